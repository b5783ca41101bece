//! The push button with a label, an icon and the name of its key.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontSelection, Galley, Pos2, Rect, Response, Sense, Shape, Stroke,
    StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, Widget, WidgetText, vec2,
};

use crate::table::language::{caption::Caption, say::Say};
use crate::ui::{
    theme::{
        BONE, BONE_LIT, BRASS, GOLD, GROOVE, INK, MUTED, OXBLOOD, OXBLOOD_LIT, PARCHMENT,
        ScreenLayout, WALNUT, WALNUT_LIT,
        icons::{Icon, paint_icon},
    },
    widgets::{
        accessible,
        divider::diamond,
        fitted, focus,
        key_name::key_name,
        swatch::{Swatch, paint_swatch},
        ui_elements::PageGesture,
    },
};

/// The distance of the label from the icon and from the name of the key.
const GAP: f32 = 10.0;
/// The space at both sides of a label that hardly fits.
const LEAST_PADDING: f32 = 8.0;

/// The distance of the label from the upper and the lower edge.
const FRAME: f32 = 5.5;

/// The importance of a button.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
enum Style {
    /// One choice among several.
    #[default]
    Secondary,
    /// The most likely choice.
    Primary,
    /// Gives up or deletes something.
    Danger,
}

/// What stands before the label of a button.
#[derive(Copy, Clone, Debug)]
enum Picture {
    Icon(Icon),
    Swatch(Swatch),
}

/// A push button. It is at least as high as a fingertip and is listed for the accessibility tree.
#[must_use = "a button is shown with ui.add"]
pub(crate) struct PushButton<'a> {
    label: Caption,
    style: Style,
    picture: Option<Picture>,
    key: Option<&'a str>,
    enabled: bool,
    /// Whether it is the selected one of several; `None` if it is no choice of this kind.
    selected: Option<bool>,
    /// Whether what it unfolds is open; `None` if it unfolds nothing.
    unfolded: Option<bool>,
    min_width: f32,
    /// What does not fit into this loses its margins, then its icon; then its label has smaller
    /// letters, then two lines.
    max_width: f32,
    min_height: f32,
    gesture: Option<PageGesture>,
}

impl<'a> PushButton<'a> {
    /// A button for one choice among several.
    pub(crate) fn new(label: impl Into<Caption>) -> Self {
        Self {
            label: label.into(),
            style: Style::default(),
            picture: None,
            key: None,
            enabled: true,
            selected: None,
            unfolded: None,
            min_width: 0.0,
            max_width: f32::INFINITY,
            min_height: 0.0,
            gesture: None,
        }
    }

    /// A button for the most likely choice; at most one at a time.
    pub(crate) fn primary(label: impl Into<Caption>) -> Self {
        Self {
            style: Style::Primary,
            ..Self::new(label)
        }
    }

    /// A red button, for giving up or deleting.
    pub(crate) fn danger(label: impl Into<Caption>) -> Self {
        Self {
            style: Style::Danger,
            ..Self::new(label)
        }
    }

    /// A button that unfolds further controls, with an arrow that shows whether they are open.
    pub(crate) fn fold(label: impl Into<Caption>, is_open: bool) -> Self {
        Self {
            unfolded: Some(is_open),
            selected: Some(is_open),
            ..Self::new(label)
        }
    }

    /// Puts an icon before the label.
    pub(crate) fn icon(mut self, icon: Icon) -> Self {
        self.picture = Some(Picture::Icon(icon));
        self
    }

    /// Puts a picture of what it chooses before the label.
    pub(crate) fn swatch(mut self, swatch: Swatch) -> Self {
        self.picture = Some(Picture::Swatch(swatch));
        self
    }

    /// Shows the name of the key that does the same, after the label.
    pub(crate) fn key(mut self, key: &'a str) -> Self {
        self.key = Some(key);
        self
    }

    /// Sets whether it can be pressed.
    pub(crate) fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Marks it as the selected one of several, or as one of the others.
    pub(crate) fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// Lets the web page do this in the handler of the press.
    pub(crate) fn page_gesture(mut self, gesture: PageGesture) -> Self {
        self.gesture = Some(gesture);
        self
    }

    /// Sets the width.
    pub(crate) const fn width(mut self, width: f32) -> Self {
        self.min_width = width;
        self.max_width = width;
        self
    }

