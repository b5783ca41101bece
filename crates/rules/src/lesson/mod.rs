//! Lessons: how a game is played, learned in a few minutes at the board itself.
//!
//! A lesson is data beside the rulebook of its game, a file in RON: steps with a sentence or two
//! each, the position, the throw that is arranged to fall, and what the learner is to do. Its texts
//! have names, by which other languages word them. The learner sits in the first seat. [`Lesson::session`] is the game at the beginning of a step,
//! [`LessonStep::due`] says what is to happen next.
//!
//! ```
//! use tesserae_rules::{Kind, lesson::{Due, Lesson}};
//!
//! let lesson = &Kind::TableroDiBerona.lessons()[0];
//! let session = lesson.session(0)?;
//! let due = lesson.steps[0].due(session.game(), &[])?;
//! assert!(matches!(due, Due::Throw(_)), "the first thing to do is to throw the dice");
//! # Ok::<(), tesserae_rules::lesson::LessonError>(())
//! ```

#[cfg(test)]
mod coverage;
mod due;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod wording;

use std::{collections::BTreeMap, sync::LazyLock};

use serde::{Deserialize, Deserializer};
use tesserae_words::{Text, common, teaching};
use thiserror::Error;

pub use due::{Due, legal};

use crate::{
    Action, DiceSource, Event, Game, Header, HeaderError, IllegalAction, Kind, Place, RuleValues,
    Seat, Session, TextError, Throw, session::Player,
};

/// A lesson: a game, or a part of it.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game.
    pub game: Kind,
    /// Its name in files: under it the table remembers that it was finished.
    pub key: String,
    /// The name on its button: “Learn Tabula”.
    #[serde(deserialize_with = "paragraph")]
    pub title: Text,
    /// The house rules; what is not named has its default.
    #[serde(default)]
    pub house_rules: RuleValues,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What it teaches, in letters, digits and hyphens: other languages know its texts by it, so it
    /// stays when steps are put in or left out. No other step of the lesson has it.
    pub key: String,
    /// The position that it begins with, in the notation of the game; without one it goes on where
    /// the last step ended.
    #[serde(default)]
    pub position: Option<String>,
    /// What the program does first, for the opponent or to end the learner's turn: actions in the
    /// notation of the game.
    #[serde(default)]
    pub before: Vec<String>,
    /// The rule and the instruction.
    #[serde(deserialize_with = "paragraph")]
    pub text: Text,
    /// Places that the text is about. What the learner is to do is pointed at anyway.
    #[serde(default)]
    pub point_at: Vec<Place>,
    /// The faces that are arranged to come up when the learner throws.
    #[serde(default)]
    pub throw: Option<Throw>,
    /// What the learner does after it: several ways, each a list of actions with spaces between
    /// them. The actions of a way are accepted in every order that the rules allow. With neither
    /// throw nor ways the step is only read.
    #[serde(default)]
    pub play: Vec<String>,
    /// Whether the learner is to find it: nothing is pointed at before the first wrong try.
    #[serde(default)]
    pub unaided: bool,
    /// The answer to actions that are legal but not what the step is about.
    #[serde(default, deserialize_with = "some_paragraph")]
    pub otherwise: Option<Text>,
    /// Wrong tries that are likely.
    #[serde(default)]
    pub tries: Vec<WrongTry>,
}

/// A wrong try that is likely, with its answer.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct WrongTry {
    /// The action, in the notation of the game.
    pub action: String,
    /// The code of the rule that it breaks; none if it is legal, but not what the step is about.
    #[serde(default)]
    pub breaks: Option<String>,
    /// The answer; without one it is the broken rule in the words of the game.
    #[serde(default, deserialize_with = "some_paragraph")]
    pub answer: Option<Text>,
}

/// Reads a text that may be broken into lines and indented. [`Lesson::name_texts`] names it.
fn paragraph<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Text, D::Error> {
    let text = String::deserialize(deserializer)?;
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(Text::keyed("", words.join(" ")))
}

fn some_paragraph<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Text>, D::Error> {
    paragraph(deserializer).map(Some)
}

impl Lesson {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat::First;

