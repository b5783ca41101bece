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

fn cell(column: u8, row: u8) -> Place {
    Place::Cell { column, row }
}

fn thrown(stacks: &str, reserve: u8, throw: &str) -> State {
    play(a_moves(stacks, reserve), throw)
}

fn over() -> State {
    let position = a_moves("c3=A", 0).position().replace(" A throw", " - over");
    game(Options::default(), &position)
}

#[test]
fn nothing_happens_after_the_end() {
    for word in ["3-4", "+a3", "a3>a4", "finish"] {
        word_refused(&over(), word, "game_over");
    }
}

#[test]
fn a_single_game_has_no_next_one() {
    word_refused(&over(), "next", "no_series");
}

#[test]
fn the_next_game_waits_for_the_end_of_this_one() {
    word_refused(&a_moves("a3=A", 0), "next", "not_over");
    word_refused(&thrown("a3=A", 0, "3-4"), "next", "not_over");
}

#[test]
fn dice_on_the_table_are_played_before_the_next_throw() {
    word_refused(&thrown("a3=A", 0, "3-4"), "1-2", "must_act");
}

#[test]
fn a_throw_is_two_dice_with_six_faces() {
    for faces in [&[7, 1][..], &[0, 1], &[1], &[1, 2, 3]] {
        refused(&a_moves("a3=A", 0), Throw::new(faces), "unfit_throw");
        refused(&State::new(Options::default()), Throw::new(faces), "unfit_throw");
    }
}

#[test]
fn nobody_acts_before_throwing() {
    for word in ["+a3", "a3>a4", "-a3", "finish"] {
        word_refused(&a_moves("a3=A", 0), word, "must_throw");
        word_refused(&State::new(Options::default()), word, "must_throw");
    }
}

#[test]
fn only_a_die_that_was_thrown_can_be_used() {
    word_refused(&thrown("a3=A", 0, "3-4"), "+a2", "no_such_die");
}

#[test]
fn a_die_is_used_once() {
    word_refused(&play(thrown("a3=A", 1, "3-4"), "+a3"), "a3>a4>a5", "die_used");
}

#[test]
fn placing_needs_a_token_in_reserve() {
    word_refused(&thrown("a3=A", 0, "3-4"), "+a4", "empty_reserve");
}

#[test]
fn nobody_takes_from_the_others_reserve() {
    let state = play(set(Options::default(), "a3=A", [1, 5]), "3-4");
    refused(&state, Step::new(Place::Hand(Seat::Second), cell(4, 0), 4), "not_your_reserve");
}

#[test]
fn a_token_is_placed_on_the_home_square_of_the_die() {
    word_refused(&thrown("a3=A", 1, "3-4"), "+c4", "place_elsewhere");
    word_refused(&thrown("a3=A", 1, "3-4"), "+b4", "place_elsewhere");
    refused(&thrown("a3=A", 1, "3-4"), Step::new(Place::Hand(Seat::First), cell(3, 0), 4), "place_elsewhere");
}

#[test]
fn tokens_go_between_the_board_and_the_reserve() {
    let state = thrown("a3=A", 1, "3-4");
    refused(&state, Step::new(Place::Bar(Seat::First), cell(3, 0), 3), "no_such_place");
    refused(&state, Step::new(cell(7, 0), cell(6, 0), 3), "no_such_place");
    refused(&state, Step::new(Place::Hand(Seat::First), Place::Hand(Seat::First), 3), "no_such_place");
}

#[test]
fn only_own_stacks_are_taken_up() {
    word_refused(&thrown("a3=A", 0, "3-4"), "a4>a5", "empty_square");
    word_refused(&thrown("a3=A a4=AB", 0, "3-4"), "a4>a5>a6", "not_your_stack");
    word_refused(&thrown("a3=A c4=AB", 0, "3-3"), "-c4", "not_your_stack");
}

