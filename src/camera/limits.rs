//! How far players may move the camera: it shows the cloth of the table and what lies on it, never
//! the edge of the table or what is not there behind it.

use bevy::prelude::*;

use crate::{camera::Pose, world::scenery::CLOTH};

/// The limits of the camera over a board in a window.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Limits {
    /// Width over height of the window.
    pub(super) aspect: f32,
    /// The height of the cloth.
    pub(super) ground: f32,
    /// The greatest distance of the camera from what it looks at.
    pub(super) farthest: f32,
}

impl Limits {
    /// The least distance of the camera from what it looks at.
    const NEAREST: f32 = 2.4;
    /// The flattest view over the horizon, and the steepest.
    const FLATTEST: f32 = 0.22;
    const STEEPEST: f32 = super::HIGHEST;
    /// How far from the middle of the board it may look.
    const REACH: Vec2 = Vec2::new(4.5, 2.5);

    /// The pose that is nearest to a wanted one: where the camera would see past the cloth it looks
    /// more steeply, then nearer to the middle of the board, then from nearer by.
    pub(super) fn within(&self, wanted: Pose) -> Pose {
        let mut pose = Pose {
            pitch: wanted.pitch.clamp(Self::FLATTEST, Self::STEEPEST),
            distance: wanted
                .distance
                .clamp(Self::NEAREST, self.farthest.max(Self::NEAREST)),
            target: self.reached(wanted.target),
            ..wanted
        };
        type Narrowing = fn(Pose, f32) -> Pose;
        let changes: [Narrowing; 3] = [
            |pose, share| Pose {
                pitch: pose.pitch.lerp(Self::STEEPEST, share),
                ..pose
            },
            |pose, share| Pose {
                target: pose.target * Vec3::new(1.0 - share, 1.0, 1.0 - share),
                ..pose
            },
            |pose, share| Pose {
                distance: pose.distance.lerp(Self::NEAREST, share),
                ..pose
            },
        ];
        for change in changes {
            let needed = least(|share| self.shows_only_cloth(&change(pose, share)));
            pose = change(pose, needed);
        }
        pose
    }

    /// How far a pose can be moved towards a target without seeing past the cloth.
    pub(super) fn panned(&self, pose: Pose, target: Vec3) -> Pose {
        let target = self.reached(target);
        let moved = |share: f32| Pose {
            target: target.lerp(pose.target, share),
            ..pose
        };
        moved(least(|share| self.shows_only_cloth(&moved(share))))
    }

    fn reached(&self, target: Vec3) -> Vec3 {
        let [x, z] = [Self::REACH.x, Self::REACH.y];
        Vec3::new(target.x.clamp(-x, x), target.y, target.z.clamp(-z, z))
    }

    /// Whether all that the camera sees of the plane of the table is cloth.
    pub(super) fn shows_only_cloth(&self, pose: &Pose) -> bool {
        /// The corners of the cloth are round.
        const CORNER: f32 = 0.5;
        self.corners(pose).is_some_and(|corners| {
            let is_cloth = |at: &Vec2| at.abs().cmple(Vec2::splat(CLOTH - CORNER)).all();
            corners.iter().all(is_cloth)
        })
    }

    /// Where the corners of the window are on the plane of the table, as x and z; `None` if one shows
    /// something higher up.
    pub(super) fn corners(&self, pose: &Pose) -> Option<[Vec2; 4]> {
        let attitude = pose.attitude();
        let eye = pose.eye();
        let high = (pose.lens.fov / 2.0).tan();
        let mut corners = [Vec2::ZERO; 4];
        let signs = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
        for (corner, (x, y)) in corners.iter_mut().zip(signs) {
            let across = (Vec2::new(x, y) - pose.lens.shift) * Vec2::new(high * self.aspect, high);
            let ray = attitude * across.extend(-1.0);
            let steps = (self.ground - eye.y) / ray.y;
            if ray.y >= 0.0 || !steps.is_finite() {
                return None;
            }
            *corner = (eye + ray * steps).xz();
        }
        Some(corners)
    }
}

