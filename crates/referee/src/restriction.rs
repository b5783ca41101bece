//! Which of the legal actions are accepted, where not all are: in lessons, and while a coach objects.

use bevy_ecs::resource::Resource;
use tesserae_rules::{Action, Game, IllegalAction};

/// Which of the legal actions are accepted; by default all of them. Illegal actions are refused with the broken rule as
/// ever. What is not accepted is not carried out automatically either; if only some actions are, nothing is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Restriction {
    /// Every legal action is accepted.
    #[default]
    None,
    /// All but these.
    Hold {
        /// The actions that are not accepted yet.
        actions: Vec<Action>,
        /// The answer to them.
        answer: String,
    },
    /// Only these are.
    Only {
        /// The accepted actions.
        accepted: Vec<Action>,
        /// Actions with answers of their own.
        answers: Vec<(Action, String)>,
        /// The answer to all other legal actions.
        otherwise: String,
    },
}

impl Restriction {
    /// The code of these refusals.
    pub const CODE: &'static str = "not_accepted_now";

    /// Why an action is not accepted in this game; nothing if it is, or if the rules refuse it anyway.
    #[must_use]
    pub fn refusal(&self, game: &dyn Game, action: &Action) -> Option<IllegalAction> {
        let is_legal = || game.boxed().act(action).is_ok();
        let text = match self {
            Self::Hold { actions, answer } if actions.contains(action) && is_legal() => answer,
            Self::None | Self::Hold { .. } => return None,
            Self::Only { accepted, .. } if accepted.contains(action) => return None,
            Self::Only { answers, otherwise, .. } => match answers.iter().find(|(known, _)| known == action) {
                Some((_, answer)) => answer,
                None if is_legal() => otherwise,
                None => return None,
            },
        };
        Some(IllegalAction { code: Self::CODE, text: text.clone(), wrong_die: false })
    }
}
