//! One room in memory: its log, and the sockets in it.

use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{
            AtomicBool, AtomicU64,
            Ordering::{Relaxed, SeqCst},
        },
    },
    time::{Duration, Instant},
};

use tesserae_live::{FromRoom, Log, Party, PublicKey, wire::Presence};
use tokio::sync::mpsc;

use crate::{limits, secrets::SecretHashes, store::RoomId};

/// How long the word of another process about who is there counts.
const WORD_COUNTS: Duration = Duration::from_secs(60);

/// A room in memory. Everything that has to last is in the store.
#[derive(Debug)]
pub struct Room {
    pub id: RoomId,
    pub hashes: SecretHashes,
    /// The log; held while a line is added, so that lines of one room follow each other.
    pub log: tokio::sync::Mutex<Log>,
    /// Whether the log may differ from the store and has to be read again.
    pub is_stale: AtomicBool,
    /// When the store was told last that somebody is here.
    pub touched: AtomicU64,
    members: Mutex<Vec<Member>>,
    /// The keys of host and guest, as far as they are in the log.
    keys: Mutex<[Option<PublicKey>; 2]>,
    /// When somebody with the right secret of a seat was last not let in: host and guest.
    knocks: Mutex<[Option<Instant>; 2]>,
    peers: Mutex<HashMap<u64, (Presence, Instant)>>,
}

/// A socket in a room.
#[derive(Debug)]
struct Member {
    number: u64,
    /// For whose seat it has the secret.
    party: Option<Party>,
    /// Of which key it has proved that it has the secret half.
    key: Option<PublicKey>,
    out: mpsc::Sender<String>,
    is_replaced: Arc<AtomicBool>,
}

impl Room {
    pub fn new(id: RoomId, hashes: SecretHashes, log: Log) -> Self {
        let keys = Party::BOTH.map(|party| log.key(party));
        Self {
            id,
            hashes,
            log: tokio::sync::Mutex::new(log),
            is_stale: AtomicBool::new(false),
            touched: AtomicU64::new(0),
            members: Mutex::default(),
            keys: Mutex::new(keys),
            knocks: Mutex::default(),
            peers: Mutex::default(),
        }
    }

    /// Keeps the keys that are in the log; returns whether they are others than before.
    pub fn learn_keys(&self, log: &Log) -> bool {
        let keys = Party::BOTH.map(|party| log.key(party));
        let mut known = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *known, keys) != keys
    }

    /// Whether whoever has this key plays at a seat. Before anybody has sat down, its secret is
    /// enough.
    pub fn is_owner(&self, party: Party, key: Option<PublicKey>) -> bool {
        let keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys[index(party)].is_none_or(|owner| key == Some(owner))
    }

    /// Lets a socket in; returns whether there is room for it. In a seat there always is: the newest
    /// socket takes the place of the oldest, whose queue ends and whose `is_replaced` is set. Those
    /// that have the secret of a seat and not its key have places of their own.
    pub fn enter(
        &self,
        number: u64,
        (party, key): (Option<Party>, Option<PublicKey>),
        out: mpsc::Sender<String>,
        is_replaced: Arc<AtomicBool>,
    ) -> bool {
        let is_owner =
            |party: Option<Party>, key| party.is_some_and(|party| self.is_owner(party, key));
        let owns = is_owner(party, key);
        let mut members = self.members();
        let is_alike =
            |member: &Member| member.party == party && is_owner(member.party, member.key) == owns;
        let alike = members.iter().filter(|member| is_alike(member)).count();
        if party.is_none() && alike >= limits::ONLOOKERS {
            return false;
        }
        if party.is_some() && alike >= limits::SOCKETS_A_SEAT {
            let oldest = members.iter().position(is_alike);
            if let Some(oldest) = oldest {
                members.remove(oldest).is_replaced.store(true, SeqCst);
            }
        }
        members.push(Member {
            number,
            party,
            key,
            out,
            is_replaced,
        });
        true
    }

    /// Keeps that somebody with the secret of a seat was not let in.
    pub fn knock(&self, party: Party) {
        self.knocks()[index(party)] = Some(Instant::now());
    }

    /// Forgets that, as somebody has come in.
    pub fn forget_knock(&self, party: Party) {
        self.knocks()[index(party)] = None;
    }

    /// Whether somebody with the secret of a seat was not let in a short time ago.
    pub fn is_knocking(&self, party: Party) -> bool {
        self.knocks()[index(party)].is_some_and(|knock| knock.elapsed() < limits::KNOCK_COUNTS)
    }

    /// Lets a socket go.
    pub fn leave(&self, number: u64) {
        self.members().retain(|member| member.number != number);
    }

    /// Whether nobody is in it.
    pub fn is_empty(&self) -> bool {
        self.members().is_empty()
    }

    /// Sends to every socket but one. A socket for which too much waits is let go: its queue ends,
    /// and it closes.
    pub fn send(&self, message: &FromRoom, but: Option<u64>) {
        let text = message.text();
        self.members().retain(|member| {
            Some(member.number) == but || member.out.try_send(text.clone()).is_ok()
        });
    }

    /// Sends a hand to every socket but one; returns for how many it was left out because they are
    /// slow.
    pub fn send_hand(&self, message: &FromRoom, but: Option<u64>) -> u64 {
        let text = message.text();
        let mut left_out = 0;
        for member in self
            .members()
            .iter()
            .filter(|member| Some(member.number) != but)
        {
            let waiting = limits::WAITING.saturating_sub(member.out.capacity());
            if waiting > limits::WAITING_FOR_HANDS || member.out.try_send(text.clone()).is_err() {
                left_out += 1;
            }
        }
        left_out
    }

    /// Who is there through this process.
    pub fn here(&self) -> Presence {
        let mut presence = Presence::default();
        for member in self.members().iter() {
            match member.party {
                Some(party) if !self.is_owner(party, member.key) => {}
                Some(Party::Host) => presence.host = true,
                Some(Party::Guest) => presence.guest = true,
                None => presence.onlookers += 1,
            }
        }
        presence
    }

    /// Who is there, through whichever process.
    pub fn presence(&self) -> Presence {
        let mut all = self.here();
        let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
        peers.retain(|_, (_, said)| said.elapsed() < WORD_COUNTS);
        for (presence, _) in peers.values() {
            all.host |= presence.host;
            all.guest |= presence.guest;
            all.onlookers = all.onlookers.saturating_add(presence.onlookers);
        }
        all
    }

    /// Another process says who is there; returns whether it is new here and has to be answered.
    pub fn note_peer(&self, process: u64, presence: Presence) -> bool {
        let mut peers = self.peers.lock().unwrap_or_else(PoisonError::into_inner);
        peers.insert(process, (presence, Instant::now())).is_none()
    }

    /// Marks the log as one to be read again.
    pub fn mark_stale(&self) {
        self.is_stale.store(true, Relaxed);
    }

    fn knocks(&self) -> MutexGuard<'_, [Option<Instant>; 2]> {
        self.knocks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn members(&self) -> MutexGuard<'_, Vec<Member>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn index(party: Party) -> usize {
    match party {
        Party::Host => 0,
        Party::Guest => 1,
    }
}
