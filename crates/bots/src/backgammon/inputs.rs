//! What the nets see of a position.
//!
//! For each side, the player on turn first, in the side's own numbering: four inputs a point (one
//! checker, at least two, at least three, half of each beyond three), two for the bar, three for
//! checkers borne off. To that the contact net gets eleven hand-made ones a side, the race net
//! three. An input of 256 is 1.

use std::sync::LazyLock;

use tesserae_rules::backgammon::{BAR, Checkers, OFF, Position};

/// The plain inputs of a point.
const POINT: usize = 4;
/// The plain inputs of one side.
const PLAIN: usize = 24 * POINT + 2 + 3;
/// The hand-made inputs of one side in contact.
const CONTACT_EXTRA: usize = 11;
/// The hand-made inputs of one side in a race.
const RACE_EXTRA: usize = 3;

/// The number of inputs of the contact net.
pub const CONTACT: usize = 2 * (PLAIN + CONTACT_EXTRA);
/// The number of inputs of the race net.
pub const RACE: usize = 2 * (PLAIN + RACE_EXTRA);

/// The points of a mask of places.
const POINTS: u32 = 0x01FF_FFFE;
const HOME: u32 = 0x7E;

/// What the inputs need of one side.
struct Side {
    checkers: Checkers,
    /// Places with a checker, off and bar included.
    occupied: u32,
    /// Points with at least two checkers.
    made: u32,
    /// The furthest place with a checker.
    rear: u8,
}

impl Side {
    fn new(checkers: Checkers) -> Self {
        let occupied = checkers.occupied() & !1;
        let rear = if occupied == 0 {
            0
        } else {
            31 - occupied.leading_zeros()
        };
        Self {
            checkers,
            occupied,
            made: checkers.doubled() & POINTS,
            rear: rear as u8,
        }
    }
}

/// A mask of points in the opponent's numbering.
const fn turned(mask: u32) -> u32 {
    (mask & POINTS).reverse_bits() >> 6
}

/// The inputs of the contact net. They are kept from one position to the next: only what differs is
/// written again.
#[derive(Clone, Debug)]
pub struct ContactInputs {
    inputs: [i16; CONTACT],
    /// The plain inputs, the player on turn first.
    sides: [(Checkers, u32); 2],
}

impl ContactInputs {
    /// Those of the start of a game.
    #[must_use]
    pub fn new() -> Self {
        let mut inputs = [0; CONTACT];
        let (own, other) = inputs.split_at_mut(PLAIN + CONTACT_EXTRA);
        let sides = [own, other].map(|inputs| {
            (
                Checkers::START,
                plain(Checkers::START, &mut inputs[..PLAIN]),
            )
        });
        let mut start = Self { inputs, sides };
        start.write(Position::START);
        start
    }

    /// Those of a position.
    pub fn write(&mut self, position: Position) -> &[i16; CONTACT] {
        let (own, other) = (Side::new(position.own), Side::new(position.other));
        let (own_inputs, other_inputs) = self.inputs.split_at_mut(PLAIN + CONTACT_EXTRA);
        let sides = [(own_inputs, &own, &other), (other_inputs, &other, &own)];
        for ((inputs, side, foe), (checkers, pips)) in sides.into_iter().zip(&mut self.sides) {
            let (counts, extra) = inputs.split_at_mut(PLAIN);
            *pips = pips.wrapping_add_signed(rewrite_plain(*checkers, side.checkers, counts));
            *checkers = side.checkers;
            let home = (side.made & HOME).count_ones() as i16;
            let (shots, loss) = shots(side, foe);
            let barrier = turned(side.made);
            let behind = checkers_behind(side, foe);
            extra.copy_from_slice(&[
                *pips as i16 * 2,
                home * 43,
                home * home * 7,
                i16::from(escapes(foe.rear, barrier)) * 7,
                longest_prime(foe.rear, barrier) * 43,
                shots * 7,
                loss,
                i16::from(side.rear) * 10,
                behind * 17,
                spare_pips(side.checkers) * 4,
                if foe.checkers.at(BAR) > 0 {
                    home * home * 7
                } else {
                    0
                },
            ]);
        }
        &self.inputs
    }
}

impl Default for ContactInputs {
    fn default() -> Self {
        Self::new()
    }
}

