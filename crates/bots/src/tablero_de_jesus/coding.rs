//! How the factors of the boards are packed into less than a megabyte: each is predicted from
//! boards that came before it, and only the error is written, by an adaptive binary range coder.
//!
//! What a board is worth is nearly a sum over neighbouring columns. Then for two columns that do
//! not touch, f(a, b) is f(a', b) + f(a, b') - f(a', b'); the mean of such predictions is what is
//! corrected.
use super::board::{self, BOARDS, PLACE};

/// How fast the chances adapt.
const RATE: u32 = 5;
const CHANCE_BITS: u32 = 12;
const EVEN: u16 = 1 << (CHANCE_BITS - 1);
/// Each time the range falls below this, a byte is written or read.
const LOW_RANGE: u32 = 1 << 24;

/// A number as a sequence of bits, each with its own adaptive chance: zero or not, the sign, then
/// how large, in unary up to the last context and beyond it too.
#[derive(Clone, Debug)]
struct Contexts {
    zero: [u16; ACTIVITIES],
    sign: u16,
    larger: [[u16; UNARY]; ACTIVITIES],
}

/// How many degrees of recent error are distinguished.
const ACTIVITIES: usize = 12;
const UNARY: usize = 24;

impl Contexts {
    const NEW: Self = Self {
        zero: [EVEN; ACTIVITIES],
        sign: EVEN,
        larger: [[EVEN; UNARY]; ACTIVITIES],
    };
}

/// One end of the channel: writes bits, or reads those that were written.
trait Bits {
    /// Passes one bit whose chance to be 0 is given, and adapts the chance. The bit to write is
    /// ignored when reading.
    fn bit(&mut self, bit: bool, chance: &mut u16) -> bool;
}

fn adapt(chance: &mut u16, bit: bool) {
    if bit {
        *chance -= *chance >> RATE;
    } else {
        *chance += ((1 << CHANCE_BITS) - *chance) >> RATE;
    }
}

struct Writer {
    low: u64,
    range: u32,
    /// The last byte that may still be carried into, and how many bytes of 255 follow it.
    held: Option<u8>,
    full: usize,
    bytes: Vec<u8>,
}

impl Writer {
    const fn new() -> Self {
        Self {
            low: 0,
            range: u32::MAX,
            held: None,
            full: 0,
            bytes: Vec::new(),
        }
    }

    fn shift(&mut self) {
        if self.low < 0xFF00_0000 || self.low > 0xFFFF_FFFF {
            let carry = (self.low >> 32) as u8;
            if let Some(held) = self.held {
                self.bytes.push(held.wrapping_add(carry));
            }
            self.bytes
                .extend(std::iter::repeat_n(0xFF_u8.wrapping_add(carry), self.full));
            self.full = 0;
            self.held = Some((self.low >> 24) as u8);
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }
}

impl Bits for Writer {
    fn bit(&mut self, bit: bool, chance: &mut u16) -> bool {
        let bound = (self.range >> CHANCE_BITS) * u32::from(*chance);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        adapt(chance, bit);
        while self.range < LOW_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

struct Reader<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self {
            code: 0,
            range: u32::MAX,
            bytes: bytes.iter(),
        };
        for _ in 0..4 {
            reader.shift();
        }
        reader
    }

    /// Beyond the end there are zeros.
    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }
}

