//! The rules of backgammon that an action can break: code and words of each, declared once.

use strum::IntoStaticStr;
use tesserae_words::{self as words, Text};
use thiserror::Error;

use crate::RuleViolation;

/// Why an action is illegal.
pub(super) type Violation = crate::Violation<Rule>;

/// A rule of this game that an action would break, in words for the player. Its code is the name of
/// the variant in snake case.
#[derive(Clone, Debug, Eq, Error, IntoStaticStr, PartialEq)]
#[cfg_attr(test, derive(strum::EnumIter))]
#[error("{}", self.text())]
#[strum(serialize_all = "snake_case")]
pub enum Rule {
    /// Something else was done while a double, a beaver or a resignation waits for an answer.
    AnswerFirst(&'static str),
    NothingOffered(&'static str),
    DiceUsedUp,
    NotAPlace,
    NoCheckerThere,
    NotYourChecker,
    BarFirst,
    OneDieAtATime,
    WrongDirection,
    WrongTarget,
    PointClosed,
    /// The target is as far as all dice together say, but each point on the way is blocked by enemy
    /// checkers.
    WayClosed,
    NotAllHome,
    NotTheFurthest(u8),
    WasteDie,
    HigherDie,
    NoCube,
    DoubleBeforeThrow,
    CrawfordGame,
    CubeNotYours,
    #[strum(serialize = "at_most_64")]
    AtMost,
    NoBeavers,
    BadResignation(u8),
    /// A resignation in the opening, where nobody is on turn.
    NobodyOnTurn,
}

impl RuleViolation for Rule {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn text(&self) -> Text {
        match self {
            Self::AnswerFirst(what) => words::backgammon::answer_first(*what),
            Self::NothingOffered(what) => words::backgammon::nothing_offered(*what),
            Self::DiceUsedUp => words::backgammon::dice_used_up(),
            Self::NotAPlace => words::backgammon::not_a_place(),
            Self::NoCheckerThere => words::backgammon::no_checker_there(),
            Self::NotYourChecker => words::backgammon::not_your_checker(),
            Self::BarFirst => words::backgammon::bar_first(),
            Self::OneDieAtATime => words::backgammon::one_die_at_a_time(),
            Self::WrongDirection => words::backgammon::wrong_direction(),
            Self::WrongTarget => words::backgammon::wrong_target(),
            Self::PointClosed => words::backgammon::point_closed(),
            Self::WayClosed => words::backgammon::way_closed(),
            Self::NotAllHome => words::backgammon::not_all_home(),
            Self::NotTheFurthest(number) => words::backgammon::not_the_furthest(*number),
            Self::WasteDie => words::backgammon::waste_die(),
            Self::HigherDie => words::backgammon::higher_die(),
            Self::NoCube => words::backgammon::no_cube(),
            Self::DoubleBeforeThrow => words::backgammon::double_before_throw(),
            Self::CrawfordGame => words::backgammon::crawford_game(),
            Self::CubeNotYours => words::backgammon::cube_not_yours(),
            Self::AtMost => words::backgammon::at_most_64(),
            Self::NoBeavers => words::backgammon::no_beavers(),
            Self::BadResignation(number) => words::backgammon::bad_resignation(*number),
            Self::NobodyOnTurn => words::backgammon::nobody_on_turn(),
        }
    }

    fn is_wrong_die(&self) -> bool {
        matches!(self, Self::WrongTarget)
    }
}
