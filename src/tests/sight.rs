//! What people with every kind of colour vision see: the pieces of both seats, and what glows.

use bevy::prelude::*;
use tesserae_rules::{Kind, PieceKind, Seat};

use crate::{
    boards::Board, table::settings::Palette, tests::model_files, world::highlights::Highlight,
};

/// How people see who lack one kind of cone, as matrices on linear RGB: Machado, Oliveira and
/// Fernandes 2009, severity 1.
fn sights() -> [(&'static str, Mat3); 4] {
    let rows =
        |r: [f32; 3], g: [f32; 3], b: [f32; 3]| Mat3::from_cols_array_2d(&[r, g, b]).transpose();
    [
        ("all cones", Mat3::IDENTITY),
        (
            "protanopia",
            rows(
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ),
        ),
        (
            "deuteranopia",
            rows(
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ),
        ),
        (
            "tritanopia",
            rows(
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ),
        ),
    ]
}

fn seen(sight: Mat3, colour: LinearRgba) -> LinearRgba {
    LinearRgba::from_vec3((sight * colour.to_vec3()).clamp(Vec3::ZERO, Vec3::ONE))
}

/// How far apart two colours are in lightness, as for text (WCAG 2): 1 is not at all.
fn contrast(one: LinearRgba, other: LinearRgba) -> f32 {
    let [a, b] = [one, other].map(|colour| colour.luminance() + 0.05);
    a.max(b) / a.min(b)
}

/// How far apart two colours look, lightness and tint together: the distance in CIELAB, where 2 can
/// just be seen.
fn difference(one: LinearRgba, other: LinearRgba) -> f32 {
    let [a, b] = [one, other].map(Laba::from);
    // Bevy's CIELAB goes to 1 where the usual one goes to 100.
    Vec3::new(a.lightness, a.a, a.b).distance(Vec3::new(b.lightness, b.a, b.b)) * 100.0
}

#[test]
fn the_pieces_of_both_seats_differ_in_lightness_for_every_kind_of_sight() {
    for (kind, board) in Kind::ALL.map(|kind| (kind, Board::new(kind))) {
        // Jesus has the same coins for both.
        if board.seat_colour(Seat::First).is_none() {
            continue;
        }
        let [first, second] =
            Seat::BOTH.map(|seat| model_files::colour(board.model(PieceKind::Checker(seat)).file));
        for (sight, matrix) in sights() {
            let contrast = contrast(seen(matrix, first), seen(matrix, second));
            println!("{kind}, {sight}: {contrast:.2}");
            assert!(contrast >= 1.9, "{kind}, {sight}: {contrast:.2}");
        }
    }
}

#[test]
fn what_can_move_and_where_it_can_go_differ_for_every_kind_of_sight() {
    for (palette, least) in [(Palette::Natural, 30.0), (Palette::ColourBlindSafe, 60.0)] {
        let [ring, disc] = [Highlight::Source, Highlight::Target].map(|highlight| {
            let colour = highlight.style(palette).0;
            LinearRgba::rgb(colour.red, colour.green, colour.blue)
        });
        for (sight, matrix) in sights() {
            let difference = difference(seen(matrix, ring), seen(matrix, disc));
            println!("{palette:?}, {sight}: {difference:.0}");
            assert!(difference >= least, "{palette:?}, {sight}: {difference:.1}");
        }
    }
}
