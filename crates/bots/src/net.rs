//! A small neural net in integer arithmetic: the same answer on every platform.
//!
//! One hidden layer. Inputs are `i16` in steps of 1/256, weights `i16`, sums `i32`. The activation
//! of a hidden unit is a clipped parabola, `x − x·|x|/4` for `|x| ≤ 2`, which looks like the
//! hyperbolic tangent and needs no table. An output is a logit in steps of 1/65536; [`sigmoid`]
//! turns it into a chance.
//!
//! Positions that are compared differ in few inputs, so [`Scratch`] keeps the sums of a base
//! position and only adds the differences. Integers make that exact.

use std::fmt;

use wide::{CmpEq, i16x8, i16x16, i32x8};

/// What 1.0 is as an input.
pub const INPUT_ONE: i16 = 256;
/// The bits of the fraction of a hidden unit's value.
pub const HIDDEN_BITS: u32 = 13;
/// The bits of the fraction of an output.
const OUTPUT_BITS: u32 = 16;

const INPUT_BITS: u32 = 8;
/// Hidden units come in groups of this many, so that loops over them need no remainder.
pub const GROUP: usize = 16;
const MOST_INPUTS: usize = 2048;
const MOST_HIDDEN: usize = 1024;
const MOST_OUTPUTS: usize = 16;
const HEADER: usize = 8;

/// Why bytes are no net.
#[derive(Copy, Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum NetError {
    /// The length does not fit the sizes in the header.
    #[error(
        "a net of {inputs} inputs, {hidden} hidden units and {outputs} outputs has another length"
    )]
    Length {
        /// Inputs.
        inputs: usize,
        /// Hidden units.
        hidden: usize,
        /// Outputs.
        outputs: usize,
    },
    /// There is not even a header.
    #[error("the net has no header")]
    NoHeader,
    /// A size or scale is out of bounds.
    #[error("the net has an impossible size or scale")]
    Sizes,
}

/// The numbers that make a net, in the order in which a trainer has them.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Parts {
    /// The number of inputs.
    pub inputs: usize,
    /// The number of hidden units, a multiple of [`GROUP`].
    pub hidden: usize,
    /// The number of outputs.
    pub outputs: usize,
    /// The bits of the fraction of a first weight.
    pub first_bits: u32,
    /// The bits of the fraction of a second weight.
    pub second_bits: u32,
    /// The first weights: for each input one a hidden unit.
    pub first: Vec<i16>,
    /// The sum that each hidden unit begins with, with `first_bits + 8` bits of fraction.
    pub first_bias: Vec<i32>,
    /// The second weights: for each output one a hidden unit.
    pub second: Vec<i16>,
    /// The sum that each output begins with, with `second_bits + HIDDEN_BITS` bits of fraction.
    pub second_bias: Vec<i32>,
}

/// A net that can be evaluated.
#[derive(Clone, Eq, PartialEq)]
pub struct Net {
    inputs: usize,
    hidden: usize,
    outputs: usize,
    first_bits: u32,
    second_bits: u32,
    /// For each pair of inputs and each hidden unit two weights side by side, for one multiply-add
    /// instruction.
    first: Vec<[i16; 2]>,
    first_bias: Vec<i32>,
    second: Vec<i16>,
    second_bias: Vec<i32>,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net({}-{}-{})", self.inputs, self.hidden, self.outputs)
    }
}

/// Buffers of an evaluation, kept for the next one.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// The inputs of the base position, as pairs; empty as long as there is none.
    base: Vec<[i16; 2]>,
    base_sums: Vec<i32>,
    sums: Vec<i32>,
    hidden: Vec<i16>,
}

