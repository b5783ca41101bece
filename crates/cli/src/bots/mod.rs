//! The bots in a terminal: what they know, and the commands that ask them.

pub mod best;
pub mod fibs;
mod knowledge;
pub mod matches;

pub use knowledge::BotFiles;
