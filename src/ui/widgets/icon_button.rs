//! Round buttons with an icon instead of a label.

use bevy_egui::egui::{self, Color32, Rect, Response, Sense, Stroke, Ui, Vec2};

use crate::table::language::{caption::Caption, say::Say};
use crate::ui::{
    theme::{
        BRASS, GOLD, GROOVE, GROUND, MUTED, PARCHMENT, ScreenLayout, WALNUT_LIT,
        icons::{Icon, paint_icon},
    },
    widgets::{accessible, focus},
};

/// Draws a round button with an icon; its name is shown under the pointer.
pub(crate) fn icon_button(
    ui: &mut Ui,
    icon: Icon,
    name: impl Into<Caption>,
    selected: bool,
    enabled: bool,
) -> Response {
    round_button(ui, name, selected, enabled, |ui, rect, tint| {
        paint_icon(ui, icon, rect, tint)
    })
}

/// Draws a round button with a painted symbol; its name is shown under the pointer.
pub(crate) fn round_button(
    ui: &mut Ui,
    name: impl Into<Caption>,
    selected: bool,
    enabled: bool,
    paint: impl FnOnce(&Ui, Rect, Color32),
) -> Response {
    let name = name.into();
    let worded = ui.say(&name);
    let size = ScreenLayout::TARGET;
    let sense = if enabled {
        focus::sense(ui.ctx())
    } else {
        Sense::hover()
    };
    let (rect, mut response) = ui.allocate_exact_size(Vec2::splat(size), sense);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, &worded));
    if enabled {
        accessible::button(ui, name, None, selected.then_some(true), &mut response);
    }
    let highlighted = enabled && (response.hovered() || response.has_focus() || selected);
    let (face, border) = if highlighted {
        (WALNUT_LIT, GOLD)
    } else {
        (GROUND, BRASS)
    };
    let tint = match (enabled, selected) {
        (false, _) => MUTED.gamma_multiply(0.4),
        (true, true) => GOLD,
        (true, false) => PARCHMENT,
    };
    let centre = rect.center();
    ui.painter()
        .circle(centre, size / 2.0 - 1.0, face, Stroke::new(1.5, GROOVE));
    ui.painter()
        .circle_stroke(centre, size / 2.0 - 3.5, Stroke::new(1.0, border));
    if response.has_focus() {
        ui.painter()
            .circle_stroke(centre, size / 2.0 + 1.0, Stroke::new(2.0, GOLD));
    }
    paint(
        ui,
        Rect::from_center_size(centre, Vec2::splat(size * 0.52)),
        tint,
    );
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .on_hover_text(worded)
}
