use bevy::prelude::*;
use tesserae_dice::{DieBody, Gesture, PlaceDice, Settled, Solid, Surface, ThrowDice, ThrowField};
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{DiceSource, DieKind, Effect, Game, Pending, Seat, Throw, ThrowSpec};

use crate::{
    TableSystems,
    app::seed,
    boards::side,
    input::pointer::Pointed,
    replay,
    settings::Settings,
    world::{
        current_board::{BoardFlipped, CurrentBoard},
        pieces::{PieceBody, Shown},
        playback::EffectQueue,
    },
};

/// Somebody asks for the dice to be thrown, by a button or a key: a calm throw into the middle of the field.
#[derive(Message, Copy, Clone, Debug, Default)]
pub struct ThrowRequest;

/// What the dice are doing.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Throwing {
    /// They lie there.
    #[default]
    Lying,
    /// They are in the hand, or in a cup in the hand, and are being shaken.
    Shaken {
        /// The last places of the hand and when it was there, in seconds.
        trail: Vec<(Vec3, f32)>,
        /// The cup that they are in.
        cup: Option<Entity>,
    },
    /// They fly.
    Flying,
}

impl Throwing {
    /// Whether a throw is under way.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        *self != Self::Lying
    }
}

/// Where the hand holds the dice, over the board.
pub const HAND_HEIGHT: f32 = 0.9;

/// Physical throws: taken up with the pointer and flung, or thrown by a key or a button.
pub fn plugin(app: &mut App) {
    app.init_resource::<Throwing>()
        .add_message::<ThrowRequest>()
        .add_systems(Update, lay.in_set(TableSystems::React))
        // Before the referee judges, so that no frame takes dice for lying that it has not read yet.
        .add_systems(Update, report.in_set(TableSystems::Input))
        .add_systems(
            Update,
            (
                (grab.run_if(not(bevy_egui::input::egui_wants_any_pointer_input)), fling, request)
                    .chain()
                    .in_set(TableSystems::Input)
                    .after(crate::input::hands::handle),
                by_itself.in_set(TableSystems::Move),
            )
                .run_if(replay::is_present),
        )
        .add_systems(Update, shake.in_set(TableSystems::Move));
}

/// What is to be thrown now, if the dice on the table are thrown.
fn due(referee: &Referee) -> Option<ThrowSpec> {
    let session = referee.session()?;
    match session.game().pending() {
        Pending::Throw(spec) if session.dice_source() == DiceSource::Physical => Some(spec),
        _ => None,
    }
}

/// Lays out dice when a game is begun, and shows throws that were made elsewhere.
fn lay(
    mut facts: MessageReader<Fact>,
    mut lay: MessageWriter<PlaceDice>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    seated: Option<Res<CurrentBoard>>,
    mut relaid: MessageReader<BoardFlipped>,
) {
    let Some(seated) = seated else { return };
    if let (true, Some(session)) = (relaid.read().count() > 0, referee.session()) {
        lay.write(as_they_lie(session.game(), &seated));
    }
    for fact in facts.read() {
        let Some((game, source)) = referee.session().map(|session| (session.game(), session.dice_source())) else {
            continue;
        };
        match fact {
            Fact::Begun => {
                *throwing = Throwing::Lying;
                lay.write(as_they_lie(game, &seated));
            }
            Fact::Shown(Effect::Thrown { throw, .. }) if source != DiceSource::Physical => {
                let kind = game.dice().first().map_or(DieKind::Cube, |die| die.kind);
                let kind = if throw.faces().contains(&0) { DieKind::Lot } else { kind };
                let at = level_rest(&seated, game.pending().seat());
                lay.write(PlaceDice { shape: kind.into(), faces: throw.faces().to_vec(), at });
            }
            _ => {}
        }
    }
}

