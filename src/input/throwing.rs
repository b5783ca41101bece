//! Physical throws: dice are picked up with the pointer and thrown, or thrown by a key or a button.
//! The dice crate moves them; throws that were drawn or entered are only laid out.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_dice::{
    DieBody, Gesture, Marks, PlaceDice, Settled, Solid, Surface, ThrowDice, ThrowField,
};
use tesserae_referee::{Fact, Gate, Intent, Referee, ThrowGate};
use tesserae_rules::{Action, DiceSource, Effect, Pending, Seat, Session, Throw, ThrowSpec};

use crate::{
    boards::side,
    input::pointer::{Pointer, is_on_board},
    table::{
        AgreedThrow, InterruptedThrow, Shaker, ThrowReleased, Throwing, Trail,
        idle::draw_next_frame,
        not_replaying,
        players::a_person_acts,
        seed,
        sets::{AnimateSystems, InputSystems, TableSystems},
        settings::Settings,
        table_is_idle,
    },
    world::{
        cups::Cup,
        current_board::{BoardFlipped, CurrentBoard},
        dice::{dice_layout, ground_rest},
        pieces::{PieceBody, ShownPieces},
    },
};

/// Throws dice and reports how they lie.
pub(crate) fn plugin(app: &mut App) {
    let pick_up = pick_up
        .run_if(is_on_board.and_then(throws_are_allowed))
        .run_if(table_is_idle.and_then(a_person_acts));
    app.add_message::<ThrowRequest>()
        // Before the referee judges, so that a settled throw is judged in the same frame, and after
        // everything that might throw: until then the dice count as flying.
        .add_systems(
            Update,
            report.in_set(TableSystems::Input).after(InputSystems::Dice),
        )
        .add_systems(
            Update,
            (
                throw_again.run_if(table_is_idle),
                pick_up,
                throw_by_hand,
                throw_on_request.run_if(throws_are_due),
                fly_as_agreed,
                enter_again.run_if(table_is_idle),
            )
                .chain()
                .in_set(InputSystems::Dice)
                .run_if(not_replaying),
        )
        .add_systems(Update, lay_out.in_set(TableSystems::React))
        .add_systems(Update, shake.in_set(AnimateSystems::Carry))
        .add_systems(
            Update,
            roll_automatically
                .in_set(TableSystems::Animate)
                .run_if(table_is_idle.and_then(a_person_acts)),
        )
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|throwing: Res<Throwing>| throwing.is_busy()),
        );
}

/// A player asks by a button or a key for the dice to be thrown: a calm throw into the middle of
/// the field.
#[derive(Message, Copy, Clone, Debug, Default)]
pub(crate) struct ThrowRequest;

/// How high over the board the hand holds the dice.
const HAND_HEIGHT: f32 = 0.9;

/// Run condition: a lesson asks for nothing else first.
fn throws_are_allowed(gate: Res<Gate>) -> bool {
    gate.throw() != ThrowGate::Closed
}

/// Run condition: neither a lesson nor the coach holds the throw back.
fn throws_are_due(gate: Res<Gate>) -> bool {
    matches!(gate.throw(), ThrowGate::Open | ThrowGate::Arranged(_))
}

/// The throw that is due now, if the dice on the table are thrown.
fn due(referee: &Referee) -> Option<ThrowSpec> {
    let session = referee.session()?;
    match session.game().pending() {
        Pending::Throw(spec) if dice_fly(session) => Some(spec),
        _ => None,
    }
}

/// Whether the dice of a game fly over the table.
fn dice_fly(session: &Session) -> bool {
    matches!(
        session.dice_source(),
        DiceSource::Physical | DiceSource::Agreed
    )
}

/// Where a hand holds the dice that throws them calmly into the middle of the field: on the side of
/// its seat.
pub(crate) fn calm_hand(field: &ThrowField, seat: Option<Seat>) -> Vec3 {
    let centre = field.centre();
    let reach = (field.max.y - centre.z) * 0.8;
    centre + Vec3::new(0.15, HAND_HEIGHT, seat.map_or(1.0, side) * reach)
}

