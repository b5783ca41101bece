//! What the nets see of a position.
//!
//! For each side, the player on turn first, in the side's own numbering: four inputs a point (one man, at least two, at
//! least three, half of each beyond three), two for the bar, three for men borne off. To that the contact net gets
//! eleven hand-made ones a side, the race net three. An input of 256 is 1.

use std::sync::LazyLock;

use tesserae_rules::backgammon::{BAR, Men, OFF, Position};

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

/// What is asked of one side again and again.
struct Side {
    men: Men,
    /// Places with a man, off and bar included.
    occupied: u32,
    /// Points with at least two men.
    made: u32,
    /// The furthest place with a man.
    rear: u8,
}

impl Side {
    fn new(men: Men) -> Self {
        let occupied = men.occupied() & !1;
        let rear = if occupied == 0 { 0 } else { 31 - occupied.leading_zeros() };
        Self { men, occupied, made: men.doubled() & POINTS, rear: rear as u8 }
    }
}

/// A mask of points in the opponent's numbering.
const fn turned(mask: u32) -> u32 {
    (mask & POINTS).reverse_bits() >> 6
}

/// The inputs of the contact net. They are kept from one position to the next: only what differs is written again.
#[derive(Clone, Debug)]
pub struct ContactInputs {
    inputs: [i16; CONTACT],
    /// What the plain inputs tell, the player on turn first.
    sides: [(Men, u32); 2],
}

impl ContactInputs {
    /// Those of the start of a game.
    #[must_use]
    pub fn new() -> Self {
        let mut inputs = [0; CONTACT];
        let (own, other) = inputs.split_at_mut(PLAIN + CONTACT_EXTRA);
        let sides = [own, other].map(|inputs| (Men::START, plain(Men::START, &mut inputs[..PLAIN])));
        let mut start = Self { inputs, sides };
        start.write(Position::START);
        start
    }

