//! Tests of the agreed dice: fairness whatever one side does.

use proptest::prelude::*;
use tesserae_rules::{DieKind, Seat, Throw, ThrowSpec, Thrower};

use super::*;
use crate::{Hex, Mark, Share};

const GAME: u64 = 31;

/// The mark of the log before both commitments.
const MARK: Mark = Hex([1; 16]);

fn two_dice() -> ThrowSpec {
    ThrowSpec {
        dice: DieKind::Cube,
        count: 2,
        by: Thrower::Seat(Seat::First),
    }
}

/// A seed of which every test has as many as it wants.
fn seed(number: u64) -> [u8; 32] {
    *blake3::hash(&number.to_le_bytes()).as_bytes()
}

fn chains(number: u64) -> [Chain; 2] {
    Seat::BOTH.map(|seat| {
        Chain::new(
            GAME,
            seat,
            seed(2 * number + u64::from(seat == Seat::Second)),
        )
    })
}

fn committed(chains: &[Chain; 2]) -> AgreedDice {
    let mut dice = AgreedDice::new(GAME);
    for (seat, chain) in Seat::BOTH.into_iter().zip(chains) {
        dice.commit(seat, chain.commitment(), MARK).unwrap();
    }
    dice
}

/// Pearson's statistic of counts that should be equal.
fn deviation(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts
        .iter()
        .map(|count| (f64::from(*count) - expected).powi(2) / expected)
        .sum()
}

/// How far the deviation may go with this number of kinds: exceeded by chance once in some 100,000
/// tests.
fn bound(kinds: usize) -> f64 {
    let freedom = kinds as f64 - 1.0;
    freedom + 4.3 * (2.0 * freedom).sqrt() + 6.0
}

/// Counts the pairs of faces of many throws, each with honest shares of the second seat, and shares
/// of the first seat that an adversary has chosen.
fn count_pairs(throws: u64, adversary: impl Fn(u64) -> Share) -> Vec<u32> {
    let mut counts = vec![0; 36];
    for number in 0..throws {
        let honest = Hex(seed(1_000_000 + number));
        let throw = faces(
            GAME,
            number as u32,
            &[adversary(number), honest],
            &two_dice(),
        );
        let [a, b] = throw.faces() else {
            panic!("two dice")
        };
        counts[usize::from(a - 1) * 6 + usize::from(b - 1)] += 1;
    }
    counts
}

#[test]
fn faces_are_uniform_whatever_share_one_side_gives() {
    let constant = |_| Hex([0; 32]);
    let counting = |number: u64| {
        Hex(std::array::from_fn(
            |i| if i == 0 { number as u8 } else { 0 },
        ))
    };
    // Seen everything before the honest share: the honest commitment is a hash of it, and this one
    // repeats that hash.
    let copying = |number: u64| Hex(*blake3::hash(&seed(1_000_000 + number)).as_bytes());
    // Tries a hundred shares, and takes the one that would be best with the honest share of the
    // throw before.
    let grinding = |number: u64| {
        let last = Hex(seed(1_000_000 + number.saturating_sub(1)));
        let tries = (0..20).map(|i| Hex(seed(5_000_000 + number * 20 + i)));
        let pips = |share: &Share| faces(GAME, number as u32, &[*share, last], &two_dice()).total();
        tries.max_by_key(pips).unwrap()
    };
    let bound = bound(36);
    for counts in [
        count_pairs(40_000, constant),
        count_pairs(40_000, counting),
        count_pairs(40_000, copying),
    ] {
        assert!(deviation(&counts) < bound, "{counts:?}");
    }
    let ground = count_pairs(8_000, grinding);
    assert!(deviation(&ground) < bound, "{ground:?}");
}

