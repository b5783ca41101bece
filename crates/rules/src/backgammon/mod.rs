//! Backgammon with the doubling die.
mod options;
mod state;

pub use options::Options;
pub use state::State;

/// The rules and their provenance, for the rules panel, in Markdown.
pub const RULEBOOK: &str = include_str!("rulebook.md");
