//! What a throw can lead to, on boards as numbers.
use super::board::PLACE;

/// The throws that may be playable, the higher die first, with the number of ways out of [`WAYS`].
/// The others surrender the dice.
pub(crate) const ROLLS: [(usize, usize, u8); 16] = [
    (1, 1, 1),
    (2, 1, 2),
    (3, 1, 2),
    (4, 1, 2),
    (5, 1, 2),
    (2, 2, 1),
    (3, 2, 2),
    (4, 2, 2),
    (6, 2, 2),
    (3, 3, 1),
    (5, 3, 2),
    (6, 3, 2),
    (4, 4, 1),
    (5, 4, 2),
    (6, 4, 2),
    (5, 5, 1),
];

/// All throws.
pub const WAYS: u8 = 36;
/// The throws that surrender the dice whatever lies on the board.
pub(crate) const SURRENDERS: u8 = 9;

/// The steps of one die: column and change of the board's number.
#[derive(Copy, Clone, Debug, Default)]
pub struct Steps {
    found: [(usize, isize); 14],
    len: usize,
}

impl Steps {
    /// The steps of a die from a board with these rows, counted from 0.
    #[must_use]
    pub fn of(digits: [u8; 7], die: usize) -> Self {
        let mut steps = Self::default();
        for (column, digit) in digits.iter().map(|digit| usize::from(*digit)).enumerate() {
            let distance = (die * PLACE[column]).cast_signed();
            for (open, change) in [(digit + die < 7, distance), (digit >= die, -distance)] {
                if open {
                    steps.found[steps.len] = (column, change);
                    steps.len += 1;
                }
            }
        }
        steps
    }

    /// The steps.
    #[must_use]
    pub fn found(&self) -> &[(usize, isize)] {
        &self.found[..self.len]
    }
}

/// Calls something with every board that a throw leads to from this one, some of them twice; never
/// if it cannot be played.
pub(crate) fn each_played(
    board: usize,
    steps: &[Steps; 7],
    first: usize,
    second: usize,
    mut visit: impl FnMut(usize),
) {
    for (one, change) in steps[first].found() {
        let from = board.wrapping_add_signed(*change);
        for (other, change) in steps[second].found() {
            if if first == second {
                one < other
            } else {
                one != other
            } {
                visit(from.wrapping_add_signed(*change));
            }
        }
    }
}

/// The steps of every die from a board with these rows, counted from 0; the first entry is empty.
#[must_use]
pub fn all_steps(digits: [u8; 7]) -> [Steps; 7] {
    std::array::from_fn(|die| {
        if die == 0 {
            Steps::default()
        } else {
            Steps::of(digits, die)
        }
    })
}
