//! The bot for Tablero de Jesus, a game that is solved: [`Table`] holds what every position is worth by the usual house
//! rules, and [`Solver`] is how that was found.

pub mod board;
mod bot;
pub mod coding;
mod levels;
pub mod moves;
pub mod outlook;
mod solver;
mod table;
mod take;

#[cfg(test)]
mod tests;

use tesserae_rules::tablero_de_jesus::Options;

pub(crate) use bot::begin;
pub use solver::{Aim, Solver};
pub use table::{BOARD_SECTION, PURSE_SECTION, Table, Variant, View, read_key, write_key};
pub use take::{Take, Taken, takes};

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
