//! What chances are worth with the cube, for money and in a match.
//!
//! After Rick Janowski: between a cube that is never used again (*dead*: values are linear in the
//! chance to win) and one that is always used at the best moment (*live*: values are linear between
//! the points at which a double is just taken), the truth lies a fixed part of the way, the
//! *efficiency* of the cube. Take points follow from one another, from the last double that makes
//! sense down to the next.

use super::{chances::Chances, match_equity::MatchEquity};

/// What is certain, as a chance in millionths.
const CERTAIN: i64 = 1_000_000;
/// The last face of the cube.
const LAST: u8 = 64;

/// Who may double next.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Owner {
    /// Either.
    Nobody,
    /// The player on turn.
    Own,
    /// The opponent.
    Other,
}

/// What points are good for.
#[derive(Copy, Clone, Debug)]
pub enum Score<'t> {
    /// Each point counts the same.
    Money,
    /// A match.
    Match {
        /// What scores are worth.
        table: &'t MatchEquity,
        /// The points that the player on turn still needs.
        own_away: u8,
        /// The points that the opponent still needs.
        other_away: u8,
        /// Whether no Crawford game comes after this game: it is this one, it has been, or there
        /// is none.
        after_crawford: bool,
    },
}

/// The stake, the cube and the rules about them, seen by the player on turn.
#[derive(Copy, Clone, Debug)]
pub struct Terms<'t> {
    /// What points are good for.
    pub score: Score<'t>,
    /// The points that a single win brings.
    pub stake: u8,
    /// Who may double next.
    pub owner: Owner,
    /// Whether doubling is possible at all in this game.
    pub doubling: bool,
    /// The house rule that gammons count only after a double.
    pub jacoby: bool,
    /// The house rule that a refused double pays one point.
    pub drop_pays_one: bool,
}

/// Of the wins of each of the two, how many in a million are single, gammons, backgammons.
#[derive(Copy, Clone)]
struct Shares {
    own: [i64; 3],
    other: [i64; 3],
}

impl Shares {
    fn new(chances: Chances) -> Self {
        let shares = |win: i32, gammon: i32, backgammon: i32| {
            let of = |part: i32| {
                if win > 0 {
                    i64::from(part) * CERTAIN / i64::from(win)
                } else {
                    0
                }
            };
            let (gammon, backgammon) = (of(gammon), of(backgammon));
            [CERTAIN - gammon, gammon - backgammon, backgammon]
        };
        Self {
            own: shares(chances.win, chances.win_gammon, chances.win_backgammon),
            other: shares(
                CERTAIN as i32 - chances.win,
                chances.lose_gammon,
                chances.lose_backgammon,
            ),
        }
    }

    const fn turned(self) -> Self {
        Self {
            own: self.other,
            other: self.own,
        }
    }
}

