//! What an action changes, in the order in which a table shows it.

use serde::{Deserialize, Serialize};
use tesserae_words::Text;

use crate::{DieKind, Outcome, Piece, Place, Seat, Throw, Thrower};

/// One thing that an action changed, in the order in which a table shows it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Dice have been thrown.
    Thrown {
        /// Who threw.
        by: Thrower,
        /// What was thrown.
        dice: DieKind,
        /// What came up.
        throw: Throw,
    },
    /// The top piece of one stack now lies on top of another.
    Moved {
        /// Which piece.
        piece: Piece,
        /// From the top of this stack.
        from: Place,
        /// To the top of this one.
        to: Place,
        /// How it looks and sounds.
        manner: Manner,
    },
    /// A whole stack was taken into the hand.
    Lifted {
        /// Bottom to top.
        pieces: Vec<Piece>,
        /// Where they lay.
        from: Place,
    },
    /// A lifted piece was left on top of a stack.
    Dropped {
        /// Which piece.
        piece: Piece,
        /// Where.
        at: Place,
    },
    /// This die, counted from 0, is used up.
    Used(usize),
    /// The doubling cube now shows this face: 64 (which counts 1), 2, 4, 8, 16, 32.
    CubeTurned(u8),
    /// An announcement that no piece shows: a double offered, a player released, a bump, a tally
    /// count. A short sentence with a capital and a full stop.
    Announced(Text),
    /// The dice went to the other player, or stay by a rule worth announcing.
    Passed {
        /// Whose turn it is now.
        to: Seat,
        /// Why, where it is not simply the end of a turn: a short sentence with a capital and a
        /// full stop.
        reason: Option<Text>,
    },
    /// The game is over.
    Ended(Outcome),
    /// Every piece was put back for another game of the series: the table shows the new
    /// arrangement.
    SetUp,
}

/// How a piece goes from one place to another.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// Carried along its way by a die.
    Step,
    /// Brought onto the board.
    Enter,
    /// Hit, and swept to the bar or into the river.
    Hit,
    /// Borne off, or gone home.
    BearOff,
    /// Taken back from the board into the reserve.
    Return,
    /// Won: a coin, a tally, the doubling cube changes hands.
    Pay,
    /// Laid out by a refill.
    Refill,
}
