//! Tablero de Jesus: seven coins on seven columns, two dice, two purses.
//!
//! Both throw one die. The low roller lays five coins on his home row, the high roller two, and the low roller throws first. Who has
//! the dice throws both and moves two different coins in their columns, each by the whole of one die, towards either end. When
//! coins of neighbouring columns stand in line on an interior row they are a run: he takes it and the other refills the empty columns and
//! gets the dice; or he throws again and hopes for a longer one. A throw of 7, 11 or 12, or one that cannot be played, surrenders the
//! dice, and whoever receives them may claim the run that was left. Who cannot refill has lost.
//!
//! The phases, see [`Phase`]: `Receive` → `Throw` → `Move` → `Decide` → …; before them the opening throw, after them the end.
//! The dice change hands by surrender and by taking, so nobody ever has to finish a turn.
pub mod notation;
mod options;
mod play;
mod position;
mod score;
mod state;
mod turn;
mod violation;

#[cfg(test)]
mod tests;

pub use options::{Claiming, CoinsLeft, Options, SeveralRuns};
pub use position::{Dice, Phase, Position, Role, Rows, Run, Taking};
pub use state::State;
pub use turn::{Afterstate, Afterstates, CoinStep, afterstates, playable, steps, surrenders};
pub use violation::Violation;

/// The rules and their provenance, for the rules panel, in Markdown.
pub const RULEBOOK: &str = include_str!("rulebook.md");

/// How positions and actions are written, in Markdown.
pub const NOTATION: &str = include_str!("notation.md");
