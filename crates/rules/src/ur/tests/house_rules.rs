//! What the house rules change.
use super::{assert_board, assert_nothing, house, scene, scene_by};
use crate::{Choice, Describe, Game, Seat};

#[test]
fn with_free_entry_any_throw_enters_at_once() {
    let free = house(&[("opening", "free")]);
    for (value, word) in [(1, "start-1"), (2, "start-2"), (3, "start-3")] {
        assert_eq!(
            scene_by(free, "start7", "start7", Seat::First)
                .thrown(value)
                .words(),
            [word]
        );
    }
}

#[test]
fn with_free_entry_three_blanks_lose_the_turn() {
    assert_nothing(
        &scene_by(
            house(&[("opening", "free")]),
            "start7",
            "start7",
            Seat::First,
        )
        .thrown(0),
    );
}

#[test]
fn with_free_entry_three_blanks_may_still_open_the_gate_by_the_other_house_rule() {
    let options = house(&[("opening", "free"), ("three_blanks", "gate")]);
    let state = scene_by(options, "start7", "start7", Seat::First).thrown(0);
    assert_board(&state, "start6 1", "start7");
    assert_eq!(state.pending().seat(), Some(Seat::First));
}

#[test]
fn another_throw_is_earned_on_a_rosette_and_comes_after_finish() {
    let options = house(&[("rosette_reward", "another_throw")]);
    let mut state = scene_by(options, "3", "start7", Seat::First)
        .thrown(1)
        .then("3-4*");
    assert_eq!(state.words(), ["finish"]);
    assert_eq!(state.label(Choice::Finish), "Throw again");
    state.does("finish");
    assert!(
        state.position().ends_with("throw:B"),
        "{}",
        state.position()
    );
}

#[test]
fn with_another_throw_the_piece_on_the_last_rosette_may_go_home_first() {
    let options = house(&[("rosette_reward", "another_throw")]);
    let state = scene_by(options, "5 e", "start7", Seat::First)
        .thrown(1)
        .then("e-f*");
    assert_eq!(state.words(), ["f*-home", "skip"]);
    let home = state.clone().then("f*-home").then("finish");
    assert_board(&home, "5", "start7");
    assert!(home.position().ends_with("throw:B"));
    let stay = state.then("skip").then("finish");
    assert_board(&stay, "5 f*", "start7");
    assert!(stay.position().ends_with("throw:B"));
}

#[test]
fn without_reward_a_rosette_is_a_square_like_any_other() {
    let options = house(&[("rosette_reward", "none")]);
    let state = scene_by(options, "3", "start7", Seat::First)
        .thrown(1)
        .then("3-4*");
    assert_eq!(state.words(), ["finish"]);
    assert!(state.then("finish").position().ends_with("throw:I"));
}

#[test]
fn three_blanks_bring_another_piece_through_the_gate_where_that_is_played() {
    let options = house(&[("three_blanks", "gate")]);
    let state = scene_by(options, "start3 5", "start6 1", Seat::First).thrown(0);
    assert_board(&state, "start2 1 5", "start6 river1");
    assert_eq!(state.pending().seat(), Some(Seat::First));
}

#[test]
fn the_gate_stays_shut_to_three_blanks_without_a_piece_at_the_start_or_with_ones_own_on_it() {
    let options = house(&[("three_blanks", "gate")]);
    assert_nothing(&scene_by(options, "5", "start7", Seat::First).thrown(0));
    assert_nothing(&scene_by(options, "start3 1", "start7", Seat::First).thrown(0));
}

#[test]
fn safe_rosettes_block_the_enemy() {
    let options = house(&[("safe_rosettes", "yes")]);
    assert_nothing(&scene_by(options, "7", "start6 F*", Seat::First).thrown(1));
    let state = scene_by(options, "3 1", "start6 f*", Seat::First)
        .thrown(1)
        .then("3-4*");
    assert_eq!(
        state.words(),
        ["1-2", "4*-5", "1-3", "4*-6", "4*-7", "1-6", "4*-E", "skip"]
    );
}

#[test]
fn safe_rosettes_bind_free_moves_too() {
    let options = house(&[("safe_rosettes", "yes")]);
    let state = scene_by(options, "3 7", "start6 F*", Seat::First)
        .thrown(1)
        .then("3-4*");
    assert!(
        !state.words().contains(&"7xF*".to_owned()),
        "{:?}",
        state.words()
    );
}

#[test]
fn a_piece_in_the_river_goes_first_where_that_is_played_and_it_can_enter() {
    let options = house(&[("river_first", "yes")]);
    let state = scene_by(options, "start2 river1 5", "start7", Seat::First);
    assert_eq!(state.clone().thrown(3).words(), ["river-C"]);
    let blocked = scene_by(options, "start2 river1 C 5", "start7", Seat::First).thrown(3);
    assert_eq!(blocked.words(), ["start-3", "C-2", "5-F*"]);
}

#[test]
fn river_first_does_not_bind_free_moves() {
    let options = house(&[("river_first", "yes"), ("opening", "free")]);
    let state = scene_by(options, "river1 A 5", "start7", Seat::First).thrown(1);
    assert_eq!(
        state.words(),
        ["A-B", "5-6"],
        "A is one's own, so that the river is shut"
    );
    let state = scene_by(options, "river1 C 5", "start7", Seat::First).thrown(1);
    assert_eq!(state.words(), ["river-A"]);
    let state = scene_by(options, "river1 A 3", "start7", Seat::First)
        .thrown(1)
        .then("3-4*");
    assert!(
        state.words().contains(&"A-C".to_owned()),
        "{:?}",
        state.words()
    );
}

#[test]
fn a_free_move_onto_a_rosette_earns_another() {
    let state = scene("3 5", "start7").thrown(1).then("3-4*").then("4*-7");
    assert_eq!(state.words(), ["finish"]);
    let state = scene("3 6", "start7").thrown(1).then("3-4*").then("6-F*");
    assert!(
        state
            .prompt(&["Ann", "Ben"].into())
            .to_string()
            .contains("rosette")
    );
    assert_eq!(state.words().last().map(String::as_str), Some("skip"));
}

#[test]
fn the_private_rosette_earns_a_reward_as_well() {
    let state = scene("C", "start7").thrown(1).then("C-D*");
    assert_eq!(
        state.words(),
        ["D*-1", "D*-2", "D*-3", "D*-5", "skip"]
            .map(String::from)
            .to_vec()
    );
}

#[test]
fn five_never_enters_a_piece() {
    let state = scene("start1 river1 3", "start7").thrown(1).then("3-4*");
    let words = state.words();
    for word in [
        "start-1", "start-2", "start-3", "river-A", "river-B", "river-C", "4*-E",
    ] {
        assert!(words.contains(&word.to_owned()), "{word} in {words:?}");
    }
    assert_eq!(words.len(), 3 + 3 + 4 + 1);
}

#[test]
fn a_reward_that_no_piece_can_use_lapses() {
    let options = house(&[("safe_rosettes", "yes")]);
    let state = scene_by(options, "7 E 8 e", "start6 f*", Seat::First)
        .thrown(1)
        .then("7-F*");
    assert_eq!(state.words(), ["finish"]);
    assert!(state.position().contains("done:B"), "{}", state.position());
}