    /// Those of a position.
    pub fn write(&mut self, position: Position) -> &[i16; CONTACT] {
        let (own, other) = (Side::new(position.own), Side::new(position.other));
        let (own_inputs, other_inputs) = self.inputs.split_at_mut(PLAIN + CONTACT_EXTRA);
        let sides = [(own_inputs, &own, &other), (other_inputs, &other, &own)];
        for ((inputs, side, foe), (men, pips)) in sides.into_iter().zip(&mut self.sides) {
            let (counts, extra) = inputs.split_at_mut(PLAIN);
            *pips = pips.wrapping_add_signed(rewrite_plain(*men, side.men, counts));
            *men = side.men;
            let home = (side.made & HOME).count_ones() as i16;
            let (shots, loss) = shots(side, foe);
            let barrier = turned(side.made);
            let behind = men_behind(side, foe);
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
                spare_pips(side.men) * 4,
                if foe.men.at(BAR) > 0 { home * home * 7 } else { 0 },
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
    for (inputs, men) in [(own_inputs, position.own), (other_inputs, position.other)] {
        let (counts, extra) = inputs.split_at_mut(PLAIN);
        let pips = plain(men, counts);
        let home: u8 = (OFF..=6).map(|point| men.at(point)).sum();
        let crossovers: u8 = (7..=24).map(|point| men.at(point) * ((point - 1) / 6)).sum();
        extra.copy_from_slice(&[pips as i16 * 3, i16::from(home) * 17, i16::from(crossovers) * 16]);
    }
}

/// The four inputs of a point, by its number of men.
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
fn plain(men: Men, inputs: &mut [i16]) -> u32 {
    for point in 1..BAR {
        write_place(point, men.at(point), inputs);
    }
    write_place(BAR, men.at(BAR), inputs);
    write_place(OFF, men.at(OFF), inputs);
    men.pips()
}

/// Writes the plain inputs of the places where the men differ from those written before. Returns how many pips they
/// have more.
fn rewrite_plain(before: Men, men: Men, inputs: &mut [i16]) -> i32 {
    let mut differing = before.differences(men);
    let mut more = 0;
    while differing != 0 {
        let place = differing.trailing_zeros() as u8;
        differing &= differing - 1;
        let count = men.at(place);
        more += i32::from(place) * (i32::from(count) - i32::from(before.at(place)));
        write_place(place, count, inputs);
    }
    more
}

/// Writes the plain inputs of a place.
fn write_place(place: u8, count: u8, inputs: &mut [i16]) {
    let (points, rest) = inputs.split_at_mut(POINT * 24);
    let men = i16::from(count);
    let shares: &[i16] = match place {
        OFF => &[51 * men.min(5), 51 * (men - 5).clamp(0, 5), 51 * (men - 10).clamp(0, 5)],
        BAR => &[256 * men.min(1), 128 * (men - 1).max(0)],
        _ => &STACK[usize::from(count & 15)],
    };
    let to = match place {
        OFF => rest.get_mut(2..),
        BAR => rest.get_mut(..2),
        point => points.get_mut(POINT * (usize::from(point) - 1)..),
    };
    to.unwrap_or_default().iter_mut().zip(shares).for_each(|(input, share)| *input = *share);
}

/// How many men of a side stand behind the foe's rearmost man and must still pass him.
fn men_behind(side: &Side, foe: &Side) -> i16 {
    let mut mask = side.occupied >> (BAR - foe.rear.min(BAR)) << (BAR - foe.rear.min(BAR));
    let mut men = 0;
    while mask != 0 {
        men += i16::from(side.men.at(mask.trailing_zeros() as u8));
        mask &= mask - 1;
    }
    men
}

/// The pips that men between the home board and the foe's home board can play before the home board breaks.
fn spare_pips(men: Men) -> i16 {
    (7..=18).map(|point| i16::from(men.at(point)) * (i16::from(point) - 6)).sum()
}

/// The longest row of barrier points in front of a man.
fn longest_prime(man: u8, barrier: u32) -> i16 {
    let mut row = barrier & ((1_u32 << man) - 1);
    let mut length = 0;
    while row != 0 {
        row &= row >> 1;
        length += 1;
    }
    length
}

/// With how many of the 36 throws a man can get beyond the last barrier point within eight pips in front of him.
fn escapes(man: u8, barrier: u32) -> u8 {
    // Bit d − 1 of the pattern is the point d pips in front of the man. Beyond the end of the board nothing is closed.
    let ahead = (u64::from(barrier) << 32 >> man.min(31)) as u32;
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
    let on_bar = foe.men.at(BAR);
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
                    let man = target + die;
                    if man < u32::from(BAR) && from & (1 << man) != 0 {
                        let entering = (1..=6).filter(|other| barrier & (1 << (25 - other)) == 0);
                        hitting |= entering.fold(0, |mask, other| mask | tables.both[die as usize][other as usize]);
                    }
                }
            }
            from &= bar;
        }
        while from != 0 {
            let man = from.trailing_zeros();
            from &= from - 1;
            let distance = man - target;
            if let Some(ways) = tables.ways.get(distance as usize) {
                for way in ways {
                    // The points passed must not all be closed by one order of the dice.
                    let closed = |stops: u32| barrier & shifted(stops, man) != 0;
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

/// The points so many pips in front of a man (bit d: d pips).
const fn shifted(stops: u32, man: u32) -> u32 {
    // Point man − d has bit man − d: the reverse of bit d, moved.
    (stops.reverse_bits() as u64 >> (31 - man)) as u32
}

/// A way to go a distance: throws that do it, and the points touched before its end, in either order of the dice.
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
        ways[a as usize].push(Way { throws: any, stops: [0; 2] });
        for b in a + 1..=6 {
            ways[(a + b) as usize].push(Way { throws: both[a as usize][b as usize], stops: [1 << a, 1 << b] });
        }
        for steps in 2..=4 {
            let stops = (1..steps).fold(0, |mask, step| mask | 1 << (a * step));
            ways[(a * steps) as usize].push(Way { throws: throw(a, a), stops: [stops; 2] });
        }
    }
    Tables { escapes: (0..4096).map(escaping_throws).collect(), ways, both }
});

/// With how many throws a man passes the last of the closed points within eight pips; bit d − 1 is the point d pips
/// ahead.
fn escaping_throws(closed: u32) -> u8 {
    let open = |distance: u32| distance > 12 || closed & (1 << (distance - 1)) == 0;
    let last = 32 - (closed & 0xFF).leading_zeros();
    let mut escaping = 0;
    for a in 1..=6 {
        for b in 1..=6 {
            let reach = if a == b {
                (1..=4).take_while(|step| open(a * step)).last().unwrap_or(0) * a
            } else if open(a + b) && (open(a) || open(b)) {
                a + b
            } else {
                [a, b].into_iter().filter(|die| open(*die)).max().unwrap_or(0)
            };
            escaping += u8::from(reach > last);
        }
    }
    escaping
}

