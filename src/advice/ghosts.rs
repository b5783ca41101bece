//! Shows the best turn on the board: where each piece would lie, as a translucent piece, and the
//! way there, square by square. Beside it, where turns are compared, the way of the turn that was
//! played, in dashes.

use std::f32::consts::FRAC_PI_2;

use bevy::{color::Alpha, light::NotShadowCaster, prelude::*};
use tesserae_referee::Referee;
use tesserae_rules::{Action, Arrangement, Game, PieceKind, Place};

use crate::{
    advice::{Adviser, Coach, GameAnalysis},
    boards::Board,
    table::{Busy, Replay, ShownWays, sets::AnimateSystems},
    teaching::Puzzles,
    world::{current_board::CurrentBoard, overlay::Overlay},
};

/// Shows the ghosts while the hint is, and the arrows of two turns while they are compared.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(AnimateSystems::Follow).run_if(
            resource_exists::<Assets<StandardMaterial>>.and_then(resource_exists::<CurrentBoard>),
        ),
    );
}

/// The length of a line from which on it is drawn.
const LEAST_WAY: f32 = 0.02;

/// A ghost, or a part of an arrow.
#[derive(Component)]
#[require(Name::new("Way of a ghost"), NotShadowCaster)]
struct Ghost;

/// The places of a way, each with its level.
type GhostWay = Vec<(Place, usize)>;

/// A piece that the best turn moves.
#[derive(Clone, Debug, PartialEq)]
struct Moved {
    kind: PieceKind,
    /// Where it lies, place and level.
    from: (Place, usize),
    /// Where it would lie.
    to: (Place, usize),
}

/// How a line is drawn.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum GhostLine {
    /// The best turn.
    Whole,
    /// The turn that was played.
    Dashed,
}

impl GhostLine {
    /// How far it lies beside the middle of the squares, so that both can be seen on the same
    /// squares.
    const fn aside(self) -> Vec3 {
        match self {
            Self::Whole => Vec3::new(-0.03, 0.0, -0.03),
            Self::Dashed => Vec3::new(0.03, 0.004, 0.03),
        }
    }

    const fn colour(self) -> Color {
        match self {
            Self::Whole => Color::srgba(0.3, 0.95, 0.6, 0.75),
            Self::Dashed => Color::srgba(1.0, 0.72, 0.25, 0.9),
        }
    }

    /// The parts of a piece of a line: each from where to where, as shares of its length.
    fn parts(self, length: f32) -> Vec<[f32; 2]> {
        /// A dash and the gap behind it.
        const PERIOD: f32 = 0.12;
        match self {
            Self::Whole => vec![[0.0, 1.0]],
            Self::Dashed => {
                let count = (length / PERIOD).round().max(1.0);
                (0..count as u16)
                    .map(|dash| [f32::from(dash), f32::from(dash) + 0.55].map(|at| at / count))
                    .collect()
            }
        }
    }
}

/// What the ghosts depend on; they are spawned anew only when it changes.
#[derive(Default, PartialEq)]
struct DrawnGhosts {
    moved: Vec<Moved>,
    best: Vec<GhostWay>,
    played: Vec<GhostWay>,
    flipped: bool,
}

fn show(
    (adviser, coach, puzzles, analysis): (
        Res<Adviser>,
        Res<Coach>,
        Res<Puzzles>,
        Res<GameAnalysis>,
    ),
    (busy, referee, replay): (Busy, Res<Referee>, Res<Replay>),
    current: Res<CurrentBoard>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut shown: ResMut<ShownWays>,
    mut overlay: Overlay<Ghost, DrawnGhosts>,
) {
    let analysed = || analysis.compared(referee.session()?, replay.session()?);
    let compared = if busy.is_idle() {
        coach
            .compared()
            .or_else(|| adviser.best_turn())
            .or_else(|| puzzles.compared())
    } else {
        analysed().filter(|_| !busy.is_animating())
    };
    let now = DrawnGhosts {
        moved: compared.map_or_else(Vec::new, |turns| moved(turns.before, turns.best)),
        best: compared.map_or_else(Vec::new, |turns| ways(turns.before, turns.best)),
        played: compared.map_or_else(Vec::new, |turns| ways(turns.before, turns.played)),
        flipped: current.board.flipped,
    };
    let Some((commands, drawn)) = overlay.renew(now) else {
        return;
    };
    let board = &current.board;
    for moved in &drawn.moved {
        let model = board.model(moved.kind);
        let colour = match moved.kind {
            PieceKind::Checker(seat) => board
                .seat_colour(seat)
                .unwrap_or(Color::srgb(0.9, 0.8, 0.5)),
            _ => Color::srgb(0.9, 0.8, 0.5),
        };
        let body = Cylinder {
            radius: model.radius * 0.96,
            half_height: model.height / 2.0,
        };
        let to = spot(board, moved.to);
        commands.spawn((
            Name::new("Ghost"),
            Ghost,
            Mesh3d(meshes.add(body.mesh().resolution(32))),
            MeshMaterial3d(materials.add(material(colour.with_alpha(0.55)))),
            to.mul_transform(Transform::from_xyz(0.0, model.height / 2.0, 0.0)),
        ));
    }
    let height = drawn
        .moved
        .first()
        .map_or(0.0, |moved| board.model(moved.kind).height);
    let is_pair = !drawn.played.is_empty();
    let points = |ways: &[GhostWay], line: GhostLine| -> Vec<Vec<Vec3>> {
        let above = Vec3::Y * (height + 0.015) + if is_pair { line.aside() } else { Vec3::ZERO };
        ways.iter()
            .map(|way| {
                let line = board.way_points(way);
                line.into_iter().map(|point| point + above).collect()
            })
            .collect()
    };
    *shown = ShownWays {
        best: points(&drawn.best, GhostLine::Whole),
        played: points(&drawn.played, GhostLine::Dashed),
    };
    let strip = meshes.add(Cuboid::new(0.035, 0.006, 1.0));
    let head = meshes.add(Triangle2d::new(
        Vec2::new(0.0, 0.06),
        Vec2::new(-0.055, -0.05),
        Vec2::new(0.055, -0.05),
    ));
    for (line, ways) in [
        (GhostLine::Whole, &shown.best),
        (GhostLine::Dashed, &shown.played),
    ] {
        let look = MeshMaterial3d(materials.add(material(line.colour())));
        for (mesh, at) in ways.iter().flat_map(|way| arrow(way, line, &strip, &head)) {
            commands.spawn((Ghost, Mesh3d(mesh.clone()), look.clone(), at));
        }
    }
}

