//! Files of a folder: listing, copying, packing, and which of the assets are published.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;

/// The extensions of files that assets are made from; these are not published.
const SOURCES: &[&str] = &["svg", "sh", "py", "blend"];

/// The folder of icons for the systems' desktops, which neither the page nor the game loads.
const DESKTOP_ICONS: &str = "icons/program";

/// The ending of textures of half the size, which only a page loads.
pub const HALF: &str = ".half.map.jpg";

/// The SHA-256 of some bytes, in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes))
}

/// All files below a folder, sorted, as paths relative to it.
///
/// # Errors
/// If a folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(part) = open.pop() {
        let here = folder.join(&part);
        for entry in
            fs::read_dir(&here).with_context(|| format!("cannot read {}", here.display()))?
        {
            let entry = entry?;
            let path = part.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                open.push(path)
            } else {
                found.push(path)
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A relative path with forward slashes, as addresses and archives have them.
pub fn slashed(path: &Path) -> String {
    path.components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}

/// The assets without what they are made from, relative to their folder.
///
/// # Errors
/// If the folder cannot be read.
pub fn published_assets(assets: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = files(assets)?;
    paths.retain(|path| {
        let source = path
            .extension()
            .is_some_and(|extension| SOURCES.iter().any(|known| extension == *known));
        let is_read = !path.starts_with("source") && !path.starts_with(DESKTOP_ICONS);
        !source && is_read && !path.ends_with("README.md")
    });
    Ok(paths)
}

/// Copies files from one folder to another; the paths are relative to both.
///
/// # Errors
/// If a file cannot be read or written.
pub fn copy(from: &Path, to: &Path, paths: &[PathBuf]) -> Result<()> {
    for path in paths {
        let target = to.join(path);
        fs::create_dir_all(target.parent().unwrap_or(to))?;
        fs::copy(from.join(path), &target)
            .with_context(|| format!("cannot copy {}", path.display()))?;
    }
    Ok(())
}

/// Packs those files of a folder that are wanted into a zip, their names behind `prefix`.
///
/// # Errors
/// If a file cannot be read or written.
pub fn zip(
    folder: &Path,
    prefix: &str,
    file: File,
    is_wanted: impl Fn(&Path) -> bool,
) -> Result<()> {
    let mut zip = zip::ZipWriter::new(BufWriter::new(file));
    for path in files(folder)?.iter().filter(|path| is_wanted(path)) {
        zip.start_file(
            format!("{prefix}{}", slashed(path)),
            SimpleFileOptions::default(),
        )?;
        let mut source = File::open(folder.join(path))
            .with_context(|| format!("cannot read {}", path.display()))?;
        io::copy(&mut source, &mut zip)?;
    }
    zip.finish()?.flush()?;
    Ok(())
}
