//! Texts as files in a folder. The browser's counterpart is `browser.rs`.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use crate::save::{
    files,
    storage::{error::StorageError, system::words_of},
};

/// A folder.
#[derive(Clone, Debug)]
pub(crate) struct Backend {
    folder: PathBuf,
}

/// A lock on one file. The system releases it when it is dropped or the program ends, however it
/// ends.
#[derive(Debug)]
pub(crate) struct FileClaim {
    /// The locked file. It lies beside the one that it stands for, which is replaced when it is
    /// written whole.
    _lock: File,
}

impl Backend {
    pub fn usual() -> Result<Self, StorageError> {
        if let Some(folder) = std::env::var_os("TESSERAE_DATA") {
            return Ok(Self::folder(folder.into()));
        }
        let folders = directories::BaseDirs::new().ok_or(StorageError::NoPlace)?;
        Ok(Self::folder(folders.data_dir().join("tesserae")))
    }

    pub fn folder(folder: PathBuf) -> Self {
        Self { folder }
    }

    pub fn path_of_all(&self) -> &Path {
        &self.folder
    }

    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        match fs::read(self.path(name)) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(StorageError::refused(name, "read", words_of(&error))),
        }
    }

    pub fn replace(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let write = || {
            fs::create_dir_all(&self.folder)?;
            let mut file = files::new_beside(&self.folder)?;
            file.write_all(text.as_bytes())?;
            // Some file systems put a new name on disk before the contents: then a power cut would
            // leave an empty file.
            file.as_file().sync_all()?;
            file.persist(self.path(name)).map_err(|error| error.error)?;
            self.sync_folder();
            Ok(())
        };
        write().map_err(|error| self.cannot_write(error))
    }

    /// Puts a new name on disk. Not every system can do that, and where it cannot nothing is lost
    /// but the last rename.
    fn sync_folder(&self) {
        File::open(&self.folder)
            .and_then(|folder| folder.sync_all())
            .ok();
    }

    pub fn sync(&self, name: &str) -> Result<(), StorageError> {
        let file = OpenOptions::new().append(true).open(self.path(name));
        file.and_then(|file| file.sync_data())
            .map_err(|error| self.cannot_write(error))
    }

    pub fn claim(&self, name: &str) -> Result<Option<FileClaim>, StorageError> {
        let open = || {
            fs::create_dir_all(&self.folder)?;
            OpenOptions::new()
                .create(true)
                .append(true)
                .open(self.lock_path(name))
        };
        let lock = open().map_err(|error| self.cannot_write(error))?;
        match lock.try_lock() {
            // A file system without locks must not keep anybody from playing; what is appended
            // there is still checked.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(FileClaim { _lock: lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
        }
    }

    fn lock_path(&self, name: &str) -> PathBuf {
        self.path(&format!(".{name}.lock"))
    }

    pub fn append(&self, name: &str, length: u64, text: &str) -> Result<(), StorageError> {
        let refused = |error| self.cannot_write(error);
        let mut file = match OpenOptions::new().append(true).open(self.path(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(StorageError::Changed(name.to_owned()));
            }
            Err(error) => return Err(refused(error)),
        };
        if file.metadata().map_err(refused)?.len() != length {
            return Err(StorageError::Changed(name.to_owned()));
        }
        file.write_all(text.as_bytes()).map_err(refused)
    }

    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        fs::remove_file(self.lock_path(name)).ok();
        match fs::remove_file(self.path(name)) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(StorageError::refused(name, "removed", words_of(&error)))
            }
            _ => Ok(()),
        }
    }

    pub fn rename(&self, from: &str, to: &str) -> Result<(), StorageError> {
        fs::rename(self.path(from), self.path(to))
            .map_err(|error| StorageError::refused(from, "renamed", words_of(&error)))
    }

    pub fn names(&self) -> Result<Vec<String>, StorageError> {
        let refused = |error: io::Error| {
            StorageError::refused(&self.folder.to_string_lossy(), "read", words_of(&error))
        };
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(refused(error)),
        };
        let mut names = Vec::new();
        for entry in entries {
            // Names that are not Unicode and hidden files are not ours.
            let name = entry.map_err(refused)?.file_name().into_string().ok();
            names.extend(name.filter(|name| !name.starts_with('.')));
        }
        Ok(names)
    }

    pub fn written(&self, name: &str) -> Option<u64> {
        let time = fs::metadata(self.path(name)).ok()?.modified().ok()?;
        time.duration_since(UNIX_EPOCH)
            .ok()?
            .as_millis()
            .try_into()
            .ok()
    }

    fn path(&self, name: &str) -> PathBuf {
        // All names are made in this module's neighbours; should one ever hold a path, only its
        // last part counts.
        self.folder
            .join(Path::new(name).file_name().unwrap_or_default())
    }

    fn cannot_write(&self, error: io::Error) -> StorageError {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                StorageError::FullDisk(self.folder.clone())
            }
            _ => StorageError::Folder {
                folder: self.folder.clone(),
                reason: words_of(&error),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_with_the_folder_that_has_no_space() {
        let place = Backend::folder("/games".into());
        for kind in [ErrorKind::StorageFull, ErrorKind::QuotaExceeded] {
            assert_eq!(
                place.cannot_write(kind.into()).notice(),
                "No space is left for the folder “/games”: this game will not be saved."
            );
        }
    }
}
