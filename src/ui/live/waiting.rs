//! The page after inviting: the link to hand over, as text and as a QR code, until the friend sits
//! down.

use bevy_egui::egui::{Align, Context, Label, Layout, ScrollArea, TextStyle, Ui};

use crate::{
    live::LiveCommand,
    page::command::{PageCommand, copy},
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
    pub(crate) status: Option<&'a str>,
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
        "Play with a friend",
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
        "Waiting for your friend…"
    } else {
        "Opening the room…"
    };
    accessible::read_out(ui.ctx(), heading);
    ui.label(text(heading, TextStyle::Heading, GOLD));
    if let Some(status) = view.status {
        accessible::read_out(ui.ctx(), status);
        ui.add(Label::new(text(status, theme::italic(), MUTED)).wrap());
    }
    let Some(links) = view.links else {
        if view.is_open {
            let kept = "The link that you have sent still leads here.";
            accessible::read_out(ui.ctx(), kept);
            ui.add(Label::new(text(kept, TextStyle::Body, PARCHMENT)).wrap());
        }
        return if ui.add(PushButton::new("Cancel")).clicked() {
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
    let about = "Send this link to your friend, or let them scan the code. Whoever opens it sits down at the other side \
                 of the table: nothing to install, no account.";
    accessible::read_out(ui.ctx(), about);
    ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
    // The secret is at its end, where nobody reads it by accident.
    ui.add(Label::new(text(&links.guest, TextStyle::Small, MUTED)).truncate());
    let before = *copied;
    let mut buttons = |ui: &mut Ui, whose: WaitingLink, copies: PushButton, share: &str| {
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
                accessible::read_out(ui.ctx(), "Copied.");
                ui.label(text("Copied.", theme::italic(), GOLD));
            }
        });
    };
    buttons(
        ui,
        WaitingLink::Guest,
        PushButton::primary("Copy the link"),
        "Share the link",
    );
    ui.add_space(6.0);
    let onlookers = "Onlookers have a link of their own: they see the table and cannot touch it.";
    ui.add(Label::new(text(onlookers, theme::italic(), MUTED)).wrap());
    buttons(
        ui,
        WaitingLink::Onlooker,
        PushButton::new("Copy the link for onlookers"),
        "Share it with onlookers",
    );
    ui.add_space(6.0);
    if ui.add(PushButton::new("Cancel the invitation")).clicked() {
        commands.extend(cancel());
    }
    commands
}

/// Closes the room, and leaves its page.
fn cancel() -> Vec<UiCommand> {
    vec![UiCommand::Live(LiveCommand::Leave), UiCommand::Back]
}
