//! Shows the best turn on the board: where each piece would lie, as a translucent piece, and the way there.

use bevy::{color::Alpha, light::NotShadowCaster, prelude::*};
use tesserae_bots::Decision;
use tesserae_rules::{Arrangement, Game, PieceKind, Place};

use crate::{
    boards::Board,
    insights::{Adviser, Puzzles},
    sets::AnimateSystems,
    state::Busy,
    world::current_board::CurrentBoard,
};

/// Shows the ghosts while the hint is.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(AnimateSystems::Follow)
            .run_if(resource_exists::<Assets<StandardMaterial>>.and_then(resource_exists::<CurrentBoard>)),
    );
}

/// A ghost, or the line of its way.
#[derive(Component)]
struct Ghost;

/// A piece that the best turn moves.
#[derive(Clone, Debug, PartialEq)]
struct Moved {
    kind: PieceKind,
    /// Where it lies, place and level.
    from: (Place, usize),
    /// Where it would lie.
    to: (Place, usize),
}

fn show(
    mut commands: Commands,
    (adviser, puzzles, busy): (Res<Adviser>, Res<Puzzles>, Busy),
    current: Res<CurrentBoard>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    old: Query<Entity, With<Ghost>>,
    mut drawn: Local<(Vec<Moved>, bool)>,
) {
    let advised = adviser.advice().map(|advice| (advice.game.as_ref(), &advice.best));
    let moved = match advised.or(puzzles.shown_best()) {
        Some((game, best)) if busy.is_idle() => moved(game, best),
        _ => Vec::new(),
    };
    let now = (moved, current.flipped);
    if *drawn == now {
        return;
    }
    *drawn = now;
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    for moved in &drawn.0 {
        let board = &*current.board;
        let model = board.model(moved.kind);
        let colour = match moved.kind {
            PieceKind::Man(seat) => board.seat_colour(seat).unwrap_or(Color::srgb(0.9, 0.8, 0.5)),
            _ => Color::srgb(0.9, 0.8, 0.5),
        };
        let mut material = |colour: Color| {
            let glow = colour.to_linear() * 0.25;
            materials.add(StandardMaterial {
                base_color: colour,
                emissive: glow,
                alpha_mode: AlphaMode::Blend,
                ..default()
            })
        };
        let body = Cylinder { radius: model.radius * 0.96, half_height: model.height / 2.0 };
        let (from, to) = (spot(board, moved.from), spot(board, moved.to));
        commands.spawn((
            Name::new("Ghost"),
            Ghost,
            Mesh3d(meshes.add(body.mesh().resolution(32))),
            MeshMaterial3d(material(colour.with_alpha(0.55))),
            to.mul_transform(Transform::from_xyz(0.0, model.height / 2.0, 0.0)),
            NotShadowCaster,
        ));
        let way = to.translation - from.translation;
        if way.xz().length() < model.radius {
            continue;
        }
        let line = Cuboid::new(0.035, 0.006, way.length());
        let above = Vec3::Y * (model.height + 0.015);
        commands.spawn((
            Name::new("Way of a ghost"),
            Ghost,
            Mesh3d(meshes.add(line)),
            MeshMaterial3d(material(Color::srgba(0.3, 0.95, 0.6, 0.75))),
            Transform::from_translation(from.translation + way / 2.0 + above).looking_to(way, Vec3::Y),
            NotShadowCaster,
        ));
    }
}

fn spot(board: &dyn Board, (place, level): (Place, usize)) -> Transform {
    board.spot(place, level)
}

/// What a decision moves: every piece of the player, or that belongs to nobody, which lies elsewhere afterwards.
fn moved(game: &dyn Game, decision: &Decision) -> Vec<Moved> {
    let Decision::Act(actions) = decision else { return Vec::new() };
    let seat = game.pending().seat();
    let mut after = game.boxed();
    for action in actions {
        after.act_unchecked(action);
    }
    let (before, after): (&Arrangement, &Arrangement) = (game.arrangement(), after.arrangement());
    let all = before.stacks().flat_map(|(place, stack)| stack.iter().enumerate().map(move |(at, p)| (*p, (place, at))));
    all.filter_map(|(piece, from)| {
        let kind = before.kind(piece)?;
        let is_own = match kind {
            PieceKind::Man(owner) => Some(owner) == seat,
            PieceKind::Coin => true,
            PieceKind::Tally | PieceKind::DoublingCube => false,
        };
        let to = after.find(piece).filter(|to| is_own && to.0 != from.0)?;
        Some(Moved { kind, from, to })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, RuleValues, Seat};

    use super::*;

    #[test]
    fn the_ghosts_are_the_players_own_pieces_where_the_turn_would_bring_them() {
        // A hit: the checker of the opponent on the bar is no ghost.
        let position = "24:2,13:5,8:3,6:5 24:1,14:1,13:5,8:3,6:5 white 2-1 middle:1 0-0 move";
        let game = Kind::Backgammon.from_position(&RuleValues::default(), position).unwrap();
        let actions = vec![game.read_action("13/11*").unwrap(), game.read_action("6/5").unwrap()];
        let moved = moved(game.as_ref(), &Decision::Act(actions));
        let ways: Vec<(Place, Place)> = moved.iter().map(|moved| (moved.from.0, moved.to.0)).collect();
        assert_eq!(ways, [(Place::Point(6), Place::Point(5)), (Place::Point(13), Place::Point(11))]);
        assert!(moved.iter().all(|moved| moved.kind == PieceKind::Man(Seat::First)));
    }

    #[test]
    fn a_throw_has_no_ghosts() {
        let game = Kind::Ur.new_game(&RuleValues::default()).unwrap();
        assert!(moved(game.as_ref(), &Decision::Throw).is_empty());
    }
}
