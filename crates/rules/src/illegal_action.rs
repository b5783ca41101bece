//! Why an action is illegal, in words for the player and as a code for programs.

use strum::IntoStaticStr;
use thiserror::Error;

use crate::{Die, DieKind, Throw, ThrowSpec, text::brief};

/// A broken rule: its words are those of the error.
pub trait RuleViolation: std::error::Error {
    /// A short name that stays the same when the wording changes: `point_closed`,
    /// `must_use_higher_die`.
    fn code(&self) -> &'static str;

    /// Whether only the number is wrong: the die that the step names does not lead there, whatever
    /// else may stand in the way.
    fn is_wrong_die(&self) -> bool {
        false
    }
}

/// A rule that an action would break, in words for the player: one that several games have, or one
/// of the game's own. The code is the name of the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation<R> {
    /// Anything but the next game after the end.
    #[error("The game is over.")]
    GameOver,
    /// The next game before the end of this one.
    #[error("This game is not over yet.")]
    NotOver,
    /// The next game where none follows.
    #[error("The series is over; there is no next game.")]
    SeriesOver,
    /// A step, or the end of the turn, before the throw.
    #[error("Throw the {} first.", .0.names()[1])]
    ThrowFirst(DieKind),
    /// A throw while another one waits to be played.
    #[error("The {} lie on the table; play them first.", .0.names()[1])]
    DiceLie(DieKind),
    /// A throw of another number of dice, or with faces that they do not have.
    #[error("{}", unfit(*.0, .1))]
    UnfitThrow(ThrowSpec, Throw),
    /// No die on the table shows this number.
    #[error("No die shows {0}.")]
    NoSuchDie(u8),
    /// Every die with this number has been used.
    #[error("The {0} has been used.")]
    DieUsed(u8),
    /// The end of the turn although something can be played.
    #[error("You can still move, so you must.")]
    StillPlayable,
    /// A button of another game.
    #[error("There is no such choice in this game.")]
    NoSuchChoice,
    /// A rule of this game.
    #[error(transparent)]
    Rule(#[from] R),
}

impl<R> Violation<R> {
    /// The first die, counted from 0, that shows a number and has not been used.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn find_die(dice: impl Iterator<Item = Die>, number: u8) -> Result<usize, Self> {
        let mut refusal = Self::NoSuchDie(number);
        for (index, die) in dice.enumerate().filter(|(_, die)| die.face == number) {
            if !die.used {
                return Ok(index);
            }
            refusal = Self::DieUsed(number);
        }
        Err(refusal)
    }
}

impl<R: RuleViolation> RuleViolation for Violation<R> {
    fn code(&self) -> &'static str {
        match self {
            Self::Rule(rule) => rule.code(),
            shared => shared.into(),
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::Rule(rule) if rule.is_wrong_die())
    }
}

/// What is thrown instead of a throw that does not fit.
fn unfit(spec: ThrowSpec, throw: &Throw) -> String {
    let count = ["No", "One", "Two", "Three", "Four"]
        .get(usize::from(spec.count))
        .copied()
        .unwrap_or("Several");
    let (low, high) = spec.dice.faces();
    let what = if throw.faces().is_empty() {
        "none".to_owned()
    } else {
        brief(&throw.to_string())
    };
    format!(
        "{count} {} with faces from {low} to {high} are thrown, not {what}.",
        spec.dice.names()[1]
    )
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
        Self {
            code: broken.code(),
            text: broken.to_string(),
            wrong_die: broken.is_wrong_die(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::IntoEnumIterator;

    use super::*;
    use crate::{Thrower, backgammon, tablero_de_jesus, tablero_di_berona, tabula, ur};

    fn assert_distinct<R: RuleViolation + IntoEnumIterator>() {
        let rules: Vec<R> = R::iter().collect();
        assert_eq!(
            rules.iter().map(R::code).collect::<BTreeSet<_>>().len(),
            rules.len()
        );
        assert_eq!(
            rules
                .iter()
                .map(R::to_string)
                .collect::<BTreeSet<_>>()
                .len(),
            rules.len()
        );
    }

    #[test]
    fn no_two_rules_of_a_game_share_a_code_or_their_words() {
        assert_distinct::<backgammon::violation::Rule>();
        assert_distinct::<tabula::violation::Rule>();
        assert_distinct::<ur::violation::Rule>();
        assert_distinct::<tablero_de_jesus::violation::Rule>();
        assert_distinct::<tablero_di_berona::violation::Rule>();
    }

    #[test]
    fn a_throw_that_does_not_fit_is_answered_with_what_is_thrown() {
        let unfit = |dice, count| {
            let spec = ThrowSpec {
                dice,
                count,
                by: Thrower::Each,
            };
            Violation::<ur::violation::Rule>::UnfitThrow(spec, Throw::new(&[9])).to_string()
        };
        assert_eq!(
            unfit(DieKind::Cube, 2),
            "Two dice with faces from 1 to 6 are thrown, not 9."
        );
        assert_eq!(
            unfit(DieKind::Lot, 3),
            "Three lots with faces from 0 to 1 are thrown, not 9."
        );
    }
}
