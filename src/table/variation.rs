//! A variation: another turn in place of one that was played, put together on the board while a
//! replay shows the position before it. `advice` says where one can be played, `input` plays it
//! like a turn of the game, and `world::variation` carries it out. The game stays as it is.

use bevy::{
    ecs::{change_detection::Tick, system::SystemParam},
    prelude::*,
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Pending, Session};

use crate::table::{Replay, players::person_to_act};

/// Where a variation can be played: the number of events before its turn, of which the replay shows
/// the beginning or a part. None where the board shows no such turn.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct VariationStart(pub(crate) Option<usize>);

/// What somebody wants to do in a variation.
#[derive(Message, Clone, Debug)]
pub(crate) struct VariationIntent {
    /// The number of events before its turn.
    pub(crate) start: usize,
    /// What they would ask of the referee in a game: a step, a choice, to undo one.
    pub(crate) intent: Intent,
}

/// The session in which pieces can be moved: that of the game or, in a replay, that of the
/// variation.
#[derive(SystemParam)]
pub(crate) struct PlayableSession<'w> {
    referee: Res<'w, Referee>,
    replay: Res<'w, Replay>,
    start: Res<'w, VariationStart>,
}

impl PlayableSession<'_> {
    /// The session, whoever is to act; None in a replay in which nothing can be played.
    #[must_use]
    pub(crate) fn get(&self) -> Option<&Session> {
        if self.replay.is_open() {
            self.replay.session().filter(|_| self.is_variation())
        } else {
            self.referee.session()
        }
    }

    /// The session, if a person at this machine is to act. In a variation they move the pieces of
    /// either side.
    #[must_use]
    pub(crate) fn for_person(&self) -> Option<&Session> {
        self.get().filter(|session| {
            if self.is_variation() {
                matches!(session.game().pending(), Pending::Act(_))
            } else {
                person_to_act(session)
            }
        })
    }

    /// Whether it is a variation.
    #[must_use]
    pub(crate) fn is_variation(&self) -> bool {
        self.start.0.is_some() && self.replay.is_open()
    }

    /// When it last changed.
    #[must_use]
    pub(crate) fn last_changed(&self) -> [Tick; 2] {
        [self.referee.last_changed(), self.replay.last_changed()]
    }
}

/// Sends what is done with the pieces to where it belongs: to the referee or, in a replay, to the
/// variation.
#[derive(SystemParam)]
pub(crate) struct PlayIntents<'w> {
    game: MessageWriter<'w, Intent>,
    variation: MessageWriter<'w, VariationIntent>,
    replay: Res<'w, Replay>,
    start: Res<'w, VariationStart>,
}

impl PlayIntents<'_> {
    /// Sends an intent.
    pub(crate) fn write(&mut self, intent: Intent) {
        match self.start.0.filter(|_| self.replay.is_open()) {
            Some(start) => drop(self.variation.write(VariationIntent { start, intent })),
            None => drop(self.game.write(intent)),
        }
    }
}
