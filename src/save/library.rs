//! The saved games: listing, opening, renaming, importing and deleting them.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_rules::{
    DiceSource, Header, RuleValues, Session,
    session::{
        import::import,
        save::{self, Released, SaveError},
    },
};

use crate::app::seed;
use crate::save::{
    clock, document,
    export::Format,
    notices::Notices,
    storage::{Storage, StorageError},
};

const NOTES: &str = "games.json";
const WHAT: &str = "titles of the saved games";

/// The number of a saved game.
#[derive(Copy, Clone, Debug, Eq, Ord, PartialEq, PartialOrd, Hash)]
pub struct GameId(u32);

impl GameId {
    /// The name of its file.
    #[must_use]
    pub fn file(self) -> String {
        format!("game-{:04}.tesserae", self.0)
    }

    /// The next number.
    pub(crate) fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    fn of_file(name: &str) -> Option<Self> {
        name.strip_prefix("game-")?.strip_suffix(".tesserae")?.parse().ok().map(Self)
    }
}

/// A saved game as the list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Which it is.
    pub id: GameId,
    /// Which game, whose and by which rules; or why nobody can tell.
    pub header: Result<Header, SaveError>,
    /// When something last happened in it, in milliseconds since 1970.
    pub written: Option<u64>,
    /// What the players called it.
    pub title: Option<String>,
    /// How it ended, once it has.
    pub finished: Option<String>,
}

impl SavedGame {
    /// What it is called: by the players or, if they gave it no name, after the people and the game.
    #[must_use]
    pub fn name(&self) -> String {
        let usual = || match &self.header {
            Ok(header) => match header.names.each_ref().map(String::as_str) {
                ["", ""] => header.game.title().to_owned(),
                [one, ""] | ["", one] => format!("{}, {one}", header.game.title()),
                [first, second] => format!("{}, {first} and {second}", header.game.title()),
            },
            Err(_) => self.id.file(),
        };
        self.title.clone().unwrap_or_else(usual)
    }
}

/// What is known of a saved game beyond its file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Note {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished: Option<String>,
    /// Written by version 0.1 only; since then the header says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceSource>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub began: Option<u64>,
}

/// The saved games, the one last played first.
#[derive(Resource, Clone, Debug, Default)]
pub struct SavedGames {
    games: Vec<SavedGame>,
    notes: BTreeMap<String, Note>,
}

impl SavedGames {
    /// Lists what is stored.
    pub(crate) fn read(storage: &Storage, notices: &mut Notices) -> Self {
        let mut shelf = Self { games: Vec::new(), notes: document::read(storage, NOTES, WHAT, notices) };
        shelf.refresh(storage, notices);
        shelf
    }

    /// The games, the one last played first.
    #[must_use]
    pub fn games(&self) -> &[SavedGame] {
        &self.games
    }

    /// The game that the players most likely want to go on with: the last one that is not over.
    #[must_use]
    pub fn latest(&self) -> Option<&SavedGame> {
        self.games.iter().find(|game| game.finished.is_none() && game.header.is_ok())
    }

    /// Lists again what is stored.
    pub fn refresh(&mut self, storage: &Storage, notices: &mut Notices) {
        let names = match storage.names() {
            Ok(names) => names,
            Err(error) => return notices.tell(format!("The saved games cannot be listed: {error}.")),
        };
        self.games = names.iter().filter_map(|name| self.look(GameId::of_file(name)?, storage)).collect();
        self.games.sort_by_key(|game| std::cmp::Reverse((game.written, game.id)));
    }

    /// Reads only the first line: long games must not be replayed to be listed.
    fn look(&self, id: GameId, storage: &Storage) -> Option<SavedGame> {
        let file = id.file();
        let bytes = storage.read(&file).ok()??;
        let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let header = save::load_lenient(first).map(|recovered| recovered.session.header().clone());
        let note = self.notes.get(&file).cloned().unwrap_or_default();
        let (title, finished) = (note.title, note.finished);
        Some(SavedGame { id, header, written: storage.written(&file), title, finished })
    }

    /// A number that no game has yet.
    pub(crate) fn free(&self, storage: &Storage) -> GameId {
        let names = storage.names().unwrap_or_default();
        // A quarantined game keeps its number, so that its name in a message stays true.
        let used = names.iter().filter_map(|name| GameId::of_file(name.split(".damaged").next()?));
        GameId(
            used.chain(self.games.iter().map(|game| game.id)).map(|id| id.0).max().map_or(1, |id| id.saturating_add(1)),
        )
    }

