//! The five games without a screen: what the binary `tesserae-cli` does.
//!
//! Each command is a function of its arguments that writes to a given output, so that tests and fuzzing reach it without a
//! process. The binary only reads the command line and turns a [`Failure`] into an exit code.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod convert;
pub mod failure;
pub mod file;
pub mod perft;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod set_up;
pub mod sim;
pub mod turns;

pub use failure::Failure;
pub use tesserae_rules::backgammon::interchange;
