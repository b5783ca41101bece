//! The page after inviting: the link to hand over, as text and as a QR code, until the friend sits
//! down.

use bevy_egui::egui::{Align, Context, Label, Layout, ScrollArea, TextStyle, Ui};
use tesserae_words::{self as words, Text};

use crate::{
    live::LiveCommand,
    page::command::{PageCommand, copy},
    table::language::say::Say,
    ui::{
        state::command::UiCommand,
        theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, text},
        widgets::{
            accessible,
            button::PushButton,
            page::{is_narrow, page},
            qr,
            ui_elements::PageGesture,
        },
    },
};

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WaitingView<'a> {
    /// What is going on with the server.
    pub(crate) status: Option<&'a Text>,
    /// Whether the room is open.
    pub(crate) is_open: bool,
    /// The links for the guest and for onlookers, where they are known.
    pub(crate) links: Option<&'a Links>,
    /// Whether the system can share links.
    pub(crate) can_share: bool,
}

/// The links of a room, as text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Links {
    pub(crate) guest: String,
    pub(crate) onlooker: String,
}

/// Who gets a link.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum WaitingLink {
    Guest,
    Onlooker,
}

impl Links {
    /// The link of somebody.
    #[must_use]
    pub(crate) fn of(&self, whose: WaitingLink) -> &str {
        match whose {
            WaitingLink::Guest => &self.guest,
            WaitingLink::Onlooker => &self.onlooker,
        }
    }
}

/// Draws the page. `copied` is the link that was copied last.
pub(crate) fn draw(
    ctx: &Context,
    view: WaitingView,
    copied: &mut Option<WaitingLink>,
) -> Vec<UiCommand> {
    let mut commands = Vec::new();
    let back = page(
        ctx,
        "waiting for a friend",
        words::menu::play_with_friend(),
        860.0,
        |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| commands = draw_content(ui, view, copied));
        },
    );
    if back {
        vec![UiCommand::Back]
    } else {
        commands
    }
}

fn draw_content(
    ui: &mut Ui,
    view: WaitingView,
    copied: &mut Option<WaitingLink>,
) -> Vec<UiCommand> {
    let heading = if view.is_open {
        words::friend::waiting()
    } else {
        words::friend::opening()
    };
    let heading = ui.say(heading);
    accessible::read_out(ui.ctx(), heading.as_str());
    ui.label(text(heading, TextStyle::Heading, GOLD));
    if let Some(status) = view.status {
        let status = ui.say(status);
        accessible::read_out(ui.ctx(), status.as_str());
        ui.add(Label::new(text(status, theme::italic(), MUTED)).wrap());
    }
    let Some(links) = view.links else {
        if view.is_open {
            let kept = ui.say(words::friend::link_still_leads_here());
            accessible::read_out(ui.ctx(), kept.as_str());
            ui.add(Label::new(text(kept, TextStyle::Body, PARCHMENT)).wrap());
        }
        let button = PushButton::new(words::friend::cancel());
        return if ui.add(button).clicked() {
            cancel()
        } else {
            Vec::new()
        };
    };
    if is_narrow(ui.ctx()) {
        let pressed = draw_words(ui, links, view, copied);
        ui.vertical_centered(|ui| qr::draw(ui, &links.guest, ui.available_width().min(320.0)));
        return pressed;
    }
    let side = ScreenLayout::of(ui.ctx())
        .pick(320.0, 250.0)
        .min(ui.available_width() * 0.42);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        qr::draw(ui, &links.guest, side);
        ui.add_space(8.0);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            draw_words(ui, links, view, copied)
        })
        .inner
    })
    .inner
}

/// Draws the link with what can be done with it.
fn draw_words(
    ui: &mut Ui,
    links: &Links,
    view: WaitingView,
    copied: &mut Option<WaitingLink>,
) -> Vec<UiCommand> {
    let mut commands = Vec::new();
    let about = ui.say(words::friend::about_invitation());
    accessible::read_out(ui.ctx(), about.as_str());
    ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
    // The secret is at its end, where nobody reads it by accident.
    ui.add(Label::new(text(&links.guest, TextStyle::Small, MUTED)).truncate());
    let before = *copied;
    let mut buttons = |ui: &mut Ui, whose: WaitingLink, copies: PushButton, share: Text| {
        ui.horizontal_wrapped(|ui| {
            let link = links.of(whose).to_owned();
            if ui.add(copies.page_gesture(PageGesture::Copy)).clicked() {
                copy(ui.ctx(), link.clone(), |page| {
                    commands.push(UiCommand::Page(page))
                });
                *copied = Some(whose);
            }
            if view.can_share && ui.add(PushButton::new(share)).clicked() {
                commands.push(UiCommand::Page(PageCommand::Share(link)));
            }
            if before == Some(whose) {
                let copied = ui.say(words::friend::copied());
                accessible::read_out(ui.ctx(), copied.as_str());
                // It begins where there is room for all of it.
                ui.add(Label::new(text(copied, theme::italic(), GOLD)).extend());
            }
        });
    };
    let copies = PushButton::primary(words::friend::copy_link());
    buttons(ui, WaitingLink::Guest, copies, words::friend::share_link());
    ui.add_space(6.0);
    let onlookers = ui.say(words::friend::about_onlookers());
    ui.add(Label::new(text(onlookers, theme::italic(), MUTED)).wrap());
    let copies = PushButton::new(words::friend::copy_onlooker_link());
    let share = words::friend::share_with_onlookers();
    buttons(ui, WaitingLink::Onlooker, copies, share);
    ui.add_space(6.0);
    let button = PushButton::new(words::friend::cancel_invitation());
    if ui.add(button).clicked() {
        commands.extend(cancel());
    }
    commands
}

/// Closes the room, and leaves its page.
fn cancel() -> Vec<UiCommand> {
    vec![UiCommand::Live(LiveCommand::Leave), UiCommand::Back]
}
