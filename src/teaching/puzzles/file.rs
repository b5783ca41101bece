//! The files of puzzles: `assets/puzzles/<game>.txt`.

use std::{collections::BTreeMap, sync::Arc};

use bevy::prelude::*;
use tesserae_insight::Puzzle;
use tesserae_rules::Kind;

use crate::table::game_data::{DataOfGame, GameDataFormat};

/// The format of the files of puzzles.
#[derive(Default, TypePath)]
pub(super) struct PuzzleFormat;

impl GameDataFormat for PuzzleFormat {
    /// The puzzles by their numbers.
    type Data = BTreeMap<usize, Puzzle>;
    const FOLDER: &'static str = "puzzles";
    const EXTENSION: &'static str = "txt";

    fn read(_: Kind, bytes: &[u8]) -> Result<Arc<BTreeMap<usize, Puzzle>>, BevyError> {
        Ok(Arc::new(Puzzle::read_all(str::from_utf8(bytes)?)?))
    }
}

/// Loads the puzzles of a game.
pub(super) type PuzzlesOfGame<'w> = DataOfGame<'w, PuzzleFormat>;
