use bevy_ecs::resource::Resource;
use tesserae_rules::{Action, Choice, Game, Pending};

/// What plays itself because there is no other choice. All off is a referee that waits for everything.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct AutoPlay {
    /// Hand the dice over when a turn is complete, instead of asking for confirmation.
    pub finish: bool,
    /// Hand the dice over when nothing at all can be played with a throw.
    pub pass: bool,
    /// Play a step that is the only one.
    pub forced: bool,
}

impl AutoPlay {
    /// The action that plays itself now, if there is one.
    #[must_use]
    pub fn automatic(&self, game: &dyn Game) -> Option<Action> {
        let Pending::Act(_) = game.pending() else { return None };
        let mut actions = game.actions();
        let only = actions.pop().filter(|_| actions.is_empty())?;
        let wished = match &only {
            Action::Choice(Choice::Finish) => {
                let untouched = game.dice().iter().all(|die| !die.used);
                self.finish || (self.pass && untouched)
            }
            Action::Step(_) => self.forced,
            _ => false,
        };
        wished.then_some(only)
    }
}
