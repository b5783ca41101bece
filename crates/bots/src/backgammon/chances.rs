//! The six ways in which a game can end, and how likely each is.

use tesserae_rules::backgammon::{BAR, OFF, Position};

use crate::{Candidate, Decision, NamedChance, Value};

/// What is certain, in the units of [`Chances`].
pub const CERTAIN: i32 = 1_000_000;

/// How many numbers [`Chances`] are, and the number of outputs of each net.
pub const OUTPUTS: usize = 5;

/// The chances of the player on turn, in millionths. Each includes the better ones: a gammon is
/// also a win.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Chances {
    /// To win at all.
    pub win: i32,
    /// To win a gammon or a backgammon.
    pub win_gammon: i32,
    /// To win a backgammon.
    pub win_backgammon: i32,
    /// To lose a gammon or a backgammon.
    pub lose_gammon: i32,
    /// To lose a backgammon.
    pub lose_backgammon: i32,
}

impl Chances {
    /// The chances of the opponent.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            win: CERTAIN - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// In the order of the fields.
    #[must_use]
    pub const fn list(self) -> [i32; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }

    /// From the order of the fields, made consistent: a gammon is not likelier than a win, and so
    /// on.
    #[must_use]
    pub(crate) fn from_list(
        [
            win,
            win_gammon,
            win_backgammon,
            lose_gammon,
            lose_backgammon,
        ]: [i32; 5],
    ) -> Self {
        let win = win.clamp(0, CERTAIN);
        let win_gammon = win_gammon.clamp(0, win);
        let lose_gammon = lose_gammon.clamp(0, CERTAIN - win);
        Self {
            win,
            win_gammon,
            win_backgammon: win_backgammon.clamp(0, win_gammon),
            lose_gammon,
            lose_backgammon: lose_backgammon.clamp(0, lose_gammon),
        }
    }

    /// The chances behind a decision that [`Chances::candidate`] has made.
    pub(super) fn of_candidate(candidate: &Candidate) -> Self {
        let mut list = [0; OUTPUTS];
        let chances = list.iter_mut().zip(&candidate.chances);
        chances.for_each(|(number, chance)| *number = chance.millionths as i32);
        Self::from_list(list)
    }

    /// A decision of this worth after which these are the chances.
    pub(super) fn candidate(self, decision: Decision, value: i64) -> Candidate {
        const NAMES: [&str; OUTPUTS] = [
            "win",
            "win gammon",
            "win backgammon",
            "lose gammon",
            "lose backgammon",
        ];
        let named = |(name, millionths)| NamedChance {
            name,
            millionths: i64::from(millionths),
        };
        let chances = NAMES.into_iter().zip(self.list()).map(named).collect();
        Candidate {
            decision,
            value: Value(value),
            chances,
            points: None,
        }
    }

    /// What the game is worth to the player on turn when the cube is left alone, in millionths of
    /// the stake.
    #[must_use]
    pub const fn equity(self) -> i32 {
        2 * self.win - CERTAIN + self.win_gammon + self.win_backgammon
            - self.lose_gammon
            - self.lose_backgammon
    }

    /// The end, if one of the two has borne off all checkers.
    #[must_use]
    pub fn ended(position: Position, bar_counts: bool) -> Option<Self> {
        let lost = |checkers: tesserae_rules::backgammon::Checkers| {
            let gammon = checkers.at(OFF) == 0;
            let last = if bar_counts { BAR } else { BAR - 1 };
            let caught = gammon && (19..=last).any(|point| checkers.at(point) > 0);
            [gammon, caught].map(|so| if so { CERTAIN } else { 0 })
        };
        if position.own.won() {
            let [win_gammon, win_backgammon] = lost(position.other);
            Some(Self {
                win: CERTAIN,
                win_gammon,
                win_backgammon,
                ..Self::default()
            })
        } else if position.other.won() {
            let [lose_gammon, lose_backgammon] = lost(position.own);
            Some(Self {
                lose_gammon,
                lose_backgammon,
                ..Self::default()
            })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_won_game_has_no_other_chances() {
        let checkers = |place: usize| {
            let mut counts = [0; 26];
            counts[place] = 15;
            tesserae_rules::backgammon::Checkers::new(counts).unwrap()
        };
        let ended = |other: usize| {
            Chances::ended(
                Position {
                    own: checkers(0),
                    other: checkers(other),
                },
                true,
            )
            .unwrap()
        };
        assert_eq!(ended(6).equity(), 2 * CERTAIN);
        assert_eq!(ended(19).equity(), 3 * CERTAIN);
        assert_eq!(ended(19).turned().equity(), -3 * CERTAIN);
        assert_eq!(Chances::ended(Position::START, true), None);
    }
}
