//! Materials: friction, bounce and the key of their sounds.

use bevy::prelude::Component;

/// The material of a body or a ground. It determines friction, bounce and sound.
#[derive(Component, Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Surface {
    /// Bone and horn: dice, lots, discs.
    #[default]
    Bone,
    /// Polished hardwood: boards, rails, checkers.
    Wood,
    /// Billiard cloth.
    Felt,
    /// Leather: the throwing tray, cups, purses.
    Leather,
    /// Marble and other stone.
    Stone,
    /// Bronze, silver, copper, iron.
    Metal,
    /// Shell plaques and discs.
    Shell,
}

impl Surface {
    /// The name of the material in the names of sound files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Bone => "bone",
            Self::Wood => "wood",
            Self::Felt => "felt",
            Self::Leather => "leather",
            Self::Stone => "stone",
            Self::Metal => "metal",
            Self::Shell => "shell",
        }
    }

    /// Coulomb friction coefficient against bone (dimensionless).
    #[must_use]
    pub const fn friction(self) -> f32 {
        match self {
            Self::Bone | Self::Shell => 0.25,
            Self::Wood | Self::Metal => 0.30,
            Self::Stone => 0.28,
            Self::Leather => 0.55,
            Self::Felt => 0.65,
        }
    }

    /// Coefficient of restitution of bone on it (dimensionless, 0 to 1).
    #[must_use]
    pub const fn restitution(self) -> f32 {
        match self {
            Self::Bone => 0.50,
            Self::Shell | Self::Metal => 0.48,
            Self::Stone => 0.55,
            Self::Wood => 0.42,
            Self::Leather => 0.28,
            Self::Felt => 0.20,
        }
    }
}
