//! Where a piece can lie, in one vocabulary for all games.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A place where a piece can lie, in the words of all games.
///
/// Places are named as seen from the south side of the table, whoever is on turn; a game translates
/// from the mover's own numbering. [`Describe::place_name`](crate::Describe::place_name) gives the
/// name that players of the game use.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// A numbered place on the way of the pieces, such as a point of backgammon (in the first
    /// seat's numbering, 24 down to 1) or of Tabula (1 to 24, shared).
    Point(u8),
    /// A square. Ur: columns 1–8, rows 1 (Blue, south), 2, 3 (Ivory, north). Jesus: 7×7 and Berona:
    /// columns 1–6, rows 0–2, row 1 (Jesus) or 0 (Berona) nearest to the south.
    Cell {
        /// From the west, the first seat's left hand.
        column: u8,
        /// From the south.
        row: u8,
    },
    /// Where a seat's hit pieces wait (backgammon, Tabula).
    Bar(Seat),
    /// What a seat has not yet brought onto the board: the hand (Tabula), the start (Ur), the
    /// reserve (Berona), the purse (Jesus).
    Hand(Seat),
    /// Where a seat's hit pieces wait in Ur.
    River(Seat),
    /// Where a seat's pieces lie when their journey is over: borne off, or home.
    Off(Seat),
    /// The doubling cube: in the middle, or at the side of the seat that owns it.
    Cube(Option<Seat>),
    /// The tallies that nobody has won yet (Ur).
    Stock,
    /// A seat's tallies (Ur).
    Tallies(Seat),
    /// Beside the table: coins that a rule took out of the game.
    Away,
}
