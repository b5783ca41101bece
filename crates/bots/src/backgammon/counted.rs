//! Gammons and backgammons at the end of a decided race, counted throw by throw: one side bears off
//! its last checkers while the other has borne off none.
//!
//! How many turns the winner still needs is known from the table of bear-offs; how likely the loser
//! saves the gammon within as many turns is counted by trying all throws and turns. The loser plays
//! as if they knew how many turns are left: that differs from the truth only where a throw is
//! played otherwise for one turn than for two.

use std::collections::HashMap;

use tesserae_rules::backgammon::{
    Afterstates, BAR, CHECKERS, Checkers, OFF, Position, afterstates,
};

use super::{
    bearoff::{Bearoff, ONE},
    chances::{CERTAIN, Chances},
};
use crate::TWO_DICE;

/// For how many turns of the loser the throws are counted.
const MOST: u8 = 2;
/// How likely the winner may need more turns than that, in the unit of the table.
const REST: u32 = ONE / 100;
/// The points of the loser's home board begin below this one, those of the winner's above the other.
const OUTSIDE: u8 = 7;
const BEHIND: u8 = 19;

/// What the loser of a decided race can save.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
enum Goal {
    /// The gammon: to bear off a checker.
    Gammon,
    /// The backgammon: to leave the winner's home board.
    Backgammon,
}

impl Goal {
    fn is_reached(self, loser: Checkers) -> bool {
        match self {
            Self::Gammon => loser.at(OFF) > 0,
            Self::Backgammon => loser.occupied() >> BEHIND == 0,
        }
    }

    /// The first place from which a checker still has to come further, and how many are borne off
    /// in the end.
    const fn way(self) -> (u8, u32) {
        match self {
            Self::Gammon => (OUTSIDE, 1),
            Self::Backgammon => (BEHIND, 0),
        }
    }

    /// Whether even the highest throws are too low to reach it in this many turns.
    fn is_out_of_reach(self, loser: Checkers, turns: u8) -> bool {
        let (from, last) = self.way();
        let outside = (from..=BAR).map(|point| (u32::from(loser.at(point)), point + 1 - from));
        let (checkers, pips) = outside.fold((last, last), |(checkers, pips), (count, each)| {
            (checkers + count, pips + count * u32::from(each))
        });
        let turns = u32::from(turns);
        checkers > 4 * turns || pips > 24 * turns
    }

    /// The checkers without those that cannot help.
    fn reduced(self, loser: Checkers) -> Checkers {
        match self {
            Self::Gammon => loser,
            Self::Backgammon => {
                let mut counts = [0; 26];
                for point in BEHIND..=BAR {
                    counts[usize::from(point)] = loser.at(point);
                }
                counts[usize::from(OFF)] = CHECKERS - counts.iter().sum::<u8>();
                Checkers::new(counts).unwrap_or(loser)
            }
        }
    }

    /// Whether a throw reaches it.
    fn is_thrown(self, loser: Checkers, [a, b]: [u8; 2]) -> bool {
        let (from, last) = self.way();
        let far = || (from..=BAR).flat_map(|point| (0..loser.at(point)).map(move |_| point));
        let mut home: [u8; 7] = std::array::from_fn(|point| loser.at(point as u8));
        if a == b {
            let mut left: u8 = 4;
            for point in far() {
                let steps = (point + 1 - from).div_ceil(a);
                if steps > left {
                    return false;
                }
                left -= steps;
                if last > 0 {
                    home[usize::from(point - steps * a)] += 1;
                }
            }
            return last == 0 || bears_off(&mut home, &[a; 4][..usize::from(left)]);
        }
        let mut far = far();
        let arrives = |point: u8, pips: u8| point < from + pips;
        match (far.next(), far.next(), far.next()) {
            (None, ..) => bears_off(&mut home, &[a, b]) || bears_off(&mut home, &[b, a]),
            (Some(one), None, _) if last == 0 => arrives(one, a + b),
            (Some(one), None, _) => [(a, b), (b, a)].into_iter().any(|(first, second)| {
                arrives(one, first) && {
                    let mut home = home;
                    home[usize::from(one - first)] += 1;
                    bears_off(&mut home, &[second])
                }
            }),
            (Some(one), Some(other), None) if last == 0 => {
                arrives(one, a) && arrives(other, b) || arrives(one, b) && arrives(other, a)
            }
            _ => false,
        }
    }
}

