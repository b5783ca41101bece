//! Tests of the table without a window that concern more than one file. Whole games in a window are
//! in `window`.

mod advice;
mod board_models;
pub(crate) mod boards;
mod correspondence;
mod editor;
mod framing;
mod hands;
pub(crate) mod harness;
mod imports;
mod keys;
mod lessons;
mod lists;
mod live;
mod model_files;
mod names;
mod opponents;
mod puzzles;
mod replayed_throws;
mod sight;
mod throws;
mod touch;
mod variations;
