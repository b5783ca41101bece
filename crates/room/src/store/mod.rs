//! Where lines are kept. A line is on the disk before anybody sees it.

mod postgres;
mod sqlite;

use std::{future::Future, pin::Pin};

pub use postgres::Postgres;
pub use sqlite::Sqlite;
use tesserae_live::{Hex, Party};
use tokio::sync::broadcast;

/// Which room.
pub type RoomId = Hex<10>;

/// What a store answers, later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place where lines are kept. Line 0 of a room is its own; the log follows.
pub trait Store: Send + Sync {
    /// Adds a line. When it answers, the line is on the disk.
    ///
    /// # Errors
    /// [`StoreError::NotNext`] if the number is not the next one, whichever process added the one
    /// before.
    fn append(&self, room: RoomId, number: usize, line: String) -> Answer<'_, ()>;

    /// The lines of a room from this number on.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn read(&self, room: RoomId, from: usize) -> Answer<'_, Vec<String>>;

    /// Keeps the deposit of a party of a room in place of an earlier one, or drops it. When it
    /// answers, it is on the disk.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn deposit(&self, room: RoomId, by: Party, text: Option<String>) -> Answer<'_, ()>;

    /// The deposit of a party of a room.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn deposited(&self, room: RoomId, by: Party) -> Answer<'_, Option<String>>;

    /// Deletes every room whose last line is older than this time, in milliseconds since 1970;
    /// returns how many.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn expire(&self, before: u64) -> Answer<'_, u64>;

    /// Says something to the other processes, if there can be any. It may be lost.
    fn whisper(&self, room: RoomId, text: String);

    /// What other processes have done.
    fn signals(&self) -> broadcast::Receiver<Signal>;

    /// Whether there can be other processes.
    fn is_shared(&self) -> bool;
}

/// Something that another process has done.
#[derive(Clone, Debug)]
pub enum Signal {
    /// It has added lines to a room.
    Appended(RoomId),
    /// It says something.
    Whisper {
        /// Which process.
        process: u64,
        /// About which room.
        room: RoomId,
        /// What.
        text: String,
    },
    /// Signals may have been lost.
    Lost,
}

/// Why a store did not do what it was asked for.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum StoreError {
    /// Another line has this number, or the one before is missing.
    #[error("this is not the next line")]
    NotNext,
    /// The store does not work.
    #[error("the store does not work: {0}")]
    Failed(String),
}

impl StoreError {
    fn failed(error: impl std::fmt::Display) -> Self {
        Self::Failed(error.to_string())
    }
}