impl Net {
    /// A net of these numbers.
    ///
    /// # Errors
    /// If sizes and lengths do not agree.
    pub fn from_parts(parts: &Parts) -> Result<Self, NetError> {
        let &Parts {
            inputs,
            hidden,
            outputs,
            first_bits,
            second_bits,
            ..
        } = parts;
        let sizes = (1..=MOST_INPUTS).contains(&inputs)
            && (1..=MOST_HIDDEN).contains(&hidden)
            && hidden % GROUP == 0
            && (1..=MOST_OUTPUTS).contains(&outputs)
            && (HIDDEN_BITS - INPUT_BITS..=15).contains(&first_bits)
            && (OUTPUT_BITS - HIDDEN_BITS..=15).contains(&second_bits);
        if !sizes {
            return Err(NetError::Sizes);
        }
        let lengths = [
            parts.first.len(),
            parts.first_bias.len(),
            parts.second.len(),
            parts.second_bias.len(),
        ];
        if lengths != [inputs * hidden, hidden, outputs * hidden, outputs] {
            return Err(NetError::Length {
                inputs,
                hidden,
                outputs,
            });
        }
        let mut first = vec![[0; 2]; inputs.div_ceil(2) * hidden];
        for (input, row) in parts.first.chunks_exact(hidden).enumerate() {
            let pair = &mut first[input / 2 * hidden..][..hidden];
            pair.iter_mut()
                .zip(row)
                .for_each(|(both, weight)| both[input % 2] = *weight);
        }
        Ok(Self {
            inputs,
            hidden,
            outputs,
            first_bits,
            second_bits,
            first,
            first_bias: parts.first_bias.clone(),
            second: parts.second.clone(),
            second_bias: parts.second_bias.clone(),
        })
    }