#[cfg(test)]
mod tests {
    use super::*;

    fn men(stacks: &[(usize, u8)]) -> Men {
        let mut counts = [0; 26];
        stacks.iter().for_each(|(place, count)| counts[*place] = *count);
        counts[0] = 15 - counts.iter().sum::<u8>();
        Men::new(counts).unwrap()
    }

    fn shots_at(side: &[(usize, u8)], foe: &[(usize, u8)]) -> i16 {
        shots(&Side::new(men(side)), &Side::new(men(foe))).0
    }

    #[test]
    fn shots_are_counted_as_players_count_them() {
        // The foe's man on his 24 is on our 1; our blot on our 7 is six pips in front of him: 17 throws.
        assert_eq!(shots_at(&[(7, 1)], &[(24, 1)]), 17);
        // One pip: eleven throws; seven pips: six; twelve: 6-6, 4-4 and 3-3; eleven: 6-5 twice.
        assert_eq!(shots_at(&[(2, 1)], &[(24, 1)]), 11);
        assert_eq!(shots_at(&[(8, 1)], &[(24, 1)]), 6);
        assert_eq!(shots_at(&[(13, 1)], &[(24, 1)]), 3);
        assert_eq!(shots_at(&[(12, 1)], &[(24, 1)]), 2);
        // A made point on the way closes it: 6 pips by 3-3, 4-2 or 2-2 but not by 5-1 (4 pips and 2 are open, 5 and 1
        // closed).
        assert_eq!(shots_at(&[(7, 1), (6, 2), (2, 2)], &[(24, 1)]), 15);
        // Two men behind a blot: 1 and 2 pips away, all throws with a 1 or a 2.
        assert_eq!(shots_at(&[(3, 1)], &[(24, 1), (23, 1)]), 20);
        // From the bar: a blot on our 4 is hit by 4, 3-1, 2-2, 1-1.
        assert_eq!(shots_at(&[(4, 1)], &[(25, 1)]), 15);
        // The man on the bar must enter first: our blot on 8 is hit by a 2 from our 6, if the other die enters (all
        // do).
        assert_eq!(shots_at(&[(8, 1)], &[(25, 1), (19, 1)]), 14);
    }

    #[test]
    fn a_full_prime_cannot_be_escaped_and_an_open_board_always() {
        assert_eq!(escapes(24, turned(0b111_1110 << 17)), 36);
        let prime = 0b1111_1100;
        assert_eq!(escapes(24, turned(prime)), 0);
        assert_eq!(longest_prime(24, turned(prime)), 6);
        assert_eq!(escapes(24, 0), 36);
        // Five points of six, the last open: only sixes that go on.
        assert_eq!(escapes(24, turned(0b111_1100)), 11);
    }

    #[test]
    fn all_inputs_stay_within_the_bounds_of_the_net() {
        let inputs = ContactInputs::new().inputs;
        assert!(inputs.iter().all(|input| (-4_096..4_096).contains(input)));
        assert_eq!(inputs[..PLAIN + CONTACT_EXTRA], inputs[PLAIN + CONTACT_EXTRA..]);
        assert_eq!(inputs[PLAIN], 334);
    }

    #[test]
    fn men_on_the_bar_and_off_are_seen() {
        let mut inputs = [0; RACE];
        race(Position { own: men(&[(25, 2), (6, 2)]), other: men(&[(1, 15)]) }, &mut inputs);
        assert_eq!(inputs[4 * 24..PLAIN], [256, 128, 255, 255, 51]);
        assert_eq!(inputs[4 * 5..4 * 6], [0, 256, 0, 0]);
        assert_eq!(inputs[PLAIN + RACE_EXTRA..][..4], [0, 256, 256, 1_536]);
    }

    #[test]
    fn inputs_that_are_kept_are_those_written_afresh() {
        let mut kept = ContactInputs::new();
        for (own, other) in [(vec![(24, 2), (13, 5)], vec![(25, 1), (6, 4)]), (vec![(20, 3)], vec![(18, 1), (3, 9)])] {
            let position = Position { own: men(&own), other: men(&other) };
            assert_eq!(kept.write(position), ContactInputs::new().write(position));
            let mut afresh = [0; PLAIN];
            let pips = plain(position.own, &mut afresh);
            assert_eq!((&kept.inputs[..PLAIN], kept.sides[0]), (&afresh[..], (position.own, pips)));
        }
    }
}
