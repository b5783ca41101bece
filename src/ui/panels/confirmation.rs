//! The question whether a game with a friend is to be given up.

use bevy_egui::egui::{Label, TextStyle, Ui};

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
    let warning = "Your friend wins the game.";
    accessible::read_out(ui.ctx(), warning);
    ui.add(Label::new(text(warning, TextStyle::Body, WARNING)).wrap());
    ui.add_space(6.0);
    let cancel = ui.add(PushButton::new("Cancel").min_width(width));
    let resign = ui.add(PushButton::danger("Resign").min_width(width));
    if cancel.clicked() {
        Some(Confirmation::Cancel)
    } else {
        resign.clicked().then_some(Confirmation::Resign)
    }
}
