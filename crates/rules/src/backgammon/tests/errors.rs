//! One test for every rule that can be broken.
use super::{
    super::{Cube, Stake},
    *,
};
use crate::{IllegalAction, Place};

fn refused(game: &State, action: impl Into<Action>) -> &'static str {
    let mut copy = game.clone();
    let IllegalAction { code, text, .. } = copy.act(&action.into()).expect_err("this should be refused");
    assert_eq!(&copy, game, "a refused action changes nothing");
    assert!(text.ends_with('.') && !text.is_empty());
    code
}

fn step(from: u8, to: u8, die: u8) -> Step {
    let place = |number| super::super::position::place(Seat::First, number);
    Step::new(place(from), place(to), die)
}

fn offered() -> State {
    let mut game = before_throw(Options::default(), Position::START);
    game.act(&Choice::Double.into()).unwrap();
    game
}

fn over() -> State {
    let mut game = offered();
    game.act(&Choice::Drop.into()).unwrap();
    game
}

#[test]
fn after_the_end_nothing_happens() {
    assert_eq!(refused(&over(), throw(1, 2)), "game_over");
    assert_eq!(refused(&over(), Choice::Double), "game_over");
    assert_eq!(refused(&over(), step(6, 5, 1)), "game_over");
    assert_eq!(refused(&over(), Choice::NextGame), "series_over");
}

#[test]
fn the_next_game_waits_for_the_end_of_this_one() {
    assert_eq!(refused(&offered(), Choice::NextGame), "game_not_over");
}

#[test]
fn the_dice_come_first() {
    let game = before_throw(Options::default(), Position::START);
    assert_eq!(refused(&game, step(6, 5, 1)), "throw_first");
    assert_eq!(refused(&game, Choice::Finish), "throw_first");
}

#[test]
fn dice_that_lie_are_played_not_thrown() {
    assert_eq!(refused(&thrown(Position::START, [3, 1]), throw(6, 6)), "dice_lie");
}

#[test]
fn an_offer_must_be_answered() {
    assert_eq!(refused(&offered(), throw(1, 2)), "answer_first");
    assert_eq!(refused(&offered(), Choice::Resign(1)), "answer_first");
    assert_eq!(refused(&offered(), step(6, 5, 1)), "answer_first");
    assert_eq!(refused(&offered(), Choice::Accept), "answer_first");
}

#[test]
fn nobody_answers_what_nobody_offered() {
    let game = before_throw(Options::default(), Position::START);
    assert_eq!(refused(&game, Choice::Take), "nothing_offered");
    assert_eq!(refused(&game, Choice::Decline), "nothing_offered");
}

#[test]
fn a_throw_has_two_dice_with_six_faces() {
    let game = before_throw(Options::default(), Position::START);
    for faces in [&[7, 1][..], &[0, 1], &[1], &[1, 2, 3], &[]] {
        assert_eq!(refused(&game, Throw::new(faces)), "bad_throw");
    }
}

#[test]
fn a_turn_is_played_to_its_end() {
    assert_eq!(refused(&thrown(Position::START, [3, 1]), Choice::Finish), "turn_not_over");
}

#[test]
fn used_dice_are_handed_over() {
    let mut game = thrown(Position::START, [3, 1]);
    game.act(&step(8, 5, 3).into()).unwrap();
    assert_eq!(refused(&game, step(8, 5, 3)), "no_such_die");
    game.act(&step(6, 5, 1).into()).unwrap();
    assert_eq!(refused(&game, step(8, 5, 3)), "dice_used_up");
}

#[test]
fn a_step_needs_a_man_of_ones_own() {
    let game = thrown(Position::START, [3, 1]);
    assert_eq!(refused(&game, step(7, 4, 3)), "no_man_there");
    assert_eq!(refused(&game, step(19, 16, 3)), "not_your_man");
    assert_eq!(refused(&game, step(25, 22, 3)), "no_man_there");
    assert_eq!(refused(&game, Step::new(Place::Bar(Seat::Second), Place::Point(3), 3)), "not_your_man");
    assert_eq!(refused(&game, step(0, 0, 3)), "not_a_place");
    assert_eq!(refused(&game, Step::new(Place::Stock, Place::Point(3), 3)), "not_a_place");
    assert_eq!(refused(&game, Step::new(Place::Point(77), Place::Point(3), 3)), "not_a_place");
}

