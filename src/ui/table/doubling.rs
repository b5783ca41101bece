use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Session};

use crate::ui::{
    panels::{UiCommand, UiCommands},
    table::{
        buttons::{corner, row},
        prompt::sentence,
        scores,
    },
    theme::{self, GOLD, ScreenLayout, text},
    widgets::{
        button::{PushButton, board, rule},
        focus,
    },
};
use crate::{
    input::{keyboard, throwing::Throwing},
    world::playback::EffectQueue,
};

/// A question that can end the game: a double, a beaver, a resignation. Nothing is chosen beforehand and each answer has its own key, so that a
/// habitual Enter or Space gives nothing away; the board and the score stay in view.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    queue: Res<EffectQueue>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    if throwing.is_busy() || !queue.is_empty() || answers(session).is_empty() {
        return Ok(());
    }
    let (align, margin) = corner(ScreenLayout::of(ctx));
    let command = focus::area(ctx, "doubling", align, margin).show(ctx, |ui| lay(ui, session)).inner;
    commands.grant(command);
    Ok(())
}

/// The answers that the game waits for.
fn answers(session: &Session) -> Vec<Choice> {
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

/// Lays the question, the score and the answers.
pub(crate) fn lay(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let game = session.game();
    let room = ScreenLayout::of(ui.ctx());
    let mut command = None;
    let words = text(sentence(&game.prompt(session.header().both_names(game))), theme::strong(), GOLD);
    board(ui).show(ui, |ui| match room {
        // Flat, so that the men behind it stay in view.
        ScreenLayout::Desktop => {
            ui.horizontal(|ui| {
                ui.vertical(|ui| {
                    ui.spacing_mut().interact_size.y = 0.0;
                    ui.add(Label::new(words).extend());
                    scores::inline(ui, session);
                });
                command = plaques(ui, session, 0.0);
            });
        }
        ScreenLayout::Compact => {
            ui.set_max_width(240.0);
            ui.add(Label::new(words).wrap());
            rule(ui);
            let target = std::mem::take(&mut ui.spacing_mut().interact_size.y);
            scores::lines(ui, session);
            ui.spacing_mut().interact_size.y = target;
            ui.add_space(4.0);
            command = row(ui, |ui| plaques(ui, session, 216.0));
        }
    });
    command
}

/// Lays the answers; which of them was given, by the pointer or by its key.
fn plaques(ui: &mut Ui, session: &Session, width: f32) -> Option<UiCommand> {
    let mut command = None;
    for choice in answers(session) {
        let label = session.game().label(choice);
        let plaque = if choice == Choice::Drop { PushButton::oxblood(label) } else { PushButton::new(label) };
        let binding = keyboard::of_choice(choice).unwrap_or(&keyboard::TAKE);
        let plaque = plaque.key(binding.name()).wide(width);
        if ui.add(plaque).clicked() || focus::struck(ui.ctx(), binding.overlay()) {
            command = Some(UiCommand::Intend(Intent::Choose(choice)));
        }
    }
    command
}
