//! The page on which the link to a game with a friend is pasted. In a browser a link is opened by
//! its address.

use bevy_egui::egui::{Context, Key, Label, TextStyle};

use crate::{
    live::LiveCommand,
    ui::{
        forms::fields::{LONGEST_ADDRESS, text_field},
        state::{command::UiCommand, link::LinkForm},
        theme::{PARCHMENT, WARNING, icons::Icon, text},
        widgets::{button::PushButton, page::page},
    },
};

/// Draws the page.
pub(crate) fn draw(ctx: &Context, form: &mut LinkForm) -> Option<UiCommand> {
    let mut command = None;
    let back = page(ctx, "link", "Join by link", 760.0, |ui| {
        let about = "Paste the link that your friend has sent you, or that of your own seat.";
        ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
        let field = text_field(
            ui,
            "Link",
            "https://…#room=…",
            &mut form.text,
            LONGEST_ADDRESS,
        );
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let button = PushButton::primary("Join")
            .icon(Icon::Link)
            .min_width(ui.available_width());
        if ui
            .add(button.enabled(!form.text.trim().is_empty()))
            .clicked()
            || entered
        {
            match form.text.parse() {
                Ok(address) => command = Some(UiCommand::Live(LiveCommand::Enter(address))),
                Err(error) => form.error = Some(error.to_string()),
            }
        }
        if let Some(error) = &form.error {
            ui.add(Label::new(text(error, TextStyle::Body, WARNING)).wrap());
        }
    });
    if back { Some(UiCommand::Back) } else { command }
}
