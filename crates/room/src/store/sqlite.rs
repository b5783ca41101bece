//! The embedded store: one SQLite file with a write-ahead log, synced at every commit.
//!
//! One thread owns the connection. It takes every request that waits into one transaction, so that
//! many rooms share the time that a sync takes.

use std::{
    path::{Path, PathBuf},
    sync::mpsc,
    thread::{self, JoinHandle},
};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior, params};
use tokio::sync::{broadcast, oneshot};

use super::{
    RoomId, Store, StoreAnswer, StoreError, StoreSignal,
    file::{self, Identity, Lock},
    integer,
};

/// The most requests in one transaction.
const GROUP: usize = 512;

/// The most rooms that are deleted in one transaction.
const AT_ONCE: usize = 50;

const TABLES: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
    CREATE TABLE IF NOT EXISTS lines (
        room BLOB NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (room, number)
    ) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS touched (room BLOB PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS time (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);
    DROP TABLE IF EXISTS deposits;";

/// One SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    /// Where the thread is asked; none when it is to end.
    requests: Option<mpsc::Sender<SqliteRequest>>,
    thread: Option<JoinHandle<()>>,
    signals: broadcast::Sender<StoreSignal>,
}

/// Does its work within a transaction, if there is one; what it returns answers whoever asked when
/// the transaction has ended like this.
type SqliteRequest = Box<dyn FnOnce(Result<&Connection, StoreError>) -> SqliteReply + Send>;
type SqliteReply = Box<dyn FnOnce(Result<(), StoreError>)>;

impl Sqlite {
    /// Opens a file, or makes it.
    ///
    /// # Errors
    /// If it cannot be opened, is no such file, or another process has it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        drop(file::make(path)?);
        // However it is named: another name must not get past the lock.
        let path = &path.canonicalize().map_err(StoreError::failed)?;
        let lock = Lock::take(path)?;
        let connection = open(path)?;
        connection.execute_batch(TABLES).map_err(failed)?;
        // The first writing makes the write-ahead log.
        beat(&connection, 0)?;
        let identity = Identity::of(path);
        let (requests, waiting) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                serve(connection, &identity, &waiting);
                drop(lock);
            })
            .map_err(StoreError::failed)?;
        Ok(Self {
            path: path.to_owned(),
            requests: Some(requests),
            thread: Some(thread),
            signals: broadcast::channel(1).0,
        })
    }

    fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> StoreAnswer<'_, T> {
        let (reply, answer) = oneshot::channel();
        let request: SqliteRequest = Box::new(move |connection| {
            let result = connection.and_then(work);
            // Whoever asked may be gone: then nobody is answered.
            Box::new(move |committed| drop(reply.send(committed.and(result))))
        });
        let sent = self
            .requests
            .as_ref()
            .is_some_and(|requests| requests.send(request).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::stopped());
            }
            answer.await.unwrap_or_else(|_| Err(StoreError::stopped()))
        })
    }
}

impl Drop for Sqlite {
    /// Lets the thread finish what it was asked for, and waits until the file is closed.
    fn drop(&mut self) {
        drop(self.requests.take());
        if self
            .thread
            .take()
            .map(JoinHandle::join)
            .is_some_and(|ended| ended.is_err())
        {
            tracing::warn!("the store was not closed");
        }
    }
}

impl Store for Sqlite {
    fn append(&self, room: RoomId, number: usize, at: u64, line: String) -> StoreAnswer<'_, ()> {
        self.ask(move |connection| append(connection, room, number, at, &line))
    }

    fn read(&self, room: RoomId, from: usize) -> StoreAnswer<'_, Vec<String>> {
        self.ask(move |connection| read(connection, room, from))
    }

    fn touch(&self, room: RoomId, at: u64) -> StoreAnswer<'_, bool> {
        self.ask(move |connection| touch(connection, room, at))
    }

    fn beat(&self, at: u64) -> StoreAnswer<'_, u64> {
        self.ask(move |connection| beat(connection, at))
    }

    fn expire(&self, before: u64) -> StoreAnswer<'_, u64> {
        let before = integer(before);
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
                    .ask(move |connection| delete(connection, &rooms, before))
                    .await?;
            }
            Ok(gone)
        })
    }

    fn tell_peers(&self, _room: RoomId, _text: String) {}

    fn signals(&self) -> broadcast::Receiver<StoreSignal> {
        self.signals.subscribe()
    }

    fn is_shared(&self) -> bool {
        false
    }
}

/// Opens a file that is there.
fn open(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags).map_err(failed)
}

