//! Export to and import from files that the players name. Not in a browser, which has its own file picker.

use std::{
    fs::{self, File, OpenOptions},
    io::{Read, Write},
    path::{Path, PathBuf},
};

use crate::save::Format;

/// The size limit of a file, in bytes: no game is longer.
const MAX_SIZE: u64 = 64 << 20;

/// The path that is offered for a game: in the folder for documents, or for downloads, or at home.
#[must_use]
pub fn offered(name: &str, format: Format) -> String {
    let folder = directories::UserDirs::new().map_or_else(PathBuf::new, |folders| {
        let known = folders.document_dir().into_iter().chain(folders.download_dir());
        known.into_iter().find(|folder| folder.is_dir()).unwrap_or(folders.home_dir()).to_owned()
    });
    let plain = |letter: char| if letter.is_alphanumeric() || " -_".contains(letter) { letter } else { '-' };
    let file: String = name.chars().map(plain).take(60).collect();
    let file = format!("{}.{}", file.trim(), format.ending());
    // A name that is taken gets a number.
    let path = folder.join(&file);
    let numbered = (2..1000)
        .map(|n| folder.join(file.replace(&format!(".{}", format.ending()), &format!(" {n}.{}", format.ending()))));
    let free = std::iter::once(path.clone()).chain(numbered).find(|path| !path.exists());
    free.unwrap_or(path).to_string_lossy().into_owned()
}

/// The same path with the ending of another format.
#[must_use]
pub fn renamed(path: &str, format: Format) -> String {
    Path::new(path).with_extension(format.ending()).to_string_lossy().into_owned()
}

/// The path that a typed text means: a tilde stands for the home folder.
fn typed_path(path: &str) -> PathBuf {
    let path = path.trim().trim_matches('"');
    match (path.strip_prefix("~/"), directories::UserDirs::new()) {
        (Some(rest), Some(folders)) => folders.home_dir().join(rest),
        _ => PathBuf::from(path),
    }
}

/// Writes a new file. One that is there already stays as it is.
///
/// # Errors
/// Which file, and why it cannot be written.
pub fn write(path: &str, text: &str) -> Result<PathBuf, String> {
    let path = typed_path(path);
    let write = || {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
        file.write_all(text.as_bytes())
    };
    match write() {
        Ok(()) => Ok(path),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(format!("“{}” is there already: choose another name", path.display()))
        }
        Err(error) => Err(format!("“{}” cannot be written: {error}", path.display())),
    }
}

/// Reads a file that may hold a game.
///
/// # Errors
/// Which file, and why it cannot be read.
pub fn read(path: &str) -> Result<Vec<u8>, String> {
    let path = typed_path(path);
    let wrong = |why: String| format!("“{}” cannot be read: {why}", path.display());
    let file = File::open(&path).map_err(|error| wrong(error.to_string()))?;
    let mut bytes = Vec::new();
    file.take(MAX_SIZE + 1).read_to_end(&mut bytes).map_err(|error| wrong(error.to_string()))?;
    if bytes.len() as u64 > MAX_SIZE {
        return Err(wrong("it is too long to be a game".to_owned()));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_once_and_read_back() {
        let folder = std::env::temp_dir().join(format!("tesserae-files-{}", std::process::id()));
        let path = folder.join("deep").join("game.txt").to_string_lossy().into_owned();
        assert!(read(&path).unwrap_err().contains("game.txt"));
        write(&path, "a game").unwrap();
        assert_eq!(read(&format!(" \"{path}\" ")).unwrap(), b"a game");
        assert!(write(&path, "another").unwrap_err().contains("already"), "nothing is overwritten");
        assert_eq!(read(&path).unwrap(), b"a game");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_name_becomes_a_path_without_signs_that_files_cannot_have() {
        let path = offered("Ur: Anna/Ben?", Format::Record);
        assert!(
            path.ends_with(".txt") && !Path::new(&path).file_name().unwrap().to_string_lossy().contains([':', '?'])
        );
        assert!(renamed(&path, Format::Mat).ends_with(".mat"));
    }
}
