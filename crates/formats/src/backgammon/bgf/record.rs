//! The match in a `.bgf` file: which of its fields mean something here. Any of them may lack.

use serde::Deserialize;

/// A match.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Match {
    /// How many points it needs; 0 for games that are none.
    pub(super) matchlen: Option<i64>,
    pub(super) name_green: Option<String>,
    pub(super) name_red: Option<String>,
    pub(super) use_cube: Option<bool>,
    pub(super) use_crawford: Option<bool>,
    pub(super) use_jacoby: Option<bool>,
    /// The score at its end.
    pub(super) final_green: Option<i64>,
    pub(super) final_red: Option<i64>,
    pub(super) games: Option<Vec<Game>>,
}

/// A game.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Game {
    /// The score before it.
    pub(super) score_green: Option<i64>,
    pub(super) score_red: Option<i64>,
    pub(super) is_crawford: Option<bool>,
    pub(super) won_points: Option<i64>,
    pub(super) initial: Option<Initial>,
    pub(super) moves: Option<Vec<Move>>,
}

/// Where a game begins.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Initial {
    /// The 24 points as Red numbers them, with Green's checkers counted up and Red's down; then the
    /// bar of Green and of Red.
    pub(super) points: Option<Vec<i64>>,
    /// The stake.
    pub(super) cube: Option<i64>,
    /// Whose the doubling cube is: -1 Green's, 1 Red's, else nobody's.
    pub(super) cube_owner: Option<i64>,
}

/// What a player did.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Move {
    /// `amove`, `adouble`, `atake` or `apass`.
    #[serde(rename = "type")]
    pub(super) kind: Option<String>,
    /// -1 Green, 1 Red.
    pub(super) player: Option<i64>,
    /// The dice; one of them is 7 where there is no throw, and where the throw stands in the first
    /// hop.
    pub(super) red: Option<i64>,
    pub(super) green: Option<i64>,
    /// The hops as the player numbers the points: 25 is the bar, 0 off, -1 no hop.
    pub(super) from: Option<Vec<i64>>,
    pub(super) to: Option<Vec<i64>>,
    pub(super) equity: Option<Equity>,
    /// There if the throw could not be played, which stands in the first hop then.
    pub(super) dancing_equity: Option<serde::de::IgnoredAny>,
}

/// What BGBlitz thinks of a decision.
#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct Equity {
    pub(super) cube_decision: Option<CubeDecision>,
}

/// What was done with the doubling cube.
#[derive(Copy, Clone, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(super) struct CubeDecision {
    pub(super) has_doubled: Option<bool>,
    /// What the other player answered.
    pub(super) has_accepted: Option<bool>,
}
