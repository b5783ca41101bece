//! How many coins are in the purses.

use tesserae_rules::tablero_de_jesus::Options;

/// The coins in both purses together while a throw is due.
#[must_use]
pub const fn total(options: &Options) -> u8 {
    options.stake.saturating_mul(2).saturating_sub(7)
}

/// How many different purses the player on turn can have.
#[must_use]
pub const fn purses(options: &Options) -> usize {
    total(options) as usize + 1
}
