//! One test for each rule that an action can break.

use super::*;
use crate::{Place, RuleViolation, Throw};

#[test]
fn after_the_end_nothing_can_be_done() {
    let mut game = State::from_position(Options::default(), "W=off:15 B=hand:15 over").unwrap();
    assert_eq!(refused(&mut game, Choice::NextGame), "game_over");
    assert_eq!(refused(&mut game, Throw::new(&[1, 2, 3])), "game_over");
}

#[test]
fn steps_and_the_end_of_a_turn_need_a_throw() {
    let mut game = State::new(Options::default());
    assert_eq!(refused(&mut game, FINISH), "throw_first");
    play(&mut game, "6-1");
    assert_eq!(refused_word(&mut game, "hand/4"), "throw_first");
}

#[test]
fn dice_that_lie_there_are_not_thrown_again() {
    assert_eq!(refused_word(&mut pos!("hand:15"; throw "1-2-3"), "1-2-3"), "dice_lie_there");
}

#[test]
fn the_opening_throw_is_one_die_each() {
    let mut game = State::new(Options::default());
    assert_eq!(refused_word(&mut game, "1-2-3"), "not_an_opening_throw");
    assert_eq!(refused(&mut game, Throw::new(&[7, 1])), "not_an_opening_throw");
}

#[test]
fn a_throw_is_three_dice_from_one_to_six() {
    let mut game = State::new(Options::default());
    play(&mut game, "2-1");
    for faces in [&[1, 2][..], &[1, 2, 3, 4], &[0, 1, 2], &[1, 7, 2], &[]] {
        assert_eq!(refused(&mut game, Throw::new(faces)), "not_a_throw");
        assert!(game.act_unchecked(&Throw::new(faces).into()).is_empty());
    }
}

#[test]
fn there_is_no_doubling_and_no_next_game() {
    let mut game = pos!("hand:15"; throw "1-2-3");
    assert_eq!(refused(&mut game, Choice::Double), "no_such_choice");
    assert_eq!(refused(&mut game, Choice::NextGame), "no_such_choice");
}

#[test]
fn a_turn_is_not_finished_while_a_die_can_be_played() {
    assert_eq!(refused(&mut pos!("hand:15"; throw "1-2-3"), FINISH), "still_playable");
}

#[test]
fn a_step_has_one_target() {
    let mut game = pos!("hand:15"; throw "1-2-3");
    let long = Step { from: Place::Hand(WHITE), path: vec![Place::Point(1), Place::Point(3)], die: 3 };
    assert_eq!(refused(&mut game, long), "one_die_at_a_time");
    assert_eq!(refused(&mut game, Step { from: Place::Hand(WHITE), path: vec![], die: 3 }), "one_die_at_a_time");
}

#[test]
fn a_step_needs_a_die_that_lies_there_unused() {
    let mut game = pos!("hand:15"; throw "1-2-3");
    assert_eq!(refused_word(&mut game, "hand/4"), "no_such_die");
    assert_eq!(refused(&mut game, Step::new(Place::Hand(WHITE), Place::Point(200), 200)), "no_such_die");
    play(&mut game, "hand/2");
    assert_eq!(refused_word(&mut game, "2/4"), "die_used");
}

#[test]
fn men_are_taken_only_from_places_of_this_game() {
    let mut game = pos!("hand:15"; throw "1-2-3");
    for from in [Place::Point(0), Place::Point(25), Place::Off(WHITE), Place::Stock, Place::Cell { column: 1, row: 1 }]
    {
        assert_eq!(refused(&mut game, Step::new(from, Place::Point(3), 3)), "no_such_place");
        assert!(game.clone().act_unchecked(&Step::new(from, Place::Point(3), 3).into()).is_empty());
    }
}

#[test]
fn a_step_needs_a_man_of_ones_own() {
    let mut game = pos!("hand:15"; closed 7; throw "1-2-3");
    assert_eq!(refused_word(&mut game, "9/10"), "no_man_there");
    assert_eq!(refused_word(&mut game, "bar/1"), "no_man_there");
    assert_eq!(refused_word(&mut game, "7/8"), "not_your_man");
    assert_eq!(refused(&mut game, Step::new(Place::Hand(BLACK), Place::Point(3), 3)), "not_your_man");
}

#[test]
fn a_die_leads_to_one_place_only() {
    let mut game = pos!("hand:13, 12, 21"; throw "1-2-3");
    assert_eq!(refused(&mut game, Step::new(Place::Point(12), Place::Point(15), 2)), "wrong_target");
    assert_eq!(refused(&mut game, Step::new(Place::Point(21), Place::Off(WHITE), 3)), "men_in_hand");
    assert_eq!(refused(&mut game, Step::new(Place::Point(12), Place::Point(11), 2)), "wrong_direction");
    assert_eq!(refused(&mut game, Step::new(Place::Hand(WHITE), Place::Hand(WHITE), 1)), "wrong_target");
}

#[test]
fn the_bar_comes_first() {
    let mut game = pos!("bar, hand, 12"; throw "1-2-3");
    assert_eq!(refused_word(&mut game, "12/15"), "bar_first");
    assert_eq!(refused_word(&mut game, "hand/3"), "bar_first");
}

#[test]
fn a_closed_point_is_closed() {
    assert_eq!(refused_word(&mut pos!("12"; closed 14; throw "1-2-3"), "12/14"), "point_closed");
}

#[test]
fn bearing_off_waits_for_the_hand_and_for_the_last_quarter_and_is_exact() {
    assert_eq!(refused_word(&mut pos!("hand, 23"; throw "1-2-3"), "23/off"), "men_in_hand");
    assert_eq!(refused_word(&mut pos!("18, 23"; throw "1-2-3"), "23/off"), "not_gathered");
    assert_eq!(refused_word(&mut pos!("20, 23"; throw "1-2-3"), "23/off(3)"), "exact_number");
    let mut loose = pos!("20, 23"; throw "1-2-3"; exact_bearing_off = off);
    assert_eq!(refused_word(&mut loose, "23/off(3)"), "man_further_back");
}

#[test]
fn the_house_may_lock_the_second_half() {
    let mut game = pos!("hand, 12"; throw "1-2-3"; lock_second_half = on);
    assert_eq!(refused_word(&mut game, "12/13"), "second_half_locked");
    let mut closed = pos!("hand, 12"; closed 13; throw "1-2-3"; lock_second_half = on);
    assert_eq!(refused_word(&mut closed, "12/13"), "point_closed", "the stronger reason is given");
}

#[test]
fn no_two_rules_share_a_code_or_a_wording() {
    use crate::tabula::Violation::*;
    let all = [
        GameOver,
        ThrowFirst,
        DiceLieThere,
        NotAnOpeningThrow(String::new()),
        NotAThrow(String::new()),
        NoSuchChoice,
        StillPlayable,
        OneDieAtATime,
        NoSuchDie(1),
        DieUsed(1),
        NoSuchPlace,
        NoManThere,
        NotYourMan,
        WrongDirection,
        WrongTarget,
        BarFirst,
        PointClosed(1),
        SecondHalfLocked,
        MenInHand,
        NotGathered,
        ExactNumber(1),
        ManFurtherBack(1),
        WastesDice,
    ];
    assert_eq!(all.iter().map(RuleViolation::code).collect::<BTreeSet<_>>().len(), all.len());
    assert_eq!(all.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), all.len());
}
