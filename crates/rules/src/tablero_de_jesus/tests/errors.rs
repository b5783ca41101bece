//! One test per broken rule: the game names it and stays as it was.
use super::*;
use crate::{Choice, Place, Step};

#[track_caller]
fn refused(state: &State, action: impl Into<Action>, code: &str) {
    let mut after = state.clone();
    let refusal = after.act(&action.into()).unwrap_err();
    assert_eq!(refusal.code, code, "{refusal}");
    assert_eq!(&after, state);
}

#[track_caller]
fn word_refused(state: &State, word: &str, code: &str) {
    refused(state, state.read_action(word).unwrap(), code);
}

fn moving() -> State {
    play(board("7711111"), "6-2")
}

fn over() -> State {
    game(Options::default(), "....... 28-2 low:first high lost")
}

#[test]
fn nothing_happens_after_the_end() {
    word_refused(&over(), "6-2", "game_over");
    word_refused(&over(), "1:7-1", "game_over");
    word_refused(&over(), "take", "game_over");
    refused(&over(), Choice::NextGame, "game_over");
}

#[test]
fn dice_on_the_table_are_played_before_the_next_throw() {
    word_refused(&moving(), "1-1", "must_move");
}

#[test]
fn a_throw_is_two_dice_with_six_faces() {
    for faces in [&[7, 1][..], &[0, 1], &[1], &[1, 2, 3]] {
        refused(&board("7711111"), Throw::new(faces), "unfit_throw");
        refused(&State::new(Options::default()), Throw::new(faces), "unfit_throw");
    }
}

#[test]
fn nobody_moves_before_throwing() {
    word_refused(&board("7711111"), "3:1-2", "must_throw");
    word_refused(&State::new(Options::default()), "3:1-2", "must_throw");
}

#[test]
fn a_coin_must_lie_where_the_hand_reaches() {
    word_refused(&moving(), "3:2-4", "no_coin");
    let purse = Place::Hand(Seat::First);
    refused(&moving(), Step::new(purse, Place::Cell { column: 1, row: 1 }, 2), "no_coin");
    refused(&moving(), Step::new(Place::Cell { column: 9, row: 1 }, Place::Cell { column: 9, row: 3 }, 2), "no_coin");
}

#[test]
fn a_coin_stays_in_its_column() {
    let from = Place::Cell { column: 3, row: 1 };
    refused(&moving(), Step::new(from, Place::Cell { column: 4, row: 3 }, 2), "leaves_column");
    refused(&moving(), Step::new(from, Place::Hand(Seat::First), 2), "leaves_column");
    refused(&moving(), Step { from, path: vec![], die: 2 }, "leaves_column");
}

#[test]
fn a_coin_stays_on_the_board() {
    let from = Place::Cell { column: 1, row: 7 };
    refused(&moving(), Step::new(from, Place::Cell { column: 1, row: 9 }, 2), "leaves_board");
    refused(&moving(), Step::new(from, Place::Cell { column: 1, row: 0 }, 6), "leaves_board");
}

#[test]
fn a_coin_moves_by_a_die_that_was_thrown() {
    word_refused(&moving(), "3:1-4", "no_such_die");
    word_refused(&moving(), "3:1-1", "no_such_die");
}

#[test]
fn a_die_is_used_once() {
    word_refused(&play(moving(), "3:1-3"), "4:1-3", "die_used");
}

#[test]
fn a_coin_moves_by_the_whole_die() {
    let from = Place::Cell { column: 3, row: 1 };
    refused(&moving(), Step::new(from, Place::Cell { column: 3, row: 2 }, 2), "not_the_whole_die");
}

#[test]
fn the_two_dice_are_for_two_coins() {
    let state = play(board("3711111"), "3-1 1:3-4");
    word_refused(&state, "1:4-7", "same_coin");
}

#[test]
fn both_dice_must_be_used() {
    word_refused(&play(board("1444444"), "6-2"), "1:1-3", "wastes_die");
}

#[test]
fn only_a_run_can_be_taken() {
    word_refused(&board("7711111"), "take", "no_run");
    word_refused(&board("7711111"), "claim", "no_run");
    refused(&State::new(Options::default()), Choice::TakeRun(0), "no_run");
}

#[test]
fn a_run_is_picked_by_its_first_column() {
    let one = Options { several_runs: SeveralRuns::One, ..Options::default() };
    word_refused(&game(one, "3355511 10-13 low:first low decide"), "take4", "no_run_there");
    word_refused(&game(one, "3355511 10-13 low:second low decide"), "take4", "no_run_there");
}

#[test]
fn a_run_is_taken_by_who_has_moved() {
    word_refused(&game(Options::default(), "4441117 10-13 low:first high receive"), "take", "move_first");
    word_refused(&board("4441117"), "take", "move_first");
}

#[test]
fn a_run_is_taken_after_both_dice() {
    let state = play(board("4441117"), "1-1");
    word_refused(&state, "take", "finish_the_move");
    word_refused(&play(state, "6:1-2"), "claim", "finish_the_move");
}

#[test]
fn a_run_is_claimed_after_a_surrender() {
    word_refused(&board("4441117"), "claim", "nothing_surrendered");
}

#[test]
fn ones_own_run_is_taken_not_claimed() {
    word_refused(&game(Options::default(), "4441117 10-13 low:first low decide"), "claim", "take_instead");
}

#[test]
fn the_house_may_forbid_claims() {
    let never = Options { claiming: Claiming::Never, ..Options::default() };
    word_refused(&game(never, "4441117 10-13 low:first high receive"), "claim", "claiming_forbidden");
}

#[test]
fn all_runs_are_taken_or_one_is_picked() {
    word_refused(&game(Options::default(), "3355511 10-13 low:first low decide"), "take1", "all_are_taken");
    let one = Options { several_runs: SeveralRuns::One, ..Options::default() };
    word_refused(&game(one, "3355511 10-13 low:first low decide"), "take", "pick_one");
}

#[test]
fn the_buttons_of_other_games_are_refused() {
    for choice in [Choice::Finish, Choice::Double, Choice::Resign(1), Choice::NextGame] {
        refused(&moving(), choice, "no_such_choice");
    }
}