#[test]
fn the_stack_of_the_die_moves() {
    word_refused(&thrown("c3=A", 1, "3-4"), "c3>c4", "moves_elsewhere");
    refused(&thrown("a3=A a2=A", 1, "3-4"), Step::new(cell(2, 0), cell(1, 0), 3), "moves_elsewhere");
}

#[test]
fn a_stack_of_eighteen_cannot_move() {
    let tall = format!("a3={}{}", "B".repeat(9), "A".repeat(9));
    word_refused(&thrown(&tall, 1, "3-4"), "a3>a4", "too_tall");
}

#[test]
fn a_walk_is_as_long_as_the_stack_is_high() {
    word_refused(&thrown("a3=AA", 0, "3-4"), "a3>a4", "walk_length");
    word_refused(&thrown("a3=AA", 0, "3-4"), "a3>a4>a5>a6", "walk_length");
    refused(&thrown("a3=AA", 0, "3-4"), Step { from: cell(3, 0), path: vec![], die: 3 }, "walk_length");
}

#[test]
fn a_walk_goes_over_edges() {
    word_refused(&thrown("a3=AA", 0, "3-4"), "a3>c4>c5", "not_orthogonal");
    word_refused(&thrown("a3=AA", 0, "3-4"), "a3>a5>a6", "not_orthogonal");
    word_refused(&thrown("a3=A", 0, "3-4"), "a3>a3", "not_orthogonal");
    refused(&thrown("a6=A", 0, "6-4"), Step::new(cell(6, 0), cell(7, 0), 6), "not_orthogonal");
}

#[test]
fn a_walk_enters_no_square_twice_and_never_its_start() {
    word_refused(&thrown("a3=AAA", 0, "3-4"), "a3>a4>a5>a4", "square_twice");
    word_refused(&thrown("a3=AA", 0, "3-4"), "a3>a4>a3", "back_to_start");
}

#[test]
fn tokens_are_retrieved_with_doubles_only() {
    word_refused(&thrown("a3=A", 0, "3-4"), "-a3", "retrieve_needs_doubles");
}

#[test]
fn a_token_is_retrieved_instead_of_both_acts() {
    word_refused(&play(thrown("a3=A", 2, "3-3"), "+a3"), "-a3", "retrieve_instead_of_both");
}

#[test]
fn a_token_goes_back_to_its_owner() {
    refused(&thrown("a3=A", 0, "3-3"), Step::new(cell(3, 0), Place::Hand(Seat::Second), 3), "retrieve_to_own_reserve");
}

#[test]
fn the_house_may_keep_tokens_on_other_rows() {
    let home = Options { retrieve_from: RetrieveFrom::OwnHomeRow, ..Options::default() };
    word_refused(&play(set(home, "c3=A", [1, 0]), "3-3"), "-c3", "retrieve_from_home");
}

#[test]
fn nobody_bumps_who_can_retrieve() {
    word_refused(&thrown("a3=A", 0, "3-3"), "a3>a4", "retrieve_rather_than_bump");
}

#[test]
fn the_house_may_want_both_dice_used() {
    let strict = Options { use_both_dice: true, ..Options::default() };
    word_refused(&play(set(strict, "a3=A", [0, 0]), "3-4"), "a3>c3", "both_dice");
}

#[test]
fn a_die_that_can_be_used_is_not_skipped() {
    word_refused(&thrown("a3=A", 0, "3-4"), "finish", "die_left");
    word_refused(&play(thrown("a3=A", 0, "3-4"), "a3>a4"), "finish", "die_left");
    word_refused(&thrown("a3=B c2=A", 0, "3-3"), "finish", "die_left");
}

#[test]
fn the_buttons_of_other_games_are_refused() {
    for choice in [Choice::Double, Choice::Resign(1), Choice::Claim(0)] {
        refused(&thrown("a3=A", 0, "3-4"), choice, "no_such_choice");
    }
}
