//! The bot for backgammon: nets for contact and races, the cube after Janowski, two throws ahead at
//! the top level.

pub mod bearoff;
mod bot;
pub mod chances;
mod counted;
pub mod cube;
mod cube_search;
mod deep_look;
pub mod evaluator;
pub mod inputs;
mod kazaross;
pub mod match_equity;
pub mod match_table;
mod move_search;
pub mod nets;
mod resignation;
#[cfg(test)]
mod test_checkers;
mod thinker;

pub(crate) use bot::Backgammon;
pub use chances::Chances;
pub use evaluator::{Evaluator, Reply};
pub use nets::Nets;