/// The dice of a game, laid side by side; before the first throw, those that are to be thrown.
pub(crate) fn as_they_lie(game: &dyn Game, seated: &CurrentBoard) -> PlaceDice {
    let lying = game.dice();
    let (kind, faces) = match (lying.first(), game.pending()) {
        (Some(die), _) => (die.kind, lying.iter().map(|die| die.face).collect()),
        (None, Pending::Throw(spec)) => (spec.dice, vec![1; usize::from(spec.count)]),
        (None, _) => (DieKind::Cube, vec![1, 1]),
    };
    PlaceDice { shape: kind.into(), faces, at: level_rest(seated, game.pending().seat()) }
}

/// Where the dice of a seat lie at first, at the height of the ground.
fn level_rest(seated: &CurrentBoard, seat: Option<Seat>) -> Vec3 {
    let rest = seated.board.dice_rest(seat);
    Vec3::new(rest.x, seated.board.field(seat).floor, rest.z)
}

/// The dice rest: tells the referee what lies there.
fn report(mut settled: MessageReader<Settled>, mut throwing: ResMut<Throwing>, mut intents: MessageWriter<Intent>) {
    for settled in settled.read() {
        *throwing = Throwing::Lying;
        intents.write(Intent::Rested { throw: Throw::new(&settled.faces), rethrown: settled.rethrown.clone() });
    }
}

/// Takes the dice up where the pointer goes down on one, or the cup with the dice in it.
fn grab(
    pointed: Res<Pointed>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    queue: Res<EffectQueue>,
    time: Res<Time>,
) {
    if *throwing == Throwing::Lying
        && pointed.pressed
        && (pointed.die.is_some() || pointed.cup.is_some())
        && queue.is_empty()
        && due(&referee).is_some()
        && let Some(at) = pointed.on_level(HAND_HEIGHT)
    {
        let cup = pointed.cup.filter(|_| pointed.die.is_none());
        *throwing = Throwing::Shaken { trail: vec![(at, time.elapsed_secs())], cup };
    }
}

/// Follows the hand with the dice and lets them go when it opens: direction and strength come from its last movement.
fn fling(
    pointed: Res<Pointed>,
    mut throwing: ResMut<Throwing>,
    time: Res<Time>,
    referee: Res<Referee>,
    mut world: ThrowWorld,
) {
    /// How much of the hand's last movement counts, in seconds.
    const MEMORY: f32 = 0.12;
    /// How far before the hand the mouth of a cup is that is tipped.
    const MOUTH: f32 = 0.5;
    let Throwing::Shaken { trail, cup } = throwing.as_mut() else { return };
    let mouth = if cup.is_some() { MOUTH } else { 0.0 };
    let now = time.elapsed_secs();
    if let Some(at) = pointed.on_level(HAND_HEIGHT) {
        trail.push((at, now));
        let keep = trail.iter().position(|(_, when)| now - when < MEMORY).unwrap_or(0);
        trail.drain(..keep.min(trail.len().saturating_sub(2)));
    }
    if pointed.held && !pointed.released {
        return;
    }
    let (Some((last, until)), Some((first, since))) = (trail.last().copied(), trail.first().copied()) else { return };
    let Some(spec) = due(&referee) else {
        *throwing = Throwing::Lying;
        return;
    };
    let velocity = (last - first) / (until - since).max(1.0 / 120.0);
    let strength = (velocity.length() / 22.0).clamp(0.0, 1.0);
    let gesture = Gesture {
        from: last + velocity.with_y(0.0).normalize_or_zero() * mouth,
        direction: Vec2::new(velocity.x, velocity.z),
        strength,
        spin: Vec3::new(velocity.z, velocity.length() * 0.3, -velocity.x) * 3.0,
    };
    world.throw(spec, gesture);
    *throwing = Throwing::Flying;
}

