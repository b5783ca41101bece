//! What a net is to learn: positions with targets.

use std::path::Path;

use anyhow::Result;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::Net;

use crate::{
    checkpoint,
    float_net::{FloatNet, Shape},
};

/// How targets are made.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Method {
    /// From the course of the game: λ-returns.
    Returns {
        /// How far the later course counts: 0 only the next position, 1 only the end.
        lambda: f32,
    },
    /// From the mean over all throws of the best that can be done with each.
    LookAhead,
}

/// Positions with targets, in one list.
#[derive(Debug, Default)]
pub struct Samples {
    inputs: Vec<(u16, i16)>,
    targets: Vec<f32>,
    samples: Vec<Sample>,
}

/// Where a sample lies in the lists.
#[derive(Copy, Clone, Debug)]
struct Sample {
    net: u16,
    inputs: (u32, u32),
    targets: (u32, u32),
}

impl Samples {
    /// Adds a position, told by its inputs as the net of this number sees it, and what that net should say about it.
    pub fn push(&mut self, net: usize, inputs: &[i16], target: &[f32]) {
        let from = (self.inputs.len() as u32, self.targets.len() as u32);
        let present = (0_u16..).zip(inputs).filter(|(_, value)| **value != 0);
        self.inputs.extend(present.map(|(at, value)| (at, *value)));
        self.targets.extend_from_slice(target);
        let (inputs, targets) = ((from.0, self.inputs.len() as u32), (from.1, self.targets.len() as u32));
        self.samples.push(Sample { net: net as u16, inputs, targets });
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.samples.len()
    }

    /// A sample: the number of the net, its inputs other than 0, the target.
    pub fn get(&self, at: usize) -> (usize, &[(u16, i16)], &[f32]) {
        let Sample { net, inputs, targets } = self.samples[at];
        (
            usize::from(net),
            &self.inputs[inputs.0 as usize..inputs.1 as usize],
            &self.targets[targets.0 as usize..targets.1 as usize],
        )
    }
}

/// A game as the trainer sees it.
pub trait SelfPlay: Sync {
    /// The nets to be trained, with the sizes proposed.
    fn shapes(&self) -> Vec<Shape>;

    /// The nets to begin with, from a file.
    ///
    /// # Errors
    /// If it cannot be read, or its nets do not fit.
    fn begin(&self, from: &Path, shapes: &[Shape], rng: &mut ChaCha8Rng) -> Result<Vec<FloatNet>> {
        checkpoint::read_wider(from, shapes, rng)
    }

    /// Plays a game against itself for each of these generators, and adds what is to be learnt from it.
    fn play(&self, nets: &[Net], method: Method, games: &mut dyn Iterator<Item = ChaCha8Rng>, samples: &mut Samples);
}
