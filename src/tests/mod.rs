//! Tests of the table without a window that concern more than one file. Whole games in a window are in `window`.

mod boards;
mod hands;
pub(crate) mod harness;
mod model_files;
mod sight;
