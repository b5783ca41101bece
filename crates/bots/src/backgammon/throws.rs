//! What each throw of a position is worth without look-ahead, quicker than by a search for each.

use std::sync::Arc;

use tesserae_rules::{
    Game, HouseRules, Throw,
    backgammon::{Afterstates, Options, Position, State, afterstates},
};

use super::{bot::terms, cube::Terms, thinker::Thinker};
use crate::{Knowledge, Level, SearchError, Value, bot::ThrowBot};

/// Begins to value the throws of the player on turn; nothing where the throw decides who begins.
pub(crate) fn judge_throws(
    game: &dyn Game,
    knowledge: &Arc<Knowledge>,
) -> Result<Option<Box<dyn ThrowBot>>, SearchError> {
    let Some(mover) = game.pending().seat() else { return Ok(None) };
    let state = State::from_position(Options::from_values(&game.house_rules())?, &game.position())?;
    let thinker = Thinker::new(knowledge, Level::Oracle, &state)?;
    let terms = terms(&state, mover);
    Ok(Some(Box::new(Throws { thinker, position: state.seen_by(mover), terms, found: Afterstates::new() })))
}

/// The throws of a player in a position.
struct Throws {
    thinker: Thinker,
    position: Position,
    terms: Terms<'static>,
    found: Afterstates,
}

impl ThrowBot for Throws {
    fn value(&mut self, throw: &Throw) -> Value {
        let &[a, b] = throw.faces() else { return Value::ZERO };
        let Self { thinker, position, terms, found } = self;
        afterstates(*position, [a, b], found);
        let other = terms.turned();
        if let Some(first) = found.positions().first() {
            thinker.evaluator.begin_near(first.turned());
        }
        let values = found.positions().iter().map(|end| {
            let after = end.turned();
            -other.value(thinker.evaluator.chances(after), thinker.efficiency(after))
        });
        Value(values.max().unwrap_or_default())
    }
}
