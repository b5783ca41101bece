//! Why the room does not do what a client asks for, or ends its connection.

use tesserae_live::{ErrorCode, Refusal, wire::WireError};

/// Why the room does not do what a client asks for, or ends its connection, in one sentence.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum RoomError {
    /// No such room, or no such secret: which one is not said.
    #[error("This link opens no room. Rooms that nobody touches for some weeks are deleted.")]
    NotFound,
    /// Another version.
    #[error("The room speaks another version of the protocol. Reload the page.")]
    Version,
    /// The room was opened with an earlier version of the protocol.
    #[error("This room was opened by an earlier version of Tesserae. Open another one.")]
    Earlier,
    /// What the store has of the room is no log.
    #[error("The log of this room is damaged. Ask whoever runs the room for it to be restored.")]
    Damaged,
    /// The first line is none.
    #[error(transparent)]
    Refused(Refusal),
    /// Too many rooms were opened at one address.
    #[error("Too many rooms were opened from here in this hour.")]
    Rooms,
    /// The store does not work.
    #[error("The room cannot be kept at the moment. It is tried again.")]
    Store,
    /// Too many onlookers.
    #[error("Too many people look on in this room.")]
    Full,
    /// Too many sockets of one address.
    #[error("Too many windows are open at your internet address.")]
    AddressFull,
    /// No room was entered in time.
    #[error("No room was entered.")]
    Late,
    /// A newer socket of the same seat has taken the place of this one.
    #[error("This seat is open in newer windows.")]
    Replaced,
    /// Too much waits for the other end.
    #[error("The line is too slow; it is tried again.")]
    Slow,
    /// More messages a second than a client sends.
    #[error("These are too many messages a second.")]
    Rate,
    /// More faults than a client makes.
    #[error("Too many messages had a fault.")]
    Faults,
    /// A frame that is no text.
    #[error("Messages are text.")]
    Binary,
    /// A frame that the socket does not take.
    #[error("The message is too long, or no frame of text.")]
    Frame,
    /// A frame that is no message.
    #[error(transparent)]
    Message(WireError),
    /// Anything before a room was entered.
    #[error("Enter a room first.")]
    NotEntered,
    /// Another room.
    #[error("This socket is in a room already.")]
    Entered,
    /// A hand beyond the table, or one without a seat.
    #[error("This is no hand at this table.")]
    Hand,
    /// Whoever owns no seat says nothing.
    #[error("Onlookers see and do not touch.")]
    Onlooker,
}

impl RoomError {
    /// The code on the wire.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        match self {
            Self::NotFound => ErrorCode::NotFound,
            Self::Version | Self::Earlier => ErrorCode::Version,
            Self::Damaged => ErrorCode::Damaged,
            Self::Refused(_) => ErrorCode::Refused,
            Self::Rooms => ErrorCode::Rooms,
            Self::Store => ErrorCode::Store,
            Self::Full => ErrorCode::RoomFull,
            Self::AddressFull => ErrorCode::AddressFull,
            Self::Late => ErrorCode::Late,
            Self::Replaced => ErrorCode::Replaced,
            Self::Slow => ErrorCode::Slow,
            Self::Rate => ErrorCode::Rate,
            Self::Faults => ErrorCode::Faults,
            Self::Binary => ErrorCode::Binary,
            Self::Frame => ErrorCode::Long,
            Self::Message(error) => error.code(),
            Self::NotEntered => ErrorCode::NotEntered,
            Self::Entered => ErrorCode::Entered,
            Self::Hand => ErrorCode::Hand,
            Self::Onlooker => ErrorCode::Onlooker,
        }
    }
}
