//! What if: two turns played on by bots, again and again, with the same throws for both.

use std::sync::Arc;

use tesserae_bots::{Decision, Knowledge, Level, Progress, Search, SearchError};
use tesserae_rules::{
    Action, Choice, Game, Pending, Seat,
    session::random::{Generator, generator},
};

use crate::turn;

/// A game that has not ended after so many actions counts as drawn.
const LONGEST: u32 = 4_000;

/// What came of playing on after one of the turns.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
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
        if self.games == 0 { 0.5 } else { self.won / f64::from(self.games) }
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
        [mean, ((self.squares / games - mean * mean).max(0.0) / games).sqrt()]
    }

    fn add(&mut self, won: f64, points: f64) {
        self.games += 1;
        self.won += won;
        self.points += points;
        self.squares += points * points;
    }
}

/// Two turns in the same position, played out by bots without look-ahead.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::Knowledge;
/// # use tesserae_insight::{Hint, Rollout};
/// # use tesserae_rules::{Kind, Throw};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// # let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
/// let mut game = Kind::Backgammon.new_game(&Default::default())?;
/// game.act(&Throw::new(&[3, 1]).into())?;
/// let hint = Hint::new(game.as_ref(), &knowledge)?;
/// let [best, other] = [0, 1].map(|index| hint.ranking()[index].decision.clone());
/// let mut rollout = Rollout::new(game.as_ref(), [best, other], &knowledge, 1);
/// while rollout.results()[1].games < 3 {
///     rollout.step(200)?;
/// }
/// # Ok(())
/// # }
/// ```
pub struct Rollout {
    starts: [Box<dyn Game>; 2],
    seat: Seat,
    knowledge: Arc<Knowledge>,
    seed: u64,
    results: [PlayedOut; 2],
    playing: Option<Playing>,
}

/// A game that is being played out.
struct Playing {
    which: usize,
    game: Box<dyn Game>,
    throws: Generator,
    actions: u32,
    search: Option<Search>,
}

impl Rollout {
    /// Begins with two decisions of the player who is asked.
    #[must_use]
    pub fn new(game: &dyn Game, decisions: [Decision; 2], knowledge: &Arc<Knowledge>, seed: u64) -> Self {
        Self {
            starts: decisions.map(|decision| turn::after(game, &decision)),
            seat: game.pending().seat().unwrap_or(Seat::First),
            knowledge: Arc::clone(knowledge),
            seed,
            results: Default::default(),
            playing: None,
        }
    }

    /// What has come of the two so far.
    #[must_use]
    pub const fn results(&self) -> &[PlayedOut; 2] {
        &self.results
    }

    /// Plays on for about so many evaluations of a position. It never ends by itself.
    ///
    /// # Errors
    /// If the knowledge does not fit the game.
    pub fn step(&mut self, budget: u32) -> Result<(), SearchError> {
        let mut playing = match self.playing.take() {
            Some(playing) => playing,
            None => {
                // Both get the same throws in turn.
                let which = usize::from(self.results[0].games > self.results[1].games);
                let game = self.starts[which].boxed();
                let throws = generator(self.seed.wrapping_add(self.results[which].games.into()));
                Playing { which, game, throws, actions: 0, search: None }
            }
        };
        if let Some((won, points)) = ended(&playing, self.seat) {
            self.results[playing.which].add(won, points);
            return Ok(());
        }
        let mut search = match playing.search.take() {
            Some(search) => search,
            None => Search::new(playing.game.as_ref(), &self.knowledge, Level::Oracle, 0)?.within(0),
        };
        if search.step(budget) == Progress::Thinking {
            playing.search = Some(search);
        } else {
            playing.carry_out(search.choice());
        }
        self.playing = Some(playing);
        Ok(())
    }
}

/// How a game came out for a seat, once it has ended: won, and points.
fn ended(playing: &Playing, seat: Seat) -> Option<(f64, f64)> {
    if playing.actions >= LONGEST {
        return Some((0.5, 0.0));
    }
    let outcome = playing.game.outcome()?;
    let points = f64::from(outcome.points);
    Some(match outcome.winner {
        Some(winner) if winner == seat => (1.0, points),
        Some(_) => (0.0, -points),
        None => (0.5, 0.0),
    })
}

impl Playing {
    /// Does what was decided, and throws where that is it.
    fn carry_out(&mut self, decision: &Decision) {
        self.actions += 1;
        match decision {
            Decision::Throw => {
                if let Pending::Throw(spec) = self.game.pending() {
                    let throw = spec.draw(&mut self.throws);
                    self.game.act_unchecked(&throw.into());
                }
            }
            Decision::Act(actions) => {
                for action in actions {
                    self.game.act_unchecked(action);
                }
                let finish = Action::from(Choice::Finish);
                if self.game.actions().contains(&finish) {
                    self.game.act_unchecked(&finish);
                }
            }
        }
    }
}
