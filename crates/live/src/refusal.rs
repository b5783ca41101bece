//! Why a line is not added to a log: in words for the player, and as a code on the wire.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use tesserae_rules::{HeaderError, IllegalAction, RuleViolation, UndoError, sentence};

use crate::{agreed::DiceError, name};

/// Why a line is not added to a log. The log is unchanged.
#[derive(Clone, Debug, Eq, IntoStaticStr, PartialEq, thiserror::Error)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// The offer follows another log than the room’s.
    #[error("Something else happened first.")]
    Behind,
    /// Onlookers offer nothing.
    #[error("Onlookers see and do not touch.")]
    Onlooker,
    /// Nobody is absent who stands at the door.
    #[error("The other player is trying to come in, and was not let in yet.")]
    Knocking,
    /// A throw was to be made with a key that has been replaced since.
    #[error("The keys of this game have changed. Throw again.")]
    ThrowAgain,
    /// The text cannot be read.
    #[error("This is no line of a log.")]
    Line,
    /// The line is older than the one before.
    #[error("Time goes back in this line.")]
    Time,
    /// Another key has signed it, or another line.
    #[error("This line is not signed by the player in whose name it is.")]
    Signature,
    /// Anything before the room is open.
    #[error("The first line opens the room.")]
    NotBegun,
    /// Another first line.
    #[error("The room is open already.")]
    Begun,
    /// A room of another version.
    #[error("The room speaks another version of the protocol. Reload the page.")]
    #[strum(serialize = "begin")]
    Version,
    /// Shares belong to the number of a game.
    #[error("The game has no number.")]
    #[strum(serialize = "begin")]
    NoNumber,
    /// No other dice are those of two people apart.
    #[error("The dice of two people apart are agreed.")]
    #[strum(serialize = "begin")]
    DiceNotAgreed,
    /// A bot has no key.
    #[error("Only people play here.")]
    #[strum(serialize = "begin")]
    NotPeople,
    /// The host has filled in the guest’s name.
    #[error("The guest gives the own name.")]
    #[strum(serialize = "begin")]
    GuestNamed,
    /// The host’s name cannot be shown.
    #[error("{}", name::UNFIT)]
    #[strum(serialize = "begin")]
    HostName,
    /// The clock has times that no clock has.
    #[error("A clock has between a second and a day.")]
    #[strum(serialize = "begin")]
    Clock,
    /// There is no such game.
    #[error("{}", sentence(&.0.to_string()))]
    Header(#[from] HeaderError),
    /// The log has no place for this line.
    #[error("The log of this room is full. Go on by links, or resign.")]
    Full,
    /// Too many lines that do not go on with the game.
    #[error("You have asked, called or undone too often. Go on with the game first.")]
    Enough,
    /// Nothing happens before the guest has sat down.
    #[error("The other player has not sat down yet.")]
    NotSat,
    /// Nothing can be undone before the guest has sat down.
    #[error("Nothing has happened yet.")]
    #[strum(serialize = "not_sat")]
    NothingHappened,
    /// There are two seats.
    #[error("Both players have sat down.")]
    Sat,
    /// The guest’s name cannot be shown.
    #[error("{}", name::UNFIT)]
    #[strum(serialize = "name")]
    GuestName,
    /// Both have the same name.
    #[error("The host has this name already.")]
    #[strum(serialize = "name")]
    NameTaken,
    /// Whoever has the seat’s secret alone does not sit there.
    #[error("This seat belongs to whoever has the invitation.")]
    NotInvited,
    /// Anything after the end of the game.
    #[error("The game is over.")]
    Over,
    /// The end of a game that has not begun.
    #[error("There is no game to end.")]
    #[strum(serialize = "over")]
    NoGame,
    /// A throw while the game waits for something else.
    #[error("Nothing is to be thrown now.")]
    NoThrow,
    /// Faces do not come from a player.
    #[error("A throw is declared, and its faces follow from both shares.")]
    Throw,
    /// A new throw needs the thrower’s share.
    #[error("A share is needed for this throw.")]
    #[strum(serialize = "wrong_share")]
    NoShare,
    /// The movement has too many numbers, or some that are none.
    #[error("No hand moves like this.")]
    Gesture,
    /// The other seat is to act.
    #[error("It is not your turn.")]
    NotDue,
    /// What the other one did, or what was before the throw, is not undone without a question.
    #[error("Only your own steps of this turn can be undone.")]
    #[strum(serialize = "not_due")]
    NotOwnStep,
    /// What is over is not undone without a question.
    #[error("Your turn is over. Ask the other player to take it back.")]
    #[strum(serialize = "not_due")]
    TurnOver,
    /// Nobody’s seat is given away sooner than they could lose by absence.
    #[error("Another key can be asked for when it is the guest’s turn.")]
    #[strum(serialize = "not_due")]
    GuestNotDue,
    /// A game ends by a line of its own.
    #[error("The end of a game is no turn of it.")]
    End,
    /// What happened together is undone together.
    #[error("Another number of events can be undone together.")]
    UndoCount,
    /// The question names an event that has not happened.
    #[error("There is nothing after this event to undo.")]
    #[strum(serialize = "undo_count")]
    NothingAfter,
    /// One question at a time.
    #[error("Something has been asked for already.")]
    Asked,
    /// There is no question to answer.
    #[error("Nothing is asked for.")]
    NotAsked,
    /// Nobody agrees with themselves.
    #[error("The other player has to agree.")]
    OwnQuestion,
    /// A rematch before the end of the game.
    #[error("This game is not over yet.")]
    NotOver,
    /// The host’s key stands in the first line, and stays.
    #[error("Only a guest who has sat down can ask for another key.")]
    Seat,
    /// The owner of the seat has time to refuse.
    #[error("Whoever has the seat may still come. Agree five minutes after the question.")]
    TooEarly,
    /// One call at a time.
    #[error("The other player has been called already.")]
    Called,
    /// There is no call to answer.
    #[error("Nobody has called you.")]
    NotCalled,
    /// Whoever is not due may be away.
    #[error("Only somebody whose turn it is can be called.")]
    NotTheirTurn,
    /// The game waits for the machine, not for its player.
    #[error("Your machine has to answer the throw first.")]
    ShareOwed,
    /// It is said once.
    #[error("You go on with this game by links already.")]
    ByLinks,
    /// Nobody is absent who was not called in time.
    #[error("Call the other player first, and wait five minutes.")]
    NotAbsent,
    /// The room’s time counts.
    #[error("The other player has time left.")]
    TimeLeft,
    /// A commitment or a share is wrong.
    #[error(transparent)]
    Dice(#[from] DiceError),
    /// Nothing of the turn can be undone.
    #[error("{}", sentence(&.0.to_string()))]
    Undo(#[from] UndoError),
    /// A rule of the game is broken.
    #[error(transparent)]
    Rule(#[from] IllegalAction),
}

impl Refusal {
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
