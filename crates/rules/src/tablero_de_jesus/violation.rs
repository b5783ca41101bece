//! The rules of Tablero de Jesus that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// A rule that an action would break, worded for the player. Its code is the name of the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation {
    /// Anything after the end.
    #[error("The game is over.")]
    GameOver,
    /// A throw while dice lie on the table to be played.
    #[error("The dice lie on the table; play them first.")]
    MustMove,
    /// Not two cubes with faces 1 to 6.
    #[error("Two dice with faces from 1 to 6 are thrown, not {0}.")]
    UnfitThrow(String),
    /// A move before the throw.
    #[error("Throw the dice first.")]
    MustThrow,
    /// The hand reached for a place without a coin on the board.
    #[error("There is no coin on the board at that place.")]
    NoCoin,
    /// A coin let go in another column, in a purse, or over several places.
    #[error("A coin moves up or down and stays in its column.")]
    LeavesColumn,
    /// Past row 1 or row 7.
    #[error("A coin stays within rows 1 to 7.")]
    LeavesBoard,
    /// No die on the table shows this number.
    #[error("No die shows {0}.")]
    NoSuchDie(u8),
    /// The die with this number has been used.
    #[error("The {0} has been used.")]
    DieUsed(u8),
    /// The distance is not that of the die.
    #[error("A coin moves exactly as many rows as one die shows.")]
    NotTheWholeDie,
    /// Both dice to one coin.
    #[error("That coin has moved already: the two dice are for two different coins.")]
    SameCoin,
    /// No other coin could use the other die.
    #[error("You must use both dice: after that move the {0} could not be played with another coin.")]
    WastesDie(u8),
    /// Nothing to take.
    #[error("There is no run on the board.")]
    NoRun,
    /// The picked column does not begin a run.
    #[error("No run begins there.")]
    NoRunThere,
    /// Taking before moving.
    #[error("A run can only be taken by the player who has just moved.")]
    MoveFirst,
    /// Taking or claiming in the middle of a move.
    #[error("Both dice must be played before a run is taken.")]
    FinishTheMove,
    /// A claim where the dice were not surrendered.
    #[error("A run can only be claimed right after the other player has lost the dice.")]
    NothingSurrendered,
    /// A claim by the player who has just moved.
    #[error("You have thrown already: take the run instead of claiming it.")]
    TakeInstead,
    /// A claim under the house rule that forbids it.
    #[error("By the house rule a run cannot be claimed without throwing.")]
    ClaimingForbidden,
    /// One run picked where all are taken.
    #[error("All runs on the board are taken together.")]
    AllAreTaken,
    /// All runs wanted where one is picked.
    #[error("By the house rule one run is taken: say which.")]
    PickOne,
    /// A button of another game.
    #[error("There is no such choice in Tablero de Jesus.")]
    NoSuchChoice,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::NotTheWholeDie)
    }
}
