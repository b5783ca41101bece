//! Saves the game on the table after every event, and brings saved games back to it.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_dice::ThrowDice;
use tesserae_referee::{Fact, Intent, Referee, RefereeSystems};
use tesserae_rules::{
    Action, Pending, Session,
    session::save::{self, Released},
};

use crate::save::{
    export::Format,
    library::{GameId, SavedGames},
    notices::Notices,
    storage::{Claim, Storage, StorageError},
};
use crate::{TableSystems, state::InterruptedThrow};

/// The game on the table and its file.
#[derive(Resource, Debug, Default)]
pub struct Autosave {
    /// The file of the game on the table.
    id: Option<GameId>,
    /// Keeps other programs from writing to that file.
    claim: Option<Claim>,
    /// The length of the file as this program wrote it; nothing if it has to be written anew.
    length: Option<u64>,
    /// The saved game that is about to be resumed.
    expected: Option<GameId>,
    /// Its throw whose dice were rolling.
    released: Option<Released>,
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

/// Adds a line to the file of the game on the table for every event, before the next frame is drawn.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Autosave>()
        .init_resource::<InterruptedThrow>()
        .add_message::<ThrowDice>()
        .add_systems(Update, keep.in_set(TableSystems::React).after(RefereeSystems));
}

pub(crate) fn keep(
    mut facts: MessageReader<Fact>,
    mut throws: MessageReader<ThrowDice>,
    referee: Res<Referee>,
    storage: Res<Storage>,
    mut keeper: ResMut<Autosave>,
    mut shelf: ResMut<SavedGames>,
    mut interrupted: ResMut<InterruptedThrow>,
    mut notices: ResMut<Notices>,
) {
    let mut lines = String::new();
    let (mut begun, mut left, mut turn_ended) = (false, false, false);
    for fact in facts.read() {
        match fact {
            Fact::Begun => (begun, left) = (true, false),
            Fact::Left => left = true,
            // Of a game that begins in this frame the whole is kept as it stands at the end of it.
            Fact::Happened(event) if !begun => {
                lines += &save::event_line(event);
                turn_ended |= matches!(event.action, Action::Choice(_));
            }
            Fact::TakenBack(count) if !begun => lines += &save::undo_line(*count),
            _ => {}
        }
    }
    // In the file before the dice roll, so that a throw that was released counts.
    for throw in throws.read().filter(|_| !begun && !left) {
        lines += &save::released_line(&Released { seed: throw.seed, gesture: throw.gesture.to_numbers().into() });
    }
    if !lines.is_empty() {
        keeper.add(&lines, referee.session().filter(|_| !begun), &storage, &mut shelf, &mut notices);
    }
    if let (Some(id), true) = (keeper.id, turn_ended || left) {
        storage.sync(&id.file());
    }
    if begun || left {
        keeper.put_away(&storage, &mut shelf, &mut notices);
    }
    let Some(session) = referee.session() else { return };
    if begun {
        let expected = keeper.expected.take();
        interrupted.0 = keeper.released.take();
        keeper.claim(expected, &storage, &shelf, &mut notices);
        keeper.length = None;
        keeper.add("", Some(session), &storage, &mut shelf, &mut notices);
        if let Some(released) = &interrupted.0 {
            keeper.add(&save::released_line(released), Some(session), &storage, &mut shelf, &mut notices);
        }
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
    /// Claims the file of a game: its own, or a new one if it has none yet or another program has the game open.
    fn claim(&mut self, own: Option<GameId>, storage: &Storage, shelf: &SavedGames, notices: &mut Notices) {
        let mut id = own.unwrap_or_else(|| shelf.free(storage));
        self.claim = None;
        loop {
            match storage.claim(&id.file()) {
                Ok(Some(claim)) => self.claim = Some(claim),
                // Without storage the first attempt to write says so.
                Err(_) => {}
                Ok(None) => {
                    if own == Some(id) {
                        notices.tell("This game is open in another window. Here it goes on as a copy.");
                        id = shelf.free(storage);
                    } else {
                        id = id.next();
                    }
                    continue;
                }
            }
            self.id = Some(id);
            return;
        }
    }

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
                    // Two browser tabs play the same game. Neither may spoil what the other saves.
                    self.claim(None, storage, shelf, notices);
                    notices.tell("This game was changed by another window. From here on it is saved as a copy.");
                }
                Err(_) => {}
            }
            self.length = None;
        }
        let (Some(session), Some(id)) = (session, self.id) else { return };
        let whole = save::save(session);
        match storage.replace(&id.file(), &whole) {
            Ok(()) => self.length = Some(whole.len() as u64),
            Err(error) => notices.cannot_save(&error),
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
        self.claim = None;
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

/// Everything that can be done with the saved games.
#[derive(SystemParam)]
pub struct Resume<'w> {
    shelf: ResMut<'w, SavedGames>,
    storage: Res<'w, Storage>,
    notices: ResMut<'w, Notices>,
    keeper: ResMut<'w, Autosave>,
    intents: MessageWriter<'w, Intent>,
}

impl Resume<'_> {
    /// The list of saved games.
    #[must_use]
    pub fn shelf(&self) -> &SavedGames {
        &self.shelf
    }

    /// The game on the table, if it is saved.
    #[must_use]
    pub fn current(&self) -> Option<GameId> {
        self.keeper.current()
    }

    /// Lists the saved games again: the game on the table may be new, or have grown.
    pub fn look_again(&mut self) {
        self.shelf.refresh(&self.storage, &mut self.notices);
    }

    /// Shows a message to the players.
    pub fn tell(&mut self, text: impl Into<String>) {
        self.notices.tell(text);
    }

    /// Renames a saved game; an empty name gives it back its automatic one.
    pub fn rename(&mut self, id: GameId, title: &str) {
        self.shelf.rename(id, title, &self.storage, &mut self.notices);
    }

    /// Deletes a saved game.
    pub fn delete(&mut self, id: GameId) {
        self.shelf.delete(id, &self.storage, &mut self.notices);
    }

    /// The text of a saved game's file.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn export(&self, id: GameId) -> Result<String, StorageError> {
        self.shelf.export(id, &self.storage)
    }

    /// A saved game in another format.
    ///
    /// # Errors
    /// If it cannot be read, or the format cannot tell it, in words.
    pub fn written_as(&self, id: GameId, format: Format) -> Result<String, String> {
        self.shelf.written_as(id, format, &self.storage)
    }

    /// Saves what the bytes of a file hold, in any format. Returns the first game of several.
    ///
    /// # Errors
    /// If the bytes hold no whole game, in words.
    pub fn import(&mut self, bytes: impl AsRef<[u8]>) -> Result<GameId, String> {
        self.shelf.import(bytes, &self.storage, &mut self.notices)
    }

    /// Imports and opens a game, unless it is saved already: then that one is opened. What is no game leads to a message.
    pub fn bring(&mut self, text: &str) {
        let mut games = self.shelf.games().iter().map(|game| game.id);
        let known = games.find(|id| self.export(*id).is_ok_and(|kept| kept.trim() == text.trim()));
        match known.map_or_else(|| self.import(text), Ok) {
            Ok(id) => self.go_on(id),
            Err(reason) => self.notices.tell(format!("This cannot be opened: {reason}.")),
        }
    }

    /// Resumes a saved game exactly where it was left; dice that were rolling are thrown again as they were.
    pub fn go_on(&mut self, id: GameId) {
        let Some((session, released)) = self.shelf.open(id, &self.storage, &mut self.notices) else { return };
        self.keeper.released = released;
        self.keeper.expected = Some(id);
        self.intents.write(Intent::Resume(Box::new(session)));
    }
}
