//! All rooms of a process: opening, entering, adding lines, and what other processes say.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Instant,
};

use tesserae_live::{
    Entry, FromRoom, Hand, Line, Log, Mark, Party, Phrase, Refusal,
    wire::{Create, Created, Enter, Entered, Known, Lines, Offer, Refused},
};
use tokio::sync::mpsc;

use crate::{
    elsewhere::Whisper,
    limits,
    metrics::{Metrics, count},
    now,
    room::Room,
    secrets::{Locks, Opens},
    store::{RoomId, Store, StoreError},
};

/// Code and sentence for a line that follows another log than the room’s.
const BEHIND: (&str, &str) = ("behind", "Something else happened first.");

/// All rooms of a process.
pub struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Mutex<HashMap<RoomId, Arc<Room>>>,
    members: AtomicU64,
    /// What the process counts.
    pub metrics: Metrics,
}

/// A socket that has entered a room.
#[derive(Clone, Debug)]
pub struct Place {
    room: Arc<Room>,
    number: u64,
    /// Whose seat it is; nobody’s for onlookers.
    pub party: Option<Party>,
}

impl Place {
    pub(crate) fn room(&self) -> &Arc<Room> {
        &self.room
    }
}

/// Why something is not done.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum HubError {
    /// No such room, or no such secret: which one is not said.
    #[error("This link opens no room. Rooms that nobody touches for some weeks are deleted.")]
    Closed,
    /// Another version.
    #[error("The room speaks another version of the protocol. Reload the page.")]
    Version,
    /// Too many sockets.
    #[error("Too many people are in this room.")]
    Full,
    /// The first line is none.
    #[error("{0}")]
    Refused(String),
    /// The store does not work.
    #[error("The room cannot be kept at the moment. It is tried again.")]
    Store,
}

impl HubError {
    /// A short name that stays the same when the wording changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Version => "version",
            Self::Full => "room_full",
            Self::Refused(_) => "refused",
            Self::Store => "store",
        }
    }
}