/// The strips along a way, and the head at its end.
fn arrow<'a>(
    way: &[Vec3],
    line: GhostLine,
    strip: &'a Handle<Mesh>,
    head: &'a Handle<Mesh>,
) -> Vec<(&'a Handle<Mesh>, Transform)> {
    let pairs = way
        .windows(2)
        .filter_map(|pair| <[Vec3; 2]>::try_from(pair).ok());
    let drawn: Vec<[Vec3; 2]> = pairs
        .filter(|[from, to]| from.distance(*to) >= LEAST_WAY)
        .collect();
    let heading = |way: Vec3| Transform::default().looking_to(way, Vec3::Y);
    let mut parts = Vec::new();
    for [from, to] in &drawn {
        let way = to - from;
        for [start, end] in line.parts(way.length()) {
            let at = heading(way).with_translation(from + way * start.midpoint(end));
            parts.push((
                strip,
                at.with_scale(Vec3::new(1.0, 1.0, way.length() * (end - start))),
            ));
        }
    }
    if let Some([from, to]) = drawn.last() {
        let flat = Transform::from_rotation(Quat::from_rotation_x(-FRAC_PI_2));
        parts.push((head, heading(to - from).with_translation(*to) * flat));
    }
    parts
}

/// Of what a ghost or a line is made.
fn material(colour: Color) -> StandardMaterial {
    StandardMaterial {
        base_color: colour,
        emissive: colour.to_linear() * 0.25,
        alpha_mode: AlphaMode::Blend,
        ..default()
    }
}

fn spot(board: &Board, (place, level): (Place, usize)) -> Transform {
    board.spot(place, level)
}

/// What a turn moves: every piece of the player, or that belongs to nobody, which lies elsewhere
/// afterwards.
fn moved(game: &dyn Game, actions: &[Action]) -> Vec<Moved> {
    let seat = game.pending().seat();
    let mut after = game.boxed();
    for action in actions {
        after.act_unchecked(action);
    }
    let (before, after): (&Arrangement, &Arrangement) = (game.arrangement(), after.arrangement());
    let all = before.stacks().flat_map(|(place, stack)| {
        stack
            .iter()
            .enumerate()
            .map(move |(at, p)| (*p, (place, at)))
    });
    all.filter_map(|(piece, from)| {
        let kind = before.kind(piece)?;
        let is_own = match kind {
            PieceKind::Checker(owner) => Some(owner) == seat,
            PieceKind::Coin => true,
            PieceKind::Tally | PieceKind::DoublingCube => false,
        };
        let to = after.find(piece).filter(|to| is_own && to.0 != from.0)?;
        Some(Moved { kind, from, to })
    })
    .collect()
}

