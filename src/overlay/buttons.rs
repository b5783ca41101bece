use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Ui, vec2},
};
use tesserae_referee::{DiceSource, Intent, Referee};
use tesserae_rules::{Action, Choice, Pending, Session};

use super::{
    icons::Icon,
    panels::{Wish, Wishes},
    plaque::Plaque,
    stage,
    theme::Room,
};
use crate::{effects::EffectQueue, keys, throwing::Throwing};

/// What can be done without touching a piece. Nothing is shown while dice fly or pieces move, so that no button jumps under the pointer.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    queue: Res<EffectQueue>,
    source: Res<DiceSource>,
    mut wishes: Wishes,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let room = Room::of(ctx);
    let hidden = room == Room::Tight && wishes.open().is_some();
    if throwing.is_busy() || !queue.is_empty() || hidden || session.game().pending() == Pending::Over {
        return Ok(());
    }
    let (align, margin) = corner(room);
    let enters = matches!(*source, DiceSource::Entered);
    let wish = stage::area(ctx, "buttons", align, margin).show(ctx, |ui| lay(ui, session, enters)).inner;
    wishes.grant(wish);
    Ok(())
}

/// Where buttons lie: below the board, or on a phone, whose height the board fills, beside it.
pub(super) fn corner(room: Room) -> (Align2, bevy_egui::egui::Vec2) {
    let margin = room.margin();
    match room {
        Room::Ample => (Align2::CENTER_BOTTOM, vec2(0.0, -margin)),
        Room::Tight => (Align2::RIGHT_BOTTOM, vec2(-margin, -margin)),
    }
}

/// Lays plaques side by side, or on a phone one above the other and equally wide.
pub(super) fn row<R>(ui: &mut Ui, hold: impl FnOnce(&mut Ui) -> R) -> R {
    match Room::of(ui.ctx()) {
        Room::Ample => ui.horizontal(hold).inner,
        Room::Tight => ui.vertical(hold).inner,
    }
}

/// Whether a choice is answered in a dialog or at the result, not here.
const fn elsewhere(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Take
            | Choice::Drop
            | Choice::Beaver
            | Choice::Accept
            | Choice::Decline
            | Choice::Resign(_)
            | Choice::NextGame
    )
}

/// Lays the plaques.
pub(super) fn lay(ui: &mut Ui, session: &Session, enters: bool) -> Option<Wish> {
    let game = session.game();
    let mut wish = None;
    let width = Room::of(ui.ctx()).pick(0.0, 150.0);
    let mut plaque = |ui: &mut Ui, plaque: Plaque, struck: bool, wanted: Wish| {
        if ui.add(plaque.wide(width)).clicked() || struck {
            wish = Some(wanted);
        }
    };
    row(ui, |ui| {
        if matches!(game.pending(), Pending::Throw(_)) && !enters {
            plaque(ui, Plaque::bone("Throw").icon(Icon::Hand).key(keys::THROW.name()), false, Wish::Throw);
        }
        let choices = game.actions().into_iter().filter_map(|action| match action {
            Action::Choice(choice) if !elsewhere(choice) => Some(choice),
            _ => None,
        });
        let mut more = keys::CHOICES.keys.iter();
        for choice in choices {
            let label = game.label(choice);
            let wanted = Wish::Intend(Intent::Choose(choice));
            match (choice, keys::of_choice(choice)) {
                // The board's own handler knows these keys.
                (Choice::Finish, Some(key)) => {
                    plaque(ui, Plaque::bone(label).icon(Icon::Check).key(key.name()), false, wanted);
                }
                (_, Some(key)) => plaque(ui, Plaque::new(label).key(key.name()), false, wanted),
                (_, None) => match more.next() {
                    Some(key) => {
                        let struck = stage::struck(ui.ctx(), key.overlay);
                        plaque(ui, Plaque::new(label).key(key.name), struck, wanted);
                    }
                    None => plaque(ui, Plaque::new(label), false, wanted),
                },
            }
        }
        if session.can_undo() {
            let back = Plaque::new("Take back").icon(Icon::Undo).key(keys::UNDO.name());
            plaque(ui, back, false, Wish::Intend(Intent::Undo));
        }
    });
    wish
}
