//! One test per broken rule. A refused action changes nothing.
use super::{house, lots, scene, scene_by};
use crate::{Action, Choice, Game, Place, Seat, Step, Throw, ur::State};

/// Checks that an action is refused by this rule and leaves the game as it was.
#[track_caller]
fn assert_refused(mut state: State, action: impl Into<Action>, code: &str) {
    let before = state.clone();
    let refusal = state.act(&action.into()).expect_err("the action breaks a rule");
    assert_eq!(refusal.code, code, "{refusal}");
    assert_eq!(state, before);
}

fn cell(column: u8, row: u8) -> Place {
    Place::Cell { column, row }
}

const START: Place = Place::Hand(Seat::First);
const RIVER: Place = Place::River(Seat::First);
const HOME: Place = Place::Off(Seat::First);
const GATE: Place = Place::Cell { column: 1, row: 2 };

#[test]
fn nothing_is_played_before_the_throw() {
    assert_refused(State::new(house(&[])), Step::new(START, GATE, 1), "throw_first");
    assert_refused(scene("start6 1", "start7"), Step::new(START, GATE, 1), "throw_first");
    assert_refused(scene("start6 1", "start7"), Choice::Finish, "throw_first");
}

#[test]
fn lots_that_lie_there_are_not_thrown_again() {
    assert_refused(scene("start6 1", "start7").thrown(1), lots(2), "already_thrown");
}

#[test]
fn a_throw_is_three_lots() {
    for faces in [&[1, 1][..], &[1, 1, 1, 1], &[2, 0, 0], &[255, 255, 255], &[]] {
        assert_refused(scene("start6 1", "start7"), Throw::new(faces), "not_three_lots");
    }
}

#[test]
fn a_game_that_is_over_goes_no_further() {
    let over = scene("f*", "start3 5").thrown(1).then("f*-home");
    assert_refused(over.clone(), lots(1), "game_over");
    assert_refused(over.clone(), Choice::Finish, "game_over");
    assert_refused(over, Step::new(START, GATE, 1), "game_over");
}

#[test]
fn the_next_game_waits_for_the_end_of_this_one() {
    assert_refused(scene("start6 1", "start7"), Choice::NextGame, "not_over");
}

#[test]
fn no_game_follows_when_the_set_is_over() {
    assert_refused(scene("f*", "start7").thrown(1).then("f*-home"), Choice::NextGame, "set_over");
}

#[test]
fn no_game_follows_a_single_game() {
    let over = scene_by(house(&[("play", "single")]), "f*", "start3 5", Seat::First).thrown(1).then("f*-home");
    assert_refused(over, Choice::NextGame, "single_game");
}

#[test]
fn choices_of_other_games_are_none_of_ur() {
    assert_refused(scene("start6 1", "start7"), Choice::Double, "not_in_ur");
    assert_refused(scene("start6 1", "start7").thrown(1), Choice::Claim(0), "not_in_ur");
}

#[test]
fn a_complete_turn_has_no_further_step() {
    assert_refused(scene("start6 1", "start7").thrown(1).then("1-2"), Step::new(START, GATE, 1), "turn_complete");
}

#[test]
fn a_legal_move_is_compulsory() {
    assert_refused(scene("start6 1", "start7").thrown(1), Choice::Finish, "must_move");
}

#[test]
fn a_reward_is_taken_or_declined_before_the_lots_are_handed_over() {
    assert_refused(scene("start6 3", "start7").thrown(1).then("3-4*"), Choice::Finish, "reward_open");
}

#[test]
fn only_an_earned_reward_can_be_declined() {
    assert_refused(scene("start6 1", "start7").thrown(1), Choice::SkipReward, "no_reward");
}

#[test]
fn a_step_has_one_target() {
    let step = Step { from: GATE, path: vec![cell(2, 2), cell(3, 2)], die: 2 };
    assert_refused(scene("start6 1", "start7").thrown(2), step, "one_target");
    let step = Step { from: GATE, path: Vec::new(), die: 2 };
    assert_refused(scene("start6 1", "start7").thrown(2), step, "one_target");
}