/// Answers requests until nobody can ask any more; then closes the file, which leaves everything in
/// it and nothing beside it.
fn serve(
    mut connection: Connection,
    identity: &Identity,
    requests: &mpsc::Receiver<SqliteRequest>,
) {
    while let Ok(first) = requests.recv() {
        let group = std::iter::once(first).chain(requests.try_iter().take(GROUP - 1));
        let (replies, committed) = carry_out(&mut connection, group);
        // Nobody hears of anything before it is on the disk, in the file that the next process
        // opens.
        let committed = committed.and_then(|()| identity.check());
        for reply in replies {
            reply(committed.clone());
        }
    }
    if let Err((_, error)) = connection.close() {
        tracing::warn!(%error, "the store was not closed");
    }
}

/// Carries out requests in one transaction.
fn carry_out(
    connection: &mut Connection,
    group: impl Iterator<Item = SqliteRequest>,
) -> (Vec<SqliteReply>, Result<(), StoreError>) {
    match connection.transaction_with_behavior(TransactionBehavior::Immediate) {
        Ok(transaction) => {
            let replies = group.map(|request| request(Ok(&*transaction))).collect();
            (replies, transaction.commit().map_err(failed))
        }
        Err(error) => {
            let error = failed(error);
            let replies = group.map(|request| request(Err(error.clone()))).collect();
            (replies, Err(error))
        }
    }
}

/// Says what is wrong with the file.
fn failed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            StoreError::failed("another program has locked the file")
        }
        _ => StoreError::failed(error),
    }
}

fn append(
    connection: &Connection,
    room: RoomId,
    number: usize,
    at: u64,
    line: &str,
) -> Result<(), StoreError> {
    let last = connection
        .prepare_cached("SELECT number FROM lines WHERE room = ?1 ORDER BY number DESC LIMIT 1")
        .and_then(|mut query| {
            query
                .query_row(params![room.0], |row| row.get::<_, i64>(0))
                .optional()
        })
        .map_err(failed)?;
    if last.map_or(0, |last| last + 1) != integer(number) {
        return Err(StoreError::NotNext);
    }
    connection
        .prepare_cached("INSERT INTO lines (room, number, at, line) VALUES (?1, ?2, ?3, ?4)")
        .and_then(|mut insert| insert.execute(params![room.0, integer(number), integer(at), line]))
        .map(drop)
        .map_err(failed)
}

fn read(connection: &Connection, room: RoomId, from: usize) -> Result<Vec<String>, StoreError> {
    let mut query = connection
        .prepare_cached("SELECT line FROM lines WHERE room = ?1 AND number >= ?2 ORDER BY number")
        .map_err(failed)?;
    let lines = query
        .query_map(params![room.0, integer(from)], |row| row.get(0))
        .map_err(failed)?;
    lines.collect::<Result<_, _>>().map_err(failed)
}

fn touch(connection: &Connection, room: RoomId, at: u64) -> Result<bool, StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO touched (room, at)
             SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM lines WHERE room = ?1)",
        )
        .and_then(|mut insert| insert.execute(params![room.0, integer(at)]))
        .map(|rows| rows > 0)
        .map_err(failed)
}

fn beat(connection: &Connection, at: u64) -> Result<u64, StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO time (one, at) VALUES (1, ?1)
             ON CONFLICT (one) DO UPDATE SET at = max(at, excluded.at) RETURNING at",
        )
        .and_then(|mut beat| beat.query_row(params![integer(at)], |row| row.get::<_, i64>(0)))
        .map(|at| u64::try_from(at).unwrap_or(0))
        .map_err(failed)
}

/// The rooms that nobody touched since this time.
fn untouched_since(path: &Path, before: i64) -> Result<Vec<[u8; 10]>, StoreError> {
    let connection = open(path)?;
    let mut query = connection
        .prepare(
            "SELECT room FROM lines GROUP BY room HAVING max(at) < ?1
             EXCEPT SELECT room FROM touched WHERE at >= ?1",
        )
        .map_err(failed)?;
    let rooms = query
        .query_map(params![before], |row| row.get(0))
        .map_err(failed)?;
    rooms.collect::<Result<_, _>>().map_err(failed)
}

/// Deletes rooms, except those to which somebody has come back; returns how many.
fn delete(connection: &Connection, rooms: &[[u8; 10]], before: i64) -> Result<u64, StoreError> {
    let mut gone = 0;
    let mut lines = connection
        .prepare_cached(
            "DELETE FROM lines WHERE room = ?1 AND (SELECT max(at) FROM lines WHERE room = ?1) < ?2
             AND NOT EXISTS (SELECT 1 FROM touched WHERE room = ?1 AND at >= ?2)",
        )
        .map_err(failed)?;
    let mut touched = connection
        .prepare_cached("DELETE FROM touched WHERE room = ?1 AND at < ?2")
        .map_err(failed)?;
    for room in rooms {
        let deleted = lines.execute(params![room, before]).map_err(failed)?;
        touched.execute(params![room, before]).map_err(failed)?;
        gone += u64::from(deleted > 0);
    }
    Ok(gone)
}
