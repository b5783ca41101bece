//! The five levels of strength, named as people.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tesserae_words::{Text, bots};

/// How well a bot plays. The order is from the weakest to the strongest.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Knows the rules and little else.
    Guest,
    /// Plays now and then.
    Regular,
    /// Plays for stakes.
    Gambler,
    /// Plays for a living.
    Master,
    /// The strongest there is.
    Oracle,
}

impl Level {
    /// All five, weakest first.
    pub const ALL: [Self; 5] = [
        Self::Guest,
        Self::Regular,
        Self::Gambler,
        Self::Master,
        Self::Oracle,
    ];

    /// The name in files and on command lines.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Guest => "guest",
            Self::Regular => "regular",
            Self::Gambler => "gambler",
            Self::Master => "master",
            Self::Oracle => "oracle",
        }
    }

    /// The name at the table.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Guest => bots::guest(),
            Self::Regular => bots::regular(),
            Self::Gambler => bots::gambler(),
            Self::Master => bots::master(),
            Self::Oracle => bots::oracle(),
        }
    }

    /// One sentence about the person.
    #[must_use]
    pub const fn character(self) -> Text {
        match self {
            Self::Guest => bots::about_guest(),
            Self::Regular => bots::about_regular(),
            Self::Gambler => bots::about_gambler(),
            Self::Master => bots::about_master(),
            Self::Oracle => bots::about_oracle(),
        }
    }
}

/// There is no level of that name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("there is no level “{0}” (known: guest, regular, gambler, master, oracle)")]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;

    /// # Errors
    /// If it is the key of none of the five.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.key() == text);
        found.ok_or_else(|| UnknownLevel(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_read_back_from_its_key() {
        for level in Level::ALL {
            assert_eq!(level.key().parse(), Ok(level));
        }
        assert!("Guest".parse::<Level>().is_err());
    }
}
