//! What the bots know: the files of `assets/bots`.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Args;
use tesserae_bots::Knowledge;
use tesserae_rules::Kind;

use crate::Failure;

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
            None => usual_folders().map(|folder| folder.join(&name)).find(|path| path.is_file()).ok_or_else(|| {
                Failure::input(format!(
                    "the bots' file assets/bots/{name} is missing: --bots FOLDER says where it lies"
                ))
            })?,
        };
        let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, error))?;
        Knowledge::read(kind, &bytes)
            .map(Arc::new)
            .map_err(|error| Failure::in_file(&path, error))
    }
}

/// Where the assets lie from the folder of an installed program: in a Debian package, in an app of
/// macOS.
const INSTALLED: [&str; 2] = ["../lib/tesserae", "../Resources"];

/// `assets/bots` in the working folder, in every folder above the program, and where packages lay
/// it.
fn usual_folders() -> impl Iterator<Item = PathBuf> {
    let program = std::env::current_exe().unwrap_or_default();
    let above: Vec<PathBuf> = program.ancestors().skip(1).map(Path::to_path_buf).collect();
    let installed = INSTALLED.map(|path| program.with_file_name(path));
    std::iter::once(PathBuf::new())
        .chain(above)
        .chain(installed)
        .map(|folder| folder.join("assets").join("bots"))
}
