//! What was on the table before a position was edited, and its return.

use tesserae_referee::Gate;
use tesserae_rules::Session;

use crate::{
    save::{GameId, SavedGames},
    table::{Purpose, TablePurpose},
};

/// A game, a puzzle or a replay as it was when its position began to be edited.
pub(super) struct Origin {
    pub(super) session: Session,
    pub(super) purpose: Purpose,
    pub(super) gate: Gate,
    /// After how many events a replay was open.
    pub(super) replay: Option<usize>,
    /// The file of the game, if it is saved.
    pub(super) saved: Option<GameId>,
}

impl Origin {
    /// Puts it back on the table; returns where a replay is to be opened.
    pub(super) fn restore(self, purpose: &mut TablePurpose, gate: &mut Gate, saves: &mut SavedGames) -> Option<usize> {
        purpose.set_next(self.purpose);
        *gate = self.gate;
        saves.lay_out(self.session, self.saved);
        self.replay
    }
}