/// Whether a checker can be borne off with these dice in this order, when all are home: `home` has
/// how many stand on each point.
fn bears_off(home: &mut [u8; 7], dice: &[u8]) -> bool {
    let Some((&die, others)) = dice.split_first() else {
        return false;
    };
    let die = usize::from(die);
    if home[die..].iter().all(|count| *count == 0) || home[die] > 0 {
        return true;
    }
    (die + 1..home.len()).any(|point| {
        if home[point] == 0 {
            return false;
        }
        home[point] -= 1;
        home[point - die] += 1;
        let so = bears_off(home, others);
        home[point] += 1;
        home[point - die] -= 1;
        so
    })
}

/// Counts, and keeps what it has counted.
pub(super) struct Counted {
    known: HashMap<(Checkers, u8, Goal), i32>,
    found: Afterstates,
}

impl Counted {
    pub(super) fn new() -> Self {
        Self {
            known: HashMap::new(),
            found: Afterstates::new(),
        }
    }

    /// The chances of the player on turn in a race; None if it is not decided within few turns.
    pub(super) fn chances(&mut self, table: &Bearoff, position: Position) -> Option<Chances> {
        let Position { own, other } = position;
        // Fifteen checkers are not borne off in three turns, so that the winner is certain.
        if other.at(OFF) == 0
            && let Some(turns) = table.turns(own)
        {
            let [win_gammon, win_backgammon] = self.lost(turns, 1, other)?;
            return Some(Chances {
                win: CERTAIN,
                win_gammon,
                win_backgammon,
                ..Chances::default()
            });
        }
        if own.at(OFF) > 0 {
            return None;
        }
        let [lose_gammon, lose_backgammon] = self.lost(table.turns(other)?, 0, own)?;
        Some(Chances {
            lose_gammon,
            lose_backgammon,
            ..Chances::default()
        })
    }

    /// How likely the loser loses a gammon and a backgammon, who has `fewer` turns than the winner.
    /// `turns` says how likely the winner needs how many.
    fn lost(&mut self, turns: &[u32], fewer: usize, loser: Checkers) -> Option<[i32; 2]> {
        let counted = usize::from(MOST) + fewer;
        if turns.iter().skip(counted + 1).sum::<u32>() > REST {
            return None;
        }
        Some([Goal::Gammon, Goal::Backgammon].map(|goal| {
            let lost = (0..).zip(turns).map(|(turns, likely)| {
                let left = usize::saturating_sub(turns, fewer).min(usize::from(MOST));
                let lost = CERTAIN - self.saved(loser, left as u8, goal);
                u64::from(*likely) * lost as u64
            });
            (lost.sum::<u64>() / u64::from(ONE)) as i32
        }))
    }

    /// How likely the loser reaches the goal in this many turns, in millionths.
    fn saved(&mut self, loser: Checkers, turns: u8, goal: Goal) -> i32 {
        if goal.is_reached(loser) {
            return CERTAIN;
        }
        if turns == 0 || goal.is_out_of_reach(loser, turns) {
            return 0;
        }
        let loser = goal.reduced(loser);
        let key = (loser, turns, goal);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut sum = 0;
        for (throw, ways) in TWO_DICE {
            let best = if goal.is_thrown(loser, throw) {
                CERTAIN
            } else if turns == 1 {
                0
            } else {
                // The checkers have passed each other: those of the winner are in nobody's way.
                let alone = Position {
                    own: loser,
                    other: Checkers::GONE,
                };
                afterstates(alone, throw, &mut self.found);
                let ends: Vec<Checkers> =
                    self.found.positions().iter().map(|end| end.own).collect();
                let mut best = 0;
                for end in ends {
                    best = best.max(self.saved(end, turns - 1, goal));
                    if best == CERTAIN {
                        break;
                    }
                }
                best
            };
            sum += i64::from(best) * i64::from(ways);
        }
        let saved = (sum / 36) as i32;
        self.known.insert(key, saved);
        saved
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Stop,
        backgammon::{bearoff, test_checkers::checkers},
    };

    fn chances(own: &[(usize, u8)], other: &[(usize, u8)]) -> Option<Chances> {
        let position = Position {
            own: checkers(own),
            other: checkers(other),
        };
        Counted::new().chances(bearoff::table(&Stop::never()).unwrap(), position)
    }

