//! What a player may do, and what it is worth.

use std::{fmt, ops};

use serde::{Deserialize, Serialize};
use tesserae_rules::Action;

/// A value in millionths of the unit of the game or series: points, coins, tallies; chances to win where a series is
/// played.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Value(pub i64);

impl Value {
    /// Nothing won, nothing lost.
    pub const ZERO: Self = Self(0);

    /// How many of it make one unit.
    pub const UNIT: i64 = 1_000_000;

    /// So many whole units.
    #[must_use]
    pub const fn whole(units: i64) -> Self {
        Self(units * Self::UNIT)
    }

    /// In units, for display. Nothing may be decided by it.
    #[must_use]
    pub const fn as_f64(self) -> f64 {
        self.0 as f64 / Self::UNIT as f64
    }
}

impl ops::Neg for Value {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl ops::Add for Value {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl ops::Sub for Value {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.3}", self.as_f64())
    }
}

/// Something that a player may do when a game waits for them.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Throw the dice or lots.
    Throw,
    /// Carry out these actions in order: the whole rest of a turn without
    /// [`Choice::Finish`](tesserae_rules::Choice::Finish), or a single choice. It is empty where the turn is to be
    /// finished without a step.
    Act(Vec<Action>),
}

/// A chance, and what it is a chance of.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct NamedChance {
    /// Of what: “win”, “gammon”.
    pub name: &'static str,
    /// In millionths.
    pub millionths: i64,
}

/// A decision with its value for the player who makes it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Candidate {
    /// What is done.
    pub decision: Decision,
    /// What the player who decides can expect.
    pub value: Value,
    /// The chances behind the value, seen by the player who decides.
    pub chances: Vec<NamedChance>,
}

/// Orders candidates from the best. Equal ones keep their order.
pub(crate) fn rank(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
}
