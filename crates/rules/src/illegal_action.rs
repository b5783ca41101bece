//! Why an action is illegal, in words for the player and as a code for programs.

use std::{error::Error, fmt};

use strum::IntoStaticStr;
use tesserae_words::{self as words, Text};

use crate::{Die, DieKind, Throw, ThrowSpec, text::brief};

/// A broken rule.
pub trait RuleViolation: Error {
    /// What the player is told: one sentence.
    fn text(&self) -> Text;

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
#[derive(Clone, Debug, Eq, IntoStaticStr, PartialEq)]
#[strum(serialize_all = "snake_case")]
pub enum Violation<R> {
    /// Anything but the next game after the end.
    GameOver,
    /// The next game before the end of this one.
    NotOver,
    /// The next game where none follows.
    SeriesOver,
    /// A step, or the end of the turn, before the throw.
    ThrowFirst(DieKind),
    /// A throw while another one waits to be played.
    DiceLie(DieKind),
    /// A throw of another number of dice, or with faces that they do not have.
    UnfitThrow(ThrowSpec, Throw),
    /// No die on the table shows this number.
    NoSuchDie(u8),
    /// Every die with this number has been used.
    DieUsed(u8),
    /// The end of the turn although something can be played.
    StillPlayable,
    /// A button of another game.
    NoSuchChoice,
    /// A rule of this game.
    Rule(R),
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

impl<R> From<R> for Violation<R> {
    fn from(rule: R) -> Self {
        Self::Rule(rule)
    }
}

impl<R: RuleViolation> fmt::Display for Violation<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl<R: RuleViolation> Error for Violation<R> {}

impl<R: RuleViolation> RuleViolation for Violation<R> {
    fn text(&self) -> Text {
        match self {
            Self::GameOver => words::common::game_over(),
            Self::NotOver => words::common::not_over(),
            Self::SeriesOver => words::common::series_over(),
            Self::ThrowFirst(DieKind::Cube) => words::common::throw_dice_first(),
            Self::ThrowFirst(DieKind::Lot) => words::common::throw_lots_first(),
            Self::DiceLie(DieKind::Cube) => words::common::dice_lie(),
            Self::DiceLie(DieKind::Lot) => words::common::lots_lie(),
            Self::UnfitThrow(spec, throw) => unfit(*spec, throw),
            Self::NoSuchDie(number) => words::common::no_such_die(*number),
            Self::DieUsed(number) => words::common::die_used(*number),
            Self::StillPlayable => words::common::still_playable(),
            Self::NoSuchChoice => words::common::no_such_choice(),
            Self::Rule(rule) => rule.text(),
        }
    }

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
fn unfit(spec: ThrowSpec, throw: &Throw) -> Text {
    let (low, high) = spec.dice.faces();
    let (faces, thrown) = (throw.faces().len(), brief(&throw.to_string()));
    match spec.dice {
        DieKind::Cube => words::common::unfit_dice(spec.count, low, high, faces, thrown),
        DieKind::Lot => words::common::unfit_lots(spec.count, low, high, faces, thrown),
    }
}

/// Why an action was refused, in words for the player. The game is unchanged.
#[derive(Clone, Debug, Eq, thiserror::Error, PartialEq)]
#[error("{text}")]
pub struct IllegalAction {
    /// The broken rule's short name, see [`RuleViolation::code`].
    pub code: &'static str,
    /// One sentence for the player.
    pub text: Text,
    /// Whether only the number is wrong, see [`RuleViolation::is_wrong_die`].
    pub wrong_die: bool,
}

impl<B: RuleViolation> From<B> for IllegalAction {
    fn from(broken: B) -> Self {
        Self {
            code: broken.code(),
            text: broken.text(),
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
