//! What the net sees of a position of Tablero di Berona: numbers in steps of 1/256, all seen by the
//! player who is to throw.
use tesserae_rules::{
    Seat,
    tablero_di_berona::{Board, Options, ReturnFrom, Series, Square, Stack, TALLEST, result},
};

use crate::net::INPUT_ONE;

/// What is seen of a square: whose stack of which height, its second, third and bottom token, how
/// far it is above five tokens, and the tokens of both in it.
const SQUARE: usize = 10 + 6 + 3;
const RESERVES: usize = Square::COUNT * SQUARE;
const LAST: usize = RESERVES + 2 * 13;
const POINTS: usize = LAST + 1;
const LEADER: usize = POINTS + 3;
const USABLE: usize = LEADER + 3;
const GAIN: usize = USABLE + 12;
const READY: usize = GAIN + 12;

const RULES: usize = READY + 2 * 7;

/// How many there are.
pub const INPUTS: usize = RULES + 3;

/// Taller stacks than this are not walked with to see what they gain.
const WALKED: u8 = 5;

/// Writes the inputs of a position in which this seat is to throw; `last` where it is the last
/// turn.
pub fn write(board: &Board, seat: Seat, last: bool, options: &Options, inputs: &mut [i16; INPUTS]) {
    inputs.fill(0);
    let rules = [
        options.use_both_dice,
        options.return_from == ReturnFrom::OwnHomeRow,
        matches!(options.series, Series::Ledger | Series::Difference),
    ];
    for (input, on) in inputs[RULES..].iter_mut().zip(rules) {
        *input = if on { INPUT_ONE } else { 0 };
    }
    for square in Square::all() {
        let stack = board.stack(square);
        let Some(owner) = stack.owner() else { continue };
        let from = relative(square, seat) * SQUARE;
        let Some(seen) = inputs.get_mut(from..from + SQUARE) else {
            continue;
        };
        write_stack(stack, owner, seat, seen);
    }
    let standing = result(board);
    for (at, who) in [seat, seat.other()].into_iter().enumerate() {
        let reserve = usize::from(board.reserve(who).min(12));
        inputs[RESERVES + 13 * at + reserve] = INPUT_ONE;
        inputs[POINTS + at] = i16::from(standing.points[who.index()]) * (INPUT_ONE / 16);
        let mut ready = 0;
        for die in 1..=6_u8 {
            let slot = 6 * at + usize::from(die - 1);
            if let Some(gain) = best_gain(board, who, die) {
                ready += 1;
                inputs[USABLE + slot] = INPUT_ONE;
                inputs[GAIN + slot] = gain * (INPUT_ONE / 8);
            }
        }
        inputs[READY + 7 * at + ready] = INPUT_ONE;
    }
    inputs[LAST] = if last { INPUT_ONE } else { 0 };
    inputs[POINTS + 2] = inputs[POINTS].saturating_sub(inputs[POINTS + 1]);
    let leader = match standing.winner {
        Some(winner) if winner == seat => 0,
        Some(_) => 1,
        None => 2,
    };
    inputs[LEADER + leader] = INPUT_ONE;
}

fn write_stack(stack: Stack, owner: Seat, seat: Seat, seen: &mut [i16]) {
    let mine = |token: Seat| usize::from(token != seat);
    let height = stack.height();
    seen[5 * mine(owner) + usize::from(height.min(5) - 1)] = INPUT_ONE;
    for (slot, token) in [stack.token(1), stack.token(2)].into_iter().enumerate() {
        if let Some(token) = token {
            seen[10 + 2 * slot + mine(token)] = INPUT_ONE;
        }
    }
    if height > 1
        && let Some(bottom) = stack.token(height - 1)
    {
        seen[14 + mine(bottom)] = INPUT_ONE;
    }
    seen[16] = i16::from(height.saturating_sub(5)) * (INPUT_ONE / 8);
    for token in stack.tokens() {
        seen[17 + mine(token)] += INPUT_ONE / 4;
    }
}

/// The number of a square counted from the home row of a seat.
fn relative(square: Square, seat: Seat) -> usize {
    let row = match seat {
        Seat::First => square.row(),
        Seat::Second => 2_u8.saturating_sub(square.row()),
    };
    usize::from(row * 6 + square.column() - 1)
}

/// The most points of difference that one act with a die wins a seat at once; None if the die
/// cannot be used.
fn best_gain(board: &Board, seat: Seat, die: u8) -> Option<i16> {
    let placing = (board.reserve(seat) > 0).then_some(0);
    let home = Square::home(seat, die)?;
    let stack = board.stack(home);
    let walking = match stack.height() {
        1..=WALKED if stack.owner() == Some(seat) => Some(best_walk(
            board,
            seat,
            stack,
            stack.height(),
            home,
            1 << bit(home),
        )),
        // A tall stack can always walk; what it gains is left to the net.
        height if height <= TALLEST && stack.owner() == Some(seat) => Some(0),
        _ => None,
    };
    placing.max(walking)
}

fn bit(square: Square) -> u32 {
    u32::from(square.row() * 6 + square.column())
}

/// The most points that leaving the rest of a hand from here can gain.
fn best_walk(board: &Board, seat: Seat, hand: Stack, rest: u8, at: Square, entered: u32) -> i16 {
    let Some(token) = rest.checked_sub(1).and_then(|below| hand.token(below)) else {
        return 0;
    };
    let mut best = i16::MIN;
    for next in at.neighbours() {
        let bit = 1 << bit(next);
        if entered & bit == 0 {
            let owner = board.stack(next).owner();
            let sign =
                |owner: Option<Seat>| owner.map_or(0, |owner| if owner == seat { 1 } else { -1 });
            let here = if next.row() == 1 {
                i16::from(next.column()) * (sign(Some(token)) - sign(owner))
            } else {
                0
            };
            best = best.max(here.saturating_add(best_walk(
                board,
                seat,
                hand,
                rest - 1,
                next,
                entered | bit,
            )));
        }
    }
    best
}
