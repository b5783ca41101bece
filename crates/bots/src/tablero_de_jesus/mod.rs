//! The bot for Tablero de Jesus, a game that is solved: [`Table`] holds what every position is
//! worth by the usual house rules, and [`Solver`] is how that was found.

pub mod board;
mod bot;
pub mod coding;
mod decisions;
mod levels;
pub mod moves;
pub mod outlook;
mod purses;
mod solver;
mod table;
mod take;

#[cfg(test)]
mod tests;

pub(crate) use bot::TableroDeJesus;
pub use purses::{purses, total};
pub use solver::{Aim, Solver};
pub use table::{BOARD_SECTION, PURSE_SECTION, Table, Variant, View, read_key, write_key};
pub use take::{Take, Taken, takes};
