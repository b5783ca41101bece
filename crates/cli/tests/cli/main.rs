//! The binary, run as a person or another program would.

mod binary;
mod bots;
mod commands;
mod language;
mod robustness;
mod serve;
mod verify;
