//! What a net is to learn: positions with targets.

use std::path::Path;

use anyhow::Result;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::Net;

use crate::{
    checkpoint,
    float_net::{FloatNet, Shape},
};

/// A position with its target.
#[derive(Debug)]
pub struct Sample {
    /// The number of the net that learns it.
    pub net: usize,
    /// The inputs other than 0, by their numbers.
    pub inputs: Vec<(u16, i16)>,
    /// What the net should say.
    pub target: Vec<f32>,
}

impl Sample {
    /// A position, given by its inputs as the net of this number sees it, and what that net should
    /// say about it.
    pub fn new(net: usize, inputs: &[i16], target: &[f32]) -> Self {
        let present = (0..).zip(inputs).filter(|(_, value)| **value != 0);
        Self {
            net,
            inputs: present.map(|(at, value)| (at, *value)).collect(),
            target: target.to_vec(),
        }
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
    fn begin(&self, from: &Path) -> Result<Vec<FloatNet>> {
        Ok(checkpoint::read_nets(from, &self.shapes())?.1)
    }

    /// Plays a game against itself for each of these generators, and adds what is to be learnt from
    /// it: λ-returns, see [`crate::returns`].
    fn play(
        &self,
        nets: &[Net],
        lambda: f32,
        games: &mut dyn Iterator<Item = ChaCha8Rng>,
        samples: &mut Vec<Sample>,
    );
}
