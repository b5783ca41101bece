//! The page with the form by which a friend is invited: seat, clock and name. Game, length and house
//! rules come from the page of the game.

use bevy_egui::egui::{Context, Label, ScrollArea, TextStyle, Ui};
use tesserae_rules::Seat;
use tesserae_words as words;

use crate::{
    live::{LiveCommand, ServerError, server_address},
    page::command::Meeting,
    table::{language::say::Say, settings::Settings},
    ui::{
        forms::{fields, time_control},
        state::{command::UiCommand, invite::InviteForm},
        theme::{self, MUTED, PARCHMENT, WARNING, icons::Icon, text},
        widgets::{accessible, button::PushButton, group::group, page::page},
    },
};

/// Draws the form. Without a place to meet that the page knows, there is a field for a server.
pub(crate) fn draw(
    ctx: &Context,
    form: &mut InviteForm,
    settings: &mut Settings,
    meeting: Option<&Meeting>,
) -> Option<UiCommand> {
    let mut command = None;
    let title = ctx.say(words::menu::play_with_friend());
    let back = page(ctx, "invitation", &title, 760.0, |ui| {
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
    let about = ui.say(words::common::in_one_line(
        kind.title(),
        form.game.rules_summary(),
    ));
    accessible::read_out(ui.ctx(), ui.sentence(&about));
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
    let invite = PushButton::primary(words::friend::invite())
        .icon(Icon::Send)
        .min_width(ui.available_width())
        .min_height(54.0);
    let is_pressed = ui
        .add(invite.enabled(error.is_none() && server.is_ok()))
        .clicked();
    let advice = match &error {
        Some(error) => ui.say(error.text()),
        None => ui.say(words::friend::agreed_dice()),
    };
    accessible::read_out(ui.ctx(), ui.sentence(&advice));
    let advice = match &error {
        Some(_) => text(advice, TextStyle::Body, WARNING),
        None => text(advice, theme::italic(), MUTED),
    };
    ui.add(Label::new(advice).wrap());
    if let Err(missing @ ServerError::Missing) = &server {
        let missing = ui.say(missing.text());
        accessible::read_out(ui.ctx(), missing.as_str());
        ui.add(Label::new(text(missing, TextStyle::Body, WARNING)).wrap());
    }
    if meeting.is_none() {
        let about = ui.say(words::forms::about_server());
        accessible::read_out(ui.ctx(), about.as_str());
        ui.add(Label::new(text(about, theme::italic(), MUTED)).wrap());
    }
    group(ui, words::forms::you_play(), |ui| {
        let seats = Seat::BOTH.map(|seat| (kind.seat_title(seat), Some(seat)));
        let by_chance = (words::friend::by_chance(), None);
        for (label, seat) in [by_chance].into_iter().chain(seats) {
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
