//! Opponents for the games of `tesserae-rules`.
//!
//! A bot knows no dice to come, no screen and no clock. [`Search`] is asked about a [`Game`](tesserae_rules::Game) that
//! waits for somebody: it thinks in slices ([`Search::step`]), can be stopped at any time, and ranks what the player
//! may do as [`Candidate`]s, best first. What it knows about a game comes as a file, [`Knowledge`], made by
//! `tesserae-trainer`.
//!
//! Everything that decides is integer arithmetic: with the same seed the same moves are played on every platform.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bot;
mod candidate;
mod knowledge;
mod level;
mod look_ahead;
mod luck;
mod question;
mod registry;
mod search;
mod throw_judge;

pub mod backgammon;
pub mod net;
pub mod tablero_de_jesus;
pub mod tablero_di_berona;
pub mod tabula;
pub mod ur;

pub use candidate::{Candidate, Decision, NamedChance, Value};
pub use knowledge::{Knowledge, KnowledgeError, Section};
pub use level::{Level, UnknownLevel};
pub use luck::Luck;
pub use net::Net;
pub use question::{Answer, Question};
pub use registry::has_bots;
pub use search::{Progress, Search, SearchError};
pub use throw_judge::{ThrowJudge, ThrowWorth};
