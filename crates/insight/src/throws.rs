//! What each throw is worth, and so how lucky one is: by how much it is worth more than the mean of all.

use std::sync::Arc;

use tesserae_bots::{Knowledge, Progress, SearchError, ThrowJudge, ThrowWorth, Value};
use tesserae_rules::{Chance, Game, Pending, Seat, Throw, Thrower};

use crate::{Scale, game};

/// About how many positions are valued for a throw.
const EVALUATIONS: u32 = 20;

/// A throw, its chance, and what it is worth to the first seat.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ThrowValue {
    /// The faces, from the highest where one player throws.
    pub throw: Throw,
    /// In how many equally likely ways it comes up.
    pub ways: u32,
    /// What the best play of it is worth to the first seat.
    pub value: Value,
}

/// The values of all throws that can come up in a position, found in slices.
///
/// The mean is over every throw with its number of ways, so luck sums up to exactly nothing over all of them, but for
/// the rounding of the mean to a millionth.
pub struct Throws {
    game: Box<dyn Game>,
    knowledge: Arc<Knowledge>,
    scale: Scale,
    each: bool,
    open: Vec<Chance>,
    known: Vec<ThrowValue>,
    judge: Option<ThrowJudge>,
}

impl Throws {
    /// Begins with a game that waits for a throw.
    #[must_use]
    pub fn new(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Self {
        let each = matches!(game.pending(), Pending::Throw(spec) if spec.by == Thrower::Each);
        Self {
            game: game.boxed(),
            knowledge: Arc::clone(knowledge),
            scale: game::of(game).scale(game),
            each,
            open: if game::of(game).values_throw(game) { game.chances() } else { Vec::new() },
            known: Vec::new(),
            judge: None,
        }
    }

    /// Values throws, about as many as so many evaluations of a position are enough for; at least one.
    ///
    /// # Errors
    /// If the knowledge does not fit the game.
    pub fn step(&mut self, budget: u32) -> Result<Progress, SearchError> {
        let mut judge = match self.judge.take() {
            Some(judge) => judge,
            None => ThrowJudge::new(self.game.as_ref(), &self.knowledge)?,
        };
        for _ in 0..=budget / EVALUATIONS {
            let Some(chance) = self.open.pop() else { break };
            let value = match judge.value(&chance.throw)? {
                ThrowWorth::To(Seat::First, value) => value,
                ThrowWorth::To(Seat::Second, value) => self.scale.turned(value),
                ThrowWorth::Even => Value(self.scale.sum.0 / 2),
            };
            self.known.push(ThrowValue { throw: chance.throw, ways: chance.ways, value });
        }
        self.judge = Some(judge);
        Ok(if self.open.is_empty() { Progress::Done } else { Progress::Thinking })
    }

    /// The throws that are valued so far.
    #[must_use]
    pub fn values(&self) -> &[ThrowValue] {
        &self.known
    }

    /// The mean value of a throw for the first seat, as far as is known; nothing before the first.
    #[must_use]
    pub fn mean(&self) -> Option<Value> {
        let ways: i128 = self.known.iter().map(|known| i128::from(known.ways)).sum();
        let sum: i128 = self.known.iter().map(|known| i128::from(known.value.0) * i128::from(known.ways)).sum();
        let mean = sum.checked_div(ways)?;
        i64::try_from(mean).ok().map(Value)
    }

    /// By how much a throw is worth more to this seat than the mean of all. Nothing where throws cannot be valued:
    /// where they only decide who begins.
    #[must_use]
    pub fn luck(&self, throw: &Throw, seat: Seat) -> Option<Value> {
        let mut faces = throw.faces().to_vec();
        if !self.each {
            faces.sort_unstable_by(|a, b| b.cmp(a));
        }
        let throw = Throw::new(&faces);
        let known = self.known.iter().find(|known| known.throw == throw)?;
        let luck = known.value - self.mean()?;
        Some(if seat == Seat::First { luck } else { -luck })
    }

    /// The unit of the values.
    #[must_use]
    pub const fn scale(&self) -> &Scale {
        &self.scale
    }
}
