//! The page on which the link to a game with a friend is pasted. In a browser a link is opened by
//! its address.

use bevy_egui::egui::{Context, Key, Label, TextStyle};
use tesserae_words as words;

use crate::{
    live::LiveCommand,
    table::language::say::Say,
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
    let title = ctx.say(words::menu::join_by_link());
    let back = page(ctx, "link", &title, 760.0, |ui| {
        let about = ui.say(words::friend::about_paste());
        ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
        let label = words::friend::link();
        let field = text_field(
            ui,
            &label,
            "https://…#room=…",
            &mut form.text,
            LONGEST_ADDRESS,
        );
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let button = PushButton::primary(words::friend::join())
            .icon(Icon::Link)
            .min_width(ui.available_width());
        if ui
            .add(button.enabled(!form.text.trim().is_empty()))
            .clicked()
            || entered
        {
            match form.text.parse() {
                Ok(address) => command = Some(UiCommand::Live(LiveCommand::Enter(address))),
                Err(error) => form.error = Some(error.text()),
            }
        }
        if let Some(error) = &form.error {
            let error = ui.say(error);
            ui.add(Label::new(text(error, TextStyle::Body, WARNING)).wrap());
        }
    });
    if back { Some(UiCommand::Back) } else { command }
}
