//! The cube, what a game is worth, and the score of a match.

use tesserae_words::{self as words, Text};

use super::{
    Options,
    options::DropPays,
    position::{BAR, OFF, Position},
};
use crate::Seat;

/// What the game is played for: 1, or the face of the doubling cube, 2 to 64.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Stake(u8);

impl Stake {
    /// The stake before any double.
    pub const ONE: Self = Self(1);
    /// The last face of the doubling cube.
    pub const MOST: u8 = 64;

    /// A stake of this many points; `None` if the doubling cube cannot show it.
    #[must_use]
    pub const fn new(points: u8) -> Option<Self> {
        if points.is_power_of_two() && points <= Self::MOST {
            Some(Self(points))
        } else {
            None
        }
    }

    /// In points.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.0
    }

    /// Twice as much; None beyond 64.
    #[must_use]
    pub const fn twice(self) -> Option<Self> {
        if self.0 < Self::MOST {
            Some(Self(self.0 * 2))
        } else {
            None
        }
    }
}

/// The doubling cube.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Cube {
    /// What it shows. In the middle, before any double, its 64 counts 1.
    pub stake: Stake,
    /// Whose it is: nobody's as long as it lies in the middle.
    pub owner: Option<Seat>,
}

impl Cube {
    /// The cube at the start of a game: the stake is 1, and either seat may double.
    pub const FRESH: Self = Self {
        stake: Stake::ONE,
        owner: None,
    };
}

/// How a game ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Ending {
    /// The winner has borne off all checkers.
    BorneOff,
    /// The loser has refused a double or a beaver.
    Dropped,
    /// The loser has resigned this many times the stake.
    Resigned(u8),
}

/// What a game was worth, and what it is called. The position is seen by the winner.
pub(super) fn worth(
    options: &Options,
    ending: Ending,
    position: Position,
    cube: Option<Cube>,
) -> (u32, Text) {
    let stake = cube.map_or(1, |cube| u32::from(cube.stake.points()));
    match ending {
        Ending::Dropped => {
            let points = match options.drop_pays {
                DropPays::CurrentStake => stake,
                DropPays::OnePoint => 1,
            };
            (points, words::backgammon::double_dropped())
        }
        Ending::Resigned(times) => {
            let manner = match times {
                1 => words::common::resigned(),
                2 => words::backgammon::resigned_gammon(),
                _ => words::backgammon::resigned_backgammon(),
            };
            (stake * u32::from(times), manner)
        }
        Ending::BorneOff => {
            // The cube is still in the middle: nobody has doubled, whatever an automatic double has
            // made of the stake.
            let undoubled = cube.is_none_or(|cube| cube.owner.is_none());
            let (times, manner) = if options.jacoby && undoubled {
                (1, words::backgammon::single_game())
            } else {
                multiple(options, position)
            };
            (stake * times, manner)
        }
    }
}

/// 1, 2 for a gammon, 3 for a backgammon, by where the loser's checkers are.
fn multiple(options: &Options, position: Position) -> (u32, Text) {
    let loser = position.other;
    let caught =
        (19..BAR).any(|point| loser.at(point) > 0) || options.bar_counts && loser.at(BAR) > 0;
    if loser.at(OFF) > 0 {
        (1, words::backgammon::single_game())
    } else if caught {
        (3, words::backgammon::backgammon())
    } else {
        (2, words::backgammon::gammon())
    }
}

/// The score after a game: points beyond the length of the match are ignored.
pub(super) fn add(options: &Options, mut score: [u32; 2], winner: Seat, points: u32) -> [u32; 2] {
    let sum = score[winner.index()].saturating_add(points);
    score[winner.index()] = options
        .match_length
        .map_or(sum, |length| sum.min(u32::from(length)));
    score
}

/// Whether the series is over with this score.
pub(super) fn series_over(options: &Options, score: [u32; 2]) -> bool {
    options
        .match_length
        .is_none_or(|length| score.iter().any(|points| *points >= u32::from(length)))
}

/// Whether the game after one that this seat has won is the Crawford game: the winner is the first
/// to come within a point of the match. (If the loser had been there before, that game has been
/// played.)
pub(super) fn crawford_next(options: &Options, score: [u32; 2], winner: Seat) -> bool {
    options.crawford_match().is_some_and(|length| {
        let brink = u32::from(length) - 1;
        score[winner.index()] == brink && score[winner.other().index()] < brink
    })
}
