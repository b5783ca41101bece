//! The fields in which a name, a server or a link is typed, each below its label.

use bevy_egui::egui::{Label, Response, TextStyle, Ui};
use tesserae_rules::Header;
use tesserae_words::{self as words, Text};

use crate::{
    live::{ServerError, server_address},
    table::language::say::Say,
    ui::{
        theme::{PARCHMENT, WARNING, strong, text},
        widgets::{accessible, button::PushButton, limited_field::limited_field},
    },
};

/// The longest address of a server or a room that can be typed, in letters.
pub(crate) const LONGEST_ADDRESS: usize = 2_000;

/// Draws the field for one's name.
pub(in crate::ui) fn name_field(ui: &mut Ui, name: &mut String) {
    let hint = ui.say(words::forms::optional_name());
    let label = words::forms::your_name();
    text_field(ui, &label, &hint, name, Header::LONGEST_NAME);
}

/// Draws the field for one's name, and a button at its right.
pub(in crate::ui) fn name_field_and(
    ui: &mut Ui,
    name: &mut String,
    button: PushButton,
) -> Response {
    let hint = ui.say(words::forms::optional_name());
    let label = words::forms::your_name();
    ui.add(Label::new(text(ui.say(&label), strong(), PARCHMENT)));
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) * 0.55;
        field(ui, &label, &hint, name, Header::LONGEST_NAME, width);
        ui.add(button.width(ui.available_width()))
    })
    .inner
}

/// Draws a field for a line of text below its label.
pub(crate) fn text_field(
    ui: &mut Ui,
    label: &Text,
    hint: &str,
    value: &mut String,
    longest: usize,
) -> Response {
    ui.add(Label::new(text(ui.say(label), strong(), PARCHMENT)));
    field(ui, label, hint, value, longest, ui.available_width())
}

/// Draws the field for the address of a server, and below it what is wrong with it.
pub(crate) fn server_field(ui: &mut Ui, server: &mut String) {
    let label = words::forms::server();
    text_field(ui, &label, "https://…", server, LONGEST_ADDRESS);
    if let Err(error @ (ServerError::Link | ServerError::NoAddress)) = server_address(server) {
        let error = ui.say(error.text());
        accessible::read_out(ui.ctx(), error.as_str());
        ui.add(Label::new(text(error, TextStyle::Body, WARNING)).wrap());
    }
}

fn field(
    ui: &mut Ui,
    label: &Text,
    hint: &str,
    value: &mut String,
    longest: usize,
    width: f32,
) -> Response {
    accessible::field(ui, label, value, |ui, value| {
        limited_field(ui, value, hint, longest, width)
    })
}
