//! Why an action is illegal, in words for the player and as a code for programs.

use thiserror::Error;

/// A broken rule of one game. Each game has its own enumeration of them.
pub trait RuleViolation: std::error::Error {
    /// A short name that stays the same when the wording changes: `point_closed`, `must_use_higher_die`.
    fn code(&self) -> &'static str;

    /// Whether only the number is wrong: the die that the step names does not lead there, whatever else may stand in
    /// the way.
    fn is_wrong_die(&self) -> bool {
        false
    }
}

/// Why an action was refused, in words for the player. The game is unchanged.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{text}")]
pub struct IllegalAction {
    /// The broken rule's short name, see [`RuleViolation::code`].
    pub code: &'static str,
    /// One sentence for the player.
    pub text: String,
    /// Whether only the number is wrong, see [`RuleViolation::is_wrong_die`].
    pub wrong_die: bool,
}

impl<B: RuleViolation> From<B> for IllegalAction {
    fn from(broken: B) -> Self {
        Self { code: broken.code(), text: broken.to_string(), wrong_die: broken.is_wrong_die() }
    }
}