    /// Sets its maximum width in points.
    pub(crate) const fn at_most(mut self, width: f32) -> Self {
        self.max_width = width;
        self
    }

    /// Sets its minimum width in points.
    pub(crate) fn min_width(mut self, width: f32) -> Self {
        self.min_width = width;
        self
    }

    /// Sets its minimum height in points.
    pub(crate) fn min_height(mut self, height: f32) -> Self {
        self.min_height = height;
        self
    }

    /// The width in which its label is whole; its icon may go.
    pub(crate) fn least_width(&self, ui: &Ui) -> f32 {
        let (label, key) = self.galleys(ui);
        label.size().x + key.map_or(0.0, |key| key.size().x + GAP) + 2.0 * LEAST_PADDING
    }

    /// Whether its label is whole in this width, if in smaller letters and without its icon.
    pub(crate) fn fits(&self, ui: &Ui, width: f32) -> bool {
        let (label, key) = self.galleys(ui);
        let room = width - 2.0 * LEAST_PADDING - key.map_or(0.0, |key| key.size().x + GAP);
        let inside = [room, self.height() - 2.0 * FRAME];
        fitted::is_whole(&fitted::fitted(ui, label.text(), TextStyle::Button, inside))
    }

    /// How high it is.
    const fn height(&self) -> f32 {
        ScreenLayout::TARGET.max(self.min_height)
    }

    /// Its label and the name of its key, which is shown where there is a keyboard.
    fn galleys(&self, ui: &Ui) -> (Arc<Galley>, Option<Arc<Galley>>) {
        let galley = |text: WidgetText, font: FontSelection| {
            text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, font)
        };
        let is_desktop = ScreenLayout::of(ui.ctx()) == ScreenLayout::Desktop;
        let key = self.key.filter(|_| is_desktop);
        (
            galley(ui.say(&self.label).into(), TextStyle::Button.into()),
            key.map(|key| galley(key_name(ui.ctx(), key).into(), TextStyle::Small.into())),
        )
    }

    /// The colours of its face, its border, its label and the name of its key.
    fn colours(&self, highlighted: bool) -> [Color32; 4] {
        let [mut face, mut border, mut label, key] = match (self.style, highlighted) {
            (Style::Secondary, false) => [WALNUT, BRASS, PARCHMENT, MUTED],
            (Style::Secondary, true) => [WALNUT_LIT, GOLD, PARCHMENT, PARCHMENT],
            (Style::Primary, false) => [BONE, BRASS, INK, INK.gamma_multiply(0.75)],
            (Style::Primary, true) => [BONE_LIT, GOLD, INK, INK.gamma_multiply(0.75)],
            (Style::Danger, false) => [OXBLOOD, BRASS, BONE, BONE],
            (Style::Danger, true) => [OXBLOOD_LIT, GOLD, BONE_LIT, BONE_LIT],
        };
        if self.selected == Some(true) {
            border = GOLD;
            label = if self.style == Style::Primary {
                INK
            } else {
                GOLD
            };
        }
        if !self.enabled {
            (face, border, label) = (
                face.gamma_multiply(0.45),
                border.gamma_multiply(0.5),
                label.gamma_multiply(0.5),
            );
        }
        [face, border, label, key]
    }
}

