//! Where things lie on the boards, and the dice tower, without a window.

use crate::{
    boards::Board,
    camera::{self, LookFrom, framing::Frame},
    table::layout::BesideBoard,
    tests::model_files,
};
use bevy::{prelude::*, time::TimePlugin};
use tesserae_dice::{
    ActiveThrow, DicePlugin, DieBody, DieShape, Gesture, Settled, ThrowDice, ThrowField,
};
use tesserae_rules::{
    Action, Arrangement, Game, Header, Kind, Pending, PieceKind, Place, RuleValues, Seat, Session,
    session::random::{generator, random_event},
};

/// Looks at every position of some random play of a game.
pub(crate) fn play(kind: Kind, seeds: std::ops::Range<u64>, mut look: impl FnMut(&dyn Game)) {
    for seed in seeds {
        let mut session =
            Session::new(Header::new(kind)).expect("a game with default rules begins");
        let mut rng = generator(seed);
        for _ in 0..1_500 {
            look(session.game());
            let Some(event) = random_event(session.game(), &mut rng) else {
                break;
            };
            session.act(event).expect("what random play does is legal");
        }
    }
}

/// The board of a game with east and west exchanged.
fn flipped(kind: Kind) -> Board {
    Board {
        flipped: true,
        ..Board::new(kind)
    }
}

/// The boards of all games, as they are and flipped.
fn boards() -> impl Iterator<Item = (Kind, Board)> {
    Kind::ALL
        .into_iter()
        .flat_map(|kind| [(kind, Board::new(kind)), (kind, flipped(kind))])
}

/// Every piece with its model's radius and height and where it lies.
fn lying(board: &Board, arrangement: &Arrangement) -> Vec<(Place, PieceKind, Transform)> {
    let stacks = arrangement.stacks().flat_map(|(place, stack)| {
        stack.iter().enumerate().filter_map(move |(level, piece)| {
            Some((place, arrangement.kind(*piece)?, board.spot(place, level)))
        })
    });
    stacks.collect()
}

#[test]
fn no_piece_lies_in_another_and_all_lie_on_the_table() {
    for (kind, board) in boards() {
        play(kind, 0..6, |game| {
            let pieces = lying(&board, game.arrangement());
            for (index, (place, kind, at)) in pieces.iter().enumerate() {
                let model = board.model(*kind);
                let foot = at.translation;
                assert!(
                    foot.x.abs() < 6.0 && foot.z.abs() < 4.0,
                    "{place:?}: {foot} is off the table"
                );
                assert!(
                    foot.y >= board.layout.table_height - 1e-4,
                    "{place:?}: {foot} is in the table"
                );
                for (other_place, other_kind, other) in &pieces[..index] {
                    let other_model = board.model(*other_kind);
                    let apart = foot - other.translation;
                    let heights = model.height.min(other_model.height);
                    let on_edge = (at.rotation * Vec3::Y).y < 0.5;
                    let wanted = match kind {
                        PieceKind::Tally => 0.05,
                        _ if on_edge => model.height,
                        _ => 0.6 * model.radius.min(other_model.radius),
                    };
                    let clear = apart.xz().length() >= wanted || apart.y.abs() >= 0.7 * heights;
                    assert!(clear, "{place:?} and {other_place:?} of {kind:?} {apart}");
                }
            }
        });
    }
}

#[test]
fn what_a_step_touches_has_a_zone_of_its_own() {
    for (kind, board) in boards() {
        let places = board.places();
        play(kind, 0..6, |game| {
            for action in game.actions() {
                let Action::Step(step) = action else { continue };
                for place in step.path.iter().chain([&step.from]) {
                    assert!(
                        board.zone(*place).is_some(),
                        "{kind:?}: {place:?} has no zone"
                    );
                    assert!(
                        places.contains(place),
                        "{kind:?}: {place:?} cannot be reached by the keyboard"
                    );
                }
            }
        });
        let zones: Vec<_> = places
            .iter()
            .filter_map(|place| Some((place, board.zone(*place)?)))
            .collect();
        assert_eq!(
            zones.len(),
            places.len(),
            "{kind:?}: every place of the keyboard has a zone"
        );
        for (index, (place, zone)) in zones.iter().enumerate() {
            for (other_place, other) in &zones[..index] {
                let apart = (zone.centre - other.centre).xz().abs();
                let reach = zone.half + other.half - 1e-3;
                assert!(
                    apart.x >= reach.x || apart.y >= reach.y,
                    "{kind:?}: {place:?} and {other_place:?} overlap"
                );
            }
        }
    }
}

