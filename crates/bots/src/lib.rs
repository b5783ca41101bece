//! Opponents for the games of `tesserae-rules`.
//!
//! A bot knows nothing of future dice, the screen or a clock. A [`Search`] is about a
//! [`Game`](tesserae_rules::Game) that waits for a throw or a decision; it returns the legal
//! decisions as a [`Ranking`] of [`Candidate`]s, and a [`Stop`] ends it from another thread. What
//! the bots know about a game is a file, [`Knowledge`], which `tesserae-trainer` makes.
//!
//! Everything that decides is integer arithmetic: with the same seed the same moves are played on
//! every platform.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bot;
mod candidate;
mod dice;
mod knowledge;
mod level;
mod look_ahead;
mod ranking;
mod registry;
mod search;
mod stop;
mod throws;

pub mod backgammon;
pub mod net;
pub mod tablero_de_jesus;
pub mod tablero_di_berona;
pub mod tabula;
pub mod ur;

pub use candidate::{Candidate, Decision, NamedChance, Value};
pub use dice::TWO_DICE;
pub use knowledge::{Knowledge, KnowledgeError, Section};
pub use level::{Level, UnknownLevel};
pub use net::Net;
pub use ranking::Ranking;
pub use registry::{has_bots, resignation};
pub use search::{Search, SearchError};
pub use stop::{Stop, Stopped};
pub use throws::{ThrowWorth, throw_worths};
