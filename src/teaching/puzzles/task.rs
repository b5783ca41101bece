//! What a puzzle on the table is made of: a puzzle of the game's file, or a player's own mistake.

use tesserae_bots::Decision;
use tesserae_insight::{Exercise, JudgedDecision, Puzzle};
use tesserae_rules::{Action, Game, Header, Kind, TextError};
use tesserae_words::{self as words, Text};

use super::PuzzleVerdict;

/// What is to be solved.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// A puzzle of the game's file.
    Puzzle {
        /// The game.
        kind: Kind,
        /// Its number.
        number: usize,
        /// The greatest number of a puzzle of the game.
        last: usize,
        puzzle: Puzzle,
    },
    /// An own mistake.
    Exercise(Exercise),
}

impl Task {
    pub(super) const fn kind(&self) -> Kind {
        match self {
            Self::Puzzle { kind, .. } => *kind,
            Self::Exercise(exercise) => exercise.game,
        }
    }

    /// The position of the task.
    pub(super) const fn position(&self) -> &String {
        match self {
            Self::Puzzle { puzzle, .. } => &puzzle.position,
            Self::Exercise(exercise) => &exercise.position,
        }
    }

    /// The header of a session that begins with it.
    pub(super) fn header(&self) -> Header {
        let house_rules = match self {
            Self::Puzzle { .. } => Default::default(),
            Self::Exercise(exercise) => exercise.house_rules.clone(),
        };
        Header {
            start: Some(self.position().clone()),
            house_rules,
            ..Header::new(self.kind())
        }
    }

    /// The best decision.
    pub(super) fn best(&self, game: &dyn Game) -> Result<Decision, TextError> {
        match self {
            Self::Puzzle { puzzle, .. } => puzzle.best(game),
            Self::Exercise(exercise) => exercise.best(game),
        }
    }

    /// What is said to an answer; None if it has to be judged first.
    pub(super) fn verdict(
        &self,
        game: &dyn Game,
        actions: &[Action],
    ) -> Result<Option<PuzzleVerdict>, TextError> {
        match self {
            Self::Puzzle { puzzle, .. } => PuzzleVerdict::new(puzzle, game, actions).map(Some),
            Self::Exercise(exercise) => exercise
                .answer(game, actions)?
                .map(|answer| PuzzleVerdict::of_exercise(exercise, game, actions, answer))
                .transpose(),
        }
    }

    /// What is said to an answer that was judged.
    pub(super) fn judged(
        &self,
        game: &dyn Game,
        actions: &[Action],
        judged: &JudgedDecision,
    ) -> Result<Option<PuzzleVerdict>, TextError> {
        match self {
            Self::Puzzle { .. } => self.verdict(game, actions),
            Self::Exercise(exercise) => {
                let answer = Exercise::judged_answer(judged);
                PuzzleVerdict::of_exercise(exercise, game, actions, answer).map(Some)
            }
        }
    }

    /// Its name in messages: “Puzzle 7”.
    pub(super) fn name(&self) -> Text {
        match self {
            Self::Puzzle { number, .. } => words::notices::puzzle_number(*number),
            Self::Exercise(_) => words::notices::this_mistake(),
        }
    }
}
