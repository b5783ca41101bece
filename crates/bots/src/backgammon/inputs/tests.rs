//! Tests of the inputs of the nets for backgammon.

use super::*;
use crate::backgammon::test_checkers::checkers;

fn shots_at(side: &[(usize, u8)], foe: &[(usize, u8)]) -> i16 {
    shots(&Side::new(checkers(side)), &Side::new(checkers(foe))).0
}

#[test]
fn shots_are_counted_as_players_count_them() {
    // The foe's checker on his 24 is on our 1; our blot on our 7 is six pips in front of him: 17
    // throws.
    assert_eq!(shots_at(&[(7, 1)], &[(24, 1)]), 17);
    // One pip: eleven throws; seven pips: six; twelve: 6-6, 4-4 and 3-3; eleven: 6-5 twice.
    assert_eq!(shots_at(&[(2, 1)], &[(24, 1)]), 11);
    assert_eq!(shots_at(&[(8, 1)], &[(24, 1)]), 6);
    assert_eq!(shots_at(&[(13, 1)], &[(24, 1)]), 3);
    assert_eq!(shots_at(&[(12, 1)], &[(24, 1)]), 2);
    // A made point on the way closes it: 6 pips by 3-3, 4-2 or 2-2 but not by 5-1 (4 pips and 2 are
    // open, 5 and 1 closed).
    assert_eq!(shots_at(&[(7, 1), (6, 2), (2, 2)], &[(24, 1)]), 15);
    // Two checkers behind a blot: 1 and 2 pips away, all throws with a 1 or a 2.
    assert_eq!(shots_at(&[(3, 1)], &[(24, 1), (23, 1)]), 20);
    // From the bar: a blot on our 4 is hit by 4, 3-1, 2-2, 1-1.
    assert_eq!(shots_at(&[(4, 1)], &[(25, 1)]), 15);
    // The checker on the bar must enter first: our blot on 8 is hit by a 2 from our 6, if the other
    // die enters (all do).
    assert_eq!(shots_at(&[(8, 1)], &[(25, 1), (19, 1)]), 14);
}

#[test]
fn a_full_prime_cannot_be_escaped_and_an_open_board_always() {
    assert_eq!(escapes(24, turned(0b111_1110 << 17)), 36);
    let prime = 0b1111_1100;
    assert_eq!(escapes(24, turned(prime)), 0);
    assert_eq!(longest_prime(24, turned(prime)), 6);
    assert_eq!(escapes(24, 0), 36);
    // Five points of six, the last open: only sixes that go on.
    assert_eq!(escapes(24, turned(0b111_1100)), 11);
}

#[test]
fn all_inputs_stay_within_the_bounds_of_the_net() {
    let inputs = ContactInputs::new().inputs;
    assert!(inputs.iter().all(|input| (-4_096..4_096).contains(input)));
    assert_eq!(
        inputs[..PLAIN + CONTACT_EXTRA],
        inputs[PLAIN + CONTACT_EXTRA..]
    );
    assert_eq!(inputs[PLAIN], 334);
}

#[test]
fn checkers_on_the_bar_and_off_are_seen() {
    let mut inputs = [0; RACE];
    race(
        Position {
            own: checkers(&[(25, 2), (6, 2)]),
            other: checkers(&[(1, 15)]),
        },
        &mut inputs,
    );
    assert_eq!(inputs[4 * 24..PLAIN], [256, 128, 255, 255, 51]);
    assert_eq!(inputs[4 * 5..4 * 6], [0, 256, 0, 0]);
    assert_eq!(inputs[PLAIN + RACE_EXTRA..][..4], [0, 256, 256, 1_536]);
}

#[test]
fn inputs_that_are_kept_are_those_written_afresh() {
    let mut kept = ContactInputs::new();
    for (own, other) in [
        (vec![(24, 2), (13, 5)], vec![(25, 1), (6, 4)]),
        (vec![(20, 3)], vec![(18, 1), (3, 9)]),
    ] {
        let position = Position {
            own: checkers(&own),
            other: checkers(&other),
        };
        assert_eq!(kept.write(position), ContactInputs::new().write(position));
        let mut afresh = [0; PLAIN];
        let pips = plain(position.own, &mut afresh);
        assert_eq!(
            (&kept.inputs[..PLAIN], kept.sides[0]),
            (&afresh[..], (position.own, pips))
        );
    }
}
