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
//! use tesserae_rules::{Ask, Game, Telling, ur};
//!
//! let mut chance = rand_chacha::ChaCha8Rng::seed_from_u64(4500);
//! let mut game = ur::State::new(ur::Options::default());
//! while game.ask() != Ask::Over {
//!     let action = match game.ask() {
//!         Ask::Throw(lots) => lots.draw(&mut chance).into(),
//!         _ => game.actions().swap_remove(chance.random_range(0..game.actions().len())),
//!     };
//!     game.act(&action)?;
//! }
//! println!("{}{}", game.drawing(), game.prompt(["Enheduanna", "Ludingirra"]));
//! # assert!(game.outcome().is_some_and(|outcome| outcome.winner.is_some()));
//! # Ok::<(), tesserae_rules::Refusal>(())
//! ```
//!
//! [`Kind::new_game`] opens any of the five as a `Box<dyn Game>`; the same loop plays them all.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod arrangement;
mod effect;
mod game;
mod house_rule;
mod kind;
mod meant;
mod outcome;
mod perft;
mod piece;
mod place;
mod refusal;
mod seat;
mod telling;
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
pub use effect::{Effect, Manner};
pub use game::{Ask, Chance, Game, Turn};
pub use house_rule::{Chosen, HouseRule, HouseRules, OptionError, Setting, Value, Values};
pub use kind::{Kind, PositionError};
pub use meant::meant;
pub use outcome::Outcome;
pub use perft::{Perft, perft};
pub use piece::{Piece, PieceKind};
pub use place::Place;
pub use refusal::{Broken, Refusal};
pub use seat::Seat;
pub use session::{Event, Header, HeaderError, Session, Source, UndoError};
pub use telling::{ScoreLine, Telling};
pub use text::TextError;
pub use throw::{Die, DieKind, Throw, ThrowSpec, Thrower};
