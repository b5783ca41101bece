//! What each game brings to a search: one implementation a game, in the game's module. `registry` lists them.

use tesserae_rules::Throw;

use crate::{Candidate, Progress, Value};

/// A search in one game. When it is created its ranking holds every decision there is already, by the shortest sight,
/// so that it can be stopped at any time.
pub(crate) trait GameBot: Send {
    /// Thinks for about so many evaluations of a position; at least one unit of work is done.
    ///
    /// The final ranking does not depend on how the work was sliced.
    fn step(&mut self, budget: u32) -> Progress;

    /// Looks at most so many throws ahead. Nothing has been thought yet.
    fn limit(&mut self, throws: u8);

    /// What is known so far, best first; never empty.
    fn ranking(&self) -> &[Candidate];

    /// Which of the ranking the level plays.
    fn choice(&self) -> usize {
        0
    }
}

/// Values the throws of one player in one position.
pub(crate) trait ThrowBot: Send {
    /// What the best play of a throw is worth to the thrower, without look-ahead.
    fn value(&mut self, throw: &Throw) -> Value;
}

/// A number that looks random, from another.
pub(crate) const fn scatter(seed: u64) -> u64 {
    let mixed = (seed ^ seed >> 30).wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
