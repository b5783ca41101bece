//! Physical throws: dice and lots as `bevy_rapier3d` bodies, read when they come to rest.
//!
//! This crate is headless. A table inserts a [`ThrowField`], sends [`ThrowDice`] and receives
//! [`Impact`]s for its sounds and one [`Settled`] with the faces; if it is drawn, it gives the
//! [`DieBody`] entities their meshes. `cargo run -p tesserae-dice --example throw` throws dice in a
//! terminal.
//!
//! [`fairness`] says why every face is equally likely, whatever the hand does.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod active_throw;
mod die_body;
pub mod fairness;
mod field;
mod gesture;
mod impact;
mod judge;
mod plugin;
mod reading;
mod shape;
mod surface;

pub use active_throw::{ActiveThrow, MAX_ATTEMPTS, MAX_STEPS, STEP_SECONDS};
pub use die_body::{DieBody, Marks};
pub use field::{Solid, SolidShape, ThrowField};
pub use gesture::Gesture;
pub use impact::Impact;
pub use judge::{Verdict, judge};
pub use plugin::{DicePlugin, DiceStep, PlaceDice, ThrowDice};
pub use reading::Settled;
pub use shape::DieShape;
pub use surface::Surface;