impl Widget for PushButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let layout = ScreenLayout::of(ui.ctx());
        let (label, key) = self.galleys(ui);
        let (padding, icon_size) = (layout.pick(20.0, 14.0), layout.pick(24.0, 22.0));
        let name = label.text().to_owned();
        let beside = |picture: Option<Picture>| {
            self.unfolded.map_or(0.0, |_| icon_size)
                + picture.map_or(0.0, |_| {
                    if name.is_empty() {
                        icon_size
                    } else {
                        icon_size + GAP
                    }
                })
                + key.as_ref().map_or(0.0, |key| key.size().x + GAP)
        };
        // No wider than what it stands in.
        let most = self.max_width.min(ui.max_rect().width());
        let picture = self.picture.filter(|picture| {
            label.size().x + beside(Some(*picture)) + 2.0 * LEAST_PADDING <= most
        });
        let room = most - 2.0 * LEAST_PADDING - beside(picture);
        let height = self.height();
        let label = if label.size().x > room {
            let inside = [room, height - 2.0 * FRAME];
            fitted::fitted(ui, &name, TextStyle::Button, inside)
        } else {
            label
        };
        let width = label.size().x + beside(picture);
        let wide = (width + 2.0 * padding).min(most).max(self.min_width);
        let size = vec2(wide, height);
        let sense = if self.enabled {
            focus::sense(ui.ctx())
        } else {
            Sense::hover()
        };
        let (rect, mut response) = ui.allocate_exact_size(size, sense);
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, self.enabled, &name)
        });
        if self.enabled {
            accessible::button(ui, &self.label, self.key, self.selected, &mut response);
            if self.style == Style::Primary {
                accessible::set_main(ui.ctx());
            }
            if let Some(gesture) = self.gesture {
                accessible::set_gesture(ui.ctx(), gesture);
            }
        }
        if response.gained_focus() {
            response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
        }
        if !ui.is_rect_visible(rect) {
            return response;
        }

        let highlighted = self.enabled && (response.hovered() || response.has_focus());
        let [face, border, label_colour, key_colour] = self.colours(highlighted);
        let pressed = response.is_pointer_button_down_on();
        paint_face(ui, rect, face, border, pressed, self.selected == Some(true));
        if response.has_focus() {
            let ring = rect.expand(3.0);
            ui.painter().rect_stroke(
                ring,
                CornerRadius::same(8),
                Stroke::new(2.0, GOLD),
                StrokeKind::Outside,
            );
        }
        let inner = if pressed {
            rect.translate(vec2(0.0, 1.0))
        } else {
            rect
        };
        let mut x = inner.center().x - width / 2.0;
        if let Some(is_open) = self.unfolded {
            paint_arrow(
                ui,
                Pos2::new(x + icon_size / 4.0, inner.center().y),
                is_open,
                label_colour,
            );
            x += icon_size;
        }
        if let Some(picture) = picture {
            let at = Pos2::new(x, inner.center().y - icon_size / 2.0);
            let square = Rect::from_min_size(at, Vec2::splat(icon_size));
            match picture {
                Picture::Icon(icon) => paint_icon(ui, icon, square, label_colour),
                Picture::Swatch(swatch) => paint_swatch(ui, swatch, square, !self.enabled),
            }
            x += icon_size + GAP;
        }
        let paint_text = |x: f32, text: Arc<Galley>, colour: Color32| {
            fitted::paint(ui, text, Pos2::new(x, inner.center().y), colour);
        };
        let key_x = x + label.size().x + GAP;
        paint_text(x, label, label_colour);
        if let Some(key) = key {
            paint_text(key_x, key, key_colour);
        }
        response.on_hover_cursor(egui::CursorIcon::PointingHand)
    }
}

/// Paints a triangle that points to the right, or down if what the button unfolds is open.
fn paint_arrow(ui: &Ui, centre: Pos2, is_open: bool, colour: Color32) {
    let offsets = if is_open {
        [vec2(-6.0, -3.0), vec2(6.0, -3.0), vec2(0.0, 5.0)]
    } else {
        [vec2(-3.0, -6.0), vec2(5.0, 0.0), vec2(-3.0, 6.0)]
    };
    let corners = offsets.map(|offset| centre + offset).to_vec();
    ui.painter()
        .add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}

/// Paints the face of a button: the groove around it, a light upper and a dark lower edge, and the
/// border.
fn paint_face(ui: &Ui, rect: Rect, face: Color32, border: Color32, pressed: bool, selected: bool) {
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(6), GROOVE);
    let plate = rect.shrink(1.5);
    painter.rect_filled(plate, CornerRadius::same(5), face);
    if !pressed {
        let edge = plate.left() + 5.0..=plate.right() - 5.0;
        painter.hline(
            edge.clone(),
            plate.top() + 0.75,
            Stroke::new(1.5, Color32::from_white_alpha(34)),
        );
        painter.hline(
            edge,
            plate.bottom() - 0.75,
            Stroke::new(1.5, Color32::from_black_alpha(70)),
        );
    }
    let width = if selected { 2.0 } else { 1.0 };
    painter.rect_stroke(
        plate.shrink(4.0),
        CornerRadius::same(3),
        Stroke::new(width, border),
        StrokeKind::Middle,
    );
    for x in [plate.left() + 4.0, plate.right() - 4.0] {
        diamond(ui, Pos2::new(x, plate.center().y), 3.0, border, face);
    }
}
