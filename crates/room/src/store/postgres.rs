//! The shared store: PostgreSQL, with several processes of this program on one database.
//!
//! One task writes. It takes every request that waits into one transaction, in the order of rooms
//! so that two processes cannot wait for each other. A line that is there already with the same
//! text was added before the connection broke. Another connection listens to what the other
//! processes notify.

use std::time::Duration;

use tesserae_live::{Hex, Party};
use tokio::{
    sync::{broadcast, mpsc, oneshot},
    task::JoinHandle,
    time::sleep,
};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Transaction};

use super::{Answer, RoomId, Signal, Store, StoreError};

/// The most requests in one transaction.
const GROUP: usize = 256;

/// The longest text that PostgreSQL notifies, with the numbers before it.
const LONGEST_WHISPER: usize = 7_500;

/// How often a group is tried again when the database is away: about ten seconds.
const TRIES: u32 = 40;

const TABLES: &str = "CREATE TABLE IF NOT EXISTS lines (
    room text NOT NULL, number bigint NOT NULL, at bigint NOT NULL, line text NOT NULL, PRIMARY KEY (room, number)
);
CREATE TABLE IF NOT EXISTS deposits (
    room text NOT NULL, guest boolean NOT NULL, text text NOT NULL, PRIMARY KEY (room, guest)
)";

