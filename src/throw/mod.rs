//! A throw of dice, from the hand that takes them up to the faces that the referee hears. What the
//! dice are doing is one state, [`Throwing`], which changes here alone: pointer, keys, bots, a friend
//! at another machine, a game that is resumed and real dice all ask with a [`ThrowCommand`]. A replay
//! asks with a `ShownThrow`, later in the frame.
//!
//! `flight` lets the dice fly and reports how they lie, `replayed` lets them fly for a replay,
//! `shaking` moves the hands that move by themselves, and `layout` lays out dice that are not thrown.

mod flight;
mod layout;
mod replayed;
mod shaking;

use bevy::prelude::*;
use tesserae_rules::Seat;

pub(crate) use self::flight::due;

use self::flight::Thrower;
use crate::{
    table::{
        ComingThrow, HeldDice, Replay, Shaker, Throwing,
        idle::draw_next_frame,
        sets::{AnimateSystems, InputSystems, TableSystems},
        table_is_idle,
    },
    world::cups::Cup,
};

/// Throws dice, and lays out those that are not thrown.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ThrowCommand>()
        // Before the referee judges, so that a settled throw is judged in the same frame, and after
        // everything that might throw: until then the dice count as flying.
        .add_systems(
            Update,
            flight::report
                .in_set(TableSystems::Input)
                .after(InputSystems::Dice),
        )
        .add_systems(
            Update,
            (
                handle,
                shaking::shake,
                flight::fly.run_if(flight::is_due),
                flight::enter_again.run_if(table_is_idle),
            )
                .chain()
                .in_set(InputSystems::Dice),
        )
        .add_systems(
            Update,
            (
                layout::lay_out.in_set(TableSystems::React),
                replayed::follow
                    .in_set(TableSystems::Animate)
                    .before(AnimateSystems::Queue),
                shaking::carry_dice.in_set(AnimateSystems::Carry),
                layout::lay_entered.in_set(AnimateSystems::Follow),
            ),
        )
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|throwing: Res<Throwing>| throwing.is_busy()),
        );
}

/// How high over the board a hand holds the dice.
pub(crate) const HAND_HEIGHT: f32 = 0.9;

/// Something is wanted of the dice. What they cannot do in their state is left out.
#[derive(Message, Clone, Debug, PartialEq)]
pub(crate) enum ThrowCommand {
    /// They are thrown calmly into the middle of the field: for a button, a key, a setting or a
    /// lesson.
    Throw,
    /// The bot of this seat takes them, shakes them and throws them; None where each throws a die.
    ThrowForBot(Option<Seat>),
    /// A hand holds them, or takes them up.
    Hold {
        /// Whose hand.
        by: Shaker,
        /// Where it was, and at which times, in seconds.
        path: Vec<(Vec3, f32)>,
        /// The cup that it takes; the nearest if none is named.
        cup: Option<Entity>,
    },
    /// The pointer lets go, which throws them.
    LetGo,
    /// They are put down without a throw.
    PutDown,
    /// The room has heard of the throw that a hand here has let go of, or never will.
    Declare,
    /// A throw that is settled already is made as soon as it can be.
    Come(ComingThrow),
    /// Both machines no longer want the throw that they have agreed on.
    CallOff,
    /// These faces of real dice have been entered so far.
    Enter(Vec<u8>),
}

/// Changes what the dice are doing as it is asked for.
fn handle(
    mut commands: MessageReader<ThrowCommand>,
    mut throwing: ResMut<Throwing>,
    (replay, time): (Res<Replay>, Res<Time>),
    cups: Query<(Entity, &Transform, &GlobalTransform), With<Cup>>,
    mut thrower: Thrower,
) {
    for command in commands.read() {
        let is_free = throwing.is_free();
        match command {
            ThrowCommand::Throw if is_free && thrower.may_throw() && !replay.is_open() => {
                if let Some(next) = thrower.throw(None) {
                    *throwing = next;
                }
            }
            ThrowCommand::ThrowForBot(seat) if is_free && !replay.is_open() => {
                let cups = cups.iter().map(|(cup, at, _)| (cup, at.translation));
                if let Some(held) = thrower.hand_of_bot(*seat, cups, time.elapsed_secs()) {
                    *throwing = Throwing::Held(held);
                } else if thrower.may_throw() {
                    *throwing = thrower.throw(None).unwrap_or_default();
                }
            }
            ThrowCommand::Hold { by, path, cup } => {
                let mut path = path.iter();
                if is_free && let Some((at, when)) = path.next() {
                    let nearest = cups.iter().min_by(|(.., one), (.., other)| {
                        let away = |cup: &GlobalTransform| cup.translation().distance(*at);
                        away(one).total_cmp(&away(other))
                    });
                    let cup = cup.or(nearest.map(|(cup, ..)| cup));
                    *throwing = Throwing::Held(HeldDice::new(*at, *when, cup, *by));
                }
                if let Throwing::Held(held) = &mut *throwing
                    && held.by == *by
                {
                    path.for_each(|(at, when)| held.trail.add(*at, *when));
                }
            }
            ThrowCommand::LetGo if throwing.is_held_by(Shaker::Pointer) => {
                if let Throwing::Held(held) = std::mem::take(&mut *throwing) {
                    *throwing = thrower.let_go_of(held);
                }
            }
            ThrowCommand::PutDown
                if matches!(*throwing, Throwing::Held(_) | Throwing::Awaiting { .. }) =>
            {
                *throwing = Throwing::Lying;
            }
            ThrowCommand::Declare => throwing.declare(),
            ThrowCommand::Come(coming) if !throwing.is_flying() || throwing.is_replayed() => {
                if throwing.is_replayed() {
                    thrower.break_off();
                }
                *throwing = Throwing::Coming(coming.clone());
            }
            ThrowCommand::CallOff => match &mut *throwing {
                Throwing::Flying { agreed } => *agreed = None,
                Throwing::Coming(ComingThrow { event: Some(_), .. }) => *throwing = Throwing::Lying,
                _ => {}
            },
            ThrowCommand::Enter(faces) if is_free => {
                *throwing = if faces.is_empty() {
                    Throwing::Lying
                } else {
                    Throwing::Entering(faces.clone())
                };
            }
            _ => {}
        }
    }
}
