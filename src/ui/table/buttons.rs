use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Pending, Session};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    theme::{ScreenLayout, icons::Icon},
    widgets::{button::PushButton, focus},
};
use crate::{
    input::{keyboard, throwing::Throwing},
    world::playback::EffectQueue,
};

/// What can be done without touching a piece. Nothing is shown while dice fly or pieces move, so that no button jumps under the pointer.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    queue: Res<EffectQueue>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    let room = ScreenLayout::of(ctx);
    let hidden = room == ScreenLayout::Compact && commands.open().is_some();
    if throwing.is_busy() || !queue.is_empty() || hidden || session.game().pending() == Pending::Over {
        return Ok(());
    }
    let (align, margin) = corner(room);
    let enters = session.dice_source() == DiceSource::Entered;
    let command = focus::area(ctx, "buttons", align, margin).show(ctx, |ui| lay(ui, session, enters)).inner;
    commands.grant(command);
    Ok(())
}

/// Where buttons lie: below the board, or on a phone, whose height the board fills, beside it.
pub(crate) fn corner(room: ScreenLayout) -> (Align2, bevy_egui::egui::Vec2) {
    let margin = room.margin();
    match room {
        ScreenLayout::Desktop => (Align2::CENTER_BOTTOM, vec2(0.0, -margin)),
        ScreenLayout::Compact => (Align2::RIGHT_BOTTOM, vec2(-margin, -margin)),
    }
}

/// Lays plaques side by side, or on a phone one above the other and equally wide.
pub(crate) fn row<R>(ui: &mut Ui, hold: impl FnOnce(&mut Ui) -> R) -> R {
    match ScreenLayout::of(ui.ctx()) {
        ScreenLayout::Desktop => ui.horizontal(hold).inner,
        ScreenLayout::Compact => ui.vertical(hold).inner,
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
pub(crate) fn lay(ui: &mut Ui, session: &Session, enters: bool) -> Option<UiCommand> {
    let game = session.game();
    let mut command = None;
    let width = ScreenLayout::of(ui.ctx()).pick(0.0, 150.0);
    let mut plaque = |ui: &mut Ui, plaque: PushButton, struck: bool, wanted: UiCommand| {
        if ui.add(plaque.wide(width)).clicked() || struck {
            command = Some(wanted);
        }
    };
    row(ui, |ui| {
        if matches!(game.pending(), Pending::Throw(_)) && !enters {
            plaque(ui, PushButton::bone("Throw").icon(Icon::Hand).key(keyboard::THROW.name()), false, UiCommand::Throw);
        }
        let choices = game.actions().into_iter().filter_map(|action| match action {
            Action::Choice(choice) if !elsewhere(choice) => Some(choice),
            _ => None,
        });
        let mut more = keyboard::CHOICES.keys.iter();
        for choice in choices {
            let label = game.label(choice);
            let wanted = UiCommand::Intend(Intent::Choose(choice));
            match (choice, keyboard::of_choice(choice)) {
                // The board's own handler knows these keys.
                (Choice::Finish, Some(key)) => {
                    plaque(ui, PushButton::bone(label).icon(Icon::Check).key(key.name()), false, wanted);
                }
                (_, Some(key)) => plaque(ui, PushButton::new(label).key(key.name()), false, wanted),
                (_, None) => match more.next() {
                    Some(key) => {
                        let struck = focus::struck(ui.ctx(), key.overlay);
                        plaque(ui, PushButton::new(label).key(key.name), struck, wanted);
                    }
                    None => plaque(ui, PushButton::new(label), false, wanted),
                },
            }
        }
        if session.can_undo() {
            let back = PushButton::new("Undo").icon(Icon::Undo).key(keyboard::UNDO.name());
            plaque(ui, back, false, UiCommand::Intend(Intent::Undo));
        }
    });
    command
}
