//! Where lines are kept. A line is on the disk before anybody sees it.

mod file;
mod postgres;
mod sqlite;

use std::{future::Future, pin::Pin};

pub use postgres::Postgres;
pub use sqlite::Sqlite;
use tesserae_live::Hex;
use tokio::sync::broadcast;

/// Which room.
pub type RoomId = Hex<10>;

/// What a store answers, later.
pub type StoreAnswer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place where lines are kept. Line 0 of a room is its own; the log follows. All times are those
/// of [`Time`](crate::Time).
pub trait Store: Send + Sync {
    /// Adds a line at this time. When it answers, the line is on the disk.
    ///
    /// # Errors
    /// [`StoreError::NotNext`] if the number is not the next one, whichever process added the one
    /// before.
    fn append(&self, room: RoomId, number: usize, at: u64, line: String) -> StoreAnswer<'_, ()>;

    /// The lines of a room from this number on.
    ///
    /// # Errors
    /// If the store cannot be read.
    fn read(&self, room: RoomId, from: usize) -> StoreAnswer<'_, Vec<String>>;

    /// Keeps that somebody was in a room at this time; returns whether there is such a room.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn touch(&self, room: RoomId, at: u64) -> StoreAnswer<'_, bool>;

    /// Keeps the later of this time and the one that is kept, and returns it.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn beat(&self, at: u64) -> StoreAnswer<'_, u64>;

    /// Deletes every room whose last line, and in which the last person, is older than this time;
    /// returns how many.
    ///
    /// # Errors
    /// If the store cannot be written.
    fn expire(&self, before: u64) -> StoreAnswer<'_, u64>;

    /// Says something to the other processes, if there can be any. It may be lost.
    fn tell_peers(&self, room: RoomId, text: String);

    /// What other processes have done.
    fn signals(&self) -> broadcast::Receiver<StoreSignal>;

    /// Whether there can be other processes.
    fn is_shared(&self) -> bool;
}

/// Something that another process has done.
#[derive(Clone, Debug)]
pub enum StoreSignal {
    /// It has added lines to a room.
    Appended(RoomId),
    /// It says something.
    Peer {
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

    fn stopped() -> Self {
        Self::failed("whatever writes it has stopped")
    }
}

/// Numbers of lines and times are far below what a database’s integer holds.
fn integer<N>(number: N) -> i64
where
    i64: TryFrom<N>,
{
    i64::try_from(number).unwrap_or(i64::MAX)
}
