//! Insight into the games of `tesserae-rules`: what a position is worth, which turn is best and why, how lucky a throw
//! was, and what decided a game.
//!
//! Like the rules and the bots it knows no engine, no screen and no clock. Everything that takes long is done in
//! slices.
//!
//! * [`Hint`]: the best turns in a position, with their chances, and the reason in one sentence.
//! * [`Odds`]: the chances of a position, and the throws that hit each blot.
//! * [`Explanation`]: what one turn leaves that another does not.
//! * [`Verdict`]: what a decision gave away, as a [`Mark`].
//! * [`Throws`]: what every throw is worth, and so the luck of one.
//! * [`Rollout`]: two turns played out by bots.
//! * [`Puzzle`]: a position in which one turn is clearly best and a plausible one is wrong.
//! * [`Analysis`]: a whole session: chances, errors, luck, turning points, and a sentence that sums it up.
//!
//! A hint for an opening throw of backgammon:
//!
//! ```
//! # use std::sync::Arc;
//! # use tesserae_bots::{Knowledge, Progress};
//! # use tesserae_insight::Hint;
//! # use tesserae_rules::{Kind, Throw};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/bots/backgammon.bin");
//! let knowledge = Arc::new(Knowledge::read(Kind::Backgammon, &std::fs::read(file)?)?);
//! let mut game = Kind::Backgammon.new_game(&Default::default())?;
//! game.act(&Throw::new(&[3, 1]).into())?;
//!
//! let mut hint = Hint::new(game.as_ref(), &knowledge)?;
//! while hint.step(1_000) == Progress::Thinking {}
//! assert_eq!(hint.words(0), "8 to 5 and 6 to 5");
//! assert!(hint.why().is_some_and(|why| why.starts_with("It ")));
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod analysis;
mod best_play;
mod explanation;
mod fact;
mod game;
mod games;
mod hint;
mod level_rate;
mod mark;
mod odds;
mod puzzle;
mod rollout;
mod scale;
mod solved;
mod throws;
mod turn;
mod verdict;

pub use analysis::{Analysis, Cause, Judged, Perfection, Tally, Thrown, TurningPoint};
pub use explanation::Explanation;
pub use fact::Fact;
pub use game::facts;
pub use hint::Hint;
pub use level_rate::level_of_rate;
pub use mark::Mark;
pub use odds::{Hits, Odds};
pub use puzzle::{Answer, Puzzle, Worse};
pub use rollout::{PlayedOut, Rollout};
pub use scale::{Scale, Unit};
pub use solved::Solved;
pub use throws::{ThrowValue, Throws};
pub use turn::{after, notation, words};
pub use verdict::Verdict;

/// What one throw further is worth to everything here: decisions are judged one throw ahead, luck without.
const LOOK_AHEAD: u8 = 1;
