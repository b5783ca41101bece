//! How a game stands: [`Situation`], everything that the notation of a position holds.

use super::{
    Options,
    movegen::{self, Board, Left, target},
    position::{BAR, Checkers, OFF, Position, place},
    score::{self, Cube, Ending},
};
use crate::{Rules, Seat, Step};

/// Two dice on the table, and how many steps have been made with each.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Dice {
    /// The faces in the order in which the dice lie.
    pub faces: [u8; 2],
    /// Steps made with each: one uses a die up, but with equal dice two do.
    pub used: [u8; 2],
}

impl Dice {
    /// Dice fresh from the hand.
    pub const fn new(faces: [u8; 2]) -> Self {
        Self {
            faces,
            used: [0, 0],
        }
    }

    /// How many steps each die is good for.
    pub const fn steps(self) -> u8 {
        if self.faces[0] == self.faces[1] { 2 } else { 1 }
    }

    /// What can still be played.
    pub(super) fn left(self) -> Left {
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
pub enum Phase {
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
    /// An answer to the player on turn, who has resigned this many times the stake.
    Resign(u8),
    /// Nothing; the player on turn has won.
    Over(Ending),
}

/// Everything about a game but the house rules and the identity of the pieces.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Situation {
    /// The checkers of each seat, in the seat's own numbering.
    pub checkers: [Checkers; 2],
    /// Who is on turn: whose dice they are, or who won. In the opening it means nothing and is the
    /// first seat.
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
    /// The start of the game after this one.
    pub fn next_game(&self, options: &Options) -> Self {
        let crawford = score::crawford_next(options, self.score, self.turn);
        Self {
            score: self.score,
            crawford,
            ..Self::start(options)
        }
    }

    /// The position as a seat sees it.
    pub const fn seen_by(&self, seat: Seat) -> Position {
        Position {
            own: self.checkers[seat.index()],
            other: self.checkers[seat.other().index()],
        }
    }

    /// The position as the player on turn sees it, ready to be played on.
    pub(super) fn board(&self) -> Board {
        Board::new(self.seen_by(self.turn))
    }

    /// What can still be played of the dice.
    pub(super) fn left(&self) -> Left {
        self.dice.map_or(Left::Nothing, Dice::left)
    }

    /// Who must answer a double, a beaver or a resignation, if somebody must, and what it is
    /// called.
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
        self.checkers[self.turn.index()] = position.own;
        self.checkers[self.turn.other().index()] = position.other;
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

    /// The steps that the player on turn can make: from which place of their own numbering, and
    /// with which die.
    #[must_use]
    pub fn steps(&self) -> Vec<(u8, u8)> {
        movegen::steps(&self.board(), self.left())
    }

    /// A step of the player on turn as an action.
    #[must_use]
    pub fn as_step(&self, from: u8, die: u8) -> Step {
        Step::new(
            place(self.turn, from),
            place(self.turn, target(from, die)),
            die,
        )
    }

    /// Whether a step of the player on turn would hit.
    pub fn hits(&self, from: u8, die: u8) -> bool {
        let to = target(from, die);
        to != OFF && self.seen_by(self.turn).other.at(BAR - to) == 1
    }

    /// Hands the dice over, or ends the game if the player on turn has won.
    pub fn hand_over(&mut self, options: &Options) {
        self.dice = None;
        if self.checkers[self.turn.index()].won() {
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
}