/// The inputs of the race net.
pub fn race(position: Position, inputs: &mut [i16; RACE]) {
    let (own_inputs, other_inputs) = inputs.split_at_mut(PLAIN + RACE_EXTRA);
    for (inputs, checkers) in [(own_inputs, position.own), (other_inputs, position.other)] {
        let (counts, extra) = inputs.split_at_mut(PLAIN);
        let pips = plain(checkers, counts);
        let home: u8 = (OFF..=6).map(|point| checkers.at(point)).sum();
        let crossovers: u8 = (7..=24)
            .map(|point| checkers.at(point) * ((point - 1) / 6))
            .sum();
        extra.copy_from_slice(&[
            pips as i16 * 3,
            i16::from(home) * 17,
            i16::from(crossovers) * 16,
        ]);
    }
}

/// The four inputs of a point, by its number of checkers.
const STACK: [[i16; POINT]; 16] = {
    let mut table = [[0; POINT]; 16];
    let mut count = 1;
    while count < 16 {
        table[count] = match count {
            1 => [256, 0, 0, 0],
            2 => [0, 256, 0, 0],
            _ => [0, 256, 256, (count as i16 - 3) * 128],
        };
        count += 1;
    }
    table
};

/// Writes the plain inputs of a side. Returns its pips.
fn plain(checkers: Checkers, inputs: &mut [i16]) -> u32 {
    for point in 1..BAR {
        write_place(point, checkers.at(point), inputs);
    }
    write_place(BAR, checkers.at(BAR), inputs);
    write_place(OFF, checkers.at(OFF), inputs);
    checkers.pips()
}

/// Writes the plain inputs of the places where the checkers differ from those written before.
/// Returns how many pips they have more.
fn rewrite_plain(before: Checkers, checkers: Checkers, inputs: &mut [i16]) -> i32 {
    let mut differing = before.differences(checkers);
    let mut more = 0;
    while differing != 0 {
        let place = differing.trailing_zeros() as u8;
        differing &= differing - 1;
        let count = checkers.at(place);
        more += i32::from(place) * (i32::from(count) - i32::from(before.at(place)));
        write_place(place, count, inputs);
    }
    more
}

/// Writes the plain inputs of a place.
fn write_place(place: u8, count: u8, inputs: &mut [i16]) {
    let (points, rest) = inputs.split_at_mut(POINT * 24);
    let checkers = i16::from(count);
    let shares: &[i16] = match place {
        OFF => &[
            51 * checkers.min(5),
            51 * (checkers - 5).clamp(0, 5),
            51 * (checkers - 10).clamp(0, 5),
        ],
        BAR => &[256 * checkers.min(1), 128 * (checkers - 1).max(0)],
        _ => &STACK[usize::from(count & 15)],
    };
    let to = match place {
        OFF => rest.get_mut(2..),
        BAR => rest.get_mut(..2),
        point => points.get_mut(POINT * (usize::from(point) - 1)..),
    };
    to.unwrap_or_default()
        .iter_mut()
        .zip(shares)
        .for_each(|(input, share)| *input = *share);
}

/// How many checkers of a side stand behind the foe's rearmost checker and must still pass him.
fn checkers_behind(side: &Side, foe: &Side) -> i16 {
    let mut mask = side.occupied >> (BAR - foe.rear.min(BAR)) << (BAR - foe.rear.min(BAR));
    let mut checkers = 0;
    while mask != 0 {
        checkers += i16::from(side.checkers.at(mask.trailing_zeros() as u8));
        mask &= mask - 1;
    }
    checkers
}

/// The pips that checkers between the home board and the foe's home board can play before the home
/// board breaks.
fn spare_pips(checkers: Checkers) -> i16 {
    (7..=18)
        .map(|point| i16::from(checkers.at(point)) * (i16::from(point) - 6))
        .sum()
}

/// The longest row of barrier points in front of a checker.
fn longest_prime(checker: u8, barrier: u32) -> i16 {
    let mut row = barrier & ((1_u32 << checker) - 1);
    let mut length = 0;
    while row != 0 {
        row &= row >> 1;
        length += 1;
    }
    length
}

/// With how many of the 36 throws a checker can get beyond the last barrier point within eight pips
/// in front of him.
fn escapes(checker: u8, barrier: u32) -> u8 {
    // Bit d − 1 of the pattern is the point d pips in front of the checker. Beyond the end of the
    // board nothing is closed.
    let ahead = (u64::from(barrier) << 32 >> checker.min(31)) as u32;
    let pattern = ahead.reverse_bits() & 0xFFF;
    TABLES.escapes[pattern as usize & 0xFFF]
}

