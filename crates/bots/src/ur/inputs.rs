//! The inputs of the nets of Ur, and their answers.
//!
//! Everything is seen by the player who throws next. One net serves one kind of reward; the other
//! house rules are inputs.

use tesserae_rules::{
    Seat,
    ur::{Opening, Options, Position, ROSETTES, Reward, Side, ThreeBlanks, points},
};

use crate::net::INPUT_ONE;

/// The number of inputs.
pub const INPUTS: usize = 2 * SIDE + 4;
/// The inputs about one side.
const SIDE: usize = 16 + 7 + 7 + 6 + 7 + 1;
/// The number of outputs, see [`Answer`].
pub const OUTPUTS: usize = 2 + 2 * STEPS.len();

/// The points from which the outputs for high scores count.
pub const STEPS: [u8; 6] = [3, 5, 7, 10, 13, 17];

const GATE: u32 = 4;

/// Outputs as chances in millionths.
///
/// 0: to win. 1: the points to be expected, where 0 means 21 lost and a million 21 won. 2 to 7: to
/// win at least 3, 5, 7, 10, 13, 17 points. 8 to 13: to lose at least as many.
pub type Answer = [i32; OUTPUTS];

/// The letter that stands for a kind of reward in the names of nets.
#[must_use]
pub const fn letter(reward: Reward) -> char {
    match reward {
        Reward::FreeMove => 'f',
        Reward::AnotherThrow => 'a',
        Reward::Nothing => 'n',
    }
}

/// The inputs for a position in which this player throws next.
#[must_use]
pub fn of(position: &Position, thrower: Seat, options: &Options) -> [i16; INPUTS] {
    let (mine, theirs) = (position.side(thrower), position.side(thrower.other()));
    let mut inputs = [0; INPUTS];
    let (first, rest) = inputs.split_at_mut(SIDE);
    let (second, rules) = rest.split_at_mut(SIDE);
    write_side(mine, theirs, options, first);
    write_side(theirs, mine, options, second);
    let rules_on = [
        options.opening == Opening::Free,
        options.three_blanks == ThreeBlanks::Gate,
        options.safe_rosettes,
        options.river_first,
    ];
    for (input, on) in rules.iter_mut().zip(rules_on) {
        *input = if on { INPUT_ONE } else { 0 };
    }
    inputs
}

fn write_side(side: Side, other: Side, options: &Options, inputs: &mut [i16]) {
    let enemies = other.squares_across();
    // Where a piece can come from the start or the river by a throw of 1, 2 or 3.
    let entries = |length: u32| {
        let start = u16::from(side.start() > 0) << (GATE - 1 + length);
        let river = u16::from(side.river() > 0) << (length - 1);
        if length > 3 { 0 } else { start | river }
    };
    let reached =
        [1, 2, 3, 5].map(|length| (side.squares() << length | entries(length)) & !side.squares());
    let locked = options.opening == Opening::Release && side.start() == Side::PIECES;
    let bits = (0..16)
        .map(|square| side.squares() >> square & 1 == 1)
        .chain((1..=7).map(|count| side.start() >= count))
        .chain((1..=7).map(|count| side.river() >= count))
        .chain((1..=6).map(|count| side.home() >= count))
        .chain(reached.map(|squares| !locked && squares & enemies != 0))
        .chain(
            [reached[0], reached[1], reached[2]].map(|squares| !locked && squares & ROSETTES != 0),
        )
        .chain([locked]);
    for (input, on) in inputs.iter_mut().zip(bits) {
        *input = if on { INPUT_ONE } else { 0 };
    }
}

/// The answer at the end of a game, seen by one player, if it is over.
#[must_use]
pub fn end(position: &Position, seat: Seat) -> Option<Answer> {
    let winner = position.winner()?;
    let won = points(position.side(winner.other()));
    let answer = result(won);
    Some(if winner == seat {
        answer
    } else {
        flip(&answer)
    })
}

/// The answer for a player who has won the game with this many points.
#[must_use]
pub fn result(won: u8) -> Answer {
    let mut answer = [0; OUTPUTS];
    answer[0] = 1_000_000;
    answer[1] = (i32::from(won.min(21)) + 21) * 1_000_000 / 42;
    for (chance, step) in answer[2..].iter_mut().zip(STEPS) {
        *chance = if won >= step { 1_000_000 } else { 0 };
    }
    answer
}

/// The same answer, seen by the other player.
#[must_use]
pub fn flip(answer: &Answer) -> Answer {
    let mut flipped = *answer;
    flipped[0] = 1_000_000 - answer[0];
    flipped[1] = 1_000_000 - answer[1];
    flipped[2..].rotate_left(STEPS.len());
    flipped
}

/// The points to be expected, in millionths of a point.
#[must_use]
pub fn expected_points(answer: &Answer) -> i64 {
    i64::from(answer[1]) * 42 - 21_000_000
}