impl Terms<'_> {
    /// The same as the opponent sees it.
    #[must_use]
    pub const fn turned(self) -> Self {
        let score = match self.score {
            Score::Money => Score::Money,
            Score::Match {
                table,
                own_away,
                other_away,
                after_crawford,
            } => Score::Match {
                table,
                own_away: other_away,
                other_away: own_away,
                after_crawford,
            },
        };
        let owner = match self.owner {
            Owner::Nobody => Owner::Nobody,
            Owner::Own => Owner::Other,
            Owner::Other => Owner::Own,
        };
        Self {
            score,
            owner,
            ..self
        }
    }

    /// After a double of the player on turn has been taken.
    #[must_use]
    pub const fn doubled(self) -> Self {
        Self {
            stake: self.stake.saturating_mul(2),
            owner: Owner::Other,
            ..self
        }
    }

    /// Whether the player on turn may double before the throw.
    #[must_use]
    pub(crate) fn may_double(&self) -> bool {
        self.doubling && self.owner != Owner::Other && self.stake < LAST
    }

    /// The worth of winning points, or of losing them if they are negative: millionths of a point
    /// for money; in a match the chance to win it less the chance to lose it, in millionths.
    #[must_use]
    pub fn worth(&self, points: i32) -> i64 {
        match self.score {
            Score::Money => i64::from(points) * CERTAIN,
            Score::Match {
                table,
                own_away,
                other_away,
                after_crawford,
            } => {
                let (won, lost) = (points.max(0), (-points).max(0));
                table.worth(
                    i32::from(own_away) - won,
                    i32::from(other_away) - lost,
                    after_crawford,
                )
            }
        }
    }

    /// Half the difference between a single win and a single loss.
    #[must_use]
    pub fn unit(&self) -> i64 {
        let stake = i32::from(self.stake);
        (self.worth(stake) - self.worth(-stake)) / 2
    }

    /// The worth of a double that the opponent drops.
    #[must_use]
    pub fn dropped(&self) -> i64 {
        self.worth(self.drop_points(self.stake))
    }

    /// The value of chances before the throw, in the unit of [`Terms::worth`]. The efficiency of
    /// the cube is in millionths.
    #[must_use]
    pub fn value(&self, chances: Chances, efficiency: i64) -> i64 {
        let dead = self.dead(chances);
        if !self.doubling {
            return dead;
        }
        dead + (self.live(chances) - dead) * efficiency / CERTAIN
    }

    /// The value of chances if nobody ever doubles again.
    #[must_use]
    pub fn dead(&self, chances: Chances) -> i64 {
        let shares = Shares::new(chances);
        let win = i64::from(chances.win);
        let (won, lost) = self.ends(&shares, self.stake, self.gammons_count());
        (won * win + lost * (CERTAIN - win)) / CERTAIN
    }

    /// The values of the five ends that make [`Terms::dead`] of chances, for comparing many: a win,
    /// and what a gammon, a backgammon, a gammon lost and a backgammon lost add to it.
    #[must_use]
    pub fn weights(&self) -> [i64; 5] {
        let stake = i32::from(self.stake);
        let times = |times: i32| {
            if self.gammons_count() {
                self.worth(stake * times)
            } else {
                self.worth(stake * times.signum())
            }
        };
        [
            times(1) - times(-1),
            times(2) - times(1),
            times(3) - times(2),
            times(-2) - times(-1),
            times(-3) - times(-2),
        ]
    }

    /// Jacoby's rule: as long as the cube lies in the middle, no gammons.
    fn gammons_count(&self) -> bool {
        !(self.jacoby && self.owner == Owner::Nobody)
    }

    fn drop_points(&self, stake: u8) -> i32 {
        if self.drop_pays_one {
            1
        } else {
            i32::from(stake)
        }
    }

    /// The mean worth of a win and of a loss at a stake.
    fn ends(&self, shares: &Shares, stake: u8, gammons: bool) -> (i64, i64) {
        let stake = i32::from(stake);
        if !gammons {
            return (self.worth(stake), self.worth(-stake));
        }
        let mean = |shares: &[i64; 3], sign: i32| {
            shares
                .iter()
                .zip(1..)
                .map(|(share, times)| share * self.worth(sign * stake * times))
                .sum::<i64>()
                / CERTAIN
        };
        (mean(&shares.own, 1), mean(&shares.other, -1))
    }

    /// Whether the player on turn gains nothing by a cube at this stake: the match is won with it
    /// already.
    fn idle(&self, stake: u8) -> bool {
        stake >= LAST || matches!(self.score, Score::Match { own_away, .. } if own_away <= stake)
    }

    /// The value with a cube that is always used at the best moment.
    fn live(&self, chances: Chances) -> i64 {
        let shares = Shares::new(chances);
        let (won, lost) = self.ends(&shares, self.stake, self.gammons_count());
        let mut corners = [(0, lost), (0, lost), (CERTAIN, won), (CERTAIN, won)];
        if self.owner != Owner::Own && !self.turned().idle(self.stake) {
            corners[1] = (
                self.take_point(&shares, self.stake),
                self.worth(-self.drop_points(self.stake)),
            );
        }
        if self.owner != Owner::Other && !self.idle(self.stake) {
            corners[2] = (
                self.cash_point(&shares, self.stake),
                self.worth(self.drop_points(self.stake)),
            );
        }
        if corners[1].0 > corners[2].0 {
            return self.dead(chances);
        }
        let win = i64::from(chances.win);
        for pair in corners.windows(2) {
            if let &[(from, low), (to, high)] = pair
                && win <= to
                && from < to
            {
                return low + (high - low) * (win - from).max(0) / (to - from);
            }
        }
        won
    }

    /// The chance to win at which the player on turn just takes a double from this stake, with a
    /// live cube.
    fn take_point(&self, shares: &Shares, stake: u8) -> i64 {
        let twice = stake.saturating_mul(2);
        let dropped = self.worth(-self.drop_points(stake));
        let (won, lost) = self.ends(shares, twice, true);
        let (end, top) = if self.idle(twice) {
            (CERTAIN, won)
        } else {
            (
                self.cash_point(shares, twice),
                self.worth(self.drop_points(twice)),
            )
        };
        if top <= lost {
            CERTAIN
        } else {
            ((dropped - lost) * end / (top - lost)).clamp(0, CERTAIN)
        }
    }

    /// The chance to win at which the opponent just drops a double from this stake, with a live
    /// cube.
    fn cash_point(&self, shares: &Shares, stake: u8) -> i64 {
        CERTAIN - self.turned().take_point(&shares.turned(), stake)
    }
}

