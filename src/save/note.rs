//! What is kept beside the file of a saved game.

use serde::{Deserialize, Serialize};
use tesserae_live::TimeControl;

/// Facts about a saved game that are not in its file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Note {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) finished: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) began: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) clock: Option<KeptClock>,
}

/// A clock as it is kept.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptClock {
    /// How much time the players have.
    pub(super) control: TimeControl,
    /// What is left of it, in milliseconds, first seat to second.
    pub(super) left: [u64; 2],
}
