//! A bot's hand: it takes the dice that lie on the table, or the cup with them, shakes them on its
//! own side, and throws.

use bevy::prelude::*;
use tesserae_rules::Seat;

use crate::{
    boards::side,
    input::throwing::{ThrowRequest, calm_hand},
    table::{Shaker, Throwing, Trail, not_replaying, sets::InputSystems, settings::Settings},
    world::{cups::Cup, current_board::CurrentBoard},
};

/// How long the dice are shaken, in seconds at natural speed.
const SHAKING: f32 = 0.7;

/// Shakes dice for bots.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<TakeDice>()
        .init_resource::<BotHand>()
        .add_systems(
            Update,
            (take, shake)
                .chain()
                .in_set(InputSystems::Hands)
                .run_if(not_replaying),
        );
}

/// A bot takes the dice to throw them.
#[derive(Message, Copy, Clone, Debug)]
pub(super) struct TakeDice {
    /// Whose bot; None where each throws a die.
    pub(super) seat: Option<Seat>,
}

/// The hand of the bot that shakes the dice.
#[derive(Resource, Debug, Default)]
struct BotHand {
    /// The point around which it moves.
    centre: Vec3,
    /// For how long it has been shaking, in seconds.
    shaken: f32,
}

/// Takes the dice, or the cup on the bot's side. Where nothing is animated they are thrown at once.
fn take(
    mut requests: MessageReader<TakeDice>,
    mut throwing: ResMut<Throwing>,
    mut hand: ResMut<BotHand>,
    mut throws: MessageWriter<ThrowRequest>,
    (settings, time): (Res<Settings>, Res<Time>),
    current: Option<Res<CurrentBoard>>,
    cups: Query<(Entity, &Transform), With<Cup>>,
) {
    let Some(request) = requests.read().last() else {
        return;
    };
    if throwing.is_busy() {
        return;
    }
    let Some(current) = current.filter(|_| settings.duration(SHAKING) > 0.0) else {
        throws.write(ThrowRequest);
        return;
    };
    let field = current.board.field(request.seat);
    let centre = field
        .drop_point
        .unwrap_or_else(|| calm_hand(&field, request.seat));
    let own_side = request.seat.map_or(1.0, side);
    let cup = cups.iter().max_by(|(_, a), (_, b)| {
        (a.translation.z * own_side).total_cmp(&(b.translation.z * own_side))
    });
    *hand = BotHand {
        centre,
        shaken: 0.0,
    };
    let trail = Trail::new(centre, time.elapsed_secs());
    *throwing = Throwing::Shaken {
        trail,
        cup: cup.map(|(entity, _)| entity),
        by: Shaker::Bot,
    };
}

/// Moves the hand to and fro, and opens it.
fn shake(
    mut throwing: ResMut<Throwing>,
    mut hand: ResMut<BotHand>,
    mut throws: MessageWriter<ThrowRequest>,
    settings: Res<Settings>,
    time: Res<Time>,
) {
    /// How often the hand goes to and fro in a second, and how far, in table units.
    const BEAT: f32 = 4.0;
    const REACH: f32 = 0.16;
    let Throwing::Shaken {
        trail,
        by: Shaker::Bot,
        ..
    } = throwing.bypass_change_detection()
    else {
        return;
    };
    hand.shaken += time.delta_secs();
    if hand.shaken >= settings.duration(SHAKING) {
        throws.write(ThrowRequest);
        return;
    }
    let turn = hand.shaken * BEAT * std::f32::consts::TAU;
    let offset = Vec3::new(turn.sin(), 0.25 * (2.0 * turn).cos(), 0.6 * turn.cos()) * REACH;
    trail.add(hand.centre + offset, time.elapsed_secs());
    throwing.set_changed();
}
