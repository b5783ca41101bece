//! Why a room does not do what a client asks for, or ends its connection: the codes on the wire.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString};
use tesserae_words::{Text, live};

use crate::{Refusal, said, wire::WireError};

/// The code of an error on the wire. It stays the same when the wording changes.
#[derive(Clone, Debug, Display, EnumString, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[serde(from = "String", into = "String")]
#[strum(serialize_all = "snake_case")]
pub enum ErrorCode {
    /// No such room, or no such secret.
    #[strum(serialize = "closed")]
    NotFound,
    /// Another version of the protocol.
    Version,
    /// What is kept of the room is no log.
    Damaged,
    /// The first line of a room is refused.
    Refused,
    /// Too many rooms were opened at one address.
    Rooms,
    /// A newer connection of the same seat has taken the place of this one.
    Replaced,
    /// The room cannot be kept at the moment.
    Store,
    /// The connection is too slow.
    Slow,
    /// Too many messages a second.
    Rate,
    /// Too many messages with a fault.
    Faults,
    /// No room was entered in time.
    Late,
    /// Too many onlookers.
    RoomFull,
    /// Too many connections of one address.
    AddressFull,
    /// The message is no JSON.
    Json,
    /// The message is none of the protocol.
    Message,
    /// The message is too long.
    Long,
    /// The message is no text.
    Binary,
    /// A room was entered already.
    Entered,
    /// No room has been entered.
    NotEntered,
    /// No hand is like this.
    Hand,
    /// Onlookers say nothing.
    Onlooker,
    /// A code of a later version.
    #[strum(default)]
    Other(String),
}

impl ErrorCode {
    /// What is said of an error with this code, where the room has said it in English: the only
    /// message with this code, or that with this sentence; the sentence itself where there is none.
    #[must_use]
    pub fn text(&self, sentence: &str) -> Text {
        said::worded(self.texts(), sentence)
    }

    /// The messages with this code.
    fn texts(&self) -> Vec<Text> {
        vec![match self {
            Self::NotFound => live::closed(),
            Self::Version => return vec![live::other_version(), live::earlier_version()],
            Self::Damaged => live::damaged(),
            Self::Rooms => live::rooms(),
            Self::Replaced => live::seat_replaced(),
            Self::Store => live::store(),
            Self::Slow => live::slow(),
            Self::Rate => live::rate(),
            Self::Faults => live::faults(),
            Self::Late => live::late(),
            Self::RoomFull => live::room_full(),
            Self::AddressFull => live::address_full(),
            Self::Json => WireError::Json.text(),
            Self::Message => WireError::Message.text(),
            Self::Long => return vec![live::frame(), WireError::Long.text()],
            Self::Binary => live::binary(),
            Self::Entered => live::entered(),
            Self::NotEntered => live::not_entered(),
            Self::Hand => live::no_hand(),
            Self::Onlooker => live::onlooker(),
            Self::Refused => {
                let same = Refusal::PLAIN.iter().map(Refusal::text);
                return same.collect();
            }
            Self::Other(_) => return Vec::new(),
        }]
    }
}

impl From<String> for ErrorCode {
    fn from(code: String) -> Self {
        code.parse().unwrap_or(Self::Other(code))
    }
}

impl From<ErrorCode> for String {
    fn from(code: ErrorCode) -> Self {
        code.to_string()
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantNames;

    use super::*;

    #[test]
    fn the_page_of_the_protocol_has_every_code_of_an_error() {
        let page = include_str!("../PROTOCOL.md");
        let (_, codes) = page.split_once("Of\nerrors").unwrap();
        for code in ErrorCode::VARIANTS {
            let is_named = codes.contains(&format!("`{code}`"));
            assert_eq!(is_named, *code != "other", "{code}");
        }
    }
}
