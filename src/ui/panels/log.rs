//! The panel with the moves of the game. Pressing a line opens the replay there.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        CornerRadius, CursorIcon, Label, ScrollArea, Sense, Shape, TextStyle, Ui, WidgetInfo,
        WidgetType, vec2,
    },
};
use tesserae_referee::Referee;
use tesserae_rules::Session;
use tesserae_words as words;

use crate::{
    input::keyboard,
    table::{Replay, ReplayCommand, language::say::Say},
    ui::{
        panels::history::{History, HistoryLine},
        state::{
            command::{UiCommand, UiCommands},
            unfolded::Unfolded,
        },
        theme::{
            self, BONE, GOLD, MUTED, PARCHMENT, WALNUT, WALNUT_LIT,
            icons::{Icon, sized_icon},
            text,
        },
        widgets::{accessible, button::PushButton, focus, panel, seats},
    },
};

/// Shows the moves of the session.
pub(crate) fn show(
    mut contexts: EguiContexts,
    referee: Res<Referee>,
    mut history: ResMut<History>,
    replay: Res<Replay>,
    mut commands: UiCommands,
    mut unfolded: ResMut<Unfolded>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(session) = referee.session() else {
        return Ok(());
    };
    history.follow(session);
    let shown = replay.session().map(|shown| shown.events().len());
    let mut command = None;
    let title = ctx.say(words::panels_table::moves());
    if panel::side_panel(ctx, "log", &title, |ui| {
        command = draw(ui, session, &history, shown, &mut unfolded.moves)
    }) {
        commands.send([UiCommand::ClosePanel]);
    }
    commands.send(command.map(UiCommand::Replay));
    Ok(())
}

/// Draws the lines, the newest at the bottom and in view. Of a long session only the last lines are
/// drawn, unless `show_all` is set. If a replay shows the position after `shown` events, that line
/// is highlighted.
pub(crate) fn draw(
    ui: &mut Ui,
    session: &Session,
    history: &History,
    shown: Option<usize>,
    show_all: &mut bool,
) -> Option<ReplayCommand> {
    const LAST_LINES: usize = 120;
    let lines = history.lines();
    if lines.is_empty() {
        let words = ui.say(words::panels_table::no_moves());
        ui.label(text(words, theme::italic(), MUTED));
        return None;
    }
    let mut command = None;
    let replay = PushButton::new(words::panels_table::replay())
        .icon(Icon::Replay)
        .key(keyboard::REPLAY_BACK.name());
    if shown.is_none() && ui.add(replay).clicked() {
        command = Some(ReplayCommand::Back);
    }
    let current = shown.and_then(|shown| lines.iter().position(|line| line.events >= shown));
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .stick_to_bottom(true)
        .show(ui, |ui| {
            let skipped = if *show_all {
                0
            } else {
                lines.len().saturating_sub(LAST_LINES)
            };
            let earlier = PushButton::new(words::panels_table::show_earlier(skipped));
            if skipped > 0 && ui.add(earlier).clicked() {
                *show_all = true;
            }
            for (index, line) in lines.iter().enumerate().skip(skipped) {
                if draw_line(ui, session, index + 1, line, current == Some(index)) {
                    command = Some(ReplayCommand::To(line.events));
                }
            }
        });
    command
}

/// Draws a line; returns whether it was pressed.
fn draw_line(
    ui: &mut Ui,
    session: &Session,
    number: usize,
    line: &HistoryLine,
    highlighted: bool,
) -> bool {
    ui.spacing_mut().interact_size.y = 24.0;
    let background = ui.painter().add(Shape::Noop);
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.allocate_ui(vec2(30.0, 24.0), |ui| {
            ui.set_min_width(30.0);
            ui.label(text(number.to_string(), TextStyle::Small, MUTED))
        });
        match line.seat {
            Some(seat) => seats::swatch(ui, session.game().kind(), seat, 15.0),
            None => ui.allocate_response(vec2(15.0, 15.0), Sense::hover()),
        };
        if let Some((kind, faces)) = &line.throw {
            for face in faces {
                sized_icon(ui, Icon::face(*kind, *face), 22.0, BONE);
            }
        }
        if line.rethrown {
            let rethrown = ui.say(words::panels_table::rethrown());
            ui.label(text(rethrown, TextStyle::Small, MUTED))
                .on_hover_text(ui.say(words::panels_table::cocked_rethrown()));
        }
        let colour = if highlighted { GOLD } else { PARCHMENT };
        let moves = line.moves.as_ref().map(|moves| ui.say(moves));
        let moves = text(moves.unwrap_or_default(), TextStyle::Body, colour);
        let moves = theme::paragraph(ui, moves, ui.available_width());
        ui.add(Label::new(moves));
        // Nothing is left of a line that is full, and even no space would widen the panel.
        let rest = ui.available_width();
        if rest > 0.0 {
            ui.add_space(rest);
        }
    });
    let mut response = row
        .response
        .interact(focus::sense(ui.ctx()))
        .on_hover_cursor(CursorIcon::PointingHand);
    let label = words::panels_table::go_to_move(number);
    let name = ui.say(&label);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    accessible::button(ui, label, None, Some(highlighted), &mut response);
    if highlighted || response.hovered() || response.has_focus() {
        let fill = if highlighted {
            WALNUT
        } else {
            WALNUT_LIT.gamma_multiply(0.5)
        };
        ui.painter().set(
            background,
            Shape::rect_filled(response.rect.expand(2.0), CornerRadius::same(4), fill),
        );
    }
    response.clicked()
}
