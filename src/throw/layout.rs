//! Dice that are laid out instead of thrown: those of a game that begins or is resumed, throws that
//! were made elsewhere or come again, and real dice that are entered.

use bevy::prelude::*;
use tesserae_dice::{DieBody, Marks, PlaceDice};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{DiceSource, Effect, Pending};

use super::flight::dice_fly;
use crate::{
    table::{Busy, ShownSession, Throwing},
    world::{
        current_board::{BoardFlipped, CurrentBoard},
        dice::{dice_layout, ground_rest},
    },
};

/// Lays out the dice of a game that begins or whose board was flipped, and throws that were made
/// elsewhere or come again.
pub(super) fn lay_out(
    mut facts: MessageReader<Fact>,
    mut lay: MessageWriter<PlaceDice>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    current: Option<Res<CurrentBoard>>,
    mut flipped: MessageReader<BoardFlipped>,
    dice: Query<(&DieBody, &Transform, &Marks)>,
) {
    let Some(current) = current else { return };
    if let (true, Some(session)) = (flipped.read().count() > 0, referee.session()) {
        lay.write(dice_layout(session, &current));
    }
    for fact in facts.read() {
        let Some(session) = referee.session() else {
            continue;
        };
        let game = session.game();
        match fact {
            Fact::Begun => {
                *throwing = Throwing::Lying;
                lay.write(dice_layout(session, &current));
            }
            Fact::Undone(_) => {
                let layout = dice_layout(session, &current);
                if !show(&dice, &layout.faces) {
                    lay.write(layout);
                }
            }
            Fact::Effect(Effect::Thrown {
                dice: kind, throw, ..
            }) if !dice_fly(session) || !show(&dice, throw.faces()) => {
                let at = ground_rest(&current, game.pending().seat());
                lay.write(PlaceDice {
                    shape: (*kind).into(),
                    faces: throw.faces().to_vec(),
                    at,
                });
            }
            _ => {}
        }
    }
}

/// Whether the dice on the table show these faces.
fn show(dice: &Query<(&DieBody, &Transform, &Marks)>, faces: &[u8]) -> bool {
    let shows = |(die, at, marks): (&DieBody, &Transform, &Marks)| {
        faces.get(die.index) == Some(&die.shape.read(at.rotation * marks.0).0)
    };
    dice.iter().len() == faces.len() && dice.iter().all(shows)
}

/// Lays the faces that have been entered on the table, so that no older dice lie beside the form.
pub(super) fn lay_entered(
    shown: ShownSession,
    busy: Busy,
    current: Option<Res<CurrentBoard>>,
    throwing: Res<Throwing>,
    mut lay: MessageWriter<PlaceDice>,
    mut last: Local<Option<(usize, Vec<u8>)>>,
) {
    let session = shown
        .get()
        .filter(|session| session.dice_source() == DiceSource::Entered && busy.is_idle());
    let wanted =
        session
            .zip(current)
            .and_then(|(session, current)| match session.game().pending() {
                Pending::Throw(spec) => Some((session, current, spec)),
                _ => None,
            });
    let Some((session, current, spec)) = wanted else {
        *last = None;
        return;
    };
    let now = (session.events().len(), throwing.entered().to_vec());
    if last.as_ref() != Some(&now) {
        let at = ground_rest(&current, session.game().pending().seat());
        lay.write(PlaceDice {
            shape: spec.dice.into(),
            faces: now.1.clone(),
            at,
        });
        *last = Some(now);
    }
}
