//! Files that hold a session: save files, which grow by a line for each event, and records.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::{Read, Write},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;
use tesserae_formats::{ContentKind, Imported, import, text_encoding::decode};
use tesserae_rules::{Action, Event, RuleValues, Session, session::save};
use tesserae_words::{Language, Text, common, terminal};

use crate::{Failure, failure::in_one_line};

/// The size limit of a file, in bytes: no session is longer.
const MAX_SIZE: u64 = 64 << 20;

/// Reads a whole file.
///
/// # Errors
/// If it cannot be read, or is too long to be a session.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let file = File::open(path).map_err(|error| Failure::file(path, error))?;
    let mut bytes = Vec::new();
    file.take(MAX_SIZE + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::file(path, error))?;
    if bytes.len() as u64 > MAX_SIZE {
        return Err(Failure::in_file(path, terminal::too_large(MAX_SIZE >> 20)));
    }
    Ok(bytes)
}

/// Writes a file, which must not exist yet.
///
/// # Errors
/// If it exists or cannot be written.
pub fn write_new(path: &Path, text: &str) -> Result<(), Failure> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| Failure::file(path, error))
}

/// Reads a session from a file in any format and encoding, and says in this language what of it was
/// not kept.
///
/// # Errors
/// If the file cannot be read, the line and the reason if it is no session, or if it holds several.
pub fn session(path: &Path, language: &Language) -> Result<Session, Failure> {
    pick_session(path, imported(path, &RuleValues::new(), language)?, None)
}

/// Reads all games of a file, with house rules for formats of other programs, which leave them
/// open. What of the file was not kept is said on the standard error, in this language.
///
/// # Errors
/// If the file cannot be read, or the line and the reason if it is no session.
pub fn imported(
    path: &Path,
    house_rules: &RuleValues,
    language: &Language,
) -> Result<Imported, Failure> {
    let imported = import(&read(path)?, house_rules);
    let imported = imported.map_err(|error| Failure::in_file(path, error.text()))?;
    for made in &imported.remarks {
        remark(path, made.text(), language);
    }
    Ok(imported)
}

/// Says on the standard error what was made of a file.
pub fn remark(path: &Path, what: Text, language: &Language) {
    let path = common::as_written(path.display().to_string());
    let line = in_one_line(&common::titled(path, what), language);
    // If standard error is closed there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// The only game of a file, or of several the one with this number, counted from 1.
///
/// # Errors
/// If there are several and none is picked, or not so many.
pub fn pick_session(
    path: &Path,
    imported: Imported,
    number: Option<usize>,
) -> Result<Session, Failure> {
    let count = 1 + imported.others.len();
    let kind = imported.kind;
    let mut games = std::iter::once(imported.session).chain(imported.others);
    let picked = match number {
        None if count > 1 => {
            let kind = match kind {
                ContentKind::Match => "match",
                ContentKind::Games => "games",
                ContentKind::Positions => "positions",
            };
            let what = terminal::several_in_file(kind, count, "convert --game");
            return Err(Failure::in_file(path, what));
        }
        None => games.next(),
        Some(number) => number.checked_sub(1).and_then(|index| games.nth(index)),
    };
    picked.ok_or_else(|| Failure::in_file(path, terminal::few_games(count)))
}

/// A save file that grows with the game. It is locked against other programs as long as it is open.
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
        let mut auto_save = Self::lock(path, file.map_err(|error| Failure::file(path, error))?)?;
        auto_save.append(&save::save(session))?;
        auto_save.sync()?;
        Ok(auto_save)
    }

    /// Opens a file from which a session has been loaded whole, to go on with it. `bytes` is its
    /// content.
    ///
    /// # Errors
    /// If it cannot be written, or another program has it open; if it is in another encoding than
    /// UTF-8, as lines cannot be added to it then.
    pub fn resume(path: &Path, bytes: &[u8]) -> Result<Self, Failure> {
        if decode(bytes).as_bytes() != bytes {
            let command = format!("convert {} --to save --out", path.display());
            return Err(Failure::in_file(path, terminal::not_utf_8(command)));
        }
        let file = OpenOptions::new()
            .append(true)
            .open(path)
            .map_err(|error| Failure::file(path, error))?;
        let mut auto_save = Self::lock(path, file)?;
        if !bytes.ends_with(b"\n") {
            auto_save.append("\n")?;
        }
        Ok(auto_save)
    }

    /// Replaces a damaged file by what could be recovered from it. The damaged file is kept as
    /// `FILE.damaged`, whose path is returned.
    ///
    /// The new file is written beside the damaged one and renamed only when it is safely on the
    /// disk: whatever interrupts this, there is always a file at `path`.
    ///
    /// # Errors
    /// If `FILE.damaged` exists, or a file cannot be written.
    pub fn recover(path: &Path, session: &Session) -> Result<(Self, PathBuf), Failure> {
        let damaged = PathBuf::from(
            [path.as_os_str(), ".damaged".as_ref()]
                .into_iter()
                .collect::<OsString>(),
        );
        if damaged.exists() {
            return Err(Failure::in_file(&damaged, terminal::kept_before()));
        }
        let failed = |error| Failure::file(path, error);
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
            .unwrap_or(Path::new("."));
        let mut recovered = NamedTempFile::new_in(folder).map_err(failed)?;
        recovered
            .write_all(save::save(session).as_bytes())
            .map_err(failed)?;
        let permissions = fs::metadata(path).map_err(failed)?.permissions();
        recovered
            .as_file()
            .set_permissions(permissions)
            .map_err(failed)?;
        recovered.as_file().sync_all().map_err(failed)?;
        // A second name costs nothing; where the file system has none, a copy does.
        fs::hard_link(path, &damaged)
            .or_else(|_| fs::copy(path, &damaged).map(drop))
            .map_err(failed)?;
        recovered
            .persist(path)
            .map_err(|error| failed(error.error))?;
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        Ok((Self::lock(path, file)?, damaged))
    }

    /// Locks a file for this program alone. File systems without locks are accepted.
    fn lock(path: &Path, file: File) -> Result<Self, Failure> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                Err(Failure::in_file(path, terminal::open_elsewhere()))
            }
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Self {
                path: path.to_owned(),
                file,
            }),
        }
    }

    /// Adds an event. The file is synced to the disk unless the turn goes on.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn event(&mut self, event: &Event) -> Result<(), Failure> {
        self.append(&save::event_line(event))?;
        if matches!(event.action, Action::Step(_)) {
            Ok(())
        } else {
            self.sync()
        }
    }

    /// Adds that the last `count` events were undone.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn undo(&mut self, count: usize) -> Result<(), Failure> {
        self.append(&save::undo_line(count))
    }

    fn append(&mut self, text: &str) -> Result<(), Failure> {
        self.file
            .write_all(text.as_bytes())
            .map_err(|error| Failure::file(&self.path, error))
    }

    fn sync(&self) -> Result<(), Failure> {
        self.file
            .sync_data()
            .map_err(|error| Failure::file(&self.path, error))
    }
}
