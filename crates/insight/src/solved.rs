//! Where values are exact, and how that is told.

/// Why values are exact, not estimated.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Solved {
    /// The whole game is solved.
    Game,
    /// The end of the game has been worked out.
    Endgame,
    /// The end of the game has been worked out; what its points are worth in the set is estimated.
    EndgameInSet,
}

impl Solved {
    /// A sentence about the position.
    #[must_use]
    pub const fn about_position(self) -> &'static str {
        match self {
            Self::Game => "Exact: this game is solved.",
            Self::Endgame => "Exact: the rest of this game has been worked out.",
            Self::EndgameInSet => {
                "The rest of this game has been worked out. Only what its points are worth in the set is estimated."
            }
        }
    }

    /// A sentence about decisions of this kind.
    #[must_use]
    pub const fn about_decisions(self) -> &'static str {
        match self {
            Self::Game => "This game is solved.",
            Self::Endgame => "The endgame has been worked out; what came before it is estimated.",
            Self::EndgameInSet => {
                "The endgames have been worked out; what came before them, and what points are worth in the set, is \
                 estimated."
            }
        }
    }
}
