//! Physical throws: dice and lots as `bevy_rapier3d` bodies, read where they rest.
//!
//! Headless. A table sends [`ThrowDice`], dresses the [`DieBody`] entities with meshes if it wants to be looked at, and gets
//! [`Impact`]s for the ear and one [`Settled`] with the faces.
//!
//! # Why a throw is fair
//!
//! A die here is a blank body that carries marks. The gesture, the hand and the physics decide how the *blank* moves and in which attitude
//! it comes to rest. Which mark is on which side is drawn just before release, uniformly from the rotations of the shape
//! (24 of a cube, 12 of a tetrahedron, see [`DieShape::rotations`]), and the physics never looks at it. So whatever
//! attitude the blank ends in, each face is up for exactly the same number of the equally likely rotations: 4 of 24 for
//! each face of a cube, 3 of 12 for each corner of a tetrahedron. No gesture, however skilled, and no flaw in the simulation can favour a
//! face, and dice of one throw are independent because each has its own draw. Marks and blank agree in shape, so nobody sees a seam:
//! a rotation of a cube onto itself looks like a cube.
//!
//! The same holds for a die that is thrown again because it lay cocked: cockedness depends on the blank alone.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod field;
mod gesture;
mod impact;
mod judge;
mod plugin;
mod roll;
mod shape;
mod surface;

pub use field::{Solid, SolidShape, ThrowField};
pub use gesture::Gesture;
pub use impact::Impact;
pub use judge::{Verdict, judge};
pub use plugin::{DicePlugin, DiceStep, DieBody, LayDice, Marks, Settled, ThrowDice};
pub use roll::{MOST_ATTEMPTS, MOST_STEPS, Roll, STEP_SECONDS};
pub use shape::DieShape;
pub use surface::Surface;
