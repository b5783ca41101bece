//! What each throw is worth, and so how lucky one is: by how much it is worth more than the mean of
//! all.

use std::sync::Arc;

use tesserae_bots::{Knowledge, SearchError, Stop, ThrowWorth, Value, throw_worths};
use tesserae_rules::{Chance, Game, Pending, Seat, Throw, Thrower};

use crate::{Scale, registry};

/// A throw, its chance, and what it is worth to the first seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ThrowValue {
    /// The faces, from the highest where one player throws.
    pub throw: Throw,
    /// The number of equally likely ways in which it comes up.
    pub ways: u32,
    /// What the best play of it is worth to the first seat.
    pub value: Value,
}

/// The values of all throws that can come up in a position.
///
/// The mean is over every throw with its number of ways, so that the luck of all of them adds up to
/// zero, but for the rounding of the mean to a millionth.
#[derive(Clone, Debug)]
pub struct Throws {
    scale: Scale,
    each: bool,
    values: Vec<ThrowValue>,
}

impl Throws {
    /// Values the throws of a game that waits for one. None has a value where throws only decide
    /// who begins.
    ///
    /// # Errors
    /// If the knowledge does not fit the game, or it is stopped.
    pub fn find(
        game: &dyn Game,
        knowledge: &Arc<Knowledge>,
        stop: &Stop,
    ) -> Result<Self, SearchError> {
        let insight = registry::of(game);
        let scale = insight.scale(game);
        let worths = if insight.values_throw(game) {
            throw_worths(game, knowledge, stop)?
        } else {
            Vec::new()
        };
        // A throw that is repeated is worth what the others are on average.
        let to_first = |worth: &ThrowWorth| match worth {
            ThrowWorth::To(Seat::First, value) => Some(*value),
            ThrowWorth::To(Seat::Second, value) => Some(scale.turned(*value)),
            ThrowWorth::Even => None,
        };
        let decided = worths
            .iter()
            .filter_map(|(chance, worth)| Some((chance.ways, to_first(worth)?)));
        let even = mean(decided).unwrap_or(Value(scale.sum.0 / 2));
        let value = |(chance, worth): (Chance, ThrowWorth)| ThrowValue {
            value: to_first(&worth).unwrap_or(even),
            throw: chance.throw,
            ways: chance.ways,
        };
        let values = worths.into_iter().map(value).collect();
        let each = matches!(game.pending(), Pending::Throw(spec) if spec.by == Thrower::Each);
        Ok(Self {
            scale,
            each,
            values,
        })
    }

    /// The throws with their values.
    #[must_use]
    pub fn values(&self) -> &[ThrowValue] {
        &self.values
    }

    /// The mean value of a throw for the first seat; None where throws have no value.
    #[must_use]
    pub fn mean(&self) -> Option<Value> {
        mean(self.values.iter().map(|known| (known.ways, known.value)))
    }

    /// By how much a throw is worth more to this seat than the mean of all; None where throws have
    /// no value.
    #[must_use]
    pub fn luck(&self, throw: &Throw, seat: Seat) -> Option<Value> {
        let mut faces = throw.faces().to_vec();
        if !self.each {
            faces.sort_unstable_by(|a, b| b.cmp(a));
        }
        let throw = Throw::new(&faces);
        let known = self.values.iter().find(|known| known.throw == throw)?;
        let luck = known.value - self.mean()?;
        Some(if seat == Seat::First { luck } else { -luck })
    }

    /// The unit of the values.
    #[must_use]
    pub const fn scale(&self) -> &Scale {
        &self.scale
    }
}

/// The mean of values with the number of ways in which they come up; None without any.
fn mean(values: impl Iterator<Item = (u32, Value)>) -> Option<Value> {
    let (ways, sum) = values.fold((0_i128, 0_i128), |(all, sum), (ways, value)| {
        let ways = i128::from(ways);
        (all + ways, sum + ways * i128::from(value.0))
    });
    i64::try_from(sum.checked_div(ways)?).ok().map(Value)
}
