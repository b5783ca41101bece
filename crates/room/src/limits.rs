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

/// Onlookers in one room; they take no place of a seat.
pub const ONLOOKERS: usize = 56;

/// Sockets of one seat: a few windows, and connections that broke and are not closed yet. The newest
/// takes the place of the oldest.
pub const SOCKETS_A_SEAT: usize = 4;

/// Sockets of seats that one address may have open, for each ordinary socket that it may have. The
/// newest takes the place of the oldest.
pub const SEATS_A_SOCKET: u32 = 10;

/// Sockets beyond the limit of their address that may wait to enter a seat. The newest takes the
/// place of the oldest.
pub const WAITING_SOCKETS: usize = 40;

/// Messages with a fault after which a socket is closed.
pub const FAULTS: u32 = 20;

/// What a socket reads or writes at once, in bytes. Most messages are far shorter, and thousands of
/// sockets rest.
pub const BUFFER: usize = 2 * 1024;

/// How long a socket may stay without having entered a room.
pub const TO_ENTER: Duration = Duration::from_secs(20);

/// The same for a socket beyond the limit of its address.
pub const TO_ENTER_A_SEAT: Duration = Duration::from_secs(5);

/// How long nobody can be claimed to be absent who tried to come in and was not let in.
pub const KNOCK_COUNTS: Duration = Duration::from_secs(60);

/// How long the room’s time stands after a start and after an outage of the store, so that people
/// can come back before anybody’s time runs.
pub const GRACE: Duration = Duration::from_secs(10);

/// How often a silent socket is asked whether it is still there.
pub const ASK_EVERY: Duration = Duration::from_secs(20);

/// How long a socket may be silent, without an answer to being asked, before it is closed.
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

/// How often the store is told that somebody is in a room.
pub const TOUCH_EVERY: Duration = Duration::from_secs(60 * 60);

/// How long the store may take to show that it works when somebody asks for the health.
pub const HEALTH: Duration = Duration::from_secs(3);

/// How long the health is bad after the store has failed, unless a line is added before.
pub const FAILURE_COUNTS: Duration = Duration::from_secs(60);
