//! From two shares to faces, and to the seed of the flight.

use tesserae_rules::{Throw, ThrowSpec};

use crate::Share;

/// The faces of a throw: for any number of dice or lots, the first seat's die first where each
/// throws one.
#[must_use]
pub fn faces(game: u64, throw: u32, shares: &[Share; 2], spec: &ThrowSpec) -> Throw {
    let (low, high) = spec.dice.faces();
    let sides = u16::from(high - low) + 1;
    let accepted = 256 - 256 % sides;
    let mut bytes = stream(
        "Tesserae 2026: the faces of an agreed throw",
        game,
        throw,
        shares,
    );
    let mut face = || loop {
        let mut byte = [0];
        bytes.fill(&mut byte);
        let byte = u16::from(byte[0]);
        if byte < accepted {
            // A remainder below the number of sides fits into a byte.
            return low + (byte % sides) as u8;
        }
    };
    Throw::new(&(0..spec.count).map(|_| face()).collect::<Vec<_>>())
}

/// The seed of everything about a throw that is seen and does not count: how the dice fly.
#[must_use]
pub fn flight_seed(game: u64, throw: u32, shares: &[Share; 2]) -> u64 {
    let mut bytes = [0; 8];
    stream(
        "Tesserae 2026: the flight of an agreed throw",
        game,
        throw,
        shares,
    )
    .fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

fn stream(domain: &str, game: u64, throw: u32, shares: &[Share; 2]) -> blake3::OutputReader {
    let mut hasher = blake3::Hasher::new_derive_key(domain);
    hasher
        .update(&game.to_le_bytes())
        .update(&throw.to_le_bytes());
    hasher.update(&shares[0].0).update(&shares[1].0);
    hasher.finalize_xof()
}
