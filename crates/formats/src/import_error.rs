//! Why bytes are no game.

use tesserae_rules::{
    TextError,
    session::{HeaderError, save::SaveError},
};
use thiserror::Error;

/// Why bytes are no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum ImportError {
    /// They are no text, or a record with a mistake: which line, and what is wrong there.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The save file cannot be read.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// A link or a text in a format of other programs cannot be read.
    #[error("{0}")]
    Foreign(String),
    /// No game can begin where it says.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// House rules were given for a file that names its own.
    #[error(
        "the format “{0}” has its own house rules; they can be set only for positions and for other programs"
    )]
    HouseRules(&'static str),
    /// It looks like nothing that we know.
    #[error(
        "this is no saved game, no record, no match of another program, no XGID and no position of any game"
    )]
    Unknown,
}
