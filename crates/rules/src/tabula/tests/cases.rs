//! Legal turns: entering, moving, hitting, and using as many dice as possible.

use super::*;

#[test]
fn three_dice_enter_three_pieces_or_fewer_that_go_further() {
    let game = pos!("hand:15"; throw "1-3-5");
    let expected = [
        "hand:12 1 3 5",
        "hand:13 3 6",
        "hand:13 1 8",
        "hand:13 4 5",
        "hand:14 9",
    ];
    assert_eq!(afterstates(&game), set(&expected));
}

#[test]
fn the_order_of_the_dice_on_the_table_does_not_matter() {
    for throw in ["1-3-5", "1-5-3", "3-1-5", "3-5-1", "5-1-3", "5-3-1"] {
        let game = lay("hand:15", &[], &[], throw, &[]);
        assert_eq!(count(&game), 5);
        assert_eq!(words(&game), ["hand/5", "hand/3", "hand/1"]);
    }
}

#[test]
fn a_triple_is_three_plain_dice() {
    assert_eq!(
        afterstates(&pos!("hand:15"; throw "4-4-4")),
        set(&["hand:12 4:3", "hand:13 4 8", "hand:14 12"])
    );
}

#[test]
fn a_lone_enemy_piece_is_hit_by_entering_or_passing_through() {
    let game = pos!("hand:15"; vagus 4; throw "4-4-1");
    assert_eq!(count(&game), 5);
    let on_nine: Vec<_> = game
        .turns()
        .into_iter()
        .filter(|turn| ivory(&turn.position).contains(" 9"))
        .collect();
    assert_eq!(on_nine.len(), 2);
    assert_eq!(
        on_nine
            .iter()
            .filter(|turn| turn.position.contains("bar"))
            .count(),
        1,
        "only one of them has hit"
    );
}

#[test]
fn pieces_in_hand_and_on_the_board_must_wait_for_the_bar() {
    let game = pos!("bar, hand:3, 10:2"; closed 1, 3, 5; throw "1-3-5");
    assert_eq!(game.actions(), [FINISH]);
    assert_eq!(afterstates(&game), set(&["hand:3 bar 10:2"]));
    assert!(
        game.prompt(&["Ann", "Bob"].into())
            .to_string()
            .starts_with("Ann, end your turn: the piece on the bar")
    );
}

#[test]
fn from_the_bar_the_only_open_point_is_entered_first() {
    let game = pos!("bar, 10:2, 20"; closed 1, 3; throw "1-3-5");
    assert_eq!(words(&game), ["bar/5"]);
    assert_eq!(count(&game), 10);
}

#[test]
fn a_second_piece_on_the_bar_ends_the_turn_when_it_cannot_enter() {
    let mut game = pos!("bar:2, 10:2"; closed 1, 3; throw "1-3-5");
    assert_eq!(afterstates(&game), set(&["bar 5 10:2"]));
    assert_eq!(
        game.prompt(&["Ann", "Bob"].into()),
        "Ann, enter from the bar with 5: you cannot use the 1 or the 3."
    );
    does(&mut game, "bar/5");
    assert_eq!(game.actions(), [FINISH]);
    assert!(
        game.prompt(&["Ann", "Bob"].into())
            .to_string()
            .contains("cannot enter with 1 and 3"),
        "{}",
        game.prompt(&["Ann", "Bob"].into())
    );
}

#[test]
fn the_prompt_names_the_dice_that_can_be_used() {
    let asked = |game: State| game.prompt(&["Ann", "Bob"].into());
    assert_eq!(
        asked(pos!("10"; closed 13, 15, 19, 22; throw "5-3-4")),
        "Ann, move 4 and 3: you cannot use the 5."
    );
    assert_eq!(
        asked(pos!("10"; closed 13; throw "4-4-3")),
        "Ann, move 4, 4 and 3."
    );
    assert_eq!(
        asked(pos!("10"; closed 13, 17, 18; throw "4-4-3")),
        "Ann, move 4: you cannot use another 4 or the 3."
    );
    assert_eq!(
        asked(pos!("10"; closed 15, 16; throw "1-2-3")),
        "Ann, move 1, 2 or 3: you can use only two of them."
    );
}

#[test]
fn the_piece_on_the_bar_comes_before_pieces_in_hand_but_not_after() {
    let mut game = pos!("bar, hand:2, 10"; throw "2-2-3");
    assert_eq!(words(&game), ["bar/3", "bar/2"]);
    does(&mut game, "bar/2");
    assert_eq!(
        words(&game),
        ["hand/3", "hand/2", "2/5", "2/4", "10/13", "10/12"]
    );
}

