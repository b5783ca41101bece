//! What a player may do, and what it is worth.

use std::{fmt, ops};

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use tesserae_rules::{Action, Choice, Game, Pending, session::random::Generator};
use tesserae_words::{Text, bots};

/// A value in millionths of the unit of the game or series: points, coins, tallies; chances to win
/// where a series is played.
#[derive(
    Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize,
)]
pub struct Value(pub i64);

impl Value {
    /// Neither a win nor a loss.
    pub const ZERO: Self = Self(0);

    /// How many millionths make one unit.
    pub const UNIT: i64 = 1_000_000;

    /// This number of whole units.
    #[must_use]
    pub const fn whole(units: i64) -> Self {
        Self(units * Self::UNIT)
    }

    /// In units, for display only: no decision depends on it.
    #[must_use]
    pub const fn as_f64(self) -> f64 {
        self.0 as f64 / Self::UNIT as f64
    }
}

impl ops::Neg for Value {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl ops::Add for Value {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl ops::Sub for Value {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.3}", self.as_f64())
    }
}

/// Something that a player may do when a game waits for them.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Throw the dice or lots.
    Throw,
    /// Carry out these actions in order: the whole rest of a turn without [`Choice::Finish`], or a
    /// single choice. It is empty where the turn is to be finished without a step.
    Act(Vec<Action>),
}

impl Decision {
    /// The actions that carry it out in a game: the throw, drawn with this generator, or what is
    /// done, followed by [`Choice::Finish`] where the turn can be finished then. Empty if it is a
    /// throw and none is due.
    #[must_use]
    pub fn actions(&self, game: &dyn Game, throws: &mut Generator) -> Vec<Action> {
        match (self, game.pending()) {
            (Self::Throw, Pending::Throw(spec)) => vec![spec.draw(throws).into()],
            (Self::Throw, _) => Vec::new(),
            (Self::Act(actions), _) => {
                let mut after = game.boxed();
                actions
                    .iter()
                    .for_each(|action| drop(after.act_unchecked(action)));
                let finish = Action::from(Choice::Finish);
                let is_due = after.actions().contains(&finish);
                actions
                    .iter()
                    .cloned()
                    .chain(is_due.then_some(finish))
                    .collect()
            }
        }
    }

    /// What is done, as it was chosen; nothing for a throw.
    #[must_use]
    pub fn chosen(&self) -> &[Action] {
        if let Self::Act(actions) = self {
            actions
        } else {
            &[]
        }
    }
}

/// A chance, and what it is a chance of. Written as a pair: `["win", 550000]`.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(into = "(&'static str, i64)")]
pub struct NamedChance {
    /// Of what: “win”, “gammon”.
    pub name: &'static str,
    /// In millionths.
    pub millionths: i64,
}

impl NamedChance {
    /// Of what it is a chance: “win gammon”.
    #[must_use]
    pub fn text(&self) -> Text {
        bots::chance(self.key())
    }

    /// Its name in messages: `win-gammon`.
    #[must_use]
    pub fn key(&self) -> String {
        self.name.replace(' ', "-")
    }

    /// Every name that a chance has in some game.
    const NAMES: [&str; 8] = [
        "win",
        "win gammon",
        "win backgammon",
        "win double",
        "lose gammon",
        "lose backgammon",
        "lose double",
        "points",
    ];
}

impl<'de> Deserialize<'de> for NamedChance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (name, millionths) = <(String, i64)>::deserialize(deserializer)?;
        let known = Self::NAMES.into_iter().find(|known| *known == name);
        let name = known.ok_or_else(|| D::Error::custom(format!("there is no chance “{name}”")))?;
        Ok(Self { name, millionths })
    }
}

impl From<NamedChance> for (&'static str, i64) {
    fn from(chance: NamedChance) -> Self {
        (chance.name, chance.millionths)
    }
}

/// A decision with its value for the player who makes it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// What is done.
    pub decision: Decision,
    /// What the player who decides can expect.
    pub value: Value,
    /// The chances behind the value, seen by the player who decides. Beside a decision that ends
    /// the game (a double dropped, a resignation accepted) they are those of the position if it
    /// were played on.
    pub chances: Vec<NamedChance>,
    /// How many points more than the opponent the player can expect, where the game counts points
    /// and the value may be something else.
    pub points: Option<Value>,
}

impl Candidate {
    /// The chance to win, in millionths; None if it is not among the chances.
    #[must_use]
    pub fn win(&self) -> Option<i64> {
        self.chances
            .iter()
            .find(|chance| chance.name == "win")
            .map(|chance| chance.millionths)
    }
}
