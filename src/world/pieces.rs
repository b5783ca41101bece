//! The pieces in the world: they come with a game, and each moves to where the shown position has
//! it. [`motion`](crate::world::motion) moves them, [`playback`](crate::world::playback) says in
//! which style.

use std::collections::BTreeMap;

use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Arrangement, Piece, PieceKind, Place};

use crate::{
    boards::{Board, cube_attitude},
    table::sets::AnimateSystems,
    world::{
        current_board::CurrentBoard,
        motion::{Gliding, MoveSpec, Rocks},
    },
};

/// Spawns the pieces of a game and sends each to its place.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownPieces>()
        .add_systems(PostUpdate, spawn.before(TransformSystems::Propagate))
        .add_systems(Update, send_home.in_set(AnimateSystems::Send));
}

/// A piece of the game in the world.
#[derive(Component, Copy, Clone, Debug)]
pub(crate) struct PieceBody {
    /// Which piece it is.
    pub(crate) piece: Piece,
    /// Its kind.
    pub(crate) kind: PieceKind,
}

impl PieceBody {
    /// Whether its outline is a circle.
    #[must_use]
    pub(crate) const fn is_round(&self) -> bool {
        matches!(self.kind, PieceKind::Checker(_) | PieceKind::Coin)
    }

    /// The rotation of its model on its foot. Each round piece has its own, so that no grain
    /// repeats.
    fn model_rotation(&self) -> Quat {
        /// The golden angle, in radians: its multiples are spread evenly over the circle.
        const GOLDEN_ANGLE: f32 = 2.399_963;
        Quat::from_rotation_y(if self.is_round() {
            GOLDEN_ANGLE * f32::from(self.piece.0)
        } else {
            0.0
        })
    }
}

/// The model of a piece, a child of its body.
#[derive(Component)]
pub(crate) struct ModelOfPiece;

/// The position that the table shows. It lags behind the game while effects are being played.
#[derive(Resource, Default, Clone, Debug)]
pub(crate) struct ShownPieces {
    /// Which piece is shown where.
    pub(crate) arrangement: Arrangement,
    /// The entities of the pieces.
    pub(crate) bodies: BTreeMap<Piece, Entity>,
    /// The rest of a lifted stack, bottom to top, and the place above which it hovers.
    pub(crate) lifted: Option<(Vec<Piece>, Place)>,
    /// Pieces whose transform is driven by the pointer or was until a moment ago; [`send_home`]
    /// skips them.
    pub(crate) in_hand: Vec<Piece>,
    /// Pieces that rise a little because the pointer rests on them.
    pub(crate) raised: Vec<Piece>,
    /// How pieces move whose effects have just been played; all others make room.
    specs: BTreeMap<Piece, MoveSpec>,
}

/// How far a piece rises under the pointer.
const RISE: f32 = 0.05;
/// How high a lifted stack hovers.
pub(crate) const HOVER: f32 = 0.35;

impl ShownPieces {
    /// Shows another position: every piece moves to its place there.
    pub(crate) fn rearrange(&mut self, arrangement: &Arrangement) {
        self.arrangement = arrangement.clone();
        self.lifted = None;
        self.specs.clear();
    }

    /// Lets a piece move to its place like this.
    pub(crate) fn send(&mut self, piece: Piece, spec: MoveSpec) {
        self.in_hand.retain(|held| *held != piece);
        self.specs.insert(piece, spec);
    }

    /// Where a piece belongs now.
    #[must_use]
    pub(crate) fn target(&self, piece: Piece, board: &Board) -> Option<Transform> {
        if let Some((hand, above)) = &self.lifted
            && let Some(level) = hand.iter().position(|p| *p == piece)
        {
            let mut target = board.spot(*above, self.arrangement.stack(*above).len() + level);
            target.translation.y += HOVER;
            return Some(target);
        }
        let (place, level) = self.arrangement.find(piece)?;
        let mut target = board.spot(place, level);
        if let Some(value) = self.arrangement.value(piece) {
            target.rotation = cube_attitude(value);
        }
        if self.raised.contains(&piece) {
            target.translation.y += RISE;
        }
        Some(target)
    }
}

/// Spawns the pieces of a game that has begun and despawns those of the last one.
fn spawn(
    mut commands: Commands,
    mut facts: MessageReader<Fact>,
    mut shown: ResMut<ShownPieces>,
    current: Option<Res<CurrentBoard>>,
    referee: Res<Referee>,
    assets: Res<AssetServer>,
) {
    let Some(fact) = facts
        .read()
        .filter(|fact| matches!(fact, Fact::Begun | Fact::Left))
        .last()
    else {
        return;
    };
    for entity in std::mem::take(&mut shown.bodies).into_values() {
        commands.entity(entity).despawn();
    }
    shown.rearrange(&Arrangement::default());
    shown.in_hand.clear();
    let (Some(current), Some(session), Fact::Begun) = (current, referee.session(), fact) else {
        return;
    };
    shown.rearrange(session.game().arrangement());
    let arrangement = shown.arrangement.clone();
    for piece in arrangement.stacks().flat_map(|(_, stack)| stack) {
        let (Some(kind), Some(spot)) = (
            arrangement.kind(*piece),
            shown.target(*piece, &current.board),
        ) else {
            continue;
        };
        let body = PieceBody {
            piece: *piece,
            kind,
        };
        let model = current.board.model(kind);
        let scene = WorldAssetRoot(assets.load(GltfAssetLabel::Scene(0).from_asset(model.file)));
        let mut entity = commands.spawn((
            Name::new(format!("Piece {}", piece.0)),
            body,
            spot,
            Visibility::default(),
        ));
        entity.with_child((
            Name::new("Model of a piece"),
            ModelOfPiece,
            scene,
            Transform::from_rotation(body.model_rotation()),
        ));
        if body.is_round() {
            entity.insert(Rocks {
                radius: model.radius,
            });
        }
        shown.bodies.insert(*piece, entity.id());
    }
}

/// Sends home every piece that is neither where it belongs nor on its way there, whatever happened
/// to it.
fn send_home(
    mut commands: Commands,
    mut shown: ResMut<ShownPieces>,
    current: Option<Res<CurrentBoard>>,
    bodies: Query<(Entity, &PieceBody, &Transform, Option<&Gliding>)>,
) {
    /// How a piece makes room, or goes back to where it lay.
    const ASIDE: MoveSpec = MoveSpec::new(0.25, 0.08);
    /// How a piece rises under the pointer and sinks again.
    const RISING: MoveSpec = MoveSpec::new(0.1, 0.0);
    let Some(current) = current else { return };
    let specs = std::mem::take(&mut shown.bypass_change_detection().specs);
    for (entity, body, transform, gliding) in &bodies {
        if shown.in_hand.contains(&body.piece) {
            if gliding.is_some() {
                commands.entity(entity).remove::<Gliding>();
            }
            continue;
        }
        let Some(target) = shown.target(body.piece, &current.board) else {
            continue;
        };
        let destination = gliding.map_or(*transform, Gliding::target);
        if same(&destination, &target) {
            continue;
        }
        let rises = destination
            .translation
            .xz()
            .distance(target.translation.xz())
            < 1e-3;
        let spec = specs
            .get(&body.piece)
            .copied()
            .unwrap_or(if rises { RISING } else { ASIDE });
        commands
            .entity(entity)
            .insert(Gliding::new(*transform, target, spec));
    }
}

/// Whether two transforms look the same.
fn same(one: &Transform, other: &Transform) -> bool {
    one.translation.distance(other.translation) < 1e-3
        && one.rotation.angle_between(other.rotation) < 1e-2
}