/// The ways of a turn's steps: where each begins, the squares that it passes, and where it ends.
fn ways(game: &dyn Game, actions: &[Action]) -> Vec<GhostWay> {
    let Some(seat) = game.pending().seat() else {
        return Vec::new();
    };
    let mut game = game.boxed();
    let mut ways = Vec::new();
    for action in actions {
        let Action::Step(step) = action else {
            game.act_unchecked(action);
            continue;
        };
        let top = |game: &dyn Game, place| {
            (
                place,
                game.arrangement().stack(place).len().saturating_sub(1),
            )
        };
        let start = top(game.as_ref(), step.from);
        let passed = match step.path.as_slice() {
            [to] => game.way(seat, step.from, *to),
            path => path.to_vec(),
        };
        game.act_unchecked(action);
        ways.push(
            [start]
                .into_iter()
                .chain(passed.into_iter().map(|place| top(game.as_ref(), place)))
                .collect(),
        );
    }
    ways
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, RuleValues, Seat};

    use super::*;

    #[test]
    fn the_ghosts_are_the_players_own_pieces_where_the_turn_would_bring_them() {
        // A hit: the checker of the opponent on the bar is no ghost.
        let position = "24:2,13:5,8:3,6:5 24:1,14:1,13:5,8:3,6:5 white 2-1 middle:1 0-0 move";
        let game = Kind::Backgammon
            .from_position(&RuleValues::default(), position)
            .unwrap();
        let actions = vec![
            game.read_action("13/11*").unwrap(),
            game.read_action("6/5").unwrap(),
        ];
        let moved = moved(game.as_ref(), &actions);
        let ways: Vec<(Place, Place)> = moved
            .iter()
            .map(|moved| (moved.from.0, moved.to.0))
            .collect();
        assert_eq!(
            ways,
            [
                (Place::Point(6), Place::Point(5)),
                (Place::Point(13), Place::Point(11))
            ]
        );
        assert!(
            moved
                .iter()
                .all(|moved| moved.kind == PieceKind::Checker(Seat::First))
        );
    }

    #[test]
    fn the_ways_go_over_the_squares_that_the_pieces_walk() {
        let square = |column, row| Place::Cell { column, row };
        let places = |ways: Vec<GhostWay>| -> Vec<Vec<Place>> {
            ways.into_iter()
                .map(|way| way.into_iter().map(|(place, _)| place).collect())
                .collect()
        };
        let position = ".,.,.,.,.,./.,.,.,.,.,./.,AA,.,.,.,. A play:2-4 began:A won:0-0";
        let game = Kind::TableroDiBerona
            .from_position(&RuleValues::default(), position)
            .unwrap();
        let actions = ["a2>c2>c3", "+a4"]
            .map(|word| game.read_action(word).unwrap())
            .to_vec();
        let walk = vec![square(2, 0), square(2, 1), square(3, 1)];
        let placing = vec![Place::Hand(Seat::First), square(4, 0)];
        assert_eq!(places(ways(game.as_ref(), &actions)), [walk, placing]);
    }

    #[test]
    fn an_arrow_from_a_reserve_crosses_no_other_square() {
        for kind in [Kind::TableroDiBerona, Kind::Ur] {
            let board = Board::new(kind);
            let cells = board.places().into_iter().filter(|place| match place {
                Place::Cell { row, .. } => *row == if kind == Kind::Ur { 1 } else { 0 },
                _ => false,
            });
            for (target, level) in cells.flat_map(|cell| (0..6).map(move |level| (cell, level))) {
                let hand = Place::Hand(Seat::First);
                let points = board.way_points(&[(hand, level), (target, 0)]);
                let others: Vec<_> = board
                    .places()
                    .into_iter()
                    .filter(|place| *place != target && matches!(place, Place::Cell { .. }))
                    .filter_map(|place| board.zone(place))
                    .collect();
                for pair in points.windows(2) {
                    for share in 0..=20_u8 {
                        let at = pair[0].lerp(pair[1], f32::from(share) / 20.0);
                        let crosses = others.iter().any(|zone| {
                            (at - zone.centre).xz().abs().cmplt(zone.half - 0.01).all()
                        });
                        assert!(!crosses, "{kind}: to {target:?} by {at}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_throw_has_no_ghosts() {
        let game = Kind::Ur.new_game(&RuleValues::default()).unwrap();
        assert!(moved(game.as_ref(), &[]).is_empty() && ways(game.as_ref(), &[]).is_empty());
    }

    #[test]
    fn the_turn_that_was_played_lies_in_dashes_beside_the_best_and_both_end_in_a_head() {
        let way = [Vec3::ZERO, Vec3::X, Vec3::new(1.0, 0.0, 1.0)];
        let mut meshes = Assets::<Mesh>::default();
        let [strip, head] = [1.0, 2.0].map(|size| meshes.add(Cuboid::from_length(size)));
        let [whole, dashed] =
            [GhostLine::Whole, GhostLine::Dashed].map(|line| arrow(&way, line, &strip, &head));
        assert_eq!(whole.len(), 3, "two strips along the corner and a head");
        assert!(dashed.len() > 2 * whole.len());
        for parts in [&whole, &dashed] {
            let (mesh, at) = parts.last().unwrap();
            assert_eq!((*mesh, at.translation), (&head, way[2]));
            assert!(
                at.rotation.mul_vec3(Vec3::Y).distance(Vec3::Z) < 1e-5,
                "the head looks along the last strip"
            );
        }
        assert!(GhostLine::Whole.aside().distance(GhostLine::Dashed.aside()) > 0.05);
    }
}
