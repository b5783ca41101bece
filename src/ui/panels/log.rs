use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{CornerRadius, CursorIcon, Label, ScrollArea, Shape, TextStyle, Ui, WidgetInfo, WidgetType, vec2},
};
use tesserae_referee::Referee;
use tesserae_rules::Session;

use crate::ui::{
    panels::{
        UiCommand, UiCommands,
        history::{History, Line},
    },
    theme::{
        self, BONE, GOLD, MUTED, PARCHMENT, WALNUT, WALNUT_LIT,
        icons::{Icon, sized_icon},
        text,
    },
    widgets::{accessible, button::PushButton, focus, seats},
};
use crate::{
    input::keyboard,
    replay::{Replay, ReplayCommand},
};

/// The turns of the session.
pub fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut history: ResMut<History>,
    past: Res<Replay>,
    mut commands: UiCommands,
    mut whole: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else { return Ok(()) };
    history.follow(session);
    let now = past.session().map(|then| then.events().len());
    let mut leaf = None;
    if focus::side(ctx, "log", "Moves", |ui| leaf = lay(ui, session, &history, now, &mut whole)) {
        commands.grant([UiCommand::Close]);
    }
    commands.grant(leaf.map(UiCommand::ReplayCommand));
    Ok(())
}

/// Lays the turns, the newest at the bottom and in view. Of a long session only the last part, until all of it is wanted. A line that is
/// pressed shows how it stood then; the one that is shown `now` stands out.
pub(crate) fn lay(
    ui: &mut Ui,
    session: &Session,
    history: &History,
    now: Option<usize>,
    whole: &mut bool,
) -> Option<ReplayCommand> {
    /// Lines that are laid without being asked for.
    const LAST: usize = 120;
    let lines = history.lines();
    if lines.is_empty() {
        ui.label(text("No moves yet.", theme::italic(), MUTED));
        return None;
    }
    let mut leaf = None;
    if now.is_none() && ui.add(PushButton::new("Replay").icon(Icon::Eye).key(keyboard::PAGE_BACK.name())).clicked() {
        leaf = Some(ReplayCommand::Back);
    }
    let current = now.and_then(|now| lines.iter().position(|line| line.events >= now));
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        let skipped = if *whole { 0 } else { lines.len().saturating_sub(LAST) };
        if skipped > 0 && ui.add(PushButton::new(format!("Show {skipped} earlier"))).clicked() {
            *whole = true;
        }
        for (index, line) in lines.iter().enumerate().skip(skipped) {
            if row(ui, session, index + 1, line, current == Some(index)) {
                leaf = Some(ReplayCommand::To(line.events));
            }
        }
    });
    leaf
}

fn row(ui: &mut Ui, session: &Session, number: usize, line: &Line, shown: bool) -> bool {
    ui.spacing_mut().interact_size.y = 24.0;
    let ground = ui.painter().add(Shape::Noop);
    let row = ui.horizontal(|ui| {
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
            ui.label(text("rethrown", TextStyle::Small, MUTED)).on_hover_text("A cocked die was thrown again.");
        }
        ui.add(Label::new(text(&line.words, TextStyle::Body, if shown { GOLD } else { PARCHMENT })).wrap());
        ui.add_space(ui.available_width());
    });
    let mut whole = row.response.interact(focus::press(ui.ctx())).on_hover_cursor(CursorIcon::PointingHand);
    let name = format!("Go to move {number}");
    whole.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    accessible::button(ui, &name, None, Some(shown), &mut whole);
    if shown || whole.hovered() || whole.has_focus() {
        let fill = if shown { WALNUT } else { WALNUT_LIT.gamma_multiply(0.5) };
        ui.painter().set(ground, Shape::rect_filled(whole.rect.expand(2.0), CornerRadius::same(4), fill));
    }
    whole.clicked()
}
