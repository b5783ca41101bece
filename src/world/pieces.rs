use std::collections::BTreeMap;

use bevy::{prelude::*, world_serialization::WorldAssetRoot};
use tesserae_dice::{Impact, Surface};
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Arrangement, Piece, PieceKind, Place};

use crate::{
    TableSystems,
    settings::Settings,
    world::{
        current_board::CurrentBoard,
        motion::{MoveStyle, Trajectory},
        scenery::scene,
    },
};

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

/// How a piece goes to where it is to lie.
#[derive(Copy, Clone, Debug)]
pub struct MoveSpec {
    seconds: f32,
    arc: f32,
    gait: MoveStyle,
    lands: Option<(Surface, Surface)>,
}

impl MoveSpec {
    /// In so many seconds at natural speed, over an arc of this height.
    #[must_use]
    pub const fn new(seconds: f32, arc: f32) -> Self {
        Self { seconds, arc, gait: MoveStyle::Shifted, lands: None }
    }

    /// The same way, gone like this.
    #[must_use]
    pub const fn with(mut self, gait: MoveStyle) -> Self {
        self.gait = gait;
        self
    }

    /// The same way, with the sound of this on that at its end.
    #[must_use]
    pub const fn landing(mut self, striker: Surface, on: Surface) -> Self {
        self.lands = Some((striker, on));
        self
    }
}

/// On its way to where it is to lie.
#[derive(Component, Clone, Debug)]
pub struct Gliding {
    from: Transform,
    to: Transform,
    elapsed: f32,
    way: MoveSpec,
}

impl Gliding {
    /// From here to there in this way.
    #[must_use]
    pub const fn new(from: Transform, to: Transform, way: MoveSpec) -> Self {
        Self { from, to, elapsed: 0.0, way }
    }
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
    /// What the hand of a player holds or has just let go of: its place is not the table's business.
    pub in_hand: Vec<Piece>,
    /// How pieces go that do not just make room.
    ways: BTreeMap<Piece, MoveSpec>,
}

/// How high a lifted stack hovers.
pub const HOVER: f32 = 0.35;

impl Shown {
    /// Shows another position: every piece goes to its place there.
    pub fn rearrange(&mut self, arrangement: &Arrangement) {
        self.arrangement = arrangement.clone();
        self.lifted = None;
        self.ways.clear();
    }

    /// Lets a piece go to its place in this way.
    pub fn send(&mut self, piece: Piece, way: MoveSpec) {
        self.in_hand.retain(|held| *held != piece);
        self.ways.insert(piece, way);
    }

    /// Where a piece is to lie now.
    #[must_use]
    pub fn goal(&self, piece: Piece, seated: &CurrentBoard) -> Option<Transform> {
        if let Some((hand, above)) = &self.lifted
            && let Some(level) = hand.iter().position(|p| *p == piece)
        {
            let below = self.arrangement.stack(*above).len();
            let mut goal = seated.board.spot(*above, below + level, below + hand.len());
            goal.translation.y += HOVER;
            return Some(goal);
        }
        let (place, level) = self.arrangement.find(piece)?;
        let mut goal = seated.board.spot(place, level, self.arrangement.stack(place).len());
        if let (Some(PieceKind::DoublingCube), Some(value)) =
            (self.arrangement.kind(piece), self.arrangement.doubling())
        {
            goal.rotation = seated.board.cube_attitude(value);
        }
        Some(goal)
    }
}

/// Brings the pieces of the game that is begun, and moves what glides.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_systems(PostUpdate, bring.before(TransformSystems::Propagate)).add_systems(
        Update,
        (send_home, glide)
            .chain()
            .in_set(TableSystems::Move)
            .after(crate::world::playback::play)
            .after(crate::input::hands::carry),
    );
}

