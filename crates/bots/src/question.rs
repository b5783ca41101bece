//! A question to a bot and its answer as texts, for a bot that thinks in another thread or another program.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tesserae_rules::{Game, Kind, RuleValues};

use crate::{Decision, Knowledge, Level, Search, SearchError};

/// What a bot is to decide: everything that it may know, and nothing else.
///
/// ```
/// # use tesserae_bots::{Level, Question};
/// # use tesserae_rules::{Game, ur};
/// let question = Question::new(&ur::State::new(ur::Options::default()), Level::Guest, 7);
/// assert_eq!(Question::read(&question.write()), Ok(question));
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    game: Kind,
    house_rules: RuleValues,
    position: String,
    level: Level,
    seed: u64,
}

impl Question {
    /// What whoever is asked should do in a game. The same question has the same answer on every platform.
    #[must_use]
    pub fn new(game: &dyn Game, level: Level, seed: u64) -> Self {
        Self { game: game.kind(), house_rules: game.house_rules(), position: game.position(), level, seed }
    }

    /// Which game it is about.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.game
    }

    /// Begins to search for the answer.
    ///
    /// # Errors
    /// If there is no such position, the game is over, or the knowledge is about another game.
    pub fn search(&self, knowledge: &Arc<Knowledge>) -> Result<Search, SearchError> {
        let game = self.game.from_position(&self.house_rules, &self.position)?;
        Search::new(game.as_ref(), knowledge, self.level, self.seed)
    }

    /// Searches to the end.
    #[must_use]
    pub fn answer(&self, knowledge: &Arc<Knowledge>) -> Answer {
        match self.search(knowledge) {
            Ok(mut search) => Answer::Decision(search.finish().choice().clone()),
            Err(error) => Answer::Error(error.to_string()),
        }
    }

    /// The question as a line of JSON.
    #[must_use]
    pub fn write(&self) -> String {
        // Strings, numbers and maps with string keys can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a question.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| format!("this is no question to a bot: {error}"))
    }
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What the bot does.
    Decision(Decision),
    /// Why it can do nothing.
    Error(String),
}

impl Answer {
    /// The answer as a line of JSON.
    #[must_use]
    pub fn write(&self) -> String {
        // Strings, numbers and maps with string keys can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads an answer; a text that is none is an error.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|error| Self::Error(format!("this is no answer of a bot: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Choice, backgammon};

    use super::*;

    #[test]
    fn questions_and_answers_are_read_back() {
        let question = Question::new(&backgammon::State::new(backgammon::Options::default()), Level::Oracle, u64::MAX);
        assert_eq!(Question::read(&question.write()), Ok(question.clone()));
        assert!(Question::read(&question.write().replace("oracle", "god")).unwrap_err().contains("god"));
        for answer in [
            Answer::Decision(Decision::Throw),
            Answer::Decision(Decision::Act(vec![Choice::Take.into()])),
            Answer::Error("the game is over".to_owned()),
        ] {
            assert_eq!(Answer::read(&answer.write()), answer);
        }
        assert!(matches!(Answer::read("{}"), Answer::Error(_)));
    }

    #[test]
    fn a_position_that_does_not_exist_is_an_error() {
        let mut question = Question::new(&backgammon::State::new(backgammon::Options::default()), Level::Guest, 1);
        question.position.push('x');
        let knowledge = Knowledge::read(Kind::Backgammon, &Knowledge::write(Kind::Backgammon, &[])).unwrap();
        assert!(matches!(question.answer(&Arc::new(knowledge)), Answer::Error(_)));
    }
}