    /// Loads a game as far as it is whole, and the throw whose dice were rolling. A damaged file is quarantined with a
    /// message; one of another version stays untouched.
    pub(crate) fn open(
        &mut self,
        id: GameId,
        storage: &Storage,
        notices: &mut Notices,
    ) -> Option<(Session, Option<Released>)> {
        let file = id.file();
        let bytes = match storage.read(&file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => {
                notices.tell(format!("“{file}” is no longer there."));
                self.refresh(storage, notices);
                return None;
            }
            Err(error) => {
                notices.tell(format!("{error}."));
                return None;
            }
        };
        let (mut session, released) = match save::load_lenient(&bytes) {
            Ok(recovered) => {
                if let Some(damage) = recovered.damage {
                    self.quarantine(
                        &file,
                        &format!("{damage}; the game goes on from what is whole"),
                        storage,
                        notices,
                    )?;
                    if let Err(error) = storage.replace(&file, &save::save(&recovered.session)) {
                        notices.cannot_save(&error);
                    }
                }
                (recovered.session, recovered.released)
            }
            Err(error @ SaveError::Version(_)) => {
                notices.tell(format!("“{file}”, {error}."));
                return None;
            }
            Err(error) => {
                self.quarantine(&file, &error.to_string(), storage, notices)?;
                self.refresh(storage, notices);
                return None;
            }
        };
        // Version 0.1 kept the source of the dice here, and forgot the seed of games that were played again.
        if let (None, Some(dice)) = (session.header().dice, self.notes.get(&file).and_then(|note| note.dice)) {
            session.set_dice(dice);
        }
        if session.dice_source() == DiceSource::Seeded {
            session.seed_if_none(seed::seed());
        }
        Some((session, released))
    }

    fn quarantine(&mut self, file: &str, why: &str, storage: &Storage, notices: &mut Notices) -> Option<()> {
        match storage.quarantine(file) {
            Ok(aside) => {
                notices.tell(format!("A saved game is damaged ({why}). The damaged file is kept as “{aside}”."));
                Some(())
            }
            Err(error) => {
                notices.tell(format!("A saved game is damaged ({why}), and {error}."));
                None
            }
        }
    }

    /// Renames a game; an empty name gives it back its automatic one.
    pub fn rename(&mut self, id: GameId, title: &str, storage: &Storage, notices: &mut Notices) {
        let title = Some(title.trim().to_owned()).filter(|title| !title.is_empty());
        self.note(id, |note| note.title.clone_from(&title), storage, notices);
        for game in self.games.iter_mut().filter(|game| game.id == id) {
            game.title.clone_from(&title);
        }
    }

    /// Deletes a game.
    pub fn delete(&mut self, id: GameId, storage: &Storage, notices: &mut Notices) {
        if let Err(error) = storage.remove(&id.file()) {
            return notices.tell(format!("{error}."));
        }
        self.games.retain(|game| game.id != id);
        if self.notes.remove(&id.file()).is_some() {
            document::write(storage, NOTES, &self.notes, notices);
        }
    }

    /// The text of a game's file, to be taken elsewhere.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn export(&self, id: GameId, storage: &Storage) -> Result<String, StorageError> {
        let bytes = storage.read(&id.file())?.unwrap_or_default();
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// A saved game in another format.
    ///
    /// # Errors
    /// If it cannot be read, or the format cannot tell it, in words.
    pub fn written_as(&self, id: GameId, format: Format, storage: &Storage) -> Result<String, String> {
        let bytes = storage.read(&id.file()).map_err(|error| error.to_string())?.unwrap_or_default();
        let session = save::load_lenient(&bytes).map_err(|error| error.to_string())?.session;
        format.write(&session)
    }

    /// Saves what the bytes of a file hold, in any format; a `.mat` file may hold several games. Returns the first of them.
    ///
    /// # Errors
    /// If the bytes hold no whole game, in words.
    pub fn import(
        &mut self,
        bytes: impl AsRef<[u8]>,
        storage: &Storage,
        notices: &mut Notices,
    ) -> Result<GameId, String> {
        let imported = import(bytes.as_ref(), &RuleValues::new()).map_err(|error| error.to_string())?;
        let mut first = None;
        for session in std::iter::once(&imported.session).chain(&imported.others) {
            let id = self.free(storage);
            storage.replace(&id.file(), &save::save(session)).map_err(|error| error.notice().to_owned())?;
            first = first.or(Some(id));
        }
        self.refresh(storage, notices);
        first.ok_or_else(|| "there is no game in it".to_owned())
    }

    /// When a game was first on this table, in milliseconds since 1970: later than any other, so that no two began at once.
    pub(crate) fn began(&mut self, id: GameId, storage: &Storage, notices: &mut Notices) -> u64 {
        let latest = self.notes.values().filter_map(|note| note.began).max().unwrap_or_default();
        let now = clock::now().max(latest + 1);
        self.note(id, |note| note.began = note.began.or(Some(now)), storage, notices);
        self.notes.get(&id.file()).and_then(|note| note.began).unwrap_or(now)
    }

    /// Notes something about a game and keeps it, if it is new.
    pub(crate) fn note(&mut self, id: GameId, change: impl Fn(&mut Note), storage: &Storage, notices: &mut Notices) {
        let note = self.notes.entry(id.file()).or_default();
        let before = note.clone();
        change(note);
        if *note != before {
            document::write(storage, NOTES, &self.notes, notices);
        }
    }
}
