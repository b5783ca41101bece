//! Who plays for a seat: a person, a bot, or somebody elsewhere. The rules treat all alike; a save
//! keeps it for the table.
use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tesserae_words::{self as words, Name};

/// Who plays for a seat.
#[derive(Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// Somebody at the table.
    #[default]
    Person,
    /// A bot, by the key of its level. The rules do not know the levels.
    Bot(String),
    /// Somebody at another machine, to whom the game is sent after each turn.
    Elsewhere,
}

impl Player {
    /// The most characters that the key of a level may have.
    const LONGEST_KEY: usize = 20;

    /// The key of the bot's level; None for people.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Person | Self::Elsewhere => None,
            Self::Bot(level) => Some(level),
        }
    }

    /// What is read for this player, who is called so in a file: a name as it was typed, the title
    /// of a bot in the language of the reader. None if the name is empty.
    #[must_use]
    pub fn name(&self, written: &str) -> Option<Name> {
        if written.is_empty() {
            return None;
        }
        let level = self.bot();
        // A bot may have a name of its own in the file of another program.
        let title = level.and_then(|level| words::find(&format!("bots.{level}")));
        Some(match title.filter(|title| title == written) {
            Some(title) => title.into(),
            None => written.into(),
        })
    }

    /// Whether a level's key is one: lower-case letters, digits and underscores.
    pub(super) fn is_valid(&self) -> bool {
        let valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        self.bot().is_none_or(|key| {
            (1..=Self::LONGEST_KEY).contains(&key.len()) && key.chars().all(valid)
        })
    }
}

/// `person`, `elsewhere`, or `bot:` and the key of the level.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Elsewhere => f.write_str("elsewhere"),
            Self::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// The text is neither `person` nor `elsewhere` nor `bot:` with the key of a level.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{}", words::session::bad_player())]
pub struct PlayerError;

impl FromStr for Player {
    type Err = PlayerError;

    /// # Errors
    /// If the text is neither `person` nor `elsewhere` nor `bot:` with the key of a level.
    fn from_str(text: &str) -> Result<Self, PlayerError> {
        let player = match text.strip_prefix("bot:") {
            Some(level) => Self::Bot(level.to_owned()),
            None if text == "person" => Self::Person,
            None if text == "elsewhere" => Self::Elsewhere,
            None => return Err(PlayerError),
        };
        if player.is_valid() {
            Ok(player)
        } else {
            Err(PlayerError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_back_from_its_text() {
        for player in [
            Player::Person,
            Player::Elsewhere,
            Player::Bot("master".into()),
        ] {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        for wrong in ["", "bot", "bot:", "bot:Master", "bot:a b", "human"] {
            assert_eq!(wrong.parse::<Player>(), Err(PlayerError), "{wrong}");
        }
    }
}