impl Hub {
    /// The rooms of a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            rooms: Mutex::default(),
            members: AtomicU64::new(0),
            metrics: Metrics::default(),
        }
    }

    /// Opens a room.
    ///
    /// # Errors
    /// If its first line is refused, or the store does not work.
    pub async fn create(&self, create: Create) -> Result<Created, HubError> {
        if !matches!(create.line, Line::Begin(_)) {
            return Err(HubError::Refused(
                "A room is opened by the line that begins its log.".to_owned(),
            ));
        }
        let entry = Entry {
            at: now(),
            by: Party::Host,
            line: create.line,
            seal: create.seal,
        };
        let text = entry.text();
        Log::default()
            .push(&text)
            .map_err(|refusal| HubError::Refused(refusal.text))?;
        let (created, locks) = Locks::draw().map_err(|_| HubError::Store)?;
        let private = serde_json::to_string(&locks).map_err(|_| HubError::Store)?;
        self.kept(self.store.append(created.room, 0, private).await)?;
        self.kept(self.store.append(created.room, 1, text).await)?;
        count(&self.metrics.created);
        Ok(created)
    }

    /// Lets a socket into a room and sends it what it misses. What is sent from now on goes to
    /// `out`.
    ///
    /// # Errors
    /// If the secret opens no such room, the room is full, or the store does not work.
    pub async fn enter(&self, enter: Enter, out: mpsc::Sender<String>) -> Result<Place, HubError> {
        if enter.version != tesserae_live::wire::VERSION {
            return Err(HubError::Version);
        }
        let room = self.room(enter.room).await?;
        let opens: Opens = room.locks.open(&enter.secret).ok_or(HubError::Closed)?;
        let number = self.members.fetch_add(1, Relaxed);
        let party = opens.party();
        let mut log = room.log.lock().await;
        self.catch_up(&room, &mut log).await?;
        // The process may have ended between a declared throw and its deposited share.
        self.answer_waiting_throw(&room, &mut log).await?;
        let entered = FromRoom::Entered(Entered {
            party,
            count: log.len(),
            now: now(),
        });
        // The queue is empty: both fit, and so do the missing lines of any game that people play.
        let _ = out.send(entered.text()).await;
        self.send_missing(&room, &log, enter.known, &out).await?;
        if !room.enter(number, party, out) {
            count(&self.metrics.limited);
            return Err(HubError::Full);
        }
        drop(log);
        self.tell_presence(&room);
        Ok(Place {
            room,
            number,
            party,
        })
    }

    /// Sends a socket what it misses.
    ///
    /// # Errors
    /// If the store does not work.
    pub async fn resync(
        &self,
        place: &Place,
        known: Known,
        out: &mpsc::Sender<String>,
    ) -> Result<(), HubError> {
        let mut log = place.room.log.lock().await;
        self.catch_up(&place.room, &mut log).await?;
        self.send_missing(&place.room, &log, known, out).await
    }

    /// Lets a socket go.
    pub fn leave(&self, place: &Place) {
        place.room.leave(place.number);
        self.tell_presence(&place.room);
    }

    /// Adds a line, or says why not. Everybody in the room gets it when it is on the disk.
    ///
    /// # Errors
    /// If the store does not work. The socket should close: its client offers the line again.
    pub async fn offer(&self, place: &Place, offer: Offer) -> Result<Option<Refused>, HubError> {
        let after = offer.after;
        let refused = |code: &str, text: String| {
            count(&self.metrics.refused);
            Ok(Some(Refused {
                after,
                code: code.to_owned(),
                text,
            }))
        };
        let Some(by) = place.party else {
            return refused("onlooker", "Onlookers see and do not touch.".to_owned());
        };
        let room = &place.room;
        let mut log = room.log.lock().await;
        if room.is_stale.load(Relaxed) || after > log.len() {
            self.catch_up(room, &mut log).await?;
        }
        if after != log.len() {
            return refused(BEHIND.0, BEHIND.1.to_owned());
        }
        let entry = Entry {
            at: now().max(log.last_at()),
            by,
            line: offer.line,
            seal: offer.seal,
        };
        let mut lines = match self.add(room, &mut log, &entry, after).await? {
            Ok(line) => vec![line],
            Err(refusal) => return refused(&refusal.code, refusal.text),
        };
        if matches!(entry.line, Line::Declare(_))
            && let Ok(Some(answer)) = self.deposited_answer(room, &mut log, after).await
        {
            lines.push(answer);
        }
        if let Some(mark) = log.mark_at(after + lines.len()) {
            room.send(
                &FromRoom::Lines(Lines {
                    from: after,
                    lines,
                    mark,
                }),
                None,
            );
        }
        Ok(None)
    }

    /// Adds a line to the log and to the store, or says why not. Everybody has been sent this many
    /// lines before.
    pub(crate) async fn add(
        &self,
        room: &Room,
        log: &mut Log,
        entry: &Entry,
        sent: usize,
    ) -> Result<Result<String, Refusal>, HubError> {
        let (after, text) = (log.len(), entry.text());
        if let Err(refusal) = log.push(&text) {
            return Ok(Err(refusal));
        }
        let began = Instant::now();
        let appended = self.store.append(room.id, after + 1, text.clone()).await;
        let took = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.metrics.store_microseconds.fetch_add(took, Relaxed);
        let Err(error) = appended else {
            count(&self.metrics.lines);
            return Ok(Ok(text));
        };
        // The log in memory is ahead of the store: it is read again, and so is whatever came first.
        room.mark_stale();
        self.read_again(room, log, sent).await?;
        if error == StoreError::NotNext {
            return Ok(Err(Refusal {
                code: BEHIND.0.into(),
                text: BEHIND.1.to_owned(),
            }));
        }
        self.kept(Err(error))
    }

    /// Passes on a hand.
    pub fn hand(&self, place: &Place, hand: Hand) {
        if let Some(by) = place.party {
            count(&self.metrics.hands);
            let left_out = place
                .room
                .send_hand(&FromRoom::Hand { by, hand }, Some(place.number));
            self.metrics.hands_left_out.fetch_add(left_out, Relaxed);
            self.whisper(&place.room, &Whisper::Hand(by, hand));
        }
    }

    /// Passes on a phrase.
    pub fn phrase(&self, place: &Place, phrase: Phrase) {
        if let Some(by) = place.party {
            place.room.send(&FromRoom::Phrase { by, phrase }, None);
            self.whisper(&place.room, &Whisper::Phrase(by, phrase));
        }
    }

    /// Forgets rooms that nobody is in, and says again who is in the others. To be called every few
    /// seconds.
    pub fn tidy(&self) {
        let rooms: Vec<Arc<Room>> = {
            let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever is entering holds the room, too.
            rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_empty());
            self.metrics
                .rooms
                .set(u64::try_from(rooms.len()).unwrap_or(0));
            rooms.values().cloned().collect()
        };
        if self.store.is_shared() {
            rooms
                .iter()
                .for_each(|room| self.whisper(room, &Whisper::Presence(room.here())));
        }
    }

    /// Deletes rooms that nobody has touched for this number of days.
    pub async fn expire(&self, days: u64) {
        let before = now().saturating_sub(days.saturating_mul(24 * 60 * 60 * 1000));
        match self.store.expire(before).await {
            Ok(rooms) => {
                self.metrics.expired.fetch_add(rooms, Relaxed);
                tracing::info!(rooms, "expired");
            }
            Err(error) => tracing::warn!(%error, "rooms could not be deleted"),
        }
    }

    /// Whether the store answers.
    pub async fn is_healthy(&self) -> bool {
        self.store
            .read(tesserae_live::Hex([0; 10]), 0)
            .await
            .is_ok()
    }

    pub(crate) fn known(&self, room: RoomId) -> Option<Arc<Room>> {
        self.rooms
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&room)
            .cloned()
    }

    /// The room in memory, read from the store if it is not there yet.
    async fn room(&self, id: RoomId) -> Result<Arc<Room>, HubError> {
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        let lines = self.kept(self.store.read(id, 0).await)?;
        let (private, lines) = lines.split_first().ok_or(HubError::Closed)?;
        let locks = serde_json::from_str(private).map_err(|_| HubError::Store)?;
        let log = play(lines)
            .filter(|log| !log.is_empty())
            .ok_or(HubError::Closed)?;
        let room = Arc::new(Room::new(id, locks, log));
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(rooms.entry(id).or_insert(room).clone())
    }

    /// Adds what other processes have added since. Without other processes there is nothing.
    pub(crate) async fn catch_up(&self, room: &Room, log: &mut Log) -> Result<(), HubError> {
        let from = log.len();
        if room.is_stale.load(Relaxed) {
            return self.read_again(room, log, from).await;
        }
        if !self.store.is_shared() {
            return Ok(());
        }
        let lines = self.kept(self.store.read(room.id, from + 1).await)?;
        if lines.is_empty() {
            return Ok(());
        }
        for line in &lines {
            if log.push(line).is_err() {
                return self.read_again(room, log, from).await;
            }
        }
        room.send(
            &FromRoom::Lines(Lines {
                from,
                lines,
                mark: log.mark(),
            }),
            None,
        );
        Ok(())
    }

    /// Reads the whole log again; sends everybody what comes after this number of lines.
    async fn read_again(&self, room: &Room, log: &mut Log, from: usize) -> Result<(), HubError> {
        let lines = self.kept(self.store.read(room.id, 1).await)?;
        *log = play(&lines).ok_or(HubError::Store)?;
        room.is_stale.store(false, Relaxed);
        let lines = lines.get(from..).unwrap_or_default().to_vec();
        if !lines.is_empty() {
            room.send(
                &FromRoom::Lines(Lines {
                    from,
                    lines,
                    mark: log.mark(),
                }),
                None,
            );
        }
        Ok(())
    }

    /// Sends the lines after those that are known; all of them if what is known is another log.
    async fn send_missing(
        &self,
        room: &Room,
        log: &Log,
        known: Known,
        out: &mpsc::Sender<String>,
    ) -> Result<(), HubError> {
        let is_known = log
            .mark_at(known.count)
            .is_some_and(|mark: Mark| mark == known.mark);
        let from = if is_known { known.count } else { 0 };
        if from == log.len() {
            return Ok(());
        }
        let lines = self.kept(self.store.read(room.id, from + 1).await)?;
        let mut at = from;
        for lines in lines
            .get(..log.len() - from)
            .unwrap_or(&lines)
            .chunks(limits::MOST_LINES)
        {
            let mark = log.mark_at(at + lines.len()).unwrap_or_else(|| log.mark());
            let message = FromRoom::Lines(Lines {
                from: at,
                lines: lines.to_vec(),
                mark,
            });
            at += lines.len();
            if out.try_send(message.text()).is_err() {
                return Err(HubError::Full);
            }
        }
        Ok(())
    }

    fn tell_presence(&self, room: &Arc<Room>) {
        room.send(&FromRoom::Presence(room.presence()), None);
        self.whisper(room, &Whisper::Presence(room.here()));
    }

    pub(crate) fn kept<T>(&self, result: Result<T, StoreError>) -> Result<T, HubError> {
        result.map_err(|error| {
            count(&self.metrics.store_failures);
            tracing::error!(%error, "store");
            HubError::Store
        })
    }
}

/// The log that follows from lines; none if they are damaged.
fn play(lines: &[String]) -> Option<Log> {
    let mut log = Log::default();
    for line in lines {
        if let Err(refusal) = log.push(line) {
            tracing::error!(line = log.len() + 1, %refusal, "damaged log");
            return None;
        }
    }
    Some(log)
}
