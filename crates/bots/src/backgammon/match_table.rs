//! What a score is worth in a match of equal players.
//!
//! Each entry is the chance to win the match less the chance to lose it, in millionths, by the
//! points that the two still need. Up to 25 points it is the published table in `kazaross`, beyond
//! that our own model goes on from there: a game between equals is won by either with the same
//! chance, 26 % of the wins are gammons, and the cube is used as [`Terms::value`] says.

use std::sync::LazyLock;

use super::{
    chances::{CERTAIN, Chances},
    cube::{Owner, Score, Terms},
    kazaross::{AFTER, BEFORE, KNOWN},
    match_equity::{LONGEST, MatchEquity},
};

/// The chances at the start of a game between equals.
const START: Chances = Chances {
    win: 500_000,
    win_gammon: 130_000,
    win_backgammon: 6_000,
    lose_gammon: 130_000,
    lose_backgammon: 6_000,
};
/// How well the cube is used between start and end, see [`Terms::value`].
const EFFICIENCY: i64 = 680_000;

/// The table.
pub static MATCH_EQUITY: LazyLock<MatchEquity> = LazyLock::new(|| made(KNOWN));

/// The table: published as long as both players need at most `known` points, else by the model.
fn made(known: usize) -> MatchEquity {
    let mut table = MatchEquity {
        before: [[0; LONGEST + 1]; LONGEST + 1],
        after: [0; LONGEST + 1],
    };
    let worth = |chance: &i64| 2 * chance - i64::from(CERTAIN);
    for away in 2..=LONGEST {
        if away <= known
            && let Some(chance) = AFTER.get(away - 1)
        {
            table.after[away] = worth(chance);
            continue;
        }
        // The trailer doubles at once; the leader takes or drops, whichever is better.
        let terms = |stake| terms(&table, away, 1, true, stake, Owner::Other, false);
        let taken = terms(2).dead(START);
        let dropped = table.after(away - 1);
        table.after[away] = taken.min(dropped);
    }
    for sum in 2..=2 * LONGEST {
        for own in 1.max(sum.saturating_sub(LONGEST))..=LONGEST.min(sum - 1) {
            let other = sum - own;
            if own < other {
                let published = BEFORE.get(own - 1).and_then(|row| row.get(other - own - 1));
                let value = if other <= known
                    && let Some(chance) = published
                {
                    worth(chance)
                } else {
                    let doubling = own > 1;
                    terms(&table, own, other, !doubling, 1, Owner::Nobody, doubling)
                        .value(START, EFFICIENCY)
                };
                table.before[own][other] = value;
                table.before[other][own] = -value;
            }
        }
    }
    table
}

fn terms(
    table: &MatchEquity,
    own: usize,
    other: usize,
    after_crawford: bool,
    stake: u8,
    owner: Owner,
    doubling: bool,
) -> Terms<'_> {
    let score = Score::Match {
        table,
        own_away: own as u8,
        other_away: other as u8,
        after_crawford,
    };
    Terms {
        score,
        stake,
        owner,
        doubling,
        jacoby: false,
        drop_pays_one: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(own: i32, other: i32, after_crawford: bool) -> f64 {
        (MATCH_EQUITY.worth(own, other, after_crawford) as f64 / 1e6 + 1.0) / 2.0
    }

    #[test]
    fn scores_are_worth_what_the_published_table_says() {
        // From `met/Kazaross-XG2.xml` of GNU Backgammon 1.07. The one who needs a point plays the
        // Crawford game.
        for (own, other, published) in [
            (1, 2, 0.677_36),
            (1, 3, 0.750_76),
            (1, 4, 0.814_36),
            (5, 1, 0.158_21),
            (2, 3, 0.599_47),
            (2, 4, 0.668_70),
            (6, 2, 0.200_60),
            (3, 4, 0.571_50),
            (5, 3, 0.352_05),
            (7, 7, 0.5),
            (5, 9, 0.725_40),
            (9, 15, 0.752_814),
            (25, 1, 0.000_95),
            (24, 25, 0.530_86),
        ] {
            let chance = chance(own, other, false);
            assert!((chance - published).abs() < 1e-6, "{own}:{other}: {chance}");
        }
        // After the Crawford game, by the points that the trailer needs.
        for (away, published) in [
            (1, 0.5),
            (2, 0.488_03),
            (3, 0.322_64),
            (4, 0.310_02),
            (5, 0.190_12),
            (6, 0.180_72),
            (9, 0.069_53),
            (10, 0.065_161),
            (25, 0.001_23),
        ] {
            let chance = chance(away, 1, true);
            assert!((chance - published).abs() < 1e-6, "{away}: {chance}");
        }
    }

    #[test]
    fn another_published_table_is_near() {
        // That of Kit Woolsey and Hal Heinrich, in whole per cent.
        for (own, other, woolsey) in [
            (1, 2, 0.70),
            (1, 4, 0.83),
            (2, 3, 0.60),
            (2, 4, 0.68),
            (3, 4, 0.59),
            (3, 7, 0.76),
            (5, 9, 0.73),
        ] {
            let chance = chance(own, other, false);
            assert!((chance - woolsey).abs() < 0.025, "{own}:{other}: {chance}");
        }
    }

    #[test]
    fn a_free_drop_after_the_crawford_game_is_worth_something() {
        // Who needs an even number of points needs as many games as with one point fewer, but the
        // leader may drop the first double.
        for away in [3, 5, 7, 9] {
            assert!(chance(away, 1, true) > chance(away + 1, 1, true) + 0.004);
        }
    }

    #[test]
    fn the_model_that_goes_on_from_the_published_table_is_near_it() {
        let model = made(0);
        let mut squares = 0.0;
        let mut most: f64 = 0.0;
        let mut count = 0.0;
        for own in 1..=KNOWN as i32 {
            for other in own + 1..=KNOWN as i32 {
                let published = MATCH_EQUITY.worth(own, other, false);
                // Half of the worth is the chance.
                let apart = (model.worth(own, other, false) - published) as f64 / 2e4;
                squares += apart * apart;
                most = most.max(apart.abs());
                count += 1.0;
            }
        }
        let rms = (squares / count).sqrt();
        println!("{rms:.2} per cent, at most {most:.2}");
        assert!(rms < 0.6 && most < 1.7, "{rms} per cent, at most {most}");
    }

    #[test]
    fn the_table_is_fair_and_every_point_helps() {
        for own in 1..=LONGEST as i32 {
            for other in 1..=LONGEST as i32 {
                assert_eq!(
                    MATCH_EQUITY.worth(own, other, false),
                    -MATCH_EQUITY.worth(other, own, false)
                );
                if own > 1 {
                    let (better, worse) = (
                        MATCH_EQUITY.worth(own - 1, other, false),
                        MATCH_EQUITY.worth(own, other, false),
                    );
                    assert!(
                        better >= worse,
                        "{own}:{other} is worth {worse}, with a point more {better}"
                    );
                }
            }
        }
    }
}
