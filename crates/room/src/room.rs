//! One room in memory: its log, and the sockets in it.

use std::{
    collections::HashMap,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use tesserae_live::{FromRoom, Log, Party, wire::Presence};
use tokio::sync::mpsc;

use crate::{limits, secrets::Locks, store::RoomId};

/// How long the word of another process about who is there counts.
const WORD_COUNTS: Duration = Duration::from_secs(60);

/// A room in memory. Everything that has to last is in the store.
#[derive(Debug)]
pub struct Room {
    pub id: RoomId,
    pub locks: Locks,
    /// The log; held while a line is added, so that lines of one room follow each other.
    pub log: tokio::sync::Mutex<Log>,
    /// Whether the log may differ from the store and has to be read again.
    pub is_stale: AtomicBool,
    members: Mutex<Vec<Member>>,
    elsewhere: Mutex<HashMap<u64, (Presence, Instant)>>,
}

/// A socket in a room.
#[derive(Debug)]
struct Member {
    number: u64,
    party: Option<Party>,
    out: mpsc::Sender<String>,
}

impl Room {
    pub fn new(id: RoomId, locks: Locks, log: Log) -> Self {
        Self {
            id,
            locks,
            log: tokio::sync::Mutex::new(log),
            is_stale: AtomicBool::new(false),
            members: Mutex::default(),
            elsewhere: Mutex::default(),
        }
    }

    /// Lets a socket in; returns whether there is room for it.
    pub fn enter(&self, number: u64, party: Option<Party>, out: mpsc::Sender<String>) -> bool {
        let mut members = self.members();
        members.retain(|member| member.number != number);
        let may = members.len() < limits::SOCKETS_A_ROOM;
        if may {
            members.push(Member { number, party, out });
        }
        may
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
        let mut elsewhere = self
            .elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        elsewhere.retain(|_, (_, said)| said.elapsed() < WORD_COUNTS);
        for (presence, _) in elsewhere.values() {
            all.host |= presence.host;
            all.guest |= presence.guest;
            all.onlookers = all.onlookers.saturating_add(presence.onlookers);
        }
        all
    }

    /// Another process says who is there; returns whether it is new here and has to be answered.
    pub fn hear(&self, process: u64, presence: Presence) -> bool {
        let mut elsewhere = self
            .elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        elsewhere
            .insert(process, (presence, Instant::now()))
            .is_none()
    }

    /// Marks the log as one to be read again.
    pub fn mark_stale(&self) {
        self.is_stale.store(true, Relaxed);
    }

    fn members(&self) -> MutexGuard<'_, Vec<Member>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
