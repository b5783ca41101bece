//! The rules of Tablero de Jesus that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// Why an action is illegal.
pub(super) type Violation = crate::Violation<Rule>;

/// A rule of this game that an action would break, in words for the player. Its code is the name of
/// the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[strum(serialize_all = "snake_case")]
pub enum Rule {
    #[error("There is no coin on the board at that place.")]
    NoCoin,
    /// A coin let go in another column, in a purse, or over several places.
    #[error("A coin stays on its own number: it moves towards the numbers or away from them.")]
    LeavesColumn,
    #[error("A coin stays on squares 1 to 7 of its number.")]
    LeavesBoard,
    #[error("A coin moves exactly as many squares as one die shows.")]
    NotTheWholeDie,
    #[error("That coin has moved already: the two dice are for two different coins.")]
    SameCoin,
    #[error(
        "You must use both dice: after that move the {0} could not be played with another coin."
    )]
    WastesDie(u8),
    #[error("There is no run on the board.")]
    NoRun,
    #[error("No run begins there.")]
    NoRunThere,
    #[error("A run can only be taken by the player who has just moved.")]
    MoveFirst,
    #[error("Both dice must be played before a run is taken.")]
    FinishTheMove,
    /// A claim where the dice were not surrendered.
    #[error("A run can only be claimed right after the other player has lost the dice.")]
    NothingSurrendered,
    #[error("You have thrown already: take the run instead of claiming it.")]
    TakeInstead,
    #[error("By the house rule a run cannot be claimed without throwing.")]
    ClaimingForbidden,
    #[error("All runs on the board are taken together.")]
    AllAreTaken,
    #[error("By the house rule one run is taken: say which.")]
    PickOne,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::NotTheWholeDie)
    }
}