    fn assert_near(chance: i32, of_1296: i32) {
        let exact = (i64::from(of_1296) * 1_000_000 / 1_296) as i32;
        assert!((chance - exact).abs() <= 3, "{chance} is not {exact}");
    }

    #[test]
    fn gammons_and_backgammons_of_short_races_are_those_that_hands_count() {
        // Five doubles end the game at once; otherwise 17 throws bring both out of the home board.
        let caught = chances(
            &[(2, 2), (1, 2)],
            &[(22, 1), (21, 1), (6, 5), (5, 5), (4, 3)],
        );
        let caught = caught.unwrap();
        assert_eq!((caught.win, caught.win_gammon), (CERTAIN, CERTAIN));
        assert_near(caught.win_backgammon, 5 * 36 + 31 * 19);

        // Any six or one bears a checker off, and so do 4-2, 3-3 and 2-2: 24 throws.
        let behind = chances(&[(6, 7), (1, 8)], &[(1, 2)]).unwrap();
        assert_eq!((behind.win, behind.lose_backgammon), (0, 0));
        assert_near(behind.lose_gammon, 12 * 36);
    }

    #[test]
    fn a_gammon_that_every_throw_saves_is_no_danger() {
        // After 12/8 4/2 and after 12/8 3/1 alike: only a double of the other wins the gammon.
        let other = [(2, 1), (1, 2)];
        for own in [
            [(8, 1), (4, 1), (3, 4), (2, 4), (1, 5)],
            [(8, 1), (4, 2), (3, 3), (2, 3), (1, 6)],
        ] {
            let chances = chances(&other, &own).unwrap();
            assert_near(chances.win_gammon, 6 * 36);
        }
    }

    /// Every throw is tried with every turn of the rules.
    fn tried(loser: Checkers, throw: [u8; 2], goal: Goal) -> bool {
        let alone = Position {
            own: loser,
            other: Checkers::GONE,
        };
        let mut found = Afterstates::new();
        afterstates(alone, throw, &mut found);
        let mut ends = found.positions().iter();
        ends.any(|end| goal.is_reached(end.own))
    }

    #[test]
    fn what_a_throw_saves_is_what_trying_every_turn_finds() {
        let mut state: u64 = 20_261_127;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            ((state >> 33) % below) as usize
        };
        let mut both = [0; 2];
        for _ in 0..3_000 {
            let mut counts = [0; 26];
            // Mostly near home, so that throws decide.
            let far = random(4);
            for number in 0..15 {
                let place = if number < far {
                    7 + random(19)
                } else {
                    1 + random(6)
                };
                counts[place] += 1;
            }
            let loser = Checkers::new(counts).unwrap();
            for goal in [Goal::Gammon, Goal::Backgammon] {
                for (throw, _) in TWO_DICE {
                    let tried = goal.is_reached(loser) || tried(loser, throw, goal);
                    let said = goal.is_reached(loser) || goal.is_thrown(loser, throw);
                    assert_eq!(said, tried, "{counts:?} {throw:?} {goal:?}");
                    both[usize::from(tried)] += 1;
                }
            }
        }
        assert!(both.iter().all(|count| *count > 5_000), "{both:?}");
    }

    #[test]
    fn what_was_counted_before_changes_nothing() {
        // After 5-4 the last checker on the six point lets one be borne off, the last but one does not.
        let table = bearoff::table(&Stop::never()).unwrap();
        let mut counted = Counted::new();
        let behind = |six| Position {
            own: checkers(&[(6, six), (2, 15 - six)]),
            other: checkers(&[(1, 2)]),
        };
        for six in [1, 2, 3, 1] {
            let fresh = Counted::new().chances(table, behind(six));
            assert!(fresh.is_some());
            assert_eq!(counted.chances(table, behind(six)), fresh, "{six}");
        }
        let [one, two] = [1, 2].map(|six| counted.chances(table, behind(six)));
        assert_ne!(one, two);
    }

    #[test]
    fn open_races_are_not_counted() {
        assert_eq!(chances(&[(6, 15)], &[(6, 15)]), None);
        assert_eq!(chances(&[(6, 2)], &[(6, 2)]), None);
    }
}
