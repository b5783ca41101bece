//! Gammons and backgammons at the end of a decided race, counted throw by throw: one side bears off
//! its last checkers while the other has borne off none.
//!
//! How many turns the winner still needs is known from the table of bear-offs; how likely the loser
//! saves the gammon within as many turns is counted by trying all throws and turns. The loser plays
//! as if they knew how many turns are left: that differs from the truth only where a throw is
//! played otherwise for one turn than for two.

use std::collections::HashMap;

use tesserae_rules::backgammon::{Afterstates, BAR, Checkers, OFF, Position, afterstates};

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

    /// Whether even the highest throws are too low to reach it in this many turns.
    fn is_out_of_reach(self, loser: Checkers, turns: u8) -> bool {
        let (from, last) = match self {
            Self::Gammon => (OUTSIDE, 1),
            Self::Backgammon => (BEHIND, 0),
        };
        let outside = (from..=BAR).map(|point| (u32::from(loser.at(point)), point + 1 - from));
        let (checkers, pips) = outside.fold((last, last), |(checkers, pips), (count, each)| {
            (checkers + count, pips + count * u32::from(each))
        });
        let turns = u32::from(turns);
        checkers > 4 * turns || pips > 24 * turns
    }
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
        let key = (loser, turns, goal);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut sum = 0;
        for (throw, ways) in TWO_DICE {
            // The checkers have passed each other: those of the winner are in nobody's way.
            let alone = Position {
                own: loser,
                other: Checkers::GONE,
            };
            afterstates(alone, throw, &mut self.found);
            let mut best = 0;
            if turns == 1 {
                let mut ends = self.found.positions().iter();
                if ends.any(|end| goal.is_reached(end.own)) {
                    best = CERTAIN;
                }
            } else {
                let ends: Vec<Checkers> =
                    self.found.positions().iter().map(|end| end.own).collect();
                for end in ends {
                    best = best.max(self.saved(end, turns - 1, goal));
                    if best == CERTAIN {
                        break;
                    }
                }
            }
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

    #[test]
    fn open_races_are_not_counted() {
        assert_eq!(chances(&[(6, 15)], &[(6, 15)]), None);
        assert_eq!(chances(&[(6, 2)], &[(6, 2)]), None);
    }
}
