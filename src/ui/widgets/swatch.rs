//! Small pictures of what dice and cloth can be made of, on the buttons that choose it.

use bevy::color::{ColorToPacked, LinearRgba, Srgba};
use bevy_egui::egui::{Color32, CornerRadius, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::{
    table::look::{Cloth, DiceMaterial},
    ui::theme::BRASS,
};

/// What a picture shows.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Swatch {
    /// The five of a die.
    Die(DiceMaterial),
    /// A piece of cloth.
    Cloth(Cloth),
}

/// A colour of the table in the user interface.
fn colour(linear: LinearRgba) -> Color32 {
    let [red, green, blue] = Srgba::from(linear).to_u8_array_no_alpha();
    Color32::from_rgb(red, green, blue)
}

/// Paints a picture. One of something that cannot be chosen is `faded`.
pub(crate) fn paint_swatch(ui: &Ui, swatch: Swatch, rect: Rect, faded: bool) {
    let painter = ui.painter();
    let shade = |linear: LinearRgba| {
        let colour = colour(linear);
        if faded {
            colour.gamma_multiply(0.5)
        } else {
            colour
        }
    };
    let corners = CornerRadius::same(4);
    let border = Stroke::new(1.0, BRASS);
    match swatch {
        Swatch::Die(material) => {
            let [body, marks] = material.colours();
            painter.rect_filled(rect, corners, shade(body));
            let side = rect.width();
            for (x, y) in [
                (-1.0, -1.0),
                (1.0, -1.0),
                (0.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ] {
                let at = rect.center() + vec2(x, y) * (0.27 * side);
                painter.circle_filled(at, 0.1 * side, shade(marks));
            }
        }
        Swatch::Cloth(cloth) => {
            painter.rect_filled(rect, corners, shade(cloth.colour()));
        }
    }
    painter.rect_stroke(rect, corners, border, StrokeKind::Inside);
}
