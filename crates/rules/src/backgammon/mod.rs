//! Backgammon with the doubling die.
//!
//! Two seats, White (the first, who moves from 24 down to 1 in the numbering of [`Place::Point`](crate::Place::Point)) and
//! Black, race fifteen men each around 24 points. A lone man, a blot, can be hit and must start again from the bar. Who has
//! borne off all men first wins the game, once, twice or three times the stake.
//!
//! The phases: in the *opening* each seat throws one die, ties are thrown again, the higher begins and plays both. From then
//! on a turn is a *throw* (or, before it, the offer of a double, which the opponent takes or drops), *steps*, and handing
//! over the dice. Whoever is on turn may also offer to resign. After a game of a match the next is set up until somebody
//! has the points.
//!
//! Other programs are spoken to in [`xgid`], [`gnubg_id`] and [`mat`], sessions go to and from them by [`interchange`]. Search and measurements use [`Position`] and [`afterstates()`], hands use [`State`].
mod check;
mod describe;
pub mod gnubg_id;
pub mod interchange;
pub mod mat;
mod movegen;
pub mod notation;
mod options;
mod position;
mod score;
mod situation;
mod state;
mod turn;
mod valid;
mod violation;
pub mod xgid;

#[cfg(test)]
mod tests;

pub use movegen::{Afterstates, afterstates};
pub use options::{DropPays, Options};
pub use position::{BAR, MEN, Men, OFF, Position};
pub use score::{Cube, Stake};
pub use state::State;
pub use violation::Violation;

/// The rules and their provenance, for the rules panel, in Markdown.
pub const RULEBOOK: &str = include_str!("rulebook.md");

/// How positions and actions are written, in Markdown.
pub const NOTATION: &str = include_str!("notation.md");

/// What a seat is called.
const fn name(seat: crate::Seat) -> &'static str {
    match seat {
        crate::Seat::First => "White",
        crate::Seat::Second => "Black",
    }
}
