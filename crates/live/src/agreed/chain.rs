//! The hash chain of a seat: a commitment to all its shares of a game.

use tesserae_rules::Seat;

use crate::{Hex, Share};

/// How many shares a chain holds: more than a log has room for throws, each of which is two lines.
/// So no chain is ever used up.
pub const LENGTH: u32 = 10_240;

const _: () = assert!(LENGTH as usize > crate::wire::LONGEST_LOG / 2);

/// How many links lie between two that are kept: a share takes fewer hashes than this.
const STEP: u32 = 128;

/// The secret of a seat: the beginning of its chain.
#[derive(Clone)]
pub struct Chain {
    key: [u8; 32],
    /// Every link whose number is a multiple of [`STEP`], beginning with the seed.
    kept: Vec<[u8; 32]>,
    commitment: Share,
}

impl Chain {
    /// The chain of a seat in a game from 32 bytes that nobody else knows.
    #[must_use]
    pub fn new(game: u64, seat: Seat, seed: [u8; 32]) -> Self {
        let key = key(game, seat);
        let mut link = seed;
        let mut kept = Vec::new();
        for number in 0..LENGTH {
            if number % STEP == 0 {
                kept.push(link);
            }
            link = next(&key, &link);
        }
        Self {
            key,
            kept,
            commitment: Hex(link),
        }
    }

    /// The commitment: the end of the chain.
    #[must_use]
    pub fn commitment(&self) -> Share {
        self.commitment
    }

    /// The share that is revealed as this one, counted from 0; none when the chain is used up.
    #[must_use]
    pub fn share(&self, index: u32) -> Option<Share> {
        let number = LENGTH.checked_sub(index)?.checked_sub(1)?;
        let kept = self.kept.get(usize::try_from(number / STEP).ok()?)?;
        Some(Hex(
            (0..number % STEP).fold(*kept, |link, _| next(&self.key, &link))
        ))
    }
}

/// A chain is a secret: its seed is not shown.
impl std::fmt::Debug for Chain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Chain({})", self.commitment())
    }
}

/// Whether a share is the one before another share, or before the commitment, in the chain of a
/// seat.
#[must_use]
pub fn follows(game: u64, seat: Seat, before: &Share, share: &Share) -> bool {
    next(&key(game, seat), &share.0) == before.0
}

fn key(game: u64, seat: Seat) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key(
        "Tesserae 2026: the chain of shares of one seat in one game",
    );
    hasher
        .update(&game.to_le_bytes())
        .update(&[u8::from(seat == Seat::Second)]);
    *hasher.finalize().as_bytes()
}

fn next(key: &[u8; 32], link: &[u8; 32]) -> [u8; 32] {
    *blake3::keyed_hash(key, link).as_bytes()
}
