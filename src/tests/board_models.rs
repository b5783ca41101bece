//! The models of the boards that can be chosen have the sizes that the layouts name.

use bevy::prelude::*;
use tesserae_rules::{PieceKind, Seat};

use crate::{boards::Board, tests::model_files};

#[test]
fn the_pieces_of_every_board_are_as_large_as_those_of_the_first() {
    const TOLERANCE: f32 = 0.012;
    for board in Board::all() {
        for seat in Seat::BOTH {
            let model = board.model(PieceKind::Checker(seat));
            let [low, high] = model_files::bounds(model.file);
            for (name, said, measured) in [
                ("half its width", model.radius, (high.x - low.x) / 2.0),
                ("its height", model.height, high.y - low.y),
                ("its foot", 0.0, low.y),
            ] {
                assert!(
                    (said - measured).abs() < TOLERANCE,
                    "{}: {name} is {said} and {measured} in the model",
                    model.file
                );
            }
        }
    }
}

#[test]
fn walls_lie_where_the_model_of_the_board_has_them() {
    // The tops of fields are inlaid or lie a little below the frame.
    const TOLERANCE: f32 = 0.03;
    for board in Board::all() {
        let kind = board.look.key;
        let prop = board.props().next().unwrap();
        let model =
            model_files::bounds(prop.model).map(|corner| prop.transform().transform_point(corner));
        let walls: Vec<_> = board.walls().collect();
        let low = walls
            .iter()
            .fold(Vec3::INFINITY, |low, wall| low.min(wall[0]));
        let high = walls
            .iter()
            .fold(Vec3::NEG_INFINITY, |high, wall| high.max(wall[1]));
        for (wall, model) in [low, high].into_iter().zip(model) {
            assert!(
                (wall - model).abs().max_element() < TOLERANCE,
                "{kind}: a wall ends at {wall}, the model at {model}"
            );
        }
    }
}
