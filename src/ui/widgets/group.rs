//! A label and the choices that belong to it, on the pages of the menu.

use bevy_egui::egui::Ui;

use crate::table::language::{caption::Caption, say::Say};
use crate::ui::{
    theme::{self, PARCHMENT, ScreenLayout, text},
    widgets::{accessible, page::is_narrow},
};

/// Draws a label and the choices that belong to it.
pub(in crate::ui) fn group<R>(
    ui: &mut Ui,
    label: impl Into<Caption>,
    choices: impl FnOnce(&mut Ui) -> R,
) -> R {
    let label = label.into();
    // A phone on its side has width, but no height for a line of its own.
    let beside = ScreenLayout::of(ui.ctx()).is_phone() && !is_narrow(ui.ctx());
    let label_text = text(ui.say(&label), theme::strong(), PARCHMENT);
    if beside {
        return accessible::group(ui, label, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(label_text);
                choices(ui)
            })
            .inner
        });
    }
    ui.add_space(4.0);
    ui.label(label_text);
    accessible::group(ui, label, |ui| ui.horizontal_wrapped(choices).inner)
}
