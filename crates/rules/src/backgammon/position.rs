//! What lies where: [`Position`] for search, as the player on turn sees it, and [`Situation`] with everything that the
//! notation of a position holds.

use std::fmt;

use super::{
    Options,
    movegen::{Board, Left, target},
    score::{self, Cube, Ending},
};
use crate::{Outcome, Place, Seat};

/// The number of checkers of each seat.
pub const MEN: u8 = 15;
/// The bar in the numbering of the seat whose checker waits there.
pub const BAR: u8 = 25;
/// Where checkers borne off lie, in their owner's numbering.
pub const OFF: u8 = 0;

/// How many places a checker can be at: off, the 24 points, the bar.
pub(super) const PLACES: usize = 26;
/// The bits of the 24 points in a mask of places.
pub(super) const POINTS: u32 = 0x01FF_FFFE;

/// Where the fifteen checkers of one seat are, in the seat's own numbering: 24 down to 1, 25 the bar, 0 off.
///
/// Four bits a place in one number, so that a step is an addition and two positions are compared at once.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Men(pub(super) u128);

impl Men {
    /// The start of a game: two checkers on 24, five on 13, three on 8, five on 6.
    pub const START: Self = Self(2 << (4 * 24) | 5 << (4 * 13) | 3 << (4 * 8) | 5 << (4 * 6));

    /// Men from their number at each place; `None` if they are not fifteen.
    #[must_use]
    pub fn new(counts: [u8; PLACES]) -> Option<Self> {
        let all: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let packed = counts.iter().rev().fold(0, |packed, count| packed << 4 | u128::from(*count & 15));
        (all == u32::from(MEN)).then_some(Self(packed))
    }

    /// The number of checkers at a place.
    #[must_use]
    pub const fn at(self, place: u8) -> u8 {
        if place > BAR { 0 } else { (self.0 >> (4 * place)) as u8 & 15 }
    }

    /// The number of checkers at each place, from 0 (off) to 25 (the bar).
    #[must_use]
    pub fn counts(self) -> [u8; PLACES] {
        std::array::from_fn(|place| (self.0 >> (4 * place)) as u8 & 15)
    }

    /// The places with checkers and the number of them, from the bar down to off.
    pub fn stacks(self) -> impl Iterator<Item = (u8, u8)> {
        (OFF..=BAR).rev().map(move |place| (place, self.at(place))).filter(|(_, count)| *count > 0)
    }

    /// How many points all checkers together still have to travel until the last is off.
    #[must_use]
    pub fn pips(self) -> u32 {
        self.stacks().map(|(place, count)| u32::from(place) * u32::from(count)).sum()
    }

    /// Whether every checker is off.
    #[must_use]
    pub const fn won(self) -> bool {
        self.at(OFF) == MEN
    }

    /// A mask of the places with at least one checker: bit 0 is off, bit 25 the bar.
    #[must_use]
    pub const fn occupied(self) -> u32 {
        let x = self.0 | self.0 >> 1;
        squeeze(x | x >> 2)
    }

    /// A mask of the places where two sides have different numbers of checkers, as in [`Men::occupied`].
    #[must_use]
    pub const fn differences(self, other: Self) -> u32 {
        Self(self.0 ^ other.0).occupied()
    }

    /// A mask of the places with at least two checkers, as in [`Men::occupied`].
    #[must_use]
    pub const fn doubled(self) -> u32 {
        squeeze(self.0 >> 1 | self.0 >> 2 | self.0 >> 3)
    }
}

impl fmt::Debug for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.stacks()).finish()
    }
}

/// One bit a place out of the lowest bits of the groups of four.
const fn squeeze(x: u128) -> u32 {
    const fn half(x: u64) -> u32 {
        let x = x & 0x1111_1111_1111_1111;
        let x = (x | x >> 3) & 0x0303_0303_0303_0303;
        let x = (x | x >> 6) & 0x000F_000F_000F_000F;
        let x = (x | x >> 12) & 0x0000_00FF_0000_00FF;
        (x | x >> 24) as u32 & 0xFFFF
    }
    half(x as u64) | half((x >> 64) as u64) << 16
}

