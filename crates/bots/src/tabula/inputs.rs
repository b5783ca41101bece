//! The inputs of the net of Tabula, and its answers.
//!
//! Everything is seen by the player who throws next. Both run the same way, so the points have the
//! same numbers for both.

use tesserae_rules::{
    Seat,
    tabula::{Options, PIECES, POINTS, PartlyPlayable, Pieces, Position},
};

use crate::net::INPUT_ONE;

/// The number of inputs.
pub const INPUTS: usize = 2 * SIDE + RULES;
/// The inputs about one side.
const SIDE: usize = 24 * 5 + 15 + 4 + 15 + 4 + 6 + 6 + 6;
/// The inputs about the house rules.
const RULES: usize = 5;
/// The number of outputs, see [`Answer`].
pub const OUTPUTS: usize = 3;

/// Chances in millionths: to win, to win while the other has none off, to lose with none off.
pub type Answer = [i32; OUTPUTS];

/// The inputs for a position in which this player throws next.
#[must_use]
pub fn of(position: &Position, thrower: Seat, options: &Options) -> [i16; INPUTS] {
    let pieces = [thrower, thrower.other()].map(|seat| Layout::new(position.pieces(seat)));
    let mut inputs = [0; INPUTS];
    let (first, rest) = inputs.split_at_mut(SIDE);
    let (second, rules) = rest.split_at_mut(SIDE);
    write_side(&pieces[0], &pieces[1], first);
    write_side(&pieces[1], &pieces[0], second);
    let rules_on = [
        options.lock_second_half,
        !options.gather,
        !options.exact_bearing_off,
        options.partly_playable == PartlyPlayable::AnyOrder,
        options.none_off_points > 1,
    ];
    for (input, on) in rules.iter_mut().zip(rules_on) {
        *input = if on { INPUT_ONE } else { 0 };
    }
    inputs
}

/// One side's pieces, read once.
struct Layout {
    /// By point; 0 is not used.
    on: [u8; 25],
    hand: u8,
    bar: u8,
    off: u8,
    /// Points with a single piece, with two or more, and with any; bit 1 for point 1.
    vagi: u32,
    closed: u32,
}

impl Layout {
    fn new(pieces: Pieces) -> Self {
        let mut layout = Self {
            on: [0; 25],
            hand: pieces.hand(),
            bar: pieces.bar(),
            off: PIECES,
            vagi: 0,
            closed: 0,
        };
        layout.off -= layout.hand + layout.bar;
        for point in 1..=POINTS {
            let count = pieces.on(point);
            layout.on[usize::from(point)] = count;
            layout.off -= count.min(layout.off);
            layout.vagi |= u32::from(count == 1) << point;
            layout.closed |= u32::from(count > 1) << point;
        }
        layout
    }

    /// Where a piece can set out from; bit 0 for the hand and the bar.
    const fn sources(&self) -> u32 {
        self.vagi | self.closed | (self.hand + self.bar > 0) as u32
    }
}

fn write_side(side: &Layout, other: &Layout, inputs: &mut [i16]) {
    let mut at = 0;
    let mut put = |on: bool| {
        if let Some(input) = inputs.get_mut(at).filter(|_| on) {
            *input = INPUT_ONE;
        }
        at += 1;
    };
    for count in &side.on[1..] {
        put(*count == 1);
        put(*count >= 2);
        put(*count >= 3);
        put(*count >= 4);
        put(*count >= 6);
    }
    (1..=PIECES).for_each(|count| put(side.hand >= count));
    (1..=4).for_each(|count| put(side.bar >= count));
    (1..=PIECES).for_each(|count| put(side.off >= count));
    // Pieces that are not in the last quarter yet: bearing off begins with none.
    let behind = side.hand + side.bar + side.on[1..19].iter().sum::<u8>();
    (0..4).for_each(|count| put(behind <= count));
    // The numbers of a single die with which the other can hit a piece of this side.
    let hits = (1..=6)
        .filter(|die| other.sources() << die & side.vagi != 0)
        .count();
    (1..=6).for_each(|count| put(hits >= count));
    // The numbers with which the other cannot enter.
    let shut = (side.closed >> 1 & 0x3f).count_ones();
    (1..=6).for_each(|count| put(shut >= count));
    // The numbers with which the other's rearmost piece on the board cannot move.
    let rear = (other.vagi | other.closed).trailing_zeros();
    let blocked = if rear > 24 {
        0
    } else {
        (side.closed >> rear >> 1 & 0x3f).count_ones()
    };
    (1..=6).for_each(|count| put(blocked >= count));
}

/// The answer at the end of a game, seen by one player, if it is over.
#[must_use]
pub fn end(position: &Position, seat: Seat) -> Option<Answer> {
    let winner = Seat::BOTH
        .into_iter()
        .find(|seat| position.has_won(*seat))?;
    let none_off = if position.pieces(winner.other()).off() == 0 {
        1_000_000
    } else {
        0
    };
    let answer = [1_000_000, none_off, 0];
    Some(if winner == seat {
        answer
    } else {
        flip(&answer)
    })
}

/// The same answer, seen by the other player.
#[must_use]
pub const fn flip(answer: &Answer) -> Answer {
    [1_000_000 - answer[0], answer[2], answer[1]]
}

/// The points to be expected, in millionths of a point.
#[must_use]
pub fn expected_points(answer: &Answer, options: &Options) -> i64 {
    let extra = i64::from(options.none_off_points.saturating_sub(1));
    2 * i64::from(answer[0]) - 1_000_000 + extra * (i64::from(answer[1]) - i64::from(answer[2]))
}
