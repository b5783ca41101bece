//! How a game begins.

use super::*;
use crate::{DieKind, Effect, Pending, Place, ThrowSpec, Thrower};

#[test]
fn everything_is_in_hand_and_one_die_each_decides_who_begins() {
    let mut game = State::new(Options::default());
    assert_eq!(game.position(), "I=hand:15 B=hand:15 opening");
    assert_eq!(
        game.pending(),
        Pending::Throw(ThrowSpec {
            dice: DieKind::Cube,
            count: 2,
            by: Thrower::Each
        })
    );
    assert_eq!(game.arrangement().stack(Place::Hand(BROWN)).len(), 15);
    does(&mut game, "3-3");
    assert_eq!(
        game.position(),
        "I=hand:15 B=hand:15 opening",
        "equal dice are thrown again"
    );
    let mut ivory_begins = game.clone();
    does(&mut ivory_begins, "5-4");
    assert_eq!(ivory_begins.position(), "I=hand:15 B=hand:15 ivory");
    does(&mut game, "1-4");
    assert_eq!(
        game.pending(),
        Pending::Throw(ThrowSpec {
            dice: DieKind::Cube,
            count: 3,
            by: Thrower::Seat(BROWN)
        })
    );
}

#[test]
fn the_starter_makes_a_fresh_throw_of_three() {
    let mut game = State::new(Options::default());
    does(&mut game, "6-2 1-3-5");
    assert_eq!(game.position(), "I=hand:15 B=hand:15 ivory 1-3-5");
    assert_eq!(count(&game), 5);
    does(&mut game, "hand/5 5/6");
    assert_eq!(game.position(), "I=hand:14,6 B=hand:15 ivory (1)-3-(5)");
}

#[test]
fn zenos_dice_lie_there_and_he_has_a_single_turn() {
    let game = State::new(options(&[("setup", "zeno")]));
    assert_eq!(
        game.position(),
        "I=6:7,9,10:2,19:2,20:2,23 B=8:2,11:2,12:2,13,14:2,15:2,18:2,21:2 ivory 2-5-6"
    );
    game.audit().unwrap();
    assert_eq!(afterstates(&game), set(&["6:7 9 10 16 19 20 22 23 24"]));
    assert_eq!(words(&game), ["10/16", "19/24", "20/22"]);
    let after = &game.turns()[0].position;
    let vagi = after
        .split(' ')
        .next()
        .unwrap()
        .split(',')
        .filter(|entry| !entry.contains(':'))
        .count();
    assert_eq!(vagi, 8, "eight lone pieces, as Agathias writes: {after}");
}

#[test]
fn without_gathering_zeno_has_eight_finals() {
    assert_eq!(
        count(&State::new(options(&[
            ("setup", "zeno"),
            ("gather", "off")
        ]))),
        8
    );
}

#[test]
fn zenos_game_goes_on_to_its_end() {
    let mut game = State::new(options(&[("setup", "zeno")]));
    does(&mut game, "10/16 20/22 19/24 finish");
    assert_eq!(game.pending().seat(), Some(BROWN));
    assert!(!game.may_bear_off(BROWN));
}

#[test]
fn effects_come_in_the_order_of_what_happened() {
    let mut game = pos!("hand, 20:14"; vagus 4; throw "4-2-1");
    let effects = does(&mut game, "hand/4");
    let words: Vec<_> = effects
        .iter()
        .map(|effect| match effect {
            Effect::Moved {
                from, to, manner, ..
            } => format!("{from:?} {to:?} {manner:?}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(
        words,
        [
            "Point(4) Bar(Second) Hit",
            "Hand(First) Point(4) Enter",
            "Used(0)"
        ]
    );
}
