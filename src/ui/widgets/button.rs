use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontSelection, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, Widget, WidgetText, vec2,
};

use crate::ui::{
    theme::{
        BONE, BONE_LIT, BRASS, GOLD, GROOVE, GROUND, INK, MUTED, OXBLOOD, OXBLOOD_LIT, PARCHMENT, ScreenLayout, WALNUT,
        WALNUT_LIT,
        icons::{Icon, paint_icon},
    },
    widgets::{accessible, focus::press},
};

/// What a plaque is made of.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
enum Material {
    /// Walnut with a brass line: one choice among several.
    #[default]
    Walnut,
    /// Bone: what is most likely wanted.
    Bone,
    /// Red-dyed bone: gives something up.
    Oxblood,
}

/// A button: a plaque let into the wood.
#[must_use = "a plaque is shown with ui.add"]
pub struct PushButton<'a> {
    words: WidgetText,
    material: Material,
    icon: Option<Icon>,
    key: Option<&'a str>,
    enabled: bool,
    /// Whether it stands for what is chosen now, if it can.
    chosen: Option<bool>,
    wide: Option<f32>,
}

impl<'a> PushButton<'a> {
    /// A plaque of walnut, for one choice among several.
    pub fn new(words: impl Into<WidgetText>) -> Self {
        Self {
            words: words.into(),
            material: Material::default(),
            icon: None,
            key: None,
            enabled: true,
            chosen: None,
            wide: None,
        }
    }

    /// A plaque of bone, for what is most likely wanted; one at a time.
    pub fn bone(words: impl Into<WidgetText>) -> Self {
        Self { material: Material::Bone, ..Self::new(words) }
    }

    /// A red plaque, for what gives something up.
    pub fn oxblood(words: impl Into<WidgetText>) -> Self {
        Self { material: Material::Oxblood, ..Self::new(words) }
    }

    /// With an icon before the words.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With the key that does the same, after the words.
    pub fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// Whether it can be pressed.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Whether it stands for what is chosen now.
    pub fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// At least so wide, in points.
    pub fn wide(mut self, width: f32) -> Self {
        self.wide = Some(width);
        self
    }
}

impl Widget for PushButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let room = ScreenLayout::of(ui.ctx());
        let small = FontSelection::Style(TextStyle::Small);
        let words = self.words.into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, TextStyle::Button);
        let key = self
            .key
            .filter(|_| room == ScreenLayout::Desktop)
            .map(|key| WidgetText::from(key).into_galley(ui, Some(egui::TextWrapMode::Extend), f32::INFINITY, small));
        let (pad, gap) = (room.pick(20.0, 14.0), 10.0);
        let sign = room.pick(24.0, 22.0);
        let mut width = words.size().x + 2.0 * pad;
        width += self.icon.map_or(0.0, |_| if words.is_empty() { sign } else { sign + gap });
        width += key.as_ref().map_or(0.0, |key| key.size().x + gap);
        let size = vec2(width.max(self.wide.unwrap_or(0.0)), room.target());
        let sense = if self.enabled { press(ui.ctx()) } else { Sense::hover() };
        let (rect, mut response) = ui.allocate_exact_size(size, sense);
        let name = words.text().to_owned();
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, self.enabled, &name));
        if self.enabled {
            accessible::button(ui, &name, self.key, self.chosen, &mut response);
        }
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let lit = self.enabled && (response.hovered() || response.has_focus());
        let (mut face, mut line, mut ink, faint) = match (self.material, lit) {
            (Material::Walnut, false) => (WALNUT, BRASS, PARCHMENT, MUTED),
            (Material::Walnut, true) => (WALNUT_LIT, GOLD, PARCHMENT, PARCHMENT),
            (Material::Bone, false) => (BONE, BRASS, INK, INK.gamma_multiply(0.75)),
            (Material::Bone, true) => (BONE_LIT, GOLD, INK, INK.gamma_multiply(0.75)),
            (Material::Oxblood, false) => (OXBLOOD, BRASS, BONE, BONE),
            (Material::Oxblood, true) => (OXBLOOD_LIT, GOLD, BONE_LIT, BONE_LIT),
        };
        let chosen = self.chosen.unwrap_or(false);
        if chosen {
            (line, ink) = (GOLD, if self.material == Material::Bone { INK } else { GOLD });
        }
        if !self.enabled {
            (face, line, ink) = (face.gamma_multiply(0.45), line.gamma_multiply(0.5), ink.gamma_multiply(0.5));
        }
        let sunk = response.is_pointer_button_down_on();
        inlay(ui, rect, face, line, sunk, chosen);
        if response.has_focus() {
            let ring = rect.expand(3.0);
            ui.painter().rect_stroke(ring, CornerRadius::same(8), Stroke::new(2.0, GOLD), StrokeKind::Outside);
        }
        let nudge = if sunk { vec2(0.0, 1.0) } else { Vec2::ZERO };
        let inner = rect.translate(nudge);
        let content = width - 2.0 * pad;
        let mut x = inner.center().x - content / 2.0;
        if let Some(icon) = self.icon {
            let spot = Rect::from_min_size(Pos2::new(x, inner.center().y - sign / 2.0), Vec2::splat(sign));
            paint_icon(ui, icon, spot, ink);
            x += sign + gap;
        }
        let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), inner).min;
        let width = words.size().x;
        ui.painter().galley_with_override_text_color(Pos2::new(x, at.y), words, ink);
        if let Some(key) = key {
            let at = Align2::LEFT_CENTER.align_size_within_rect(key.size(), inner).min;
            ui.painter().galley_with_override_text_color(Pos2::new(x + width + gap, at.y), key, faint);
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }
}

