use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Label, ScrollArea, TextStyle, Ui, vec2},
};
use tesserae_referee::Referee;
use tesserae_rules::Session;

use super::{
    history::{History, Line},
    icons::{Icon, sized_icon},
    panels::{Wish, Wishes},
    plaque::Plaque,
    seats, stage,
    theme::{self, BONE, MUTED, PARCHMENT, text},
};

/// The turns of the session.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut history: ResMut<History>,
    mut wishes: Wishes,
    mut whole: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    history.follow(session);
    if stage::side(ctx, "log", "What happened", |ui| lay(ui, session, &history, &mut whole)) {
        wishes.grant([Wish::Close]);
    }
    Ok(())
}

/// Lays the turns, the newest at the bottom and in view. Of a long session only the last part, until all of it is wanted.
pub(super) fn lay(ui: &mut Ui, session: &Session, history: &History, whole: &mut bool) {
    /// Lines that are laid without being asked for.
    const LAST: usize = 120;
    let lines = history.lines();
    if lines.is_empty() {
        ui.label(text("Nothing yet. The first throw will stand here.", theme::italic(), MUTED));
        return;
    }
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        let skipped = if *whole { 0 } else { lines.len().saturating_sub(LAST) };
        if skipped > 0 && ui.add(Plaque::new(format!("Show {skipped} earlier"))).clicked() {
            *whole = true;
        }
        for (index, line) in lines.iter().enumerate().skip(skipped) {
            row(ui, session, index + 1, line);
        }
    });
}

fn row(ui: &mut Ui, session: &Session, number: usize, line: &Line) {
    ui.spacing_mut().interact_size.y = 24.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let number = text(number.to_string(), TextStyle::Small, MUTED);
        ui.allocate_ui(vec2(30.0, 24.0), |ui| {
            ui.set_min_width(30.0);
            ui.label(number)
        });
        match line.seat {
            Some(seat) => seats::swatch(ui, session.game().kind(), seat, 15.0),
            None => ui.allocate_response(vec2(15.0, 15.0), bevy_egui::egui::Sense::hover()),
        };
        if let Some((kind, faces)) = &line.throw {
            for face in faces {
                sized_icon(ui, Icon::face(*kind, *face), 22.0, BONE);
            }
        }
        if line.rethrown {
            ui.label(text("again", TextStyle::Small, MUTED)).on_hover_text("A die lay cocked and was thrown again.");
        }
        ui.add(Label::new(text(&line.words, TextStyle::Body, PARCHMENT)).wrap());
    });
}
