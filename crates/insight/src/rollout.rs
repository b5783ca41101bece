//! What if: two turns played on by bots, again and again, with the same throws for both.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tesserae_bots::{Decision, Knowledge, Level, Search, SearchError, Stop};
use tesserae_rules::{
    Game, Seat,
    session::random::{Generator, generator},
};

use crate::turn;

/// A game that has not ended after this many decisions counts as drawn.
const LONGEST: u32 = 4_000;

/// The results of playing on after one of the turns.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PlayedOut {
    /// How many games were played to their end.
    pub games: u32,
    /// How many of them the player who decided has won; a draw counts half.
    pub won: f64,
    /// The points won, less those lost.
    pub points: f64,
    /// The squares of the points.
    squares: f64,
}

impl PlayedOut {
    /// The share of games won, from 0 to 1; one half before the first.
    #[must_use]
    pub fn win(&self) -> f64 {
        if self.games == 0 {
            0.5
        } else {
            self.won / f64::from(self.games)
        }
    }

    /// The standard error of [`PlayedOut::win`].
    #[must_use]
    pub fn win_error(&self) -> f64 {
        (self.win() * (1.0 - self.win()) / f64::from(self.games.max(1))).sqrt()
    }

    /// The mean of the points, and its standard error.
    #[must_use]
    pub fn mean(&self) -> [f64; 2] {
        let games = f64::from(self.games.max(1));
        let mean = self.points / games;
        [
            mean,
            ((self.squares / games - mean * mean).max(0.0) / games).sqrt(),
        ]
    }

    fn add(&mut self, result: GameResult) {
        self.games += 1;
        self.won += result.won;
        self.points += result.points;
        self.squares += result.points * result.points;
    }
}

/// Plays two turns of a position out by bots without look-ahead, `games` times each. Each pair of
/// games gets the same throws, which follow from the seed. `so_far` receives the results after each
/// pair.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Stop};
/// # use tesserae_insight::{Hint, play_out};
/// # use tesserae_rules::{Kind, Throw};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// # let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
/// let mut game = Kind::Backgammon.new_game(&Default::default())?;
/// game.act(&Throw::new(&[3, 1]).into())?;
/// let stop = Stop::never();
/// let hint = Hint::find(game.as_ref(), &knowledge, &stop)?;
/// let [best, other] = [0, 1].map(|index| &hint.ranking()[index].decision);
/// let results = play_out(game.as_ref(), [best, other], &knowledge, 3, 1, &stop, &mut |_| {})?;
/// assert_eq!(results.map(|result| result.games), [3, 3]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// If the knowledge does not fit the game, or it is stopped.
pub fn play_out(
    game: &dyn Game,
    decisions: [&Decision; 2],
    knowledge: &Arc<Knowledge>,
    games: u32,
    seed: u64,
    stop: &Stop,
    so_far: &mut dyn FnMut([PlayedOut; 2]),
) -> Result<[PlayedOut; 2], SearchError> {
    let seat = game.pending().seat().unwrap_or(Seat::First);
    let starts = decisions.map(|decision| turn::after(game, decision));
    let mut results = [PlayedOut::default(); 2];
    for number in 0..games {
        for (result, start) in results.iter_mut().zip(&starts) {
            let mut throws = generator(seed.wrapping_add(number.into()));
            result.add(played(start.boxed(), seat, knowledge, &mut throws, stop)?);
        }
        so_far(results);
    }
    Ok(results)
}

/// How a game came out for a seat.
#[derive(Copy, Clone)]
struct GameResult {
    /// 1 if it was won, 0 if it was lost, one half if it was drawn.
    won: f64,
    /// Below 0 if it was lost.
    points: f64,
}

/// Plays a game to its end.
fn played(
    mut game: Box<dyn Game>,
    seat: Seat,
    knowledge: &Arc<Knowledge>,
    throws: &mut Generator,
    stop: &Stop,
) -> Result<GameResult, SearchError> {
    for _ in 0..LONGEST {
        if let Some(outcome) = game.outcome() {
            let points = f64::from(outcome.points);
            return Ok(match outcome.winner {
                Some(winner) if winner == seat => GameResult { won: 1.0, points },
                Some(_) => GameResult {
                    won: 0.0,
                    points: -points,
                },
                None => GameResult {
                    won: 0.5,
                    points: 0.0,
                },
            });
        }
        let ranking = Search::new(game.as_ref(), knowledge, Level::Oracle, 0)
            .within(0)
            .think(stop)?;
        for action in ranking.choice().actions(game.as_ref(), throws) {
            game.act_unchecked(&action);
        }
    }
    Ok(GameResult {
        won: 0.5,
        points: 0.0,
    })
}
