//! The last turn exactly: after a bump the other player throws once more, and what comes out is
//! counted, not estimated.
//!
//! A double may be answered by returning a token and throwing again, as often as doubles come.
//! [`LastTurn::expect`] follows a given number of returns; with [`LastTurn::ALL`] it is exact to
//! the end, and every return left out changes an expectation by at most a sixth of what the one
//! before it could.
use std::collections::HashMap;

use tesserae_rules::{
    Seat,
    tablero_di_berona::{
        Afterstates, Board, End, Options, Series, afterstates, result, returnable,
    },
};

use crate::TWO_DICE;

/// What can be expected of a game, in millionths, seen by one player.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Expected {
    /// What is maximised: by the rules of the series, points or wins.
    pub value: i64,
    /// The chance to win.
    pub win: i64,
    /// The chance of a draw.
    pub draw: i64,
    /// The difference in points.
    pub points: i64,
}

impl Expected {
    /// The same seen by the other player.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            value: -self.value,
            win: 1_000_000 - self.win - self.draw,
            draw: self.draw,
            points: -self.points,
        }
    }

    /// Adds another expectation, `ways` times.
    pub const fn add(&mut self, other: Self, ways: i64) {
        self.value += ways * other.value;
        self.win += ways * other.win;
        self.draw += ways * other.draw;
        self.points += ways * other.points;
    }

    /// The mean, when this many ways have been added.
    #[must_use]
    pub const fn mean(self, ways: i64) -> Self {
        Self {
            value: self.value / ways,
            win: self.win / ways,
            draw: self.draw / ways,
            points: self.points / ways,
        }
    }
}

/// What a finished game is worth to a seat. In a single game a win is 1 and a loss -1; with a fixed
/// stake these are that many coins; in the other series it is the difference in points, and who
/// wins decides between equal ones.
#[must_use]
pub(crate) fn expect_result(board: &Board, seat: Seat, options: &Options) -> Expected {
    let standing = result(board);
    let sign = match standing.winner {
        Some(winner) if winner == seat => 1,
        Some(_) => -1,
        None => 0,
    };
    let points =
        i64::from(standing.points[seat.index()]) - i64::from(standing.points[seat.other().index()]);
    let value = match options.series {
        Series::Single => sign * 1_000_000,
        Series::FixedStake => sign * i64::from(options.stake) * 1_000_000,
        Series::Ledger | Series::Difference => points * 1_000_000,
    };
    Expected {
        value,
        win: if sign > 0 { 1_000_000 } else { 0 },
        draw: if sign == 0 { 1_000_000 } else { 0 },
        points: points * 1_000_000,
    }
}

/// Values last turns and remembers them.
#[derive(Debug)]
pub struct LastTurn {
    options: Options,
    known: HashMap<(Board, Seat, usize), Expected>,
    rooms: Vec<Afterstates>,
}

impl LastTurn {
    /// Follows every return.
    pub const ALL: usize = usize::MAX;
    /// How many positions are remembered at most.
    const MOST_KNOWN: usize = 100_000;

    /// Nothing is remembered yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options,
            known: HashMap::new(),
            rooms: Vec::new(),
        }
    }

    /// What a seat can expect that is about to throw in its last turn, following `returns` returns.
    pub fn expect(&mut self, board: &Board, seat: Seat, returns: usize) -> Expected {
        let key = (*board, seat, returns);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        // Which tokens can be returned does not depend on the double.
        let mut again: Option<Expected> = None;
        if returns > 0 {
            let stacks: Vec<_> = returnable(board, seat, &self.options).collect();
            for from in stacks {
                let mut after = *board;
                after.return_token(from);
                again = better(again, Some(self.expect(&after, seat, returns - 1)));
            }
        }
        let mut room = self.rooms.pop().unwrap_or_default();
        let mut sum = Expected::default();
        for (faces, ways) in TWO_DICE {
            afterstates(board, seat, faces, true, &self.options, &mut room);
            let mut best = None;
            for found in room.found().iter().filter(|found| found.end != End::Again) {
                best = better(best, Some(expect_result(&found.board, seat, &self.options)));
            }
            if faces[0] == faces[1] {
                best = better(best, again);
            }
            // Only a return is legal, but none is followed: the board stays as it is.
            sum.add(
                best.unwrap_or_else(|| expect_result(board, seat, &self.options)),
                ways.into(),
            );
        }
        self.rooms.push(room);
        let expected = sum.mean(36);
        if self.known.len() >= Self::MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert(key, expected);
        expected
    }
}

