//! What the camera shows of the boards in windows of every size: the whole frame, the cups, squares
//! that are large enough, and never the edge of the table.

use bevy::prelude::*;
use tesserae_rules::{Kind, Place, Seat};

use crate::{
    boards::Board,
    camera::{self, FOV, LookFrom, framing::Frame},
    table::layout::BesideBoard,
    tests::model_files,
    world::scenery::CLOTH,
};

/// The windows, in logical pixels.
const WINDOWS: [Vec2; 11] = [
    Vec2::new(640.0, 400.0),
    Vec2::new(720.0, 450.0),
    Vec2::new(800.0, 500.0),
    Vec2::new(900.0, 560.0),
    Vec2::new(1000.0, 620.0),
    Vec2::new(1000.0, 640.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(420.0, 700.0),
];

/// What can be beside the board.
fn besides() -> [BesideBoard; 4] {
    let of = |panel, uses_board, words| BesideBoard {
        panel,
        uses_board,
        words,
        ..BesideBoard::default()
    };
    [
        of(false, false, false),
        of(false, false, true),
        of(true, false, false),
        of(true, true, false),
    ]
}

/// The view of a board in a window.
struct View {
    window: Vec2,
    beside: BesideBoard,
    frame: Frame,
    attitude: Quat,
    eye: Vec3,
}

impl View {
    fn new(board: &Board, window: Vec2, beside: BesideBoard, from: LookFrom) -> Self {
        let frame = Frame::of_window(window, 1.0, beside);
        let attitude = camera::attitude(board, &frame, from, Seat::First);
        let eye = camera::eye(board, &frame, from, Seat::First);
        Self {
            window,
            beside,
            frame,
            attitude,
            eye,
        }
    }

    /// Where a point is seen: from -1 at the left and at the bottom to 1.
    fn seen(&self, at: Vec3) -> Vec2 {
        self.frame.project(at, self.eye, self.attitude, FOV)
    }

    /// Where a point is in the window, in logical pixels.
    fn pixel(&self, at: Vec3) -> Vec2 {
        (self.seen(at) * Vec2::new(0.5, -0.5) + 0.5) * self.window
    }

    /// Whether a point is in front of the camera.
    fn is_ahead(&self, at: Vec3) -> bool {
        (self.attitude.inverse() * (at - self.eye)).z < -0.1
    }
}

fn views(board: &Board, mut look: impl FnMut(&View, &str)) {
    for window in WINDOWS {
        for beside in besides() {
            for from in [Seat::First, Seat::Second].map(LookFrom::Seat) {
                let view = View::new(board, window, beside, from);
                look(&view, &format!("{window} {beside:?} {from:?}"));
            }
        }
    }
}

/// The corners of a box.
fn corners([low, high]: [Vec3; 2]) -> impl Iterator<Item = Vec3> {
    let [xs, ys, zs] = [[low.x, high.x], [low.y, high.y], [low.z, high.z]];
    xs.into_iter().flat_map(move |x| {
        ys.into_iter()
            .flat_map(move |y| zs.map(|z| Vec3::new(x, y, z)))
    })
}

#[test]
fn in_a_window_without_room_the_camera_is_at_no_infinite_distance() {
    let sizes = [
        Vec2::ZERO,
        Vec2::new(0.0, 700.0),
        Vec2::new(700.0, 0.0),
        Vec2::ONE,
    ];
    for kind in Kind::ALL {
        let board = Board::new(kind);
        for window in sizes {
            for beside in besides() {
                let from = LookFrom::Seat(Seat::First);
                let eye = View::new(&board, window, beside, from).eye;
                assert!(eye.length() < 200.0, "{kind:?} {window}: {eye}");
            }
        }
    }
}

#[test]
fn every_board_is_seen_with_its_whole_frame_in_every_window() {
    for kind in Kind::ALL {
        let board = Board::new(kind);
        let model = board.props().next().expect("the board is the first");
        let bounds = model_files::bounds(model.model);
        views(&board, |view, what| {
            for corner in corners(bounds) {
                // Half a millimetre does not count.
                let corner = corner - corner.signum() * 0.005;
                let seen = view.seen(model.transform().transform_point(corner));
                assert!(
                    view.frame.is_free(seen),
                    "{kind} {what}: a corner of the frame is seen at {seen}"
                );
            }
        });
    }
}

#[test]
fn the_cups_are_whole_and_beside_the_column_in_windows_with_free_cloth() {
    let board = Board::new(Kind::Backgammon);
    for (width, height) in [
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (1000.0, 620.0),
        (900.0, 560.0),
        (720.0, 450.0),
    ] {
        let window = Vec2::new(width, height);
        for beside in besides() {
            let view = View::new(&board, window, beside, LookFrom::Seat(Seat::First));
            for cup in board.cups() {
                let [low, high] = model_files::bounds(cup.prop.model);
                // Its rim is seen over its foot.
                let seen =
                    [low.with_y(0.0), high.with_y(0.5)].map(|at| view.seen(cup.prop.at + at));
                for seen in seen {
                    assert!(
                        view.frame.is_free(seen),
                        "{window} {beside:?}: a cup is seen at {seen}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_edge_of_the_table_is_never_in_view() {
    let edge = Vec3::new(CLOTH, 0.0, CLOTH);
    let [low, high] = [-edge, edge];
    for kind in Kind::ALL {
        let board = Board::new(kind);
        let height = board.layout.table_height;
        views(&board, |view, what| {
            // The editor has the board in a corner of small windows.
            if view.beside.uses_board {
                return;
            }
            for step in 0..=40 {
                let at = low.lerp(high, step as f32 / 40.0);
                for (x, z) in [(at.x, low.z), (at.x, high.z), (low.x, at.z), (high.x, at.z)] {
                    let at = Vec3::new(x, height, z);
                    let seen = view.seen(at);
                    assert!(
                        !view.is_ahead(at) || seen.abs().max_element() >= 1.0,
                        "{kind} {what}: the edge at {at} is seen at {seen}"
                    );
                }
            }
        });
    }
}

#[test]
fn the_squares_of_ur_are_about_as_large_as_a_fingertip_on_a_phone_held_upright() {
    let board = Board::new(Kind::Ur);
    let upright = Vec2::new(390.0, 844.0);
    let from = LookFrom::Seat(Seat::First);
    let view = View::new(&board, upright, BesideBoard::default(), from);
    let squares = board
        .places()
        .into_iter()
        .filter_map(|place| matches!(place, Place::Cell { .. }).then(|| board.zone(place))?);
    let widths: Vec<f32> = squares
        .map(|zone| {
            let half = Vec3::new(zone.half.x, 0.0, zone.half.y);
            let [a, b] = [zone.centre - half, zone.centre + half].map(|at| view.pixel(at));
            (a - b).abs().min_element()
        })
        .collect();
    let mean = widths.iter().sum::<f32>() / widths.len() as f32;
    let least = widths.iter().copied().fold(f32::MAX, f32::min);
    assert!(mean >= 42.5 && least >= 41.0, "{mean}, at least {least}");
}

#[test]
fn no_number_beside_the_board_lies_on_a_piece() {
    /// The radius of the ground of a number, in pixels.
    const RADIUS: f32 = 9.0;
    for kind in Kind::ALL {
        let board = Board::new(kind);
        views(&board, |view, what| {
            for (place, at) in board.label_spots() {
                if matches!(place, Place::Cell { .. } | Place::Point(_)) {
                    continue;
                }
                let label = view.pixel(at);
                for level in 0..15 {
                    let foot = board.spot(place, level).translation;
                    let seat = Seat::First;
                    let radius = board.model(tesserae_rules::PieceKind::Checker(seat)).radius;
                    let [centre, rim] = [foot, foot + Vec3::X * radius].map(|at| view.pixel(at));
                    let apart = label.distance(centre);
                    assert!(
                        apart >= centre.distance(rim) + 0.6 * RADIUS,
                        "{kind} {what}: the number of {place:?} is {apart} from its piece {level}"
                    );
                }
            }
        });
    }
}
