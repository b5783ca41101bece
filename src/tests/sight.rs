//! What people with every kind of colour vision see: the pieces of both seats, and what glows.

use bevy::prelude::*;
use tesserae_rules::{PieceKind, Seat};

use crate::{
    boards::Board,
    table::{look::DiceMaterial, settings::Palette},
    tests::model_files,
    world::{highlights::Highlight, seat_rings},
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
    // Jesus has the same coins for both.
    for board in Board::all().filter(|board| board.seat_colour(Seat::First).is_some()) {
        let kind = board.look.key;
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
fn the_ring_of_the_second_seat_stands_out_from_its_pieces() {
    for board in Board::all() {
        let Some(ring) = seat_rings::colour(&board) else {
            continue;
        };
        let piece = model_files::colour(board.model(PieceKind::Checker(Seat::Second)).file);
        for (sight, matrix) in sights() {
            let contrast = contrast(seen(matrix, ring.to_linear()), seen(matrix, piece));
            println!("{}, {sight}: {contrast:.2}", board.look.key);
            assert!(
                contrast >= 2.0,
                "{}, {sight}: {contrast:.2}",
                board.look.key
            );
        }
    }
}

/// Where dice are thrown on the board itself.
#[test]
fn dice_stand_out_from_every_board_by_their_material_or_their_marks() {
    for board in Board::all() {
        let (field, [low, high]) = (board.field(None), board.frame());
        if !(field.min.cmpge(low.xz()).all() && field.max.cmple(high.xz()).all()) {
            continue;
        }
        let ground = LinearRgba::from_vec3(board.look.reflectance);
        for dice in DiceMaterial::ALL {
            let contrasts = dice.colours().map(|colour| contrast(colour, ground));
            let best = contrasts.into_iter().fold(0.0, f32::max);
            assert!(best >= 2.0, "{dice:?} on {}: {best:.2}", board.look.key);
        }
    }
}

#[test]
fn the_light_that_a_board_throws_back_is_that_of_its_model() {
    /// How far apart both may be in red, green and blue.
    const TOLERANCE: f32 = 0.045;
    for look in Board::all().map(|board| board.look) {
        let colours = model_files::colours(look.model);
        let is_near = |colour: &LinearRgba| {
            let apart = (colour.to_vec3() - look.reflectance).abs();
            apart.max_element() <= TOLERANCE
        };
        assert!(colours.iter().any(is_near), "{}: {colours:?}", look.key);
    }
}

/// On some of the first boards only the shadow and the rim of a piece say where it lies.
#[test]
fn pieces_stand_out_from_every_board_that_is_not_the_first() {
    for board in Board::all().filter(|board| !board.look.is_first()) {
        let mean = board.look.reflectance;
        let grounds = match board.look.dark_squares {
            Some(dark) => vec![2.0 * mean - dark, dark],
            None => vec![mean],
        };
        let kinds = if board.seat_colour(Seat::First).is_some() {
            Seat::BOTH.map(PieceKind::Checker).to_vec()
        } else {
            vec![PieceKind::Coin]
        };
        for kind in kinds {
            let piece = model_files::colour(board.model(kind).file);
            for (ground, (sight, matrix)) in grounds
                .iter()
                .flat_map(|ground| sights().map(|sight| (LinearRgba::from_vec3(*ground), sight)))
            {
                let contrast = contrast(seen(matrix, piece), seen(matrix, ground));
                println!("{} {kind:?}, {sight}: {contrast:.2}", board.look.key);
                assert!(
                    contrast >= 1.5,
                    "{} {kind:?}, {sight}: {contrast:.2}",
                    board.look.key
                );
            }
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
