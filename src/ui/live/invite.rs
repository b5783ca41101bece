//! The page with the form by which a friend is invited: seat, clock and name. Game, length and house
//! rules come from the page of the game.

use bevy_egui::egui::{Context, Label, ScrollArea, TextStyle, Ui};
use tesserae_rules::{Seat, sentence};

use crate::{
    live::{LiveCommand, ServerError, server_address},
    page::command::Meeting,
    table::settings::Settings,
    ui::{
        forms::{fields, time_control},
        state::{command::UiCommand, invite::InviteForm},
        theme::{self, MUTED, PARCHMENT, WARNING, icons::Icon, text},
        widgets::{accessible, button::PushButton, group::group, page::page},
    },
};

/// Why nobody can choose the dice.
const DICE: &str = "The dice of two people apart are always agreed: both tables give a secret share to every throw, so \
                    neither of you nor the server can choose or foresee it.";

/// Draws the form. Without a place to meet that the page knows, there is a field for a server.
pub(crate) fn draw(
    ctx: &Context,
    form: &mut InviteForm,
    settings: &mut Settings,
    meeting: Option<&Meeting>,
) -> Option<UiCommand> {
    let mut command = None;
    let back = page(ctx, "invitation", "Play with a friend", 760.0, |ui| {
        let content = |ui: &mut Ui| command = draw_form(ui, form, settings, meeting);
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, content);
    });
    if back { Some(UiCommand::Back) } else { command }
}

fn draw_form(
    ui: &mut Ui,
    form: &mut InviteForm,
    settings: &mut Settings,
    meeting: Option<&Meeting>,
) -> Option<UiCommand> {
    let kind = form.game.kind;
    let about = format!("{} · {}", kind.title(), form.game.rules_summary());
    accessible::read_out(ui.ctx(), sentence(&about));
    ui.add(Label::new(text(about, theme::strong(), PARCHMENT)).wrap());
    fields::name_field(ui, &mut settings.name);
    if meeting.is_none() {
        fields::server_field(ui, &mut settings.server);
    }
    let error = form.game.header().game().err();
    let server = match meeting {
        Some(meeting) => Ok(meeting.server.clone()),
        None => server_address(&settings.server),
    };
    let invite = PushButton::primary("Invite")
        .icon(Icon::Send)
        .min_width(ui.available_width())
        .min_height(54.0);
    let is_pressed = ui
        .add(invite.enabled(error.is_none() && server.is_ok()))
        .clicked();
    let advice = error.as_ref().map_or(DICE.to_owned(), ToString::to_string);
    accessible::read_out(ui.ctx(), sentence(&advice));
    match &error {
        Some(error) => ui.add(Label::new(text(error.to_string(), TextStyle::Body, WARNING)).wrap()),
        None => ui.add(Label::new(text(DICE, theme::italic(), MUTED)).wrap()),
    };
    if let Err(missing @ ServerError::Missing) = &server {
        accessible::read_out(ui.ctx(), missing.to_string());
        ui.add(Label::new(text(missing.to_string(), TextStyle::Body, WARNING)).wrap());
    }
    if meeting.is_none() {
        accessible::read_out(ui.ctx(), fields::SERVER);
        ui.add(Label::new(text(fields::SERVER, theme::italic(), MUTED)).wrap());
    }
    group(ui, "You play", |ui| {
        let seats = Seat::BOTH.map(|seat| (kind.seat_name(seat), Some(seat)));
        for (label, seat) in [("By chance", None)].into_iter().chain(seats) {
            if ui
                .add(PushButton::new(label).selected(form.seat == seat))
                .clicked()
            {
                form.seat = seat;
            }
        }
    });
    time_control::draw(ui, &mut form.clock);
    let server = server.ok().filter(|_| is_pressed)?;
    let page = meeting.and_then(|meeting| meeting.page.clone());
    let invitation = form.invitation(&server, page, &settings.name);
    Some(UiCommand::Live(LiveCommand::Invite(Box::new(invitation))))
}
