//! The shared store: PostgreSQL, with several processes of this program on one database.
//!
//! One task writes. It takes every request that waits into one transaction, in the order of rooms
//! so that two processes cannot wait for each other. A line that is there already with the same
//! text was added before the connection broke. Another connection listens to what the other
//! processes notify.

use std::time::Duration;

use tesserae_live::Hex;
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinHandle,
    time::sleep,
};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Transaction};

use super::{RoomId, Store, StoreAnswer, StoreError, StoreSignal, integer};

/// The most requests in one transaction.
const GROUP: usize = 256;

/// The longest text that PostgreSQL notifies, with the numbers before it.
const LONGEST_WHISPER: usize = 7_500;

/// How often a group is tried again when the database is away: about ten seconds.
const TRIES: u32 = 40;

const TABLES: &str = "CREATE TABLE IF NOT EXISTS lines (
    room text NOT NULL, number bigint NOT NULL, at bigint NOT NULL, line text NOT NULL, PRIMARY KEY (room, number)
);
CREATE TABLE IF NOT EXISTS touched (room text PRIMARY KEY, at bigint NOT NULL);
CREATE TABLE IF NOT EXISTS time (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);
DROP TABLE IF EXISTS deposits";

/// A PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    config: Config,
    requests: mpsc::UnboundedSender<PostgresRequest>,
    signals: broadcast::Sender<StoreSignal>,
    tasks: [JoinHandle<()>; 2],
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

enum PostgresRequest {
    Append {
        room: RoomId,
        number: usize,
        at: u64,
        line: String,
        reply: oneshot::Sender<Result<(), StoreError>>,
    },
    Read {
        room: RoomId,
        from: usize,
        reply: oneshot::Sender<Result<Vec<String>, StoreError>>,
    },
    Touch {
        room: RoomId,
        at: u64,
        reply: oneshot::Sender<Result<bool, StoreError>>,
    },
    Beat {
        at: u64,
        reply: oneshot::Sender<Result<u64, StoreError>>,
    },
    Peer {
        room: RoomId,
        text: String,
    },
}

impl Postgres {
    /// Connects to a database and makes the tables if there are none. `process` is the number of
    /// this process.
    ///
    /// # Errors
    /// If the database cannot be reached.
    pub async fn open(config: &str, process: u64) -> Result<Self, StoreError> {
        // What is wrong is not repeated: it might be a part of the password.
        let config: Config = config.parse().map_err(|_| {
            StoreError::failed(
                "what says how to connect to PostgreSQL is not understood: host=… user=… dbname=…",
            )
        })?;
        let client = connect(&config).await.map_err(failed)?;
        // Two processes that begin at once may both make a table; one of them hears that it is
        // there.
        if let Err(error) = client.batch_execute(TABLES).await
            && client.batch_execute(TABLES).await.is_err()
        {
            return Err(failed(error));
        }
        let (requests, waiting) = mpsc::unbounded_channel();
        let signals = broadcast::channel(4096).0;
        let writer = tokio::spawn(write(config.clone(), client, waiting, process));
        let listener = tokio::spawn(listen(config.clone(), signals.clone(), process));
        Ok(Self {
            config,
            requests,
            signals,
            tasks: [writer, listener],
        })
    }

    fn ask<T: Send + 'static>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> PostgresRequest,
    ) -> StoreAnswer<'_, T> {
        let (reply, answer) = oneshot::channel();
        let sent = self.requests.send(request(reply));
        Box::pin(async move {
            sent.map_err(|_| StoreError::stopped())?;
            answer.await.unwrap_or_else(|_| Err(StoreError::stopped()))
        })
    }
}

impl Store for Postgres {
    fn append(&self, room: RoomId, number: usize, at: u64, line: String) -> StoreAnswer<'_, ()> {
        self.ask(|reply| PostgresRequest::Append {
            room,
            number,
            at,
            line,
            reply,
        })
    }

    fn read(&self, room: RoomId, from: usize) -> StoreAnswer<'_, Vec<String>> {
        self.ask(|reply| PostgresRequest::Read { room, from, reply })
    }

    fn touch(&self, room: RoomId, at: u64) -> StoreAnswer<'_, bool> {
        self.ask(|reply| PostgresRequest::Touch { room, at, reply })
    }

    fn beat(&self, at: u64) -> StoreAnswer<'_, u64> {
        self.ask(|reply| PostgresRequest::Beat { at, reply })
    }

    fn expire(&self, before: u64) -> StoreAnswer<'_, u64> {
        Box::pin(async move {
            // Looking through all rooms takes a while; a connection of its own keeps nobody
            // waiting.
            let client = connect(&self.config).await.map_err(failed)?;
            let old = "WITH old AS (
                    SELECT room FROM lines GROUP BY room HAVING max(at) < $1
                    EXCEPT SELECT room FROM touched WHERE at >= $1
                ),
                gone AS (DELETE FROM touched WHERE at < $1 AND room IN (SELECT room FROM old))
                DELETE FROM lines WHERE room IN (SELECT room FROM old) RETURNING number";
            let rows = client
                .query(old, &[&integer(before)])
                .await
                .map_err(failed)?;
            let firsts = rows.iter().filter(|row| row.get::<_, i64>(0) == 0).count();
            Ok(u64::try_from(firsts).unwrap_or(u64::MAX))
        })
    }

    fn tell_peers(&self, room: RoomId, text: String) {
        if text.len() <= LONGEST_WHISPER {
            // If the task has stopped, whoever appends hears of it.
            let _ = self.requests.send(PostgresRequest::Peer { room, text });
        }
    }

    fn signals(&self) -> broadcast::Receiver<StoreSignal> {
        self.signals.subscribe()
    }

    fn is_shared(&self) -> bool {
        true
    }
}

