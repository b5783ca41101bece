//! The identity and kind of a piece.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The identity of one piece, from set-up to the end of the series.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Piece(pub u8);

/// What a piece is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// A checker, disc or token of one seat.
    Checker(Seat),
    /// A coin, which belongs to whoever has it in the purse and to nobody while it lies on the
    /// board (Jesus).
    Coin,
    /// A tally stick (Ur).
    Tally,
    /// The doubling cube (backgammon).
    DoublingCube,
}
