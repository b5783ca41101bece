//! What processes on one database say to each other, and what a process does when it hears it.

use std::sync::{Arc, PoisonError};

use serde::{Deserialize, Serialize};
use tesserae_live::{FromRoom, Hand, Party, Phrase, wire::Presence};
use tokio::sync::broadcast::error::RecvError;

use crate::{Hub, room::Room, store::StoreSignal};

/// What processes say to each other.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PeerMessage {
    Presence(Presence),
    Hand(Party, Hand),
    Phrase(Party, Phrase),
    /// Somebody with the secret of this seat was not let in.
    Knock(Party),
}

impl Hub {
    /// Does what other processes ask for, for ever.
    pub async fn follow(&self) {
        let mut signals = self.store.signals();
        loop {
            match signals.recv().await {
                Ok(StoreSignal::Appended(room)) => {
                    if let Some(room) = self.known(room) {
                        self.refresh(&room).await;
                    }
                }
                Ok(StoreSignal::Peer {
                    process,
                    room,
                    text,
                }) => {
                    if let (Some(room), Ok(message)) =
                        (self.known(room), serde_json::from_str(&text))
                    {
                        self.handle_peer(&room, process, message);
                    }
                }
                Ok(StoreSignal::Lost) | Err(RecvError::Lagged(_)) => {
                    let rooms: Vec<Arc<Room>> = self
                        .rooms
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .values()
                        .cloned()
                        .collect();
                    for room in rooms {
                        self.refresh(&room).await;
                    }
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    fn handle_peer(&self, room: &Arc<Room>, process: u64, message: PeerMessage) {
        match message {
            PeerMessage::Presence(presence) => {
                let before = room.presence();
                let is_new = room.note_peer(process, presence);
                if is_new {
                    self.tell_peers(room, &PeerMessage::Presence(room.here()));
                }
                if room.presence() != before {
                    room.send(&FromRoom::Presence(room.presence()), None);
                }
            }
            PeerMessage::Hand(by, hand) => drop(room.send_hand(&FromRoom::Hand { by, hand }, None)),
            PeerMessage::Phrase(by, phrase) => room.send(&FromRoom::Phrase { by, phrase }, None),
            PeerMessage::Knock(party) => room.knock(party),
        }
    }

    /// Says something to the other processes, if there can be any.
    pub(crate) fn tell_peers(&self, room: &Room, message: &PeerMessage) {
        if self.store.is_shared()
            && let Ok(text) = serde_json::to_string(message)
        {
            self.store.tell_peers(room.id, text);
        }
    }

    async fn refresh(&self, room: &Arc<Room>) {
        let mut log = room.log.lock().await;
        if self.catch_up(room, &mut log).await.is_err() {
            room.mark_stale();
        }
    }
}
