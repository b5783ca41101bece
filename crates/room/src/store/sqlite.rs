//! The embedded store: one SQLite file with a write-ahead log, synced at every commit.
//!
//! One thread owns the connection. It takes every request that waits into one transaction, so that
//! many rooms share the time that a sync takes.

use std::{
    path::{Path, PathBuf},
    sync::mpsc,
    thread,
};

use rusqlite::{Connection, OptionalExtension, params};
use tesserae_live::Party;
use tokio::sync::{broadcast, oneshot};

use super::{Answer, RoomId, Signal, Store, StoreError};

/// The most requests in one transaction.
const GROUP: usize = 512;

/// The most rooms that are deleted in one transaction.
const AT_ONCE: usize = 50;

/// One SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    requests: mpsc::Sender<Request>,
    signals: broadcast::Sender<Signal>,
}

enum Request {
    Append {
        room: RoomId,
        number: usize,
        line: String,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    Read {
        room: RoomId,
        from: usize,
        reply: oneshot::Sender<Result<Vec<String>, StoreError>>,
    },
    Deposit {
        room: RoomId,
        by: Party,
        text: Option<String>,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    Deposited {
        room: RoomId,
        by: Party,
        reply: oneshot::Sender<Result<Option<String>, StoreError>>,
    },
    Delete {
        rooms: Vec<[u8; 10]>,
        before: i64,
        reply: oneshot::Sender<Result<u64, StoreError>>,
    },
}

impl Sqlite {
    /// Opens a file, or makes it.
    ///
    /// # Errors
    /// If it cannot be opened or is no such file.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open(path).map_err(StoreError::failed)?;
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
                 CREATE TABLE IF NOT EXISTS lines (
                     room BLOB NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, line TEXT NOT NULL,
                     PRIMARY KEY (room, number)
                 ) WITHOUT ROWID;
                 CREATE TABLE IF NOT EXISTS deposits (
                     room BLOB NOT NULL, guest INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (room, guest)
                 ) WITHOUT ROWID;",
            )
            .map_err(StoreError::failed)?;
        let (requests, waiting) = mpsc::channel();
        thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || serve(connection, &waiting))
            .map_err(StoreError::failed)?;
        Ok(Self {
            path: path.to_owned(),
            requests,
            signals: broadcast::channel(1).0,
        })
    }

    fn ask<T: Send + 'static>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Request,
    ) -> Answer<'_, T> {
        let (reply, answer) = oneshot::channel();
        let sent = self.requests.send(request(reply));
        Box::pin(async move {
            sent.map_err(|_| StoreError::failed("it has stopped"))?;
            answer
                .await
                .unwrap_or_else(|_| Err(StoreError::failed("it has stopped")))
        })
    }
}

impl Store for Sqlite {
    fn append(&self, room: RoomId, number: usize, line: String) -> Answer<'_, ()> {
        self.ask(|reply| Request::Append {
            room,
            number,
            line,
            reply,
        })
    }

    fn read(&self, room: RoomId, from: usize) -> Answer<'_, Vec<String>> {
        self.ask(|reply| Request::Read { room, from, reply })
    }

    fn deposit(&self, room: RoomId, by: Party, text: Option<String>) -> Answer<'_, ()> {
        self.ask(|reply| Request::Deposit {
            room,
            by,
            text,
            reply,
        })
    }

    fn deposited(&self, room: RoomId, by: Party) -> Answer<'_, Option<String>> {
        self.ask(|reply| Request::Deposited { room, by, reply })
    }

    fn expire(&self, before: u64) -> Answer<'_, u64> {
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        let path = self.path.clone();
        Box::pin(async move {
            // Looking through all rooms takes a while; a connection of its own keeps nobody
            // waiting.
            let old = tokio::task::spawn_blocking(move || untouched_since(&path, before)).await;
            let old = old.map_err(StoreError::failed)??;
            let mut gone = 0;
            for rooms in old.chunks(AT_ONCE) {
                let rooms = rooms.to_vec();
                gone += self
                    .ask(|reply| Request::Delete {
                        rooms,
                        before,
                        reply,
                    })
                    .await?;
            }
            Ok(gone)
        })
    }

    fn whisper(&self, _room: RoomId, _text: String) {}

    fn signals(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }
}

/// Answers requests until nobody can ask any more.
fn serve(mut connection: Connection, requests: &mpsc::Receiver<Request>) {
    while let Ok(first) = requests.recv() {
        let group: Vec<Request> = std::iter::once(first)
            .chain(requests.try_iter().take(GROUP - 1))
            .collect();
        let mut replies: Vec<Box<dyn FnOnce(Result<(), StoreError>)>> =
            Vec::with_capacity(group.len());
        let committed = connection
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
            .and_then(|transaction| {
                for request in group {
                    replies.push(request.carry_out(&transaction));
                }
                transaction.commit()
            });
        // Nobody hears of anything before it is on the disk.
        let committed = committed.map_err(StoreError::failed);
        for reply in replies {
            reply(committed.clone());
        }
    }
}

