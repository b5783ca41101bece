//! What a process does when another one on the same database says something.

use std::sync::{Arc, PoisonError};

use tesserae_live::FromRoom;
use tokio::sync::broadcast::error::RecvError;

use crate::{Hub, peer_message::PeerMessage, room::Room, store::StoreSignal};

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

    async fn refresh(&self, room: &Arc<Room>) {
        let mut log = room.log.lock().await;
        if self.catch_up(room, &mut log).await.is_err() {
            room.mark_stale();
        }
    }
}