/// How many of the 36 throws hit a blot of the side, and a measure of the pips lost by it.
fn shots(side: &Side, foe: &Side) -> (i16, i16) {
    let mut blots = side.occupied & POINTS & !side.made;
    if blots == 0 {
        return (0, 0);
    }
    let tables = &*TABLES;
    let barrier = turned(side.made);
    let on_bar = foe.checkers.at(BAR);
    let mut all = 0_u64;
    let mut loss = 0_u32;
    while blots != 0 {
        let blot = blots.trailing_zeros();
        blots &= blots - 1;
        // In the foe's numbering.
        let target = u32::from(BAR) - blot;
        let mut hitting = 0_u64;
        let mut from = foe.occupied & (!1_u32 << target);
        if on_bar > 0 {
            let bar = 1_u32 << BAR;
            if on_bar == 1 && from & !bar != 0 {
                // One die enters, the other hits.
                for die in 1..=6_u32 {
                    let checker = target + die;
                    if checker < u32::from(BAR) && from & (1 << checker) != 0 {
                        let entering = (1..=6).filter(|other| barrier & (1 << (25 - other)) == 0);
                        hitting |= entering.fold(0, |mask, other| {
                            mask | tables.both[die as usize][other as usize]
                        });
                    }
                }
            }
            from &= bar;
        }
        while from != 0 {
            let checker = from.trailing_zeros();
            from &= from - 1;
            let distance = checker - target;
            if let Some(ways) = tables.ways.get(distance as usize) {
                for way in ways {
                    // The points passed must not all be closed by one order of the dice.
                    let closed = |stops: u32| barrier & shifted(stops, checker) != 0;
                    if !(closed(way.stops[0]) && closed(way.stops[1])) {
                        hitting |= way.throws;
                    }
                }
            }
        }
        all |= hitting;
        loss += hitting.count_ones() * (u32::from(BAR) - blot);
    }
    (all.count_ones() as i16, (loss * 2 / 9).min(2_000) as i16)
}

/// The points in front of a checker (bit d: d pips).
const fn shifted(stops: u32, checker: u32) -> u32 {
    // Point checker − d has bit checker − d: the reverse of bit d, moved.
    (stops.reverse_bits() as u64 >> (31 - checker)) as u32
}

/// A way to go a distance: throws that do it, and the points touched before its end, in either
/// order of the dice.
struct Way {
    throws: u64,
    stops: [u32; 2],
}

struct Tables {
    escapes: Vec<u8>,
    /// The ways to go each distance.
    ways: Vec<Vec<Way>>,
    /// The throws with these two faces.
    both: [[u64; 7]; 7],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let throw = |a: u32, b: u32| 1_u64 << (6 * (a - 1) + b - 1);
    let mut both = [[0; 7]; 7];
    for a in 1..=6 {
        for b in 1..=6 {
            both[a as usize][b as usize] = throw(a, b) | throw(b, a);
        }
    }
    let mut ways: Vec<Vec<Way>> = (0..25).map(|_| Vec::new()).collect();
    for a in 1..=6_u32 {
        let any = (1..=6).fold(0, |mask, b| mask | both[a as usize][b]);
        ways[a as usize].push(Way {
            throws: any,
            stops: [0; 2],
        });
        for b in a + 1..=6 {
            ways[(a + b) as usize].push(Way {
                throws: both[a as usize][b as usize],
                stops: [1 << a, 1 << b],
            });
        }
        for steps in 2..=4 {
            let stops = (1..steps).fold(0, |mask, step| mask | 1 << (a * step));
            ways[(a * steps) as usize].push(Way {
                throws: throw(a, a),
                stops: [stops; 2],
            });
        }
    }
    Tables {
        escapes: (0..4096).map(escaping_throws).collect(),
        ways,
        both,
    }
});

/// With how many throws a checker passes the last of the closed points within eight pips; bit d − 1
/// is the point d pips ahead.
fn escaping_throws(closed: u32) -> u8 {
    let open = |distance: u32| distance > 12 || closed & (1 << (distance - 1)) == 0;
    let last = 32 - (closed & 0xFF).leading_zeros();
    let mut escaping = 0;
    for a in 1..=6 {
        for b in 1..=6 {
            let reach = if a == b {
                (1..=4)
                    .take_while(|step| open(a * step))
                    .last()
                    .unwrap_or(0)
                    * a
            } else if open(a + b) && (open(a) || open(b)) {
                a + b
            } else {
                [a, b]
                    .into_iter()
                    .filter(|die| open(*die))
                    .max()
                    .unwrap_or(0)
            };
            escaping += u8::from(reach > last);
        }
    }
    escaping
}

#[cfg(test)]
mod tests;