#[test]
fn a_side_that_saw_the_others_share_first_would_choose_and_the_dice_do_not_let_it() {
    // What the protocol prevents does work where it is missing: the test above could fail.
    let chosen = (0..2_000).filter(|number| {
        let honest = Hex(seed(1_000_000 + number));
        let mine = (0..40).map(|i| Hex(seed(9_000_000 + number * 40 + i)));
        let best = mine.max_by_key(|share| {
            faces(GAME, *number as u32, &[*share, honest], &two_dice()).total()
        });
        faces(GAME, *number as u32, &[best.unwrap(), honest], &two_dice()) == Throw::new(&[6, 6])
    });
    assert!(chosen.count() > 1_000);
    // So while a share is known and the other not, nothing but the committed share is taken, and no
    // commitment.
    let [first, second] = chains(1);
    let mut dice = committed(&[first.clone(), second.clone()]);
    dice.declare(Seat::First, 0, first.share(0).unwrap())
        .unwrap();
    for number in 0..100 {
        let other = Chain::new(GAME, Seat::Second, seed(700 + number));
        assert_eq!(
            dice.commit(Seat::Second, other.commitment(), MARK),
            Err(DiceError::Again)
        );
        assert_eq!(
            dice.answer(Seat::Second, 0, other.share(0).unwrap()),
            Err(DiceError::Share)
        );
    }
    assert_eq!(dice.replace(), Err(DiceError::Waiting));
    for index in 1..100 {
        assert_eq!(
            dice.answer(Seat::Second, 0, second.share(index).unwrap()),
            Err(DiceError::Share)
        );
    }
    dice.answer(Seat::Second, 0, second.share(0).unwrap())
        .unwrap();
}

#[test]
fn successive_throws_are_independent_along_real_chains() {
    let mut pairs = vec![0; 36];
    for game in 0..6 {
        let [first, second] = chains(100 + game);
        let one = ThrowSpec {
            count: 1,
            ..two_dice()
        };
        let thrown: Vec<u8> = (0..600)
            .map(|k| {
                faces(
                    GAME,
                    k,
                    &[first.share(k).unwrap(), second.share(k).unwrap()],
                    &one,
                )
                .total()
            })
            .collect();
        for pair in thrown.windows(2) {
            pairs[usize::from(pair[0] - 1) * 6 + usize::from(pair[1] - 1)] += 1;
        }
    }
    assert!(deviation(&pairs) < bound(36), "{pairs:?}");
}

#[test]
fn each_lot_and_each_die_of_three_is_uniform_and_the_flight_tells_nothing_of_the_faces() {
    let (mut lots, mut third, mut by_flight) = (vec![0; 8], vec![0; 6], vec![0; 12]);
    for number in 0..24_000 {
        let shares = [Hex(seed(number)), Hex(seed(number + 500_000))];
        let spec = |dice, count| ThrowSpec {
            dice,
            count,
            by: Thrower::Seat(Seat::Second),
        };
        let three = faces(GAME, 0, &shares, &spec(DieKind::Lot, 3));
        lots[three
            .faces()
            .iter()
            .fold(0, |sum, lot| sum * 2 + usize::from(*lot))] += 1;
        let cubes = faces(GAME, 0, &shares, &spec(DieKind::Cube, 3));
        let [_, _, last] = cubes.faces() else {
            panic!("three dice")
        };
        third[usize::from(last - 1)] += 1;
        let flight = (flight_seed(GAME, 0, &shares) & 1) as usize;
        by_flight[flight * 6 + usize::from(last - 1)] += 1;
    }
    assert!(
        deviation(&lots) < bound(8) && deviation(&third) < bound(6),
        "{lots:?} {third:?}"
    );
    assert!(deviation(&by_flight) < bound(12), "{by_flight:?}");
}

#[test]
fn before_the_answer_every_throw_is_still_possible() {
    // With the thrower's share known, the other's unknown share leads to each of the 36 throws
    // about equally often.
    let declared = Hex(seed(4));
    let mut counts = vec![0; 36];
    for number in 0..20_000 {
        let throw = faces(
            GAME,
            7,
            &[declared, Hex(seed(number + 10_000))],
            &two_dice(),
        );
        let [a, b] = throw.faces() else {
            panic!("two dice")
        };
        counts[usize::from(a - 1) * 6 + usize::from(b - 1)] += 1;
    }
    assert!(deviation(&counts) < bound(36), "{counts:?}");
    let [first, second] = chains(2);
    let mut dice = committed(&[first.clone(), second]);
    dice.declare(Seat::First, 0, first.share(0).unwrap())
        .unwrap();
    assert_eq!(
        (
            dice.faces(0, &two_dice()),
            dice.proof(0),
            dice.flight_seed(0)
        ),
        (None, None, None)
    );
}

