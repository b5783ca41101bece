//! What dice and cloth are made of, as a player chooses it. The colours are in `boards::look`.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The material of the dice.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DiceMaterial {
    /// Bone with dark marks, as the models are.
    #[default]
    Bone,
    /// Ebony with marks of bone.
    Ebony,
    /// Red resin with white marks, as in a casino.
    Red,
    /// Brass with black marks.
    Brass,
}

impl DiceMaterial {
    /// All of them, in the order in which they are offered.
    #[cfg(any(test, feature = "dev"))]
    pub(crate) const ALL: [Self; 4] = [Self::Bone, Self::Ebony, Self::Red, Self::Brass];
}

/// The cloth of the table.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cloth {
    /// Green baize, as the model is.
    #[default]
    Green,
    /// The red of wine.
    Burgundy,
    /// A dark blue.
    Blue,
    /// Undyed grey wool.
    Grey,
}

impl Cloth {
    /// All of them, in the order in which they are offered.
    #[cfg(any(test, feature = "dev"))]
    pub(crate) const ALL: [Self; 4] = [Self::Green, Self::Burgundy, Self::Blue, Self::Grey];
}