/// Paints a plaque let into the wood: the groove, the face, the light on its upper edge and a line of brass.
fn inlay(ui: &Ui, rect: Rect, face: Color32, line: Color32, sunk: bool, chosen: bool) {
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(6), GROOVE);
    let plate = rect.shrink(1.5);
    painter.rect_filled(plate, CornerRadius::same(5), face);
    if !sunk {
        let (left, right) = (plate.left() + 5.0, plate.right() - 5.0);
        painter.hline(left..=right, plate.top() + 0.75, Stroke::new(1.5, Color32::from_white_alpha(34)));
        painter.hline(left..=right, plate.bottom() - 0.75, Stroke::new(1.5, Color32::from_black_alpha(70)));
    }
    let width = if chosen { 2.0 } else { 1.0 };
    painter.rect_stroke(plate.shrink(4.0), CornerRadius::same(3), Stroke::new(width, line), StrokeKind::Middle);
    for x in [plate.left() + 4.0, plate.right() - 4.0] {
        lozenge(ui, Pos2::new(x, plate.center().y), 3.0, line, face);
    }
}

/// Paints a small lozenge, the mark of this game's inlays.
pub(crate) fn lozenge(ui: &Ui, centre: Pos2, size: f32, fill: Color32, around: Color32) {
    let points = |size: f32| {
        [vec2(0.0, -size), vec2(size, 0.0), vec2(0.0, size), vec2(-size, 0.0)].map(|offset| centre + offset).to_vec()
    };
    ui.painter().add(Shape::convex_polygon(points(size + 1.5), around, Stroke::NONE));
    ui.painter().add(Shape::convex_polygon(points(size), fill, Stroke::NONE));
}

/// A round button that carries only an icon; its name shows under the pointer.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, chosen: bool, enabled: bool) -> Response {
    round_button(ui, name, chosen, enabled, |ui, at, tint| paint_icon(ui, icon, at, tint))
}

/// A round button with a sign that is painted into it; its name shows under the pointer.
pub(crate) fn round_button(
    ui: &mut Ui,
    name: &str,
    chosen: bool,
    enabled: bool,
    paint: impl FnOnce(&Ui, Rect, Color32),
) -> Response {
    let size = ScreenLayout::of(ui.ctx()).target();
    let sense = if enabled { press(ui.ctx()) } else { Sense::hover() };
    let (rect, mut response) = ui.allocate_exact_size(Vec2::splat(size), sense);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
    if enabled {
        accessible::button(ui, name, None, chosen.then_some(true), &mut response);
    }
    let lit = enabled && (response.hovered() || response.has_focus() || chosen);
    let (face, line) = if lit { (WALNUT_LIT, GOLD) } else { (GROUND, BRASS) };
    let tint = match (enabled, chosen) {
        (false, _) => MUTED.gamma_multiply(0.4),
        (true, true) => GOLD,
        (true, false) => PARCHMENT,
    };
    let centre = rect.center();
    ui.painter().circle(centre, size / 2.0 - 1.0, face, Stroke::new(1.5, GROOVE));
    ui.painter().circle_stroke(centre, size / 2.0 - 3.5, Stroke::new(1.0, line));
    if response.has_focus() {
        ui.painter().circle_stroke(centre, size / 2.0 + 1.0, Stroke::new(2.0, GOLD));
    }
    paint(ui, Rect::from_center_size(centre, Vec2::splat(size * 0.52)), tint);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(name)
}

/// A line across a panel with a lozenge in its middle.
pub fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().max(1.0), 9.0), Sense::hover());
    let faded = BRASS.gamma_multiply(0.7);
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(1.0, faded));
    lozenge(ui, rect.center(), 3.0, BRASS, GROUND.to_opaque());
}

/// The frame of everything that is written on: walnut, a groove and a thin line of brass.
pub fn board(ui: &Ui) -> egui::Frame {
    egui::Frame::new()
        .fill(GROUND)
        .stroke(Stroke::new(1.0, BRASS.gamma_multiply(0.8)))
        .corner_radius(CornerRadius::same(9))
        .inner_margin(ui.spacing().window_margin)
        .shadow(ui.visuals().window_shadow)
}
