//! The rules of the Royal Game of Ur that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::RuleViolation;

/// A rule that an action would break, worded for the player. Its code is the name of the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation {
    /// Something was played before the throw.
    #[error("Throw the lots first.")]
    ThrowFirst,
    /// A throw while another one lies there.
    #[error("The lots lie on the table; play them first.")]
    AlreadyThrown,
    /// A throw that three lots cannot show.
    #[error("A throw of Ur is three lots, each showing 0 or 1.")]
    NotThreeLots,
    /// Anything but the next game when one side is home.
    #[error("The game is over.")]
    GameOver,
    /// The next game before this one has ended.
    #[error("The next game begins when this one has ended.")]
    NotOver,
    /// The next game when one player holds all tallies.
    #[error("The set is over: one player holds all 21 tallies.")]
    SetOver,
    /// The next game after a single game.
    #[error("It was a single game: no other follows.")]
    SingleGame,
    /// A choice that belongs to another game.
    #[error("There is no such choice in the Royal Game of Ur.")]
    NotInUr,
    /// A step when the turn is complete.
    #[error("The throw has been used; end your turn.")]
    TurnComplete,
    /// Handing over although a move is legal.
    #[error("You can still move, so you must.")]
    MustMove,
    /// Ending the turn before the reward is taken or declined.
    #[error("Take the rosette’s reward first, or decline it.")]
    RewardOpen,
    /// Declining a reward that nobody has earned.
    #[error("No rosette has earned a reward that could be declined.")]
    NoReward,
    /// More than one target, or none.
    #[error("A piece goes to its square in one go.")]
    OneTarget,
    /// A place from which no piece of Ur moves.
    #[error("No piece of Ur moves from there.")]
    NotAPlace,
    /// A piece that has arrived.
    #[error("That piece is home already.")]
    AlreadyHome,
    /// The other player's piece.
    #[error("That piece is not yours.")]
    NotYours,
    /// An empty place.
    #[error("None of your pieces is there.")]
    NoPiece,
    /// A locked player's throw of 1 to 3.
    #[error("Only three blanks bring your first piece in.")]
    Locked,
    /// A step with three blanks.
    #[error("Three blanks move nothing.")]
    Blanks,
    /// Another number than the one thrown.
    #[error("You threw {value}, so a piece goes exactly {value} squares.")]
    NotTheThrow {
        /// What the lots are worth.
        value: u8,
    },
    /// A free move of another length.
    #[error("A free move goes 1, 2, 3 or 5 squares.")]
    NotAFreeLength,
    /// Entering with 5.
    #[error("A piece enters by 1, 2 or 3; 5 never enters one.")]
    NeverEnters,
    /// Anything but going home where a rosette has earned another throw.
    #[error("Only the piece on the last rosette may go on now, and only home; the other reward is another throw.")]
    OnlyHome,
    /// Past the end of the route.
    #[error("The route ends before that: a piece goes home from the last rosette, with exactly 1.")]
    Overshoot,
    /// A square of the route that lies behind the piece.
    #[error("Pieces only go forward along their route.")]
    WrongDirection,
    /// A square that only the other player's pieces use.
    #[error("Your pieces never come to that square.")]
    NotOnRoute,
    /// A target that the number does not lead to.
    #[error("That piece cannot get there now.")]
    WrongTarget,
    /// One's own piece on the target.
    #[error("Blocked: your own piece is on {square}.")]
    OwnPiece {
        /// The square.
        square: &'static str,
    },
    /// An enemy on a rosette that is safe by the house rule.
    #[error("Blocked: your opponent’s piece is safe on the rosette {square}.")]
    SafeRosette {
        /// The rosette.
        square: &'static str,
    },
    /// Another move although a piece can leave the river, by the house rule.
    #[error("Your piece in the river must enter first.")]
    RiverFirst,
}

impl RuleViolation for Violation {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::NotTheThrow { .. } | Self::NotAFreeLength | Self::WrongTarget)
    }
}
