//! The lamp of a seat, the clock beside it, and the bubble with what somebody has said.

use bevy_egui::egui::{
    Align2, Color32, Context, Label, Margin, Rect, Sense, Stroke, TextStyle, Ui, pos2, vec2,
};
use tesserae_words as words;

use crate::table::language::{caption::as_text, say::Say};
use crate::ui::{
    state::friend::{SeatLamp, SeatNote},
    theme::{self, BRASS, GOLD, GROOVE, MUTED, PARCHMENT, ScreenLayout, TableAreas, WARNING, text},
    widgets::panel::{self, panel_frame},
};

/// Lamplight, where somebody is there.
const LIT: Color32 = Color32::from_rgb(255, 205, 96);

/// Draws a lamp: lit, or an empty ring.
pub(crate) fn draw(ui: &mut Ui, lamp: &SeatLamp) {
    const SIZE: f32 = 12.0;
    let height = ui.text_style_height(&TextStyle::Small).max(SIZE);
    let (rect, response) = ui.allocate_exact_size(vec2(SIZE, height), Sense::hover());
    let (centre, radius) = (rect.center(), SIZE / 2.0 - 1.5);
    if *lamp == SeatLamp::Here {
        ui.painter()
            .circle_filled(centre, radius + 1.5, LIT.gamma_multiply(0.3));
        ui.painter()
            .circle(centre, radius, LIT, Stroke::new(1.0, GOLD));
    } else {
        ui.painter()
            .circle(centre, radius, GROOVE, Stroke::new(1.5, BRASS));
    }
    response.on_hover_text(ui.say(lamp.meaning()));
}

/// Draws what stands beside a name, from right to left: lamp and clock.
pub(crate) fn draw_note(ui: &mut Ui, note: &SeatNote) {
    if let Some(lamp) = &note.lamp {
        draw(ui, lamp);
    }
    if let Some(time) = &note.time {
        let colour = match (time.is_short, time.runs) {
            (true, _) => WARNING,
            (false, true) => PARCHMENT,
            (false, false) => MUTED,
        };
        ui.add(Label::new(text(&time.text, theme::strong(), colour)));
    }
}

/// Shows what has just been said in bubbles beside the names, over the edge of the board.
pub(crate) fn show_bubbles(ctx: &Context, notes: &[SeatNote; 2]) {
    let areas = TableAreas::of(ctx);
    let scores = panel::shown(ctx, "scores").unwrap_or(areas.scores);
    for (index, note) in notes.iter().enumerate() {
        let Some(says) = &note.says else { continue };
        let lower = index as f32 * 40.0;
        let (align, at) = match ScreenLayout::of(ctx) {
            ScreenLayout::Desktop => (
                Align2::LEFT_TOP,
                pos2(scores.right() + 8.0, scores.top() + lower),
            ),
            ScreenLayout::Landscape => (
                Align2::RIGHT_TOP,
                pos2(scores.left() - 8.0, scores.top() + lower),
            ),
            ScreenLayout::Upright => (
                Align2::LEFT_TOP,
                pos2(scores.left(), areas.board.top() + lower),
            ),
        };
        let name = ["first bubble", "second bubble"][index];
        let area = panel::area_in(ctx, name, align, Rect::from_min_max(at, at)).interactable(false);
        area.show(ctx, |ui| {
            panel_frame(ui)
                .inner_margin(Margin::symmetric(10, 6))
                .show(ui, |ui| {
                    let says = ui.say(words::table::quoted(as_text(says)));
                    ui.label(text(says, theme::italic(), PARCHMENT));
                });
        });
    }
}