/// The least share, 0 to 1, with which something is so that is so from there on; 1 if it never is.
fn least(is_so: impl Fn(f32) -> bool) -> f32 {
    if is_so(0.0) {
        return 0.0;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..16 {
        let middle = (low + high) / 2.0;
        if is_so(middle) {
            high = middle
        } else {
            low = middle
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use rand::RngExt;
    use tesserae_rules::{Kind, Seat, session::random::generator};

    use super::*;
    use crate::{
        boards::Board,
        camera::{LookFrom, Orbit, framing::Frame, limits, over, preset},
        table::layout::BesideBoard,
    };

    /// Windows of every shape, in logical pixels.
    const WINDOWS: [(f32, f32); 14] = [
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (3840.0, 1080.0),
        (2000.0, 700.0),
        (1000.0, 620.0),
        (1000.0, 640.0),
        (1024.0, 768.0),
        (844.0, 390.0),
        (640.0, 360.0),
        (640.0, 400.0),
        (700.0, 520.0),
        (390.0, 844.0),
        (768.0, 1024.0),
    ];

    const PRESETS: [LookFrom; 3] = [
        LookFrom::Seat(Seat::First),
        LookFrom::Seat(Seat::Second),
        LookFrom::Above,
    ];

    /// All boards in all windows, without and with a panel or words.
    fn scenes() -> impl Iterator<Item = (String, Board, Frame)> {
        let boards = Kind::ALL
            .into_iter()
            .flat_map(|kind| [false, true].map(|flipped| (kind, flipped)));
        boards.flat_map(|(kind, flipped)| {
            WINDOWS.into_iter().flat_map(move |(width, height)| {
                [(false, false), (true, false), (false, true)].map(|(panel, words)| {
                    let beside = BesideBoard {
                        panel,
                        words,
                        ..BesideBoard::default()
                    };
                    let board = Board {
                        flipped,
                        ..Board::new(kind)
                    };
                    let frame = Frame::of_window(Vec2::new(width, height), 1.0, beside);
                    let name = format!("{kind:?}, flipped {flipped}, {width}×{height}, {beside:?}");
                    (name, board, frame)
                })
            })
        })
    }

    #[test]
    fn every_place_to_look_from_shows_nothing_but_the_cloth_and_what_lies_on_it() {
        for (name, board, frame) in scenes() {
            let limits = limits(&board, &frame, Seat::First);
            for from in PRESETS {
                let pose = preset(&board, &frame, from, Seat::First);
                assert!(
                    limits.shows_only_cloth(&pose),
                    "{name}, {from:?}: {:?}",
                    limits.corners(&pose)
                );
                for place in board.places() {
                    let Some(zone) = board.zone(place) else {
                        continue;
                    };
                    let near = over(&frame, zone.centre, 0.5, pose.yaw);
                    assert!(limits.shows_only_cloth(&near), "{name}, over {place:?}");
                    assert!(near.distance < pose.distance, "{name}, over {place:?}");
                }
            }
        }
    }

    #[test]
    fn however_a_player_turns_moves_and_zooms_the_edge_of_the_table_is_never_seen() {
        let mut rng = generator(8);
        for (name, board, frame) in scenes() {
            let limits = limits(&board, &frame, Seat::First);
            let mut orbit = Orbit {
                goal: preset(&board, &frame, LookFrom::Seat(Seat::First), Seat::First),
                ..Orbit::default()
            };
            for step in 0..60 {
                let far = Vec2::new(
                    rng.random_range(-900.0..900.0),
                    rng.random_range(-900.0..900.0),
                );
                match step % 3 {
                    0 => orbit.turn(far, &limits),
                    1 => orbit.zoom(if far.x > 0.0 { 3.0 } else { 0.4 }, &limits),
                    _ => orbit.pan(far, &limits),
                }
                assert!(
                    limits.shows_only_cloth(&orbit.goal),
                    "{name}, step {step}: {:?} sees {:?}",
                    orbit.goal,
                    limits.corners(&orbit.goal)
                );
            }
        }
    }

    #[test]
    fn a_player_can_go_back_until_all_is_seen_and_look_along_the_board() {
        for (name, board, frame) in scenes() {
            let limits = limits(&board, &frame, Seat::First);
            let mut orbit = Orbit::default();
            let all = preset(&board, &frame, LookFrom::Seat(Seat::First), Seat::First);
            orbit.goal = all;
            (0..30).for_each(|_| orbit.zoom(0.8, &limits));
            assert!(orbit.goal.distance < 2.5, "{name}: from nearby");
            orbit.turn(Vec2::new(0.0, -900.0), &limits);
            assert!(orbit.goal.pitch < 0.4, "{name}: {}", orbit.goal.pitch);
            (0..40).for_each(|_| orbit.zoom(1.2, &limits));
            assert!(
                (all.distance..=limits.farthest + 1e-3).contains(&orbit.goal.distance),
                "{name}: {} instead of {}",
                orbit.goal.distance,
                all.distance
            );
        }
    }
}
