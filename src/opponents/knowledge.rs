//! The files of the bots' knowledge: `assets/bots/<game>.bin`.

use std::sync::Arc;

use bevy::prelude::*;
use tesserae_bots::Knowledge;
use tesserae_rules::Kind;

use crate::state::game_data::{DataOfGame, GameDataFormat};

/// The format of the files of knowledge.
#[derive(Default, TypePath)]
pub(crate) struct KnowledgeFormat;

impl GameDataFormat for KnowledgeFormat {
    type Content = Knowledge;
    const FOLDER: &'static str = "bots";
    const EXTENSION: &'static str = "bin";

    fn read(kind: Kind, bytes: &[u8]) -> Result<Arc<Knowledge>, BevyError> {
        Ok(Arc::new(Knowledge::read(kind, bytes)?))
    }
}

/// Loads the knowledge of the bots of a game.
pub(crate) type KnowledgeOfGame<'w> = DataOfGame<'w, KnowledgeFormat>;

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// What the bots of a game know, from its file.
    pub(in crate::opponents) fn read(kind: Kind) -> Arc<Knowledge> {
        let path = format!("{}/assets/bots/{}.bin", env!("CARGO_MANIFEST_DIR"), kind.key());
        let bytes = std::fs::read(path).expect("every game with bots has its file");
        KnowledgeFormat::read(kind, &bytes).expect("the file is whole")
    }
}
