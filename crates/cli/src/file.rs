//! Files that hold a session: saves, which grow by a line an event, and records.

use std::{
    fs::{File, OpenOptions},
    io::{Read, Write},
    path::{Path, PathBuf},
};

use tesserae_rules::{
    Event, Session,
    session::{record, save},
};

use crate::Failure;

/// No session is longer than this, in bytes.
const LONGEST_FILE: u64 = 64 << 20;

/// Reads a whole file, if it is not so long that it can be no session.
///
/// # Errors
/// If it cannot be read or is too long.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let file = File::open(path).map_err(|error| Failure::file(path, error))?;
    let mut bytes = Vec::new();
    file.take(LONGEST_FILE + 1).read_to_end(&mut bytes).map_err(|error| Failure::file(path, error))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(Failure::in_file(
            path,
            format!("the file is longer than {} MiB: it is no game", LONGEST_FILE >> 20),
        ));
    }
    Ok(bytes)
}

/// Reads a session from a save file or a record, whichever it is.
///
/// # Errors
/// If the file cannot be read, or the line and the reason if it is no session.
pub fn session(path: &Path) -> Result<Session, Failure> {
    session_from(&read(path)?).map_err(|what| Failure::in_file(path, what))
}

/// Reads a session from the bytes of a save file or of a record.
///
/// # Errors
/// The line and the reason, if it is neither.
pub fn session_from(bytes: &[u8]) -> Result<Session, String> {
    if bytes.trim_ascii_start().starts_with(b"{") {
        return save::load(bytes).map_err(|error| error.to_string());
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let line = bytes.get(..error.valid_up_to()).map_or(1, |good| good.iter().filter(|b| **b == b'\n').count() + 1);
        format!("line {line}: this is not text")
    })?;
    record::read(text).map_err(|error| error.to_string())
}

/// A save file that grows with the game.
#[derive(Debug)]
pub struct AutoSave {
    path: PathBuf,
    file: File,
}

impl AutoSave {
    /// Begins a new file; it must not exist yet.
    ///
    /// # Errors
    /// If it exists or cannot be written.
    pub fn create(path: &Path, session: &Session) -> Result<Self, Failure> {
        let file = OpenOptions::new().append(true).create_new(true).open(path);
        let mut auto = Self { path: path.to_owned(), file: file.map_err(|error| Failure::file(path, error))? };
        auto.append(&save::save(session))?;
        Ok(auto)
    }

    /// Goes on with a file from which a session has been loaded whole.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn resume(path: &Path, bytes: &[u8]) -> Result<Self, Failure> {
        let file = OpenOptions::new().append(true).open(path).map_err(|error| Failure::file(path, error))?;
        let mut auto = Self { path: path.to_owned(), file };
        if !bytes.ends_with(b"\n") {
            auto.append("\n")?;
        }
        Ok(auto)
    }

    /// Notes an event.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn event(&mut self, event: &Event) -> Result<(), Failure> {
        self.append(&save::event_line(event))
    }

    /// Notes that events were taken back.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn undo(&mut self, count: usize) -> Result<(), Failure> {
        self.append(&save::undo_line(count))
    }

    fn append(&mut self, text: &str) -> Result<(), Failure> {
        self.file.write_all(text.as_bytes()).map_err(|error| Failure::file(&self.path, error))
    }
}
