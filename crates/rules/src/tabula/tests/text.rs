//! Positions and actions as text.

use proptest::prelude::*;

use super::*;
use crate::Place;

fn error(text: &str) -> String {
    State::from_position(Options::default(), text)
        .unwrap_err()
        .to_string()
}

#[test]
fn bad_positions_are_refused_with_what_and_where() {
    for (text, what) in [
        (
            "",
            "character 1: here should be the ivory pieces, such as I=…",
        ),
        (
            "I=hand:15",
            "character 10: here should be the brown pieces, such as B=…",
        ),
        (
            "I=hand:15 B=hand:15",
            "character 20: here should be one of opening, ivory, brown, over",
        ),
        (
            "X=hand:15 B=hand:15 ivory",
            "character 1: “X=hand:15” is not the ivory pieces, such as I=…",
        ),
        (
            "I=hand:16 B=hand:15 ivory",
            "character 8: “16” is not a number from 1 to 15",
        ),
        (
            "I=hand:15,1 B=hand:15 ivory",
            "character 3: ivory has 16 pieces instead of 15",
        ),
        (
            "I=hand:14 B=hand:15 ivory",
            "character 3: ivory has 14 pieces instead of 15",
        ),
        (
            "I=hand:14,25 B=hand:15 ivory",
            "character 11: “25” is not one of hand, bar, 1–24, off",
        ),
        (
            "I=hand:14,0 B=hand:15 ivory",
            "character 11: “0” is not one of hand, bar, 1–24, off",
        ),
        (
            "I=hand:12,7,7:2 B=hand:15 ivory",
            "character 13: “7” comes twice",
        ),
        (
            "I=hand:14,7 B=7,hand:14 ivory",
            "character 1: pieces of both colours stand on point 7",
        ),
        (
            "I=hand:14,7 B=hand:15 opening",
            "character 23: at the opening throw all pieces are in hand",
        ),
        (
            "I=off:15 B=off:15 over",
            "character 19: at the end one player has fifteen pieces off",
        ),
        (
            "I=hand:15 B=hand:15 over",
            "character 21: at the end one player has fifteen pieces off",
        ),
        (
            "I=off:15 B=hand:15 brown",
            "character 20: with fifteen pieces off the game is over",
        ),
        (
            "I=hand:15 B=hand:15 green",
            "character 21: “green” is not one of opening, ivory, brown, over",
        ),
        (
            "I=hand:15 B=hand:15 ivory 1-2",
            "character 27: there are three dice, not 2",
        ),
        (
            "I=hand:15 B=hand:15 ivory 1-2-3-4",
            "character 33: there are only three dice",
        ),
        (
            "I=hand:15 B=hand:15 ivory 1-7-3",
            "character 29: “7” is not the face of a die",
        ),
        (
            "I=hand:15 B=hand:15 ivory (1-2-3",
            "character 27: “(1” is not the face of a die",
        ),
        (
            "I=hand:15 B=hand:15 ivory 1-2-3 ",
            "character 32: nothing may follow “1-2-3”",
        ),
        (
            "I=hand:15 B=hand:15 ivory ",
            "character 27: here should be the dice",
        ),
        (
            "I=hand:15 B=hand:15 opening 1-2-3",
            "character 29: no dice lie on the table now",
        ),
    ] {
        assert_eq!(error(text), what, "{text}");
    }
}

#[test]
fn places_may_be_in_any_order_and_are_written_in_one() {
    let game = State::from_position(
        Options::default(),
        "I=off:2,3:1,bar:2,hand:10 B=hand:15 brown (2)-2-1",
    )
    .unwrap();
    assert_eq!(
        game.position(),
        "I=hand:10,bar:2,3,off:2 B=hand:15 brown (2)-2-1"
    );
}

#[test]
fn steps_read_like_a_record() {
    let game = pos!("bar, 20, 22"; vagus 3; throw "3-5-6"; exact_bearing_off = off);
    assert_eq!(words(&game), ["bar/6", "bar/5", "bar/3*"]);
    let step = Step::new(Place::Point(22), Place::Off(IVORY), 6);
    assert_eq!(game.write_action(&step.clone().into()), "22/off(6)");
    assert_eq!(game.read_action("22/off(6)").unwrap(), Action::Step(step));
    assert_eq!(
        game.read_action("bar/3").unwrap(),
        game.read_action("bar/3*").unwrap()
    );
}

