//! The page after inviting: the link to hand over, as text and as a QR code, until the friend sits
//! down.

use bevy_egui::egui::{Align, Context, Label, Layout, ScrollArea, TextStyle, Ui};

use crate::ui::{
    theme::{self, GOLD, MUTED, PARCHMENT, ScreenLayout, text},
    widgets::{
        accessible,
        button::PushButton,
        page::{is_narrow, page},
        qr,
        ui_elements::PageGesture,
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
    /// Which link has been copied.
    pub(crate) copied: Option<Whose>,
}

/// The links of a room, as text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Links {
    pub(crate) guest: String,
    pub(crate) onlooker: String,
}

/// Who gets a link.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Whose {
    Guest,
    Onlooker,
}

impl Links {
    /// The link of somebody.
    #[must_use]
    pub(crate) fn of(&self, whose: Whose) -> &str {
        match whose {
            Whose::Guest => &self.guest,
            Whose::Onlooker => &self.onlooker,
        }
    }
}

/// The effect of a button.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum WaitingCommand {
    /// To the menu; the invitation stays open.
    Back,
    /// Closes the room.
    Cancel,
    /// Copies a link.
    Copy(Whose),
    /// Shares a link.
    Share(Whose),
}

/// Draws the page.
pub(crate) fn draw(ctx: &Context, view: WaitingView) -> Option<WaitingCommand> {
    let mut command = None;
    let back = page(
        ctx,
        "waiting for a friend",
        "Play with a friend",
        860.0,
        |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| command = draw_content(ui, view));
        },
    );
    if back {
        Some(WaitingCommand::Back)
    } else {
        command
    }
}

fn draw_content(ui: &mut Ui, view: WaitingView) -> Option<WaitingCommand> {
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
        return ui
            .add(PushButton::new("Cancel"))
            .clicked()
            .then_some(WaitingCommand::Cancel);
    };
    if is_narrow(ui.ctx()) {
        let pressed = draw_words(ui, links, view);
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
            draw_words(ui, links, view)
        })
        .inner
    })
    .inner
}

/// Draws the link with what can be done with it.
fn draw_words(ui: &mut Ui, links: &Links, view: WaitingView) -> Option<WaitingCommand> {
    let mut command = None;
    let about = "Send this link to your friend, or let them scan the code. Whoever opens it sits down at the other side \
                 of the table: nothing to install, no account.";
    accessible::read_out(ui.ctx(), about);
    ui.add(Label::new(text(about, TextStyle::Body, PARCHMENT)).wrap());
    // The secret is at its end, where nobody reads it by accident.
    ui.add(Label::new(text(&links.guest, TextStyle::Small, MUTED)).truncate());
    let mut buttons = |ui: &mut Ui, whose: Whose, copy: PushButton, share: &str| {
        ui.horizontal_wrapped(|ui| {
            if ui.add(copy.page_gesture(PageGesture::Copy)).clicked() {
                command = Some(WaitingCommand::Copy(whose));
            }
            if view.can_share && ui.add(PushButton::new(share)).clicked() {
                command = Some(WaitingCommand::Share(whose));
            }
            if view.copied == Some(whose) {
                accessible::read_out(ui.ctx(), "Copied.");
                ui.label(text("Copied.", theme::italic(), GOLD));
            }
        });
    };
    buttons(
        ui,
        Whose::Guest,
        PushButton::primary("Copy the link"),
        "Share the link",
    );
    ui.add_space(6.0);
    let onlookers = "Onlookers have a link of their own: they see the table and cannot touch it.";
    ui.add(Label::new(text(onlookers, theme::italic(), MUTED)).wrap());
    buttons(
        ui,
        Whose::Onlooker,
        PushButton::new("Copy the link for onlookers"),
        "Share it with onlookers",
    );
    ui.add_space(6.0);
    if ui.add(PushButton::new("Cancel the invitation")).clicked() {
        command = Some(WaitingCommand::Cancel);
    }
    command
}
