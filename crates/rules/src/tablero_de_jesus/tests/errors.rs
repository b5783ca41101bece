//! One test per broken rule: the game names it and stays as it was.
use super::*;
use crate::{
    Choice, Place, Step,
    refusals::{assert_refused, refusals},
};

fn moving() -> State {
    play(board("7711111"), "6-2")
}

refusals! {
    a_coin_moves_by_a_die_that_was_thrown { moving(), "3:1-4", "3:1-1" => "no_such_die"; }
    a_die_is_used_once { play(moving(), "3:1-3"), "4:1-3" => "die_used"; }
    the_two_dice_are_for_two_coins { play(board("3711111"), "3-1 1:3-4"), "1:4-7" => "same_coin"; }
    both_dice_must_be_used { play(board("1444444"), "6-2"), "1:1-3" => "wastes_die"; }
    only_a_run_can_be_taken {
        board("7711111"), "take", "claim" => "no_run";
        State::new(Options::default()), Choice::TakeRun(0) => "no_run";
    }
    a_run_is_taken_by_who_has_moved {
        game(Options::default(), "4441117 10-13 low:first high receive"), "take" => "move_first";
        board("4441117"), "take" => "move_first";
    }
    a_run_is_claimed_after_a_surrender { board("4441117"), "claim" => "nothing_surrendered"; }
    ones_own_run_is_taken_not_claimed {
        game(Options::default(), "4441117 10-13 low:first low decide"), "claim" => "take_instead";
    }
    the_buttons_of_other_games_are_refused {
        moving(), Choice::Finish, Choice::Double, Choice::Resign(1) => "no_such_choice";
    }
}

#[test]
fn a_coin_must_lie_where_the_hand_reaches() {
    assert_refused(&moving(), "3:2-4", "no_coin");
    let purse = Place::Hand(Seat::First);
    assert_refused(
        &moving(),
        Step::new(purse, Place::Cell { column: 1, row: 1 }, 2),
        "no_coin",
    );
    assert_refused(
        &moving(),
        Step::new(
            Place::Cell { column: 9, row: 1 },
            Place::Cell { column: 9, row: 3 },
            2,
        ),
        "no_coin",
    );
}

#[test]
fn a_coin_stays_in_its_column() {
    let from = Place::Cell { column: 3, row: 1 };
    assert_refused(
        &moving(),
        Step::new(from, Place::Cell { column: 4, row: 3 }, 2),
        "leaves_column",
    );
    assert_refused(
        &moving(),
        Step::new(from, Place::Hand(Seat::First), 2),
        "leaves_column",
    );
    assert_refused(
        &moving(),
        Step {
            from,
            path: vec![],
            die: 2,
        },
        "leaves_column",
    );
}

#[test]
fn a_coin_stays_on_the_board() {
    let from = Place::Cell { column: 1, row: 7 };
    assert_refused(
        &moving(),
        Step::new(from, Place::Cell { column: 1, row: 9 }, 2),
        "leaves_board",
    );
    assert_refused(
        &moving(),
        Step::new(from, Place::Cell { column: 1, row: 0 }, 6),
        "leaves_board",
    );
}

#[test]
fn a_coin_moves_by_the_whole_die() {
    let from = Place::Cell { column: 3, row: 1 };
    assert_refused(
        &moving(),
        Step::new(from, Place::Cell { column: 3, row: 2 }, 2),
        "not_the_whole_die",
    );
}

#[test]
fn a_run_is_picked_by_its_first_column() {
    let one = Options {
        several_runs: SeveralRuns::One,
        ..Options::default()
    };
    assert_refused(
        &game(one, "3355511 10-13 low:first low decide"),
        "take4",
        "no_run_there",
    );
    assert_refused(
        &game(one, "3355511 10-13 low:second low decide"),
        "take4",
        "no_run_there",
    );
}

#[test]
fn a_run_is_taken_after_both_dice() {
    let state = play(board("4441117"), "1-1");
    assert_refused(&state, "take", "finish_the_move");
    assert_refused(&play(state, "6:1-2"), "claim", "finish_the_move");
}

#[test]
fn the_house_may_forbid_claims() {
    let never = Options {
        claiming: Claiming::Never,
        ..Options::default()
    };
    assert_refused(
        &game(never, "4441117 10-13 low:first high receive"),
        "claim",
        "claiming_forbidden",
    );
}

#[test]
fn all_runs_are_taken_or_one_is_picked() {
    assert_refused(
        &game(Options::default(), "3355511 10-13 low:first low decide"),
        "take1",
        "all_are_taken",
    );
    let one = Options {
        several_runs: SeveralRuns::One,
        ..Options::default()
    };
    assert_refused(
        &game(one, "3355511 10-13 low:first low decide"),
        "take",
        "pick_one",
    );
}
