//! The cases of the rules, turn by turn.
use super::*;

/// Makes a test of each entry: its name, a position and two dice, and all ways to play them.
macro_rules! plays {
    ($($name:ident: $position:expr, $dice:expr => $ways:expr;)+) => {
        $(#[test]
        fn $name() {
            plays($position, $dice, &$ways);
        })+
    };
}

plays! {
    of_two_dice_that_exclude_each_other_the_higher_is_used: pos("10", "3x2 1x2"), [6, 3] => ["10/4"];
    the_lower_die_is_used_if_only_it_can_be: pos("10", "4x2 1x2"), [6, 3] => ["10/7"];
    the_order_of_the_dice_goes_around_a_closed_point: pos("10", "7x2"), [6, 3] => ["10/4/1"];
    two_checkers_on_the_bar_use_the_one_open_point_once:
        pos("barx2", "24x2 23x2 22x2 21x2 20x2"), [6, 5] => ["bar/19"];
    after_entering_the_other_die_is_free: pos("bar 6x4", "20x2 19x2"), [4, 5] => ["bar/21/16", "bar/21 6/1"];
    a_large_die_bears_off_only_the_furthest_checker: pos("6 3", ""), [5, 1] => ["6/1 3/2", "6/off"];
    a_blocked_checker_further_back_keeps_the_others_from_being_borne_off: pos("6 4x2 3", "1x2"), [5, 5] => [""];
    the_dice_are_ordered_so_that_both_are_used: pos("6 4 3", "1x2"), [5, 2] => ["6/4 4/off"];
    bearing_off_is_not_compulsory: pos("2 1", ""), [2, 1] => ["2/off 1/off", "2/1 1/off"];
    a_die_that_would_be_wasted_decides_who_moves: pos("24 8", "18x2 2x2 1x2"), [6, 4] => ["24/20/14"];
    of_a_double_as_many_steps_as_possible_are_used: pos("13", "1x2"), [4, 4] => ["13/9/5"];
    after_entering_with_a_double_nothing_else_may_move: pos("bar 8", "17x2 4x2"), [4, 4] => ["bar/21"];
    a_hit_on_the_way_home_or_bearing_off_after_it: pos("7 5x2", "1"), [6, 4] => ["7/1* 5/1", "7/3 5/off"];
    the_same_end_with_another_checker_hit_on_the_way_is_another_position:
        pos("10", "7 4"), [6, 3] => ["10/7*/1", "10/4*/1"];
}

#[test]
fn the_start_has_as_many_finals_as_the_rules_allow() {
    for (dice, count) in [
        ([3, 1], 16),
        ([6, 5], 7),
        ([4, 2], 18),
        ([6, 6], 11),
        ([1, 1], 42),
    ] {
        assert_eq!(results(Position::START, dice).len(), count, "{dice:?}");
    }
}

#[test]
fn a_checker_before_a_closed_board_stays_on_the_bar_but_doubling_is_allowed() {
    let position = pos("bar", "24x2 23x2 22x2 21x2 20x2 19x2");
    plays(position, [6, 5], &[""]);
    assert_eq!(
        before_throw(Options::default(), position).actions(),
        [Choice::Double.into()]
    );
}

#[test]
fn two_checkers_enter_with_a_double_and_hit() {
    let found = results(pos("barx2 13", "21"), [4, 4]);
    assert_eq!(found.len(), 4);
    assert!(found.iter().all(|end| end.other.at(BAR) == 1));
}

#[test]
fn a_step_is_offered_only_if_it_begins_a_legal_turn() {
    // 24/18 is closed, 8/2 too: only the checker on 24 can use both.
    assert_eq!(
        words(&thrown(pos("24 8", "18x2 2x2 1x2"), [6, 4])),
        ["24/20"]
    );
}
