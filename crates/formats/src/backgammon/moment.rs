//! What a position waits for in formats that know no more than throws, dice and doubles.

use tesserae_rules::backgammon::{Dice, Phase, Situation};
use tesserae_words::{Text, files};

/// What the player on turn, or who answers them, has to do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Moment {
    /// To throw, or to double.
    Throw,
    /// To play these dice, none of them yet.
    Move([u8; 2]),
    /// To answer the double of the player on turn.
    Offer,
}

impl Moment {
    /// What a position waits for, to be written in this format.
    ///
    /// # Errors
    /// That the format cannot hold it.
    pub(super) fn of(situation: &Situation, format: &str) -> Result<Self, Text> {
        let missing = match (situation.phase, situation.dice) {
            (Phase::Throw, _) => return Ok(Self::Throw),
            (Phase::Offer, _) => return Ok(Self::Offer),
            (
                Phase::Move,
                Some(Dice {
                    faces,
                    used: [0, 0],
                }),
            ) => return Ok(Self::Move(faces)),
            (Phase::Move, _) => "half",
            (Phase::Beaver, _) => "beaver",
            (Phase::Resign(_), _) => "resignation",
            (Phase::Opening, _) => "opening",
            (Phase::Over(_), _) => "over",
        };
        Err(files::cannot_hold(missing, format))
    }

    /// The phase of the game.
    pub(super) const fn phase(self) -> Phase {
        match self {
            Self::Throw => Phase::Throw,
            Self::Move(_) => Phase::Move,
            Self::Offer => Phase::Offer,
        }
    }

    /// The dice on the table.
    pub(super) fn dice(self) -> Option<Dice> {
        match self {
            Self::Move(faces) => Some(Dice::new(faces)),
            Self::Throw | Self::Offer => None,
        }
    }
}
