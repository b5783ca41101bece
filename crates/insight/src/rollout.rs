//! Rollouts: up to four decisions played on by bots, again and again, with the same throws for all
//! and with the luck of the throws taken out of every result.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tesserae_bots::{Decision, Knowledge, Level, Search, SearchError, Stop, Value};
use tesserae_rules::{
    Action, Choice, Game, Outcome, Pending, Seat,
    session::random::{Generator, generator},
};

use crate::{Scale, Throws, Unit};

/// After this many throws a game is cut off, and counts as what the bots think of it one throw
/// ahead.
const CUT_OFF: u32 = 12;
/// A game that has not ended after this many decisions counts as drawn.
const LONGEST: u32 = 4_000;

/// The results of playing on after one decision.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct PlayedOut {
    /// How many games were played.
    pub games: u32,
    /// The sum of what they were worth to the player who decided, without luck, in millionths of the
    /// unit of the values. Whole numbers stay the same as texts.
    sum: i64,
    /// The sum of the squares.
    squares: u64,
}

impl PlayedOut {
    /// The greatest number of decisions that are played out beside one another.
    pub const MOST: usize = 4;

    /// What the decision is worth to the player who takes it, in the unit of the game's values; 0
    /// before the first game.
    #[must_use]
    pub fn value(&self) -> Value {
        Value(self.mean().round() as i64)
    }

    /// The standard error of [`PlayedOut::value`], as the games have scattered; None before the
    /// second game.
    #[must_use]
    pub fn error(&self) -> Option<Value> {
        let games = f64::from(self.games);
        let mean = self.mean();
        let spread = (self.squares as f64 / games - mean * mean).max(0.0);
        (self.games > 1).then(|| Value((spread / (games - 1.0)).sqrt().round() as i64))
    }

    /// In millionths.
    fn mean(&self) -> f64 {
        self.sum as f64 / f64::from(self.games.max(1))
    }

    fn add(&mut self, worth: Value) {
        let size = worth.0.unsigned_abs();
        self.games += 1;
        self.sum = self.sum.saturating_add(worth.0);
        self.squares = self.squares.saturating_add(size.saturating_mul(size));
    }
}

/// Plays decisions of a position out by bots without look-ahead, `games` times each: at most
/// [`PlayedOut::MOST`], the others are left out. The games of one number get the same throws, which
/// follow from the seed. `so_far` receives the results after each number.
///
/// A game that has not ended after twelve throws is cut off there, and counts as what the bots think
/// of it one throw ahead. It is worth what it brings, less the luck of its throws: of each, by how
/// much it was worth more than the mean of all throws by the bots' estimates. That luck is zero on
/// average whatever the estimates are worth, so that only the scatter of the results becomes less.
/// In a match or set the first game is played; what the score after it is worth, the bots estimate.
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
/// let decisions: Vec<_> = hint.ranking()[..2].iter().map(|known| known.decision.clone()).collect();
/// let results = play_out(game.as_ref(), &decisions, &knowledge, 3, 1, &stop, &mut |_| {})?;
/// println!("{} ± {}", results[0].value(), results[0].error().unwrap_or_default());
/// assert_eq!(results.len(), 2);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// If the knowledge does not fit the game, or it is stopped.
pub fn play_out(
    game: &dyn Game,
    decisions: &[Decision],
    knowledge: &Arc<Knowledge>,
    games: u32,
    seed: u64,
    stop: &Stop,
    so_far: &mut dyn FnMut(&[PlayedOut]),
) -> Result<Vec<PlayedOut>, SearchError> {
    let decisions = &decisions[..decisions.len().min(PlayedOut::MOST)];
    let mut results = vec![PlayedOut::default(); decisions.len()];
    for number in 0..games {
        for (result, decision) in results.iter_mut().zip(decisions) {
            let mut player = Player {
                knowledge,
                throws: generator(seed.wrapping_add(number.into())),
                seat: game.pending().seat().unwrap_or(Seat::First),
                luck: Value::ZERO,
                thrown: 0,
                stop,
            };
            result.add(player.play(game.boxed(), decision)?);
        }
        so_far(&results);
    }
    Ok(results)
}

/// Plays one game.
struct Player<'a> {
    knowledge: &'a Arc<Knowledge>,
    throws: Generator,
    /// Whose decision is played out.
    seat: Seat,
    /// What the throws have brought this seat by luck.
    luck: Value,
    /// How many throws there were.
    thrown: u32,
    stop: &'a Stop,
}

impl Player<'_> {
    /// Plays a game on after a decision; returns what it was worth to the seat, without luck.
    fn play(&mut self, mut game: Box<dyn Game>, first: &Decision) -> Result<Value, SearchError> {
        let scale = Scale::of(game.as_ref());
        self.carry_out(game.as_mut(), first)?;
        for _ in 0..LONGEST {
            if let Some(outcome) = game.outcome().cloned() {
                if let Some(worth) = self.worth(&outcome, &scale) {
                    return Ok(worth - self.luck);
                }
                game.act_unchecked(&Choice::NextGame.into());
                let mean = Throws::find(game.as_ref(), self.knowledge, self.stop)?.mean();
                if let Some(mean) = mean {
                    return Ok(seen_by(self.seat, mean, &scale) - self.luck);
                }
                continue;
            }
            let search = Search::new(game.as_ref(), self.knowledge, Level::Oracle, 0);
            if let (true, Pending::Throw(spec)) = (self.thrown >= CUT_OFF, game.pending())
                && let Some(seat) = spec.seat()
            {
                let ranking = search.within(1).think(self.stop)?;
                let best = ranking.candidates().first().map(|best| best.value);
                let value = best.unwrap_or(Value(scale.sum.0 / 2));
                let own = if seat == self.seat {
                    value
                } else {
                    scale.turned(value)
                };
                return Ok(own - self.luck);
            }
            let ranking = search.within(0).think(self.stop)?;
            self.carry_out(game.as_mut(), ranking.choice())?;
        }
        Ok(Value(scale.sum.0 / 2) - self.luck)
    }

    fn carry_out(&mut self, game: &mut dyn Game, decision: &Decision) -> Result<(), SearchError> {
        for action in decision.actions(game, &mut self.throws) {
            if let Action::Throw(throw) = &action {
                let worths = Throws::find(game, self.knowledge, self.stop)?;
                self.thrown += 1;
                self.luck = self.luck + worths.luck(throw, self.seat).unwrap_or_default();
            }
            game.act_unchecked(&action);
        }
        Ok(())
    }

    /// What an end is worth; None where the series goes on and values are about the whole of it.
    fn worth(&self, outcome: &Outcome, scale: &Scale) -> Option<Value> {
        let is_won = outcome.winner.map(|winner| winner == self.seat);
        let of_series = matches!(scale.unit, Unit::Match | Unit::Set);
        match (scale.unit, is_won) {
            _ if of_series && !outcome.series_over => None,
            (_, None) => Some(Value(scale.sum.0 / 2)),
            (Unit::Points | Unit::Coins, Some(is_won)) => {
                let points = Value::whole(outcome.points.into());
                Some(if is_won { points } else { -points })
            }
            (_, Some(true)) => Some(Value::whole(1)),
            (_, Some(false)) => Some(scale.sum - Value::whole(1)),
        }
    }
}

/// A value for the first seat, as this seat sees it.
fn seen_by(seat: Seat, value: Value, scale: &Scale) -> Value {
    if seat == Seat::First {
        value
    } else {
        scale.turned(value)
    }
}