/// A PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    config: Config,
    requests: mpsc::UnboundedSender<Request>,
    signals: broadcast::Sender<Signal>,
    tasks: [JoinHandle<()>; 2],
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }
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
    Whisper {
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
        let config: Config = config.parse().map_err(StoreError::failed)?;
        let client = connect(&config).await.map_err(StoreError::failed)?;
        // Two processes that begin at once may both make a table; one of them hears that it is
        // there.
        if let Err(error) = client.batch_execute(TABLES).await
            && client.batch_execute(TABLES).await.is_err()
        {
            return Err(StoreError::failed(error));
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

impl Store for Postgres {
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
        Box::pin(async move {
            // Looking through all rooms takes a while; a connection of its own keeps nobody
            // waiting.
            let client = connect(&self.config).await.map_err(StoreError::failed)?;
            let old = "WITH old AS (SELECT room FROM lines GROUP BY room HAVING max(at) < $1),
                deposits AS (DELETE FROM deposits WHERE room IN (SELECT room FROM old))
                DELETE FROM lines WHERE room IN (SELECT room FROM old) RETURNING number";
            let before = i64::try_from(before).unwrap_or(i64::MAX);
            let rows = client
                .query(old, &[&before])
                .await
                .map_err(StoreError::failed)?;
            let firsts = rows.iter().filter(|row| row.get::<_, i64>(0) == 0).count();
            Ok(u64::try_from(firsts).unwrap_or(u64::MAX))
        })
    }

    fn whisper(&self, room: RoomId, text: String) {
        if text.len() <= LONGEST_WHISPER {
            // If the task has stopped, whoever appends hears of it.
            let _ = self.requests.send(Request::Whisper { room, text });
        }
    }

    fn signals(&self) -> broadcast::Receiver<Signal> {
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

/// What is answered when the transaction has ended.
enum Done {
    Append(Result<(), StoreError>),
    Read(Vec<String>),
    Deposit,
    Deposited(Option<String>),
    Whisper,
}

/// Answers requests until nobody can ask any more.
async fn write(
    config: Config,
    client: Client,
    mut requests: mpsc::UnboundedReceiver<Request>,
    process: u64,
) {
    let mut client = Some(client);
    let mut group = Vec::with_capacity(GROUP);
    while requests.recv_many(&mut group, GROUP).await > 0 {
        group.sort_by_key(|request| match request {
            Request::Append { room, number, .. } => (0, room.0, *number),
            Request::Read { room, .. }
            | Request::Deposit { room, .. }
            | Request::Deposited { room, .. }
            | Request::Whisper { room, .. } => (1, room.0, 0),
        });
        let mut result = Err(StoreError::failed("the database is away"));
        for _ in 0..TRIES {
            if client.as_ref().is_none_or(Client::is_closed) {
                client = connect(&config).await.ok();
            }
            if let Some(client) = &mut client {
                match carry_out(client, &group, process).await {
                    Ok(done) => {
                        result = Ok(done);
                        break;
                    }
                    Err(error) => result = Err(StoreError::failed(error)),
                }
            }
            sleep(Duration::from_millis(250)).await;
        }
        reply(group.drain(..), result);
    }
}

async fn carry_out(
    client: &mut Client,
    group: &[Request],
    process: u64,
) -> Result<Vec<Done>, tokio_postgres::Error> {
    let transaction = client.transaction().await?;
    let mut done = Vec::with_capacity(group.len());
    for request in group {
        done.push(match request {
            Request::Append {
                room, number, line, ..
            } => Done::Append(append(&transaction, *room, *number, line, process).await?),
            Request::Read { room, from, .. } => {
                let query =
                    "SELECT line FROM lines WHERE room = $1 AND number >= $2 ORDER BY number";
                let rows = transaction
                    .query(query, &[&room.to_string(), &integer(*from)])
                    .await?;
                Done::Read(rows.iter().map(|row| row.get(0)).collect())
            }
            Request::Deposit { room, by, text, .. } => {
                deposit(&transaction, *room, *by, text.as_deref()).await?;
                Done::Deposit
            }
            Request::Deposited { room, by, .. } => {
                let query = "SELECT text FROM deposits WHERE room = $1 AND guest = $2";
                let row = transaction
                    .query_opt(query, &[&room.to_string(), &(*by == Party::Guest)])
                    .await?;
                Done::Deposited(row.map(|row| row.get(0)))
            }
            Request::Whisper { room, text } => {
                notify(&transaction, &format!("{process:016x} {room} {text}")).await?;
                Done::Whisper
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
    line: &str,
    process: u64,
) -> Result<Result<(), StoreError>, tokio_postgres::Error> {
    let insert = "INSERT INTO lines (room, number, at, line) SELECT $1, $2, $3, $4
        WHERE $2 = (SELECT coalesce(max(number) + 1, 0) FROM lines WHERE room = $1) ON CONFLICT DO NOTHING";
    let (id, at) = (
        room.to_string(),
        i64::try_from(crate::now()).unwrap_or(i64::MAX),
    );
    if transaction
        .execute(insert, &[&id, &integer(number), &at, &line])
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

async fn deposit(
    transaction: &Transaction<'_>,
    room: RoomId,
    by: Party,
    text: Option<&str>,
) -> Result<(), tokio_postgres::Error> {
    let (id, guest) = (room.to_string(), by == Party::Guest);
    let done = if let Some(text) = text {
        let keep = "INSERT INTO deposits (room, guest, text) VALUES ($1, $2, $3)
            ON CONFLICT (room, guest) DO UPDATE SET text = excluded.text";
        transaction.execute(keep, &[&id, &guest, &text]).await
    } else {
        transaction
            .execute(
                "DELETE FROM deposits WHERE room = $1 AND guest = $2",
                &[&id, &guest],
            )
            .await
    };
    done.map(drop)
}

async fn notify(transaction: &Transaction<'_>, text: &str) -> Result<(), tokio_postgres::Error> {
    transaction
        .execute("SELECT pg_notify('tesserae', $1)", &[&text])
        .await
        .map(drop)
}

/// Numbers of lines are far below what a `bigint` holds.
fn integer(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Answers a group. Whoever asked may be gone: then nobody is answered.
fn reply(group: impl Iterator<Item = Request>, result: Result<Vec<Done>, StoreError>) {
    let done: Vec<Result<Done, StoreError>> = match result {
        Ok(done) => done.into_iter().map(Ok).collect(),
        Err(error) => std::iter::repeat_with(|| Err(error.clone()))
            .take(GROUP)
            .collect(),
    };
    for (request, done) in group.zip(done) {
        match (request, done) {
            (Request::Append { reply, .. }, Ok(Done::Append(result))) => drop(reply.send(result)),
            (Request::Read { reply, .. }, Ok(Done::Read(lines))) => drop(reply.send(Ok(lines))),
            (Request::Deposit { reply, .. }, Ok(Done::Deposit)) => drop(reply.send(Ok(()))),
            (Request::Deposited { reply, .. }, Ok(Done::Deposited(text))) => {
                drop(reply.send(Ok(text)))
            }
            (Request::Append { reply, .. } | Request::Deposit { reply, .. }, Err(error)) => {
                drop(reply.send(Err(error)));
            }
            (Request::Deposited { reply, .. }, Err(error)) => drop(reply.send(Err(error))),
            (Request::Read { reply, .. }, Err(error)) => drop(reply.send(Err(error))),
            _ => {}
        }
    }
}

/// Passes on what other processes notify, and connects again when the connection breaks.
async fn listen(config: Config, signals: broadcast::Sender<Signal>, process: u64) {
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
                let _ = signals.send(Signal::Lost);
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
fn read_signal(payload: &str, own: u64) -> Option<Signal> {
    let mut parts = payload.splitn(3, ' ');
    let process = u64::from_str_radix(parts.next()?, 16)
        .ok()
        .filter(|process| *process != own)?;
    let room: Hex<10> = parts.next()?.parse().ok()?;
    Some(match parts.next() {
        Some(text) => Signal::Whisper {
            process,
            room,
            text: text.to_owned(),
        },
        None => Signal::Appended(room),
    })
}
