//! Why bytes are no game.

use tesserae_rules::{
    TextError,
    session::{HeaderError, save::SaveError},
};
use tesserae_words::{Text, files};
use thiserror::Error;

/// Why bytes are no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.text())]
pub enum ImportError {
    /// They are no text, or one with a mistake: where, and what is wrong there.
    Text(#[from] TextError),
    /// The save file cannot be read.
    Save(#[from] SaveError),
    /// A link or a file of another program cannot be read.
    Foreign(Text),
    /// No game can begin where it says.
    Header(#[from] HeaderError),
    /// House rules were given for a file that names its own.
    HouseRules(&'static str),
    /// It looks like nothing that we know.
    Unknown,
}

impl ImportError {
    /// What is wrong, and where: a part of a sentence.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Text(error) => error.text(),
            Self::Save(error) => error.text(),
            Self::Foreign(what) => what.clone(),
            Self::Header(error) => error.text(),
            Self::HouseRules(format) => files::has_house_rules(*format),
            Self::Unknown => files::unknown(),
        }
    }
}
