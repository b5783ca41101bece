//! How a game begins.

use super::*;
use crate::{DieKind, Effect, Kind, Pending, Place, ThrowSpec, Thrower};

#[test]
fn everything_is_in_hand_and_one_die_each_decides_who_begins() {
    let mut game = State::new(Options::default());
    assert_eq!(game.position(), "W=hand:15 B=hand:15 opening");
    assert_eq!(game.pending(), Pending::Throw(ThrowSpec { dice: DieKind::Cube, count: 2, by: Thrower::Each }));
    assert_eq!(game.arrangement().stack(Place::Hand(BLACK)).len(), 15);
    play(&mut game, "3-3");
    assert_eq!(game.position(), "W=hand:15 B=hand:15 opening", "equal dice are thrown again");
    let mut white_begins = game.clone();
    play(&mut white_begins, "5-4");
    assert_eq!(white_begins.position(), "W=hand:15 B=hand:15 white");
    play(&mut game, "1-4");
    assert_eq!(game.pending(), Pending::Throw(ThrowSpec { dice: DieKind::Cube, count: 3, by: Thrower::Seat(BLACK) }));
}

#[test]
fn the_starter_makes_a_fresh_throw_of_three() {
    let mut game = State::new(Options::default());
    play(&mut game, "6-2 1-3-5");
    assert_eq!(game.position(), "W=hand:15 B=hand:15 white 1-3-5");
    assert_eq!(count(&game), 5);
    play(&mut game, "hand/5 5/6");
    assert_eq!(game.position(), "W=hand:14,6 B=hand:15 white (1)-3-(5)");
}

#[test]
fn zenos_dice_lie_there_and_he_has_a_single_turn() {
    let game = State::new(house_rules(&[("setup", "zeno")]));
    assert_eq!(game.position(), "W=6:7,9,10:2,19:2,20:2,23 B=8:2,11:2,12:2,13,14:2,15:2,18:2,21:2 white 2-5-6");
    game.audit().unwrap();
    assert_eq!(afterstates(&game), set(&["6:7 9 10 16 19 20 22 23 24"]));
    assert_eq!(offered(&game), ["10/16", "19/24", "20/22"]);
    let after = &game.turns()[0].position;
    let vagi = after.split(' ').next().unwrap().split(',').filter(|entry| !entry.contains(':')).count();
    assert_eq!(vagi, 8, "eight lone men, as Agathias writes: {after}");
}

#[test]
fn without_gathering_zeno_has_eight_finals() {
    assert_eq!(count(&State::new(house_rules(&[("setup", "zeno"), ("gather", "off")]))), 8);
}

#[test]
fn zenos_game_goes_on_to_its_end() {
    let mut game = State::new(house_rules(&[("setup", "zeno")]));
    play(&mut game, "10/16 20/22 19/24 finish");
    assert_eq!(game.pending().seat(), Some(BLACK));
    assert!(!game.may_bear_off(BLACK));
}

#[test]
fn house_rules_have_keys_and_defaults() {
    let options = Options::default();
    let chosen = options.rule_values();
    let words: Vec<_> = chosen.iter().map(|(key, value)| format!("{key}={value}")).collect();
    assert_eq!(
        words.join(" "),
        "exact_bearing_off=on gather=on lock_second_half=off none_off_points=1 partly_playable=most_dice setup=all_in_hand"
    );
    assert_eq!(Options::from_values(&chosen).unwrap(), options);
    for rule in Options::RULES {
        let crate::Values::OneOf(values) = rule.values else { panic!("all rules of Tabula are lists") };
        assert_eq!(options.get(rule.key).as_deref(), Some(values[0].key), "the default comes first");
        for value in values {
            let mut changed = options;
            changed.set(rule.key, value.key).unwrap();
            assert_eq!(changed.get(rule.key).as_deref(), Some(value.key));
        }
        assert!(options.clone().set(rule.key, "perhaps").is_err());
    }
    assert!(options.clone().set("bears", "on").is_err());
    assert_eq!(options.get("bears"), None);
}

#[test]
fn the_game_is_found_by_its_kind() {
    let game = Kind::Tabula.new_game(&Options::default().rule_values()).unwrap();
    assert_eq!(game.kind(), Kind::Tabula);
    assert_eq!(game.house_rules(), Options::default().rule_values());
    assert!(Kind::Tabula.rulebook().contains("Zeno"));
}

#[test]
fn effects_come_in_the_order_of_what_happened() {
    let mut game = pos!("hand, 20:14"; vagus 4; throw "4-2-1");
    let effects = game.act(&Action::Step(step(&game, "hand/4"))).unwrap();
    let words: Vec<_> = effects
        .iter()
        .map(|effect| match effect {
            Effect::Moved { from, to, manner, .. } => format!("{from:?} {to:?} {manner:?}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(words, ["Point(4) Bar(Second) Hit", "Hand(First) Point(4) Enter", "Used(0)"]);
}