/// Lays out the dice of a game that begins or whose board was flipped, and throws that were made
/// elsewhere or come again.
fn lay_out(
    mut facts: MessageReader<Fact>,
    mut lay: MessageWriter<PlaceDice>,
    (mut throwing, mut agreed): (ResMut<Throwing>, ResMut<AgreedThrow>),
    referee: Res<Referee>,
    current: Option<Res<CurrentBoard>>,
    mut flipped: MessageReader<BoardFlipped>,
    dice: Query<(&DieBody, &Transform, &Marks)>,
) {
    let Some(current) = current else { return };
    if let (true, Some(session)) = (flipped.read().count() > 0, referee.session()) {
        lay.write(dice_layout(session, &current));
    }
    for fact in facts.read() {
        let Some(session) = referee.session() else {
            continue;
        };
        let game = session.game();
        match fact {
            Fact::Begun => {
                *throwing = Throwing::Lying;
                agreed.0 = None;
                lay.write(dice_layout(session, &current));
            }
            Fact::Undone(_) => {
                let layout = dice_layout(session, &current);
                if !lie(&dice, &layout.faces) {
                    lay.write(layout);
                }
            }
            Fact::Effect(Effect::Thrown {
                dice: kind, throw, ..
            }) if !dice_fly(session) || !lie(&dice, throw.faces()) => {
                let at = ground_rest(&current, game.pending().seat());
                lay.write(PlaceDice {
                    shape: (*kind).into(),
                    faces: throw.faces().to_vec(),
                    at,
                });
            }
            _ => {}
        }
    }
}

/// Whether the dice on the table show these faces.
fn lie(dice: &Query<(&DieBody, &Transform, &Marks)>, faces: &[u8]) -> bool {
    let shows = |(die, at, marks): (&DieBody, &Transform, &Marks)| {
        faces.get(die.index) == Some(&die.shape.read(at.rotation * marks.0).0)
    };
    dice.iter().len() == faces.len() && dice.iter().all(shows)
}

/// Reports to the referee the faces of dice that have come to rest; what an agreed throw shows is
/// settled already.
fn report(
    mut settled: MessageReader<Settled>,
    (mut throwing, mut agreed): (ResMut<Throwing>, ResMut<AgreedThrow>),
    referee: Res<Referee>,
    mut intents: MessageWriter<Intent>,
) {
    for settled in settled.read() {
        *throwing = Throwing::Lying;
        if let Some(throw) = agreed.0.take_if(|throw| throw.flies) {
            intents.write(Intent::Add(Box::new(throw.event)));
        } else if referee.dice_source() != Some(DiceSource::Agreed) {
            intents.write(Intent::Rested {
                throw: Throw::new(&settled.faces),
                rethrown: settled.rethrown.clone(),
            });
        }
    }
}

/// Picks up the dice where the pointer is pressed on one of them or on a cup: in the nearest cup
/// or, on a board without cups, in the palm. While the coach holds the throw back, that is a
/// request like any other.
fn pick_up(
    pointer: Res<Pointer>,
    (gate, mut requests): (Res<Gate>, MessageWriter<ThrowRequest>),
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    (time, real): (Res<Time>, Res<Time<Real>>),
    cups: Query<(Entity, &GlobalTransform), With<Cup>>,
) {
    if pointer.pressed
        && (pointer.die.is_some() || pointer.cup.is_some())
        && due(&referee).is_some()
        && let Some(at) = pointer.on_level(HAND_HEIGHT)
    {
        if gate.throw() == ThrowGate::Held {
            requests.write(ThrowRequest);
            return;
        }
        let away = |cup: &GlobalTransform| cup.translation().distance(at);
        let nearest = cups
            .iter()
            .min_by(|one, other| away(one.1).total_cmp(&away(other.1)));
        let cup = pointer.cup.or(nearest.map(|(cup, _)| cup));
        *throwing = Throwing::Shaken {
            // All of its path in this frame comes after it.
            trail: Trail::new(at, time.elapsed_secs() - lasted(&real, pointer.path.len())),
            cup,
            by: Shaker::Pointer,
        };
    }
}

/// How long so many movements of a pointer in this frame have lasted, in seconds. They come without
/// times; but a pointer that moves says so sixty times a second at least.
fn lasted(time: &Time<Real>, movements: usize) -> f32 {
    const LONGEST: f32 = 1.0 / 60.0;
    (movements as f32 * LONGEST).min(time.delta_secs())
}