async fn connect(config: &Config) -> Result<Client, tokio_postgres::Error> {
    let (client, connection) = config.connect(NoTls).await?;
    // It ends with an error when the connection breaks; the client says so to whoever uses it.
    tokio::spawn(async move { drop(connection.await) });
    Ok(client)
}

/// Says why, also where the library only says what: its error holds another one. What a database
/// adds to its message is left out, as it may hold a line.
fn failed(error: tokio_postgres::Error) -> StoreError {
    if let Some(error) = error.as_db_error() {
        return StoreError::failed(format_args!(
            "{} ({})",
            error.message(),
            error.code().code()
        ));
    }
    let mut text = error.to_string();
    let mut source = std::error::Error::source(&error);
    while let Some(error) = source {
        text = format!("{text}: {error}");
        source = error.source();
    }
    StoreError::failed(text)
}

/// What is answered when the transaction has ended.
enum Done {
    Append(Result<(), StoreError>),
    Read(Vec<String>),
    Touch(bool),
    Beat(u64),
    Peer,
}

/// Answers requests until nobody can ask any more.
async fn write(
    config: Config,
    client: Client,
    mut requests: mpsc::UnboundedReceiver<PostgresRequest>,
    process: u64,
) {
    let mut client = Some(client);
    let mut group = Vec::with_capacity(GROUP);
    while requests.recv_many(&mut group, GROUP).await > 0 {
        group.sort_by_key(|request| match request {
            PostgresRequest::Append { room, number, .. } => (0, room.0, *number),
            PostgresRequest::Touch { room, .. } => (1, room.0, 0),
            PostgresRequest::Beat { .. } => (2, [0; 10], 0),
            PostgresRequest::Read { room, .. } | PostgresRequest::Peer { room, .. } => {
                (3, room.0, 0)
            }
        });
        let mut result = Err(StoreError::failed("the database is away"));
        for _ in 0..TRIES {
            if client.as_ref().is_none_or(Client::is_closed) {
                client = match connect(&config).await {
                    Ok(client) => Some(client),
                    Err(error) => {
                        result = Err(failed(error));
                        None
                    }
                };
            }
            if let Some(client) = &mut client {
                match carry_out(client, &group, process).await {
                    Ok(done) => {
                        result = Ok(done);
                        break;
                    }
                    Err(error) => result = Err(failed(error)),
                }
            }
            sleep(Duration::from_millis(250)).await;
        }
        reply(group.drain(..), result);
    }
}

async fn carry_out(
    client: &mut Client,
    group: &[PostgresRequest],
    process: u64,
) -> Result<Vec<Done>, tokio_postgres::Error> {
    let transaction = client.transaction().await?;
    let mut done = Vec::with_capacity(group.len());
    for request in group {
        done.push(match request {
            PostgresRequest::Append {
                room,
                number,
                at,
                line,
                ..
            } => Done::Append(append(&transaction, *room, *number, *at, line, process).await?),
            PostgresRequest::Read { room, from, .. } => {
                let query =
                    "SELECT line FROM lines WHERE room = $1 AND number >= $2 ORDER BY number";
                let rows = transaction
                    .query(query, &[&room.to_string(), &integer(*from)])
                    .await?;
                Done::Read(rows.iter().map(|row| row.get(0)).collect())
            }
            PostgresRequest::Touch { room, at, .. } => {
                let touch = "INSERT INTO touched (room, at)
                    SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM lines WHERE room = $1)
                    ON CONFLICT (room) DO UPDATE SET at = greatest(touched.at, excluded.at)";
                let rows = transaction
                    .execute(touch, &[&room.to_string(), &integer(*at)])
                    .await?;
                Done::Touch(rows > 0)
            }
            PostgresRequest::Beat { at, .. } => {
                let beat = "INSERT INTO time (one, at) VALUES (1, $1)
                    ON CONFLICT (one) DO UPDATE SET at = greatest(time.at, excluded.at) RETURNING at";
                let row = transaction.query_one(beat, &[&integer(*at)]).await?;
                Done::Beat(u64::try_from(row.get::<_, i64>(0)).unwrap_or(0))
            }
            PostgresRequest::Peer { room, text } => {
                notify(&transaction, &format!("{process:016x} {room} {text}")).await?;
                Done::Peer
            }
        });
    }
    transaction.commit().await?;
    Ok(done)
}