#[test]
fn a_piece_lies_in_the_zone_of_its_place() {
    for (kind, board) in boards() {
        play(kind, 0..3, |game| {
            for (place, _, at) in lying(&board, game.arrangement()) {
                let Some(zone) = board.zone(place) else {
                    continue;
                };
                let apart = (at.translation - zone.centre).xz().abs();
                assert!(
                    apart.x <= zone.half.x && apart.y <= zone.half.y,
                    "{kind:?}: {place:?} {apart}"
                );
            }
        });
    }
}

#[test]
fn on_a_flipped_board_everything_lies_as_far_in_the_west_as_it_lay_in_the_east() {
    let turned = |at: Vec3| Vec3::new(-at.x, at.y, at.z);
    for kind in Kind::ALL {
        let (there, here) = (Board::new(kind), flipped(kind));
        for place in there.places() {
            for level in 0..12 {
                let (a, b) = (there.spot(place, level), here.spot(place, level));
                assert!(
                    turned(a.translation).distance(b.translation) < 1e-5,
                    "{kind:?}: {place:?}"
                );
                assert!(
                    (a.rotation * Vec3::Y).distance(turned(b.rotation * Vec3::Y)) < 1e-5,
                    "{kind:?}: {place:?}"
                );
            }
            let (a, b) = (there.zone(place).unwrap(), here.zone(place).unwrap());
            assert!(
                turned(a.centre).distance(b.centre) < 1e-5 && a.half == b.half,
                "{kind:?}: {place:?}"
            );
        }
        for seat in [None, Some(Seat::First), Some(Seat::Second)] {
            let (a, b) = (there.field(seat), here.field(seat));
            assert!(turned(a.centre()).distance(b.centre()) < 1e-5, "{kind:?}");
            assert!(
                b.min.x < b.max.x && b.contains(here.dice_rest(seat)),
                "{kind:?}: the dice lie in their field"
            );
            assert_eq!(a.solids.len(), b.solids.len());
        }
        for (a, b) in there.props().zip(here.props()) {
            assert!(turned(a.at).distance(b.at) < 1e-5, "{}", a.model);
        }
    }
}

#[test]
fn dice_fall_through_the_tower_into_the_tray() {
    fall_through(&Board::new(Kind::Tabula), 200);
    fall_through(&flipped(Kind::Tabula), 200);
}

/// Dice and the field that they are thrown into, without a window.
fn dice_in(field: &ThrowField) -> App {
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), TimePlugin, DicePlugin));
    app.insert_resource(field.clone());
    app.finish();
    app.update();
    app
}

fn fall_through(board: &Board, throws: u64) {
    let field = board.field(None);
    let mut app = dice_in(&field);
    let mut rethrown = 0;
    for seed in 0..throws {
        let gesture = Gesture::towards(field.centre() + Vec3::new(0.15, 0.9, 0.8), field.centre());
        let shape = DieShape::Cube;
        let throw = ThrowDice {
            shape,
            count: 3,
            gesture,
            seed,
            skip_flight: true,
            arranged: None,
        };
        app.world_mut().write_message(throw);
        app.update();
        let settled = app
            .world_mut()
            .resource_mut::<Messages<Settled>>()
            .drain()
            .next();
        let settled = settled.unwrap_or_else(|| panic!("throw {seed} has not been read"));
        assert!(!app.world().contains_resource::<ActiveThrow>());
        rethrown += usize::from(!settled.rethrown.is_empty());
        let world = app.world_mut();
        for (die, at) in world.query::<(&DieBody, &Transform)>().iter(world) {
            assert!(
                at.translation.z > -1.15,
                "throw {seed}: die {} is still in the tower at {at:?}",
                die.index
            );
            assert!(
                ThrowField::contains(&field, at.translation),
                "throw {seed}: die {} is lost",
                die.index
            );
        }
    }
    assert!(
        rethrown * 100 < 3 * throws as usize,
        "{rethrown} of {throws} throws had to be repeated"
    );
}

