//! What the bots of each game bring: one implementation a game, in the game's module. `registry`
//! lists them.

use tesserae_rules::{Chance, Choice, Game};

use crate::{Level, Ranking, Search, SearchError, Stop, Value};

/// The bots of one game.
pub(crate) trait Bots: Sync {
    /// Ranks the decisions of a player as the level of the search does.
    fn think(&self, search: &Search, stop: &Stop) -> Result<Ranking, SearchError>;

    /// Ranks the decisions of a player by exact values; None in a position that would take too long
    /// to solve.
    fn solve(&self, _search: &Search, _stop: &Stop) -> Result<Option<Ranking>, SearchError> {
        Ok(None)
    }

    /// What the best play of each throw is worth to the thrower, without look-ahead; None where a
    /// search for each throw is as quick, or where the throw decides who acts.
    fn throw_values(
        &self,
        _search: &Search,
        _chances: &[Chance],
    ) -> Result<Option<Vec<Value>>, SearchError> {
        Ok(None)
    }

    /// What a level offers instead of playing on where it has lost for certain; None elsewhere.
    fn resignation(&self, _game: &dyn Game, _level: Level) -> Result<Option<Choice>, SearchError> {
        Ok(None)
    }
}

/// A number that looks random, from another.
pub(crate) const fn scatter(seed: u64) -> u64 {
    let mixed = (seed ^ seed >> 30)
        .wrapping_add(0x9E37_79B9_7F4A_7C15)
        .wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
