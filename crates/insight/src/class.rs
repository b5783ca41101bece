//! What a decision is about, for figures that are kept apart: its class, and of backgammon's classes
//! whether it is checker play, the cube or a resignation.

use std::fmt;

use tesserae_words::{Text, insight};

/// A class of decisions.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Class {
    /// A turn of moves.
    Moves,
    /// Any other choice.
    Choices,
    /// Backgammon: a turn while pieces can still meet.
    Contact,
    /// Backgammon: a turn in a race.
    Race,
    /// Backgammon: to double, or to throw instead.
    Doubling,
    /// Backgammon: to take, to beaver or to drop.
    Taking,
    /// Backgammon: the answer to an offered resignation.
    Resignations,
    /// Tablero de Jesus: to take the coins of a run, or to throw again.
    TakeOrThrow,
    /// Tablero de Jesus: to claim a run that lies there when the dice are received, or to throw.
    ClaimOrThrow,
}

impl Class {
    /// What it is called in a table.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Moves => insight::class_moves(),
            Self::Choices => insight::class_choices(),
            Self::Contact => insight::class_contact(),
            Self::Race => insight::class_race(),
            Self::Doubling => insight::class_doubling(),
            Self::Taking => insight::class_taking(),
            Self::Resignations => insight::part_resignations(),
            Self::TakeOrThrow => insight::class_take_or_throw(),
            Self::ClaimOrThrow => insight::class_claim_or_throw(),
        }
    }

    /// The part of the play that it belongs to.
    #[must_use]
    pub const fn part(self) -> Part {
        match self {
            Self::Doubling | Self::Taking => Part::Cube,
            Self::Resignations => Part::Resignation,
            Self::Moves
            | Self::Choices
            | Self::Contact
            | Self::Race
            | Self::TakeOrThrow
            | Self::ClaimOrThrow => Part::Play,
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.title().fmt(formatter)
    }
}

/// What a decision is about.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Part {
    /// How to move; in games without a doubling cube everything.
    Play,
    /// Whether to double, to take or to drop.
    Cube,
    /// The answer to an offered resignation.
    Resignation,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Play, Self::Cube, Self::Resignation];

    /// What it is called in a table.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Play => insight::part_checker_play(),
            Self::Cube => insight::part_cube(),
            Self::Resignation => insight::part_resignations(),
        }
    }
}
