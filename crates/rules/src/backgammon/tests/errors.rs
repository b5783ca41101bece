//! One test for every rule that can be broken.
use super::{
    super::{Cube, Stake},
    *,
};
use crate::{
    Place,
    refusals::{assert_refused, refusals},
};

fn step(from: u8, to: u8, die: u8) -> Step {
    let place = |number| super::super::position::place(Seat::First, number);
    Step::new(place(from), place(to), die)
}

fn offered() -> State {
    let mut game = before_throw(Options::default(), Position::START);
    game.act(&Choice::Double.into()).unwrap();
    game
}

refusals! {
    the_end_of_a_turn_needs_a_throw {
        before_throw(Options::default(), Position::START), Choice::Finish => "throw_first";
    }
    an_offer_must_be_answered {
        offered(), throw(1, 2), Choice::Resign(1), step(6, 5, 1), Choice::Accept => "answer_first";
    }
    nobody_answers_what_nobody_offered {
        before_throw(Options::default(), Position::START), Choice::Take, Choice::Decline => "nothing_offered";
    }
    a_turn_is_played_to_its_end { thrown(Position::START, [3, 1]), Choice::Finish => "still_playable"; }
    a_step_needs_a_checker_of_ones_own {
        thrown(Position::START, [3, 1]), step(7, 4, 3) => "no_checker_there";
        thrown(Position::START, [3, 1]), step(19, 16, 3) => "not_your_checker";
        thrown(Position::START, [3, 1]), step(25, 22, 3) => "no_checker_there";
        thrown(Position::START, [3, 1]), Step::new(Place::Bar(Seat::Second), Place::Point(3), 3) => "not_your_checker";
        thrown(Position::START, [3, 1]),
            step(0, 0, 3), Step::new(Place::Stock, Place::Point(3), 3),
            Step::new(Place::Point(77), Place::Point(3), 3) => "not_a_place";
    }
    checkers_on_the_bar_enter_first { thrown(pos("bar 6", ""), [3, 1]), step(6, 5, 1) => "bar_first"; }
    one_die_is_one_step {
        thrown(Position::START, [3, 1]),
            Step { from: Place::Point(8), path: vec![Place::Point(5), Place::Point(4)], die: 3 } => "one_die_at_a_time";
    }
    a_die_takes_a_checker_exactly_its_number_forward {
        thrown(Position::START, [3, 1]), step(8, 4, 3) => "wrong_target";
        thrown(Position::START, [3, 1]), step(8, 11, 3) => "wrong_direction";
        thrown(Position::START, [3, 1]), Step::new(Place::Point(8), Place::Off(Seat::Second), 3) => "wrong_target";
    }
    two_checkers_close_a_point {
        thrown(Position::START, [5, 1]), step(6, 1, 5) => "point_closed";
        thrown(pos("bar", "22x2"), [3, 1]), step(25, 22, 3) => "point_closed";
    }
    a_closed_way_is_not_out_of_reach {
        thrown(pos("24", "22x2 19x2"), [5, 2]), step(24, 17, 2) => "way_closed";
        thrown(pos("24", "22x2"), [5, 2]), step(24, 17, 2) => "wrong_target";
        thrown(pos("24", "20x2"), [2, 2]), step(24, 18, 2) => "way_closed";
    }
    nobody_leaves_before_all_are_home { thrown(pos("7 3", ""), [3, 2]), step(3, 0, 3) => "not_all_home"; }
    a_larger_number_bears_off_only_the_furthest { thrown(pos("5 3", ""), [4, 1]), step(3, 0, 4) => "not_the_furthest"; }
    a_step_that_wastes_a_die_is_refused { thrown(pos("24 8", "18x2 2x2 1x2"), [6, 4]), step(8, 4, 4) => "waste_die"; }
    of_two_possible_dice_the_higher_is_asked_for {
        thrown(pos("10", "3x2 1x2"), [6, 3]), step(10, 7, 3) => "higher_die";
    }
    beavers_are_a_house_rule { offered(), Choice::Beaver => "no_beavers"; }
    one_resigns_one_two_or_three_stakes {
        before_throw(Options::default(), Position::START), Choice::Resign(0), Choice::Resign(4) => "bad_resignation";
    }
    choices_of_other_games_are_none_here {
        offered(), Choice::Claim(0), Choice::TakeRun(1), Choice::SkipReward => "no_such_choice";
    }
}

#[test]
fn used_dice_are_handed_over() {
    let mut game = thrown(Position::START, [3, 1]);
    game.act(&step(8, 5, 3).into()).unwrap();
    assert_refused(&game, step(8, 5, 3), "die_used");
    game.act(&step(6, 5, 1).into()).unwrap();
    assert_refused(&game, step(8, 5, 3), "dice_used_up");
}

#[test]
fn doubling_has_its_rules() {
    let doubling = |chosen: &[(&str, &str)], change: fn(&mut Situation), code| {
        let mut situation = before_throw(options(chosen), Position::START).situation;
        change(&mut situation);
        assert_refused(&State::at(options(chosen), situation), Choice::Double, code);
    };
    doubling(&[("doubling_cube", "off")], |_| {}, "no_cube");
    assert_refused(
        &thrown(Position::START, [3, 1]),
        Choice::Double,
        "double_before_throw",
    );
    doubling(
        &[("match_length", "5")],
        |s| (s.crawford, s.score) = (true, [4, 0]),
        "crawford_game",
    );
    let owned = |owner, stake| {
        Some(Cube {
            owner: Some(owner),
            stake: Stake::new(stake).unwrap(),
        })
    };
    for (cube, code) in [
        (owned(Seat::Second, 2), "cube_not_yours"),
        (owned(Seat::First, 64), "at_most_64"),
    ] {
        let situation = Situation {
            cube,
            ..before_throw(Options::default(), Position::START).situation
        };
        assert_refused(
            &State::at(Options::default(), situation),
            Choice::Double,
            code,
        );
    }
    assert_refused(
        &State::new(Options::default()),
        Choice::Double,
        "nobody_on_turn",
    );
}
