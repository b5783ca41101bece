//! Unpredictable seeds from the system or the browser. Seeds of seeded games are stored in their
//! headers.

use rand::{SeedableRng, rngs::StdRng};

/// A seed from the randomness of the system or the browser.
///
/// # Panics
///
/// Without a source of randomness: no throw would be fair then.
#[must_use]
pub(crate) fn seed() -> u64 {
    getrandom::u64().unwrap_or_else(|error| panic!("no source of randomness: {error}"))
}

/// Unpredictable bytes from the randomness of the system or the browser: secrets.
///
/// # Panics
///
/// As [`seed`].
#[must_use]
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("no source of randomness: {error}"));
    bytes
}

/// A random number generator for effects that need not be reproducible.
#[must_use]
pub(crate) fn generator() -> StdRng {
    StdRng::seed_from_u64(seed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_of_a_seed_is_random() {
        // Fails by chance with a probability of about 2^-193.
        let seeds: [u64; 200] = std::array::from_fn(|_| seed());
        assert_eq!(
            seeds.iter().fold(0, |bits, seed| bits | seed),
            u64::MAX,
            "a bit is never set"
        );
        assert_eq!(
            seeds.iter().fold(u64::MAX, |bits, seed| bits & seed),
            0,
            "a bit is always set"
        );
    }
}
