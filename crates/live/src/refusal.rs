//! Why a line is not added to a log: in words for the player, and as a code on the wire.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use tesserae_rules::{HeaderError, IllegalAction, RuleViolation, UndoError, sentence};
use tesserae_words::{Text, live};

use crate::{agreed::DiceError, said};

/// Why a line is not added to a log. The log is unchanged.
#[derive(Clone, Debug, Eq, IntoStaticStr, PartialEq, thiserror::Error)]
#[cfg_attr(test, derive(strum::VariantNames, strum::EnumDiscriminants))]
#[cfg_attr(test, strum_discriminants(derive(strum::EnumIter)))]
#[error("{}", self.sentence())]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// The offer follows another log than the room’s.
    Behind,
    /// Onlookers offer nothing.
    Onlooker,
    /// Nobody is absent who stands at the door.
    Knocking,
    /// A throw was to be made with a key that has been replaced since.
    ThrowAgain,
    /// The text cannot be read.
    Line,
    /// The line is older than the one before.
    Time,
    /// Another key has signed it, or another line.
    Signature,
    /// Anything before the room is open.
    NotBegun,
    /// Another first line.
    Begun,
    /// A room of another version.
    #[strum(serialize = "begin")]
    Version,
    /// Shares belong to the number of a game.
    #[strum(serialize = "begin")]
    NoNumber,
    /// No other dice are those of two people apart.
    #[strum(serialize = "begin")]
    DiceNotAgreed,
    /// A bot has no key.
    #[strum(serialize = "begin")]
    NotPeople,
    /// The host has filled in the guest’s name.
    #[strum(serialize = "begin")]
    GuestNamed,
    /// The host’s name cannot be shown.
    #[strum(serialize = "begin")]
    HostName,
    /// The clock has times that no clock has.
    #[strum(serialize = "begin")]
    Clock,
    /// There is no such game.
    Header(#[from] HeaderError),
    /// The log has no place for this line.
    Full,
    /// Too many lines that do not go on with the game.
    Enough,
    /// Nothing happens before the guest has sat down.
    NotSat,
    /// Nothing can be undone before the guest has sat down.
    #[strum(serialize = "not_sat")]
    NothingHappened,
    /// There are two seats.
    Sat,
    /// The guest’s name cannot be shown.
    #[strum(serialize = "name")]
    GuestName,
    /// Both have the same name.
    #[strum(serialize = "name")]
    NameTaken,
    /// Whoever has the seat’s secret alone does not sit there.
    NotInvited,
    /// Anything after the end of the game.
    Over,
    /// The end of a game that has not begun.
    #[strum(serialize = "over")]
    NoGame,
    /// A throw while the game waits for something else.
    NoThrow,
    /// Faces do not come from a player.
    Throw,
    /// A new throw needs the thrower’s share.
    #[strum(serialize = "wrong_share")]
    NoShare,
    /// The movement has too many numbers, or some that are none.
    Gesture,
    /// The other seat is to act.
    NotDue,
    /// What the other one did, or what was before the throw, is not undone without a question.
    #[strum(serialize = "not_due")]
    NotOwnStep,
    /// What is over is not undone without a question.
    #[strum(serialize = "not_due")]
    TurnOver,
    /// Nobody’s seat is given away sooner than they could lose by absence.
    #[strum(serialize = "not_due")]
    GuestNotDue,
    /// A game ends by a line of its own.
    End,
    /// What happened together is undone together.
    UndoCount,
    /// The question names an event that has not happened.
    #[strum(serialize = "undo_count")]
    NothingAfter,
    /// One question at a time.
    Asked,
    /// There is no question to answer.
    NotAsked,
    /// Nobody agrees with themselves.
    OwnQuestion,
    /// A rematch before the end of the game.
    NotOver,
    /// The host’s key stands in the first line, and stays.
    Seat,
    /// The owner of the seat has time to refuse.
    TooEarly,
    /// One call at a time.
    Called,
    /// There is no call to answer.
    NotCalled,
    /// Whoever is not due may be away.
    NotTheirTurn,
    /// The game waits for the machine, not for its player.
    ShareOwed,
    /// It is said once.
    ByLinks,
    /// Nobody is absent who was not called in time.
    NotAbsent,
    /// The room’s time counts.
    TimeLeft,
    /// A commitment or a share is wrong.
    Dice(#[from] DiceError),
    /// Nothing of the turn can be undone.
    Undo(#[from] UndoError),
    /// A rule of the game is broken.
    Rule(#[from] IllegalAction),
}

impl Refusal {
    /// All that have no cause of their own.
    pub(crate) const PLAIN: &[Self] = &[
        Self::Behind,
        Self::Onlooker,
        Self::Knocking,
        Self::ThrowAgain,
        Self::Line,
        Self::Time,
        Self::Signature,
        Self::NotBegun,
        Self::Begun,
        Self::Version,
        Self::NoNumber,
        Self::DiceNotAgreed,
        Self::NotPeople,
        Self::GuestNamed,
        Self::HostName,
        Self::Clock,
        Self::Full,
        Self::Enough,
        Self::NotSat,
        Self::NothingHappened,
        Self::Sat,
        Self::GuestName,
        Self::NameTaken,
        Self::NotInvited,
        Self::Over,
        Self::NoGame,
        Self::NoThrow,
        Self::Throw,
        Self::NoShare,
        Self::Gesture,
        Self::NotDue,
        Self::NotOwnStep,
        Self::TurnOver,
        Self::GuestNotDue,
        Self::End,
        Self::UndoCount,
        Self::NothingAfter,
        Self::Asked,
        Self::NotAsked,
        Self::OwnQuestion,
        Self::NotOver,
        Self::Seat,
        Self::TooEarly,
        Self::Called,
        Self::NotCalled,
        Self::NotTheirTurn,
        Self::ShareOwed,
        Self::ByLinks,
        Self::NotAbsent,
        Self::TimeLeft,
    ];

    /// What is said of it.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Behind => live::behind(),
            Self::Onlooker => live::onlooker(),
            Self::Knocking => live::knocking(),
            Self::ThrowAgain => live::throw_again(),
            Self::Line => live::line(),
            Self::Time => live::time(),
            Self::Signature => live::signature(),
            Self::NotBegun => live::not_begun(),
            Self::Begun => live::begun(),
            Self::Version => live::version(),
            Self::NoNumber => live::no_number(),
            Self::DiceNotAgreed => live::dice_not_agreed(),
            Self::NotPeople => live::not_people(),
            Self::GuestNamed => live::guest_named(),
            Self::HostName => live::unfit_name(),
            Self::Clock => live::clock(),
            Self::Full => live::full(),
            Self::Enough => live::enough(),
            Self::NotSat => live::not_sat(),
            Self::NothingHappened => live::nothing_happened(),
            Self::Sat => live::sat(),
            Self::GuestName => live::unfit_name(),
            Self::NameTaken => live::name_taken(),
            Self::NotInvited => live::not_invited(),
            Self::Over => live::over(),
            Self::NoGame => live::no_game(),
            Self::NoThrow => live::no_throw(),
            Self::Throw => live::throw(),
            Self::NoShare => live::no_share(),
            Self::Gesture => live::gesture(),
            Self::NotDue => live::not_due(),
            Self::NotOwnStep => live::not_own_step(),
            Self::TurnOver => live::turn_over(),
            Self::GuestNotDue => live::guest_not_due(),
            Self::End => live::end(),
            Self::UndoCount => live::undo_count(),
            Self::NothingAfter => live::nothing_after(),
            Self::Asked => live::asked(),
            Self::NotAsked => live::not_asked(),
            Self::OwnQuestion => live::own_question(),
            Self::NotOver => live::not_over(),
            Self::Seat => live::seat(),
            Self::TooEarly => live::too_early(),
            Self::Called => live::called(),
            Self::NotCalled => live::not_called(),
            Self::NotTheirTurn => live::not_their_turn(),
            Self::ShareOwed => live::share_owed(),
            Self::ByLinks => live::by_links(),
            Self::NotAbsent => live::not_absent(),
            Self::TimeLeft => live::time_left(),
            Self::Header(error) => error.text(),
            Self::Dice(error) => error.text(),
            Self::Undo(error) => error.text(),
            Self::Rule(illegal) => illegal.text.clone(),
        }
    }

    /// The same in English, as a sentence.
    fn sentence(&self) -> String {
        let text = self.text().to_string();
        match self {
            Self::Header(_) | Self::Undo(_) => sentence(&text),
            _ => text,
        }
    }

    /// The code on the wire.
    #[must_use]
    pub fn code(&self) -> RefusalCode {
        RefusalCode::from(self.name().to_owned())
    }

    /// A short name that stays the same when the wording changes: that of the variant, or of the
    /// broken rule.
    fn name(&self) -> &'static str {
        match self {
            Self::Dice(error) => error.code(),
            Self::Undo(error) => error.code(),
            Self::Rule(illegal) => illegal.code,
            own => own.into(),
        }
    }
}

