//! What there is to find out about a session: its decisions and its throws.

use std::sync::Arc;

use tesserae_rules::{Action, Choice, Game, Pending, Seat, Session, Throw};

use crate::{Depth, registry};

/// One thing to find out.
pub(super) enum Task {
    Decision(Decided, Depth),
    Throw(Rolled),
}

/// A decision that somebody has made.
#[derive(Clone)]
pub(super) struct Decided {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) number: usize,
    pub(super) seat: Seat,
    pub(super) before: Arc<dyn Game>,
    /// What was done; empty where the dice were thrown instead of choosing something.
    pub(super) actions: Vec<Action>,
}

/// A throw that somebody has made.
pub(super) struct Rolled {
    pub(super) event: usize,
    pub(super) number: usize,
    pub(super) seat: Seat,
    pub(super) throw: Throw,
    pub(super) before: Arc<dyn Game>,
}

/// How far ahead the decisions of a session are judged, one after the other: first quickly where the
/// whole takes long.
pub(super) fn depths(session: &Session) -> &'static [Depth] {
    if registry::of(session.start()).look_ahead() > 1 {
        &[Depth::Quick, Depth::Full]
    } else {
        &[Depth::Full]
    }
}

/// Everything to find out about a session, in the order in which it happened; its decisions again
/// for every further depth. A turn that is not complete yet is left out.
pub(super) fn tasks(session: &Session, depths: &[Depth]) -> Vec<Task> {
    let Some((first, others)) = depths.split_first() else {
        return Vec::new();
    };
    let mut tasks = in_order(session, *first);
    let decisions: Vec<Decided> = tasks
        .iter()
        .filter_map(|task| match task {
            Task::Decision(decided, _) => Some(decided.clone()),
            Task::Throw(_) => None,
        })
        .collect();
    for depth in others {
        let again = decisions.iter().cloned();
        tasks.extend(again.map(|decided| Task::Decision(decided, *depth)));
    }
    tasks
}

fn in_order(session: &Session, depth: Depth) -> Vec<Task> {
    let mut tasks = Vec::new();
    let mut open: Option<Decided> = None;
    let mut number = 0;
    for moment in session.replay() {
        let start = moment.index;
        let decided = |seat, actions| {
            let before = moment.before.clone();
            Decided {
                start,
                end: start + 1,
                number,
                seat,
                before,
                actions,
            }
        };
        match (&moment.event.action, moment.before.pending()) {
            (Action::Throw(throw), Pending::Throw(spec)) => {
                if let Some(seat) = spec.seat()
                    && !moment.before.choices().is_empty()
                {
                    tasks.push(Task::Decision(decided(seat, Vec::new()), depth));
                }
                let seat = spec.seat().unwrap_or(Seat::First);
                let before = moment.before.clone();
                tasks.push(Task::Throw(Rolled {
                    event: start,
                    number,
                    seat,
                    throw: throw.clone(),
                    before,
                }));
            }
            (Action::Choice(Choice::NextGame), _) => number += 1,
            // An offer to resign is no part of play, and no more is the clock.
            (Action::Choice(Choice::Resign(_) | Choice::Forfeit(..)), _) => open = None,
            (action, Pending::Throw(spec)) => {
                tasks.extend(
                    spec.seat()
                        .map(|seat| Task::Decision(decided(seat, vec![action.clone()]), depth)),
                );
            }
            (action, Pending::Act(seat)) => {
                let mut turn = open
                    .take()
                    .filter(|turn| turn.seat == seat)
                    .unwrap_or_else(|| decided(seat, Vec::new()));
                turn.actions.push(action.clone());
                turn.end = start + 1;
                let goes_on = moment.after.pending() == Pending::Act(seat)
                    && *action != Choice::Finish.into();
                if goes_on {
                    open = Some(turn);
                } else {
                    tasks.push(Task::Decision(turn, depth));
                }
            }
            (_, Pending::Over) => {}
        }
    }
    tasks
}
