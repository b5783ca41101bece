//! The net that learns: floats, with the shape of [`tesserae_bots::Net`], which it is rounded to
//! for play.

use anyhow::{Result, ensure};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::net::{GROUP, HIDDEN_BITS, INPUT_ONE, Net, Parts};

/// The sizes of a net, and how it learns. Its outputs are chances: the sigmoid of the sums of the
/// last layer.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Shape {
    /// The number of inputs.
    pub inputs: usize,
    /// The number of hidden units, a multiple of [`GROUP`].
    pub hidden: usize,
    /// The number of outputs.
    pub outputs: usize,
    /// How much the error of each output counts in learning; 1 where none is given.
    pub emphasis: &'static [f32],
}

impl Shape {
    /// How many numbers a net of this shape has.
    pub const fn numbers(&self) -> usize {
        self.hidden
            .saturating_mul(self.inputs.saturating_add(self.outputs + 1))
            .saturating_add(self.outputs)
    }
}

/// A net that learns.
#[derive(Clone, Debug)]
pub struct FloatNet {
    /// Its sizes.
    pub shape: Shape,
    /// For each input one weight a hidden unit.
    first: Vec<f32>,
    first_bias: Vec<f32>,
    /// For each output one weight a hidden unit.
    second: Vec<f32>,
    second_bias: Vec<f32>,
}

/// Room for what is found about one sample.
#[derive(Debug, Default)]
pub struct Work {
    /// The values of the hidden units.
    hidden: Vec<f32>,
    /// The errors of the outputs, with their emphasis.
    errors: Vec<f32>,
    /// The errors as they come back to the hidden units.
    back: Vec<f32>,
    /// How each hidden unit's sum should change.
    slopes: Vec<f32>,
}

impl FloatNet {
    /// A net of small random weights.
    pub fn random(shape: Shape, rng: &mut ChaCha8Rng) -> Self {
        let mut draw = |count: usize, most: f32| {
            (0..count)
                .map(|_| rng.random_range(-most..most))
                .collect::<Vec<f32>>()
        };
        Self {
            shape,
            // So that sums are of the size at which the activation bends.
            first: draw(
                shape.inputs * shape.hidden,
                (8.0 / shape.inputs as f32).sqrt().min(1.0),
            ),
            first_bias: draw(shape.hidden, 0.5),
            second: draw(shape.outputs * shape.hidden, 0.1),
            second_bias: vec![0.0; shape.outputs],
        }
    }

    /// The net that learns on from one that plays.
    pub fn unrounded(net: &Net) -> Self {
        let Parts {
            inputs,
            hidden,
            outputs,
            first_bits,
            second_bits,
            first,
            first_bias,
            second,
            second_bias,
        } = net.parts();
        let weights = |list: &[i16], bits: u32| -> Vec<f32> {
            list.iter()
                .map(|weight| f32::from(*weight) / (1 << bits) as f32)
                .collect()
        };
        let sums = |list: &[i32], bits: u32| -> Vec<f32> {
            list.iter()
                .map(|sum| (f64::from(*sum) / f64::from(1 << bits)) as f32)
                .collect()
        };
        Self {
            shape: Shape {
                inputs,
                hidden,
                outputs,
                emphasis: &[],
            },
            first: weights(&first, first_bits),
            first_bias: sums(&first_bias, first_bits + INPUT_ONE.ilog2()),
            second: weights(&second, second_bits),
            second_bias: sums(&second_bias, second_bits + HIDDEN_BITS),
        }
    }

    /// All its numbers in a fixed order.
    pub fn numbers(&self) -> impl Iterator<Item = f32> {
        [
            &self.first,
            &self.first_bias,
            &self.second,
            &self.second_bias,
        ]
        .into_iter()
        .flatten()
        .copied()
    }

    /// A net of the numbers that [`FloatNet::numbers`] gave; 0 where they come to an end.
    pub fn of_numbers(shape: Shape, numbers: &mut impl Iterator<Item = f32>) -> Self {
        let mut net = Self::zeroed(shape);
        let lists = net.lists_mut().into_iter().flatten();
        lists.zip(numbers).for_each(|(to, number)| *to = number);
        net
    }

    /// The net that plays.
    ///
    /// # Errors
    /// If a number is not finite: the step was too large.
    pub fn rounded(&self) -> Result<Net> {
        ensure!(
            self.numbers().all(f32::is_finite),
            "the net has gone to infinity: the step of learning is too large"
        );
        let bits = |weights: &[f32]| {
            let most = weights
                .iter()
                .fold(0.01_f32, |most, weight| most.max(weight.abs()));
            (5..=13)
                .rev()
                .find(|bits| most * ((1 << bits) as f32) < 32_000.0)
                .unwrap_or(5)
        };
        let (first_bits, second_bits) = (bits(&self.first), bits(&self.second));
        let weights = |list: &[f32], bits: u32| -> Vec<i16> {
            list.iter()
                .map(|weight| {
                    (weight * (1 << bits) as f32)
                        .round()
                        .clamp(-32_767.0, 32_767.0) as i16
                })
                .collect()
        };
        let sums = |list: &[f32], bits: u32| -> Vec<i32> {
            list.iter()
                .map(|sum| (f64::from(*sum) * f64::from(1 << bits)).round() as i32)
                .collect()
        };
        let Shape {
            inputs,
            hidden,
            outputs,
            ..
        } = self.shape;
        Ok(Net::from_parts(&Parts {
            inputs,
            hidden,
            outputs,
            first_bits,
            second_bits,
            first: weights(&self.first, first_bits),
            first_bias: sums(&self.first_bias, first_bits + INPUT_ONE.ilog2()),
            second: weights(&self.second, second_bits),
            second_bias: sums(&self.second_bias, second_bits + HIDDEN_BITS),
        })?)
    }

