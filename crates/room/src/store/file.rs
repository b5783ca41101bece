//! The file of an SQLite store: who may read it, that one process alone has it, and whether it is
//! still the one that was opened.
//!
//! A lock file beside it, and not a lock of SQLite’s own, keeps a second process away: with SQLite’s
//! exclusive lock nobody could copy the store while the room runs.

#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::{
    ffi::OsString,
    fs::{File, Metadata, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

use super::StoreError;

/// Keeps other processes from a store until it is dropped.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the lock of a store.
    ///
    /// # Errors
    /// If another process has it, or the folder cannot be written.
    pub fn take(store: &Path) -> Result<Self, StoreError> {
        let path = beside(store, ".lock");
        loop {
            let file = make(&path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(StoreError::failed(format_args!(
                        "another process serves {} already; end it first, or use PostgreSQL",
                        store.display()
                    )));
                }
                Err(TryLockError::Error(error)) => return Err(failed(&path, &error)),
            }
            let lock = Self {
                path: path.clone(),
                file,
            };
            // Whoever had it before may have deleted the file in the meantime.
            if lock.is_there() {
                return Ok(lock);
            }
        }
    }

    fn is_there(&self) -> bool {
        self.file
            .metadata()
            .ok()
            .is_some_and(|file| Some(identity(&file)) == at(&self.path))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.is_there() {
            // One that stays keeps nobody away.
            drop(std::fs::remove_file(&self.path));
        }
    }
}

/// The files of a store as they were opened.
#[derive(Debug)]
pub struct Identity(Vec<(PathBuf, (u64, u64))>);

impl Identity {
    /// Of a store and its write-ahead log, as far as they are there: some network drives let SQLite
    /// have none.
    pub fn of(store: &Path) -> Self {
        let files = [store.to_owned(), beside(store, "-wal")]
            .into_iter()
            .filter_map(|path| at(&path).map(|file| (path, file)));
        Self(files.collect())
    }

    /// Whether these are still the files at their paths. What is written into others is lost.
    ///
    /// # Errors
    /// If they are not, with the one that is gone.
    pub fn check(&self) -> Result<(), StoreError> {
        let gone_file = self.0.iter().find(|(path, file)| at(path) != Some(*file));
        gone_file.map_or(Ok(()), |(path, _)| Err(gone(path)))
    }
}

/// Opens a file, or makes one that no other user of the machine may read: it holds names.
///
/// # Errors
/// If it can be neither opened nor made.
pub fn make(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    options.mode(0o600);
    options.open(path).map_err(|error| failed(path, &error))
}

fn gone(path: &Path) -> StoreError {
    StoreError::failed(format_args!(
        "{} was deleted, moved or replaced while the room ran; start the room again",
        path.display()
    ))
}

fn failed(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::failed(format_args!("{} cannot be opened: {error}", path.display()))
}

fn at(path: &Path) -> Option<(u64, u64)> {
    std::fs::metadata(path).ok().as_ref().map(identity)
}

#[cfg(unix)]
fn identity(file: &Metadata) -> (u64, u64) {
    (file.dev(), file.ino())
}

/// Other systems let nobody delete or replace a file that is open.
#[cfg(not(unix))]
fn identity(_file: &Metadata) -> (u64, u64) {
    (0, 0)
}

/// A file whose name follows from that of the store.
fn beside(store: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(store);
    name.push(ending);
    name.into()
}