/// From where a player looks, and the sizes of window for which everything must be seen.
const LOOKS: [LookFrom; 3] = [
    LookFrom::Seat(Seat::First),
    LookFrom::Seat(Seat::Second),
    LookFrom::Above,
];
const WINDOWS: [(f32, f32); 7] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
    (1024.0, 768.0),
    (844.0, 390.0),
    (640.0, 360.0),
    (390.0, 844.0),
];

#[test]
fn nothing_that_is_played_with_lies_outside_the_picture_or_behind_a_panel() {
    for kind in Kind::ALL {
        for (width, height, board) in WINDOWS
            .iter()
            .flat_map(|(w, h)| [(*w, *h, Board::new(kind)), (*w, *h, flipped(kind))])
        {
            let size = Vec2::new(width, height);
            let words = BesideBoard {
                words: true,
                ..BesideBoard::default()
            };
            let frames =
                [BesideBoard::default(), words].map(|beside| Frame::of_window(size, 1.0, beside));
            let places = board.places();
            for (frame, from) in frames
                .iter()
                .flat_map(|frame| LOOKS.map(|from| (frame, from)))
            {
                let eye = camera::eye(&board, frame, from, Seat::First);
                let attitude = camera::attitude(&board, frame, from, Seat::First);
                let place = |at: Vec3| frame.project(at, eye, attitude, camera::FOV);
                play(kind, 0..2, |game| {
                    for (at, _, lies) in lying(&board, game.arrangement()) {
                        // On a phone the score says what cannot be touched.
                        if frame.is_phone() && !places.contains(&at) {
                            continue;
                        }
                        let seen = place(lies.translation);
                        assert!(
                            frame.is_free(seen),
                            "{kind:?} {width}×{height} {from:?}: {at:?} is seen at {seen}"
                        );
                    }
                });
                for seat in Seat::BOTH.map(Some) {
                    let seen = place(board.dice_rest(seat));
                    assert!(
                        frame.is_free(seen),
                        "{kind:?} {width}×{height} {from:?}: the dice are seen at {seen}"
                    );
                }
                let points = frame.points(&board, attitude, camera::FOV);
                let corners: Vec<Vec2> = points.into_iter().map(place).collect();
                let extent = |axis: fn(&Vec2) -> f32| {
                    let values = corners.iter().map(axis);
                    values.clone().fold(f32::MIN, f32::max) - values.fold(f32::MAX, f32::min)
                };
                let filled = Vec2::new(extent(|at| at.x), extent(|at| at.y)) / frame.size();
                let most = filled.max_element();
                assert!(
                    most > 0.98,
                    "{kind:?} {width}×{height} {from:?}: the board fills only {filled} of its area"
                );
            }
        }
    }
}

#[test]
fn the_board_of_berona_is_whole_on_a_phone_with_its_numbers_and_reserves() {
    /// Half the height of the digits of a number, in pixels.
    const HALF: f32 = 4.0;
    let kind = Kind::TableroDiBerona;
    let game = kind.new_game(&RuleValues::new()).expect("the usual rules");
    for (width, height) in [(844.0, 390.0), (390.0, 844.0)] {
        let size = Vec2::new(width, height);
        let frame = Frame::of_window(size, 1.0, BesideBoard::default());
        for board in [Board::new(kind), flipped(kind)] {
            let eye = camera::eye(&board, &frame, LookFrom::Seat(Seat::First), Seat::First);
            let attitude =
                camera::attitude(&board, &frame, LookFrom::Seat(Seat::First), Seat::First);
            let numbers: Vec<_> = board
                .label_spots()
                .filter(|(place, _)| game.place_label(*place).is_some())
                .collect();
            assert!(numbers.len() >= 14, "six at both ends and two reserves");
            for (place, at) in numbers {
                let seen = frame.project(at, eye, attitude, camera::FOV);
                // The picture goes from -1 to 1.
                let is_whole = (seen.abs() + 2.0 * HALF / size).max_element() <= 1.0;
                assert!(
                    is_whole,
                    "{size}: the number of {place:?} is seen at {seen}"
                );
            }
        }
    }
}

