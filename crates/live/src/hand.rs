//! What one sees of the other's hand. It is shown and forgotten: never a part of the log.

use serde::{Deserialize, Serialize};
use tesserae_rules::Piece;
use tesserae_words::{Text, live};

/// The shortest time between two updates of a hand, in milliseconds: ten a second.
pub const EVERY: u32 = 100;

/// How far from the middle of the table a hand can be, in metres.
const REACH: f32 = 10.0;

/// Where a hand is and what it does.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandSample {
    /// The sender's time in milliseconds, so that the receiver can move it as evenly as it was
    /// moved.
    pub at: u32,
    /// What it does.
    pub motion: Motion,
}

/// What a hand does. Places are in metres, in the coordinates of the table.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Motion {
    /// It has let go.
    Rest,
    /// It carries a piece.
    Carry {
        /// Which one.
        piece: Piece,
        /// Where.
        to: [f32; 3],
    },
    /// It holds the dice.
    Dice {
        /// Where.
        to: [f32; 3],
    },
    /// It shakes the dice.
    Shake {
        /// Where.
        to: [f32; 3],
        /// How strongly, from 0 to 1.
        strength: f32,
    },
    /// It points: “this one?”.
    Point {
        /// Where.
        to: [f32; 3],
    },
}

impl HandSample {
    /// Whether all its numbers are those of a hand at a table.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        let near = |place: &[f32; 3]| place.iter().all(|x| x.is_finite() && x.abs() <= REACH);
        match &self.motion {
            Motion::Rest => true,
            Motion::Carry { to, .. } | Motion::Dice { to } | Motion::Point { to } => near(to),
            Motion::Shake { to, strength } => near(to) && (0.0..=1.0).contains(strength),
        }
    }
}

/// Lets through at most ten updates a second: the pace of a hand. Pointing has a pace of its own,
/// as the hand may move in the same moment.
#[derive(Copy, Clone, Debug, Default)]
pub struct HandPace {
    next: Option<u64>,
    next_point: Option<u64>,
}

impl HandPace {
    /// Whether an update may pass at this time, in milliseconds. That a hand lets go always passes,
    /// or a piece would seem to be carried for ever.
    pub fn passes(&mut self, now: u64, motion: &Motion) -> bool {
        let next = if matches!(motion, Motion::Point { .. }) {
            &mut self.next_point
        } else {
            &mut self.next
        };
        let passes = *motion == Motion::Rest || next.is_none_or(|next| now >= next);
        if passes {
            *next = Some(now + u64::from(EVERY));
        }
        passes
    }
}

/// What can be said with a press, instead of a chat.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// At the beginning.
    Hello,
    /// At the end.
    Thanks,
    /// To the other's move.
    WellPlayed,
    /// To the other's dice.
    LuckyDice,
    /// Before going away.
    OneMoment,
    /// After coming back.
    IAmBack,
    /// Before asking for a rematch.
    AnotherGame,
}

impl Phrase {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Hello,
        Self::Thanks,
        Self::WellPlayed,
        Self::LuckyDice,
        Self::OneMoment,
        Self::IAmBack,
        Self::AnotherGame,
    ];

    /// What it says.
    #[must_use]
    pub const fn text(self) -> Text {
        match self {
            Self::Hello => live::hello(),
            Self::Thanks => live::thanks(),
            Self::WellPlayed => live::well_played(),
            Self::LuckyDice => live::lucky_dice(),
            Self::OneMoment => live::one_moment(),
            Self::IAmBack => live::i_am_back(),
            Self::AnotherGame => live::another_game(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_passes_ten_times_a_second_and_whenever_it_lets_go() {
        let mut pace = HandPace::default();
        let moved = Motion::Dice { to: [0.0; 3] };
        let passed = (0..10_000).filter(|now| pace.passes(*now, &moved)).count();
        assert_eq!(passed, 100);
        assert!(
            pace.passes(10_000, &moved)
                && pace.passes(10_001, &Motion::Rest)
                && !pace.passes(10_002, &moved)
        );
        let point = Motion::Point { to: [0.0; 3] };
        assert!(
            pace.passes(10_003, &point) && !pace.passes(10_004, &point),
            "a moving hand does not keep it from pointing"
        );
    }

    #[test]
    fn a_hand_beyond_the_table_is_none() {
        let at = |x: f32| {
            HandSample {
                at: 0,
                motion: Motion::Point { to: [x, 0.0, 0.0] },
            }
            .is_valid()
        };
        assert!(at(0.3) && !at(11.0) && !at(f32::NAN));
        assert!(
            !HandSample {
                at: 0,
                motion: Motion::Shake {
                    to: [0.0; 3],
                    strength: 2.0
                }
            }
            .is_valid()
        );
    }
}
