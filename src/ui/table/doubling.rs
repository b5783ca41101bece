//! The buttons for answers that can end the game: to a double, a beaver or a resignation.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Ui};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Session};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::buttons::{area, stack},
    widgets::{button::PushButton, focus},
};
use crate::{
    input::keyboard,
    state::{Busy, players::person_to_act},
};

/// Shows the answers. None is preselected and each has its own key, so that pressing Enter or Space out of habit loses
/// nothing. The question is in the prompt; the board and the score stay in view.
pub(crate) fn show(mut contexts: EguiContexts, referee: Res<Referee>, busy: Busy, mut commands: UiCommands) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    if busy.is_animating() || answers(session).is_empty() || !person_to_act(session) {
        return Ok(());
    }
    let command = area(ctx, "doubling").show(ctx, |ui| draw(ui, session)).inner;
    commands.send(command);
    Ok(())
}

/// The legal answers.
pub(crate) fn answers(session: &Session) -> Vec<Choice> {
    let choices = session.game().actions().into_iter().filter_map(|action| match action {
        Action::Choice(choice) => Some(choice),
        _ => None,
    });
    choices
        .filter(|choice| {
            matches!(choice, Choice::Take | Choice::Drop | Choice::Beaver | Choice::Accept | Choice::Decline)
        })
        .collect()
}

/// Draws the answers; returns the command of the pressed one.
pub(crate) fn draw(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let mut command = None;
    stack(ui, |ui, width| {
        for choice in answers(session) {
            let label = session.game().label(choice);
            let button = if choice == Choice::Drop { PushButton::danger(label) } else { PushButton::new(label) };
            let binding = keyboard::of_choice(choice).unwrap_or(&keyboard::TAKE);
            let button = button.key(binding.name()).width(width);
            if ui.add(button).clicked() || focus::just_pressed(ui.ctx(), binding.egui()) {
                command = Some(UiCommand::Intent(Intent::Choose(choice)));
            }
        }
    });
    command
}