/// Whether the straight way from one point to another goes through a box; a box that is only
/// touched does not count.
fn through(from: Vec3, to: Vec3, [low, high]: [Vec3; 2]) -> bool {
    let way = to - from;
    let (mut enters, mut leaves) = (0.0_f32, 1.0_f32);
    for axis in 0..3 {
        let (low, high) = (low[axis] + 1e-3, high[axis] - 1e-3);
        if way[axis].abs() < 1e-6 {
            if from[axis] < low || from[axis] > high {
                return false;
            }
            continue;
        }
        let (a, b) = (
            (low - from[axis]) / way[axis],
            (high - from[axis]) / way[axis],
        );
        enters = enters.max(a.min(b));
        leaves = leaves.min(a.max(b));
    }
    enters < leaves
}

/// Where the cameras of both seats stand in a window.
fn eyes(board: &Board, (width, height): (f32, f32)) -> [Vec3; 2] {
    let frame = Frame::of_window(Vec2::new(width, height), 1.0, BesideBoard::default());
    Seat::BOTH.map(|seat| camera::eye(board, &frame, LookFrom::Seat(seat), Seat::First))
}

/// Hands that throw calmly, hard and into the corners.
fn gesture(field: &ThrowField, seed: u64) -> Gesture {
    let side = if seed.is_multiple_of(2) { 1.0 } else { -1.0 };
    let from = field.centre() + Vec3::new(0.15, 0.9, 0.8 * side);
    let calm = Gesture::towards(from, field.centre());
    let corner = Vec2::new(if seed.is_multiple_of(4) { 1.0 } else { -1.0 }, side);
    match seed % 3 {
        0 => calm,
        1 => Gesture {
            direction: Vec2::new(0.0, -side),
            strength: 0.9,
            ..calm
        },
        _ => Gesture {
            direction: corner,
            strength: 0.5,
            ..calm
        },
    }
}

