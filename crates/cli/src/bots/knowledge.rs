//! What the bots know: the files of `assets/bots`.

use std::{path::PathBuf, sync::Arc};

use clap::Args;
use tesserae_bots::Knowledge;
use tesserae_rules::Kind;
use tesserae_words::{common, terminal};

use crate::{Failure, assets::usual_folders};

/// Where the bots' files lie.
#[derive(Args, Clone, Debug, Default)]
pub struct BotFiles {
    /// The folder with the bots' files; otherwise `assets/bots` here, beside the program, or above
    /// it.
    #[arg(long = "bots", value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

impl BotFiles {
    /// What the bots know about a game.
    ///
    /// # Errors
    /// If there is no such file, or it is damaged.
    pub fn load(&self, kind: Kind) -> Result<Arc<Knowledge>, Failure> {
        let name = format!("{}.bin", kind.key());
        let path = match &self.folder {
            Some(folder) => folder.join(&name),
            None => usual_folders("bots")
                .map(|folder| folder.join(&name))
                .find(|path| path.is_file())
                .ok_or_else(|| {
                    let file = format!("assets/bots/{name}");
                    Failure::Input(terminal::no_bots(file, "--bots"))
                })?,
        };
        let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, error))?;
        Knowledge::read(kind, &bytes)
            .map(Arc::new)
            .map_err(|error| Failure::in_file(&path, common::as_written(error.to_string())))
    }
}
