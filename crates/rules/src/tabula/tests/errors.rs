//! One test for each rule that an action can break.

use super::*;
use crate::{Place, refusals::refusals};

refusals! {
    there_is_no_doubling { pos!("hand:15"; throw "1-2-3"), Choice::Double => "no_such_choice"; }
    a_turn_is_not_finished_while_a_die_can_be_played { pos!("hand:15"; throw "1-2-3"), FINISH => "still_playable"; }
    a_step_has_one_target {
        pos!("hand:15"; throw "1-2-3"),
            Step { from: Place::Hand(IVORY), path: vec![Place::Point(1), Place::Point(3)], die: 3 },
            Step { from: Place::Hand(IVORY), path: vec![], die: 3 } => "one_die_at_a_time";
    }
    a_step_needs_a_piece_of_ones_own {
        pos!("hand:15"; closed 7; throw "1-2-3"), "9/10", "bar/1" => "no_piece_there";
        pos!("hand:15"; closed 7; throw "1-2-3"),
            "7/8", Step::new(Place::Hand(BROWN), Place::Point(3), 3) => "not_your_piece";
    }
    a_die_leads_to_one_place_only {
        pos!("hand:13, 12, 21"; throw "1-2-3"), Step::new(Place::Point(12), Place::Point(15), 2) => "wrong_target";
        pos!("hand:13, 12, 21"; throw "1-2-3"), Step::new(Place::Point(21), Place::Off(IVORY), 3) => "pieces_in_hand";
        pos!("hand:13, 12, 21"; throw "1-2-3"), Step::new(Place::Point(12), Place::Point(11), 2) => "wrong_direction";
        pos!("hand:13, 12, 21"; throw "1-2-3"), Step::new(Place::Hand(IVORY), Place::Hand(IVORY), 1) => "wrong_target";
    }
    the_bar_comes_first { pos!("bar, hand, 12"; throw "1-2-3"), "12/15", "hand/3" => "bar_first"; }
    a_closed_point_is_closed { pos!("12"; closed 14; throw "1-2-3"), "12/14" => "point_closed"; }
    bearing_off_waits_for_the_hand_and_for_the_last_quarter_and_is_exact {
        pos!("hand, 23"; throw "1-2-3"), "23/off" => "pieces_in_hand";
        pos!("18, 23"; throw "1-2-3"), "23/off" => "not_gathered";
        pos!("20, 23"; throw "1-2-3"), "23/off(3)" => "exact_number";
        pos!("20, 23"; throw "1-2-3"; exact_bearing_off = off), "23/off(3)" => "piece_further_back";
    }
}

#[test]
fn the_end_of_a_turn_needs_a_throw() {
    let mut game = State::new(Options::default());
    assert_refused(&game, FINISH, "throw_first");
    does(&mut game, "6-1");
    assert_refused(&game, FINISH, "throw_first");
}

#[test]
fn a_step_needs_a_die_that_lies_there_unused() {
    let mut game = pos!("hand:15"; throw "1-2-3");
    assert_refused(&game, "hand/4", "no_such_die");
    assert_refused(
        &game,
        Step::new(Place::Hand(IVORY), Place::Point(200), 200),
        "no_such_die",
    );
    does(&mut game, "hand/2");
    assert_refused(&game, "2/4", "die_used");
}

#[test]
fn pieces_are_taken_only_from_places_of_this_game() {
    let game = pos!("hand:15"; throw "1-2-3");
    for from in [
        Place::Point(0),
        Place::Point(25),
        Place::Off(IVORY),
        Place::Stock,
        Place::Cell { column: 1, row: 1 },
    ] {
        assert_refused(&game, Step::new(from, Place::Point(3), 3), "no_such_place");
        assert!(
            game.clone()
                .act_unchecked(&Step::new(from, Place::Point(3), 3).into())
                .is_empty()
        );
    }
}

#[test]
fn the_house_may_lock_the_second_half() {
    let game = pos!("hand, 12"; throw "1-2-3"; lock_second_half = on);
    assert_refused(&game, "12/13", "second_half_locked");
    let closed = pos!("hand, 12"; closed 13; throw "1-2-3"; lock_second_half = on);
    assert_refused(&closed, "12/13", "point_closed");
}
