//! What positions and the ends of games are worth, in numbers.

use tesserae_rules::Seat;

/// What the first seat gets when a game ends: by the winner and the points, which are at most 21.
#[derive(Clone, Debug, PartialEq)]
pub struct Stakes(pub [[f64; 22]; 2]);

impl Stakes {
    /// The points themselves, as in a single game.
    #[must_use]
    pub fn points() -> Self {
        Self([1.0, -1.0].map(|sign| std::array::from_fn(|points| sign * points as f64)))
    }

    pub(super) fn after(&self, winner: Seat, points: u8) -> f64 {
        self.0[winner.index()]
            .get(usize::from(points))
            .copied()
            .unwrap_or(0.0)
    }

    /// How far values can be apart, from the least to the greatest.
    #[must_use]
    pub fn range(&self) -> f64 {
        let all = || self.0.iter().flat_map(|stakes| &stakes[1..]).copied();
        all().fold(f64::MIN, f64::max) - all().fold(f64::MAX, f64::min)
    }
}

/// What a position is worth, seen by the first seat.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Worth {
    /// What it is worth with best play, in the unit of the [`Stakes`].
    pub value: f64,
    /// The chance that the first seat wins the game with this play.
    pub win: f64,
}

impl Worth {
    /// The better of two for this seat.
    pub(super) fn better(self, other: Self, seat: Seat) -> Self {
        let greater = other.value > self.value;
        if greater == (seat == Seat::First) && other.value != self.value {
            other
        } else {
            self
        }
    }
}
