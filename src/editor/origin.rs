//! What was on the table before a position was edited, and its return.

use tesserae_live::Clock;
use tesserae_referee::Gate;
use tesserae_rules::Session;

use crate::{
    save::{GameId, SavedGames},
    table::{GameClock, NextPurpose, Purpose},
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
    /// Its clock, if it has one.
    pub(super) clock: Option<Clock>,
}

impl Origin {
    /// Puts it back on the table; returns where a replay is to be opened.
    pub(super) fn restore(
        self,
        (purpose, gate, clock): (&mut NextPurpose, &mut Gate, &mut GameClock),
        saves: &mut SavedGames,
    ) -> Option<usize> {
        purpose.0 = Some(self.purpose);
        *gate = self.gate;
        if let Some(stopped) = self.clock {
            clock.set_next_taken_up(stopped);
        }
        saves.lay_out(self.session, self.saved);
        self.replay
    }
}
