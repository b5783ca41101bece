//! The game on the table as it is saved: which it is, and its file. `autosave` writes it, `library`
//! says which game comes next.

use bevy::prelude::*;
use tesserae_rules::session::save::Released;

use crate::save::{game_id::GameId, storage::Claim};

/// The game on the table and its file.
#[derive(Resource, Debug, Default)]
pub(super) struct Autosave {
    /// The file of the game on the table.
    pub(super) id: Option<GameId>,
    /// Keeps other programs from writing to that file.
    pub(super) claim: Option<Claim>,
    /// The length of the file as this program wrote it; `None` if it has to be written anew.
    pub(super) length: Option<u64>,
    /// The saved game that is about to be resumed.
    pub(super) expected: Option<GameId>,
    /// Its throw whose dice were rolling.
    pub(super) released: Option<Released>,
    /// How many events it has.
    pub(super) events: usize,
}

impl Autosave {
    /// The game on the table, if it is saved.
    pub(super) fn current(&self) -> Option<GameId> {
        self.id
    }

    /// Announces that the next game on the table is this saved one, with the throw whose dice were
    /// rolling.
    pub(super) fn expect(&mut self, id: GameId, released: Option<Released>) {
        self.expected = Some(id);
        self.released = released;
    }
}