/// Brings pieces when a game is begun, and puts away those of the last one.
fn bring(
    mut commands: Commands,
    mut facts: MessageReader<Fact>,
    mut shown: ResMut<Shown>,
    seated: Option<Res<CurrentBoard>>,
    referee: Res<Referee>,
    assets: Res<AssetServer>,
) {
    let Some(fact) = facts.read().filter(|fact| matches!(fact, Fact::Begun | Fact::Left)).last() else { return };
    for entity in std::mem::take(&mut shown.bodies).into_values() {
        commands.entity(entity).despawn();
    }
    shown.rearrange(&Arrangement::default());
    shown.in_hand.clear();
    let (Some(seated), Some(session), Fact::Begun) = (seated, referee.session(), fact) else { return };
    shown.rearrange(session.game().arrangement());
    let arrangement = shown.arrangement.clone();
    for piece in arrangement.stacks().flat_map(|(_, stack)| stack) {
        let (Some(kind), Some(spot)) = (arrangement.kind(*piece), shown.goal(*piece, &seated)) else { continue };
        let body = PieceBody { piece: *piece, kind };
        let model = assets.load(scene(seated.board.model(kind).file));
        let looks = (WorldAssetRoot(model), Transform::from_rotation(body.turned()));
        let entity = commands.spawn((body, spot, Visibility::default())).with_child(looks).id();
        shown.bodies.insert(*piece, entity);
    }
}

/// Sends every piece that neither lies where it is to lie nor is on its way there. Whatever happened to it, this brings it home.
fn send_home(
    mut commands: Commands,
    mut shown: ResMut<Shown>,
    seated: Option<Res<CurrentBoard>>,
    bodies: Query<(Entity, &PieceBody, &Transform, Option<&Gliding>)>,
) {
    /// A piece that makes room, or goes back to where it lay.
    const ASIDE: MoveSpec = MoveSpec::new(0.25, 0.08);
    let Some(seated) = seated else { return };
    let ways = std::mem::take(&mut shown.bypass_change_detection().ways);
    for (entity, body, transform, glide) in &bodies {
        if shown.in_hand.contains(&body.piece) {
            if glide.is_some() {
                commands.entity(entity).remove::<Gliding>();
            }
            continue;
        }
        let Some(goal) = shown.goal(body.piece, &seated) else { continue };
        let bound_for = glide.as_ref().map_or(*transform, |glide| glide.to);
        if same(&bound_for, &goal) {
            continue;
        }
        let way = ways.get(&body.piece).copied().unwrap_or(ASIDE);
        commands.entity(entity).insert(Gliding::new(*transform, goal, way));
    }
}

/// Whether nobody could tell one place and attitude from the other.
fn same(one: &Transform, other: &Transform) -> bool {
    one.translation.distance(other.translation) < 1e-3 && one.rotation.angle_between(other.rotation) < 1e-2
}

fn glide(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    seated: Option<Res<CurrentBoard>>,
    mut gliding: Query<(Entity, Option<&PieceBody>, &mut Transform, &mut Gliding)>,
    mut impacts: MessageWriter<Impact>,
) {
    for (entity, body, mut transform, mut glide) in &mut gliding {
        glide.elapsed += time.delta_secs();
        let course = Trajectory { from: glide.from, to: glide.to, arc: glide.way.arc, gait: glide.way.gait };
        let duration = settings.duration(glide.way.seconds * course.stretch());
        if glide.elapsed < duration {
            *transform = course.at(glide.elapsed / duration);
            continue;
        }
        if let Some((striker, surface)) = glide.way.lands.take() {
            impacts.write(Impact { striker, surface, speed: 0.35, at: glide.to.translation });
        }
        let (since, rock) = (glide.elapsed - duration, settings.duration(Trajectory::ROCK));
        match (&seated, body) {
            (Some(seated), Some(body)) if since < rock && course.gait == MoveStyle::Carried && body.is_round() => {
                *transform = course.rocking(since / rock, seated.board.model(body.kind).radius);
            }
            _ => {
                *transform = glide.to;
                commands.entity(entity).remove::<Gliding>();
            }
        }
    }
}
