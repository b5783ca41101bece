//! What a game is worth and how it is paid.
use super::position::Side;
use crate::Seat;

/// What the winner scores for the loser's pieces: 1 for each on the board, 2 for each in the river,
/// 3 for each at the start.
#[must_use]
pub const fn points(loser: Side) -> u8 {
    loser.on_board() + 2 * loser.river() + 3 * loser.start()
}

/// Where the tallies of a set are.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Tallies {
    /// Those that nobody has won yet.
    pub stock: u8,
    /// What each seat has won.
    pub won: [u8; 2],
}

impl Tallies {
    /// The number of tallies, which never changes.
    pub const ALL: u8 = 21;

    /// All of them in the stock.
    pub const SET_UP: Self = Self {
        stock: Self::ALL,
        won: [0; 2],
    };

    /// Whoever holds all of them, which ends the set.
    #[must_use]
    pub fn holder(&self) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.won[seat.index()] == Self::ALL)
    }

    /// Pays a winner `points` tallies: from the stock, then, if that runs short, from the loser,
    /// until nothing is owed or left.
    pub fn pay(&mut self, winner: Seat, points: u8) -> Payment {
        let loser = winner.other().index();
        let stock = points.min(self.stock);
        let loser_pays = (points - stock).min(self.won[loser]);
        self.stock -= stock;
        self.won[loser] -= loser_pays;
        self.won[winner.index()] = self.won[winner.index()]
            .saturating_add(stock)
            .saturating_add(loser_pays);
        Payment {
            stock,
            loser: loser_pays,
        }
    }
}

/// Where the tallies for a won game came from.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Payment {
    /// The number from the stock.
    pub stock: u8,
    /// The number from the loser's.
    pub loser: u8,
}