impl Request {
    /// Carries the request out; what it returns answers it when the transaction has ended like
    /// this.
    fn carry_out(self, connection: &Connection) -> Box<dyn FnOnce(Result<(), StoreError>)> {
        match self {
            Self::Append {
                room,
                number,
                line,
                reply,
            } => finish(append(connection, room, number, &line), reply),
            Self::Read { room, from, reply } => finish(read(connection, room, from), reply),
            Self::Deposit {
                room,
                by,
                text,
                reply,
            } => finish(deposit(connection, room, by, text), reply),
            Self::Deposited { room, by, reply } => finish(deposited(connection, room, by), reply),
            Self::Delete {
                rooms,
                before,
                reply,
            } => finish(delete(connection, &rooms, before), reply),
        }
    }
}

/// Answers with a result, unless the transaction failed. Whoever asked may be gone: then nobody is
/// answered.
fn finish<T: 'static>(
    result: Result<T, StoreError>,
    reply: oneshot::Sender<Result<T, StoreError>>,
) -> Box<dyn FnOnce(Result<(), StoreError>)> {
    Box::new(move |committed| drop(reply.send(committed.and(result))))
}

/// Numbers of lines are far below what an SQLite integer holds.
fn integer(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn append(
    connection: &Connection,
    room: RoomId,
    number: usize,
    line: &str,
) -> Result<(), StoreError> {
    let last = connection
        .prepare_cached("SELECT number FROM lines WHERE room = ?1 ORDER BY number DESC LIMIT 1")
        .and_then(|mut query| {
            query
                .query_row(params![room.0], |row| row.get::<_, i64>(0))
                .optional()
        })
        .map_err(StoreError::failed)?;
    if last.map_or(0, |last| last + 1) != integer(number) {
        return Err(StoreError::NotNext);
    }
    let at = i64::try_from(crate::now()).unwrap_or(i64::MAX);
    connection
        .prepare_cached("INSERT INTO lines (room, number, at, line) VALUES (?1, ?2, ?3, ?4)")
        .and_then(|mut insert| insert.execute(params![room.0, integer(number), at, line]))
        .map(drop)
        .map_err(StoreError::failed)
}

fn read(connection: &Connection, room: RoomId, from: usize) -> Result<Vec<String>, StoreError> {
    let mut query = connection
        .prepare_cached("SELECT line FROM lines WHERE room = ?1 AND number >= ?2 ORDER BY number")
        .map_err(StoreError::failed)?;
    let lines = query
        .query_map(params![room.0, integer(from)], |row| row.get(0))
        .map_err(StoreError::failed)?;
    lines.collect::<Result<_, _>>().map_err(StoreError::failed)
}

fn deposit(
    connection: &Connection,
    room: RoomId,
    by: Party,
    text: Option<String>,
) -> Result<(), StoreError> {
    let guest = by == Party::Guest;
    let done = match text {
        Some(text) => connection
            .prepare_cached(
                "INSERT OR REPLACE INTO deposits (room, guest, text) VALUES (?1, ?2, ?3)",
            )
            .and_then(|mut insert| insert.execute(params![room.0, guest, text])),
        None => connection
            .prepare_cached("DELETE FROM deposits WHERE room = ?1 AND guest = ?2")
            .and_then(|mut delete| delete.execute(params![room.0, guest])),
    };
    done.map(drop).map_err(StoreError::failed)
}

fn deposited(
    connection: &Connection,
    room: RoomId,
    by: Party,
) -> Result<Option<String>, StoreError> {
    connection
        .prepare_cached("SELECT text FROM deposits WHERE room = ?1 AND guest = ?2")
        .and_then(|mut query| {
            query
                .query_row(params![room.0, by == Party::Guest], |row| row.get(0))
                .optional()
        })
        .map_err(StoreError::failed)
}

/// The rooms whose last line is older than this time.
fn untouched_since(path: &Path, before: i64) -> Result<Vec<[u8; 10]>, StoreError> {
    let connection = Connection::open(path).map_err(StoreError::failed)?;
    let mut query = connection
        .prepare("SELECT room FROM lines GROUP BY room HAVING max(at) < ?1")
        .map_err(StoreError::failed)?;
    let rooms = query
        .query_map(params![before], |row| row.get(0))
        .map_err(StoreError::failed)?;
    rooms.collect::<Result<_, _>>().map_err(StoreError::failed)
}

/// Deletes rooms, except those to which somebody has come back; returns how many.
fn delete(connection: &Connection, rooms: &[[u8; 10]], before: i64) -> Result<u64, StoreError> {
    let mut gone = 0;
    let mut delete = connection
        .prepare_cached("DELETE FROM lines WHERE room = ?1 AND (SELECT max(at) FROM lines WHERE room = ?1) < ?2")
        .map_err(StoreError::failed)?;
    let mut deposits = connection
        .prepare_cached("DELETE FROM deposits WHERE room = ?1")
        .map_err(StoreError::failed)?;
    for room in rooms {
        if delete
            .execute(params![room, before])
            .map_err(StoreError::failed)?
            > 0
        {
            deposits
                .execute(params![room])
                .map_err(StoreError::failed)?;
            gone += 1;
        }
    }
    Ok(gone)
}