/// All thirty checkers, as the player on turn sees them: each seat in its own numbering, so that handing over the dice
/// is an exchange of the two.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Position {
    /// The checkers of the player on turn.
    pub own: Men,
    /// The checkers of the opponent, in the opponent's numbering.
    pub other: Men,
}

impl Position {
    /// The start of a game, which looks the same from both sides.
    pub const START: Self = Self { own: Men::START, other: Men::START };

    /// The same position as the opponent sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// Whether the checkers of the two seats can still meet.
    #[must_use]
    pub const fn contact(self) -> bool {
        let (own, other) = (self.own.occupied() & !1, self.other.occupied() & !1);
        own != 0 && other != 0 && (31 - own.leading_zeros()) + (31 - other.leading_zeros()) > 25
    }

    /// Two checkers of different colours on one point, if there are such: the point in the numbering of the player on
    /// turn.
    #[must_use]
    pub fn shared_point(self) -> Option<u8> {
        (1..BAR).find(|point| self.own.at(*point) > 0 && self.other.at(BAR - point) > 0)
    }
}

/// Two dice on the table, and how many steps have been made with each.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(super) struct Dice {
    /// The faces in the order in which the dice lie.
    pub faces: [u8; 2],
    /// Steps made with each: one uses a die up, but with equal dice two do.
    pub used: [u8; 2],
}

impl Dice {
    /// Dice fresh from the hand.
    pub const fn new(faces: [u8; 2]) -> Self {
        Self { faces, used: [0, 0] }
    }

    /// How many steps each die is good for.
    pub const fn steps(self) -> u8 {
        if self.faces[0] == self.faces[1] { 2 } else { 1 }
    }

    /// What can still be played.
    pub fn left(self) -> Left {
        let [a, b] = self.faces;
        if a == b {
            match 4 - (self.used[0] + self.used[1]).min(4) {
                0 => Left::Nothing,
                count => Left::Same(a, count),
            }
        } else {
            match self.used {
                [0, 0] => Left::Two(a.max(b), a.min(b)),
                [0, _] => Left::One(a),
                [_, 0] => Left::One(b),
                _ => Left::Nothing,
            }
        }
    }

    /// Which die a step with this number uses: the first that shows it and is not used up.
    pub fn index(self, face: u8) -> Option<usize> {
        (0..2).find(|i| self.faces[*i] == face && self.used[*i] < self.steps())
    }
}

/// What the game waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(super) enum Phase {
    /// One die each.
    Opening,
    /// The throw, or a double instead of it.
    Throw,
    /// Steps with the dice on the table, or handing them over.
    Move,
    /// An answer to the double of the player on turn.
    Offer,
    /// The answer of the player on turn, whose double has been beavered.
    Beaver,
    /// An answer to the player on turn, who has resigned so many times the stake.
    Resign(u8),
    /// Nothing; the player on turn has won.
    Over(Ending),
}

/// Everything about a game but the house rules and the identity of the pieces.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub(super) struct Situation {
    /// The checkers of each seat, in the seat's own numbering.
    pub men: [Men; 2],
    /// Who is on turn: whose dice they are, or who won. In the opening it means nothing and is the first seat.
    pub turn: Seat,
    /// What happens next.
    pub phase: Phase,
    /// The dice, as long as they are being played.
    pub dice: Option<Dice>,
    /// The doubling cube, if the game has one.
    pub cube: Option<Cube>,
    /// The points of the match so far, this game's included once it is over.
    pub score: [u32; 2],
    /// Whether this is the Crawford game.
    pub crawford: bool,
}

impl Situation {
    /// The start of a series.
    pub fn start(options: &Options) -> Self {
        Self {
            men: [Men::START; 2],
            turn: Seat::First,
            phase: Phase::Opening,
            dice: None,
            cube: options.doubling_cube.then_some(Cube::FRESH),
            score: [0, 0],
            crawford: false,
        }
    }

