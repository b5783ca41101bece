//! Adam (Kingma and Ba, 2015): gradient descent in which every number has a step of its own.
//!
//! The gradients of several samples are gathered before a step. It needs far fewer samples than
//! plain descent where targets have no noise.

use crate::float_net::{FloatNet, Work};

/// How many samples make a step.
const SAMPLES: usize = 64;
/// How much of the running means of the gradient and of its square is kept at each step.
const KEPT: [f32; 2] = [0.9, 0.999];
/// Keeps steps finite where a gradient has always been 0.
const LEAST: f32 = 1e-8;

/// The state of the method for one net.
pub struct Adam {
    gradient: FloatNet,
    gathered: usize,
    steps: i32,
    /// The running means of the gradient and of its square.
    mean: FloatNet,
    square: FloatNet,
}

impl Adam {
    /// Before the first step.
    pub fn new(net: &FloatNet) -> Self {
        let [gradient, mean, square] = [(); 3].map(|()| FloatNet::zeroed(net.shape));
        Self {
            gradient,
            gathered: 0,
            steps: 0,
            mean,
            square,
        }
    }

    /// Learns a sample, as [`FloatNet::learn`] does.
    pub fn learn(
        &mut self,
        net: &mut FloatNet,
        inputs: &[(u16, i16)],
        target: &[f32],
        step: f32,
        work: &mut Work,
    ) -> f32 {
        let loss = net.find_errors(inputs, target, work);
        self.gradient
            .add_gradient(inputs, 1.0 / SAMPLES as f32, work);
        self.gathered += 1;
        if self.gathered == SAMPLES {
            self.step(net, step);
        }
        loss
    }

    fn step(&mut self, net: &mut FloatNet, step: f32) {
        self.gathered = 0;
        self.steps = self.steps.saturating_add(1);
        let [mean_kept, square_kept] = KEPT;
        let step = step / (1.0 - mean_kept.powi(self.steps));
        let scale = 1.0 / (1.0 - square_kept.powi(self.steps));
        let lists = net.lists_mut().into_iter().zip(self.gradient.lists_mut());
        let moments = self
            .mean
            .lists_mut()
            .into_iter()
            .zip(self.square.lists_mut());
        for ((numbers, gradients), (means, squares)) in lists.zip(moments) {
            let moments = means.iter_mut().zip(squares);
            for ((number, gradient), (mean, square)) in
                numbers.iter_mut().zip(gradients).zip(moments)
            {
                *mean = mean_kept * *mean + (1.0 - mean_kept) * *gradient;
                *square = square_kept * *square + (1.0 - square_kept) * *gradient * *gradient;
                *number += step * *mean / ((scale * *square).sqrt() + LEAST);
                *gradient = 0.0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::float_net::Shape;

    #[test]
    fn errors_become_smaller() {
        let shape = Shape {
            inputs: 2,
            hidden: 16,
            outputs: 1,
            emphasis: &[],
        };
        let mut net = FloatNet::random(shape, &mut ChaCha8Rng::seed_from_u64(1));
        let (mut adam, mut work) = (Adam::new(&net), Work::default());
        let cases = [(0, 0, 0.1), (0, 256, 0.9), (256, 0, 0.9), (256, 256, 0.1)];
        let mut loss = 0.0;
        for _ in 0..20_000 {
            loss = cases
                .iter()
                .map(|(a, b, to)| {
                    adam.learn(&mut net, &[(0, *a), (1, *b)], &[*to], 0.01, &mut work)
                })
                .sum();
        }
        assert!(loss < 1e-3, "{loss}");
    }
}
