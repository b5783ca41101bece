//! The flight: a hand lets go, the dice crate moves the dice, and how they lie goes to the referee.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_dice::{ActiveThrow, Gesture, Settled, Solid, Surface, ThrowDice, ThrowField};
use tesserae_referee::{Gate, Intent, Referee, ThrowGate};
use tesserae_rules::{Action, DiceSource, Event, Pending, Seat, Session, Throw, ThrowSpec};

use super::{HAND_HEIGHT, shaking::SHAKING};
use crate::{
    boards::side,
    table::{Busy, ComingThrow, HeldDice, Shaker, Throwing, seed, settings::Settings},
    world::{current_board::CurrentBoard, pieces::ShownPieces},
};

/// Whether the dice of a game fly over the table.
pub(super) fn dice_fly(session: &Session) -> bool {
    matches!(
        session.dice_source(),
        DiceSource::Physical | DiceSource::Agreed
    )
}

/// The throw that is due now, if the dice on the table are thrown.
pub(crate) fn due(referee: &Referee) -> Option<ThrowSpec> {
    let session = referee.session()?;
    match session.game().pending() {
        Pending::Throw(spec) if dice_fly(session) => Some(spec),
        _ => None,
    }
}

/// The faces of an event that is a throw.
fn faces(event: &Event) -> Option<Vec<u8>> {
    match &event.action {
        Action::Throw(throw) => Some(throw.faces().to_vec()),
        _ => None,
    }
}

/// Where a hand holds the dice that throws them calmly into the middle of the field: on the side of
/// its seat.
fn calm_hand(field: &ThrowField, seat: Option<Seat>) -> Vec3 {
    let centre = field.centre();
    let reach = (field.max.y - centre.z) * 0.8;
    centre + Vec3::new(0.15, HAND_HEIGHT, seat.map_or(1.0, side) * reach)
}

/// Run condition: a throw that is settled already can be made now. One on which both machines have
/// agreed waits for nothing that is shown.
pub(super) fn is_due(
    busy: Busy,
    throwing: Res<Throwing>,
    referee: Res<Referee>,
    current: Option<Res<CurrentBoard>>,
) -> bool {
    let Throwing::Coming(coming) = &*throwing else {
        return false;
    };
    let can_fly = match coming.event {
        Some(_) => due(&referee).is_some() && !busy.is_replaying(),
        None => busy.is_idle(),
    };
    can_fly && current.is_some()
}

/// Lets the dice fly as both machines have agreed, or makes a throw again whose dice were rolling
/// when the program ended.
pub(super) fn fly(mut throwing: ResMut<Throwing>, mut thrower: Thrower) {
    let Throwing::Coming(ComingThrow {
        event: agreed,
        gesture,
        seed,
    }) = std::mem::take(&mut *throwing)
    else {
        return;
    };
    let Some(spec) = due(&thrower.referee) else {
        return;
    };
    let gesture = match (Gesture::from_numbers(&gesture), &agreed) {
        (Some(gesture), Some(_)) => thrower.seen_here(gesture),
        (Some(gesture), None) => gesture,
        (None, Some(_)) => thrower.calm_gesture(spec.seat(), None),
        (None, None) => return,
    };
    thrower.release(spec, gesture, seed, agreed.as_ref().and_then(faces));
    *throwing = Throwing::Flying { agreed };
}

/// Reports to the referee the faces of dice that have come to rest. What an agreed throw shows is
/// settled already, and what a replay shows has been.
pub(super) fn report(
    mut settled: MessageReader<Settled>,
    mut throwing: ResMut<Throwing>,
    referee: Res<Referee>,
    mut intents: MessageWriter<Intent>,
) {
    for settled in settled.read() {
        let agreed = match &mut *throwing {
            Throwing::Coming(_) => None,
            state => match std::mem::take(state) {
                Throwing::Replayed => continue,
                Throwing::Flying { agreed } => agreed,
                _ => None,
            },
        };
        if let Some(event) = agreed {
            intents.write(Intent::Add(Box::new(event)));
        } else if referee.dice_source() != Some(DiceSource::Agreed) {
            intents.write(Intent::DiceSettled {
                throw: Throw::new(&settled.faces),
                rethrown: settled.rethrown.clone(),
            });
        }
    }
}

/// Enters real dice again that were entered before their throw was undone.
pub(super) fn enter_again(referee: Res<Referee>, mut intents: MessageWriter<Intent>) {
    let session = referee
        .session()
        .filter(|session| session.dice_source() == DiceSource::Entered);
    if session.is_some_and(|session| session.throw_again().is_some()) {
        intents.write(Intent::Throw);
    }
}

/// What a throw needs of the table.
#[derive(SystemParam)]
pub(super) struct Thrower<'w, 's> {
    current: Option<Res<'w, CurrentBoard>>,
    settings: Res<'w, Settings>,
    commands: Commands<'w, 's>,
    throws: MessageWriter<'w, ThrowDice>,
    intents: MessageWriter<'w, Intent>,
    shown: Res<'w, ShownPieces>,
    gate: Res<'w, Gate>,
    referee: Res<'w, Referee>,
}

impl Thrower<'_, '_> {
    /// Whether neither a lesson nor the coach holds the throw back.
    pub(super) fn may_throw(&self) -> bool {
        matches!(self.gate.throw(), ThrowGate::Open | ThrowGate::Arranged(_))
    }