    /// The start of the game after this one.
    pub fn next_game(&self, options: &Options) -> Self {
        let crawford = score::crawford_next(options, self.score, self.turn);
        Self { score: self.score, crawford, ..Self::start(options) }
    }

    /// The position as a seat sees it.
    pub const fn seen_by(&self, seat: Seat) -> Position {
        Position { own: self.men[seat.index()], other: self.men[seat.other().index()] }
    }

    /// The position as the player on turn sees it, ready to be played on.
    pub fn board(&self) -> Board {
        Board::new(self.seen_by(self.turn))
    }

    /// What can still be played of the dice.
    pub fn left(&self) -> Left {
        self.dice.map_or(Left::Nothing, Dice::left)
    }

    /// Who must answer a double, a beaver or a resignation, if somebody must, and what it is called.
    pub const fn answer(&self) -> Option<(Seat, &'static str)> {
        match self.phase {
            Phase::Offer => Some((self.turn.other(), "double")),
            Phase::Beaver => Some((self.turn, "beaver")),
            Phase::Resign(_) => Some((self.turn.other(), "resignation")),
            _ => None,
        }
    }

    /// Puts the checkers where they are seen to be from the place of the player on turn.
    pub const fn set_position(&mut self, position: Position) {
        self.men[self.turn.index()] = position.own;
        self.men[self.turn.other().index()] = position.other;
    }

    /// A step of the player on turn: the checkers and the dice.
    pub fn step(&mut self, from: u8, die: u8) {
        self.set_position(self.board().stepped(from, die).position());
        if let Some(dice) = &mut self.dice
            && let Some(index) = dice.index(die)
        {
            dice.used[index] += 1;
        }
    }

    /// Whether a step of the player on turn would hit.
    pub fn hits(&self, from: u8, die: u8) -> bool {
        let to = target(from, die);
        to != OFF && self.seen_by(self.turn).other.at(BAR - to) == 1
    }

    /// Hands the dice over, or ends the game if the player on turn has won.
    pub fn hand_over(&mut self, options: &Options) {
        self.dice = None;
        if self.men[self.turn.index()].won() {
            self.end(options, self.turn, Ending::BorneOff);
        } else {
            self.turn = self.turn.other();
            self.phase = Phase::Throw;
        }
    }

    /// Ends the game.
    pub fn end(&mut self, options: &Options, winner: Seat, ending: Ending) {
        let (points, _) = score::worth(options, ending, self.seen_by(winner), self.cube);
        self.turn = winner;
        self.dice = None;
        self.phase = Phase::Over(ending);
        self.score = score::add(options, self.score, winner, points);
    }

    /// How the game ended, once it has.
    pub fn outcome(&self, options: &Options) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else { return None };
        let (points, manner) = score::worth(options, ending, self.seen_by(self.turn), self.cube);
        let series_over = score::series_over(options, self.score);
        Some(Outcome { winner: Some(self.turn), points, manner: manner.to_owned(), series_over })
    }
}

/// A place of a seat's own numbering on the table.
pub(super) const fn place(seat: Seat, number: u8) -> Place {
    match (number, seat) {
        (OFF, _) => Place::Off(seat),
        (BAR.., _) => Place::Bar(seat),
        (point, Seat::First) => Place::Point(point),
        (point, Seat::Second) => Place::Point(BAR - point),
    }
}

/// A place of the table in a seat's own numbering, if one of the seat's checkers can lie there.
pub(super) fn number(seat: Seat, place: Place) -> Option<u8> {
    match place {
        Place::Point(point @ 1..BAR) => Some(if seat == Seat::First { point } else { BAR - point }),
        Place::Bar(owner) if owner == seat => Some(BAR),
        Place::Off(owner) if owner == seat => Some(OFF),
        _ => None,
    }
}
