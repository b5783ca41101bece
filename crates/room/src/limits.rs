//! What a room allows: enough for people, little for programs that mean harm.

use std::time::Duration;

pub use tesserae_live::wire::{FRAMES_A_SECOND, LONGEST_FRAME, MOST_LINES};

/// Sockets that one address may have open.
pub const SOCKETS_AN_ADDRESS: u32 = 40;

/// Connections that one address may have open besides: those that load the page, or say nothing.
pub const CONNECTIONS_AN_ADDRESS: u32 = 100;

/// Seconds in which the head of a request has to be there, and in which another one has to follow.
pub const HEAD_SECONDS: u64 = 20;

/// Rooms that one address may open in an hour.
pub const ROOMS_AN_ADDRESS: u32 = 60;

/// Sockets in one room: two people with a few windows each, and onlookers.
pub const SOCKETS_A_ROOM: usize = 64;

/// Messages with a fault after which a socket is closed.
pub const FAULTS: u32 = 20;

/// What a socket reads or writes at once, in bytes. Most messages are far shorter, and thousands of
/// sockets rest.
pub const BUFFER: usize = 2 * 1024;

/// How long a socket may stay without having entered a room.
pub const TO_ENTER: Duration = Duration::from_secs(20);

/// How often a silent socket is asked whether it is still there.
pub const ASK_EVERY: Duration = Duration::from_secs(20);

/// How long a socket may be silent before it is closed.
pub const SILENCE: Duration = Duration::from_secs(65);

/// Messages that may wait for a slow socket; with more it is closed, and its client asks for what
/// it missed.
pub const WAITING: usize = 256;

/// With more messages waiting, hands are left out.
pub const WAITING_FOR_HANDS: usize = 16;

/// The shortest time between two phrases of one socket.
pub const PHRASE_EVERY: Duration = Duration::from_millis(1500);

/// How long a room that nobody touches is kept, in days.
pub const DAYS: u64 = 30;
