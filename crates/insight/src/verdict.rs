//! What a decision gave away.

use serde::{Deserialize, Serialize};
use tesserae_bots::{Candidate, Decision, Value};
use tesserae_rules::{Action, Game};

use crate::{Class, Mark, Scale, registry, turn};

/// How close two choices must be, in thousandths of the spread, for the choice between them to
/// count as a decision: nobody has to think about a double in the opening. It is what eXtreme
/// Gammon takes, by its counts of published matches.
const CLOSE: i64 = 200;

/// What a decision gave away in comparison with the best.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Verdict {
    /// Which of the ranking was chosen, counted from 0.
    pub played: usize,
    /// What it gave away, at least 0.
    pub lost: Value,
    /// Its mark, if it gave away enough for one.
    pub mark: Option<Mark>,
    /// Whether there was something to decide, as eXtreme Gammon counts: more than one legal turn, a
    /// double that was made, the answer to it, or another choice that was close or wrong. Not to
    /// double with a stake that wins the match already is none, nor is the right answer to a
    /// resignation.
    pub unforced: bool,
}

impl Verdict {
    /// Compares what was done with a ranking of everything that might have been done; `actions` is
    /// empty for a throw. None if it is not among them.
    #[must_use]
    pub(crate) fn new(
        game: &dyn Game,
        ranking: &[Candidate],
        actions: &[Action],
        scale: &Scale,
    ) -> Option<Self> {
        let played = find(game, ranking, actions)?;
        let (best, chosen) = (ranking.first()?, ranking.get(played)?);
        let is_idle = registry::of(game).is_idle(game);
        let lost = if is_idle && chosen.decision == Decision::Throw {
            Value::ZERO
        } else {
            (best.value - chosen.value).max(Value::ZERO)
        };
        let mark = Mark::of(lost, scale);
        let close = || {
            ranking
                .get(1)
                .is_some_and(|second| scale.thousandths(best.value - second.value) <= CLOSE)
        };
        let counts = match registry::of(game).class(game, &best.decision) {
            Class::Moves | Class::Contact | Class::Race | Class::Taking => true,
            Class::Doubling => chosen.decision != Decision::Throw || (!is_idle && close()),
            Class::Resignations => false,
            Class::Choices | Class::TakeOrThrow | Class::ClaimOrThrow => close(),
        };
        let unforced = ranking.len() > 1 && (counts || mark.is_some());
        Some(Self {
            played,
            lost,
            mark,
            unforced,
        })
    }
}

/// Which of a ranking was played: the one with the same actions, or else with the same position in
/// the end.
fn find(game: &dyn Game, ranking: &[Candidate], actions: &[Action]) -> Option<usize> {
    if actions.is_empty()
        && let Some(throw) = ranking
            .iter()
            .position(|candidate| candidate.decision == Decision::Throw)
    {
        return Some(throw);
    }
    let same = |candidate: &Candidate| matches!(&candidate.decision, Decision::Act(other) if other == actions);
    if let Some(same) = ranking.iter().position(same) {
        return Some(same);
    }
    let reached = turn::after_actions(game, actions).position();
    ranking.iter().position(|candidate| {
        matches!(&candidate.decision, Decision::Act(other) if turn::after_actions(game, other).position() == reached)
    })
}
