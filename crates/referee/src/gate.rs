//! Which of the legal actions are accepted, where not all are: in lessons, after a puzzle, and
//! while a coach looks or objects.

use bevy_ecs::resource::Resource;
use tesserae_rules::{Action, Game, IllegalAction, Throw};
use tesserae_words::Text;

/// Who decides what is accepted besides the rules.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum GateOwner {
    /// Nobody: all that is legal is accepted.
    #[default]
    Free,
    /// A lesson.
    Lesson,
    /// A puzzle.
    Puzzle,
    /// The coach.
    Coach,
}

/// Which of the legal actions are accepted, throws included; by default all of them. Illegal
/// actions are refused with the broken rule as ever. What is not accepted is not carried out
/// automatically either; if only some actions are, nothing is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Gate {
    owner: GateOwner,
    rule: Rule,
}

#[derive(Clone, Debug, Default, PartialEq)]
enum Rule {
    #[default]
    All,
    /// All but these choices and steps and, if it is held, the throw.
    AllBut {
        actions: Vec<Action>,
        throw: bool,
        answer: Text,
    },
    Only {
        accepted: Vec<Action>,
        answers: Vec<(Action, Text)>,
        otherwise: Text,
    },
}

/// Whether the dice may be thrown.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum ThrowGate<'a> {
    /// They may.
    Open,
    /// They may, and fall like this.
    Arranged(&'a Throw),
    /// Not yet: it is being looked at whether to throw.
    Held,
    /// No.
    Closed,
}

impl Gate {
    /// The code of these refusals.
    pub const CODE: &'static str = "not_accepted_now";

    /// All that is legal but these actions and, if it is held, the throw; `answer` is the answer to
    /// them.
    #[must_use]
    pub fn hold(owner: GateOwner, actions: Vec<Action>, throw: bool, answer: Text) -> Self {
        Self {
            owner,
            rule: Rule::AllBut {
                actions,
                throw,
                answer,
            },
        }
    }

    /// Nothing but these actions. `answers` are said to some of the others, `otherwise` to the
    /// rest. A throw among the accepted actions is arranged to fall so.
    #[must_use]
    pub fn only(
        owner: GateOwner,
        accepted: Vec<Action>,
        answers: Vec<(Action, Text)>,
        otherwise: Text,
    ) -> Self {
        Self {
            owner,
            rule: Rule::Only {
                accepted,
                answers,
                otherwise,
            },
        }
    }

    /// Who decides.
    #[must_use]
    pub const fn owner(&self) -> GateOwner {
        self.owner
    }

    /// Whether the dice may be thrown.
    #[must_use]
    pub fn throw(&self) -> ThrowGate<'_> {
        match &self.rule {
            Rule::All | Rule::AllBut { throw: false, .. } => ThrowGate::Open,
            Rule::AllBut { throw: true, .. } => ThrowGate::Held,
            Rule::Only { accepted, .. } => {
                let mut throws = accepted.iter().filter_map(|action| match action {
                    Action::Throw(throw) => Some(throw),
                    _ => None,
                });
                throws
                    .next_back()
                    .map_or(ThrowGate::Closed, ThrowGate::Arranged)
            }
        }
    }

    /// The answer to a throw that is not accepted.
    #[must_use]
    pub fn answer_to_throw(&self) -> Option<&Text> {
        match &self.rule {
            Rule::AllBut {
                throw: true,
                answer,
                ..
            } => Some(answer),
            Rule::Only { otherwise, .. } if self.throw() == ThrowGate::Closed => Some(otherwise),
            _ => None,
        }
    }

    /// Why an action is not accepted in this game; `None` if it is, or if the rules refuse it
    /// anyway.
    #[must_use]
    pub fn refusal(&self, game: &dyn Game, action: &Action) -> Option<IllegalAction> {
        let is_legal = || game.boxed().act(action).is_ok();
        let text = match &self.rule {
            Rule::AllBut {
                actions, answer, ..
            } if actions.contains(action) && is_legal() => answer,
            Rule::All | Rule::AllBut { .. } => return None,
            Rule::Only { accepted, .. } if accepted.contains(action) => return None,
            Rule::Only {
                answers, otherwise, ..
            } => match answers.iter().find(|(known, _)| known == action) {
                Some((_, answer)) => answer,
                None if is_legal() => otherwise,
                None => return None,
            },
        };
        Some(IllegalAction {
            code: Self::CODE,
            text: text.clone(),
            wrong_die: false,
        })
    }

    /// The action, if it may be carried out automatically.
    pub(crate) fn automatic(&self, action: Action) -> Option<Action> {
        match &self.rule {
            Rule::All => Some(action),
            Rule::AllBut { actions, .. } => Some(action).filter(|action| !actions.contains(action)),
            Rule::Only { .. } => None,
        }
    }
}