    /// Throws calmly from a hand, or lets the program draw. None if the dice go on as before.
    pub(super) fn throw(&mut self, hand: Option<Vec3>) -> Option<Throwing> {
        let session = self.referee.session()?;
        let Pending::Throw(spec) = session.game().pending() else {
            return None;
        };
        match session.dice_source() {
            DiceSource::Physical | DiceSource::Agreed => {
                let gesture = self.calm_gesture(spec.seat(), hand);
                Some(self.let_go(spec, gesture, None))
            }
            DiceSource::Seeded | DiceSource::Scripted => {
                self.intents.write(Intent::Throw);
                None
            }
            DiceSource::Entered => None,
        }
    }

    /// The hand of the bot of a seat, with the dice or the cup on its side. None where nothing is
    /// animated: then they are thrown at once.
    pub(super) fn hand_of_bot(
        &self,
        seat: Option<Seat>,
        cups: impl Iterator<Item = (Entity, Vec3)>,
        now: f32,
    ) -> Option<HeldDice> {
        let current = self.current.as_ref()?;
        if self.settings.duration(SHAKING) <= 0.0 {
            return None;
        }
        let field = current.board.field(seat);
        let centre = field.drop_point.unwrap_or_else(|| calm_hand(&field, seat));
        let own_side = seat.map_or(1.0, side);
        let cup = cups.max_by(|(_, a), (_, b)| (a.z * own_side).total_cmp(&(b.z * own_side)));
        let cup = cup.map(|(entity, _)| entity);
        Some(HeldDice::new(centre, now, cup, Shaker::around(centre)))
    }

    /// Throws what the pointer held, in the direction and with the strength of its last motion. Dice
    /// that are not due are put down.
    pub(super) fn let_go_of(&mut self, held: HeldDice) -> Throwing {
        /// How far in front of the hand the mouth of a tipped cup is.
        const MOUTH: f32 = 0.5;
        /// The speed of the hand that throws as hard as possible, in table units per second.
        const FASTEST: f32 = 22.0;
        let Some(spec) = due(&self.referee) else {
            return Throwing::Lying;
        };
        let mouth = if held.cup.is_some() { MOUTH } else { 0.0 };
        let velocity = held.trail.velocity();
        let gesture = Gesture {
            from: held.trail.position() + velocity.with_y(0.0).normalize_or_zero() * mouth,
            direction: Vec2::new(velocity.x, velocity.z),
            strength: (velocity.length() / FASTEST).clamp(0.0, 1.0),
            spin: Vec3::new(velocity.z, velocity.length() * 0.3, -velocity.x) * 3.0,
        };
        self.let_go(spec, gesture, Some(held))
    }

    /// Throws by chance. In a game of two people apart both machines have to agree first; until
    /// then a hand that held the dice goes on shaking.
    fn let_go(&mut self, spec: ThrowSpec, gesture: Gesture, held: Option<HeldDice>) -> Throwing {
        if self.referee.dice_source() == Some(DiceSource::Agreed) {
            let held = held.filter(|_| self.settings.duration(1.0) > 0.0);
            return Throwing::Awaiting {
                gesture: Some(self.seen_here(gesture).to_numbers().into()),
                held: held.map(|held| HeldDice {
                    by: Shaker::around(held.trail.position()),
                    ..held
                }),
            };
        }
        // Drawn at the release, so that nobody can know it before.
        self.release(spec, gesture, seed::seed(), None);
        Throwing::Flying { agreed: None }
    }

    /// A calm throw into the middle of the field, from a hand at a place or at the side of a seat.
    fn calm_gesture(&self, seat: Option<Seat>, hand: Option<Vec3>) -> Gesture {
        let field = self.field(seat);
        let hand = hand.unwrap_or_else(|| calm_hand(&field, seat));
        Gesture::towards(hand, field.centre())
    }

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

    /// The same movement over a board that lies the other way round, if it does here.
    fn seen_here(&self, gesture: Gesture) -> Gesture {
        match &self.current {
            Some(current) if current.board.flipped => gesture.mirrored(),
            _ => gesture,
        }
    }

    /// Shows a throw that was made: the dice fly calmly, and in the end these faces lie there.
    pub(super) fn show(&mut self, spec: ThrowSpec, faces: Vec<u8>, seed: u64) {
        let gesture = self.calm_gesture(spec.seat(), None);
        self.release(spec, gesture, seed, Some(faces));
    }

    /// Breaks off the flight of the dice.
    pub(super) fn break_off(&mut self) {
        self.commands.remove_resource::<ActiveThrow>();
    }

    fn release(&mut self, spec: ThrowSpec, gesture: Gesture, seed: u64, known: Option<Vec<u8>>) {
        let field = self.field(spec.seat());
        self.commands.insert_resource(field);
        self.throws.write(ThrowDice {
            shape: spec.dice.into(),
            count: usize::from(spec.count),
            gesture,
            seed,
            skip_flight: self.settings.duration(1.0) <= 0.0,
            arranged: known.or_else(|| match self.gate.throw() {
                ThrowGate::Arranged(throw) => Some(throw.faces().to_vec()),
                // What was undone comes again.
                ThrowGate::Open | ThrowGate::Held | ThrowGate::Closed => {
                    faces(self.referee.session()?.throw_again()?)
                }
            }),
        });
    }
}
