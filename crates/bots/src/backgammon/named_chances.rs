//! The chances of backgammon by their names, as candidates have them.

use super::chances::{Chances, OUTPUTS};
use crate::{Candidate, Decision, NamedChance, Value};

/// A decision of this worth.
pub(super) fn candidate(decision: Decision, value: i64, chances: Chances) -> Candidate {
    Candidate { decision, value: Value(value), chances: named(chances), points: None }
}

/// The chances, each with its name.
fn named(chances: Chances) -> Vec<NamedChance> {
    const NAMES: [&str; OUTPUTS] = ["win", "win gammon", "win backgammon", "lose gammon", "lose backgammon"];
    let all = NAMES.into_iter().zip(chances.list());
    all.map(|(name, millionths)| NamedChance { name, millionths: i64::from(millionths) }).collect()
}
