//! The buttons of the replay: first, previous, play, next, last.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Color32, Pos2, Rect, Shape, Stroke, TextStyle, Ui, vec2},
};
use tesserae_words::{self as words, Text};

use crate::ui::{
    state::command::{UiCommand, UiCommands},
    table::buttons::area,
    theme::{MUTED, ScreenLayout, TableAreas, text},
    widgets::{
        button::PushButton, focus, icon_button::round_button, key_name::with_key,
        panel::panel_frame,
    },
};
use crate::{
    editor::EditorCommand,
    input::keyboard,
    table::{Replay, ReplayCommand, language::say::Say},
};

/// Shows the replay's buttons in place of those of the turn.
pub(crate) fn show(
    mut contexts: EguiContexts,
    replay: Res<Replay>,
    mut commands: UiCommands,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(page) = replay.progress() else {
        // The key opens the replay.
        if focus::just_pressed(ctx, keyboard::REPLAY_BACK.egui()) {
            commands.send([UiCommand::Replay(ReplayCommand::Back)]);
        }
        return Ok(());
    };
    let pressed = area(ctx, "replay bar")
        .show(ctx, |ui| draw(ui, page, replay.is_playing()))
        .inner;
    let is_pressed = |binding: keyboard::Binding| focus::just_pressed(ctx, binding.egui());
    let by_key = [
        (keyboard::REPLAY_FIRST, ReplayCommand::First),
        (keyboard::REPLAY_BACK, ReplayCommand::Back),
        (keyboard::REPLAY_FORWARD, ReplayCommand::Forward),
        (keyboard::REPLAY_LAST, ReplayCommand::Last),
        (keyboard::REPLAY_PLAY, ReplayCommand::Play),
    ];
    let by_key = by_key.into_iter().find(|(binding, _)| is_pressed(*binding));
    commands.send(pressed.or(by_key.map(|(_, command)| UiCommand::Replay(command))));
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

/// The least width of the button that edits the position.
const LEAST_EDIT: f32 = 64.0;

/// Draws the buttons. `page` is the shown position, `last` the number of the last one.
pub(crate) fn draw(ui: &mut Ui, (page, last): (usize, usize), plays: bool) -> Option<UiCommand> {
    let mut command = None;
    let layout = ScreenLayout::of(ui.ctx());
    let play = if plays { Symbol::Pause } else { Symbol::Play };
    let first = (
        Symbol::First,
        words::table::first(),
        keyboard::REPLAY_FIRST,
        ReplayCommand::First,
        page > 0,
    );
    let previous = (
        Symbol::Previous,
        words::table::previous(),
        keyboard::REPLAY_BACK,
        ReplayCommand::Back,
        page > 0,
    );
    let plays_on = if plays {
        words::table::pause()
    } else {
        words::table::play()
    };
    let middle = (
        play,
        plays_on,
        keyboard::REPLAY_PLAY,
        ReplayCommand::Play,
        last > 0,
    );
    let next = (
        Symbol::Next,
        words::table::next(),
        keyboard::REPLAY_FORWARD,
        ReplayCommand::Forward,
        page < last,
    );
    let end = (
        Symbol::Last,
        words::table::last(),
        keyboard::REPLAY_LAST,
        ReplayCommand::Last,
        page < last,
    );
    let mut button =
        |ui: &mut Ui,
         (symbol, name, key, target, enabled): (_, Text, keyboard::Binding, _, bool)| {
            let name = with_key(ui.ctx(), name, key.name());
            let selected = plays && symbol == play;
            if round_button(ui, &name, selected, enabled, |ui, rect, tint| {
                paint_symbol(ui, symbol, rect, tint)
            })
            .clicked()
            {
                command = Some(UiCommand::Replay(target));
            }
        };
    let position_words = ui.say(words::table::number_of_count(page, last));
    let position = |ui: &mut Ui, width: f32| {
        let (rect, _) =
            ui.allocate_exact_size(vec2(width, ScreenLayout::TARGET), egui::Sense::hover());
        ui.put(
            rect,
            egui::Label::new(text(position_words.as_str(), TextStyle::Body, MUTED)),
        );
    };
    let (mut leaves, mut edits) = (false, false);
    let margin = if layout == ScreenLayout::Landscape {
        3
    } else {
        8
    };
    panel_frame(ui).inner_margin(margin).show(ui, |ui| {
        let width = TableAreas::of(ui.ctx()).actions.width() - 2.0 * f32::from(margin) - 2.0;
        ui.set_max_width(width);
        ui.spacing_mut().item_spacing = vec2(2.0, 4.0);
        if layout == ScreenLayout::Landscape {
            ui.horizontal(|ui| {
                [previous, middle, next]
                    .into_iter()
                    .for_each(|what| button(ui, what))
            });
            ui.horizontal(|ui| {
                button(ui, first);
                button(ui, end);
                position(ui, (width - 2.0 * (ScreenLayout::TARGET + 2.0)).max(0.0));
            });
        } else {
            ui.horizontal(|ui| {
                [first, previous, middle, next, end]
                    .into_iter()
                    .for_each(|what| button(ui, what));
                if layout == ScreenLayout::Upright {
                    position(ui, 90.0);
                }
            });
        }
        if layout == ScreenLayout::Desktop {
            position(ui, width);
        }
        let can_edit = UiCommand::Editor(EditorCommand::Open).is_offered(ui.ctx());
        let back = || PushButton::primary(words::table::back_to_game()).key("Esc");
        let edit = || PushButton::new(words::table::edit());
        let beside = edit().least_width(ui).max(LEAST_EDIT);
        let is_beside = back().fits(ui, width - beside - 2.0);
        let about = ui.say(words::table::about_edit());
        let draw = |ui: &mut Ui, back_width: f32, edit_width: f32| {
            leaves = ui.add(back().width(back_width)).clicked();
            let edit = can_edit.then(|| ui.add(edit().width(edit_width)));
            edits = edit.is_some_and(|edit| edit.on_hover_text(about).clicked());
        };
        if can_edit && is_beside {
            ui.horizontal(|ui| draw(ui, width - beside - 2.0, beside));
        } else {
            draw(ui, width, width);
        }
    });
    match (leaves, edits) {
        (true, _) => Some(UiCommand::Replay(ReplayCommand::Leave)),
        (_, true) => Some(UiCommand::Editor(EditorCommand::Open)),
        _ => command,
    }
}

/// Paints the usual symbols of media players.
fn paint_symbol(ui: &Ui, symbol: Symbol, at: Rect, tint: Color32) {
    let at = at.shrink(at.width() * 0.12);
    let (left, right, top, bottom, middle) =
        (at.left(), at.right(), at.top(), at.bottom(), at.center());
    let triangle = |from: f32, to: f32| {
        let points = vec![
            Pos2::new(from, top),
            Pos2::new(to, middle.y),
            Pos2::new(from, bottom),
        ];
        ui.painter()
            .add(Shape::convex_polygon(points, tint, Stroke::NONE));
    };
    let bar = |x: f32| {
        let half = at.width() * 0.09;
        ui.painter().rect_filled(
            Rect::from_min_max(Pos2::new(x - half, top), Pos2::new(x + half, bottom)),
            1,
            tint,
        );
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
