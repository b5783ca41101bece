//! The prompt at the top of the window: whose turn it is and what to do; below it error messages and announcements.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Context, Label, Margin, TextStyle, Ui, vec2},
};
use tesserae_rules::{Session, sentence};

use crate::ui::{
    table::announcements::Announcements,
    theme::{
        self, MUTED, PARCHMENT, ScreenLayout, WARNING,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{
        panel::{self, panel_frame},
        seats,
    },
};
use crate::{
    input::auto_pass::is_stuck,
    state::{ShownSession, players::bot_to_act},
    world::current_board::LastRefusal,
};

/// Shows the prompt, the reason why the last attempt was illegal, and the announcements.
pub(crate) fn show(
    mut contexts: EguiContexts,
    displayed: ShownSession,
    refusal: Res<LastRefusal>,
    announcements: Res<Announcements>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = displayed.get() else { return Ok(()) };
    draw_texts(ctx, session, refusal.text.as_deref(), announcements.lines());
    Ok(())
}

/// Draws the texts one below the other.
pub(crate) fn draw_texts<'a>(
    ctx: &Context,
    session: &Session,
    refusal: Option<&str>,
    announcements: impl Iterator<Item = &'a str>,
) {
    let mut top = ScreenLayout::of(ctx).margin();
    let mut stack = |name: &'static str, content: &dyn Fn(&mut Ui)| {
        // Text takes no clicks from the board under it.
        let area = panel::area(ctx, name, Align2::CENTER_TOP, vec2(0.0, top)).interactable(false);
        let shown = area.show(ctx, |ui| text_box(ui, content));
        top = shown.response.rect.bottom() + 6.0;
    };
    // The result contains the prompt.
    if session.game().outcome().is_none() {
        stack("prompt", &|ui| draw(ui, session));
    }
    if let Some(refusal) = refusal {
        stack("refusal", &|ui| draw_refusal(ui, refusal));
    }
    for (line, name) in announcements.zip(["first announcement", "second announcement"]) {
        stack(name, &|ui| draw_announcement(ui, line));
    }
}

/// Draws a box as wide as its text, at most as wide as the space between the scores and the toolbar.
fn text_box(ui: &mut Ui, content: &dyn Fn(&mut Ui)) {
    let layout = ScreenLayout::of(ui.ctx());
    let width = (ui.ctx().content_rect().width() - 2.0 * layout.pick(340.0, 300.0)).clamp(230.0, 620.0);
    let frame = panel_frame(ui).inner_margin(Margin::symmetric(16, layout.pick(9.0, 5.0) as i8));
    frame.show(ui, |ui| {
        ui.set_max_width(width);
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal(|ui| content(ui));
    });
}

/// Draws whose turn it is and what to do.
fn draw(ui: &mut Ui, session: &Session) {
    let game = session.game();
    if let Some(seat) = game.pending().seat() {
        seats::swatch(ui, game.kind(), seat, 18.0);
    }
    let prompt = match (bot_to_act(session), game.pending().seat()) {
        (Some(_), Some(seat)) => {
            let does = if is_stuck(game) { "cannot move with this throw" } else { "is playing" };
            format!("{} {does}.", session.header().name(seat, game))
        }
        _ => sentence(&game.prompt(session.header().both_names(game))),
    };
    ui.add(Label::new(text(prompt, theme::strong(), PARCHMENT)).wrap());
}

/// Draws why the last attempt was illegal.
fn draw_refusal(ui: &mut Ui, refusal: &str) {
    sized_icon(ui, Icon::Cross, 16.0, WARNING);
    ui.add(Label::new(text(sentence(refusal), TextStyle::Body, WARNING)).wrap());
}

/// Draws an announcement.
fn draw_announcement(ui: &mut Ui, line: &str) {
    ui.add(Label::new(text(sentence(line), theme::italic(), MUTED)).wrap());
}
