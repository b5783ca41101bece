//! What the players pay into the stake pool.

use super::Options;

impl Options {
    /// What both stakes make together, in coins.
    #[must_use]
    pub fn pool(&self) -> u64 {
        2 * u64::from(self.stake)
    }
}