#[test]
fn a_chain_has_a_share_for_every_throw_that_a_log_has_room_for() {
    let [first, second] = chains(3);
    let mut dice = committed(&[first.clone(), second.clone()]);
    assert_eq!(first.share(LENGTH), None);
    for throw in 0..LENGTH {
        dice.declare(Seat::Second, throw, second.share(throw).unwrap())
            .unwrap();
        dice.answer(Seat::First, throw, first.share(throw).unwrap())
            .unwrap();
    }
    assert_eq!(
        dice.declare(Seat::First, LENGTH, Hex([0; 32])),
        Err(DiceError::Share)
    );
}

#[test]
fn a_commitment_stands_until_both_are_replaced_together() {
    let [first, second] = chains(9);
    let mut dice = committed(&[first.clone(), second.clone()]);
    let chosen = Chain::new(GAME, Seat::Second, seed(90));
    for mark in [MARK, Hex([2; 16])] {
        for commitment in [chosen.commitment(), second.commitment()] {
            assert_eq!(
                dice.commit(Seat::Second, commitment, mark),
                Err(DiceError::Again)
            );
        }
    }
    dice.declare(Seat::First, 0, first.share(0).unwrap())
        .unwrap();
    dice.answer(Seat::Second, 0, second.share(0).unwrap())
        .unwrap();
    dice.replace().unwrap();
    let known = first.share(1).unwrap();
    assert_eq!(
        dice.declare(Seat::First, 1, known),
        Err(DiceError::NoCommitment)
    );
    let fresh = Chain::new(GAME, Seat::First, seed(91));
    dice.commit(Seat::Second, chosen.commitment(), MARK)
        .unwrap();
    dice.commit(Seat::First, fresh.commitment(), MARK).unwrap();
    assert_eq!(dice.declare(Seat::First, 1, known), Err(DiceError::Share));
    dice.declare(Seat::First, 1, fresh.share(0).unwrap())
        .unwrap();
    dice.answer(Seat::Second, 1, chosen.share(0).unwrap())
        .unwrap();
    let named = [fresh, chosen].map(|chain| Some(chain.commitment().to_string()));
    let proof = dice.proof(1).unwrap();
    assert_eq!((&proof.commitments, proof.replacements), (&named, 1));
    assert_eq!(dice.proof(0).unwrap().replacements, 0);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_share_but_the_committed_one_is_taken(bytes: [u8; 32], index in 1_u32..LENGTH, bit in 0_usize..256) {
        let [first, second] = chains(5);
        let mut dice = committed(&[first.clone(), second]);
        let right = first.share(0).unwrap();
        let mut flipped = right;
        flipped.0[bit / 8] ^= 1 << (bit % 8);
        for wrong in [Hex(bytes), first.share(index).unwrap(), flipped, first.commitment()] {
            prop_assert_eq!(dice.declare(Seat::First, 0, wrong), Err(DiceError::Share));
        }
        prop_assert_eq!(dice.declare(Seat::Second, 0, right), Err(DiceError::Share));
        prop_assert_eq!(dice.declare(Seat::First, 1, right), Err(DiceError::Number));
        prop_assert_eq!(dice.declare(Seat::First, 0, right), Ok(()));
        prop_assert_eq!(dice.declare(Seat::First, 0, right), Err(DiceError::Waiting));
        prop_assert_eq!(dice.answer(Seat::First, 0, right), Err(DiceError::NotWaiting));
    }

    #[test]
    fn a_throw_depends_on_every_bit_of_game_number_and_shares(bit in 0_usize..256, game: u64, throw: u32) {
        // Forty dice, which two inputs share by chance once in 6^40.
        let many = ThrowSpec { count: 40, ..two_dice() };
        let shares = [Hex(seed(1)), Hex(seed(2))];
        let throw_of = |game, throw, shares: &[Share; 2]| faces(game, throw, shares, &many);
        let one = throw_of(game, throw, &shares);
        for side in 0..2 {
            let mut other = shares;
            other[side].0[bit / 8] ^= 1 << (bit % 8);
            prop_assert_ne!(&throw_of(game, throw, &other), &one);
        }
        prop_assert_ne!(throw_of(game ^ (1 << (bit % 64)), throw, &shares), one.clone());
        prop_assert_ne!(throw_of(game, throw ^ (1 << (bit % 32)), &shares), one.clone());
        prop_assert_ne!(throw_of(game, throw, &[shares[1], shares[0]]), one);
    }
}