/// The code of a refusal on the wire: what a client answers by itself, and the name of any other
/// broken rule.
#[derive(Clone, Debug, Display, EnumString, Eq, PartialEq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[strum(serialize_all = "snake_case")]
pub enum RefusalCode {
    /// The log has grown: the line is offered again, signed anew.
    Behind,
    /// The time of the other one is not over by the room’s clock.
    TimeLeft,
    /// The name of a broken rule.
    #[strum(default)]
    Rule(String),
}

impl RefusalCode {
    /// What is said of a refusal with this code, where the room has said it in English: the only
    /// message with this code, or that with this sentence; the sentence itself where there is none,
    /// as for a rule that a later version has.
    #[must_use]
    pub fn text(&self, sentence: &str) -> Text {
        let plain = Refusal::PLAIN.iter().map(|own| (own.code(), own.text()));
        let dice = DiceError::ALL.iter().map(|own| {
            let code = Self::from(own.code().to_owned());
            (code, own.text())
        });
        let known = plain.chain(dice).filter(|(code, _)| code == self);
        said::worded(known.map(|(_, text)| text).collect(), sentence)
    }
}

impl From<String> for RefusalCode {
    fn from(code: String) -> Self {
        code.parse().unwrap_or(Self::Rule(code))
    }
}

impl From<RefusalCode> for String {
    fn from(code: RefusalCode) -> Self {
        code.to_string()
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantNames;

    use super::*;

    #[test]
    fn every_refusal_without_a_cause_of_its_own_is_worded_by_code_and_sentence() {
        use strum::IntoEnumIterator;

        let with_cause = ["Header", "Dice", "Undo", "Rule"];
        for kind in RefusalDiscriminants::iter() {
            let is_plain = Refusal::PLAIN
                .iter()
                .any(|own| RefusalDiscriminants::from(own) == kind);
            let name = format!("{kind:?}");
            assert_eq!(is_plain, !with_cause.contains(&name.as_str()), "{name}");
        }
        for own in Refusal::PLAIN {
            assert_eq!(own.code().text(&own.to_string()), own.text());
            assert_eq!(own.text().bare_words(), Vec::<String>::new());
        }
        let code = RefusalCode::from("begin".to_owned());
        assert_eq!(
            code.text("Reworded."),
            "Reworded.",
            "it may be any of several"
        );
        let later = RefusalCode::from("later".to_owned());
        assert_eq!(later.text("A later rule."), "A later rule.");
    }

    #[test]
    fn the_page_of_the_protocol_has_every_code_of_a_refusal() {
        let page = include_str!("../PROTOCOL.md");
        let (_, codes) = page.split_once("Of refusals only").unwrap();
        let (codes, _) = codes.split_once("Of\nerrors").unwrap();
        // These stand for the codes of what is inside, and this is said by a client to itself.
        let inside = ["dice", "undo", "rule", "throw_again"];
        let dice = DiceError::VARIANTS.iter();
        for code in dice.chain(Refusal::VARIANTS) {
            let is_named = codes.contains(&format!("`{code}`"));
            assert_eq!(is_named, !inside.contains(code), "{code}");
        }
    }
}