async fn append(
    transaction: &Transaction<'_>,
    room: RoomId,
    number: usize,
    at: u64,
    line: &str,
    process: u64,
) -> Result<Result<(), StoreError>, tokio_postgres::Error> {
    let insert = "INSERT INTO lines (room, number, at, line) SELECT $1, $2, $3, $4
        WHERE $2 = (SELECT coalesce(max(number) + 1, 0) FROM lines WHERE room = $1) ON CONFLICT DO NOTHING";
    let id = room.to_string();
    if transaction
        .execute(insert, &[&id, &integer(number), &integer(at), &line])
        .await?
        == 0
    {
        let query = "SELECT 1 FROM lines WHERE room = $1 AND number = $2 AND line = $3";
        let same = transaction
            .query(query, &[&id, &integer(number), &line])
            .await?;
        return Ok(if same.is_empty() {
            Err(StoreError::NotNext)
        } else {
            Ok(())
        });
    }
    notify(transaction, &format!("{process:016x} {room}")).await?;
    Ok(Ok(()))
}

async fn notify(transaction: &Transaction<'_>, text: &str) -> Result<(), tokio_postgres::Error> {
    transaction
        .execute("SELECT pg_notify('tesserae', $1)", &[&text])
        .await
        .map(drop)
}

/// Answers a group. Whoever asked may be gone: then nobody is answered.
fn reply(group: impl Iterator<Item = PostgresRequest>, result: Result<Vec<Done>, StoreError>) {
    let done: Vec<Result<Done, StoreError>> = match result {
        Ok(done) => done.into_iter().map(Ok).collect(),
        Err(error) => std::iter::repeat_with(|| Err(error.clone()))
            .take(GROUP)
            .collect(),
    };
    for (request, done) in group.zip(done) {
        match (request, done) {
            (PostgresRequest::Append { reply, .. }, Ok(Done::Append(result))) => {
                drop(reply.send(result))
            }
            (PostgresRequest::Read { reply, .. }, Ok(Done::Read(lines))) => {
                drop(reply.send(Ok(lines)))
            }
            (PostgresRequest::Touch { reply, .. }, Ok(Done::Touch(is_there))) => {
                drop(reply.send(Ok(is_there)));
            }
            (PostgresRequest::Beat { reply, .. }, Ok(Done::Beat(at))) => drop(reply.send(Ok(at))),
            (PostgresRequest::Append { reply, .. }, Err(error)) => drop(reply.send(Err(error))),
            (PostgresRequest::Read { reply, .. }, Err(error)) => drop(reply.send(Err(error))),
            (PostgresRequest::Touch { reply, .. }, Err(error)) => drop(reply.send(Err(error))),
            (PostgresRequest::Beat { reply, .. }, Err(error)) => drop(reply.send(Err(error))),
            _ => {}
        }
    }
}

/// Passes on what other processes notify, and connects again when the connection breaks.
async fn listen(config: Config, signals: broadcast::Sender<StoreSignal>, process: u64) {
    loop {
        // Errors lead to the next try; without anybody who waits for signals they are lost.
        if let Ok((client, mut connection)) = config.connect(NoTls).await {
            let (came, mut come) = mpsc::unbounded_channel();
            let driver = tokio::spawn(async move {
                while let Some(Ok(message)) =
                    std::future::poll_fn(|context| connection.poll_message(context)).await
                {
                    if let AsyncMessage::Notification(notification) = message {
                        let _ = came.send(notification.payload().to_owned());
                    }
                }
            });
            if client.batch_execute("LISTEN tesserae").await.is_ok() {
                let _ = signals.send(StoreSignal::Lost);
                while let Some(payload) = come.recv().await {
                    if let Some(signal) = read_signal(&payload, process) {
                        let _ = signals.send(signal);
                    }
                }
            }
            driver.abort();
        }
        sleep(Duration::from_millis(250)).await;
    }
}

/// Reads a notification of another process.
fn read_signal(payload: &str, own: u64) -> Option<StoreSignal> {
    let mut parts = payload.splitn(3, ' ');
    let process = u64::from_str_radix(parts.next()?, 16)
        .ok()
        .filter(|process| *process != own)?;
    let room: Hex<10> = parts.next()?.parse().ok()?;
    Some(match parts.next() {
        Some(text) => StoreSignal::Peer {
            process,
            room,
            text: text.to_owned(),
        },
        None => StoreSignal::Appended(room),
    })
}