    /// Reads a net: inputs (u16), hidden units (u16), outputs, bits of the first and of the second
    /// weights, 0 (a byte each), then first weights, first sums, second weights and second sums, as
    /// in [`Parts`], little endian.
    ///
    /// # Errors
    /// What is wrong with the bytes.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        let (&[i0, i1, h0, h1, outputs, first_bits, second_bits, _], rest) = bytes
            .split_first_chunk::<HEADER>()
            .ok_or(NetError::NoHeader)?;
        let (inputs, hidden) = (
            usize::from(u16::from_le_bytes([i0, i1])),
            usize::from(u16::from_le_bytes([h0, h1])),
        );
        let outputs = usize::from(outputs);
        let lengths = [
            2 * inputs * hidden,
            4 * hidden,
            2 * outputs * hidden,
            4 * outputs,
        ];
        if rest.len() != lengths.iter().sum::<usize>() {
            return Err(NetError::Length {
                inputs,
                hidden,
                outputs,
            });
        }
        let (first, rest) = rest.split_at(lengths[0]);
        let (first_bias, rest) = rest.split_at(lengths[1]);
        let (second, second_bias) = rest.split_at(lengths[2]);
        Self::from_parts(&Parts {
            inputs,
            hidden,
            outputs,
            first_bits: u32::from(first_bits),
            second_bits: u32::from(second_bits),
            first: first
                .as_chunks()
                .0
                .iter()
                .map(|bytes| i16::from_le_bytes(*bytes))
                .collect(),
            first_bias: first_bias
                .as_chunks()
                .0
                .iter()
                .map(|bytes| i32::from_le_bytes(*bytes))
                .collect(),
            second: second
                .as_chunks()
                .0
                .iter()
                .map(|bytes| i16::from_le_bytes(*bytes))
                .collect(),
            second_bias: second_bias
                .as_chunks()
                .0
                .iter()
                .map(|bytes| i32::from_le_bytes(*bytes))
                .collect(),
        })
    }

    /// The numbers that [`Net::from_parts`] made it of.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let Self {
            inputs,
            hidden,
            outputs,
            first_bits,
            second_bits,
            ..
        } = *self;
        let rows = (0..inputs).flat_map(|input| {
            self.first[input / 2 * hidden..][..hidden]
                .iter()
                .map(move |both| both[input % 2])
        });
        Parts {
            inputs,
            hidden,
            outputs,
            first_bits,
            second_bits,
            first: rows.collect(),
            first_bias: self.first_bias.clone(),
            second: self.second.clone(),
            second_bias: self.second_bias.clone(),
        }
    }

    /// The bytes that [`Net::read`] reads.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend((self.inputs as u16).to_le_bytes());
        bytes.extend((self.hidden as u16).to_le_bytes());
        bytes.extend([
            self.outputs as u8,
            self.first_bits as u8,
            self.second_bits as u8,
            0,
        ]);
        bytes.extend(
            self.parts()
                .first
                .iter()
                .flat_map(|weight| weight.to_le_bytes()),
        );
        bytes.extend(self.first_bias.iter().flat_map(|sum| sum.to_le_bytes()));
        bytes.extend(self.second.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.second_bias.iter().flat_map(|sum| sum.to_le_bytes()));
        bytes
    }

    /// The number of inputs.
    #[must_use]
    pub const fn inputs(&self) -> usize {
        self.inputs
    }

    /// The number of hidden units.
    #[must_use]
    pub const fn hidden(&self) -> usize {
        self.hidden
    }

    /// The number of outputs.
    #[must_use]
    pub const fn outputs(&self) -> usize {
        self.outputs
    }

    /// Makes a position the base of those evaluated next. It need not be evaluated itself.
    pub fn set_base(&self, inputs: &[i16], scratch: &mut Scratch) {
        scratch.base.clear();
        scratch.base.extend(pairs(inputs));
        scratch.base.resize(self.inputs.div_ceil(2), [0; 2]);
        scratch.base_sums.clear();
        scratch.base_sums.extend_from_slice(&self.first_bias);
        for (at, both) in scratch.base.iter().enumerate() {
            if *both != [0; 2] {
                self.add(&mut scratch.base_sums, at, *both);
            }
        }
    }

    /// The outputs for these inputs. Missing inputs count 0; each is between −16383 and 16383. Much
    /// faster where few differ from those of the last base; without one that fits the net they
    /// become the base.
    pub fn evaluate(&self, inputs: &[i16], scratch: &mut Scratch, outputs: &mut [i32]) {
        if scratch.base.len() != self.inputs.div_ceil(2) || scratch.base_sums.len() != self.hidden {
            self.set_base(inputs, scratch);
        }
        let Scratch {
            base,
            base_sums,
            sums,
            hidden,
        } = scratch;
        sums.clear();
        sums.extend_from_slice(base_sums);
        let (groups, rest) = inputs.as_chunks::<GROUP>();
        let (base_groups, _) = base.as_flattened().as_chunks::<GROUP>();
        for (number, (group, base)) in groups.iter().zip(base_groups).enumerate() {
            let mut differing = differing_pairs(group, base);
            while differing != 0 {
                let at = differing.trailing_zeros() as usize & (GROUP - 2);
                differing &= differing - 1;
                let both = difference([group[at], group[at + 1]], [base[at], base[at + 1]]);
                self.add(sums, (number * GROUP + at) / 2, both);
            }
        }
        let first = groups.len() * GROUP / 2;
        for (at, (both, base)) in pairs(rest).zip(base.iter().skip(first)).enumerate() {
            if both != *base {
                self.add(sums, first + at, difference(both, *base));
            }
        }
        hidden.clear();
        let shift = self.first_bits + INPUT_BITS - HIDDEN_BITS;
        let (sums, _) = sums.as_chunks::<{ GROUP / 2 }>();
        hidden.extend(
            sums.iter()
                .flat_map(|sums| activation(i32x8::new(*sums) >> shift).to_array()),
        );
        let shift = self.second_bits + HIDDEN_BITS - OUTPUT_BITS;
        let rows = self.second.chunks_exact(self.hidden).zip(&self.second_bias);
        for (output, (row, bias)) in outputs.iter_mut().zip(rows) {
            *output = (dot(row, hidden).wrapping_add(*bias)) >> shift;
        }
    }

    /// The outputs for these inputs as chances in millionths; see [`Net::evaluate`]. Those that the
    /// net does not have are even.
    #[must_use]
    pub fn chances<const O: usize>(&self, inputs: &[i16], scratch: &mut Scratch) -> [i32; O] {
        let mut outputs = [0; O];
        self.evaluate(inputs, scratch, &mut outputs);
        outputs.map(sigmoid)
    }

    /// Adds a pair of inputs times their weights.
    #[inline]
    fn add(&self, sums: &mut [i32], pair: usize, [a, b]: [i16; 2]) {
        let row = &self.first[pair * self.hidden..][..self.hidden];
        let inputs = i16x16::new([a, b, a, b, a, b, a, b, a, b, a, b, a, b, a, b]);
        let groups = sums
            .as_chunks_mut::<{ GROUP / 2 }>()
            .0
            .iter_mut()
            .zip(row.as_flattened().as_chunks::<GROUP>().0);
        for (sums, weights) in groups {
            *sums = (i32x8::new(*sums) + i16x16::new(*weights).dot(inputs)).to_array();
        }
    }
}

