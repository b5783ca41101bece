//! Full pages over a lit wooden table: the menu and everything that is opened from it.

use bevy_egui::egui::{
    self, Align, Align2, Color32, Context, Layout, Mesh, Painter, Rect, Sense, TextStyle, Ui,
    UiBuilder, pos2, vec2,
};
use tesserae_words as words;

use crate::table::language::{caption::Caption, say::Say};
use crate::ui::{
    theme::{GOLD, ScreenLayout, title},
    widgets::{
        accessible, anchored::Anchored, button::PushButton, divider::divider, fitted,
        opening::opening,
    },
};

/// Windows narrower than this, in points, stack everything in one column.
const NARROW: f32 = 640.0;

/// Whether everything is stacked in one column: on a phone that is held upright.
pub(crate) fn is_narrow(ctx: &Context) -> bool {
    ctx.content_rect().width() < NARROW
}

/// Draws a page with a title and a Back button over the whole window; its content is at most
/// `width` points wide. Returns whether Back was pressed.
pub(crate) fn page(
    ctx: &Context,
    name: &'static str,
    heading: impl Into<Caption>,
    width: f32,
    content: impl FnOnce(&mut Ui),
) -> bool {
    draw_page(ctx, name, (heading.into(), true), width, content)
}

/// Draws a page that is the first one: with a title, and without a Back button.
pub(crate) fn first_page(
    ctx: &Context,
    name: &'static str,
    heading: impl Into<Caption>,
    width: f32,
    content: impl FnOnce(&mut Ui),
) {
    draw_page(ctx, name, (heading.into(), false), width, content);
}

fn draw_page(
    ctx: &Context,
    name: &'static str,
    (heading, has_back): (Caption, bool),
    width: f32,
    content: impl FnOnce(&mut Ui),
) -> bool {
    let mut back = false;
    let heading = ctx.say(heading);
    whole_window(ctx, name, width, |ui| {
        let (row, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), ScreenLayout::TARGET),
            Sense::hover(),
        );
        let mut left = ui.new_child(
            UiBuilder::new()
                .max_rect(row)
                .layout(Layout::left_to_right(Align::Center)),
        );
        back = has_back
            && left
                .add(PushButton::new(words::table::back()).key("Esc"))
                .clicked();
        accessible::read_out(ctx, ctx.sentence(&heading));
        // In the middle, or beside the button where there is no room for that.
        let room = left.available_rect_before_wrap();
        let (style, place) = if is_narrow(ctx) {
            (TextStyle::Heading, room)
        } else {
            (title(), row.shrink2(vec2(room.left() - row.left(), 0.0)))
        };
        let heading = fitted::fitted(&left, &heading, style, place.size().into());
        let x = if is_narrow(ctx) {
            place.left()
        } else {
            place.center().x - heading.size().x / 2.0
        };
        fitted::paint(&left, heading, pos2(x, place.center().y), GOLD);
        divider(ui);
        content(ui);
    });
    back
}

/// Draws an area as large as the window, less a margin, with its content in the middle and at most
/// `width` points wide.
pub(crate) fn whole_window(
    ctx: &Context,
    name: &'static str,
    width: f32,
    content: impl FnOnce(&mut Ui),
) {
    let layout = ScreenLayout::of(ctx);
    let room = ctx.content_rect().size() - egui::Vec2::splat(2.0 * layout.margin());
    let size = vec2(room.x.min(width), room.y);
    Anchored::new(name, Align2::CENTER_TOP, vec2(0.0, layout.margin())).show(ctx, |ui| {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::top_down(Align::Min)),
        );
        opening(&mut inside, name, content);
    });
}

/// Paints lamplight on a wooden table behind everything.
pub(crate) fn paint_background(ctx: &Context) {
    paint_lamplight(
        &ctx.layer_painter(egui::LayerId::background()),
        ctx.content_rect(),
        1.0,
    );
}

/// Paints lamplight in a dark room, more or less transparent.
pub(crate) fn paint_lamplight(painter: &Painter, screen: Rect, opacity: f32) {
    const STEPS: u32 = 64;
    painter.rect_filled(screen, 0, ROOM.gamma_multiply(opacity));
    let (centre, radius) = (
        screen.center() - vec2(0.0, screen.height() * 0.1),
        screen.size() * 0.72,
    );
    let mut light = Mesh::default();
    let lamp = LAMPLIGHT.gamma_multiply(opacity);
    light.colored_vertex(centre, lamp);
    for (ring, colour) in [
        (0.5, lamp.gamma_multiply(0.55)),
        (1.0, Color32::TRANSPARENT),
    ] {
        for step in 0..STEPS {
            let turn = step as f32 / STEPS as f32 * std::f32::consts::TAU;
            light.colored_vertex(
                centre + vec2(turn.cos(), turn.sin()) * radius * ring,
                colour,
            );
        }
    }
    for step in 0..STEPS {
        let (inner, next) = (1 + step, 1 + (step + 1) % STEPS);
        light.add_triangle(0, inner, next);
        light.add_triangle(inner, inner + STEPS, next);
        light.add_triangle(next, inner + STEPS, next + STEPS);
    }
    painter.add(light);
}

/// The dark room.
const ROOM: Color32 = Color32::from_rgb(9, 6, 4);

/// Lamplight on walnut.
const LAMPLIGHT: Color32 = Color32::from_rgb(92, 58, 30);
