use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Align2, Color32, Margin, Pos2, Rect, Shape, Stroke, TextStyle, Ui, vec2},
};

use crate::ui::{
    theme::{MUTED, ScreenLayout, text},
    widgets::{
        button::{PushButton, board, round_button},
        focus,
    },
};
use crate::{
    input::keyboard,
    replay::{Replay, ReplayCommand},
};

/// Leafs through the past: a row of signs below the board, where the buttons of the game are otherwise.
pub fn show(mut contexts: EguiContexts, past: Res<Replay>, mut leaves: MessageWriter<ReplayCommand>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(page) = past.page() else {
        // Where nothing is asked for the key opens the past.
        if focus::struck(ctx, keyboard::PAGE_BACK.overlay()) {
            leaves.write(ReplayCommand::Back);
        }
        return Ok(());
    };
    let margin = ScreenLayout::of(ctx).margin();
    let area = focus::area(ctx, "leaves", Align2::CENTER_BOTTOM, vec2(0.0, -margin));
    let pressed = area.show(ctx, |ui| lay(ui, page, past.plays())).inner;
    let struck = |binding: keyboard::Binding| focus::struck(ctx, binding.overlay());
    let by_key = [
        (keyboard::FIRST_PAGE, ReplayCommand::First),
        (keyboard::PAGE_BACK, ReplayCommand::Back),
        (keyboard::PAGE_ON, ReplayCommand::Forward),
        (keyboard::LAST_PAGE, ReplayCommand::Last),
        (keyboard::PLAY_PAGES, ReplayCommand::Play),
    ];
    let by_key = by_key.into_iter().find(|(binding, _)| struck(*binding)).map(|(_, leaf)| leaf);
    if let Some(leaf) = pressed.or(by_key) {
        leaves.write(leaf);
    }
    Ok(())
}

/// A sign of the row.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Sign {
    First,
    Back,
    Play,
    Stop,
    Forward,
    Last,
}

/// Lays the row: this page of so many.
pub(crate) fn lay(ui: &mut Ui, (page, last): (usize, usize), plays: bool) -> Option<ReplayCommand> {
    let mut leaf = None;
    let room = ScreenLayout::of(ui.ctx());
    let frame = board(ui).inner_margin(Margin::symmetric(12, room.pick(10.0, 5.0) as i8));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = room.pick(8.0, 4.0);
            let play = if plays { Sign::Stop } else { Sign::Play };
            for (sign, name, key, wanted, can) in [
                (Sign::First, "First", keyboard::FIRST_PAGE, ReplayCommand::First, page > 0),
                (Sign::Back, "Previous", keyboard::PAGE_BACK, ReplayCommand::Back, page > 0),
                (play, if plays { "Pause" } else { "Play" }, keyboard::PLAY_PAGES, ReplayCommand::Play, last > 0),
                (Sign::Forward, "Next", keyboard::PAGE_ON, ReplayCommand::Forward, page < last),
                (Sign::Last, "Last", keyboard::LAST_PAGE, ReplayCommand::Last, page < last),
            ] {
                let name = format!("{name} ({})", key.name());
                if round_button(ui, &name, plays && sign == play, can, |ui, at, tint| draw(ui, sign, at, tint))
                    .clicked()
                {
                    leaf = Some(wanted);
                }
            }
            let (rect, _) = ui.allocate_exact_size(vec2(room.pick(96.0, 70.0), room.target()), egui::Sense::hover());
            let words = text(format!("{page} of {last}"), TextStyle::Body, MUTED);
            ui.put(rect, egui::Label::new(words));
            if ui.add(PushButton::bone("Back to the game").key(keyboard::LEAVE.name())).clicked() {
                leaf = Some(ReplayCommand::Leave);
            }
        });
    });
    leaf
}

/// Draws triangles and bars, as they stand on everything that plays.
fn draw(ui: &Ui, sign: Sign, at: Rect, tint: Color32) {
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
    match sign {
        Sign::First => {
            bar(left + 2.0);
            triangle(right, left + at.width() * 0.3);
        }
        Sign::Back => triangle(right - at.width() * 0.15, left + at.width() * 0.15),
        Sign::Stop => {
            bar(middle.x - at.width() * 0.2);
            bar(middle.x + at.width() * 0.2);
        }
        Sign::Forward => triangle(left + at.width() * 0.15, right - at.width() * 0.15),
        Sign::Play => triangle(left + at.width() * 0.08, right),
        Sign::Last => {
            triangle(left, right - at.width() * 0.3);
            bar(right - 2.0);
        }
    }
}