#[test]
fn no_wall_hides_a_die_or_a_lot_from_either_seat() {
    const WINDOWS: [(f32, f32); 3] = [(1280.0, 720.0), (900.0, 560.0), (390.0, 844.0)];
    const THROWS: u64 = 48;
    for (kind, board) in boards() {
        let game = kind.new_game(&RuleValues::new()).expect("the usual rules");
        let Pending::Throw(spec) = game.pending() else {
            panic!("{kind}: a game begins with a throw")
        };
        let shape = DieShape::from(spec.dice);
        let count = if matches!(kind, Kind::Ur | Kind::Tabula) {
            3
        } else {
            2
        };
        let eyes: Vec<Vec3> = WINDOWS
            .into_iter()
            .flat_map(|window| eyes(&board, window))
            .collect();
        let walls: Vec<_> = board.dice_walls().collect();
        for seat in Seat::BOTH {
            let field = board.field(Some(seat));
            let mut app = dice_in(&field);
            for seed in 0..THROWS {
                app.world_mut().write_message(ThrowDice {
                    shape,
                    count,
                    gesture: gesture(&field, seed),
                    seed,
                    skip_flight: true,
                    arranged: None,
                });
                app.update();
                assert!(!app.world().contains_resource::<ActiveThrow>());
                let world = app.world_mut();
                for (die, at) in world.query::<(&DieBody, &Transform)>().iter(world) {
                    for corner in shape.corners() {
                        let corner = at.transform_point(corner * 0.96);
                        let hidden = eyes
                            .iter()
                            .position(|eye| walls.iter().any(|wall| through(corner, *eye, *wall)));
                        assert_eq!(
                            hidden, None,
                            "{kind}, throw {seed} of {seat:?}: die {} at {at:?}",
                            die.index
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn every_game_has_a_cup_a_bowl_or_a_tower_that_hides_neither_board_nor_dice() {
    for (kind, board) in boards() {
        let field = board.field(None);
        let cups: Vec<_> = board.cups().collect();
        assert_eq!(
            cups.is_empty(),
            field.drop_point.is_some(),
            "{kind}: dice are thrown from a vessel or into a tower"
        );
        let [north_west, south_east] = field.clear;
        let ground = [
            north_west,
            south_east,
            Vec2::new(north_west.x, south_east.y),
            Vec2::new(south_east.x, north_west.y),
        ];
        let ground = ground.map(|at| Vec3::new(at.x, field.floor + 0.01, at.y));
        let zones = board
            .places()
            .into_iter()
            .filter_map(|place| board.zone(place));
        let middles = zones.map(|zone| zone.centre + Vec3::Y * 0.01);
        let points: Vec<Vec3> = ground.into_iter().chain(middles).collect();
        for cup in &cups {
            let half = Vec3::new(cup.hollow.radius, 0.0, cup.hollow.radius);
            let stands = [
                cup.prop.at - half,
                cup.prop.at + half + Vec3::Y * cup.hollow.height,
            ];
            for eye in WINDOWS.into_iter().flat_map(|window| eyes(&board, window)) {
                for point in &points {
                    assert!(
                        !through(*point, eye, stands),
                        "{kind}: {} hides {point} from {eye}",
                        cup.prop.model
                    );
                }
            }
            let model = model_files::bounds(cup.prop.model);
            let (width, height) = (model[1].x - model[0].x, model[1].y);
            assert!(
                (2.0 * cup.hollow.radius - width).abs() < 0.08
                    && (cup.hollow.height - height).abs() < 0.01,
                "{kind}: the model measures {width} and {height}"
            );
        }
    }
}

#[test]
fn the_bear_stands_beside_its_bin_and_hides_no_piece() {
    for (kind, board) in boards() {
        for seat in Seat::BOTH {
            let sign = board.sign(seat);
            assert_eq!(sign.is_some(), kind == Kind::Tabula, "{kind}");
            let Some(sign) = sign else { continue };
            let [low, high] = model_files::bounds(sign.model);
            let stands = [sign.at + low, sign.at + high];
            let bin = board.zone(Place::Off(seat)).expect("a bin has a zone");
            let nearest = bin.centre.x.abs() + bin.half.x;
            assert!(
                stands[0].x.abs().min(stands[1].x.abs()) > nearest,
                "{stands:?}"
            );
            for eye in WINDOWS.into_iter().flat_map(|window| eyes(&board, window)) {
                for place in board.places() {
                    for level in 0..15 {
                        let at = board.spot(place, level).translation + Vec3::Y * 0.05;
                        assert!(!through(at, eye, stands), "{place:?} {level} from {eye}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_piece_is_hidden_behind_a_rail_from_any_place_to_look_from() {
    for kind in Kind::ALL {
        let board = Board::new(kind);
        let walls: Vec<_> = board.walls().collect();
        let views = WINDOWS.into_iter().flat_map(|(width, height)| {
            let frame = Frame::of_window(Vec2::new(width, height), 1.0, BesideBoard::default());
            let board = &board;
            LOOKS.map(|from| {
                let eye = camera::eye(board, &frame, from, Seat::First);
                (format!("{width}×{height} {from:?}"), eye)
            })
        });
        let views: Vec<_> = views.collect();
        play(kind, 0..2, |game| {
            for (at, piece, lies) in lying(&board, game.arrangement()) {
                let model = board.model(piece);
                let rim: [_; 8] = std::array::from_fn(|step| {
                    let turn = Vec2::from_angle(step as f32 * std::f32::consts::TAU / 8.0)
                        * model.radius
                        * 0.9;
                    lies.transform_point(Vec3::new(turn.x, model.height, turn.y))
                });
                for (view, eye) in &views {
                    let seen = rim
                        .iter()
                        .filter(|point| !walls.iter().any(|wall| through(**point, *eye, *wall)))
                        .count();
                    assert!(
                        seen >= 7,
                        "{kind:?} {view}: {at:?} is hidden, {seen} of 8 seen"
                    );
                }
            }
        });
    }
}