#[test]
fn a_step_begins_where_pieces_of_ur_can_move() {
    for from in [Place::Point(3), Place::Stock, cell(5, 1), cell(9, 2), cell(1, 255), Place::Bar(Seat::First)] {
        assert_refused(scene("start6 1", "start7").thrown(1), Step::new(from, GATE, 1), "not_a_place");
    }
}

#[test]
fn a_piece_that_is_home_stays_there() {
    assert_refused(scene("5", "start7").thrown(1), Step::new(HOME, GATE, 1), "already_home");
}

#[test]
fn the_other_players_pieces_are_not_touched() {
    let state = scene("start6 1", "start5 5 a").thrown(1);
    for from in [cell(5, 2), cell(4, 3), Place::Hand(Seat::Second), Place::Off(Seat::Second)] {
        assert_refused(state.clone(), Step::new(from, GATE, 1), "not_yours");
    }
}

#[test]
fn a_step_needs_a_piece() {
    let state = scene("5", "start7").thrown(1);
    for from in [START, RIVER, cell(6, 2), cell(4, 3)] {
        assert_refused(state.clone(), Step::new(from, GATE, 1), "no_piece");
    }
}

#[test]
fn a_locked_player_enters_nothing() {
    assert_refused(scene("start7", "start7").thrown(1), Step::new(START, GATE, 1), "locked");
}

#[test]
fn three_blanks_move_nothing() {
    assert_refused(scene("start6 1", "start7").thrown(0), Step::new(GATE, cell(2, 2), 1), "blanks");
}

#[test]
fn a_piece_goes_as_far_as_the_throw_says() {
    assert_refused(scene("start6 1", "start7").thrown(1), Step::new(GATE, cell(3, 2), 2), "not_the_throw");
}

#[test]
fn a_free_move_goes_1_2_3_or_5() {
    let state = scene("start6 3", "start7").thrown(1).then("3-4*");
    assert_refused(state, Step::new(cell(4, 2), cell(7, 1), 4), "not_a_free_length");
}

#[test]
fn a_5_enters_no_piece() {
    let state = scene("start6 3", "start7").thrown(1).then("3-4*");
    assert_refused(state, Step::new(START, cell(5, 2), 5), "never_enters");
}

#[test]
fn before_another_throw_only_the_piece_on_the_last_rosette_goes_on() {
    let options = house(&[("rosette_reward", "another_throw")]);
    let state = scene_by(options, "start1 5 e", "start7", Seat::First).thrown(1).then("e-f*");
    assert_refused(state, Step::new(cell(5, 2), cell(6, 2), 1), "only_home");
}

#[test]
fn no_piece_overshoots() {
    assert_refused(scene("e", "start7").thrown(2), Step::new(cell(8, 3), HOME, 2), "overshoot");
    assert_refused(scene("f*", "start7").thrown(2), Step::new(cell(7, 3), HOME, 2), "overshoot");
}

#[test]
fn a_number_leads_to_one_square() {
    assert_refused(scene("start6 1", "start7").thrown(1), Step::new(GATE, cell(3, 2), 1), "wrong_target");
    assert_refused(scene("7", "start7").thrown(1), Step::new(cell(7, 2), cell(8, 2), 1), "wrong_target");
}

#[test]
fn ones_own_piece_blocks() {
    assert_refused(scene("start5 1 2", "start7").thrown(1), Step::new(GATE, cell(2, 2), 1), "own_piece");
}

#[test]
fn a_safe_rosette_is_not_hit() {
    let state = scene_by(house(&[("safe_rosettes", "yes")]), "3 5", "start6 4*", Seat::First).thrown(1);
    assert_refused(state, Step::new(cell(3, 2), cell(4, 2), 1), "safe_rosette");
}

#[test]
fn the_river_goes_first_by_the_house_rule() {
    let state = scene_by(house(&[("river_first", "yes")]), "start2 river1 5", "start7", Seat::First).thrown(1);
    assert_refused(state, Step::new(START, GATE, 1), "river_first");
}
