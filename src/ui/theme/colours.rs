//! The colours of the user interface: their constants, egui's own widgets, and the contrast of
//! text.

use bevy::color::{Color, Luminance};
use bevy_egui::egui::{
    self, Color32, CornerRadius, Stroke,
    style::{HandleShape, WidgetVisuals},
};

/// The background of panels: walnut, slightly transparent.
pub(crate) const GROUND: Color32 = Color32::from_rgba_premultiplied(26, 17, 10, 238);
/// The background of widgets on a panel: opaque walnut.
pub(crate) const WALNUT: Color32 = Color32::from_rgb(58, 38, 22);
/// [`WALNUT`] under the pointer.
pub(crate) const WALNUT_LIT: Color32 = Color32::from_rgb(82, 55, 31);
/// The dark groove around buttons; the background of text fields.
pub(crate) const GROOVE: Color32 = Color32::from_rgb(13, 8, 4);
/// Text.
pub(crate) const PARCHMENT: Color32 = Color32::from_rgb(240, 228, 203);
/// Secondary text.
pub(crate) const MUTED: Color32 = Color32::from_rgb(203, 184, 147);
/// Headings, the selection and the keyboard focus.
pub(crate) const GOLD: Color32 = Color32::from_rgb(224, 180, 92);
/// Thin lines and borders.
pub(crate) const BRASS: Color32 = Color32::from_rgb(138, 105, 52);
/// The background of primary buttons.
pub(crate) const BONE: Color32 = Color32::from_rgb(233, 218, 184);
/// [`BONE`] under the pointer.
pub(crate) const BONE_LIT: Color32 = Color32::from_rgb(247, 236, 208);
/// Text on primary buttons.
pub(crate) const INK: Color32 = Color32::from_rgb(43, 26, 13);
/// The text of warnings and errors.
pub(crate) const WARNING: Color32 = Color32::from_rgb(243, 139, 112);
/// The background of danger buttons.
pub(crate) const OXBLOOD: Color32 = Color32::from_rgb(116, 32, 22);
/// [`OXBLOOD`] under the pointer.
pub(crate) const OXBLOOD_LIT: Color32 = Color32::from_rgb(146, 46, 32);

/// Colours egui's own widgets (sliders, text fields, lists) like the rest.
pub(super) fn apply_visuals(visuals: &mut egui::Visuals) {
    let widget = |fill, line: Color32, text: Color32, width: f32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, line),
        fg_stroke: Stroke::new(1.5, text),
        corner_radius: CornerRadius::same(5),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(WALNUT, BRASS.gamma_multiply(0.6), PARCHMENT, 1.0);
    visuals.widgets.inactive = widget(WALNUT, BRASS, PARCHMENT, 1.0);
    visuals.widgets.hovered = widget(WALNUT_LIT, GOLD, PARCHMENT, 1.0);
    visuals.widgets.active = widget(WALNUT_LIT, GOLD, BONE_LIT, 1.5);
    visuals.widgets.open = widget(WALNUT_LIT, GOLD, PARCHMENT, 1.0);
    visuals.selection.bg_fill = BRASS;
    visuals.selection.stroke = Stroke::new(1.5, GOLD);
    visuals.override_text_color = Some(PARCHMENT);
    // It would ask for frames for ever.
    visuals.text_cursor.blink = false;
    visuals.weak_text_color = Some(MUTED);
    visuals.hyperlink_color = GOLD;
    visuals.warn_fg_color = WARNING;
    visuals.error_fg_color = WARNING;
    visuals.faint_bg_color = Color32::from_white_alpha(6);
    visuals.extreme_bg_color = GROOVE;
    visuals.text_edit_bg_color = Some(GROOVE);
    visuals.code_bg_color = GROOVE;
    visuals.window_fill = GROUND;
    visuals.panel_fill = GROUND;
    visuals.window_stroke = Stroke::new(1.0, BRASS);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.window_shadow = egui::Shadow {
        offset: [0, 6],
        blur: 24,
        spread: 0,
        color: Color32::from_black_alpha(120),
    };
    visuals.popup_shadow = visuals.window_shadow;
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = HandleShape::Circle;
    visuals.text_cursor.stroke = Stroke::new(2.0, GOLD);
    visuals.disabled_alpha = 0.5;
}

/// The contrast ratio of WCAG 2 between two opaque colours: 1 for equal ones, 21 for black on
/// white.
#[must_use]
pub(crate) fn contrast(text: Color32, background: Color32) -> f32 {
    let luminance =
        |colour: Color32| Color::srgb_u8(colour.r(), colour.g(), colour.b()).luminance();
    let (a, b) = (luminance(text), luminance(background));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The colour of a transparent background over white, the brightest thing that can be behind
    /// it.
    fn over_white(background: Color32) -> Color32 {
        let [r, g, b, a] = background.to_array();
        Color32::from_rgb(r + (255 - a), g + (255 - a), b + (255 - a))
    }

    #[test]
    fn every_text_has_enough_contrast_to_its_background() {
        let worst = over_white(GROUND);
        let pairs = [
            (PARCHMENT, worst),
            (MUTED, worst),
            (GOLD, worst),
            (WARNING, worst),
            (PARCHMENT, WALNUT),
            (MUTED, WALNUT),
            (PARCHMENT, WALNUT_LIT),
            (GOLD, WALNUT),
            (PARCHMENT, GROOVE),
            (INK, BONE),
            (INK, BONE_LIT),
            (BONE, OXBLOOD),
            (BONE_LIT, OXBLOOD_LIT),
        ];
        for (text, background) in pairs {
            let contrast = contrast(text, background);
            assert!(
                contrast >= 4.5,
                "{text:?} on {background:?} has a contrast of {contrast:.2}"
            );
        }
    }

    #[test]
    fn black_on_white_has_the_greatest_contrast() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
        assert!((contrast(GOLD, GOLD) - 1.0).abs() < 1e-6);
    }
}
