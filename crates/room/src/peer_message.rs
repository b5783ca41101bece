//! What processes on one database say to each other.

use serde::{Deserialize, Serialize};
use tesserae_live::{Hand, Party, Phrase, wire::Presence};

/// What one process says to the others of a room.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PeerMessage {
    Presence(Presence),
    Hand(Party, Hand),
    Phrase(Party, Phrase),
    /// Somebody with the secret of this seat was not let in.
    Knock(Party),
}
