//! The files of puzzles: `assets/puzzles/<game>.txt`.

use std::sync::Arc;

use bevy::prelude::*;
use tesserae_insight::Puzzle;
use tesserae_rules::Kind;

use crate::state::game_data::{DataOfGame, GameDataFormat};

/// The format of the files of puzzles.
#[derive(Default, TypePath)]
pub(super) struct PuzzleFormat;

impl GameDataFormat for PuzzleFormat {
    type Content = [Puzzle];
    const FOLDER: &'static str = "puzzles";
    const EXTENSION: &'static str = "txt";

    fn read(_: Kind, bytes: &[u8]) -> Result<Arc<[Puzzle]>, BevyError> {
        Ok(Puzzle::read_all(str::from_utf8(bytes)?)?.into())
    }
}

/// Loads the puzzles of a game.
pub(super) type PuzzlesOfGame<'w> = DataOfGame<'w, PuzzleFormat>;
