//! Insight into the games of `tesserae-rules`: what a position is worth, which turn is best and
//! why, how lucky a throw was, and what decided a game.
//!
//! Like the rules and the bots it knows no engine, no screen and no clock. What takes long receives
//! a [`Stop`](tesserae_bots::Stop), by which another thread can end it.
//!
//! * [`Question`]: everything that can be asked of bots and insight, as a text for another thread
//!   or program, and its [`Answer`].
//! * [`Hint`]: the best turns in a position, with their chances, and the reason in one sentence;
//!   the odds.
//! * [`Hits`]: the throws that hit each blot.
//! * [`Explanation`]: what one turn leaves that another does not.
//! * [`Verdict`]: what a decision gave away, as a [`Mark`].
//! * [`Throws`]: what every throw is worth, and so the luck of one.
//! * [`judge`]: what any one decision gives away, looked at as far ahead as the best.
//! * [`play_out`]: a rollout: up to four decisions played out by bots, without luck.
//! * [`Exercise`]: a player's own mistake, to be decided again.
//! * [`Openings`]: the first moves of backgammon and the replies to them.
//! * [`Puzzle`]: a position in which one turn is clearly best and a plausible one is wrong.
//! * [`Analysis`]: a whole session: chances, errors, luck, turning points, and a sentence that sums
//!   it up.
//!
//! A hint for an opening throw of backgammon:
//!
//! ```
//! # use std::sync::Arc;
//! # use tesserae_bots::{Knowledge, Stop};
//! # use tesserae_insight::Hint;
//! # use tesserae_rules::{Kind, Throw};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
//! let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
//! let mut game = Kind::Backgammon.new_game(&Default::default())?;
//! game.act(&Throw::new(&[3, 1]).into())?;
//!
//! let hint = Hint::find(game.as_ref(), &knowledge, &Stop::never())?;
//! assert!(hint.words(0).is_some_and(|words| words == "8 to 5 and 6 to 5"));
//! assert!(hint.why().is_some_and(|why| why.to_string().starts_with("It ")));
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod analysis;
mod best_play;
mod class;
mod counted;
mod depth;
mod exercise;
mod explanation;
mod fact;
mod game;
mod games;
mod hint;
mod hits;
mod level_rate;
mod mark;
mod odds;
mod openings;
mod puzzle;
mod question;
mod registry;
mod rollout;
mod scale;
mod solved;
mod thresholds;
mod throws;
mod turn;
mod verdict;

pub use analysis::{
    Analysis, Cause, Finding, Judged, JudgedDecision, MOST_OTHERS, Perfection, Tally, Thrown,
    TurningPoint, analyse, go_on_analysing, judge,
};
pub use best_play::best_play;
pub use class::{Class, Part};
pub use counted::Counted;
pub use depth::Depth;
pub use exercise::Exercise;
pub use explanation::Explanation;
pub use fact::Fact;
pub use hint::Hint;
pub use hits::Hits;
pub use level_rate::level_of_rate;
pub use mark::Mark;
pub use openings::{OpeningMove, OpeningThrow, Openings, Replies};
pub use puzzle::{Puzzle, PuzzleAnswer, Worse};
pub use question::{Answer, GamePosition, Question};
pub use registry::facts;
pub use rollout::{PlayedOut, play_out};
pub use scale::{Scale, Unit};
pub use solved::Solved;
pub use thresholds::Thresholds;
pub use throws::{ThrowValue, Throws};
pub use turn::{after, brief_words, decision_of, notation, read_decision, words};
pub use verdict::Verdict;
