//! Exercises: a player's own mistakes, to be decided again.

use serde::{Deserialize, Serialize};
use tesserae_bots::Decision;
use tesserae_rules::{Action, Game, Kind, PositionError, RuleValues, TextError};
use tesserae_words::Text;

use crate::{Explanation, Judged, JudgedDecision, PuzzleAnswer, Scale, turn};

/// A decision that somebody has got wrong.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The game.
    pub game: Kind,
    /// Its house rules, where they are not the usual ones.
    pub house_rules: RuleValues,
    /// The position before the decision, in the notation of the game.
    pub position: String,
    /// The best decision: its actions in the notation of the game, or `throw`.
    best: String,
    /// What was done, in the same way.
    played: String,
    /// What that gave away, in thousandths of the [spread](Scale::spread).
    lost: i64,
}

impl Exercise {
    /// The exercise of a decision that was judged; None if it has no mark.
    #[must_use]
    pub fn new(judged: &Judged) -> Option<Self> {
        judged.verdict.mark?;
        let [played, best] = judged.notations();
        let before = judged.before();
        Some(Self {
            game: before.kind(),
            house_rules: before.house_rules(),
            position: before.position(),
            best,
            played,
            lost: judged.share,
        })
    }

    /// Whether another exercise is about the same decision.
    #[must_use]
    pub fn is_about_same(&self, other: &Self) -> bool {
        self.game == other.game
            && self.position == other.position
            && self.house_rules == other.house_rules
    }

    /// The game, waiting for the decision.
    ///
    /// # Errors
    /// If the position is none of the game.
    pub fn before(&self) -> Result<Box<dyn Game>, PositionError> {
        self.game.from_position(&self.house_rules, &self.position)
    }

    /// The best decision.
    ///
    /// # Errors
    /// If it is not legal in the game.
    pub fn best(&self, game: &dyn Game) -> Result<Decision, TextError> {
        turn::read_decision(game, &self.best)
    }

    /// What was done.
    ///
    /// # Errors
    /// If it is not legal in the game.
    pub fn played(&self, game: &dyn Game) -> Result<Decision, TextError> {
        turn::read_decision(game, &self.played)
    }

    /// How good it is to do this; no action at all is a throw. None if it is neither the best nor
    /// what was done: then it has to be judged.
    ///
    /// # Errors
    /// If a decision of the exercise is not legal in the game.
    pub fn answer(
        &self,
        game: &dyn Game,
        actions: &[Action],
    ) -> Result<Option<PuzzleAnswer>, TextError> {
        let [best, played] = [self.best(game)?, self.played(game)?];
        if turn::is_same(game, &best, actions) {
            return Ok(Some(PuzzleAnswer::Best));
        }
        let lost = Scale::of(game).of_thousandths(self.lost);
        Ok(turn::is_same(game, &played, actions).then_some(PuzzleAnswer::Worse(lost)))
    }

    /// How good an answer is that was judged: whatever has no mark counts as the best.
    #[must_use]
    pub fn judged_answer(judged: &JudgedDecision) -> PuzzleAnswer {
        if judged.verdict.mark.is_none() {
            PuzzleAnswer::Best
        } else {
            PuzzleAnswer::Worse(judged.verdict.lost)
        }
    }

    /// Why the best is better than what was done, in a sentence with this subject. None where the board
    /// does not show it.
    ///
    /// # Errors
    /// If the best decision is not legal in the game.
    pub fn why(
        &self,
        game: &dyn Game,
        actions: &[Action],
        subject: Text,
    ) -> Result<Option<Text>, TextError> {
        let done = turn::decision_of(actions);
        Ok(Explanation::of_turns(game, &self.best(game)?, &done).sentence(subject))
    }
}
