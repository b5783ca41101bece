//! The fields in which a name, a server or a link is typed, each below its label.

use bevy_egui::egui::{Label, Response, TextStyle, Ui};
use tesserae_rules::Header;

use crate::{
    live::{ServerError, server_address},
    ui::{
        theme::{PARCHMENT, WARNING, strong, text},
        widgets::{accessible, button::PushButton, limited_field::limited_field},
    },
};

/// The longest address of a server or a room that can be typed, in letters.
pub(crate) const LONGEST_ADDRESS: usize = 2_000;

/// The label and the hint of the field for one's name.
const NAME: &str = "Your name";
const NAME_HINT: &str = "Name (optional)";

/// What a server is.
pub(crate) const SERVER: &str = "Two programs meet at a Tesserae server (tesserae-room). There is no public one: run \
                                 one yourself, or ask your friend for the address of theirs.";

/// Draws the field for one's name.
pub(in crate::ui) fn name_field(ui: &mut Ui, name: &mut String) {
    text_field(ui, NAME, NAME_HINT, name, Header::LONGEST_NAME);
}

/// Draws the field for one's name, and a button at its right.
pub(in crate::ui) fn name_field_and(
    ui: &mut Ui,
    name: &mut String,
    button: PushButton,
) -> Response {
    ui.add(Label::new(text(NAME, strong(), PARCHMENT)));
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) * 0.55;
        field(ui, NAME, NAME_HINT, name, Header::LONGEST_NAME, width);
        ui.add(button.width(ui.available_width()))
    })
    .inner
}

/// Draws a field for a line of text below its label.
pub(crate) fn text_field(
    ui: &mut Ui,
    label: &str,
    hint: &str,
    value: &mut String,
    longest: usize,
) -> Response {
    ui.add(Label::new(text(label, strong(), PARCHMENT)));
    field(ui, label, hint, value, longest, ui.available_width())
}

/// Draws the field for the address of a server, and below it what is wrong with it.
pub(crate) fn server_field(ui: &mut Ui, server: &mut String) {
    text_field(ui, "Server", "https://…", server, LONGEST_ADDRESS);
    if let Err(error @ (ServerError::Link | ServerError::NoAddress)) = server_address(server) {
        accessible::read_out(ui.ctx(), error.to_string());
        ui.add(Label::new(text(error.to_string(), TextStyle::Body, WARNING)).wrap());
    }
}

fn field(
    ui: &mut Ui,
    label: &str,
    hint: &str,
    value: &mut String,
    longest: usize,
    width: f32,
) -> Response {
    accessible::field(ui, label, value, |ui, value| {
        limited_field(ui, value, hint, longest, width)
    })
}
