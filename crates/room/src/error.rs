//! Why the room does not do what a client asks for, or ends its connection.

use tesserae_live::{ErrorCode, Refusal, wire::WireError};
use tesserae_words::live;

/// Why the room does not do what a client asks for, or ends its connection, in one sentence.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum RoomError {
    /// No such room, or no such secret: which one is not said.
    #[error("{}", live::closed())]
    NotFound,
    /// Another version.
    #[error("{}", live::other_version())]
    Version,
    /// The room was opened with an earlier version of the protocol.
    #[error("{}", live::earlier_version())]
    Earlier,
    /// What the store has of the room is no log.
    #[error("{}", live::damaged())]
    Damaged,
    /// The first line is none.
    #[error(transparent)]
    Refused(Refusal),
    /// Too many rooms were opened at one address.
    #[error("{}", live::rooms())]
    Rooms,
    /// The store does not work.
    #[error("{}", live::store())]
    Store,
    /// Too many onlookers.
    #[error("{}", live::room_full())]
    Full,
    /// Too many sockets of one address.
    #[error("{}", live::address_full())]
    AddressFull,
    /// No room was entered in time.
    #[error("{}", live::late())]
    Late,
    /// A newer socket of the same seat has taken the place of this one.
    #[error("{}", live::seat_replaced())]
    Replaced,
    /// Too much waits for the other end.
    #[error("{}", live::slow())]
    Slow,
    /// More messages a second than a client sends.
    #[error("{}", live::rate())]
    Rate,
    /// More faults than a client makes.
    #[error("{}", live::faults())]
    Faults,
    /// A frame that is no text.
    #[error("{}", live::binary())]
    Binary,
    /// A frame that the socket does not take.
    #[error("{}", live::frame())]
    Frame,
    /// A frame that is no message.
    #[error(transparent)]
    Message(WireError),
    /// Anything before a room was entered.
    #[error("{}", live::not_entered())]
    NotEntered,
    /// Another room.
    #[error("{}", live::entered())]
    Entered,
    /// A hand beyond the table, or one without a seat.
    #[error("{}", live::no_hand())]
    Hand,
    /// Whoever owns no seat says nothing.
    #[error("{}", live::onlooker())]
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
