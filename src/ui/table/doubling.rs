//! The dialog for answers that can end the game: to a double, a beaver or a resignation.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Session, sentence};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::{
        buttons::{anchor, row},
        scores,
    },
    theme::{self, GOLD, ScreenLayout, text},
    widgets::{
        button::PushButton,
        divider::divider,
        focus,
        panel::{self, panel_frame},
    },
};
use crate::{
    input::keyboard,
    state::{Busy, players::bot_to_act},
};

/// Shows the dialog. No answer is preselected and each has its own key, so that pressing Enter or Space out of habit
/// loses nothing; the board and the score stay in view.
pub(crate) fn show(mut contexts: EguiContexts, referee: Res<Referee>, busy: Busy, mut commands: UiCommands) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    if busy.is_animating() || answers(session).is_empty() || bot_to_act(session).is_some() {
        return Ok(());
    }
    let (align, offset) = anchor(ScreenLayout::of(ctx));
    let command = panel::area(ctx, "doubling", align, offset).show(ctx, |ui| draw(ui, session)).inner;
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

/// Draws the prompt, the score and the answers.
pub(crate) fn draw(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let game = session.game();
    let layout = ScreenLayout::of(ui.ctx());
    let mut command = None;
    let prompt = text(sentence(&game.prompt(session.header().both_names(game))), theme::strong(), GOLD);
    panel_frame(ui).show(ui, |ui| match layout {
        // Flat, so that the checkers behind it stay in view.
        ScreenLayout::Desktop => {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.add(Label::new(prompt).extend());
                    scores::draw_inline(ui, session);
                });
                command = draw_answers(ui, session, 0.0);
            });
        }
        ScreenLayout::Compact => {
            ui.set_max_width(240.0);
            ui.add(Label::new(prompt).wrap());
            divider(ui);
            let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
            scores::draw_lines(ui, session);
            ui.spacing_mut().interact_size.y = target;
            ui.add_space(4.0);
            command = row(ui, |ui| draw_answers(ui, session, 216.0));
        }
    });
    command
}

/// Draws the answers; returns the command of the pressed one.
fn draw_answers(ui: &mut Ui, session: &Session, width: f32) -> Option<UiCommand> {
    let mut command = None;
    for choice in answers(session) {
        let label = session.game().label(choice);
        let button = if choice == Choice::Drop { PushButton::danger(label) } else { PushButton::new(label) };
        let binding = keyboard::of_choice(choice).unwrap_or(&keyboard::TAKE);
        let button = button.key(binding.name()).min_width(width);
        if ui.add(button).clicked() || focus::just_pressed(ui.ctx(), binding.egui()) {
            command = Some(UiCommand::Intent(Intent::Choose(choice)));
        }
    }
    command
}
