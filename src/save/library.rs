//! The saved games: listing, opening, renaming, importing and deleting them. `autosave` writes the
//! one on the table.

use std::collections::BTreeMap;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_formats::{Format, ImportError, Imported, Remark, import, import_text};
use tesserae_referee::Intent;
use tesserae_rules::{
    DiceSource, Header, RuleValues, Seat, Session,
    session::save::{self, Released, SaveError},
};
use tesserae_words::{self as words, Text};

use crate::save::{
    clock,
    document::{self, DocumentName, Documents},
    game_id::GameId,
    game_list::{self, GameList},
    game_on_table::Autosave,
    note::{KeptClock, Note},
    storage::{Storage, StorageError},
};
use crate::table::language::caption::Caption;
use crate::table::{ReplaySince, seed};

const NOTES: DocumentName = DocumentName {
    file: "games.json",
    key: "games",
};

/// A saved game as the list shows it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SavedGame {
    /// Which it is.
    pub id: GameId,
    /// The header of the game, or why it cannot be read.
    pub header: Result<Header, SaveError>,
    /// When something last happened in it, in milliseconds since 1970.
    pub written: Option<u64>,
    /// The title that the players gave it.
    pub title: Option<String>,
    /// How it ended, once it has.
    pub finished: Option<Text>,
}

impl SavedGame {
    /// Whether its name begins with this title of a game.
    #[must_use]
    pub fn is_called_by(&self, title: &str) -> bool {
        self.title.as_ref().is_none_or(|own| own.starts_with(title))
    }

    /// The title that the players gave it, or else one made of the game and their names.
    #[must_use]
    pub fn name(&self) -> Text {
        if let Some(title) = &self.title {
            return words::common::as_written(title.as_str());
        }
        let Ok(header) = &self.header else {
            return words::common::as_written(self.id.file());
        };
        let game = header.game.title();
        match Seat::BOTH.map(|seat| header.given_name(seat)) {
            [None, None] => game,
            [Some(one), None] | [None, Some(one)] => words::saving::of_one(game, one),
            [Some(first), Some(second)] => words::saving::of_two(game, first, second),
        }
    }
}

/// What became of a text or file that holds games.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Found {
    /// It held one, which is saved now.
    Game(GameId),
    /// It held several games or positions, which [`GameList`] lists.
    List,
}

/// Two saved states of one game that went on differently on two machines; the players are asked
/// which to go on with.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct SplitGame(pub(crate) Option<Split>);

/// Two states of one game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Split {
    /// The one that was played on this machine.
    pub here: GameId,
    /// The one that came by a link.
    pub arrived: GameId,
}

/// The list of saved games, the one last played first.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Library {
    games: Vec<SavedGame>,
    notes: BTreeMap<String, Note>,
    /// The one that was imported last from a file, until somebody is told so.
    imported: Option<GameId>,
}

impl Library {
    /// The games, the one last played first.
    pub fn games(&self) -> &[SavedGame] {
        &self.games
    }

    /// The game that the players most likely want to resume: the last one that is not over.
    pub fn latest(&self) -> Option<&SavedGame> {
        self.games
            .iter()
            .find(|game| game.finished.is_none() && game.header.is_ok())
    }
}

/// Lists the saved games.
pub(crate) fn plugin(app: &mut App) {
    let notes = document::load(app, NOTES);
    app.insert_resource(Library {
        notes,
        ..Library::default()
    })
    .add_systems(Startup, |mut games: SavedGames| games.refresh());
}

/// Everything that can be done with the saved games.
#[derive(SystemParam)]
pub(crate) struct SavedGames<'w> {
    library: ResMut<'w, Library>,
    pub(super) autosave: ResMut<'w, Autosave>,
    pub(crate) documents: Documents<'w>,
    pub(crate) intents: MessageWriter<'w, Intent>,
    pub(super) split: ResMut<'w, SplitGame>,
    pub(super) list: ResMut<'w, GameList>,
    pub(super) since: ResMut<'w, ReplaySince>,
}

