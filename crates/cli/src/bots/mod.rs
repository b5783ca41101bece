//! The bots in a terminal: what they know, and the commands that ask them.

pub mod best;
mod knowledge;
pub mod matches;
pub mod openings;
pub mod rollout;

pub use knowledge::BotFiles;