    /// A net of the same shape whose numbers are all 0: room for a gradient.
    pub fn zeroed(shape: Shape) -> Self {
        Self {
            shape,
            first: vec![0.0; shape.inputs * shape.hidden],
            first_bias: vec![0.0; shape.hidden],
            second: vec![0.0; shape.outputs * shape.hidden],
            second_bias: vec![0.0; shape.outputs],
        }
    }

    /// All its numbers, list by list.
    pub fn lists_mut(&mut self) -> [&mut [f32]; 4] {
        [
            &mut self.first,
            &mut self.first_bias,
            &mut self.second,
            &mut self.second_bias,
        ]
    }

    /// One step of gradient descent towards a target, with the cross-entropy as loss. Returns the
    /// sum of the squared errors before the step.
    pub fn learn(
        &mut self,
        inputs: &[(u16, i16)],
        target: &[f32],
        step: f32,
        work: &mut Work,
    ) -> f32 {
        let loss = self.find_errors(inputs, target, work);
        self.add_gradient(inputs, step, work);
        loss
    }

    /// Finds the errors of the outputs and what they mean for the hidden units. Returns the sum of
    /// the squared errors.
    pub fn find_errors(&self, inputs: &[(u16, i16)], target: &[f32], work: &mut Work) -> f32 {
        let size = self.shape.hidden;
        let Work {
            hidden,
            slopes,
            errors,
            back,
        } = work;
        slopes.clear();
        slopes.extend_from_slice(&self.first_bias);
        for (at, value) in inputs {
            let value = f32::from(*value) * (1.0 / INPUT_ONE as f32);
            add_row(
                slopes,
                &self.first[usize::from(*at) * size..][..size],
                value,
            );
        }
        hidden.clear();
        hidden.extend(slopes.iter().map(|sum| activation(*sum)));
        slopes
            .iter_mut()
            .for_each(|sum| *sum = activation_slope(*sum));
        errors.clear();
        let mut loss = 0.0;
        let rows = self.second.chunks_exact(size).zip(&self.second_bias);
        let emphasis = self
            .shape
            .emphasis
            .iter()
            .copied()
            .chain(std::iter::repeat(1.0));
        for (((row, bias), target), emphasis) in rows.zip(target).zip(emphasis) {
            let sum = row
                .iter()
                .zip(hidden.iter())
                .map(|(weight, hidden)| weight * hidden)
                .sum::<f32>()
                + *bias;
            let error = target - 1.0 / (1.0 + (-sum).exp());
            loss += error * error;
            errors.push(emphasis * error);
        }
        back.clear();
        back.resize(size, 0.0);
        for (row, error) in self.second.chunks_exact(size).zip(errors.iter()) {
            add_row(back, row, *error);
        }
        slopes
            .iter_mut()
            .zip(back.iter())
            .for_each(|(slope, back)| *slope *= back);
        loss
    }

    /// Adds a multiple of what makes the errors that were found smaller.
    pub fn add_gradient(&mut self, inputs: &[(u16, i16)], times: f32, work: &Work) {
        let size = self.shape.hidden;
        let rows = self
            .second
            .chunks_exact_mut(size)
            .zip(&mut self.second_bias);
        for ((row, bias), error) in rows.zip(&work.errors) {
            add_row(row, &work.hidden, times * error);
            *bias += times * error;
        }
        add_row(&mut self.first_bias, &work.slopes, times);
        for (at, value) in inputs {
            let value = f32::from(*value) * (times / INPUT_ONE as f32);
            add_row(
                &mut self.first[usize::from(*at) * size..][..size],
                &work.slopes,
                value,
            );
        }
    }
}

/// Adds a multiple of a row to another. Both are as long as there are hidden units.
fn add_row(to: &mut [f32], row: &[f32], times: f32) {
    for (to, row) in to
        .as_chunks_mut::<GROUP>()
        .0
        .iter_mut()
        .zip(row.as_chunks::<GROUP>().0)
    {
        to.iter_mut()
            .zip(row)
            .for_each(|(to, number)| *to += times * number);
    }
}

/// The clipped parabola of [`tesserae_bots::net`].
fn activation(x: f32) -> f32 {
    let x = x.clamp(-2.0, 2.0);
    x - x * x.abs() * 0.25
}

/// Its slope, but never quite 0, so that no unit is stuck at its end.
fn activation_slope(x: f32) -> f32 {
    (1.0 - x.abs() * 0.5).max(0.02)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use tesserae_bots::net::{Scratch, sigmoid};

    use super::*;

    #[test]
    fn a_net_learns_what_one_layer_cannot_and_plays_it_when_rounded() {
        let shape = Shape {
            inputs: 2,
            hidden: 16,
            outputs: 1,
            emphasis: &[],
        };
        let mut net = FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(1));
        let mut work = Work::default();
        let cases = [(0, 0, 0.1), (0, 1, 0.9), (1, 0, 0.9), (1, 1, 0.1)];
        for _ in 0..20_000 {
            for (a, b, target) in cases {
                net.learn(
                    &[(0, a * INPUT_ONE), (1, b * INPUT_ONE)],
                    &[target],
                    0.1,
                    &mut work,
                );
            }
        }
        let rounded = net.rounded().unwrap();
        for (a, b, target) in cases {
            let mut output = [0];
            rounded.evaluate(
                &[a * INPUT_ONE, b * INPUT_ONE],
                &mut Scratch::default(),
                &mut output,
            );
            let chance = sigmoid(output[0]) as f32 / 1e6;
            assert!(
                (chance - target).abs() < 0.02,
                "{a} {b}: {chance} instead of {target}"
            );
        }
    }
}
