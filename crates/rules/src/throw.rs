//! Dice, lots and throws.

use std::{fmt, str::FromStr};

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use tesserae_words::notation;

use crate::{Seat, TextError};

/// What is thrown.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DieKind {
    /// A six-sided die; faces 1 to 6.
    Cube,
    /// A tetrahedral binary lot with two of four corners marked; 1 when a marked corner points up,
    /// else 0.
    Lot,
}

impl DieKind {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Cube, Self::Lot];

    /// The faces it can show, lowest and highest; each is equally likely.
    #[must_use]
    pub const fn faces(self) -> (u8, u8) {
        match self {
            Self::Cube => (1, 6),
            Self::Lot => (0, 1),
        }
    }

    /// What one is called, and what several are; the second is also their name in files.
    #[must_use]
    pub const fn names(self) -> [&'static str; 2] {
        match self {
            Self::Cube => ["die", "dice"],
            Self::Lot => ["lot", "lots"],
        }
    }

    /// Whether it shows a mark or none, so that a throw counts the marks.
    #[must_use]
    pub const fn counts_marks(self) -> bool {
        matches!(self.faces(), (0, 1))
    }
}

/// Whose hand the dice leave.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thrower {
    /// One person throws all of them.
    Seat(Seat),
    /// One die each, the first seat's face first: the throw that decides who begins.
    Each,
}

impl Thrower {
    /// Who throws; nobody alone where each player throws a die.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Each => None,
        }
    }
}

/// What must be thrown next, by whom.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct ThrowSpec {
    /// Cubes or lots.
    pub dice: DieKind,
    /// How many of them.
    pub count: u8,
    /// Who throws.
    pub by: Thrower,
}

impl ThrowSpec {
    /// Who throws; nobody alone where each player throws a die.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.by.seat()
    }

    /// Whether a throw has the right number of dice and only faces that they have.
    #[must_use]
    pub fn fits(&self, throw: &Throw) -> bool {
        let (low, high) = self.dice.faces();
        throw.faces().len() == usize::from(self.count)
            && throw.faces().iter().all(|face| (low..=high).contains(face))
    }

    /// Every distinct throw with the number of equally likely ways in which it comes up. Where one
    /// person throws, the order of the dice does not matter and faces are listed from the highest;
    /// where each throws one, it does.
    #[must_use]
    pub fn chances(&self) -> Vec<(Throw, u32)> {
        let (low, high) = self.dice.faces();
        let mut all = vec![Vec::new()];
        for _ in 0..self.count {
            all = all
                .iter()
                .flat_map(|head: &Vec<u8>| {
                    (low..=high).map(move |face| [head.as_slice(), &[face]].concat())
                })
                .collect();
        }
        let mut table = std::collections::BTreeMap::new();
        for mut faces in all {
            if self.by != Thrower::Each {
                faces.sort_unstable_by(|a, b| b.cmp(a));
            }
            *table.entry(faces).or_insert(0) += 1;
        }
        table
            .into_iter()
            .map(|(faces, ways)| (Throw::new(&faces), ways))
            .collect()
    }

    /// A throw drawn with this generator, each face of each die equally likely.
    pub fn draw(&self, rng: &mut impl Rng) -> Throw {
        let (low, high) = self.dice.faces();
        Throw::new(
            &(0..self.count)
                .map(|_| rng.random_range(low..=high))
                .collect::<Vec<_>>(),
        )
    }
}

/// The faces of dice or lots at rest, in the order in which the dice lie on the table.
///
/// The text form joins them by hyphens: `6-5`, or `1-0-1` for three lots.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Throw(Vec<u8>);

impl Throw {
    /// A throw with these faces; whether they fit is for [`ThrowSpec::fits`] to say.
    #[must_use]
    pub fn new(faces: &[u8]) -> Self {
        Self(faces.to_vec())
    }

    /// The faces, one a die.
    #[must_use]
    pub fn faces(&self) -> &[u8] {
        &self.0
    }

    /// The sum of the faces: the value of three lots.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.0.iter().map(u8::to_string).collect();
        f.write_str(&faces.join("-"))
    }
}

impl FromStr for Throw {
    type Err = TextError;

    /// # Errors
    /// If there are not one to eight numbers from 0 to 6 joined by hyphens.
    fn from_str(text: &str) -> Result<Self, TextError> {
        let mut at = 0;
        let mut faces = Vec::new();
        for part in text.split('-') {
            match part.parse::<u8>() {
                Ok(face) if face <= 6 && part.len() == 1 && faces.len() < 8 => faces.push(face),
                _ => {
                    return Err(TextError::new(
                        at,
                        notation::is_not(crate::text::brief(part), notation::face()),
                    ));
                }
            }
            at += part.len() + 1;
        }
        Ok(Self(faces))
    }
}

/// A die that lies on the table.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
pub struct Die {
    /// What kind of die it is.
    pub kind: DieKind,
    /// The face it shows.
    pub face: u8,
    /// Whether a step has used it up. With doubles in backgammon a die is used up by two steps.
    pub used: bool,
}
