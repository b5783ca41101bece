//! The bot for the Royal Game of Ur.
//!
//! A net values the positions in which the lots change hands; the top level also looks two throws
//! ahead, and knows the [endgames] exactly that can be solved while somebody waits. In a single
//! game it plays for points; in a set for the chance to win the set, see [`set_equity`].

mod bot;
mod decisions;
pub mod endgames;
pub mod inputs;
pub mod set_equity;
mod solved;
mod throws;

pub(crate) use bot::Ur;
pub use bot::net_name;
pub use set_equity::set_name;
pub use throws::THROWS;
