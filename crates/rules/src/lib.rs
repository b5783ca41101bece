//! Old dice-and-board games as plain values: backgammon, Tabula, the Royal Game of Ur, Tablero de
//! Jesus, Tablero di Berona.
//!
//! A game knows no screen. There is no engine here, no input or output, no clock and no thread;
//! chance enters only as a value, a [`Throw`] that somebody else made. Everything that can happen
//! in a game is an [`Action`]: a throw, a step with one piece, or a choice. [`Game::act`] either
//! carries it out and returns the changes as [`Effect`]s, or refuses it with the broken rule in
//! words and changes nothing.
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
//! println!("{}{}", game.drawing(), game.prompt(&["Enheduanna", "Ludingirra"].into()));
//! # assert!(game.outcome().is_some_and(|outcome| outcome.winner.is_some()));
//! # Ok::<(), tesserae_rules::IllegalAction>(())
//! ```
//!
//! [`Kind::new_game`] opens any of them as a `Box<dyn Game>`; the same loop plays them all.
//!
//! # How a game is made
//!
//! Each game is a folder with the same files: `options` (house rules), `position` (what lies where,
//! for search), `movegen` (legal steps and turns), `edit` (how a position is changed by hand),
//! `situation` (everything that decides what may happen next), `state` (its [`Rules`]: what is
//! awaited, what an action changes), `check` and `violation` (why an action is illegal),
//! `notation`, `describe` (prompts, labels, drawing), `score`, and `tests`. What is the same in
//! every game is written once: [`Table`] makes a [`Game`] of the rules, [`Violation`] holds the
//! refusals that games share. [`Kind`] is the only list of the games.
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | action | Anything that can happen in a game: a [`Throw`], a [`Step`] or a [`Choice`]. |
//! | afterstate | A position at the end of a turn, before the other player throws; what a generator for search finds. |
//! | arrangement | Which piece, by its identity, lies where: [`Arrangement`]. |
//! | arranged throw | A throw that is made to show certain faces: in lessons, and said to be so. |
//! | bar | Where pieces that were hit wait (backgammon, Tabula). |
//! | bear off | To take a piece off the board at the end of its way; the first to bear off all of them wins. |
//! | blot | A single checker on a point, which can be hit. In Tabula such a piece is a *vagus*. |
//! | bump | A turn that leaves a die unused because it cannot be used (Berona). |
//! | checker | A piece of backgammon; in Tabula and Ur they are called pieces, in Berona tokens, in Jesus coins. |
//! | choice | An action that moves no piece: a button. |
//! | claim | To take a run on receiving the dice, instead of throwing (Jesus). |
//! | cube | The doubling cube: it shows the stake of a game of backgammon. |
//! | detail | What a position says besides where the pieces lie: whose turn it is, dice, score. |
//! | draft | A position while it is edited, possible or not: [`Draft`]. |
//! | effect | One thing that an action changed, in the order in which a table shows it: [`Effect`]. |
//! | end turn | [`Choice::Finish`]: the dice go to the other player. Until then the steps of the turn can be undone. |
//! | event | An action in the log of a [`Session`], with where a throw came from. |
//! | header | What is settled before the first throw: game, house rules, names, seed. |
//! | house rule | A rule that players choose before a game: [`HouseRule`]. |
//! | illegal action | An action that breaks a rule: [`IllegalAction`], with the *violation* in words and as a code. |
//! | lesson | A game, or a part of it, learned step by step at the board: [`lesson::Lesson`]. |
//! | lot | A two-sided die: one of the three of Ur, worth 1 or 0. |
//! | pending | What a game waits for: a throw, an action of a seat, or nothing: [`Pending`]. |
//! | perft | The number of ways to play on to a depth: [`perft()`]. |
//! | pip | A point still to travel; the pip count is the sum over all checkers. |
//! | place | Where a piece can lie: [`Place`]. |
//! | position | What lies where, for search; as text it also has the phase, the dice and the score. |
//! | record | A session as a text for people. A *save* is one for programs. |
//! | reserve | Tokens that are not on the board (Berona). A *purse* holds coins (Jesus), the *hand* pieces (Tabula). |
//! | reward | What a rosette earns in Ur: a free move or another throw. |
//! | river | Where hit pieces wait in Ur. |
//! | rosette | A marked square of Ur that earns a reward. |
//! | run | Neighbouring coins in line on an interior row, which can be taken (Jesus). |
//! | seat | One of the two sides of the table, first (south) or second (north): [`Seat`]. |
//! | series | The games that belong together: a match, a set for tallies, a ledger. |
//! | situation | Everything that decides what may happen next, without house rules and the identity of the pieces. |
//! | stake | What a game is played for. |
//! | step | One die applied to one piece: [`Step`]. |
//! | tally | A counter that is won in Ur; whoever holds all 21 wins the set. |
//! | throw | Dice or lots at rest: [`Throw`]. Backgammon players say *roll*. |
//! | turn | A throw and all steps that are made with it. |
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action;
mod address;
mod arrangement;
mod choice;
mod describe;
mod draft;
mod effect;
mod game;
mod glossary;
mod house_rule;
mod illegal_action;
mod info;
mod intended_step;
mod kind;
mod lookup;
mod moves_in_words;
mod outcome;
mod perft;
mod piece;
mod place;
mod reader;
mod refusal;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod scenes;
mod seat;
mod table;
mod targets;
mod text;
mod throw;

#[cfg(test)]
#[path = "../tests/perft/reader.rs"]
mod perft_data;

pub mod backgammon;
pub mod json;
pub mod lesson;
pub mod session;
pub mod tablero_de_jesus;
pub mod tablero_di_berona;
pub mod tabula;
pub mod ur;

pub use action::{Action, Step};
pub use address::Address;
pub use arrangement::Arrangement;
pub use choice::{Choice, ChoiceInfo, Occasion, Reason};
pub use describe::{Describe, ScoreLine, Wording};
pub use draft::{Draft, Editing};
pub use effect::{Effect, Manner};
pub use game::{Chance, Game, Pending, Turn};
pub use glossary::{Glossary, Term};
pub use house_rule::{HouseRule, HouseRules, OptionError, RuleValues, Setting, Value, Values};
pub use illegal_action::{IllegalAction, RuleViolation, Violation};
pub use info::{Difficulty, GameInfo, NamedSetup, Route};
pub use intended_step::intended_step;
pub use kind::{Kind, PositionError};
pub use moves_in_words::moves_in_words;
pub use outcome::Outcome;
pub use perft::{Perft, perft};
pub use piece::{Piece, PieceKind};
pub use place::Place;
pub use reader::Reader;
pub use refusal::refusal;
pub use seat::Seat;
pub use session::{DiceSource, Event, Header, HeaderError, Session, Undo, UndoError};
pub use table::{Changes, Rules, Table};
pub use targets::targets;
pub use text::{TextError, brief, sentence, without_pictures};
pub use throw::{Die, DieKind, Throw, ThrowSpec, Thrower};

/// Compiles and runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExample;
