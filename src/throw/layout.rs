//! Dice that are laid out instead of thrown: those of a game that begins or is resumed, throws that
//! were made elsewhere or come again, and real dice that are entered.

use bevy::prelude::*;
use tesserae_dice::{ActiveThrow, PlaceDice};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{DiceSource, Effect, Pending};

use super::flight::dice_fly;
use crate::{
    table::{Busy, ShownSession, Throwing},
    world::{
        current_board::{BoardFlipped, CurrentBoard},
        dice::{DiceOnTable, dice_layout, ground_rest},
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
    dice: DiceOnTable,
    mut commands: Commands,
) {
    let Some(current) = current else { return };
    if let (true, Some(session)) = (flipped.read().count() > 0, referee.session()) {
        lay.write(dice_layout(session, &current));
    }
    for fact in facts.read() {
        let Some(session) = referee.session() else {
            continue;
        };
        match fact {
            Fact::Begun => {
                commands.remove_resource::<ActiveThrow>();
                *throwing = Throwing::Lying;
                lay.write(dice_layout(session, &current));
            }
            Fact::Undone(_) => {
                let layout = dice_layout(session, &current);
                if !dice.show(&layout.faces) {
                    lay.write(layout);
                }
            }
            Fact::Effect(Effect::Thrown {
                by,
                dice: kind,
                throw,
            }) if !dice_fly(session) || !dice.show(throw.faces()) => {
                let at = ground_rest(&current, by.seat());
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
