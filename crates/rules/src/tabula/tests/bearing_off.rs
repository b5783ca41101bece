//! Bearing off, the fifteenth piece, and the end of the game.

use super::*;

#[test]
fn a_larger_number_than_needed_does_not_bear_off() {
    let game = pos!("20, 24"; throw "6-6-6");
    assert_eq!(afterstates(&game), set(&["20 24"]));
    assert_eq!(game.actions(), [FINISH]);
}

#[test]
fn of_two_pieces_left_both_may_go_off_or_dice_may_be_used_on_the_board() {
    for throw in ["1-5-3", "5-3-1"] {
        let game = lay("20,24", &[], &[], throw, &[]);
        assert_eq!(afterstates(&game), set(&["won", "23", "24:2"]));
        assert!(game.turns().iter().all(|turn| turn.actions.len() == 2));
    }
}

#[test]
fn one_step_into_the_last_quarter_opens_bearing_off_for_the_next() {
    let mut game = pos!("18, 24"; throw "1-6-1");
    assert!(!game.may_bear_off(IVORY));
    assert_eq!(afterstates(&game), set(&["won"]));
    assert_eq!(
        words(&game),
        ["18/24", "18/19"],
        "or 18/24 with the 6, and both off with the ones"
    );
    assert_refused(&game, "24/off", "not_gathered");
    does(&mut game, "18/19");
    assert!(game.may_bear_off(IVORY));
    assert_eq!(
        words(&game),
        ["19/off", "24/off"],
        "19/20 would waste the 6"
    );
    for order in ["19/off 24/off", "24/off 19/off"] {
        let mut end = game.clone();
        does(&mut end, order);
        assert_eq!(end.pending(), crate::Pending::Over);
    }
}

#[test]
fn the_fifteenth_piece_goes_off_however_many_dice_are_left() {
    let mut game = pos!("20"; throw "1-2-5");
    assert_eq!(afterstates(&game), set(&["won", "23"]));
    assert_eq!(words(&game), ["20/off", "20/22", "20/21"]);
    let mut other = game.clone();
    does(&mut other, "20/21 21/23 finish");
    does(&mut game, "20/off");
    assert_eq!(game.pending(), crate::Pending::Over);
    assert!(game.dice().is_empty() && game.actions().is_empty());
}

#[test]
fn two_pieces_left_are_borne_off_with_two_of_three_dice_or_stay() {
    let game = pos!("19, 24"; throw "6-1-3");
    assert_eq!(afterstates(&game), set(&["won", "22", "23 24"]));
    assert!(game.turns().iter().all(|turn| turn.actions.len() == 2));
}

#[test]
fn a_piece_on_the_bar_enters_and_then_still_forbids_bearing_off() {
    let game = pos!("bar, 20:2, 22"; throw "3-5-6");
    assert_eq!(words(&game), ["bar/6", "bar/5", "bar/3"]);
    assert_eq!(count(&game), 2);
    assert!(
        afterstates(&game).iter().all(|pieces| pieces.contains("14")
            || pieces.contains("22:2")
            || pieces.contains("23"))
    );
    assert!(
        game.turns()
            .iter()
            .all(|turn| turn.position.contains("off:11")),
        "nothing goes off"
    );
}

#[test]
fn a_hit_takes_the_bear_away_until_the_piece_is_back() {
    let mut game =
        State::from_position(Options::default(), "I=19:2,22,off:12 B=21,1:14 brown 1-1-1").unwrap();
    assert!(game.may_bear_off(IVORY) && !game.may_bear_off(BROWN));
    does(&mut game, "21/22* 1/2 1/2 finish");
    assert!(!game.may_bear_off(IVORY), "a piece waits on the bar");
    does(&mut game, "6-6-3");
    assert_eq!(words(&game), ["bar/6", "bar/3"]);
    does(&mut game, "bar/6 6/12 12/15");
    assert!(!game.may_bear_off(IVORY), "it is still on its way");
    does(
        &mut game,
        "finish 6-6-6 1/7 1/7 1/7 finish 4-6-1 15/19 19/off",
    );
    assert!(
        game.may_bear_off(IVORY),
        "it is back, and the next piece may go off"
    );
}

