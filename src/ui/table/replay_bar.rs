//! The buttons of the replay: first, previous, play, next, last.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Margin, Pos2, Rect, Shape, Stroke, TextStyle, Ui, vec2},
};

use crate::ui::{
    theme::{MUTED, ScreenLayout, text},
    widgets::{
        button::PushButton,
        focus,
        icon_button::round_button,
        panel::{self, panel_frame},
    },
};
use crate::{
    input::keyboard,
    state::{Replay, ReplayCommand},
};

/// Shows the replay's buttons in place of those of the turn.
pub(crate) fn show(
    mut contexts: EguiContexts,
    replay: Res<Replay>,
    mut commands: MessageWriter<ReplayCommand>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(page) = replay.progress() else {
        // The key opens the replay.
        if focus::just_pressed(ctx, keyboard::REPLAY_BACK.egui()) {
            commands.write(ReplayCommand::Back);
        }
        return Ok(());
    };
    let margin = ScreenLayout::of(ctx).margin();
    let area = panel::area(ctx, "replay bar", Align2::CENTER_BOTTOM, vec2(0.0, -margin));
    let pressed = area.show(ctx, |ui| draw(ui, page, replay.is_playing())).inner;
    let is_pressed = |binding: keyboard::Binding| focus::just_pressed(ctx, binding.egui());
    let by_key = [
        (keyboard::REPLAY_FIRST, ReplayCommand::First),
        (keyboard::REPLAY_BACK, ReplayCommand::Back),
        (keyboard::REPLAY_FORWARD, ReplayCommand::Forward),
        (keyboard::REPLAY_LAST, ReplayCommand::Last),
        (keyboard::REPLAY_PLAY, ReplayCommand::Play),
    ];
    let by_key = by_key.into_iter().find(|(binding, _)| is_pressed(*binding)).map(|(_, command)| command);
    if let Some(command) = pressed.or(by_key) {
        commands.write(command);
    }
    Ok(())
}

/// The symbol of a button.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Symbol {
    First,
    Previous,
    Play,
    Pause,
    Next,
    Last,
}

/// Draws the buttons. `page` is the shown position, `last` the number of the last one.
pub(crate) fn draw(ui: &mut Ui, (page, last): (usize, usize), plays: bool) -> Option<ReplayCommand> {
    let mut command = None;
    let layout = ScreenLayout::of(ui.ctx());
    let frame = panel_frame(ui).inner_margin(Margin::symmetric(12, layout.pick(10.0, 5.0) as i8));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = layout.pick(8.0, 4.0);
            let play = if plays { Symbol::Pause } else { Symbol::Play };
            for (symbol, name, key, target, enabled) in [
                (Symbol::First, "First", keyboard::REPLAY_FIRST, ReplayCommand::First, page > 0),
                (Symbol::Previous, "Previous", keyboard::REPLAY_BACK, ReplayCommand::Back, page > 0),
                (play, if plays { "Pause" } else { "Play" }, keyboard::REPLAY_PLAY, ReplayCommand::Play, last > 0),
                (Symbol::Next, "Next", keyboard::REPLAY_FORWARD, ReplayCommand::Forward, page < last),
                (Symbol::Last, "Last", keyboard::REPLAY_LAST, ReplayCommand::Last, page < last),
            ] {
                let name = format!("{name} ({})", key.name());
                if round_button(ui, &name, plays && symbol == play, enabled, |ui, rect, tint| {
                    paint_symbol(ui, symbol, rect, tint)
                })
                .clicked()
                {
                    command = Some(target);
                }
            }
            let (rect, _) =
                ui.allocate_exact_size(vec2(layout.pick(96.0, 70.0), layout.target()), egui::Sense::hover());
            let position = text(format!("{page} of {last}"), TextStyle::Body, MUTED);
            ui.put(rect, egui::Label::new(position));
            if ui.add(PushButton::primary("Back to the game").key(keyboard::LEAVE.name())).clicked() {
                command = Some(ReplayCommand::Leave);
            }
        });
    });
    command
}

/// Paints the usual symbols of media players.
fn paint_symbol(ui: &Ui, symbol: Symbol, at: Rect, tint: Color32) {
    let at = at.shrink(at.width() * 0.12);
    let (left, right, top, bottom, middle) = (at.left(), at.right(), at.top(), at.bottom(), at.center());
    let triangle = |from: f32, to: f32| {
        let points = vec![Pos2::new(from, top), Pos2::new(to, middle.y), Pos2::new(from, bottom)];
        ui.painter().add(Shape::convex_polygon(points, tint, Stroke::NONE));
    };
    let bar = |x: f32| {
        let half = at.width() * 0.09;
        ui.painter().rect_filled(Rect::from_min_max(Pos2::new(x - half, top), Pos2::new(x + half, bottom)), 1, tint);
    };
    match symbol {
        Symbol::First => {
            bar(left + 2.0);
            triangle(right, left + at.width() * 0.3);
        }
        Symbol::Previous => triangle(right - at.width() * 0.15, left + at.width() * 0.15),
        Symbol::Pause => {
            bar(middle.x - at.width() * 0.2);
            bar(middle.x + at.width() * 0.2);
        }
        Symbol::Next => triangle(left + at.width() * 0.15, right - at.width() * 0.15),
        Symbol::Play => triangle(left + at.width() * 0.08, right),
        Symbol::Last => {
            triangle(left, right - at.width() * 0.3);
            bar(right - 2.0);
        }
    }
}
