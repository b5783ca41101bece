//! Everything that can be asked of bots and insight, and the answers: as values for another thread,
//! as texts for another program.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tesserae_bots::{
    Candidate, Decision, Knowledge, Level, Search, SearchError, Stop, resignation,
};
use tesserae_rules::{Action, Event, Game, Header, Kind, PositionError, RuleValues, Session};

use crate::{Finding, JudgedDecision, PlayedOut, best_play, go_on_analysing, judge, play_out};

/// A question about a game: everything that the answer may depend on, and nothing else. The same
/// question has the same answer on every platform.
///
/// ```
/// # use tesserae_bots::Level;
/// # use tesserae_insight::Question;
/// # use tesserae_rules::{Game, ur};
/// let question = Question::decision(&ur::State::new(ur::Options::default()), Level::Guest, 7);
/// assert_eq!(Question::read(&question.write()), Ok(question));
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What does a bot do?
    Decision {
        /// Where.
        position: GamePosition,
        /// How well it plays.
        level: Level,
        /// Decides between what the level holds equal.
        seed: u64,
        /// Whether it may give up the game.
        may_resign: bool,
    },
    /// How are all decisions of the player who is asked ranked? Hints, odds and coaches are made of
    /// this.
    BestPlay {
        /// Where.
        position: GamePosition,
    },
    /// What did every decision of a session give away, and how lucky was every throw?
    Analysis {
        /// What was settled before the first throw.
        header: Header,
        /// What happened.
        events: Vec<Event>,
        /// How many findings are known already: the answers are those that follow them.
        #[serde(default)]
        known: usize,
    },
    /// What does one decision give away, looked at as far ahead as the best?
    Judgement {
        /// Where.
        position: GamePosition,
        /// What is done; nothing for a throw.
        actions: Vec<Action>,
    },
    /// What comes of some decisions if bots play on?
    WhatIf {
        /// Where.
        position: GamePosition,
        /// At most [`PlayedOut::MOST`].
        decisions: Vec<Decision>,
        /// How often each is played out.
        games: u32,
        /// The throws follow from it.
        seed: u64,
    },
}

/// A position of a game as texts.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamePosition {
    game: Kind,
    house_rules: RuleValues,
    position: String,
}

/// An answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// What the bot does.
    Decision(Decision),
    /// All decisions, best first. The first answer is without look-ahead, the last one counts.
    Ranking(Vec<Candidate>),
    /// The next decision or throw of the session; there is one answer for each.
    Finding(Finding),
    /// The session is analysed.
    Analysed,
    /// The decision beside the best; None where the bots do not know what was done.
    Judged(Option<Box<JudgedDecision>>),
    /// The results of playing on, one for each decision, after each game of all.
    PlayedOut(Vec<PlayedOut>),
    /// Why there is no answer.
    Error(String),
}

impl GamePosition {
    /// The position of a game.
    #[must_use]
    pub fn new(game: &dyn Game) -> Self {
        Self {
            game: game.kind(),
            house_rules: game.house_rules(),
            position: game.position(),
        }
    }

    /// The game in this position.
    fn game(&self) -> Result<Box<dyn Game>, PositionError> {
        self.game.from_position(&self.house_rules, &self.position)
    }
}

impl Question {
    /// What a bot does in a game.
    #[must_use]
    pub fn decision(game: &dyn Game, level: Level, seed: u64) -> Self {
        Self::Decision {
            position: GamePosition::new(game),
            level,
            seed,
            may_resign: false,
        }
    }

    /// The same question to a bot that may give the game up, which is answered by a resignation
    /// where the rest of the game can change nothing. Whoever asks sees to it that a bot offers
    /// that once.
    #[must_use]
    pub fn may_resign(mut self) -> Self {
        if let Self::Decision { may_resign, .. } = &mut self {
            *may_resign = true;
        }
        self
    }

    /// How the decisions in a game are ranked.
    #[must_use]
    pub fn best_play(game: &dyn Game) -> Self {
        Self::BestPlay {
            position: GamePosition::new(game),
        }
    }

    /// What the decisions of a session gave away, and how lucky its throws were.
    #[must_use]
    pub fn analysis(session: &Session) -> Self {
        Self::Analysis {
            header: session.header().clone(),
            events: session.events().to_vec(),
            known: 0,
        }
    }

    /// What these actions of a whole turn, or this choice, give away in a game; no action at all is
    /// a throw.
    #[must_use]
    pub fn judgement(game: &dyn Game, actions: &[Action]) -> Self {
        Self::Judgement {
            position: GamePosition::new(game),
            actions: actions.to_vec(),
        }
    }

    /// What comes of decisions in a game, at most [`PlayedOut::MOST`], that are played out `games`
    /// times each.
    #[must_use]
    pub fn what_if(game: &dyn Game, decisions: Vec<Decision>, games: u32, seed: u64) -> Self {
        Self::WhatIf {
            position: GamePosition::new(game),
            decisions,
            games,
            seed,
        }
    }