#[test]
fn pieces_in_hand_forbid_bearing_off_unless_the_house_does_not_gather() {
    let game = pos!("hand, 20"; throw "5-5-6");
    assert_refused(&game, "20/off", "pieces_in_hand");
    let mut loose = pos!("hand, 20"; throw "5-5-6"; gather = off);
    assert!(loose.may_bear_off(IVORY));
    does(&mut loose, "20/off");
    let bar = pos!("bar, 20"; throw "5-5-6"; gather = off);
    assert!(!bar.may_bear_off(IVORY), "the bar always forbids it");
    assert_eq!(words(&bar), ["bar/6", "bar/5"]);
    assert!(
        afterstates(&bar).contains("11"),
        "enter with the 6 and move on by 5, while the other 5 bears off"
    );
}

#[test]
fn without_exact_bearing_off_a_larger_die_takes_off_the_rearmost_piece_only() {
    let mut game = pos!("20, 22"; throw "6-6-4"; exact_bearing_off = off);
    assert_refused(&game, "22/off(6)", "piece_further_back");
    assert_eq!(words(&game), ["20/off(6)", "20/24"]);
    does(&mut game, "20/off(6)");
    assert_eq!(
        words(&game),
        ["22/off(4)", "22/off(6)"],
        "the smaller die first"
    );
    assert_eq!(afterstates(&game), set(&["won"]));
}

#[test]
fn without_exact_bearing_off_a_sure_win_may_still_be_played_with_more_dice() {
    let game = pos!("19"; throw "6-1-2"; exact_bearing_off = off);
    assert_eq!(afterstates(&game), set(&["won"]));
    assert_eq!(words(&game), ["19/off", "19/21", "19/20"]);
}

#[test]
fn without_gathering_a_larger_die_looks_only_at_pieces_on_the_board() {
    let game = pos!("hand:2, 23"; closed 4; throw "4-4-4"; gather = off; exact_bearing_off = off);
    assert_eq!(words(&game), ["23/off(4)"]);
    let behind =
        pos!("hand:2, 18, 23"; closed 4, 22; throw "4-4-4"; gather = off; exact_bearing_off = off);
    assert_eq!(behind.actions(), [FINISH]);
}

#[test]
fn hits_and_bearing_off_mix_in_one_turn() {
    let mut game = pos!("18, 19, 24"; vagus 20; throw "2-1-6");
    does(&mut game, "18/20* 19/off 24/off finish");
    assert_eq!(game.position(), "I=20,off:14 B=hand:14,bar brown");
}

#[test]
fn a_triple_bears_off_three_pieces_from_one_point() {
    assert_eq!(afterstates(&pos!("23:3"; throw "2-2-2")), set(&["won"]));
    // At most two pieces can go off before one from 21 must move up.
    assert_eq!(
        afterstates(&pos!("21:2, 23:2"; throw "2-2-2")),
        set(&["21 23", "23:3"])
    );
}

#[test]
fn a_triple_carries_one_piece_home_from_the_third_quarter() {
    let mut game = pos!("13, 24"; throw "6-6-6");
    assert_eq!(
        afterstates(&game),
        set(&["24"]),
        "the third six finds no use"
    );
    does(&mut game, "13/19 19/off finish");
}

#[test]
fn a_win_is_worth_one_point_and_ends_the_series() {
    let mut game =
        State::from_position(Options::default(), "I=24,off:14 B=hand:15 ivory 1-1-1").unwrap();
    does(&mut game, "24/off");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.points, outcome.series_over),
        (Some(IVORY), 1, true)
    );
    assert!(
        game.prompt(&["Ann", "Bob"].into())
            .to_string()
            .starts_with("Ann wins")
    );
}

#[test]
fn with_the_house_rule_a_win_counts_twice_if_the_loser_has_none_off() {
    for (brown, points) in [("hand:15", 2), ("hand:14,off", 1)] {
        let text = format!("I=24,off:14 B={brown} ivory 1-1-1");
        let mut game = State::from_position(options(&[("none_off_points", "2")]), &text).unwrap();
        does(&mut game, "24/off");
        assert_eq!(game.outcome().unwrap().points, points);
    }
}

#[test]
fn brown_can_win_as_well() {
    let mut game =
        State::from_position(Options::default(), "I=24,off:14 B=19,off:14 brown 6-1-2").unwrap();
    let effects = does(&mut game, "19/off");
    assert!(
        matches!(effects.last(), Some(crate::Effect::Ended(outcome)) if outcome.winner == Some(BROWN))
    );
    assert_eq!(game.position(), "I=24,off:14 B=off:15 over");
}
