//! Saves the game on the table after every event. `library` lists and resumes saved games.

use bevy::prelude::*;
use tesserae_dice::ThrowDice;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{
    Action, DiceSource, Pending, Session,
    session::save::{self, Released},
};
use tesserae_words::{self as words, Text};

use crate::save::{SavedGames, game_id::GameId, game_on_table::Autosave, storage::StorageError};
use crate::{
    table::{ComingThrow, Kiosk, Purpose, sets::SaveSystems},
    throw::ThrowCommand,
};

/// Adds a line to the file of the game on the table for every event, before the next frame is
/// drawn. In a kiosk no game has a file.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Autosave>()
        .add_message::<ThrowDice>()
        .add_message::<ThrowCommand>()
        .add_systems(
            Update,
            autosave
                .in_set(SaveSystems::Autosave)
                .run_if(not(resource_exists::<Kiosk>)),
        );
}

fn autosave(
    mut facts: MessageReader<Fact>,
    mut throws: MessageReader<ThrowDice>,
    referee: Res<Referee>,
    purpose: Res<State<Purpose>>,
    mut commands: MessageWriter<ThrowCommand>,
    mut games: SavedGames,
) {
    let mut lines = String::new();
    let (mut begun, mut left, mut turn_ended) = (false, false, false);
    for fact in facts.read() {
        match fact {
            Fact::Begun => (begun, left) = (true, false),
            Fact::Left => left = true,
            // A game that begins in this frame is saved whole at the end of it.
            Fact::Happened(event) if !begun => {
                lines += &save::event_line(event);
                turn_ended |= matches!(event.action, Action::Choice(_));
            }
            Fact::Undone(count) if !begun => lines += &save::undo_line(*count),
            _ => {}
        }
    }
    // In the file before the dice roll, so that a throw that was released counts.
    // What an agreed throw shows is in the log of the room.
    let is_agreed = referee.dice_source() == Some(DiceSource::Agreed);
    for throw in throws.read().filter(|_| !begun && !left && !is_agreed) {
        lines += &save::released_line(&Released {
            seed: throw.seed,
            gesture: throw.gesture.to_numbers().into(),
        });
    }
    if !lines.is_empty() {
        games.append(&lines, referee.session().filter(|_| !begun));
    }
    if let (Some(id), true) = (games.autosave.id, turn_ended || left) {
        games.documents.storage.sync(&id.file());
    }
    if begun || left {
        games.close();
    }
    let Some(session) = referee.session().filter(|_| *purpose == Purpose::Game) else {
        return;
    };
    if begun {
        let expected = games.autosave.expected.take();
        let interrupted = games.autosave.released.take();
        games.claim(expected);
        games.autosave.length = None;
        games.append("", Some(session));
        if let Some(released) = interrupted {
            games.append(&save::released_line(&released), Some(session));
            commands.write(ThrowCommand::Come(ComingThrow {
                event: None,
                gesture: released.gesture,
                seed: released.seed,
            }));
        }
    }
    if begun || !lines.is_empty() {
        games.autosave.events = session.events().len();
        let finished = result(session);
        if let Some(id) = games.autosave.id {
            games.note(id, |note| note.set_result(finished.as_ref()));
        }
    }
}

impl SavedGames<'_> {
    /// Claims the file of the game on the table: its own, or a new one if it has none yet or
    /// another program has the game open.
    fn claim(&mut self, own: Option<GameId>) {
        let mut id = own.unwrap_or_else(|| self.free_id());
        self.autosave.claim = None;
        loop {
            match self.documents.storage.claim(&id.file()) {
                Ok(Some(claim)) => self.autosave.claim = Some(claim),
                // Without storage the first attempt to write shows the message.
                Err(_) => {}
                Ok(None) => {
                    if own == Some(id) {
                        self.notify(words::saving::open_elsewhere());
                        id = self.free_id();
                    } else {
                        id = id.next();
                    }
                    continue;
                }
            }
            self.autosave.id = Some(id);
            return;
        }
    }

    /// Adds lines to the file. Where that fails the whole is written anew; where that fails too it
    /// is tried again after the next event.
    fn append(&mut self, lines: &str, session: Option<&Session>) {
        let Some(id) = self.autosave.id else { return };
        if let Some(length) = self.autosave.length {
            match self.documents.storage.append(&id.file(), length, lines) {
                Ok(()) => {
                    self.autosave.length = Some(length + lines.len() as u64);
                    return;
                }
                Err(StorageError::Changed(_)) => {
                    // Two browser tabs play the same game. Neither may spoil what the other saves.
                    self.claim(None);
                    self.notify(words::saving::changed_here());
                }
                Err(_) => {}
            }
            self.autosave.length = None;
        }
        let (Some(session), Some(id)) = (session, self.autosave.id) else {
            return;
        };
        let whole = save::save(session);
        match self.documents.storage.replace(&id.file(), &whole) {
            Ok(()) => self.autosave.length = Some(whole.len() as u64),
            Err(error) => error.show(&mut self.documents.notices),
        }
    }

    /// The game leaves the table. One in which nothing happened is not worth keeping.
    fn close(&mut self) {
        if let Some(id) = self.autosave.id.take()
            && self.autosave.events == 0
            && self.autosave.expected != Some(id)
        {
            self.delete(id);
        }
        self.autosave.claim = None;
        self.autosave.events = 0;
        self.autosave.length = None;
        self.refresh();
    }
}

/// How a session ended, if it has: nothing can be thrown, played or chosen any more.
fn result(session: &Session) -> Option<Text> {
    let game = session.game();
    let over = game.pending() == Pending::Over && game.actions().is_empty();
    over.then(|| game.prompt(&session.header().both_names(game).into()))
}
