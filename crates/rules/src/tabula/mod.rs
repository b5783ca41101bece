//! Tabula, by Professor Finkel's rules.
//!
//! The Roman race game of the emperors: twenty-four points, fifteen men a side, three dice. Both players enter in the first quarter and
//! run the same way round, from 1 to 24 and off.
//!
//! # Phases
//! 1. *Opening*: one die each decides who begins; equal dice are thrown again. (Zeno's position has no opening: White's 2-5-6 lies there.)
//! 2. *Throw*: the player on turn throws three dice.
//! 3. *Play*: steps, each with one die and one man, as long as one begins a legal turn; then the dice are handed over.
//! 4. *Over*: the fifteenth man is off. It ends the game at once, and with it the series: Tabula is played in single games.
//!
//! # How a turn is found
//! [`Position`] holds what lies where in 32 bytes. [`legal_steps`] says which steps begin a legal turn and [`afterstates()`] finds every
//! position to which a throw can lead; [`State`] is the game around them, as the table plays it.
mod drawing;
mod movegen;
pub mod notation;
mod options;
mod position;
mod reading;
mod score;
mod state;
mod turn;
mod violation;

#[cfg(test)]
mod tests;

pub use movegen::{Afterstate, Buffer, afterstates};
pub use options::{Options, PartlyPlayable, SetUp};
pub use position::{MEN, Men, POINTS, Position};
pub use state::State;
pub use turn::{CompactStep, legal_steps};
pub use violation::Violation;

/// The rules and their provenance, for the rules panel, in Markdown.
pub const RULEBOOK: &str = include_str!("rulebook.md");

/// How positions and actions are written, in Markdown.
pub const NOTATION: &str = include_str!("notation.md");
