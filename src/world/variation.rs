//! Carries out what is done in a variation: its steps are judged by the rules and shown like those
//! of a game, in a session of its own.

use bevy::prelude::*;
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{Action, Choice, Session, intended_step};

use crate::{
    table::{Replay, VariationIntent, VariationStart},
    world::replay::ReplayedParts,
};

/// Plays variations. The replay then shows the session of the variation.
pub(super) fn follow(
    mut intents: MessageReader<VariationIntent>,
    start: Res<VariationStart>,
    referee: Res<Referee>,
    mut replay: ResMut<Replay>,
    mut table: ReplayedParts,
    mut facts: MessageWriter<Fact>,
) {
    let mut shown = start.0;
    for VariationIntent { start, intent } in intents.read() {
        let Some(game) = referee.session().filter(|_| !table.is_throwing()) else {
            continue;
        };
        if *start >= game.events().len() {
            continue;
        }
        if shown != Some(*start) {
            go_to(*start, game, &mut replay, &mut table);
            shown = Some(*start);
        }
        let Some(mut session) = replay.session().cloned() else {
            continue;
        };
        if matches!(intent, Intent::Undo) {
            take_back(*start, &session, game, &mut replay, &mut table);
            continue;
        }
        let Some(action) = action(intent, &session) else {
            continue;
        };
        match session.act(action.clone()) {
            Ok(effects) => {
                replay.open(&session);
                effects
                    .into_iter()
                    .for_each(|effect| table.queue.push(effect));
            }
            Err(illegal) => {
                facts.write(Fact::of_illegal(&session, &action, illegal));
            }
        }
    }
}

/// The action that is meant in a session. The dice of a variation are never handed over: it ends
/// with its turn.
fn action(intent: &Intent, session: &Session) -> Option<Action> {
    match intent {
        Intent::Step(step) => Some(step.clone().into()),
        Intent::Try { from, path } => Some(intended_step(session.game(), *from, path).into()),
        Intent::Choose(choice) if *choice != Choice::Finish => Some((*choice).into()),
        _ => None,
    }
}

/// Shows the game as it was after `events` events.
fn go_to(events: usize, game: &Session, replay: &mut Replay, table: &mut ReplayedParts) {
    let Some(then) = game.truncated(events) else {
        return;
    };
    replay.open(game);
    table.show(&then);
    if let Some(shown) = replay.session_mut() {
        *shown = then;
    }
}

/// Takes the last action of the turn back, and the end of the turn with it.
fn take_back(
    start: usize,
    session: &Session,
    game: &Session,
    replay: &mut Replay,
    table: &mut ReplayedParts,
) {
    let events = session.events();
    let finish = Action::from(Choice::Finish);
    let is_over = events.last().is_some_and(|last| last.action == finish);
    let left = events.len() - usize::from(is_over);
    if left <= start + 1 {
        go_to(start, game, replay, table);
    } else if let Some(then) = session.truncated(left - 1) {
        replay.open(&then);
        table.show(&then);
    }
}
