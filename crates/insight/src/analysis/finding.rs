//! What the bots find out about a session, one decision or throw after the other.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tesserae_bots::{Candidate, Knowledge, SearchError, Stop, Value};
use tesserae_rules::{Action, Game, Session};

use super::task::{Rolled, Task, depths, tasks};
use crate::{Depth, Scale, Throws, Verdict, best_play::judged_play};

/// What the bots have found out about one decision or throw of a session. The findings about a
/// session come in the order in which it happened; where a look further ahead takes long, its
/// decisions are judged quickly first and all of them once more.
/// [`Analysis::add`](crate::Analysis::add) takes them.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// What a decision gave away; None where the bots do not know what was done.
    Decision(Option<Box<JudgedDecision>>),
    /// How lucky a throw was; None where throws have no value.
    Throw(Option<Value>),
}

/// A decision in comparison with the best.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct JudgedDecision {
    /// The best decision.
    pub best: Candidate,
    /// What was done.
    pub played: Candidate,
    /// What that gave away.
    pub verdict: Verdict,
}

/// Judges every decision and every throw of a session, first quickly and then as far ahead as pays;
/// `found` receives the findings.
///
/// # Errors
/// If the knowledge does not fit the game, or it is stopped.
pub fn analyse(
    session: &Session,
    knowledge: &Arc<Knowledge>,
    stop: &Stop,
    found: &mut dyn FnMut(Finding),
) -> Result<(), SearchError> {
    go_on_analysing(session, 0, knowledge, stop, found)
}

/// Takes up an [analysis](analyse) that was stopped after this many findings; `found` receives those
/// that were missing.
///
/// # Errors
/// If the knowledge does not fit the game, or it is stopped.
pub fn go_on_analysing(
    session: &Session,
    known: usize,
    knowledge: &Arc<Knowledge>,
    stop: &Stop,
    found: &mut dyn FnMut(Finding),
) -> Result<(), SearchError> {
    let mut tasks = tasks(session, depths(session));
    tasks.drain(..known.min(tasks.len()));
    carry_out(tasks, knowledge, stop, found)
}

/// Carries out tasks one after the other; `found` receives the findings.
pub(super) fn carry_out(
    tasks: Vec<Task>,
    knowledge: &Arc<Knowledge>,
    stop: &Stop,
    found: &mut dyn FnMut(Finding),
) -> Result<(), SearchError> {
    for task in tasks {
        stop.check()?;
        found(match task {
            Task::Decision(decided, depth) => {
                let (before, actions) = (decided.before.as_ref(), &decided.actions);
                Finding::Decision(judge_at(before, actions, knowledge, depth, stop)?.map(Box::new))
            }
            Task::Throw(rolled) => Finding::Throw(measure(&rolled, knowledge, stop)?),
        });
    }
    Ok(())
}

/// What a decision gives away in a game, looked at as far ahead as pays and as far as the best;
/// None where the bots do not know it. `actions` are those of a whole turn or a choice, and none at
/// all for a throw.
///
/// # Errors
/// If the game is over, the knowledge does not fit it, or it is stopped.
pub fn judge(
    game: &dyn Game,
    actions: &[Action],
    knowledge: &Knowledge,
    stop: &Stop,
) -> Result<Option<JudgedDecision>, SearchError> {
    judge_at(game, actions, knowledge, Depth::Full, stop)
}

fn judge_at(
    game: &dyn Game,
    actions: &[Action],
    knowledge: &Knowledge,
    depth: Depth,
    stop: &Stop,
) -> Result<Option<JudgedDecision>, SearchError> {
    let ranking = judged_play(game, actions, knowledge, depth, stop)?;
    let verdict = Verdict::new(game, &ranking, actions, &Scale::of(game));
    let candidates = |verdict: &Verdict| {
        Some((
            ranking.first()?.clone(),
            ranking.get(verdict.played)?.clone(),
        ))
    };
    Ok(verdict.and_then(|verdict| {
        let (best, played) = candidates(&verdict)?;
        Some(JudgedDecision {
            best,
            played,
            verdict,
        })
    }))
}

/// How lucky a throw was; None where throws have no value.
fn measure(
    rolled: &Rolled,
    knowledge: &Arc<Knowledge>,
    stop: &Stop,
) -> Result<Option<Value>, SearchError> {
    let throws = Throws::find(rolled.before.as_ref(), knowledge, stop)?;
    Ok(throws.luck(&rolled.throw, rolled.seat))
}