/// Whichever is worth more.
fn better(one: Option<Expected>, other: Option<Expected>) -> Option<Expected> {
    match (one, other) {
        (Some(one), Some(other)) if other.value > one.value => Some(other),
        (Some(one), _) => Some(one),
        (None, other) => other,
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use tesserae_rules::{
        Game, Pending,
        tablero_di_berona::{Square, State},
    };

    use super::*;

    /// What the player on turn can expect, by trying every throw and every turn with the rules of
    /// the game alone.
    fn tried(state: &State, seat: Seat, options: Options) -> i64 {
        match state.pending() {
            Pending::Over => expect_result(&state.compact().board, seat, &options).value,
            Pending::Throw(_) => {
                let chances = state.chances();
                let each = chances.iter().map(|chance| {
                    let mut thrown = state.clone();
                    thrown.act(&chance.throw.clone().into()).unwrap();
                    i64::from(chance.ways) * tried(&thrown, seat, options)
                });
                each.sum::<i64>() / 36
            }
            Pending::Act(_) => {
                let ends = state
                    .turns()
                    .into_iter()
                    .map(|turn| State::from_position(options, &turn.position).unwrap());
                ends.map(|end| tried(&end, seat, options)).max().unwrap()
            }
        }
    }

    #[test]
    fn last_turns_are_worth_what_trying_everything_finds() {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        let all = [Series::Single, Series::Difference, Series::FixedStake];
        for (round, series) in all.into_iter().cycle().enumerate().take(12) {
            let options = Options {
                series,
                ..Options::default()
            };
            // Few tokens on top are the mover's, so that what can be returned soon comes to an end;
            // most lie under one of the other's.
            let mut board = Board::EMPTY;
            let buried = Square::new(1, 2).unwrap();
            [[Seat::First; 8].as_slice(), &[Seat::Second]]
                .concat()
                .iter()
                .for_each(|seat| board.drop(*seat, buried));
            for seat in [[Seat::First; 3].as_slice(), &[Seat::Second; 8]].concat() {
                let square = Square::all()
                    .filter(|square| *square != buried)
                    .nth(rng.random_range(0..17))
                    .unwrap();
                board.drop(seat, square);
            }
            let rows = [2, 1, 0].map(|row| {
                let stacks = (1..=6).map(|column| {
                    let stack = board.stack(Square::new(column, row).unwrap());
                    let text: String = stack
                        .tokens()
                        .map(|seat| ["A", "B"][seat.index()])
                        .collect();
                    if text.is_empty() {
                        ".".to_owned()
                    } else {
                        text
                    }
                });
                stacks.collect::<Vec<_>>().join(",")
            });
            let state = State::from_position(
                options,
                &format!("{} A! throw began:A won:0-0", rows.join("/")),
            )
            .unwrap();
            let mut last_turn = LastTurn::new(options);
            let expected = last_turn.expect(&state.compact().board, Seat::First, LastTurn::ALL);
            let tried = tried(&state, Seat::First, options);
            // Means are rounded at each throw.
            assert!(
                (expected.value - tried).abs() <= 20,
                "round {round}: {expected:?}, but {tried} was found"
            );
            assert_eq!(expected.turned().turned(), expected);
        }
    }
}
