//! Tests of the table without a window that concern more than one file. Whole games in a window are in `window`.

mod advice;
mod boards;
mod hands;
pub(crate) mod harness;
mod lessons;
mod model_files;
mod opponents;
mod puzzles;
mod sight;
mod touch;
