//! The horizontal line between the parts of a panel, and its diamond.

use bevy_egui::egui::{Color32, Pos2, Sense, Shape, Stroke, Ui, vec2};

use crate::ui::theme::{BRASS, GROUND};

/// Draws a line across a panel with a diamond in its middle.
pub(crate) fn divider(ui: &mut Ui) {
    let (rect, _) =
        ui.allocate_exact_size(vec2(ui.available_width().max(1.0), 9.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        Stroke::new(1.0, BRASS.gamma_multiply(0.7)),
    );
    diamond(ui, rect.center(), 3.0, BRASS, GROUND.to_opaque());
}

/// Paints a small diamond with an outline.
pub(crate) fn diamond(ui: &Ui, centre: Pos2, size: f32, fill: Color32, outline: Color32) {
    let points = |size: f32| {
        [
            vec2(0.0, -size),
            vec2(size, 0.0),
            vec2(0.0, size),
            vec2(-size, 0.0),
        ]
        .map(|offset| centre + offset)
        .to_vec()
    };
    ui.painter().add(Shape::convex_polygon(
        points(size + 1.5),
        outline,
        Stroke::NONE,
    ));
    ui.painter()
        .add(Shape::convex_polygon(points(size), fill, Stroke::NONE));
}
