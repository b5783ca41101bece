//! The buttons that begin the lessons of a game.

use bevy_egui::egui::{Label, Ui};
use tesserae_rules::Kind;
use tesserae_words as words;

use crate::{
    table::language::say::Say,
    teaching::LessonCommand,
    ui::{
        theme::{self, GOLD, icons::Icon, text},
        widgets::button::PushButton,
    },
};

/// Draws a button for each lesson of a game. To somebody who has not finished the first one it is
/// offered in words.
pub(crate) fn draw(ui: &mut Ui, kind: Kind, is_new: bool, min_width: f32) -> Option<LessonCommand> {
    let mut command = None;
    if is_new && !kind.lessons().is_empty() {
        ui.add(
            Label::new(text(
                ui.say(words::teaching::new_to_this_game()),
                theme::strong(),
                GOLD,
            ))
            .wrap(),
        );
    }
    ui.horizontal_wrapped(|ui| {
        for (number, lesson) in kind.lessons().iter().enumerate() {
            let button = PushButton::new(&lesson.title)
                .icon(Icon::Learn)
                .min_width(min_width);
            if ui.add(button).clicked() {
                command = Some(LessonCommand::begin(kind, number));
            }
        }
    });
    command
}