    /// The game it is about.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Decision { position, .. }
            | Self::BestPlay { position }
            | Self::Judgement { position, .. }
            | Self::WhatIf { position, .. } => position.game,
            Self::Analysis { header, .. } => header.game,
        }
    }

    /// Answers it. `so_far` receives the answers before the last one, which is returned. It is an
    /// error if it was stopped.
    #[must_use]
    pub fn answer(
        &self,
        knowledge: &Arc<Knowledge>,
        stop: &Stop,
        so_far: &mut dyn FnMut(Answer),
    ) -> Answer {
        self.find(knowledge, stop, so_far)
            .unwrap_or_else(Answer::Error)
    }

    fn find(
        &self,
        knowledge: &Arc<Knowledge>,
        stop: &Stop,
        so_far: &mut dyn FnMut(Answer),
    ) -> Result<Answer, String> {
        let read = |position: &GamePosition| position.game().map_err(SearchError::from);
        let words = |error: SearchError| error.to_string();
        match self {
            Self::Decision {
                position,
                level,
                seed,
                may_resign,
            } => {
                let decide = || -> Result<Answer, SearchError> {
                    let game = read(position)?;
                    if *may_resign && let Some(offer) = resignation(game.as_ref(), *level)? {
                        return Ok(Answer::Decision(Decision::Act(vec![offer.into()])));
                    }
                    let ranking =
                        Search::new(game.as_ref(), knowledge, *level, *seed).think(stop)?;
                    Ok(Answer::Decision(ranking.choice().clone()))
                };
                decide().map_err(words)
            }
            Self::BestPlay { position } => {
                let game = read(position).map_err(words)?;
                let first = &mut |ranking: &[Candidate]| so_far(Answer::Ranking(ranking.to_vec()));
                best_play(game.as_ref(), knowledge, stop, first)
                    .map(Answer::Ranking)
                    .map_err(words)
            }
            Self::Analysis {
                header,
                events,
                known,
            } => {
                let mut session =
                    Session::new(header.clone()).map_err(|error| error.to_string())?;
                for event in events {
                    session
                        .act(event.clone())
                        .map_err(|error| error.to_string())?;
                }
                let found = &mut |finding| so_far(Answer::Finding(finding));
                go_on_analysing(&session, *known, knowledge, stop, found)
                    .map(|()| Answer::Analysed)
                    .map_err(words)
            }
            Self::Judgement { position, actions } => {
                let game = read(position).map_err(words)?;
                judge(game.as_ref(), actions, knowledge, stop)
                    .map(|judged| Answer::Judged(judged.map(Box::new)))
                    .map_err(words)
            }
            Self::WhatIf {
                position,
                decisions,
                games,
                seed,
            } => {
                let game = read(position).map_err(words)?;
                let results =
                    &mut |results: &[PlayedOut]| so_far(Answer::PlayedOut(results.to_vec()));
                let played = play_out(
                    game.as_ref(),
                    decisions,
                    knowledge,
                    *games,
                    *seed,
                    stop,
                    results,
                );
                played.map(Answer::PlayedOut).map_err(words)
            }
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
        serde_json::from_str(text).map_err(|error| format!("this is not a question: {error}"))
    }
}

impl Answer {
    /// The decision that it is.
    ///
    /// # Errors
    /// Why there is none.
    pub fn decision(self) -> Result<Decision, String> {
        if let Self::Decision(decision) = self {
            Ok(decision)
        } else {
            Err(self.failure())
        }
    }

    /// The ranking that it is.
    ///
    /// # Errors
    /// Why there is none.
    pub fn ranking(self) -> Result<Vec<Candidate>, String> {
        if let Self::Ranking(ranking) = self {
            Ok(ranking)
        } else {
            Err(self.failure())
        }
    }

    /// Why it is not the answer that was expected.
    #[must_use]
    pub fn failure(self) -> String {
        if let Self::Error(error) = self {
            error
        } else {
            "the answer is to another question".to_owned()
        }
    }

    /// The answer as a line of JSON.
    #[must_use]
    pub fn write(&self) -> String {
        // Strings, numbers and maps with string keys can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads an answer; a text that is none is an error.
    #[must_use]
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text)
            .unwrap_or_else(|error| Self::Error(format!("this is not an answer: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Choice, backgammon};

    use super::*;

    #[test]
    fn questions_and_answers_are_read_back() {
        let game = backgammon::State::new(backgammon::Options::default());
        let throw = Decision::Throw;
        let questions = [
            Question::decision(&game, Level::Oracle, u64::MAX),
            Question::best_play(&game),
            Question::analysis(&Session::new(Header::new(Kind::Ur)).unwrap()),
            Question::what_if(
                &game,
                vec![throw.clone(), Decision::Act(vec![Choice::Double.into()])],
                3,
                u64::MAX,
            ),
            Question::judgement(&game, &[Choice::Double.into()]),
        ];
        for question in questions {
            assert_eq!(Question::read(&question.write()), Ok(question));
        }
        let wrong = Question::decision(&game, Level::Oracle, 1)
            .write()
            .replace("oracle", "god");
        assert!(Question::read(&wrong).unwrap_err().contains("god"));
        for answer in [
            Answer::Decision(throw),
            Answer::Decision(Decision::Act(vec![Choice::Take.into()])),
            Answer::Finding(Finding::Throw(None)),
            Answer::Analysed,
            Answer::Judged(None),
            Answer::PlayedOut(vec![Default::default(); 3]),
            Answer::Error("the game is over".to_owned()),
        ] {
            assert_eq!(Answer::read(&answer.write()), answer);
        }
        assert!(matches!(Answer::read("{}"), Answer::Error(_)));
    }

    #[test]
    fn a_position_that_does_not_exist_is_an_error() {
        let game = backgammon::State::new(backgammon::Options::default());
        let mut position = GamePosition::new(&game);
        position.position.push('x');
        let knowledge =
            Knowledge::read(Kind::Backgammon, &Knowledge::write(Kind::Backgammon, &[])).unwrap();
        let answer = Question::BestPlay { position }.answer(
            &Arc::new(knowledge),
            &Stop::never(),
            &mut |_| {},
        );
        assert!(matches!(answer, Answer::Error(_)));
    }
}