#[cfg(test)]
mod tests {
    use super::{super::match_table::MATCH_EQUITY, *};

    const MONEY: Terms = Terms {
        score: Score::Money,
        stake: 1,
        owner: Owner::Nobody,
        doubling: true,
        jacoby: false,
        drop_pays_one: false,
    };

    fn race(win: i32) -> Chances {
        Chances {
            win,
            ..Chances::default()
        }
    }

    #[test]
    fn take_points_for_money_are_those_of_the_books() {
        // Without gammons: 20 % with a live cube, 25 % with a dead one, in between with the usual
        // efficiency.
        let shares = Shares::new(race(500_000));
        assert!((MONEY.take_point(&shares, 1) - 200_000).abs() < 2_000);
        let taken =
            |win: i32, efficiency| MONEY.doubled().value(race(win), efficiency) <= MONEY.dropped();
        assert!(taken(749_000, 0) && !taken(751_000, 0));
        assert!(taken(798_000, 1_000_000) && !taken(803_000, 1_000_000));
    }

    #[test]
    fn positions_are_doubled_between_the_points_of_the_books() {
        // A long race: double from about 70 %, redouble later, drop from about 78 %.
        let better = |terms: Terms, win: i32| {
            let taken = terms.doubled().value(race(win), 680_000);
            taken.min(terms.dropped()) > terms.value(race(win), 680_000)
        };
        assert!(!better(MONEY, 660_000) && better(MONEY, 730_000));
        let redouble = Terms {
            owner: Owner::Own,
            stake: 2,
            ..MONEY
        };
        assert!(!better(redouble, 690_000) && better(redouble, 760_000));
    }

    #[test]
    fn a_strong_gammon_threat_is_played_on_but_not_under_jacoby() {
        let strong = Chances {
            win: 900_000,
            win_gammon: 700_000,
            ..Chances::default()
        };
        assert!(MONEY.value(strong, 680_000) > MONEY.dropped());
        assert!(
            Terms {
                jacoby: true,
                ..MONEY
            }
            .value(strong, 680_000)
                < MONEY.dropped()
        );
    }

    #[test]
    fn the_last_point_makes_the_cube_idle() {
        let terms = |own_away, other_away| Terms {
            score: Score::Match {
                table: &MATCH_EQUITY,
                own_away,
                other_away,
                after_crawford: true,
            },
            ..MONEY
        };
        // After the Crawford game the trailer doubles anything, the leader nothing.
        let gain = |terms: Terms, win| {
            terms.doubled().value(race(win), 680_000) - terms.value(race(win), 680_000)
        };
        assert!(gain(terms(4, 1), 500_000) > 0);
        assert!(gain(terms(1, 4), 500_000) < 0);
    }

    #[test]
    fn weights_give_the_same_as_the_dead_value() {
        let chances = Chances {
            win: 550_000,
            win_gammon: 150_000,
            win_backgammon: 10_000,
            lose_gammon: 120_000,
            lose_backgammon: 7_000,
        };
        let score = Score::Match {
            table: &MATCH_EQUITY,
            own_away: 4,
            other_away: 6,
            after_crawford: false,
        };
        for terms in [
            MONEY,
            Terms {
                score,
                stake: 2,
                ..MONEY
            },
            Terms {
                jacoby: true,
                ..MONEY
            },
        ] {
            let sum: i64 = terms
                .weights()
                .iter()
                .zip(chances.list())
                .map(|(weight, chance)| weight * i64::from(chance))
                .sum();
            let weighed = terms.worth(-i32::from(terms.stake)) + sum / CERTAIN;
            assert!(
                (weighed - terms.dead(chances)).abs() < 10,
                "{weighed} is not {}",
                terms.dead(chances)
            );
        }
    }
}
