//! What two people apart gave for an agreed throw. The log keeps it; the crate `tesserae-live`
//! makes and checks it.

use serde::{Deserialize, Serialize};

/// What both seats gave for an agreed throw. All texts are 32 bytes in lower-case hexadecimal
/// digits.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// Which throw of the game it is, counted from 0. Throws that were undone come again under the
    /// same number.
    pub throw: u32,
    /// The shares, first seat to second.
    pub shares: [String; 2],
    /// The commitments that begin with this throw, first seat to second: none for a seat whose
    /// share continues the chain of an earlier throw.
    #[serde(default, skip_serializing_if = "continues_both")]
    pub commitments: [Option<String>; 2],
    /// How often a player’s key, and with it both commitments, had been replaced in this game before
    /// the throw, with the other player’s consent.
    #[serde(default, skip_serializing_if = "is_none")]
    pub replacements: u32,
}

impl Proof {
    /// Whether every text has the form of 32 bytes.
    pub(super) fn is_written_well(&self) -> bool {
        let is_hex = |text: &String| {
            text.len() == 64
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
        };
        self.shares.iter().all(is_hex) && self.commitments.iter().flatten().all(is_hex)
    }
}

fn is_none(replacements: &u32) -> bool {
    *replacements == 0
}

fn continues_both(commitments: &[Option<String>; 2]) -> bool {
    commitments.iter().all(Option::is_none)
}