#[test]
fn pieces_in_hand_have_no_priority_over_pieces_on_the_board() {
    let game = pos!("hand:2, 5"; throw "1-1-2");
    assert!(words(&game).contains(&"5/6".to_owned()));
    assert!(afterstates(&game).contains("hand:2 9"));
}

#[test]
fn a_piece_may_have_to_take_the_one_way_that_is_open() {
    let game = pos!("1"; closed 4, 6, 7; throw "2-3-5");
    assert_eq!(afterstates(&game), set(&["11"]));
    assert_eq!(words(&game), ["1/3"]);
}

#[test]
fn a_step_that_would_waste_dice_is_not_offered() {
    let game = pos!("13, 18"; closed 1, 17, 19, 21; throw "4-5-6");
    assert_eq!(afterstates(&game), set(&["22 24"]));
    assert!(!words(&game).contains(&"18/23".to_owned()));
    assert_refused(&game, "18/23", "wastes_dice");
}

#[test]
fn the_greatest_number_of_dice_may_need_two_pieces() {
    assert_eq!(
        afterstates(&pos!("11, 17"; closed 12, 13, 20, 24; throw "2-1-6")),
        set(&["18 19"])
    );
}

#[test]
fn pieces_that_are_shut_in_are_inciti() {
    let game = pos!("1"; closed 2, 3, 4, 5, 6, 7; throw "1-2-3");
    assert_eq!(afterstates(&game), set(&["1"]));
    assert_eq!(game.turns()[0].actions, []);
}

#[test]
fn with_the_house_rule_any_order_will_do_until_nothing_is_playable() {
    let game = pos!("13, 18"; closed 1, 17, 19, 21; throw "4-5-6"; partly_playable = any_order);
    assert!(words(&game).contains(&"18/23".to_owned()));
    // 18/23 blocks the 4 and the 6; every other beginning leads to the turn of three dice.
    assert_eq!(afterstates(&game), set(&["22 24", "13 23"]));
    let one_way = pos!("1"; closed 4, 6, 7; throw "2-3-5"; partly_playable = any_order);
    assert_eq!(
        afterstates(&one_way),
        set(&["11"]),
        "here only one way leads on at all"
    );
}

#[test]
fn with_the_house_rule_no_piece_lands_in_the_second_half_while_pieces_are_in_hand() {
    let mut game = pos!("hand:2, 11, 14"; throw "1-2-3"; lock_second_half = on);
    assert_refused(&game, "11/13", "second_half_locked");
    assert_refused(&game, "14/15", "second_half_locked");
    does(&mut game, "11/12 hand/2");
    assert_eq!(words(&game), ["hand/3", "2/5"]);
}

#[test]
fn entering_the_last_piece_unlocks_the_second_half_in_the_same_turn() {
    let mut game = pos!("hand, 12"; throw "1-2-3"; lock_second_half = on);
    assert_refused(&game, "12/14", "second_half_locked");
    does(&mut game, "hand/1 12/14 14/17");
    let on_bar = pos!("bar, 12"; throw "1-2-3"; lock_second_half = on);
    assert!(
        afterstates(&on_bar).contains("1 17"),
        "a piece on the bar does not lock it"
    );
}

#[test]
fn one_piece_may_hit_with_every_step() {
    let mut game = pos!("hand, 9:14"; vagus 2, 5, 10; throw "2-3-5");
    does(&mut game, "hand/2* 2/5* 5/10* finish");
    assert_eq!(game.position(), "I=9:14,10 B=hand:12,bar:3 brown");
}

#[test]
fn two_pieces_on_a_point_close_it_to_the_enemy_in_every_quarter() {
    let mut game = pos!("bar, 20, 21"; closed 3, 24; vagus 22; throw "3-1-2");
    assert_refused(&game, "bar/3", "point_closed");
    does(&mut game, "bar/2 21/22*");
    assert_refused(&game, "21/24", "no_piece_there");
}

#[test]
fn a_triple_brings_two_pieces_from_the_bar_and_leaves_one_die() {
    let mut game = pos!("bar:2, 12"; vagus 6; throw "6-6-6");
    assert_eq!(afterstates(&game), set(&["6 12:2", "6:2 18"]));
    does(&mut game, "bar/6* bar/6");
    assert_eq!(words(&game), ["6/12", "12/18"]);
}

#[test]
fn a_piece_that_was_hit_enters_like_one_from_the_hand_and_may_hit_back() {
    let mut game =
        State::from_position(Options::default(), "I=hand:14,3 B=hand:14,1 brown 2-5-5").unwrap();
    does(&mut game, "1/3* hand/5 hand/5 finish 3-6-1");
    assert_eq!(words(&game), ["bar/6", "bar/3*", "bar/1"]);
    does(&mut game, "bar/3*");
    assert_eq!(
        game.position(),
        "I=hand:14,3 B=hand:12,bar,5:2 ivory (3)-6-1"
    );
}
