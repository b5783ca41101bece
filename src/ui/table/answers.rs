//! The buttons for answers to the other player, which can end the game.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Ui},
};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, ChoiceInfo, Occasion, Session};
use tesserae_words as words;

use crate::live::LiveCommand;
use crate::table::{Busy, players::person_to_act};
use crate::ui::{
    state::{
        command::{UiCommand, UiCommands},
        friend_view::FriendView,
    },
    table::buttons::{area, stack},
    widgets::{button::PushButton, focus},
};

/// Shows the answers. None is preselected and each has its own key, so that pressing Enter or Space
/// out of habit loses nothing. The question is in the prompt; the board and the score stay in view.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    (busy, friend_view): (Busy, Res<FriendView>),
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    if let Some(friend) = &friend_view.0 {
        if friend.question().is_some() {
            commands.send(area(ctx, "answers").show(ctx, draw_for_friend).inner);
        }
        // A call is answered first.
        if friend.question().is_some()
            || friend.calls()
            || friend.is_over()
            || friend.player().is_none()
        {
            return Ok(());
        }
    }
    if busy.is_animating() || answers(session).is_empty() || !person_to_act(session) {
        return Ok(());
    }
    let command = area(ctx, "answers").show(ctx, |ui| draw(ui, session)).inner;
    commands.send(command);
    Ok(())
}

/// Draws the answers to what a friend at another machine asks.
pub(crate) fn draw_for_friend(ui: &mut Ui) -> Option<UiCommand> {
    let mut command = None;
    stack(ui, |ui, width| {
        for (label, key, answer) in [
            (words::table::agree(), "A", LiveCommand::Agree),
            (words::table::decline(), "X", LiveCommand::Disagree),
        ] {
            let is_pressed = focus::just_pressed(ui.ctx(), egui::Key::from_name(key));
            if ui
                .add(PushButton::new(label).key(key).width(width))
                .clicked()
                || is_pressed
            {
                command = Some(UiCommand::Live(answer));
            }
        }
    });
    command
}

/// The legal answers.
pub(crate) fn answers(session: &Session) -> Vec<Choice> {
    let choices = session
        .game()
        .actions()
        .into_iter()
        .filter_map(Action::choice);
    choices
        .filter(|choice| choice.info().occasion == Occasion::Answer)
        .collect()
}

/// Draws the answers; returns the command of the pressed one.
pub(crate) fn draw(ui: &mut Ui, session: &Session) -> Option<UiCommand> {
    let mut command = None;
    stack(ui, |ui, width| {
        for choice in answers(session) {
            let label = session.game().label(choice);
            let ChoiceInfo { key, loses, .. } = choice.info();
            let mut button = if loses {
                PushButton::danger(label)
            } else {
                PushButton::new(label)
            };
            if let Some(key) = key {
                button = button.key(key);
            }
            let key = key.and_then(egui::Key::from_name);
            if ui.add(button.width(width)).clicked() || focus::just_pressed(ui.ctx(), key) {
                command = Some(UiCommand::Intent(Intent::Choose(choice)));
            }
        }
    });
    command
}
