//! Where the files lie that the program reads: the bots' knowledge and the translations.

use std::path::{Path, PathBuf};

/// Where the assets lie from the folder of an installed program: in a Debian package, in an app of
/// macOS.
const INSTALLED: [&str; 2] = ["../lib/tesserae", "../Resources"];

/// A folder of `assets` in the working folder, in every folder above the program, and where packages
/// lay it.
pub fn usual_folders(name: &'static str) -> impl Iterator<Item = PathBuf> {
    let program = std::env::current_exe().unwrap_or_default();
    let above: Vec<PathBuf> = program.ancestors().skip(1).map(Path::to_path_buf).collect();
    let installed = INSTALLED.map(|path| program.with_file_name(path));
    std::iter::once(PathBuf::new())
        .chain(above)
        .chain(installed)
        .map(move |folder| folder.join("assets").join(name))
}