fn difference(a: [i16; 2], b: [i16; 2]) -> [i16; 2] {
    [a[0].wrapping_sub(b[0]), a[1].wrapping_sub(b[1])]
}

/// Inputs two by two.
fn pairs(inputs: &[i16]) -> impl Iterator<Item = [i16; 2]> {
    let (pairs, rest) = inputs.as_chunks::<2>();
    pairs
        .iter()
        .copied()
        .chain(rest.first().map(|last| [*last, 0]))
}

/// In which pairs of inputs two groups differ: two bits a pair, of which the lower one is set.
#[inline]
fn differing_pairs(group: &[i16; GROUP], base: &[i16; GROUP]) -> u32 {
    let differing = !i16x16::new(*group).cmp_eq(i16x16::new(*base)).move_mask() as u32;
    (differing | differing >> 1) & 0x5555
}

#[inline]
fn dot(a: &[i16], b: &[i16]) -> i32 {
    let mut sums = i32x8::ZERO;
    for (a, b) in a
        .as_chunks::<GROUP>()
        .0
        .iter()
        .zip(b.as_chunks::<GROUP>().0)
    {
        sums += i16x16::new(*a).dot(i16x16::new(*b));
    }
    sums.to_array()
        .iter()
        .fold(0, |sum, part| sum.wrapping_add(*part))
}

/// The clipped parabola: 13 bits of fraction in and out.
#[inline]
fn activation(x: i32x8) -> i16x8 {
    let most = i32x8::splat(2 << HIDDEN_BITS);
    let x = x.min(most).max(-most);
    i16x8::from_i32x8_truncate(x - ((x * x.abs()) >> (HIDDEN_BITS + 2)))
}

/// The logits at which the table of [`sigmoid`] has entries: every 1/64 from 0 to 16.
const STEPS: usize = 1024;
const STEP_BITS: u32 = 10;

/// 1 / (1 + e^−(k/64)) in 2^−30 for k = 0 ‥ 1024, by integers alone.
static SIGMOID: [u32; STEPS + 1] = {
    // e^(−1/64) in 2^−62.
    const FACTOR: u128 = 4_540_188_453_729_421_604;
    let mut table = [0; STEPS + 1];
    let mut power: u128 = 1 << 62;
    let mut at = 0;
    while at <= STEPS {
        table[at] = (((1_u128 << 92) / ((1 << 62) + power)) as u64) as u32;
        power = (power * FACTOR) >> 62;
        at += 1;
    }
    table
};

/// The chance that a logit with `OUTPUT_BITS` bits of fraction means, in millionths.
#[must_use]
pub fn sigmoid(logit: i32) -> i32 {
    let size = logit.unsigned_abs().min((STEPS as u32) << STEP_BITS);
    let (at, part) = (
        (size >> STEP_BITS) as usize,
        i64::from(size & ((1 << STEP_BITS) - 1)),
    );
    let here = i64::from(SIGMOID[at.min(STEPS)]);
    let next = i64::from(SIGMOID[(at + 1).min(STEPS)]);
    let chance = here + (((next - here) * part) >> STEP_BITS);
    let millionths = ((chance * 1_000_000 + (1 << 29)) >> 30) as i32;
    if logit < 0 {
        1_000_000 - millionths
    } else {
        millionths
    }
}

#[cfg(test)]
mod tests;
