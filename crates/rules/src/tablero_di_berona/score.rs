//! Who has won, by how much, and what that is worth in the series.
use tesserae_words as words;

use super::{Board, Options, Series, Square};
use crate::{Outcome, Seat};

/// How a game stands, or ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Standing {
    /// The points of both seats: the columns of the centre squares that they own.
    pub points: [u8; 2],
    /// Who has won; None if nobody owns a centre square.
    pub winner: Option<Seat>,
    /// The column that decided between equal points.
    pub decided_by: Option<u8>,
}

/// Counts the centre row: every square gives its column to the owner of its stack; between equal
/// points the highest occupied column decides.
#[must_use]
pub fn result(board: &Board) -> Standing {
    let centre = || {
        (1..=6)
            .rev()
            .filter_map(|column| Some((column, board.stack(Square::new(column, 1)?).owner()?)))
    };
    let mut points = [0_u8; 2];
    for (column, owner) in centre() {
        points[owner.index()] += column;
    }
    let [first, second] = points;
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Standing {
            points,
            winner: Some(Seat::First),
            decided_by: None,
        },
        std::cmp::Ordering::Less => Standing {
            points,
            winner: Some(Seat::Second),
            decided_by: None,
        },
        std::cmp::Ordering::Equal => {
            let highest = centre().next();
            Standing {
                points,
                winner: highest.map(|(_, owner)| owner),
                decided_by: highest.map(|(column, _)| column),
            }
        }
    }
}

/// What a won game is worth: the agreed sum with a fixed stake, otherwise the difference in points
/// (nothing where a column decided). A draw is worth nothing.
#[must_use]
pub fn worth(standing: &Standing, options: &Options) -> u32 {
    match (standing.winner, options.series) {
        (None, _) => 0,
        (Some(_), Series::FixedStake) => options.stake.into(),
        (Some(_), _) => standing.points[0].abs_diff(standing.points[1]).into(),
    }
}

/// What a game adds to its winner's account of the series; a single game has none.
#[must_use]
pub fn entry(standing: &Standing, options: &Options) -> u32 {
    if options.series == Series::Single {
        0
    } else {
        worth(standing, options)
    }
}

/// The outcome of a game that has ended on this board.
pub(super) fn outcome(board: &Board, options: &Options) -> Outcome {
    let standing = result(board);
    let [first, second] = standing.points;
    let manner = match (standing.winner, standing.decided_by) {
        (None, _) => words::berona::centre_is_nobodys(),
        (Some(_), Some(column)) => words::berona::by_square(first, second, column),
        (Some(_), None) => words::berona::by_points(first.max(second), first.min(second)),
    };
    Outcome {
        winner: standing.winner,
        points: worth(&standing, options),
        manner,
        series_over: options.series == Series::Single,
    }
}
