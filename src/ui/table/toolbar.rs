//! The row of round buttons at the top of the column.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Ui},
};
use tesserae_referee::{Intent, Referee};

use crate::ui::{
    panels::{Panel, UiCommand, UiCommands},
    theme::{ScreenLayout, TableAreas, icons::Icon},
    widgets::{icon_button::icon_button, panel},
};
use crate::{
    input::keyboard::{self, Binding},
    state::{Replay, Throwing},
};

/// Shows the toolbar.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    (replay, throwing): (Res<Replay>, Res<Throwing>),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Dice that fly cannot be taken back.
    let can_undo =
        !replay.is_open() && !throwing.is_busy() && referee.session().is_some_and(|session| session.can_undo());
    let open = commands.open();
    let place = TableAreas::of(ctx).toolbar;
    let area = panel::area_in(ctx, "toolbar", Align2::RIGHT_TOP, place);
    let command = area.show(ctx, |ui| draw(ui, open, can_undo)).inner;
    commands.send(command);
    Ok(())
}

/// Draws the buttons. On a phone the menu has what is used less often, and undoing is a button of the turn.
pub(crate) fn draw(ui: &mut Ui, open: Option<Panel>, can_undo: bool) -> Option<UiCommand> {
    let mut command = None;
    let is_phone = ScreenLayout::of(ui.ctx()).is_phone();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = if is_phone { 4.0 } else { 2.0 };
        if !is_phone && icon_button(ui, Icon::Undo, &with_key("Undo", keyboard::UNDO), false, can_undo).clicked() {
            command = Some(UiCommand::Intent(Intent::Undo));
        }
        for (icon, name, panel, on_phone) in [
            (Icon::Hourglass, with_key("Moves", keyboard::LOG), Panel::Log, true),
            (Icon::Rules, with_key("Rules", keyboard::HELP), Panel::Rules, true),
            (Icon::Die5, "Dice statistics".to_owned(), Panel::Fairness, false),
            (Icon::Settings, "Settings".to_owned(), Panel::Settings, false),
            (Icon::Menu, with_key("Menu", keyboard::LEAVE), Panel::GameMenu, true),
        ] {
            let shown = on_phone || !is_phone;
            if shown && icon_button(ui, icon, &name, open == Some(panel), true).clicked() {
                command = Some(UiCommand::TogglePanel(panel));
            }
        }
    });
    command
}

/// The name of a button with the name of its key.
fn with_key(name: &str, binding: Binding) -> String {
    format!("{name} ({})", binding.name())
}
