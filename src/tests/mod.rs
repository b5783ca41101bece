//! Tests of the table without a window that concern more than one file. Whole games in a window are in `window`.

mod advice;
mod boards;
#[cfg(not(target_arch = "wasm32"))]
mod correspondence;
mod editor;
mod hands;
pub(crate) mod harness;
mod imports;
mod lessons;
#[cfg(not(target_arch = "wasm32"))]
mod live;
mod model_files;
mod names;
mod opponents;
mod puzzles;
mod sight;
mod touch;
