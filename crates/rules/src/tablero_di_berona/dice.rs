//! The dice of a turn.

use crate::{Die, DieKind};

/// The two dice on the table.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Dice {
    /// As they were thrown.
    pub faces: [u8; 2],
    /// Which of them have been used.
    pub used: [bool; 2],
}

impl Dice {
    /// Dice just thrown.
    #[must_use]
    pub const fn new(faces: [u8; 2]) -> Self {
        Self {
            faces,
            used: [false; 2],
        }
    }

    /// Whether both show the same number.
    #[must_use]
    pub const fn doubles(self) -> bool {
        self.faces[0] == self.faces[1]
    }

    /// Whether none has been used.
    #[must_use]
    pub const fn fresh(self) -> bool {
        !self.used[0] && !self.used[1]
    }

    /// The first unused die with this number.
    #[must_use]
    pub fn find(self, number: u8) -> Option<usize> {
        self.open().find(|die| self.faces[*die] == number)
    }

    /// The dice that have not been used, 0 and 1.
    pub fn open(self) -> impl Iterator<Item = usize> {
        (0..2).filter(move |die| !self.used[*die])
    }

    /// Both as they lie there.
    pub(super) fn on_table(self) -> [Die; 2] {
        [0, 1].map(|die| Die {
            kind: DieKind::Cube,
            face: self.faces[die],
            used: self.used[die],
        })
    }
}
