use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::{Fact, Intent, Referee, RefereeSystems};
use tesserae_rules::{Pending, Session, session::save};

use crate::TableSystems;
use crate::save::{
    import::Format,
    library::{GameId, SavedGames},
    notices::Notices,
    storage::{Storage, StorageError},
};

/// The game on the table and its file.
#[derive(Resource, Debug, Default)]
pub struct Autosave {
    /// The file of the game on the table.
    id: Option<GameId>,
    /// How long the file is as far as we wrote it; nothing if it has to be written anew.
    length: Option<u64>,
    /// The game that was taken from the shelf and is about to lie on the table.
    expected: Option<GameId>,
    /// How many events it has.
    events: usize,
}

impl Autosave {
    /// The file of the game on the table.
    #[must_use]
    pub fn current(&self) -> Option<GameId> {
        self.id
    }
}

/// Keeps the game on the table: a line is added to its file for every event before the next frame is drawn.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Autosave>().add_systems(Update, keep.in_set(TableSystems::React).after(RefereeSystems));
}

pub(crate) fn keep(
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    storage: Res<Storage>,
    mut keeper: ResMut<Autosave>,
    mut shelf: ResMut<SavedGames>,
    mut notices: ResMut<Notices>,
) {
    let mut lines = String::new();
    let (mut begun, mut left) = (false, false);
    for fact in facts.read() {
        match fact {
            Fact::Begun => (begun, left) = (true, false),
            Fact::Left => left = true,
            // Of a game that begins in this frame the whole is kept as it stands at the end of it.
            Fact::Happened(event) if !begun => lines += &save::event_line(event),
            Fact::TakenBack(count) if !begun => lines += &save::undo_line(*count),
            _ => {}
        }
    }
    if !lines.is_empty() {
        keeper.add(&lines, referee.session().filter(|_| !begun), &storage, &mut shelf, &mut notices);
    }
    if begun || left {
        keeper.put_away(&storage, &mut shelf, &mut notices);
    }
    let Some(session) = referee.session() else { return };
    if begun {
        let expected = keeper.expected.take();
        keeper.id = Some(expected.unwrap_or_else(|| shelf.free(&storage)));
        keeper.length = None;
        keeper.add("", Some(session), &storage, &mut shelf, &mut notices);
    }
    if begun || !lines.is_empty() {
        keeper.events = session.events().len();
        let finished = result(session);
        if let Some(id) = keeper.id {
            shelf.note(id, |note| note.finished.clone_from(&finished), &storage, &mut notices);
        }
    }
}

impl Autosave {
    /// Adds lines to the file. Where that fails the whole is written anew; where that fails too it is tried again after the next event.
    fn add(
        &mut self,
        lines: &str,
        session: Option<&Session>,
        storage: &Storage,
        shelf: &mut SavedGames,
        notices: &mut Notices,
    ) {
        let Some(id) = self.id else { return };
        if let Some(length) = self.length {
            match storage.append(&id.file(), length, lines) {
                Ok(()) => {
                    self.length = Some(length + lines.len() as u64);
                    return;
                }
                Err(StorageError::Changed(_)) => {
                    // Two windows play the same game. Neither may spoil what the other keeps.
                    self.id = Some(shelf.free(storage));
                    notices
                        .tell("This game was changed by another window. From here on it is kept as a game of its own.");
                }
                Err(_) => {}
            }
            self.length = None;
        }
        let (Some(session), Some(id)) = (session, self.id) else { return };
        let whole = save::save(session);
        match storage.replace(&id.file(), &whole) {
            Ok(()) => self.length = Some(whole.len() as u64),
            Err(error) => notices.tell(format!("The game is not being saved: {error}. You can go on playing.")),
        }
    }

    /// The game leaves the table. One in which nothing happened is not worth keeping.
    fn put_away(&mut self, storage: &Storage, shelf: &mut SavedGames, notices: &mut Notices) {
        if let Some(id) = self.id.take()
            && self.events == 0
            && self.expected != Some(id)
        {
            shelf.delete(id, storage, notices);
        }
        self.events = 0;
        self.length = None;
        shelf.refresh(storage, notices);
    }
}

/// How a session ended, if it has: nothing can be thrown, played or chosen any more.
fn result(session: &Session) -> Option<String> {
    let game = session.game();
    let over = game.pending() == Pending::Over && game.actions().is_empty();
    over.then(|| game.prompt(session.header().both_names(game)))
}

/// Brings games from the shelf to the table.
#[derive(SystemParam)]
pub struct Resume<'w> {
    shelf: ResMut<'w, SavedGames>,
    storage: Res<'w, Storage>,
    notices: ResMut<'w, Notices>,
    keeper: ResMut<'w, Autosave>,
    intents: MessageWriter<'w, Intent>,
}

impl Resume<'_> {
    /// The games that are kept.
    #[must_use]
    pub fn shelf(&self) -> &SavedGames {
        &self.shelf
    }

    /// The game on the table, if it is kept.
    #[must_use]
    pub fn current(&self) -> Option<GameId> {
        self.keeper.current()
    }

    /// Looks again what is kept: the game on the table has come since, or has grown.
    pub fn look_again(&mut self) {
        self.shelf.refresh(&self.storage, &mut self.notices);
    }

    /// Tells the players something about what is kept.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notices.tell(text);
    }

    /// Gives a kept game another name; an empty one is that which it had by itself.
    pub fn rename(&mut self, id: GameId, title: &str) {
        self.shelf.rename(id, title, &self.storage, &mut self.notices);
    }

    /// Throws a kept game away.
    pub fn delete(&mut self, id: GameId) {
        self.shelf.delete(id, &self.storage, &mut self.notices);
    }

    /// The text of a kept game's file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn export(&self, id: GameId) -> Result<String, StorageError> {
        self.shelf.export(id, &self.storage)
    }

    /// A kept game in a format for others.
    ///
    /// # Errors
    /// If it cannot be read, or the format cannot tell it, in words.
    pub fn written_as(&self, id: GameId, format: Format) -> Result<String, String> {
        self.shelf.written_as(id, format, &self.storage)
    }

    /// Keeps a game that was brought from elsewhere as the text of its file, a record, a `.mat` file or a position.
    ///
    /// # Errors
    /// If the text is no whole game, in words.
    pub fn import(&mut self, text: &str) -> Result<GameId, String> {
        self.shelf.import(text, &self.storage, &mut self.notices)
    }

    /// Lays a game on the table that was brought as the text of its file: one that already stands on the shelf, or else a new one. What is no
    /// game is told.
    pub fn bring(&mut self, text: &str) {
        let mut games = self.shelf.games().iter().map(|game| game.id);
        let known = games.find(|id| self.export(*id).is_ok_and(|kept| kept.trim() == text.trim()));
        match known.map_or_else(|| self.import(text), Ok) {
            Ok(id) => self.go_on(id),
            Err(reason) => self.notices.tell(format!("This is no game that can be opened: {reason}.")),
        }
    }

    /// Goes on with a kept game, exactly where it was left.
    pub fn go_on(&mut self, id: GameId) {
        let Some(session) = self.shelf.open(id, &self.storage, &mut self.notices) else { return };
        self.keeper.expected = Some(id);
        self.intents.write(Intent::Resume(Box::new(session)));
    }
}
