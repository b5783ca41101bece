//! What can be done where the opponent cannot play: the buttons of the turn that it does not take.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Ui};
use tesserae_referee::{Intent, Referee};
use tesserae_words as words;

use super::buttons;
use crate::{
    opponents::Opponents,
    save::CorrespondenceCommand,
    table::players::bot_to_act,
    ui::{
        state::command::{UiCommand, UiCommands},
        widgets::button::PushButton,
    },
};

/// Shows the buttons. `buttons` shows none while a bot is to act.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    opponents: Res<Opponents>,
    mut commands: UiCommands,
) -> Result {
    let is_left_alone = opponents.cannot_play() && referee.session().and_then(bot_to_act).is_some();
    if is_left_alone {
        let ctx = contexts.ctx_mut()?;
        let command = buttons::area(ctx, "buttons").show(ctx, draw).inner;
        commands.send(command);
    }
    Ok(())
}

/// Draws the buttons: to take the opponent's turns too, or to leave the game, which stays saved.
pub(crate) fn draw(ui: &mut Ui) -> Option<UiCommand> {
    let here = UiCommand::Correspondence(CorrespondenceCommand::PlayHere);
    let leave = UiCommand::Intent(Intent::Leave);
    buttons::stack(ui, |ui, width| {
        let here = (PushButton::primary(words::table::play_both_sides()), here);
        let leave = (PushButton::new(words::table::main_menu()), leave);
        let mut command = None;
        for (button, target) in [here, leave] {
            if ui.add(button.width(width)).clicked() {
                command = Some(target);
            }
        }
        command
    })
}
