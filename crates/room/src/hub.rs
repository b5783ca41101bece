//! All rooms of a process: opening, entering, adding lines, and what other processes say.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Instant,
};

use tesserae_live::{
    Entry, FromRoom, Hand, Hex, Line, Log, Mark, Party, Phrase, PublicKey, Reason, Refusal,
    wire::{Create, Created, Enter, Entered, Known, Lines, Offer, Refused},
};
use tokio::sync::mpsc;

use crate::{
    RoomError, Time, limits,
    metrics::{Metrics, count},
    peer_message::PeerMessage,
    room::Room,
    secrets::{Role, SecretHashes},
    store::{RoomId, Store, StoreError},
};

/// All rooms of a process.
pub struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Mutex<HashMap<RoomId, Arc<Room>>>,
    members: AtomicU64,
    /// What time it is for games.
    pub time: Time,
    /// Whether the last beat failed.
    pub(crate) beat_fails: AtomicBool,
    /// When the store last failed, unless a line was added since.
    pub(crate) failure: Mutex<Option<Instant>>,
    /// What the process counts.
    pub metrics: Metrics,
}

/// What a socket that wants to enter brings along.
#[derive(Debug)]
pub struct Entrance {
    /// Where it is sent what happens in the room.
    pub out: mpsc::Sender<String>,
    /// Whether it may only enter a seat, as its address has too many sockets.
    pub seats_only: bool,
    /// Set before its queue ends, if a newer socket of its seat takes its place.
    pub is_replaced: Arc<AtomicBool>,
}

/// A socket that has entered a room.
#[derive(Clone, Debug)]
pub struct Membership {
    room: Arc<Room>,
    number: u64,
    /// For whose seat it has the secret; nobody’s for onlookers.
    pub party: Option<Party>,
    /// The key of which it has proved that it has the secret half.
    key: Option<PublicKey>,
}

impl Membership {
    /// Whose seat it is: of somebody who has the key of the seat, or before anybody has sat down
    /// its secret.
    #[must_use]
    pub fn owner(&self) -> Option<Party> {
        self.party
            .filter(|party| self.room.is_owner(*party, self.key))
    }
}

