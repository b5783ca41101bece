use std::collections::BTreeMap;

use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use tesserae_dice::{Impact, Surface};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Arrangement, Piece, PieceKind, Place};

use crate::{TableSystems, props::scene, seated::Seated, settings::Settings};

/// A piece of the game in the world.
#[derive(Component, Copy, Clone, Debug)]
pub struct PieceBody {
    /// Which one.
    pub piece: Piece,
    /// What it is.
    pub kind: PieceKind,
}

impl PieceBody {
    /// Whether it looks the same from all sides but for its grain.
    #[must_use]
    pub const fn is_round(&self) -> bool {
        matches!(self.kind, PieceKind::Man(_) | PieceKind::Coin)
    }

    /// How its model is turned on its foot: each round piece by its own angle, so that no grain repeats.
    fn turned(&self) -> Quat {
        /// The golden angle, in radians: multiples of it never come close to each other.
        const GOLDEN: f32 = 2.399_963;
        Quat::from_rotation_y(if self.is_round() { GOLDEN * f32::from(self.piece.0) } else { 0.0 })
    }
}

/// On its way to where it is to lie.
#[derive(Component, Clone, Debug)]
pub struct Glide {
    from: Transform,
    to: Transform,
    elapsed: f32,
    duration: f32,
    arc: f32,
    lands: Option<(Surface, Surface)>,
}

/// Which piece is shown where. It lags behind the game while effects are being played.
#[derive(Resource, Default, Clone, Debug)]
pub struct Shown {
    /// As the table shows it.
    pub arrangement: Arrangement,
    /// The entities of the pieces.
    pub bodies: BTreeMap<Piece, Entity>,
    /// Pieces in the air between being lifted and being dropped, bottom to top, and the place above which they hover.
    pub lifted: Option<(Vec<Piece>, Place)>,
}

/// How high a lifted stack hovers.
pub const HOVER: f32 = 0.35;

impl Shown {
    /// Where a piece is to lie now.
    #[must_use]
    pub fn goal(&self, piece: Piece, seated: &Seated) -> Option<Transform> {
        if let Some((hand, above)) = &self.lifted
            && let Some(level) = hand.iter().position(|p| *p == piece)
        {
            let below = self.arrangement.stack(*above).len();
            let mut goal = seated.board.spot(*above, below + level, below + hand.len());
            goal.translation.y += HOVER;
            return Some(goal);
        }
        let (place, level) = self.arrangement.find(piece)?;
        Some(seated.board.spot(place, level, self.arrangement.stack(place).len()))
    }
}

impl Glide {
    /// A way from here to there in so many seconds, over an arc of this height.
    #[must_use]
    pub fn new(from: Transform, to: Transform, duration: f32, arc: f32) -> Self {
        Self { from, to, elapsed: 0.0, duration, arc, lands: None }
    }

    /// The same way, with the sound of this on that at its end.
    #[must_use]
    pub const fn landing(mut self, striker: Surface, on: Surface) -> Self {
        self.lands = Some((striker, on));
        self
    }

    /// Where it ends.
    #[must_use]
    pub const fn goal(&self) -> Transform {
        self.to
    }
}

/// Brings the pieces of the game that is begun, and moves what glides.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(PostUpdate, bring.before(TransformSystems::Propagate))
        // A glide that ends is taken away before another begins: the other way round the new one would be lost, and its piece left in the air.
        .add_systems(Update, glide.in_set(TableSystems::Move).before(crate::effects::play).before(crate::hands::carry));
}

/// Brings pieces when a game is begun, and puts away those of the last one.
fn bring(
    mut commands: Commands,
    mut facts: MessageReader<Fact>,
    mut shown: ResMut<Shown>,
    seated: Option<Res<Seated>>,
    referee: Res<Referee>,
    assets: Res<AssetServer>,
) {
    let Some(fact) = facts.read().filter(|fact| matches!(fact, Fact::Begun | Fact::Left)).last() else { return };
    for entity in std::mem::take(&mut shown.bodies).into_values() {
        commands.entity(entity).despawn();
    }
    shown.lifted = None;
    shown.arrangement = Arrangement::default();
    let (Some(seated), Some(session), Fact::Begun) = (seated, referee.session(), fact) else { return };
    shown.arrangement = session.game().arrangement().clone();
    let stacks: Vec<(Place, Vec<Piece>)> =
        shown.arrangement.stacks().map(|(place, stack)| (place, stack.to_vec())).collect();
    for (place, stack) in stacks {
        for (level, piece) in stack.iter().enumerate() {
            let Some(kind) = shown.arrangement.kind(*piece) else { continue };
            let model = seated.board.model(kind);
            let spot = seated.board.spot(place, level, stack.len());
            let body = PieceBody { piece: *piece, kind };
            let looks = (WorldAssetRoot(assets.load(scene(model.file))), Transform::from_rotation(body.turned()));
            let entity = commands.spawn((body, spot, Visibility::default())).with_child(looks).id();
            shown.bodies.insert(*piece, entity);
        }
    }
}

fn glide(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut gliding: Query<(Entity, &mut Transform, &mut Glide)>,
    mut impacts: MessageWriter<Impact>,
) {
    for (entity, mut transform, mut glide) in &mut gliding {
        glide.elapsed += time.delta_secs();
        let duration = settings.duration(glide.duration);
        let done = if duration <= 0.0 { 1.0 } else { (glide.elapsed / duration).min(1.0) };
        let eased = EaseFunction::CubicInOut.sample_clamped(done);
        *transform = Transform {
            translation: glide.from.translation.lerp(glide.to.translation, eased)
                + Vec3::Y * glide.arc * (std::f32::consts::PI * eased).sin(),
            rotation: glide.from.rotation.slerp(glide.to.rotation, eased),
            scale: glide.to.scale,
        };
        if done >= 1.0 {
            if let Some((striker, surface)) = glide.lands {
                impacts.write(Impact { striker, surface, speed: 0.35, at: transform.translation });
            }
            commands.entity(entity).remove::<Glide>();
        }
    }
}