impl Bits for Reader<'_> {
    fn bit(&mut self, _: bool, chance: &mut u16) -> bool {
        let bound = (self.range >> CHANCE_BITS) * u32::from(*chance);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        adapt(chance, bit);
        while self.range < LOW_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Passes a number.
fn number(bits: &mut impl Bits, contexts: &mut Contexts, activity: usize, number: i32) -> i32 {
    let activity = activity.min(ACTIVITIES - 1);
    if !bits.bit(number != 0, &mut contexts.zero[activity]) {
        return 0;
    }
    let negative = bits.bit(number < 0, &mut contexts.sign);
    let size = number.unsigned_abs();
    let mut passed = 1_u32;
    while passed < 1 << 15 {
        let context = &mut contexts.larger[activity][(passed as usize - 1).min(UNARY - 1)];
        if !bits.bit(size > passed, context) {
            break;
        }
        passed += 1;
    }
    let passed = passed.cast_signed();
    if negative { -passed } else { passed }
}

/// The pairs of columns over which a factor is predicted, those furthest apart first.
const PAIRS: [(usize, usize); 10] = [
    (0, 6),
    (0, 5),
    (1, 6),
    (0, 4),
    (1, 5),
    (2, 6),
    (0, 3),
    (1, 4),
    (2, 5),
    (3, 6),
];
/// How many predictions are averaged at most.
const MOST: i32 = 6;

/// Passes every factor of every board, in the order of their numbers; a board and its mirror image
/// have the same ones.
fn pass(bits: &mut impl Bits, rank: usize, factors: &mut [i16]) {
    let mut contexts = vec![Contexts::NEW; rank];
    // How large the errors of each board were, for the boards that come after it.
    let mut errors = vec![0_u8; BOARDS * rank];
    for board in 0..BOARDS {
        let mirrored = board::mirror(board);
        if mirrored < board {
            continue;
        }
        let digits = board::digits(board);
        let mut bases = [(0, 0, 0); MOST as usize];
        let mut count = 0;
        for (one, other) in PAIRS {
            if digits[one] > 0
                && digits[other] > 0
                && let Some(slot) = bases.get_mut(count)
            {
                let (one, other) = (board - PLACE[one], board - PLACE[other]);
                *slot = (one, other, one + other - board);
                count += 1;
            }
        }
        // Where no two columns can be lowered the board below in any one column is the best guess.
        let below = PLACE
            .iter()
            .rev()
            .zip(digits.iter().rev())
            .find(|(_, digit)| **digit > 0);
        let below = below.map(|(place, _)| board - place);
        for (factor, contexts) in contexts.iter_mut().enumerate() {
            let at = |board: usize| i32::from(factors[board * rank + factor]);
            let error_at = |board: usize| usize::from(errors[board * rank + factor]);
            let (mut guess, mut activity) = (0, 0);
            for (one, other, both) in &bases[..count] {
                guess += at(*one) + at(*other) - at(*both);
                activity += error_at(*one) + error_at(*other);
            }
            let (guess, activity) = match (count, below) {
                (0, None) => (0, ACTIVITIES - 1),
                (0, Some(below)) => (at(below), ACTIVITIES - 1),
                _ => (guess.div_euclid(count as i32), activity / count),
            };
            let error = number(bits, contexts, activity, at(board) - guess);
            let value = (guess + error).clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            let error = error.unsigned_abs().min(50) as u8;
            for board in [board, mirrored] {
                factors[board * rank + factor] = value;
                errors[board * rank + factor] = error;
            }
        }
    }
}

/// Packs the factors, `rank` of them for each of the boards in the order of their numbers.
#[must_use]
pub fn pack(rank: usize, factors: &[i16]) -> Vec<u8> {
    let mut factors = factors.to_vec();
    factors.resize(BOARDS * rank, 0);
    let mut writer = Writer::new();
    pass(&mut writer, rank, &mut factors);
    writer.finish()
}

/// Unpacks what [`pack`] has packed. Other bytes give other factors.
#[must_use]
pub fn unpack(rank: usize, bytes: &[u8]) -> Vec<i16> {
    let mut factors = vec![0; BOARDS * rank];
    pass(&mut Reader::new(bytes), rank, &mut factors);
    factors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_are_unpacked_as_they_were_packed() {
        let factors: Vec<i16> = (0..BOARDS)
            .flat_map(|board| {
                let value = board.min(board::mirror(board)) as i32;
                [(value % 1000 - 500) as i16, (value * 79 % 61) as i16]
            })
            .collect();
        let packed = pack(2, &factors);
        assert!(unpack(2, &packed) == factors);
        assert!(packed.len() < 2 * BOARDS);
    }
}