impl SavedGames<'_> {
    /// The games, the one last played first.
    #[must_use]
    pub fn games(&self) -> &[SavedGame] {
        self.library.games()
    }

    /// The game that the players most likely want to resume: the last one that is not over.
    #[must_use]
    pub fn latest(&self) -> Option<&SavedGame> {
        self.library.latest()
    }

    /// The last game of a kind that is not over.
    #[must_use]
    pub fn latest_of(&self, kind: tesserae_rules::Kind) -> Option<GameId> {
        let is_open = |game: &&SavedGame| game.finished.is_none();
        let is_kind =
            |game: &&SavedGame| game.header.as_ref().is_ok_and(|header| header.game == kind);
        self.games()
            .iter()
            .filter(is_open)
            .find(is_kind)
            .map(|game| game.id)
    }

    /// The game on the table, if it is saved.
    #[must_use]
    pub fn current(&self) -> Option<GameId> {
        self.autosave.current()
    }

    /// Where the games are kept.
    #[must_use]
    pub(crate) fn storage(&self) -> &Storage {
        &self.documents.storage
    }

    /// Shows a message to the players.
    pub fn notify(&mut self, text: impl Into<Caption>) {
        self.documents.notices.show(text);
    }

    /// Lists the stored games again: the game on the table may be new, or have grown.
    pub fn refresh(&mut self) {
        let names = match self.documents.storage.names() {
            Ok(names) => names,
            Err(error) => {
                return self.notify(words::saving::not_listed(error.reason()));
            }
        };
        let mut games: Vec<_> = names
            .iter()
            .filter_map(|name| self.read_header(GameId::of_file(name)?))
            .collect();
        games.sort_by_key(|game| std::cmp::Reverse((game.written, game.id)));
        self.library.games = games;
    }

    /// Reads only the first line: long games must not be replayed to be listed.
    fn read_header(&self, id: GameId) -> Option<SavedGame> {
        let file = id.file();
        let bytes = self.documents.storage.read(&file).ok()??;
        let first = bytes
            .split(|byte| *byte == b'\n')
            .next()
            .unwrap_or_default();
        let header = save::load_lenient(first).map(|recovered| recovered.session.header().clone());
        let note = self.library.notes.get(&file).cloned().unwrap_or_default();
        let (title, finished) = (note.title.clone(), note.result());
        Some(SavedGame {
            id,
            header,
            written: self.documents.storage.written(&file),
            title,
            finished,
        })
    }

    /// A number that no game has yet.
    pub(super) fn free_id(&self) -> GameId {
        let names = self.documents.storage.names().unwrap_or_default();
        // A quarantined game keeps its number, so that its name in a message stays true.
        let used = names
            .iter()
            .filter_map(|name| GameId::of_file(name.split(".damaged").next()?));
        let used = used.chain(self.library.games.iter().map(|game| game.id));
        GameId(
            used.map(|id| id.0)
                .max()
                .map_or(1, |id| id.saturating_add(1)),
        )
    }

    /// Resumes a saved game exactly where it was left; dice that were rolling are thrown again as
    /// they were. Returns whether the game could be read; if not, a message says why.
    pub fn resume(&mut self, id: GameId) -> bool {
        let Some((session, released)) = self.load(id) else {
            return false;
        };
        self.autosave.expect(id, released);
        self.intents.write(Intent::Resume(Box::new(session)));
        true
    }

    /// Takes the game off the table.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn leave(&mut self) {
        self.intents.write(Intent::Leave);
    }

    /// Loads a game as far as it is undamaged, and the throw whose dice were rolling. A damaged
    /// file is quarantined with a message; one of another format stays untouched.
    fn load(&mut self, id: GameId) -> Option<(Session, Option<Released>)> {
        let file = id.file();
        let bytes = match self.documents.storage.read(&file) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => {
                self.notify(words::saving::no_longer_there(file));
                self.refresh();
                return None;
            }
            Err(error) => {
                self.notify(words::common::stated(error.reason()));
                return None;
            }
        };
        let (mut session, released) = match save::load_lenient(&bytes) {
            Ok(recovered) => {
                if let Some(damage) = recovered.damage {
                    let damage = damage.text();
                    self.quarantine(&file, words::saving::before_damage(damage))?;
                    if let Err(error) = self
                        .documents
                        .storage
                        .replace(&file, &save::save(&recovered.session))
                    {
                        error.show(&mut self.documents.notices);
                    }
                }
                (recovered.session, recovered.released)
            }
            Err(error @ SaveError::Format(_)) => {
                let reason = error.text();
                self.notify(words::saving::unknown_format(file, reason));
                return None;
            }
            Err(error) => {
                self.quarantine(&file, error.text())?;
                self.refresh();
                return None;
            }
        };
        // A game that was imported may have drawn dice without a seed.
        if session.dice_source() == DiceSource::Seeded {
            session.seed_if_none(seed::seed());
        }
        Some((session, released))
    }

    fn quarantine(&mut self, file: &str, why: Text) -> Option<()> {
        match self.documents.storage.quarantine(file) {
            Ok(aside) => {
                self.notify(words::saving::set_aside(why, aside));
                Some(())
            }
            Err(error) => {
                self.notify(words::saving::not_set_aside(why, error.reason()));
                None
            }
        }
    }

    /// Renames a game; an empty name gives it back its automatic one.
    pub fn rename(&mut self, id: GameId, title: &str) {
        let title = Some(title.trim().to_owned()).filter(|title| !title.is_empty());
        self.note(id, |note| note.title.clone_from(&title));
        for game in self.library.games.iter_mut().filter(|game| game.id == id) {
            game.title.clone_from(&title);
        }
    }

    /// Deletes a game.
    pub fn delete(&mut self, id: GameId) {
        if let Err(error) = self.documents.storage.remove(&id.file()) {
            return self.notify(words::common::stated(error.reason()));
        }
        self.library.games.retain(|game| game.id != id);
        self.split
            .0
            .take_if(|split| split.here == id || split.arrived == id);
        if self.library.notes.remove(&id.file()).is_some() {
            self.documents.write(NOTES, &self.library.notes);
        }
    }

    /// The text of a game's file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn text(&self, id: GameId) -> Result<String, StorageError> {
        let bytes = self.documents.storage.read(&id.file())?.unwrap_or_default();
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// A game in any format.
    ///
    /// # Errors
    /// If it cannot be read, or not be written in the format, in words.
    pub fn write_as(&self, id: GameId, format: &Format) -> Result<String, Text> {
        let bytes = self
            .documents
            .storage
            .read(&id.file())
            .map_err(|error| error.reason())?
            .unwrap_or_default();
        let session = save::load_lenient(&bytes)
            .map_err(|error| error.text())?
            .session;
        (format.write)(&session)
    }

    /// Saves the game in a text of any format; several games or positions are
    /// [listed](GameList). A notice says what of the text was not kept as it stands.
    ///
    /// # Errors
    /// If the text is no game, in words.
    pub fn import(&mut self, text: &str) -> Result<Found, Text> {
        self.keep(import_text(text, &RuleValues::new()))
    }

    /// Saves the games in the bytes of a file, as [`import`](Self::import) does: in a text of any
    /// encoding, or in a format that is no text.
    ///
    /// # Errors
    /// If they hold no game, in words.
    pub(super) fn import_bytes(&mut self, bytes: &[u8]) -> Result<Found, Text> {
        self.keep(import(bytes, &RuleValues::new()))
    }

    fn keep(&mut self, imported: Result<Imported, ImportError>) -> Result<Found, Text> {
        let imported = imported.map_err(|error| error.text())?;
        if game_list::is_list(&imported) {
            self.tell_remarks(&imported);
            return self.list_up(imported).map(|()| Found::List);
        }
        self.keep_game(&imported).map(Found::Game)
    }

    /// Saves the game that a text or file holds.
    ///
    /// # Errors
    /// If it cannot be written, in words.
    pub(super) fn keep_game(&mut self, imported: &Imported) -> Result<GameId, Text> {
        self.tell_remarks(imported);
        let id = self.save_new(&imported.session)?;
        self.refresh();
        Ok(id)
    }

    /// Saves a session as a new game. The list does not have it yet.
    ///
    /// # Errors
    /// If it cannot be written, in words.
    pub(super) fn save_new(&mut self, session: &Session) -> Result<GameId, Text> {
        let id = self.free_id();
        let written = self
            .documents
            .storage
            .replace(&id.file(), &save::save(session));
        written.map(|()| id).map_err(|error| error.notice())
    }

    fn tell_remarks(&mut self, imported: &Imported) {
        if let Some(notice) = remarks_on(imported) {
            self.notify(notice);
        }
    }

    /// The game that was imported last from a file, once.
    pub(crate) fn take_imported(&mut self) -> Option<GameId> {
        // Nothing has changed where there is none.
        self.library.imported?;
        self.library.imported.take()
    }

    /// Shows the folder of the saved games in the system's program for files, or says where it is.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn show_folder(&mut self) {
        let Some(folder) = self.documents.storage.path().map(ToOwned::to_owned) else {
            return;
        };
        if let Err(error) = open::that_detached(&folder) {
            warn!("{error}");
            self.notify(words::saving::in_folder(folder.display().to_string()));
        }
    }

    /// Imports the game in a file of the computer.
    #[cfg(not(target_arch = "wasm32"))]
    fn read_file(&mut self, path: &std::path::Path) -> Result<Found, Text> {
        super::files::read(path).and_then(|bytes| {
            self.import_bytes(&bytes)
                .map_err(|error| words::saving::in_file(path.display().to_string(), error))
        })
    }

    /// Imports the game in a file of the computer and puts it on the table; where that fails, a
    /// message says why.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn open_file(&mut self, path: &std::path::Path) {
        match self.read_file(path) {
            Ok(Found::Game(id)) => {
                self.resume(id);
            }
            Ok(Found::List) => {}
            Err(error) => self.notify(words::common::stated(error)),
        }
    }

    /// Imports the game in a file of the computer, with a message about the result.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn import_file(&mut self, path: &std::path::Path) {
        match self.read_file(path) {
            Ok(Found::List) => {}
            Ok(Found::Game(id)) => {
                self.library.imported = Some(id);
                let name = self
                    .games()
                    .iter()
                    .find(|game| game.id == id)
                    .map_or_else(|| words::common::as_written(id.file()), SavedGame::name);
                self.notify(words::saving::imported_here(name));
            }
            Err(error) => self.notify(words::common::stated(error)),
        }
    }

    /// When a game was first on this table, in milliseconds since 1970: later than any other, so
    /// that no two began at once.
    pub(crate) fn began(&mut self, id: GameId) -> u64 {
        let latest = self
            .library
            .notes
            .values()
            .filter_map(|note| note.began)
            .max()
            .unwrap_or_default();
        let now = clock::now().max(latest + 1);
        self.note(id, |note| note.began = note.began.or(Some(now)));
        self.library
            .notes
            .get(&id.file())
            .and_then(|note| note.began)
            .unwrap_or(now)
    }

    /// The saved game that began then, if its moves are still kept.
    #[must_use]
    pub(crate) fn that_began(&self, began: u64) -> Option<GameId> {
        let began_then = |game: &&SavedGame| {
            let note = self.library.notes.get(&game.id.file());
            note.and_then(|note| note.began) == Some(began)
        };
        self.games().iter().find(began_then).map(|game| game.id)
    }

    /// The clock of a game as it was kept last.
    #[must_use]
    pub(super) fn kept_clock(&self, id: GameId) -> Option<KeptClock> {
        self.library.notes.get(&id.file())?.clock
    }

    /// Changes the note about a game, and stores it if it is new.
    pub(super) fn note(&mut self, id: GameId, change: impl Fn(&mut Note)) {
        let note = self.library.notes.entry(id.file()).or_default();
        let before = note.clone();
        change(note);
        if *note != before {
            self.documents.write(NOTES, &self.library.notes);
        }
    }
}

/// What of a text was not kept as it stands, in words; of many remarks the first.
fn remarks_on(imported: &Imported) -> Option<Text> {
    /// As many remarks are shown.
    const SHOWN: usize = 4;
    let count = imported.remarks.len();
    let shown = imported.remarks.iter().take(SHOWN);
    let shown = shown.map(Remark::text).reduce(words::common::next_clause)?;
    Some(if count > SHOWN {
        words::saving::not_all_kept_and_more(shown, count - SHOWN)
    } else {
        words::saving::not_all_kept(shown)
    })
}
