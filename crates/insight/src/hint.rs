//! The best turns in a position, and why the best is better than another. `odds` has what else is
//! known of it.

use std::sync::Arc;

use tesserae_bots::{Candidate, Knowledge, SearchError, Stop, Value};
use tesserae_rules::{Action, Game, Seat};
use tesserae_words::{Text, insight};

use crate::{Explanation, Mark, Scale, Solved, Unit, Verdict, best_play, registry, scale, turn};

/// What the strongest bot would do, for the player who is asked, and the odds of the position.
///
/// ```
/// # use std::sync::Arc;
/// # use tesserae_bots::{Knowledge, Stop};
/// # use tesserae_insight::{Hint, Mark};
/// # use tesserae_rules::{Action, Kind, Throw};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
/// # let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
/// let mut game = Kind::Backgammon.new_game(&Default::default())?;
/// game.act(&Throw::new(&[3, 1]).into())?;
/// let hint = Hint::find(game.as_ref(), &knowledge, &Stop::never())?;
///
/// // The three best, with what they are worth and the chances behind it.
/// for (index, candidate) in hint.ranking().iter().enumerate().take(3) {
///     let words = hint.words(index).ok_or("no words")?;
///     println!("{words} {} {:?}", candidate.value, candidate.chances);
/// }
///
/// // A coach: what would it cost to break the midpoint instead?
/// let words = ["13/10", "6/5"].map(|word| game.read_action(word));
/// let played: Vec<Action> = words.into_iter().collect::<Result<_, _>>()?;
/// let verdict = hint.judge(&played).ok_or("a legal turn")?;
/// assert!(verdict.mark >= Some(Mark::Error));
/// let lost = hint.cost(verdict.played);
/// println!("This costs you {lost}: {}", hint.why_not(verdict.played).ok_or("no reason")?);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Hint {
    game: Box<dyn Game>,
    scale: Scale,
    ranking: Vec<Candidate>,
}

impl Hint {
    /// The hint that the ranking of a position's decisions gives; [`best_play`] makes one.
    #[must_use]
    pub fn new(game: &dyn Game, ranking: Vec<Candidate>) -> Self {
        Self {
            game: game.boxed(),
            scale: Scale::of(game),
            ranking,
        }
    }

    /// Looks for the best in a position.
    ///
    /// # Errors
    /// If the game is over, the knowledge does not fit it, or the search is stopped.
    pub fn find(
        game: &dyn Game,
        knowledge: &Arc<Knowledge>,
        stop: &Stop,
    ) -> Result<Self, SearchError> {
        Ok(Self::new(
            game,
            best_play(game, knowledge, stop, &mut |_| {})?,
        ))
    }

    /// The player who decides; None where each throws a die.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.game.pending().seat()
    }

    /// The position that the hint is about.
    #[must_use]
    pub fn game(&self) -> &dyn Game {
        self.game.as_ref()
    }

    /// The unit of the values.
    #[must_use]
    pub const fn scale(&self) -> &Scale {
        &self.scale
    }

    /// Why the values are exact; None where they are estimated.
    #[must_use]
    pub fn solved(&self) -> Option<Solved> {
        registry::of(self.game()).solved(self.game())
    }

    /// All possible decisions, best first.
    #[must_use]
    pub fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }

    /// One of the ranking in words, counted from 0: “13 to 8 and 6 to 5”. None if the ranking is
    /// shorter.
    #[must_use]
    pub fn words(&self, index: usize) -> Option<Text> {
        let candidate = self.ranking.get(index)?;
        Some(turn::words(self.game(), &candidate.decision))
    }

    /// Why the best is better than the second best, in one or two sentences about “it”. None where
    /// there is no choice.
    #[must_use]
    pub fn why(&self) -> Option<Text> {
        self.why_not(1)
    }

    /// Why the best is better than another of the ranking, counted from 0.
    #[must_use]
    pub fn why_not(&self, index: usize) -> Option<Text> {
        let (best, other) = (self.ranking.first()?, self.ranking.get(index)?);
        let explanation = Explanation::new(self.game(), best, other);
        explanation.sentence(insight::it()).filter(|_| index > 0)
    }

    /// The chance to win with one of the ranking, counted from 0, in hundredths. None where none is
    /// known.
    #[must_use]
    pub fn wins_in_100(&self, index: usize) -> Option<u32> {
        Some((100.0 * self.win(index)?).round() as u32)
    }

    /// What one of the ranking, counted from 0, costs in comparison with the best: “11 wins in 100”
    /// where the chance to win the game differs enough, else in the unit of the values.
    #[must_use]
    pub fn cost(&self, index: usize) -> Text {
        /// The least difference between chances to win that is shown as a cost.
        const LEAST: f64 = 0.01;
        let wins = self
            .win(0)
            .zip(self.win(index))
            .map(|(best, other)| best - other);
        match (self.scale.unit, wins) {
            (Unit::Game | Unit::Set, Some(wins)) if wins >= LEAST => scale::wins(wins),
            _ => {
                let value = |index: usize| {
                    self.ranking
                        .get(index)
                        .map_or(Value::ZERO, |candidate| candidate.value)
                };
                self.scale.difference(value(0) - value(index))
            }
        }
    }

    fn win(&self, index: usize) -> Option<f64> {
        Some(self.ranking.get(index)?.win()? as f64 / 1_000_000.0)
    }

    /// What a decision gave away that was carried out by these actions: a whole turn, or a choice.
    /// No action at all is a throw, where that is one of the decisions. None if it is not in the
    /// ranking.
    #[must_use]
    pub fn judge(&self, actions: &[Action]) -> Option<Verdict> {
        Verdict::new(self.game(), &self.ranking, actions, &self.scale)
    }

    /// The mark of one of the ranking, if it were played.
    #[must_use]
    pub fn mark(&self, index: usize) -> Option<Mark> {
        let (best, other) = (self.ranking.first()?, self.ranking.get(index)?);
        Mark::of(best.value - other.value, &self.scale)
    }
}
