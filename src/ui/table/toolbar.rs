use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Ui, vec2},
};
use tesserae_referee::{Intent, Referee};

use crate::ui::{
    panels::{Panel, UiCommand, UiCommands},
    theme::{ScreenLayout, icons::Icon},
    widgets::{button::icon_button, focus},
};
use crate::{
    input::keyboard::{self, Binding},
    replay::Replay,
};

/// A row of small round signs at the top right.
pub fn show(mut contexts: EguiContexts, referee: Res<Referee>, past: Res<Replay>, mut commands: UiCommands) -> Result {
    let ctx = contexts.ctx_mut()?;
    let can_undo = !past.is_open() && referee.session().is_some_and(|session| session.can_undo());
    let margin = ScreenLayout::of(ctx).margin();
    let open = commands.open();
    let command = focus::area(ctx, "toolbar", Align2::RIGHT_TOP, vec2(-margin, margin))
        .show(ctx, |ui| lay(ui, open, can_undo))
        .inner;
    commands.grant(command);
    Ok(())
}

/// Lays the row.
pub(crate) fn lay(ui: &mut Ui, open: Option<Panel>, can_undo: bool) -> Option<UiCommand> {
    let mut command = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = ScreenLayout::of(ui.ctx()).pick(6.0, 2.0);
        if icon_button(ui, Icon::Undo, &with_key("Undo", keyboard::UNDO), false, can_undo).clicked() {
            command = Some(UiCommand::Intend(Intent::Undo));
        }
        for (icon, name, panel) in [
            (Icon::Hourglass, with_key("Moves", keyboard::LOG), Panel::Log),
            (Icon::Rules, with_key("Rules", keyboard::HELP), Panel::Rules),
            (Icon::Die5, "Dice statistics".to_owned(), Panel::Fairness),
            (Icon::Settings, "Settings".to_owned(), Panel::Settings),
            (Icon::Menu, with_key("Menu", keyboard::LEAVE), Panel::GameMenu),
        ] {
            if icon_button(ui, icon, &name, open == Some(panel), true).clicked() {
                command = Some(UiCommand::Toggle(panel));
            }
        }
    });
    command
}

/// The name of a sign and the key that does the same.
fn with_key(name: &str, binding: Binding) -> String {
    format!("{name} ({})", binding.name())
}