/// Throws by a button or a key.
fn request(
    mut requests: MessageReader<ThrowRequest>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    mut intents: MessageWriter<Intent>,
    mut world: ThrowWorld,
) {
    if requests.read().count() == 0 || throwing.is_busy() {
        return;
    }
    let Some(session) = referee.session() else { return };
    let Pending::Throw(spec) = session.game().pending() else { return };
    match session.dice_source() {
        DiceSource::Physical => {
            let seat = spec_seat(&spec);
            let field = world.field(seat);
            let centre = field.centre();
            let reach = (field.max.y - centre.z) * 0.8;
            let hand = centre + Vec3::new(0.15, HAND_HEIGHT, seat.map_or(1.0, side) * reach);
            world.throw(spec, Gesture::towards(hand, centre));
            *throwing = Throwing::Flying;
        }
        DiceSource::Seeded | DiceSource::Scripted => {
            intents.write(Intent::Throw);
        }
        DiceSource::Entered => {}
    }
}

fn spec_seat(spec: &ThrowSpec) -> Option<Seat> {
    Pending::Throw(*spec).seat()
}

/// What a throw needs of the world.
#[derive(bevy::ecs::system::SystemParam)]
struct ThrowWorld<'w, 's> {
    seated: Option<Res<'w, CurrentBoard>>,
    settings: Res<'w, Settings>,
    commands: Commands<'w, 's>,
    throws: MessageWriter<'w, ThrowDice>,
    shown: Res<'w, Shown>,
}

impl ThrowWorld<'_, '_> {
    /// The field of a seat, with the pieces that lie in it.
    fn field(&self, seat: Option<Seat>) -> ThrowField {
        let Some(seated) = &self.seated else {
            return ThrowField::new(0.0, Vec2::splat(-1.0), Vec2::splat(1.0), Surface::Felt);
        };
        let mut field = seated.board.field(seat);
        for (place, stack) in self.shown.arrangement.stacks() {
            for (level, piece) in stack.iter().enumerate() {
                let Some(kind) = self.shown.arrangement.kind(*piece) else { continue };
                let spot = seated.board.spot(place, level, stack.len());
                if spot.rotation == Quat::IDENTITY && field.contains(spot.translation) {
                    let model = seated.board.model(kind);
                    field.solids.push(Solid::disc(spot.translation, model.radius, model.height, model.surface));
                }
            }
        }
        field
    }

    fn throw(&mut self, spec: ThrowSpec, gesture: Gesture) {
        let field = self.field(spec_seat(&spec));
        self.commands.insert_resource(field);
        self.throws.write(ThrowDice {
            shape: spec.dice.into(),
            count: usize::from(spec.count),
            gesture,
            // Nobody can know it before the dice are let go.
            seed: seed::seed(),
            skip_flight: self.settings.duration(1.0) <= 0.0,
        });
    }
}

/// Lets the dice dance in the open hand while they are being shaken.
fn shake(throwing: Res<Throwing>, time: Res<Time>, mut dice: Query<(&DieBody, &mut Transform), Without<PieceBody>>) {
    let Throwing::Shaken { trail, cup: None } = &*throwing else { return };
    let Some((hand, _)) = trail.last() else { return };
    let follow = (time.delta_secs() * 16.0).min(1.0);
    for (die, mut transform) in &mut dice {
        let turn = time.elapsed_secs() * 14.0 + die.index as f32 * 2.1;
        let goal = *hand + Vec3::new(turn.cos() * 0.13, (turn * 1.7).sin() * 0.06, turn.sin() * 0.13);
        transform.translation = transform.translation.lerp(goal, follow);
        transform.rotation = Quat::from_euler(EulerRot::XYZ, turn * 1.3, turn * 0.9, turn * 1.1);
    }
}

/// Throws without being asked where the settings say so and there is nothing else to choose.
fn by_itself(
    settings: Res<Settings>,
    referee: Res<Referee>,
    throwing: Res<Throwing>,
    queue: Res<EffectQueue>,
    mut requests: MessageWriter<ThrowRequest>,
) {
    let Some(session) = referee.session().filter(|_| settings.auto_throw && !throwing.is_busy() && queue.is_empty())
    else {
        return;
    };
    if matches!(session.game().pending(), Pending::Throw(_)) && session.game().actions().is_empty() {
        requests.write(ThrowRequest);
    }
}
