//! The games without a screen: the commands of the binary `tesserae-cli`.
//!
//! Each command is a function of its arguments that writes to a given output, so that tests and
//! fuzzing reach it without a process. The binary only reads the [`command_line`] and turns a
//! [`Failure`] into an exit code.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod analyse;
mod assets;
pub mod bots;
mod columns;
pub mod command_line;
pub mod convert;
pub mod diagram;
pub mod failure;
pub mod game_args;
pub mod language;
pub mod manual;
mod names;
pub mod perft;
pub mod play;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod session_file;
pub mod sim;
pub mod turns;
pub mod verify;

pub use failure::Failure;
