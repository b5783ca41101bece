use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use tesserae_rules::{Kind, Seat};

use super::seats;

const MAPLE: Color32 = Color32::from_rgb(222, 190, 138);
const WENGE: Color32 = Color32::from_rgb(62, 40, 28);
const FIELD: Color32 = Color32::from_rgb(120, 76, 44);
const RAIL: Color32 = Color32::from_rgb(74, 45, 26);
const MARBLE: Color32 = Color32::from_rgb(205, 201, 194);
const VEIN: Color32 = Color32::from_rgb(150, 146, 142);
const SHELL: Color32 = Color32::from_rgb(232, 222, 200);
const LAPIS: Color32 = Color32::from_rgb(48, 76, 150);
const RED: Color32 = Color32::from_rgb(158, 58, 42);
const BITUMEN: Color32 = Color32::from_rgb(32, 26, 22);
const CORK: Color32 = Color32::from_rgb(190, 146, 98);
const SILVER: Color32 = Color32::from_rgb(206, 206, 210);
const OAK: Color32 = Color32::from_rgb(202, 158, 100);
const EBONISED: Color32 = Color32::from_rgb(48, 38, 32);

/// Paints a small likeness of a game's board, as it looks in the middle of a game.
pub(super) fn paint(painter: &Painter, kind: Kind, into: Rect) {
    // All boards are drawn in a field of 24 by 16 and scaled to what there is.
    let unit = (into.width() / 24.0).min(into.height() / 16.0);
    let pen = Pen { painter, kind, origin: into.center() - vec2(12.0, 8.0) * unit, unit };
    match kind {
        Kind::Backgammon => backgammon(&pen),
        Kind::Tabula => tabula(&pen),
        Kind::Ur => ur(&pen),
        Kind::TableroDeJesus => jesus(&pen),
        Kind::TableroDiBerona => berona(&pen),
    }
}

struct Pen<'a> {
    painter: &'a Painter,
    kind: Kind,
    origin: Pos2,
    unit: f32,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    fn slab(&self, x: f32, y: f32, width: f32, height: f32, fill: Color32) {
        let rect = Rect::from_min_size(self.at(x, y), vec2(width, height) * self.unit);
        let line = Stroke::new(1.0, Color32::from_black_alpha(110));
        self.painter.rect(rect, CornerRadius::same(2), fill, line, StrokeKind::Inside);
    }

    fn area(&self, corners: &[(f32, f32)], fill: Color32) {
        let corners = corners.iter().map(|(x, y)| self.at(*x, *y)).collect();
        self.painter.add(Shape::convex_polygon(corners, fill, Stroke::NONE));
    }

    /// A round piece with light on its edge and a shadow beside it.
    fn disc(&self, x: f32, y: f32, radius: f32, fill: Color32) {
        let (centre, radius) = (self.at(x, y), radius * self.unit);
        self.painter.circle_filled(centre + Vec2::splat(radius * 0.18), radius, Color32::from_black_alpha(90));
        self.painter.circle(centre, radius, fill, Stroke::new(1.0, Color32::from_black_alpha(120)));
        self.painter.circle_stroke(centre, radius * 0.66, Stroke::new(1.0, Color32::from_white_alpha(60)));
    }

    fn man(&self, x: f32, y: f32, radius: f32, seat: Seat) {
        self.disc(x, y, radius, seats::colour(self.kind, seat).unwrap_or(SILVER));
    }

    /// Eight petals.
    fn rosette(&self, x: f32, y: f32, radius: f32, petal: Color32, heart: Color32) {
        for step in 0..8 {
            let turn = step as f32 * std::f32::consts::FRAC_PI_4;
            let (out, side) = (vec2(turn.cos(), turn.sin()), vec2(-turn.sin(), turn.cos()));
            let corner = |along: f32, across: f32| {
                let offset = (out * along + side * across) * radius;
                (x + offset.x, y + offset.y)
            };
            self.area(&[corner(0.1, 0.0), corner(0.6, 0.2), corner(1.0, 0.0), corner(0.6, -0.2)], petal);
        }
        self.painter.circle_filled(self.at(x, y), radius * 0.2 * self.unit, heart);
    }
}

fn backgammon(pen: &Pen) {
    pen.slab(0.5, 0.5, 23.0, 15.0, RAIL);
    for left in [1.5, 12.7] {
        pen.slab(left, 1.5, 9.8, 13.0, FIELD);
        for point in 0..6 {
            let x = left + 0.1 + point as f32 * 1.6;
            let (above, below) = if point % 2 == 0 { (MAPLE, WENGE) } else { (WENGE, MAPLE) };
            pen.area(&[(x, 1.5), (x + 1.6, 1.5), (x + 0.8, 7.3)], above);
            pen.area(&[(x, 14.5), (x + 1.6, 14.5), (x + 0.8, 8.7)], below);
        }
    }
    let points = [
        (2.4, true, 5, Seat::First),
        (8.8, true, 3, Seat::Second),
        (13.6, true, 5, Seat::Second),
        (21.6, true, 2, Seat::First),
        (2.4, false, 5, Seat::Second),
        (8.8, false, 3, Seat::First),
        (13.6, false, 5, Seat::First),
        (21.6, false, 2, Seat::Second),
    ];
    for (x, top, men, seat) in points {
        for man in 0..men {
            let y = 2.25 + man as f32 * 1.25;
            pen.man(x, if top { y } else { 16.0 - y }, 0.7, seat);
        }
    }
}