#[test]
fn men_on_the_bar_enter_first() {
    assert_eq!(refused(&thrown(pos("bar 6", ""), [3, 1]), step(6, 5, 1)), "bar_first");
}

#[test]
fn one_die_is_one_step() {
    let step = Step { from: Place::Point(8), path: vec![Place::Point(5), Place::Point(4)], die: 3 };
    assert_eq!(refused(&thrown(Position::START, [3, 1]), step), "one_die_at_a_time");
}

#[test]
fn a_die_takes_a_man_exactly_its_number_forward() {
    let game = thrown(Position::START, [3, 1]);
    assert_eq!(refused(&game, step(8, 4, 3)), "wrong_target");
    assert_eq!(refused(&game, step(8, 11, 3)), "wrong_direction");
    assert_eq!(refused(&game, Step::new(Place::Point(8), Place::Off(Seat::Second), 3)), "wrong_target");
}

#[test]
fn two_men_close_a_point() {
    assert_eq!(refused(&thrown(Position::START, [5, 1]), step(6, 1, 5)), "point_closed");
    assert_eq!(refused(&thrown(pos("bar", "22x2"), [3, 1]), step(25, 22, 3)), "point_closed");
}

#[test]
fn a_closed_way_is_not_out_of_reach() {
    let shut = thrown(pos("24", "22x2 19x2"), [5, 2]);
    assert_eq!(refused(&shut, step(24, 17, 2)), "way_closed");
    assert_eq!(refused(&thrown(pos("24", "22x2"), [5, 2]), step(24, 17, 2)), "wrong_target");
    assert_eq!(refused(&thrown(pos("24", "20x2"), [2, 2]), step(24, 18, 2)), "way_closed");
}

#[test]
fn nobody_leaves_before_all_are_home() {
    assert_eq!(refused(&thrown(pos("7 3", ""), [3, 2]), step(3, 0, 3)), "not_all_home");
}

#[test]
fn a_larger_number_bears_off_only_the_furthest() {
    assert_eq!(refused(&thrown(pos("5 3", ""), [4, 1]), step(3, 0, 4)), "not_the_furthest");
}

#[test]
fn a_step_that_wastes_a_die_is_refused() {
    assert_eq!(refused(&thrown(pos("24 8", "18x2 2x2 1x2"), [6, 4]), step(8, 4, 4)), "waste_die");
}

#[test]
fn of_two_possible_dice_the_higher_is_asked_for() {
    assert_eq!(refused(&thrown(pos("10", "3x2 1x2"), [6, 3]), step(10, 7, 3)), "higher_die");
}

#[test]
fn doubling_has_its_rules() {
    let doubling = |chosen: &[(&str, &str)], change: fn(&mut Situation)| {
        let mut situation = before_throw(options(chosen), Position::START).situation;
        change(&mut situation);
        refused(&State::from_situation(options(chosen), situation), Choice::Double)
    };
    assert_eq!(doubling(&[("doubling_die", "off")], |_| {}), "no_doubling_die");
    assert_eq!(refused(&thrown(Position::START, [3, 1]), Choice::Double), "double_before_throw");
    assert_eq!(doubling(&[("match_length", "5")], |s| (s.crawford, s.score) = (true, [4, 0])), "crawford_game");
    let owned = |owner, stake| Some(Cube { owner: Some(owner), stake: Stake::new(stake).unwrap() });
    for (cube, code) in [(owned(Seat::Second, 2), "die_not_yours"), (owned(Seat::First, 64), "at_most_64")] {
        let situation = Situation { cube, ..before_throw(Options::default(), Position::START).situation };
        assert_eq!(refused(&State::from_situation(Options::default(), situation), Choice::Double), code);
    }
    assert_eq!(refused(&State::new(Options::default()), Choice::Double), "nobody_on_turn");
}

#[test]
fn beavers_are_a_house_rule() {
    assert_eq!(refused(&offered(), Choice::Beaver), "no_beavers");
}

#[test]
fn one_resigns_one_two_or_three_stakes() {
    let game = before_throw(Options::default(), Position::START);
    assert_eq!(refused(&game, Choice::Resign(0)), "bad_resignation");
    assert_eq!(refused(&game, Choice::Resign(4)), "bad_resignation");
}

#[test]
fn choices_of_other_games_are_none_here() {
    for choice in [Choice::Claim(0), Choice::TakeRun(1), Choice::SkipReward] {
        assert_eq!(refused(&offered(), choice), "no_such_choice");
    }
}
