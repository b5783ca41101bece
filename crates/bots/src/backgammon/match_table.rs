//! What a score is worth in a match of equal players: our own table.
//!
//! Each entry is the chance to win the match less the chance to lose it, in millionths, by the
//! points that the two still need. The table is built from the end of the match: a game between
//! equals is won by either with the same chance, 26 % of the wins are gammons, and the cube is used
//! as [`Terms::value`] says.

use std::sync::LazyLock;

use super::{
    chances::Chances,
    cube::{Owner, Score, Terms},
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
pub static MATCH_EQUITY: LazyLock<MatchEquity> = LazyLock::new(made);

fn made() -> MatchEquity {
    let mut table = MatchEquity {
        before: [[0; LONGEST + 1]; LONGEST + 1],
        after: [0; LONGEST + 1],
    };
    for away in 2..=LONGEST {
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
                let doubling = own > 1;
                let value = terms(&table, own, other, !doubling, 1, Owner::Nobody, doubling)
                    .value(START, EFFICIENCY);
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

    #[test]
    fn the_crawford_game_is_worth_what_books_say() {
        // The trailer's chances at 2, 3 … 6 points away, from published tables; ours are within two
        // per cent.
        for (away, published) in [(2, 0.32), (3, 0.25), (4, 0.175), (5, 0.155), (6, 0.11)] {
            let chance = (MATCH_EQUITY.worth(away, 1, false) as f64 / 1e6 + 1.0) / 2.0;
            assert!((chance - published).abs() < 0.02, "{away} away: {chance}");
        }
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
        let chance = |own, other| (MATCH_EQUITY.worth(own, other, false) as f64 / 1e6 + 1.0) / 2.0;
        // Published: 0.60 at 2:3, 0.64 at 3:5, 0.66 at 4:7 or so.
        assert!((chance(2, 3) - 0.60).abs() < 0.02, "{}", chance(2, 3));
        assert!((chance(3, 5) - 0.64).abs() < 0.03, "{}", chance(3, 5));
    }
}
