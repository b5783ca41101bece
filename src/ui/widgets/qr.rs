//! A QR code: dark squares on light ones, with the border that cameras need.

use std::sync::Arc;

use bevy_egui::egui::{
    Color32, CornerRadius, Id, Mesh, Rect, Sense, Ui, Vec2, emath::GuiRounding, vec2,
};
use qrcode::{Color, EcLevel, QrCode};

use crate::ui::theme::unmirrored;

/// The width of the border, in squares, as the standard asks for.
const BORDER: usize = 4;

/// Draws the code of a text, as large as fits into this many points with squares of whole pixels.
/// Nothing is drawn of a text that is too long for one.
pub(crate) fn draw(ui: &mut Ui, text: &str, most: f32) {
    let Some(code) = code(ui, text) else { return };
    let squares = code.width() + 2 * BORDER;
    let pixels = ui.ctx().pixels_per_point();
    let square = (most * pixels / squares as f32).floor().max(1.0) / pixels;
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(square * squares as f32), Sense::hover());
    let from = rect.min.round_to_pixels(pixels);
    ui.painter()
        .rect_filled(rect, CornerRadius::same(4), Color32::WHITE);
    // A mesh has no soft edges, so that neighbouring squares touch.
    let mut dark = Mesh::default();
    for (row, line) in code.to_colors().chunks(code.width()).enumerate() {
        for (column, colour) in line.iter().enumerate() {
            if *colour == Color::Dark {
                let at = from + vec2((column + BORDER) as f32, (row + BORDER) as f32) * square;
                dark.add_colored_rect(Rect::from_min_size(at, Vec2::splat(square)), Color32::BLACK);
            }
        }
    }
    unmirrored(ui.painter(), rect, || {
        ui.painter().add(dark);
    });
}

/// The code of a text, worked out once.
fn code(ui: &Ui, text: &str) -> Option<Arc<QrCode>> {
    let id = Id::new(("QR code", text));
    let known: Option<Arc<QrCode>> = ui.data(|data| data.get_temp(id));
    known.or_else(|| {
        let code = Arc::new(QrCode::with_error_correction_level(text, EcLevel::L).ok()?);
        ui.data_mut(|data| data.insert_temp(id, Arc::clone(&code)));
        Some(code)
    })
}
