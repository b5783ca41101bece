//! Where values come from a solution, and the sentences about how exact they are.

/// What values come from that are not estimated.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Solved {
    /// The whole game is solved. What is kept of the solution is rounded, by less than 0.1 coins.
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
            Self::Game => {
                "This game is solved. Its values are kept rounded: they are right within 0.1 coins."
            }
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
            Self::Game => "This game is solved; its values are kept rounded.",
            Self::Endgame => "The endgame has been worked out; what came before it is estimated.",
            Self::EndgameInSet => {
                "The endgames have been worked out; what came before them, and what points are worth in the set, is \
                 estimated."
            }
        }
    }
}
