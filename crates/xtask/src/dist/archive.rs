//! A folder as one file: a zip on Windows, elsewhere a compressed tar, which keeps the right to execute.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::files::files;

/// Packs a folder under its own name into `out` and returns the archive.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn pack(stage: &Path, out: &Path) -> Result<PathBuf> {
    let name = stage.file_name().context("the folder has no name")?.to_string_lossy();
    let archive = out.join(format!("{name}.{}", if cfg!(windows) { "zip" } else { "tar.gz" }));
    let file = File::create(&archive).with_context(|| format!("cannot write {}", archive.display()))?;
    if cfg!(windows) {
        crate::files::zip(stage, &format!("{name}/"), file, |_| true)?;
    } else {
        let mut tar = tar::Builder::new(GzEncoder::new(BufWriter::new(file), Compression::new(6)));
        for path in files(stage)? {
            let entry = Path::new(&*name).join(&path);
            tar.append_path_with_name(stage.join(&path), entry)
                .with_context(|| format!("cannot pack {}", path.display()))?;
        }
        tar.into_inner()?.finish()?;
    }
    Ok(archive)
}