/// Follows the hand with the dice and throws them when it lets go, in the direction and with the
/// strength of its last motion. Every position in a slow frame counts.
fn throw_by_hand(
    pointer: Res<Pointer>,
    mut throwing: ResMut<Throwing>,
    (time, real): (Res<Time>, Res<Time<Real>>),
    referee: Res<Referee>,
    mut world: ThrowWorld,
) {
    /// How far in front of the hand the mouth of a tipped cup is.
    const MOUTH: f32 = 0.5;
    /// The speed of the hand that throws as hard as possible, in table units per second.
    const FASTEST: f32 = 22.0;
    let Throwing::Shaken {
        trail,
        cup,
        by: Shaker::Pointer,
    } = throwing.as_mut()
    else {
        return;
    };
    let mouth = if cup.is_some() { MOUTH } else { 0.0 };
    let (now, count) = (time.elapsed_secs(), pointer.path.len());
    for (index, at) in pointer.path_on_level(HAND_HEIGHT).enumerate() {
        let left = (count - 1 - index) as f32 / count as f32;
        trail.add(at, now - left * lasted(&real, count));
    }
    if let (0, Some(at)) = (count, pointer.on_level(HAND_HEIGHT)) {
        trail.add(at, now);
    }
    if pointer.held && !pointer.released {
        return;
    }
    let Some(spec) = due(&referee) else {
        *throwing = Throwing::Lying;
        return;
    };
    let velocity = trail.velocity();
    let gesture = Gesture {
        from: trail.position() + velocity.with_y(0.0).normalize_or_zero() * mouth,
        direction: Vec2::new(velocity.x, velocity.z),
        strength: (velocity.length() / FASTEST).clamp(0.0, 1.0),
        spin: Vec3::new(velocity.z, velocity.length() * 0.3, -velocity.x) * 3.0,
    };
    let held = Throwing::Shaken {
        trail: trail.clone(),
        cup: *cup,
        by: Shaker::Released,
    };
    *throwing = world.let_go(spec, gesture, held);
}

/// Lets the dice fly as both machines have agreed.
fn fly_as_agreed(
    mut agreed: ResMut<AgreedThrow>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    mut world: ThrowWorld,
) {
    if agreed.0.as_ref().is_none_or(|throw| throw.flies)
        || *throwing == Throwing::Flying
        || world.current.is_none()
    {
        return;
    }
    let (Some(throw), Some(spec)) = (&mut agreed.bypass_change_detection().0, due(&referee)) else {
        return;
    };
    let field = world.field(spec.seat());
    let calm = || Gesture::towards(calm_hand(&field, spec.seat()), field.centre());
    let gesture =
        Gesture::from_numbers(&throw.gesture).map_or_else(calm, |gesture| world.seen_here(gesture));
    throw.flies = true;
    let faces = match &throw.event.action {
        Action::Throw(throw) => Some(throw.faces().to_vec()),
        _ => None,
    };
    world.release(spec, gesture, throw.seed, faces);
    *throwing = Throwing::Flying;
}

/// Makes a throw again whose dice were rolling when the program ended.
fn throw_again(
    mut interrupted: ResMut<InterruptedThrow>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    mut world: ThrowWorld,
) {
    if interrupted.0.is_none() || world.current.is_none() {
        return;
    }
    let Some(released) = interrupted.0.take() else {
        return;
    };
    if let (Some(spec), Some(gesture)) = (due(&referee), Gesture::from_numbers(&released.gesture)) {
        world.release(spec, gesture, released.seed, None);
        *throwing = Throwing::Flying;
    }
}

/// Throws when a button, a key or a bot asks for it.
fn throw_on_request(
    mut requests: MessageReader<ThrowRequest>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    mut intents: MessageWriter<Intent>,
    mut world: ThrowWorld,
) {
    if requests.read().count() == 0 {
        return;
    }
    let hand = match &*throwing {
        Throwing::Lying => None,
        Throwing::Shaken {
            trail,
            by: Shaker::Bot,
            ..
        } => Some(trail.position()),
        Throwing::Shaken { .. } | Throwing::Flying => return,
    };
    throwing.set_if_neq(Throwing::Lying);
    let Some(session) = referee.session() else {
        return;
    };
    let Pending::Throw(spec) = session.game().pending() else {
        return;
    };
    match session.dice_source() {
        DiceSource::Physical | DiceSource::Agreed => {
            let field = world.field(spec.seat());
            let hand = hand.unwrap_or_else(|| calm_hand(&field, spec.seat()));
            *throwing = world.let_go(
                spec,
                Gesture::towards(hand, field.centre()),
                Throwing::Lying,
            );
        }
        DiceSource::Seeded | DiceSource::Scripted => {
            intents.write(Intent::Throw);
        }
        DiceSource::Entered => {}
    }
}

/// Enters real dice again that were entered before their throw was undone.
fn enter_again(referee: Res<Referee>, mut intents: MessageWriter<Intent>) {
    let session = referee
        .session()
        .filter(|session| session.dice_source() == DiceSource::Entered);
    if session.is_some_and(|session| session.throw_again().is_some()) {
        intents.write(Intent::Throw);
    }
}