    /// Reads a lesson.
    ///
    /// # Errors
    /// What is wrong, and in which line.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let lesson: Self = options.from_str(text).map_err(|error| {
            let at = error.span.start;
            TextError::new(
                at.col.saturating_sub(1),
                common::as_written(error.code.to_string()),
            )
            .on_line(at.line)
        })?;
        Ok(lesson.name_texts())
    }

    /// Names its texts: `lessons.ur-play-the-step`, and what is answered in that step.
    fn name_texts(mut self) -> Self {
        let named = |name: &str, text: &Text| {
            Text::keyed(format!("lessons.{}", hyphened(name)), text.to_string())
        };
        let lesson = format!("{}-{}", self.game, self.key);
        self.title = named(&lesson, &self.title);
        for step in &mut self.steps {
            let name = format!("{lesson}-{}", step.key);
            step.text = named(&name, &step.text);
            if let Some(otherwise) = &mut step.otherwise {
                *otherwise = named(&format!("{name}-otherwise"), otherwise);
            }
            for wrong in &mut step.tries {
                if let Some(answer) = &mut wrong.answer {
                    *answer = named(&format!("{name}-try-{}", wrong.action), answer);
                }
            }
        }
        self
    }

    /// All that a learner reads of it, in the order of the steps.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let of_steps = self.steps.iter().flat_map(LessonStep::texts);
        [&self.title].into_iter().chain(of_steps)
    }

    /// The game as it stands at the beginning of a step, before anything of the step has happened.
    ///
    /// # Errors
    /// If a position or an action of the lesson is wrong.
    pub fn session(&self, step: usize) -> Result<Session, LessonError> {
        let begins = |index: &usize| {
            self.steps
                .get(*index)
                .is_some_and(|step| step.position.is_some())
        };
        let first = (0..=step).rev().find(begins).unwrap_or_default();
        let mut session = Session::new(Header {
            house_rules: self.house_rules.clone(),
            players: [Player::Person, Player::Bot("guest".to_owned())],
            dice: Some(DiceSource::Physical),
            start: self.steps.get(first).and_then(|step| step.position.clone()),
            ..Header::new(self.game)
        })?;
        for step in self.steps.iter().take(step).skip(first) {
            step.play(&mut session)?;
        }
        Ok(session)
    }
}

impl LessonStep {
    /// All that a learner reads of it: what it says, and its answers.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let answers = self.tries.iter().filter_map(|wrong| wrong.answer.as_ref());
        [&self.text]
            .into_iter()
            .chain(&self.otherwise)
            .chain(answers)
    }

    /// Plays the step from its beginning to its end, by the first way.
    ///
    /// # Errors
    /// If an action of the step is wrong.
    pub fn play(&self, session: &mut Session) -> Result<(), LessonError> {
        let start = session.game().boxed();
        let first = session.events().len();
        loop {
            let done = session.events().get(first..).unwrap_or_default();
            let action = match self.due(start.as_ref(), done)? {
                Due::Program(action) => action,
                Due::Throw(throw) => throw.into(),
                Due::Act(actions) => legal(session.game(), &actions)
                    .next()
                    .cloned()
                    .ok_or(LessonError::DeadEnd)?,
                Due::Read | Due::Done => return Ok(()),
            };
            session.act(event(action))?;
        }
    }

    /// What is answered to an action that the step does not ask for: nothing special if the action
    /// is illegal and the broken rule says enough.
    #[must_use]
    pub fn answer(&self, game: &dyn Game, action: &Action) -> Option<Text> {
        let known = self.tries.iter().find(|wrong| {
            game.read_action(&wrong.action)
                .is_ok_and(|read| is_same_gesture(&read, action))
        });
        let is_legal = || game.boxed().act(action).is_ok();
        match known.and_then(|wrong| wrong.answer.clone()) {
            Some(answer) => Some(answer),
            None if is_legal() => Some(self.answer_to_others()),
            None => None,
        }
    }

    /// What is answered to legal actions that are not what the step is about.
    #[must_use]
    pub fn answer_to_others(&self) -> Text {
        let otherwise = self.otherwise.clone();
        otherwise.unwrap_or_else(common::lesson_goes_on)
    }
}

/// A name for Fluent: all but letters and digits are hyphens, and never two in a row.
fn hyphened(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

/// Whether two actions are the same thing done by hand, whichever die it is meant to use.
fn is_same_gesture(one: &Action, other: &Action) -> bool {
    match (one, other) {
        (Action::Step(one), Action::Step(other)) => {
            one.from == other.from && one.path == other.path
        }
        _ => one == other,
    }
}

/// The event of an action in a lesson: throws are those of the dice on the table.
#[must_use]
pub fn event(action: Action) -> Event {
    match action {
        Action::Throw(throw) => Event::thrown(throw, DiceSource::Physical),
        action => action.into(),
    }
}

/// A lesson that does not agree with the rules.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.text())]
pub enum LessonError {
    /// A position or a house rule is wrong.
    Header(#[from] HeaderError),
    /// An action cannot be read.
    Action(#[from] TextError),
    /// An action is illegal.
    Illegal(#[from] IllegalAction),
    /// What has been played is no part of any way of the step.
    DeadEnd,
}

impl LessonError {
    /// What is wrong: a part of a sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Header(error) => error.text(),
            Self::Action(error) => teaching::wrong_action(error.text()),
            Self::Illegal(error) => error.text.clone(),
            Self::DeadEnd => teaching::dead_end(),
        }
    }
}

impl Kind {
    /// The lessons of the game, the first of which teaches to play it.
    ///
    /// # Panics
    /// Never: a test reads all of them.
    #[must_use]
    pub fn lessons(self) -> &'static [Lesson] {
        static LESSONS: LazyLock<BTreeMap<Kind, Vec<Lesson>>> = LazyLock::new(|| {
            let read = |text: &&str| Lesson::read(text).expect("a test reads every lesson");
            Kind::ALL
                .into_iter()
                .map(|kind| (kind, kind.info().lessons.iter().map(read).collect()))
                .collect()
        });
        LESSONS.get(&self).map_or(&[], Vec::as_slice)
    }
}
