//! Actions that the referee carries out by itself because there is no alternative.

use bevy_ecs::resource::Resource;
use tesserae_rules::{Action, Choice, Game, Pending};

/// Which actions are carried out automatically when they are the only legal ones. By default none
/// is.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct AutoPlay {
    /// End the turn when it has been played, instead of asking for confirmation.
    pub finish: bool,
    /// End the turn when nothing at all can be played with a throw.
    pub pass: bool,
    /// Play a step that is the only one.
    pub forced: bool,
}

impl AutoPlay {
    /// The action that is to be carried out automatically now, if there is one.
    #[must_use]
    pub fn automatic(&self, game: &dyn Game) -> Option<Action> {
        let Pending::Act(_) = game.pending() else {
            return None;
        };
        let mut actions = game.actions();
        let only = actions.pop().filter(|_| actions.is_empty())?;
        let enabled = match &only {
            Action::Choice(Choice::Finish) => {
                let untouched = game.dice().iter().all(|die| !die.used);
                if untouched { self.pass } else { self.finish }
            }
            Action::Step(_) => self.forced,
            _ => false,
        };
        enabled.then_some(only)
    }
}
