//! Physical throws: dice and lots as `bevy_rapier3d` bodies, read when they come to rest.
//!
//! This crate is headless. A table inserts a [`ThrowField`], sends [`ThrowDice`] and receives [`Impact`]s for its
//! sounds and one [`Settled`] with the faces; if it is drawn, it gives the [`DieBody`] entities their meshes. `cargo
//! run -p tesserae-dice --example throw` throws dice in a terminal.
//!
//! # Why a throw is fair
//!
//! A die is a blank body with marks on it. Gesture and physics determine how the *blank* moves and in which orientation
//! it comes to rest. Which mark is on which side is drawn just before release, uniformly from the rotations of the
//! shape (24 of a cube, 12 of a tetrahedron, see [`DieShape::rotations`]), and the physics never reads it. So whatever
//! orientation the blank ends in, each face is up for exactly the same number of the equally likely rotations: 4 of 24
//! for each face of a cube, 3 of 12 for each corner of a tetrahedron. No gesture, however skilled, and no flaw in the
//! simulation can favour a face, and the dice of one throw are independent because each has its own draw. Nobody can
//! see the draw: a rotation of a cube onto itself looks like a cube.
//!
//! The same holds for a die that is thrown again because it was cocked: that depends on the blank alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod active_throw;
mod field;
mod gesture;
mod impact;
mod judge;
mod plugin;
mod shape;
mod surface;

pub use active_throw::{ActiveThrow, MAX_ATTEMPTS, MAX_STEPS, STEP_SECONDS};
pub use field::{Solid, SolidShape, ThrowField};
pub use gesture::Gesture;
pub use impact::Impact;
pub use judge::{Verdict, judge};
pub use plugin::{DicePlugin, DiceStep, DieBody, Marks, PlaceDice, Settled, ThrowDice};
pub use shape::DieShape;
pub use surface::Surface;
