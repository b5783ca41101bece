//! The luck of a throw: what it is worth beyond the mean of all throws, each played as well as the level can.

use std::sync::Arc;

use tesserae_rules::{Chance, Game, Seat, Throw};

use crate::{Knowledge, Level, Search, SearchError, Value};

/// The luck of a throw, found out one possible throw a step.
pub struct Luck {
    game: Box<dyn Game>,
    seat: Seat,
    knowledge: Arc<Knowledge>,
    level: Level,
    thrown: Throw,
    open: Vec<Chance>,
    sum: i128,
    ways: i128,
    own: Option<Value>,
}

impl Luck {
    /// Begins with a game that waits for a throw, the throw that was made, and the seat whose luck is told.
    #[must_use]
    pub fn new(game: &dyn Game, thrown: &Throw, seat: Seat, knowledge: &Arc<Knowledge>, level: Level) -> Self {
        let open = game.chances();
        let by_each = game.pending().seat().is_none();
        let mut faces = thrown.faces().to_vec();
        if !by_each {
            faces.sort_unstable_by(|a, b| b.cmp(a));
        }
        Self {
            game: game.boxed(),
            seat,
            knowledge: Arc::clone(knowledge),
            level,
            thrown: Throw::new(&faces),
            open,
            sum: 0,
            ways: 0,
            own: None,
        }
    }

    /// Values one more of the possible throws; tells the luck when all are known.
    ///
    /// # Errors
    /// If the bot cannot search in the game.
    pub fn step(&mut self) -> Result<Option<Value>, SearchError> {
        if let Some(chance) = self.open.pop() {
            let value = self.value_after(&chance.throw)?;
            self.sum += i128::from(value.0) * i128::from(chance.ways);
            self.ways += i128::from(chance.ways);
            if chance.throw == self.thrown {
                self.own = Some(value);
            }
        }
        if !self.open.is_empty() {
            return Ok(None);
        }
        let mean = if self.ways == 0 { 0 } else { self.sum / self.ways };
        Ok(Some(self.own.map_or(Value::ZERO, |own| Value(own.0 - mean as i64))))
    }

    fn value_after(&self, throw: &Throw) -> Result<Value, SearchError> {
        let mut game = self.game.boxed();
        game.act_unchecked(&throw.clone().into());
        if let Some(outcome) = game.outcome() {
            let points = Value::whole(i64::from(outcome.points));
            return Ok(match outcome.winner {
                Some(winner) if winner == self.seat => points,
                Some(_) => -points,
                None => Value::ZERO,
            });
        }
        let mut search = Search::new(game.as_ref(), &self.knowledge, self.level, 0)?;
        search.finish();
        let value = search.ranking().first().map_or(Value::ZERO, |best| best.value);
        // Where each throws a die, both may expect the same.
        Ok(match search.seat() {
            Some(seat) if seat == self.seat => value,
            Some(_) => -value,
            None => Value::ZERO,
        })
    }
}
