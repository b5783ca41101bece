//! The bots in a terminal: what they know, and the commands that ask them.

pub mod best;
mod knowledge;
pub mod matches;

pub use knowledge::BotFiles;
