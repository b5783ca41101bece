//! The question whether a game with a friend is to be given up.

use bevy_egui::egui::{Label, TextStyle, Ui};
use tesserae_words as words;

use crate::table::language::say::Say;
use crate::ui::{
    theme::{WARNING, text},
    widgets::{accessible, button::PushButton},
};

/// The answer.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Confirmation {
    Cancel,
    Resign,
}

/// Draws the question and the two answers; returns the one that is pressed.
pub(super) fn confirm_forfeit(ui: &mut Ui) -> Option<Confirmation> {
    let width = ui.available_width();
    let warning = ui.say(words::friend::friend_wins());
    accessible::read_out(ui.ctx(), warning.as_str());
    ui.add(Label::new(text(warning, TextStyle::Body, WARNING)).wrap());
    ui.add_space(6.0);
    let cancel = PushButton::new(words::friend::cancel());
    let cancel = ui.add(cancel.min_width(width));
    let resign = PushButton::danger(words::friend::resign());
    let resign = ui.add(resign.min_width(width));
    if cancel.clicked() {
        Some(Confirmation::Cancel)
    } else {
        resign.clicked().then_some(Confirmation::Resign)
    }
}
