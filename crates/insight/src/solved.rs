//! Where values come from a solution, and the sentences about how exact they are.

use tesserae_words::{Text, insight};

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
    pub const fn about_position(self) -> Text {
        match self {
            Self::Game => insight::solved_game(),
            Self::Endgame => insight::solved_endgame(),
            Self::EndgameInSet => insight::solved_endgame_in_set(),
        }
    }

    /// A sentence about decisions of this kind.
    #[must_use]
    pub const fn about_decisions(self) -> Text {
        match self {
            Self::Game => insight::solved_decisions(),
            Self::Endgame => insight::solved_endgame_decisions(),
            Self::EndgameInSet => insight::solved_endgame_decisions_in_set(),
        }
    }
}
