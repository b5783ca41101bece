//! The files of what the bots know: `assets/bots/<game>.bin`.

use std::sync::Arc;

use bevy::prelude::*;
use tesserae_bots::Knowledge;
use tesserae_rules::Kind;

use crate::table::game_data::{DataOfGame, GameDataFormat};

/// The format of the files.
#[derive(Default, TypePath)]
pub(super) struct KnowledgeFormat;

impl GameDataFormat for KnowledgeFormat {
    type Data = Knowledge;
    const FOLDER: &'static str = "bots";
    const EXTENSION: &'static str = "bin";

    fn read(kind: Kind, bytes: &[u8]) -> Result<Arc<Knowledge>, BevyError> {
        Ok(Arc::new(Knowledge::read(kind, bytes)?))
    }
}

/// Loads what the bots of a game know.
pub(super) type KnowledgeOfGame<'w> = DataOfGame<'w, KnowledgeFormat>;
