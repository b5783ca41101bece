//! The boards of a game as pictures, of which one is chosen.

use bevy_egui::egui::{
    self, CornerRadius, Pos2, Rect, Response, Stroke, StrokeKind, TextStyle, Ui, vec2,
};
use tesserae_rules::Kind;
use tesserae_words::settings;

use crate::{
    boards::BoardLook,
    table::{
        language::say::Say,
        look::{BoardChoice, ChosenBoards},
    },
    ui::{
        theme::{BRASS, GOLD, GROOVE, PARCHMENT, ScreenLayout, pictures},
        widgets::{accessible, fitted, focus},
    },
};

/// The ratio of width to height of the pictures.
const ASPECT: f32 = 1.6;

/// Draws the pictures side by side; returns what was chosen. `about_button` is told of each button.
pub(crate) fn draw(
    ui: &mut Ui,
    game: Kind,
    chosen: &ChosenBoards,
    about_button: impl Fn(&Response),
) -> Option<BoardChoice> {
    let lies = BoardLook::chosen(game, chosen);
    let mut pressed = None;
    for look in BoardLook::all(game) {
        let button = picture_button(ui, look, look == lies);
        about_button(&button);
        if button.clicked() && look != lies {
            pressed = Some(look.choice());
        }
    }
    pressed
}

/// A button with the picture of a board above its name.
fn picture_button(ui: &mut Ui, look: &'static BoardLook, is_chosen: bool) -> Response {
    /// Around the picture, and between it and the name.
    const MARGIN: f32 = 5.0;
    let width = ScreenLayout::of(ui.ctx()).pick(138.0, 104.0);
    let picture = vec2(width - 2.0 * MARGIN, (width - 2.0 * MARGIN) / ASPECT);
    let label = settings::board_name(look.key);
    let words = ui.say(&label);
    // Two lines where a name has no room in one.
    let height = 2.0 * ui.text_style_height(&TextStyle::Small);
    let galley = fitted::fitted(ui, &words, TextStyle::Small, [picture.x, height]);
    let size = vec2(width, picture.y + height + 2.0 * MARGIN);
    let (rect, mut response) = ui.allocate_exact_size(size, focus::sense(ui.ctx()));
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, words.as_str()));
    accessible::button(ui, &label, None, Some(is_chosen), &mut response);
    if response.gained_focus() {
        response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let highlighted = response.hovered() || response.has_focus();
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(6), GROOVE);
    let inside = Rect::from_min_size(rect.min + vec2(MARGIN, MARGIN), picture);
    pictures::paint_board(ui, look, inside, CornerRadius::same(3));
    let (border, colour) = match (is_chosen, highlighted) {
        (true, _) => (Stroke::new(2.0, GOLD), GOLD),
        (false, true) => (Stroke::new(1.0, GOLD), PARCHMENT),
        (false, false) => (Stroke::new(1.0, BRASS), PARCHMENT),
    };
    let corners = CornerRadius::same(6);
    painter.rect_stroke(rect, corners, border, StrokeKind::Inside);
    if response.has_focus() {
        let stroke = Stroke::new(2.0, GOLD);
        painter.rect_stroke(
            rect.expand(3.0),
            CornerRadius::same(8),
            stroke,
            StrokeKind::Outside,
        );
    }
    let middle = (inside.bottom() + rect.bottom() - MARGIN) / 2.0;
    let left = rect.center().x - galley.size().x / 2.0;
    fitted::paint(ui, galley, Pos2::new(left, middle), colour);
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