#[test]
fn bad_actions_are_refused_with_what_and_where() {
    let game = pos!("hand:15"; throw "1-2-3");
    for (text, what) in [
        (
            "",
            "character 1: here should be an action, such as 3-1-2, hand/4, finish",
        ),
        (
            "double",
            "character 1: “double” is not an action, such as 3-1-2, hand/4, finish",
        ),
        ("1-9-2", "character 3: “9” is not the face of a die"),
        ("0/3", "character 1: “0” is not one of hand, bar, 1–24"),
        ("off/3", "character 1: “off” is not one of hand, bar, 1–24"),
        ("3/25", "character 3: “25” is not one of 1–24, off"),
        ("3/hand", "character 3: “hand” is not one of 1–24, off"),
        ("3/2", "character 3: no single die leads from there to here"),
        (
            "3/12",
            "character 3: no single die leads from there to here",
        ),
        ("20/off(7)", "character 8: “7” is not the face of a die"),
    ] {
        assert_eq!(
            game.read_action(text).unwrap_err().to_string(),
            what,
            "{text}"
        );
    }
}

#[test]
fn the_board_is_drawn_with_the_bear_over_the_bin() {
    let mut game = State::new(options(&[("setup", "zeno")]));
    assert_eq!(
        game.drawing(),
        "  24  23  22  21  20  19 |  18  17  16  15  14  13\n\
         \x20  .  I1   .  B2  I2  I2 |  B2   .   .  B2  B2  B1\n\
         \n\
         \x20  .   .   .   .   .  I7 |   .  B2  I1  I2  B2  B2\n\
         \x20  1   2   3   4   5   6 |   7   8   9  10  11  12\n\
         Ivory: 0 in hand, 0 on the bar, 0 off\n\
         Brown: 0 in hand, 0 on the bar, 0 off\n\
         Ivory's dice: 2 5 6\n"
    );
    does(&mut game, "20/22");
    assert!(game.drawing().ends_with("Ivory's dice: (2) 5 6\n"));
    let game = State::from_position(Options::default(), "I=19:15 B=hand:15 ivory").unwrap();
    assert!(game.drawing().contains("0 off, may bear off\nBrown"));
}

proptest! {
    #[test]
    fn every_laid_out_position_comes_back(
        places in prop::collection::vec((0_usize..27, any::<bool>()), 30),
        dice in [1_u8..=6, 1..=6, 1..=6],
        used: [bool; 3],
    ) {
        let name = |slot: usize| match slot {
            0 => "hand".to_owned(),
            25 => "bar".to_owned(),
            26 => "off".to_owned(),
            point => point.to_string(),
        };
        let mut counts = [[0_usize; 27]; 2];
        for (index, (slot, _)) in places.iter().enumerate() {
            let seat = index % 2;
            let slot = if (1..=24).contains(slot) && slot % 2 == seat { 0 } else { *slot };
            counts[seat][slot] += 1;
        }
        let list = |seat: usize| {
            let slots = (0..27).filter(|slot| counts[seat][*slot] > 0);
            slots.map(|slot| format!("{}:{}", name(slot), counts[seat][slot])).collect::<Vec<_>>().join(",")
        };
        let dice = dice.iter().zip(used);
        let dice = dice.map(|(face, used)| if used { format!("({face})") } else { face.to_string() });
        let text = format!("I={} B={} brown {}", list(0), list(1), dice.collect::<Vec<_>>().join("-"));
        prop_assume!(counts.iter().all(|pieces| pieces[26] < 15));
        let game = State::from_position(Options::default(), &text).unwrap();
        game.audit().unwrap();
        let position = game.position();
        let back = State::from_position(Options::default(), &position).unwrap();
        prop_assert_eq!(back.position(), position);
        prop_assert_eq!(back.actions(), game.actions());
    }
}
