//! Texts as long as they become, in messages, so that a test has them in every language.

use tesserae_words::{self as words, Text, backgammon, common, insight, teaching};

use crate::{advice::Objection, teaching::PuzzleVerdict};

/// Why a move is refused, and which are possible.
pub(super) fn refusal() -> Text {
    let places = [24_u8, 13, 8, 6].map(common::number);
    let places = words::one_of(places).expect("some");
    let hint = common::can_move_from("White", places);
    common::refusal_and_hint(backgammon::waste_die(), hint)
}

/// What has happened.
pub(super) fn announcements() -> [Text; 2] {
    [common::equal_dice(), common::higher_begins()]
}

/// A turn of several moves.
pub(super) fn turn() -> Text {
    let entered = common::entered(common::the_bar(), common::number(22_u8), 1_u8);
    let moved = common::moved(common::number(13_u8), common::number(10_u8), 0_u8);
    insight::and_after_comma(entered, insight::repeated(moved, 2_u8))
}

/// Why a turn is better.
pub(super) fn why() -> Text {
    let better = insight::next_clause(
        insight::throws_that_hit(11_u8, 36_u8, 17_u8),
        insight::points_in_row(4_u8, 3_u8),
    );
    let better = insight::last_clause(better, insight::anchors(1_u8, 0_u8));
    insight::better_but(insight::it(), better, insight::home_points_held(2_u8, 3_u8))
}

/// What a turn costs.
pub(super) fn lost() -> Text {
    common::as_written("0.12")
}

/// What is said of an answer that is not the best.
pub(super) fn verdict() -> PuzzleVerdict {
    PuzzleVerdict {
        is_best: false,
        about: teaching::not_the_best_or_more(lost()),
        reason: teaching::with_reason(teaching::better(turn()), why()),
    }
}

/// What the coach says.
pub(super) fn objection() -> Objection {
    Objection {
        is_choice: false,
        lost: lost(),
        better: turn(),
        why: Some(why()),
        turns: Default::default(),
    }
}

/// What a puzzle asks.
pub(super) fn question() -> Text {
    teaching::to_play(common::as_written("White"), "6-3")
}
