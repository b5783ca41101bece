//! Files of the computer that hold games: reading and writing them.

use std::{
    fs::File,
    io::{Read, Write},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;
use tesserae_words::{self as words, Text};

use crate::save::storage::system;

/// The size limit of a file, in bytes: no game is longer.
const MAX_SIZE: u64 = 64 << 20;

/// The folder in which a dialog begins: for documents, or for downloads, or the home folder.
pub(crate) fn usual_folder() -> Option<PathBuf> {
    let folders = directories::UserDirs::new()?;
    let known = folders
        .document_dir()
        .into_iter()
        .chain(folders.download_dir());
    Some(
        known
            .into_iter()
            .find(|folder| folder.is_dir())
            .unwrap_or(folders.home_dir())
            .to_owned(),
    )
}

/// Writes a file, and replaces the one that is there: the dialog has asked about it. It is written
/// whole or not at all.
///
/// # Errors
/// Which file, and why it cannot be written.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<(), Text> {
    let write = || {
        let mut file = new_beside(path.parent().unwrap_or(Path::new(".")))?;
        file.write_all(content)?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)
    };
    write().map(drop).map_err(|error| {
        words::saving::not_written(path.display().to_string(), system::words_of(&error))
    })
}

/// A path in a folder at which nothing lies yet, with this name or with a number after it.
pub(crate) fn free(folder: &Path, name: &str) -> PathBuf {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    (1_u32..)
        .map(|number| match number {
            1 => folder.join(name),
            _ => folder.join(format!("{stem}-{number}.{extension}")),
        })
        .find(|path| !path.exists())
        .unwrap_or_else(|| folder.join(name))
}

/// A new hidden file that is removed again unless it gets a name, with the permissions that the
/// system gives new files: those of temporary files would hide it from other users.
pub(crate) fn new_beside(folder: &Path) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".").suffix(".new");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// Reads a file that may hold a game.
///
/// # Errors
/// Which file, and why it cannot be read.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Text> {
    let wrong = |why: Text| words::saving::not_read(path.display().to_string(), why);
    let of_system = |error: std::io::Error| wrong(system::words_of(&error));
    let file = File::open(path).map_err(of_system)?;
    let mut bytes = Vec::new();
    file.take(MAX_SIZE + 1)
        .read_to_end(&mut bytes)
        .map_err(of_system)?;
    if bytes.len() as u64 > MAX_SIZE {
        return Err(wrong(words::saving::too_long()));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_with_the_usual_permissions_replaced_and_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        assert!(read(&path).unwrap_err().to_string().contains("game.txt"));
        write(&path, b"a game").unwrap();
        assert_eq!(read(&path).unwrap(), b"a game");
        write(&path, b"another").unwrap();
        assert_eq!(read(&path).unwrap(), b"another");
        assert!(
            write(&folder.path().join("no folder").join("game.txt"), b"")
                .unwrap_err()
                .to_string()
                .contains("game.txt")
        );
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode();
            let usual = folder.path().join("usual.txt");
            File::create(&usual).unwrap();
            assert_eq!(mode(&path), mode(&usual));
        }
    }
}