/// The parts of the world that a throw needs.
#[derive(SystemParam)]
struct ThrowWorld<'w, 's> {
    current: Option<Res<'w, CurrentBoard>>,
    settings: Res<'w, Settings>,
    commands: Commands<'w, 's>,
    throws: MessageWriter<'w, ThrowDice>,
    released: MessageWriter<'w, ThrowReleased>,
    shown: Res<'w, ShownPieces>,
    gate: Res<'w, Gate>,
    referee: Res<'w, Referee>,
}

impl ThrowWorld<'_, '_> {
    /// The field of a seat, with the pieces in it as obstacles.
    fn field(&self, seat: Option<Seat>) -> ThrowField {
        let Some(current) = &self.current else {
            return ThrowField::new(0.0, Vec2::splat(-1.0), Vec2::splat(1.0), Surface::Felt);
        };
        let mut field = current.board.field(seat);
        for (place, stack) in self.shown.arrangement.stacks() {
            for (level, piece) in stack.iter().enumerate() {
                let Some(kind) = self.shown.arrangement.kind(*piece) else {
                    continue;
                };
                let spot = current.board.spot(place, level);
                if spot.rotation == Quat::IDENTITY && field.contains(spot.translation) {
                    let model = current.board.model(kind);
                    field.solids.push(Solid::disc(
                        spot.translation,
                        model.radius,
                        model.height,
                        model.surface,
                    ));
                }
            }
        }
        field
    }

    /// The faces that come again, if this throw was undone before.
    fn undone_faces(&self) -> Option<Vec<u8>> {
        match &self.referee.session()?.throw_again()?.action {
            Action::Throw(throw) => Some(throw.faces().to_vec()),
            _ => None,
        }
    }

    /// Throws by chance. In a game of two people apart both machines have to agree first; until
    /// then the hand holds the dice like this.
    fn let_go(&mut self, spec: ThrowSpec, gesture: Gesture, held: Throwing) -> Throwing {
        if self.referee.dice_source() == Some(DiceSource::Agreed) {
            self.released
                .write(ThrowReleased(self.seen_here(gesture).to_numbers().into()));
            return if self.settings.duration(1.0) > 0.0 {
                held
            } else {
                Throwing::Lying
            };
        }
        // Drawn at the release, so that nobody can know it before.
        self.release(spec, gesture, seed::seed(), None);
        Throwing::Flying
    }

    /// The same movement over a board that lies the other way round, if it does here.
    fn seen_here(&self, gesture: Gesture) -> Gesture {
        if self
            .current
            .as_ref()
            .is_some_and(|current| current.board.flipped)
        {
            gesture.mirrored()
        } else {
            gesture
        }
    }

    fn release(&mut self, spec: ThrowSpec, gesture: Gesture, seed: u64, agreed: Option<Vec<u8>>) {
        let field = self.field(spec.seat());
        self.commands.insert_resource(field);
        self.throws.write(ThrowDice {
            shape: spec.dice.into(),
            count: usize::from(spec.count),
            gesture,
            seed,
            skip_flight: self.settings.duration(1.0) <= 0.0,
            arranged: agreed.or_else(|| match self.gate.throw() {
                ThrowGate::Arranged(throw) => Some(throw.faces().to_vec()),
                ThrowGate::Open | ThrowGate::Held | ThrowGate::Closed => self.undone_faces(),
            }),
        });
    }
}

/// Moves the dice in the open hand while they are being shaken.
fn shake(
    throwing: Res<Throwing>,
    time: Res<Time>,
    mut dice: Query<(&DieBody, &mut Transform), Without<PieceBody>>,
) {
    let Throwing::Shaken {
        trail, cup: None, ..
    } = &*throwing
    else {
        return;
    };
    let follow = (time.delta_secs() * 16.0).min(1.0);
    for (die, mut transform) in &mut dice {
        let turn = time.elapsed_secs() * 14.0 + die.index as f32 * 2.1;
        let goal = trail.position()
            + Vec3::new(
                turn.cos() * 0.13,
                (turn * 1.7).sin() * 0.06,
                turn.sin() * 0.13,
            );
        transform.translation = transform.translation.lerp(goal, follow);
        transform.rotation = Quat::from_euler(EulerRot::XYZ, turn * 1.3, turn * 0.9, turn * 1.1);
    }
}

/// Throws without being asked if the settings say so and there is nothing else to choose.
fn roll_automatically(
    settings: Res<Settings>,
    referee: Res<Referee>,
    mut requests: MessageWriter<ThrowRequest>,
) {
    let Some(session) = referee.session().filter(|_| settings.auto_throw) else {
        return;
    };
    if matches!(session.game().pending(), Pending::Throw(_)) && session.game().actions().is_empty()
    {
        requests.write(ThrowRequest);
    }
}