impl Hub {
    /// The rooms of a store, with its time.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, time: Time) -> Self {
        Self {
            store,
            rooms: Mutex::default(),
            members: AtomicU64::new(0),
            time,
            beat_fails: AtomicBool::new(false),
            failure: Mutex::default(),
            metrics: Metrics::default(),
        }
    }

    /// Opens a room.
    ///
    /// # Errors
    /// If its first line is refused, or the store does not work.
    pub async fn create(&self, create: Create) -> Result<Created, RoomError> {
        let at = self.time.now();
        let entry = Entry {
            at,
            by: Party::Host,
            act: create.act,
        };
        let text = entry.text();
        Log::default().push(&text).map_err(RoomError::Refused)?;
        let (created, hashes) = SecretHashes::draw().map_err(|_| RoomError::Store)?;
        let private = serde_json::to_string(&hashes).map_err(|_| RoomError::Store)?;
        self.kept(self.store.append(created.room, 0, at, private).await)?;
        self.kept(self.store.append(created.room, 1, at, text).await)?;
        count(&self.metrics.created);
        Ok(created)
    }

    /// Lets a socket into a room and sends it what it misses, and all that happens from now on.
    ///
    /// # Errors
    /// If the secret opens no such room, there are too many onlookers, or the store does not work.
    pub async fn enter(&self, enter: Enter, entrance: Entrance) -> Result<Membership, RoomError> {
        let (room, role) = self.room(enter.room, &enter.secret).await?;
        let party = role.party();
        let proof = enter
            .seat
            .filter(|owner| owner.signature.is_of_entry(&owner.key, &enter.room));
        let key = proof.map(|owner| owner.key);
        let entered = self.enter_room(&room, (party, key), enter, entrance).await;
        match (party, &entered) {
            (Some(party), Ok(_)) => room.forget_knock(party),
            (Some(party), Err(_)) => self.knock(&room, party),
            (None, _) => {}
        }
        entered
    }

    /// Says to somebody with another version of the protocol why they are not let in.
    pub async fn turn_away(&self, room: RoomId, secret: &Hex<16>) -> RoomError {
        match self.room(room, secret).await {
            Ok((room, role)) => {
                if let Some(party) = role.party() {
                    self.knock(&room, party);
                }
                RoomError::Version
            }
            Err(error) => error,
        }
    }

    /// Keeps, here and elsewhere, that somebody with the secret of a seat was not let in.
    fn knock(&self, room: &Room, party: Party) {
        room.knock(party);
        self.tell_peers(room, &PeerMessage::Knock(party));
    }

    async fn enter_room(
        &self,
        room: &Arc<Room>,
        (party, key): (Option<Party>, Option<PublicKey>),
        enter: Enter,
        entrance: Entrance,
    ) -> Result<Membership, RoomError> {
        if enter.version != tesserae_live::wire::VERSION {
            return Err(RoomError::Version);
        }
        let Entrance {
            out,
            seats_only,
            is_replaced,
        } = entrance;
        let number = self.members.fetch_add(1, Relaxed);
        let mut log = room.log.lock().await;
        self.catch_up(room, &mut log).await?;
        if seats_only && !party.is_some_and(|party| room.is_owner(party, key)) {
            count(&self.metrics.limited);
            return Err(RoomError::AddressFull);
        }
        self.touch(room).await?;
        let entered = FromRoom::Entered(Entered {
            party,
            count: log.len(),
            now: self.time.now(),
        });
        // The queue is empty: both fit, and so do the missing lines of any game that people play.
        let _ = out.send(entered.text()).await;
        self.send_missing(room, &log, enter.known, &out).await?;
        if !room.enter(number, (party, key), out, is_replaced) {
            count(&self.metrics.limited);
            return Err(RoomError::Full);
        }
        drop(log);
        self.tell_presence(room);
        Ok(Membership {
            room: room.clone(),
            number,
            party,
            key,
        })
    }

    /// Sends a socket what it misses.
    ///
    /// # Errors
    /// If the store does not work.
    pub async fn resync(
        &self,
        membership: &Membership,
        known: Known,
        out: &mpsc::Sender<String>,
    ) -> Result<(), RoomError> {
        let mut log = membership.room.log.lock().await;
        self.catch_up(&membership.room, &mut log).await?;
        self.send_missing(&membership.room, &log, known, out).await
    }

    /// Lets a socket go.
    pub fn leave(&self, membership: &Membership) {
        membership.room.leave(membership.number);
        self.tell_presence(&membership.room);
    }

    /// Adds a line, or says why not. Everybody in the room gets it when it is on the disk.
    ///
    /// # Errors
    /// If the store does not work. The socket should close: its client offers the line again.
    pub async fn offer(
        &self,
        membership: &Membership,
        offer: Offer,
    ) -> Result<Option<Refused>, RoomError> {
        let after = offer.after;
        let refused = |refusal| {
            count(&self.metrics.refused);
            Ok(Some(Refused::new(after, &refusal)))
        };
        let Some(by) = membership.party else {
            return refused(Refusal::Onlooker);
        };
        let room = &membership.room;
        let mut log = room.log.lock().await;
        if room.is_stale.load(Relaxed) || after > log.len() {
            self.catch_up(room, &mut log).await?;
        }
        if after != log.len() {
            return refused(Refusal::Behind);
        }
        let is_absent = offer.act.read() == Ok(Line::End(Reason::Absent));
        if is_absent && room.is_knocking(by.other()) {
            return refused(Refusal::Knocking);
        }
        let entry = Entry {
            at: self.time.now().max(log.last_at()),
            by,
            act: offer.act,
        };
        let line = match self.add(room, &mut log, &entry).await? {
            Ok(line) => line,
            Err(refusal) => return refused(refusal),
        };
        room.send(
            &FromRoom::Lines(Lines {
                from: after,
                lines: vec![line],
                mark: log.mark(),
            }),
            None,
        );
        if room.learn_keys(&log) {
            self.tell_presence(room);
        }
        Ok(None)
    }

    /// How many lines the log of a room has.
    pub async fn count(&self, membership: &Membership) -> usize {
        membership.room.log.lock().await.len()
    }

    /// Adds a line to the log and to the store, or says why not.
    async fn add(
        &self,
        room: &Room,
        log: &mut Log,
        entry: &Entry,
    ) -> Result<Result<String, Refusal>, RoomError> {
        let (after, text) = (log.len(), entry.text());
        if let Err(refusal) = log.push(&text) {
            return Ok(Err(refusal));
        }
        let began = Instant::now();
        let appended = self
            .store
            .append(room.id, after + 1, entry.at, text.clone())
            .await;
        let took = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
        self.metrics.store_microseconds.fetch_add(took, Relaxed);
        let Err(error) = appended else {
            count(&self.metrics.lines);
            *self.failure() = None;
            return Ok(Ok(text));
        };
        // The log in memory is ahead of the store: it is read again, and so is whatever came first.
        room.mark_stale();
        self.read_again(room, log, after).await?;
        if error == StoreError::NotNext {
            return Ok(Err(Refusal::Behind));
        }
        self.kept(Err(error))
    }

    /// Passes on a hand.
    pub fn hand(&self, membership: &Membership, hand: Hand) {
        if let Some(by) = membership.owner() {
            count(&self.metrics.hands);
            let left_out = membership
                .room
                .send_hand(&FromRoom::Hand { by, hand }, Some(membership.number));
            self.metrics.hands_left_out.fetch_add(left_out, Relaxed);
            self.tell_peers(&membership.room, &PeerMessage::Hand(by, hand));
        }
    }

    /// Passes on a phrase.
    pub fn phrase(&self, membership: &Membership, phrase: Phrase) {
        if let Some(by) = membership.owner() {
            membership.room.send(&FromRoom::Phrase { by, phrase }, None);
            self.tell_peers(&membership.room, &PeerMessage::Phrase(by, phrase));
        }
    }

    pub(crate) fn known(&self, room: RoomId) -> Option<Arc<Room>> {
        self.rooms
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(&room)
            .cloned()
    }

    /// The room that a secret opens, and as whom; read from the store if it is not in memory
    /// yet. Whoever has no right secret does not hear whether there is such a room.
    async fn room(&self, id: RoomId, secret: &Hex<16>) -> Result<(Arc<Room>, Role), RoomError> {
        if let Some(room) = self.known(id) {
            let role = room.hashes.role_of(secret).ok_or(RoomError::NotFound)?;
            return Ok((room, role));
        }
        let lines = self.kept(self.store.read(id, 0).await)?;
        let (private, lines) = lines.split_first().ok_or(RoomError::NotFound)?;
        let hashes: SecretHashes = serde_json::from_str(private).map_err(|_| RoomError::Damaged)?;
        let role = hashes.role_of(secret).ok_or(RoomError::NotFound)?;
        let first = lines.first().ok_or(RoomError::NotFound)?;
        if is_earlier(first) {
            return Err(RoomError::Earlier);
        }
        let room = Arc::new(Room::new(
            id,
            hashes,
            play(lines).ok_or(RoomError::Damaged)?,
        ));
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        Ok((rooms.entry(id).or_insert(room).clone(), role))
    }

    /// Adds what other processes have added since. Without other processes there is nothing.
    pub(crate) async fn catch_up(&self, room: &Room, log: &mut Log) -> Result<(), RoomError> {
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
        room.learn_keys(log);
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
    async fn read_again(&self, room: &Room, log: &mut Log, from: usize) -> Result<(), RoomError> {
        let lines = self.kept(self.store.read(room.id, 1).await)?;
        if lines.is_empty() {
            return Err(self.gone(room));
        }
        *log = play(&lines).ok_or(RoomError::Damaged)?;
        room.learn_keys(log);
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
    ) -> Result<(), RoomError> {
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
                return Err(RoomError::Full);
            }
        }
        Ok(())
    }

    /// Says something to the other processes, if there can be any.
    pub(crate) fn tell_peers(&self, room: &Room, message: &PeerMessage) {
        if self.store.is_shared()
            && let Ok(text) = serde_json::to_string(message)
        {
            self.store.tell_peers(room.id, text);
        }
    }

    fn tell_presence(&self, room: &Arc<Room>) {
        room.send(&FromRoom::Presence(room.presence()), None);
        self.tell_peers(room, &PeerMessage::Presence(room.here()));
    }

    pub(crate) fn kept<T>(&self, result: Result<T, StoreError>) -> Result<T, RoomError> {
        result.map_err(|error| {
            count(&self.metrics.store_failures);
            *self.failure() = Some(Instant::now());
            tracing::error!(%error, "store");
            RoomError::Store
        })
    }
}

/// Whether this is the first line of a log of version 1, whose lines were objects.
fn is_earlier(first: &str) -> bool {
    let line = serde_json::from_str::<serde_json::Value>(first);
    line.is_ok_and(|line| line["line"]["begin"].is_object())
}

/// The log that follows from lines; none if they are damaged.
fn play(lines: &[String]) -> Option<Log> {
    let mut log = Log::default();
    for line in lines {
        if let Err(refusal) = log.push(line) {
            tracing::error!(line = log.len() + 1, code = %refusal.code(), "damaged log");
            return None;
        }
    }
    Some(log)
}
