//! What is drawn, in a mirror.

use std::{mem, sync::Arc};

use bevy_egui::egui::{
    Mesh, Painter, Pos2, Rect, Shape, TextureId, Vec2,
    epaint::{ClippedShape, RectShape},
};

use super::lines;
use crate::table::mirror::Axis;

/// Draws a picture in this rectangle that a mirror moves as a whole: a board, a code. Its texts are
/// read as all others.
pub(crate) fn unmirrored(painter: &Painter, rect: Rect, draw: impl FnOnce()) {
    let frame = RectShape::filled(rect, 0.0, bevy_egui::egui::Color32::TRANSPARENT);
    painter.add(Shape::Vec(vec![Shape::Noop, Shape::Rect(frame)]));
    draw();
    painter.add(Shape::Vec(vec![Shape::Noop]));
}

/// Mirrors all shapes of a pass.
pub(super) fn mirror_all(shapes: &mut [ClippedShape], axis: Axis) {
    let mut picture = None;
    for ClippedShape { clip_rect, shape } in shapes {
        *clip_rect = axis.part(*clip_rect);
        if let Shape::Vec(parts) = shape {
            match parts.as_slice() {
                [Shape::Noop, Shape::Rect(frame)] => picture = Some(axis.shift(frame.rect)),
                [Shape::Noop] => picture = None,
                _ => {}
            }
        }
        match picture {
            Some(by) => shift(shape, by),
            None => mirror(shape, axis),
        }
    }
}

fn mirror(shape: &mut Shape, axis: Axis) {
    match shape {
        Shape::Noop | Shape::Callback(_) => {}
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| mirror(shape, axis)),
        Shape::Circle(circle) => circle.center = axis.place(circle.center),
        Shape::Ellipse(ellipse) => {
            ellipse.center = axis.place(ellipse.center);
            ellipse.angle = -ellipse.angle;
        }
        Shape::LineSegment { points, .. } => mirror_points(points, axis),
        Shape::Path(path) => mirror_points(&mut path.points, axis),
        Shape::QuadraticBezier(curve) => mirror_points(&mut curve.points, axis),
        Shape::CubicBezier(curve) => mirror_points(&mut curve.points, axis),
        Shape::Rect(rect) => {
            rect.rect = axis.part(rect.rect);
            rect.angle = -rect.angle;
            let corners = &mut rect.corner_radius;
            mem::swap(&mut corners.nw, &mut corners.ne);
            mem::swap(&mut corners.sw, &mut corners.se);
        }
        Shape::Text(text) => lines::mirror(text, axis),
        Shape::Mesh(mesh) => mirror_mesh(Arc::make_mut(mesh), axis),
    }
}

fn mirror_points(points: &mut [Pos2], axis: Axis) {
    for point in points {
        *point = axis.place(*point);
    }
}

/// Mirrors an area of colours; a picture is moved.
fn mirror_mesh(mesh: &mut Mesh, axis: Axis) {
    if mesh.texture_id == TextureId::default() {
        for vertex in &mut mesh.vertices {
            vertex.pos = axis.place(vertex.pos);
        }
    } else {
        let by = axis.shift(mesh.calc_bounds());
        mesh.translate(Vec2::new(by, 0.0));
    }
}

/// Moves a part of a picture to the right. The lines of its texts are put in order where they are.
fn shift(shape: &mut Shape, by: f32) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| shift(shape, by)),
        Shape::Text(text) => {
            let place = text.galley.rect.translate(text.pos.to_vec2());
            let sum = place.left() + place.right() + by;
            lines::mirror(text, Axis { sum });
        }
        shape => shape.translate(Vec2::new(by, 0.0)),
    }
}
