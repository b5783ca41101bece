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

    /// Where the turn of the variation begins, if there is anything of it on the board to take back.
    #[must_use]
    pub(crate) fn variation_to_undo(&self) -> Option<usize> {
        let shown = self.replay.session()?.events().len();
        self.start.0.filter(|start| shown > *start)
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

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use tesserae_rules::Kind;

    use super::*;
    use crate::tests::harness;

    #[test]
    fn what_is_played_in_a_variation_can_be_taken_back() {
        let session = harness::played(Kind::Ur, 5, 12);
        let count = session.events().len();
        let mut world = World::new();
        world.insert_resource(Referee::default());
        for (start, is_open, found) in [
            (None, true, None),
            (Some(count), true, None),
            (Some(count - 1), true, Some(count - 1)),
            (Some(count - 1), false, None),
        ] {
            world.insert_resource(VariationStart(start));
            let mut replay = Replay::default();
            if is_open {
                replay.open(&session);
            }
            world.insert_resource(replay);
            let undo = |playable: PlayableSession| playable.variation_to_undo();
            assert_eq!(world.run_system_once(undo).expect("it runs"), found);
        }
    }
}
