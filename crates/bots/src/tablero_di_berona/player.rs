//! Values of positions of Tablero di Berona: by the net while the game goes on, exactly in the last
//! turn.
use tesserae_rules::{
    Seat,
    tablero_di_berona::{Afterstate, Afterstates, Board, End, Options, Series, afterstates},
};

use super::{
    inputs::{self, INPUTS},
    last_turn::{Expected, LastTurn, expect_result},
};
use crate::net::{Net, Scratch, sigmoid};

/// The outputs of the net: the chance to win, half of a draw included, and the difference in
/// points.
pub const OUTPUTS: usize = 2;
/// The greatest difference in points that the second output can express.
pub const MOST_POINTS: i64 = 16;
/// How many of the turns that bump [`Player::best`] values exactly; the net says which.
const EXACT: usize = 3;

/// Values positions; keeps its buffers.
#[derive(Debug)]
pub struct Player {
    options: Options,
    last_turn: LastTurn,
    inputs: Box<[i16; INPUTS]>,
    scratch: Scratch,
}

impl Player {
    /// For these house rules.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self {
            options,
            last_turn: LastTurn::new(options),
            inputs: Box::new([0; INPUTS]),
            scratch: Scratch::default(),
        }
    }

    /// Makes the next evaluations fast if they are of positions like this one, with this seat to
    /// throw. Required when the net changes.
    pub fn set_base(&mut self, net: &Net, board: &Board, seat: Seat, last: bool) {
        inputs::write(board, seat, last, &self.options, &mut self.inputs);
        net.set_base(self.inputs.as_slice(), &mut self.scratch);
    }

    /// What a net of [`INPUTS`] and [`OUTPUTS`] expects for a seat that is about to throw.
    pub fn expect(&mut self, net: &Net, board: &Board, seat: Seat, last: bool) -> Expected {
        inputs::write(board, seat, last, &self.options, &mut self.inputs);
        let mut outputs = [0; OUTPUTS];
        net.evaluate(self.inputs.as_slice(), &mut self.scratch, &mut outputs);
        let [win, points] = outputs.map(|logit| i64::from(sigmoid(logit)));
        let points = (2 * points - 1_000_000) * MOST_POINTS;
        let value = match self.options.series {
            Series::Single => 2 * win - 1_000_000,
            Series::FixedStake => (2 * win - 1_000_000) * i64::from(self.options.stake),
            Series::Ledger | Series::Difference => points,
        };
        Expected {
            value,
            win,
            draw: 0,
            points,
        }
    }

    /// What a seat can expect that is about to throw in its last turn, following `returns` returns.
    pub(crate) fn expect_last(&mut self, board: &Board, seat: Seat, returns: usize) -> Expected {
        self.last_turn.expect(board, seat, returns)
    }

    /// What a seat can expect after a turn: counted where the game is over, otherwise by the net.
    /// `exact` is how many returns are followed in a last turn, which is then not left to the net.
    pub fn after(
        &mut self,
        net: &Net,
        turn: &Afterstate,
        seat: Seat,
        last: bool,
        exact: Option<usize>,
    ) -> Expected {
        let board = &turn.board;
        match (turn.end, exact) {
            (End::Pass | End::Bump, _) if last => expect_result(board, seat, &self.options),
            (End::Again, Some(returns)) if last => self.expect_last(board, seat, returns),
            (End::Again, _) => self.expect(net, board, seat, last),
            (End::Bump, Some(returns)) => self.expect_last(board, seat.other(), returns).turned(),
            (End::Bump, None) => self.expect(net, board, seat.other(), true).turned(),
            (End::Pass, _) => self.expect(net, board, seat.other(), false).turned(),
        }
    }

    /// The best turn with a throw that is not in the last turn, and what can be expected after it.
    /// Bumps are valued exactly, without returns.
    pub fn best(
        &mut self,
        net: &Net,
        board: &Board,
        seat: Seat,
        faces: [u8; 2],
        room: &mut Afterstates,
    ) -> Option<(Afterstate, Expected)> {
        afterstates(board, seat, faces, false, &self.options, room);
        let mut best: Option<(Afterstate, Expected)> = None;
        let mut bumps = Vec::new();
        for turn in room.found() {
            let expected = self.after(net, turn, seat, false, None);
            if turn.end == End::Bump {
                bumps.push((expected.value, turn));
            } else if best
                .as_ref()
                .is_none_or(|(_, known)| expected.value > known.value)
            {
                best = Some((*turn, expected));
            }
        }
        bumps.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        for (_, turn) in bumps.into_iter().take(EXACT) {
            let expected = self.after(net, turn, seat, false, Some(0));
            if best
                .as_ref()
                .is_none_or(|(_, known)| expected.value > known.value)
            {
                best = Some((*turn, expected));
            }
        }
        best
    }
}
