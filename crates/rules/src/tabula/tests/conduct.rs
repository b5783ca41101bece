//! What a turn shows: dice that are used, lost turns, scores.

use super::*;
use crate::Effect;

#[test]
fn the_dice_are_marked_as_they_are_used() {
    let mut game = pos!("hand:15"; throw "4-2-4");
    let mut used = Vec::new();
    for word in ["hand/4", "4/8", "hand/2"] {
        used.extend(
            does(&mut game, word)
                .into_iter()
                .filter(|effect| matches!(effect, Effect::Used(_))),
        );
    }
    assert_eq!(used, [Effect::Used(0), Effect::Used(2), Effect::Used(1)]);
    assert!(game.dice().iter().all(|die| die.used) && game.actions() == [FINISH]);
    let effects = game.act(&FINISH).unwrap();
    assert_eq!(
        effects,
        [Effect::Passed {
            to: BROWN,
            reason: None
        }]
    );
    assert!(game.dice().is_empty());
}

#[test]
fn a_lost_turn_says_why_before_it_passes() {
    let mut game = pos!("1"; closed 2, 3, 4, 5, 6, 7; throw "1-2-3");
    assert_eq!(
        game.prompt(&["Ann", "Bob"].into()),
        "Ann, end your turn: no piece can move with 1, 2 and 3."
    );
    let effects = game.act(&FINISH).unwrap();
    assert_eq!(
        effects,
        [Effect::Passed {
            to: BROWN,
            reason: None
        }]
    );
}

#[test]
fn the_scores_show_pips_and_pieces() {
    let game = State::from_position(
        Options::default(),
        "I=hand:9,bar,1:2,24:2,off B=hand:15 ivory",
    )
    .unwrap();
    let lines: Vec<_> = game
        .scores()
        .into_iter()
        .map(|line| (line.title.to_string(), line.joined("/")))
        .collect();
    let expected = [
        ("Pips", "300/375"),
        ("In hand", "9/15"),
        ("On the bar", "1/0"),
        ("Off", "1 of 15/0 of 15"),
    ];
    assert_eq!(
        lines,
        expected.map(|(title, values)| (title.to_owned(), values.to_owned()))
    );
}
