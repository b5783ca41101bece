//! Five old dice-and-board games as plain values: backgammon, Tabula, the Royal Game of Ur, Tablero de Jesus and
//! Tablero di Berona.
//!
//! A game knows no screen. There is no engine here, no input or output, no clock and no thread; chance enters only as a
//! value, a [`Throw`] that somebody else made. Everything that can happen in a game is an [`Action`]: a throw, a step with
//! one piece, or a choice. [`Game::act`] either carries it out and tells what happened as [`Effect`]s, or refuses it with
//! the broken rule in words and changes nothing.
//!
//! A game of Ur from the first throw to the last, played at random:
//!
//! ```
//! use rand::{RngExt, SeedableRng};
//! use tesserae_rules::{Pending, Game, Describe, ur};
//!
//! let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(4500);
//! let mut game = ur::State::new(ur::Options::default());
//! while game.pending() != Pending::Over {
//!     let action = match game.pending() {
//!         Pending::Throw(lots) => lots.draw(&mut chance).into(),
//!         _ => game.actions().swap_remove(chance.random_range(0..game.actions().len())),
//!     };
//!     game.act(&action)?;
//! }
//! println!("{}{}", game.drawing(), game.prompt(["Enheduanna", "Ludingirra"]));
//! # assert!(game.outcome().is_some_and(|outcome| outcome.winner.is_some()));
//! # Ok::<(), tesserae_rules::IllegalAction>(())
//! ```
//!
//! [`Kind::new_game`] opens any of the five as a `Box<dyn Game>`; the same loop plays them all.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod arrangement;
mod describe;
mod effect;
mod game;
mod house_rule;
mod illegal_action;
mod intended_step;
mod kind;
mod outcome;
mod perft;
mod piece;
mod place;
mod seat;
mod text;
mod throw;

pub mod backgammon;
pub mod json;
pub mod session;
pub mod tablero_de_jesus;
pub mod tablero_di_berona;
pub mod tabula;
pub mod ur;

pub use action::{Action, Choice, Step};
pub use arrangement::Arrangement;
pub use describe::{Describe, ScoreLine};
pub use effect::{Effect, Manner};
pub use game::{Chance, Game, Pending, Turn};
pub use house_rule::{HouseRule, HouseRules, OptionError, RuleValues, Setting, Value, Values};
pub use illegal_action::{IllegalAction, RuleViolation};
pub use intended_step::intended_step;
pub use kind::{Kind, PositionError};
pub use outcome::Outcome;
pub use perft::{Perft, perft};
pub use piece::{Piece, PieceKind};
pub use place::Place;
pub use seat::Seat;
pub use session::{DiceSource, Event, Header, HeaderError, Session, UndoError};
pub use text::TextError;
pub use throw::{Die, DieKind, Throw, ThrowSpec, Thrower};

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExample;