fn tabula(pen: &Pen) {
    pen.slab(0.5, 0.5, 23.0, 15.0, MARBLE);
    for (from, to) in [((3.0, 0.6), (8.0, 15.4)), ((14.0, 0.6), (11.0, 9.0)), ((17.0, 15.4), (23.3, 5.0))] {
        pen.painter.line_segment([pen.at(from.0, from.1), pen.at(to.0, to.1)], Stroke::new(1.0, VEIN));
    }
    let gilt = Color32::from_rgb(158, 118, 48);
    for point in 0..12 {
        let x = 1.9 + point as f32 * 1.75 + if point >= 6 { 0.9 } else { 0.0 };
        for (y, way) in [(2.2, 1.0), (13.8, -1.0)] {
            if (point % 2 == 0) == (way > 0.0) {
                let leaf =
                    [(x, y + 4.4 * way), (x - 0.75, y + 1.4 * way), (x, y - 0.6 * way), (x + 0.75, y + 1.4 * way)];
                pen.area(&leaf, Color32::from_rgb(96, 108, 82));
            } else {
                for ring in 0..3 {
                    let centre = pen.at(x, y + ring as f32 * 1.6 * way);
                    pen.painter.circle_stroke(centre, 0.6 * pen.unit, Stroke::new(1.2, gilt));
                }
            }
        }
    }
    for (point, top, men, seat) in [
        (0, true, 2, Seat::First),
        (3, true, 1, Seat::Second),
        (5, true, 3, Seat::Second),
        (8, true, 2, Seat::First),
        (11, true, 2, Seat::Second),
        (1, false, 3, Seat::First),
        (4, false, 2, Seat::Second),
        (7, false, 1, Seat::First),
        (10, false, 2, Seat::First),
    ] {
        let x = 1.9 + point as f32 * 1.75 + if point >= 6 { 0.9 } else { 0.0 };
        for man in 0..men {
            let y = 2.2 + man as f32 * 1.3;
            pen.man(x, if top { y } else { 16.0 - y }, 0.72, seat);
        }
    }
}

fn ur(pen: &Pen) {
    const SIDE: f32 = 2.7;
    for row in 0..3 {
        for column in 0..8 {
            if row != 1 && (column == 4 || column == 5) {
                continue;
            }
            let (x, y) = (1.2 + column as f32 * SIDE, 4.0 + row as f32 * SIDE);
            pen.slab(x - 0.12, y - 0.12, SIDE + 0.24, SIDE + 0.24, BITUMEN);
            pen.slab(x + 0.15, y + 0.15, SIDE - 0.3, SIDE - 0.3, SHELL);
            let (cx, cy) = (x + SIDE / 2.0, y + SIDE / 2.0);
            match (row, column) {
                (0 | 2, 0 | 6) | (1, 3) => pen.rosette(cx, cy, 1.1, RED, LAPIS),
                _ if (row + column) % 2 == 0 => {
                    for (dx, dy) in [(-0.55, -0.55), (0.55, -0.55), (0.0, 0.0), (-0.55, 0.55), (0.55, 0.55)] {
                        pen.painter.circle_filled(pen.at(cx + dx, cy + dy), 0.26 * pen.unit, LAPIS);
                    }
                }
                _ => {
                    let corners = [(cx, cy - 0.9), (cx + 0.9, cy), (cx, cy + 0.9), (cx - 0.9, cy)];
                    pen.area(&corners, RED);
                    pen.painter.circle_filled(pen.at(cx, cy), 0.35 * pen.unit, SHELL);
                }
            }
        }
    }
    for (column, row, seat) in [(1, 1, Seat::First), (5, 1, Seat::Second), (2, 0, Seat::Second), (2, 2, Seat::First)] {
        pen.man(1.2 + (column as f32 + 0.5) * SIDE, 4.0 + (row as f32 + 0.5) * SIDE, 0.95, seat);
    }
}

fn jesus(pen: &Pen) {
    pen.slab(4.2, 0.2, 15.6, 15.6, Color32::from_rgb(104, 62, 36));
    pen.slab(5.0, 1.0, 14.0, 14.0, CORK);
    let line = Stroke::new(1.0, Color32::from_rgb(120, 82, 46));
    for step in 1..7 {
        let way = step as f32 * 2.0;
        pen.painter.line_segment([pen.at(5.0 + way, 1.0), pen.at(5.0 + way, 15.0)], line);
        pen.painter.line_segment([pen.at(5.0, 1.0 + way), pen.at(19.0, 1.0 + way)], line);
    }
    for (column, row) in [2, 4, 3, 3, 6, 1, 5].into_iter().enumerate() {
        pen.disc(6.0 + column as f32 * 2.0, 2.0 + row as f32 * 2.0, 0.82, SILVER);
    }
}

fn berona(pen: &Pen) {
    const SIDE: f32 = 3.6;
    pen.slab(0.7, 1.9, 22.6, 12.2, Color32::from_rgb(70, 66, 64));
    for row in 0..3 {
        for column in 0..6 {
            let fill = if (row + column) % 2 == 0 { OAK } else { EBONISED };
            pen.slab(1.2 + column as f32 * SIDE, 2.6 + row as f32 * SIDE, SIDE, SIDE, fill);
        }
    }
    for (column, row, men, seat) in [
        (0, 0, 2, Seat::First),
        (0, 1, 3, Seat::First),
        (1, 2, 1, Seat::First),
        (3, 1, 2, Seat::Second),
        (5, 0, 3, Seat::Second),
        (5, 2, 2, Seat::Second),
        (4, 2, 1, Seat::First),
    ] {
        let (x, y) = (1.2 + (column as f32 + 0.5) * SIDE, 2.6 + (row as f32 + 0.5) * SIDE);
        for man in 0..men {
            pen.man(x, y + 0.4 - man as f32 * 0.45, 1.15, seat);
        }
    }
}
