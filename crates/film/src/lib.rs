//! Films: pictures that come one after the other become an animated GIF, which plays everywhere.
//!
//! All pictures have the colours that the first one needs most, so that what does not move keeps its
//! colour. Of every further picture only what has changed is written.

mod film;
mod palette;

pub use film::{Film, FilmError};
