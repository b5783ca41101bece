//! What one sees of the other's hand: the piece that it carries and the dice that it shakes move on
//! this table, too, and what is carried here is sent to the other one. It is shown and forgotten.

use std::{collections::VecDeque, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};
use tesserae_live::{Change, Motion, News, Party, hand::EVERY};
use tesserae_rules::Piece;

use super::{
    connection::{ConnectionSystems, LiveNews},
    state::Live,
};
use crate::{
    input::hands,
    save::clock,
    table::{
        Hand, HeldDice, Shaker, Throwing,
        idle::Alarm,
        sets::{AnimateSystems, InputSystems, TableSystems},
        settings::Settings,
    },
    throw::ThrowCommand,
    world::{
        current_board::CurrentBoard,
        pieces::{PieceBody, ShownPieces},
    },
};

/// Shows the other's hand, and sends the one here.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OtherHand>()
        .add_systems(
            Update,
            hear.in_set(TableSystems::Input).after(ConnectionSystems),
        )
        .add_systems(Update, hold_dice.in_set(InputSystems::Hands))
        .add_systems(
            Update,
            (
                carry.after(hands::carry).in_set(AnimateSystems::Carry),
                tell.in_set(AnimateSystems::Follow),
            ),
        );
}

/// Table units in a metre.
pub(super) const UNITS: f32 = 10.0;

/// How long the other's hand is shown after it was moved, in milliseconds: a connection that
/// stutters by less shows nothing of it.
const DELAY: f64 = 250.0;

/// The other's hand, as it is heard.
#[derive(Resource, Debug, Default)]
struct OtherHand {
    /// Where it was and what it did, by its own clock, in milliseconds; oldest first.
    motions: VecDeque<(f64, Motion)>,
    /// The clock here less the other's, at the quickest way of an update, in milliseconds.
    ahead: f64,
    by: Option<Party>,
    /// The pieces that it carries here.
    carries: Vec<Piece>,
}

/// A place that was sent, in table units on this board.
pub(super) fn here(place: [f32; 3], current: &CurrentBoard) -> Vec3 {
    current.board.position(Vec3::from_array(place) * UNITS)
}

/// A place on this board, as it is sent.
pub(super) fn there(place: Vec3, current: &CurrentBoard) -> [f32; 3] {
    (current.board.position(place) / UNITS).to_array()
}

impl OtherHand {
    /// Takes an update that came now, by the clock here in milliseconds.
    fn add(&mut self, by: Party, at: f64, motion: Motion, now: f64) {
        let is_same =
            self.by == Some(by) && self.motions.back().is_some_and(|(last, _)| *last < at);
        if !is_same {
            self.motions.clear();
            self.by = Some(by);
        }
        // The quickest update has waited least on the way.
        let ahead = now - at;
        self.ahead = if self.motions.is_empty() {
            ahead
        } else {
            self.ahead.min(ahead)
        };
        self.motions.push_back((at, motion));
    }

    /// What the hand does at this time by the clock here, between the two updates around it. Older
    /// ones are forgotten.
    fn motion(&mut self, now: f64) -> Motion {
        let then = now - self.ahead - DELAY;
        while self.motions.get(1).is_some_and(|(next, _)| *next <= then) {
            self.motions.pop_front();
        }
        let Some((since, first)) = self.motions.front().copied() else {
            return Motion::Rest;
        };
        if then < since {
            return Motion::Rest;
        }
        match self.motions.get(1) {
            Some((until, second)) => {
                between(first, *second, ((then - since) / (until - since)) as f32)
            }
            None => first,
        }
    }

    /// Whether it moves at this time: there is something to show that is not shown yet.
    fn is_moving(&self, now: f64) -> bool {
        self.motions
            .back()
            .is_some_and(|(last, _)| *last >= now - self.ahead - DELAY)
    }
}

/// A share of the way from one motion to the next, from 0 to 1.
fn between(first: Motion, second: Motion, share: f32) -> Motion {
    let mix = |from: [f32; 3], to: [f32; 3]| {
        Vec3::from_array(from)
            .lerp(Vec3::from_array(to), share)
            .to_array()
    };
    match (first, second) {
        (Motion::Carry { piece, to: from }, Motion::Carry { piece: same, to }) if piece == same => {
            Motion::Carry {
                piece,
                to: mix(from, to),
            }
        }
        (Motion::Shake { to: from, strength }, Motion::Shake { to, .. }) => Motion::Shake {
            to: mix(from, to),
            strength,
        },
        _ => first,
    }
}

/// Takes the updates. What happens in the game ends what was shown of the hand.
fn hear(
    mut news: MessageReader<LiveNews>,
    mut other: ResMut<OtherHand>,
    live: Res<Live>,
    settings: Res<Settings>,
    time: Res<Time<Real>>,
) {
    let now = time.elapsed().as_secs_f64() * 1_000.0;
    let is_shown = !settings.hide_other_hand && settings.duration(1.0) > 0.0;
    for LiveNews(news) in news.read() {
        match news {
            News::Hand(by, hand) if is_shown && !matches!(hand.motion, Motion::Point { .. }) => {
                other.add(*by, f64::from(hand.at), hand.motion, now);
            }
            News::Line {
                by,
                change: Change::Played | Change::Thrown { .. } | Change::Undone(_) | Change::Rematch,
            } if Some(*by) != live.party() => {
                other.motions.clear();
            }
            _ => {}
        }
    }
    let is_there = |party| {
        live.client()
            .is_some_and(|client| client.is_in() && client.presence().has(party))
    };
    if !other.by.is_none_or(is_there) && !other.motions.is_empty() {
        other.motions.clear();
    }
}

/// Shakes the dice as the other one does.
fn hold_dice(
    mut other: ResMut<OtherHand>,
    throwing: Res<Throwing>,
    (current, time, real): (Option<Res<CurrentBoard>>, Res<Time>, Res<Time<Real>>),
    mut dice: MessageWriter<ThrowCommand>,
) {
    let Some(current) = current else { return };
    let is_held = throwing.is_held_by(Shaker::Elsewhere);
    if !is_held && other.motions.is_empty() {
        return;
    }
    let now = real.elapsed().as_secs_f64() * 1_000.0;
    match other.motion(now) {
        Motion::Shake { to, .. } | Motion::Dice { to } => {
            dice.write(ThrowCommand::Hold {
                by: Shaker::Elsewhere,
                path: vec![(here(to, &current), time.elapsed_secs())],
                cup: None,
            });
        }
        _ if is_held => {
            dice.write(ThrowCommand::PutDown);
        }
        _ => {}
    }
}

/// Carries pieces as the other one does.
fn carry(
    mut other: ResMut<OtherHand>,
    mut shown: ResMut<ShownPieces>,
    current: Option<Res<CurrentBoard>>,
    (own, time, real): (Res<Hand>, Res<Time>, Res<Time<Real>>),
    mut bodies: Query<&mut Transform, With<PieceBody>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    /// How far apart the pieces of a stack are held, in table units.
    const LEVEL: f32 = 0.09;
    /// What is nearer than this to where it goes, in table units, is there.
    const THERE: f32 = 1e-3;
    if other.motions.is_empty() && other.carries.is_empty() {
        return;
    }
    let Some(current) = current.filter(|_| own.is_empty()) else {
        return;
    };
    let now = real.elapsed().as_secs_f64() * 1_000.0;
    let motion = other.motion(now);
    if other.is_moving(now) {
        redraw.write(RequestRedraw);
    }
    let Motion::Carry { piece, to } = motion else {
        // Whatever was carried goes where it belongs.
        let carried = std::mem::take(&mut other.carries);
        if !carried.is_empty() {
            shown.in_hand.retain(|piece| !carried.contains(piece));
        }
        // The first updates wait for their time; only a hand that has let go is done.
        if other.motions.len() == 1 && matches!(other.motions.front(), Some((_, Motion::Rest))) {
            other.motions.clear();
        }
        return;
    };
    let held = shown.arrangement.find(piece).map(|(place, level)| {
        let stack = shown.arrangement.stack(place);
        let above = if current.board.lifts_stack(place) {
            stack.len()
        } else {
            level + 1
        };
        stack.get(level..above).unwrap_or_default().to_vec()
    });
    let Some(held) = held else { return };
    let goal = here(to, &current);
    // Independent of the frame rate; quick enough for a hand, and slow enough that nothing jumps.
    let follow = 1.0 - (-14.0 * time.delta_secs()).exp();
    for (level, piece) in held.iter().enumerate() {
        let Some(mut body) = shown
            .bodies
            .get(piece)
            .and_then(|entity| bodies.get_mut(*entity).ok())
        else {
            continue;
        };
        let goal = goal + Vec3::Y * LEVEL * level as f32;
        if body.translation.distance(goal) > THERE {
            redraw.write(RequestRedraw);
            body.translation = body.translation.lerp(goal, follow);
        }
    }
    if shown.in_hand != held {
        shown.in_hand.clone_from(&held);
    }
    other.carries = held;
}

/// Sends the hand here to the other one, ten times a second while it moves.
fn tell(
    mut live: ResMut<Live>,
    (hand, throwing, shown): (Res<Hand>, Res<Throwing>, Res<ShownPieces>),
    current: Option<Res<CurrentBoard>>,
    bodies: Query<&Transform, With<PieceBody>>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    mut told: Local<Option<(Motion, u64)>>,
) {
    /// The speed of a hand that shakes as strongly as possible, in table units a second.
    const FASTEST: f32 = 6.0;
    let Some(current) = current.filter(|_| live.seat().is_some()) else {
        return;
    };
    let motion = match (throwing.held(), &*hand) {
        (Some(HeldDice { trail, by, .. }), _) if *by != Shaker::Elsewhere => Motion::Shake {
            to: there(trail.position(), &current),
            strength: (trail.velocity().length() / FASTEST).clamp(0.0, 1.0),
        },
        (_, Hand::Holding { .. }) => {
            let lowest = shown
                .in_hand
                .first()
                .and_then(|piece| Some((*piece, shown.bodies.get(piece)?)));
            let body = lowest.and_then(|(piece, entity)| Some((piece, bodies.get(*entity).ok()?)));
            body.map_or(Motion::Rest, |(piece, at)| Motion::Carry {
                piece,
                to: there(at.translation, &current),
            })
        }
        _ => Motion::Rest,
    };
    let (last, at) = told.unwrap_or((Motion::Rest, 0));
    if is_near(&last, &motion) {
        return;
    }
    let now = clock::now();
    let due = at + u64::from(EVERY);
    if now < due && motion != Motion::Rest {
        // The last movement before the hand holds still is sent, too.
        return alarm.set(time.elapsed() + Duration::from_millis(due - now));
    }
    if let Some(client) = live.bypass_change_detection().client_mut() {
        client.move_hand(now, motion);
    }
    *told = Some((motion, now));
}

/// Whether two motions look the same.
fn is_near(one: &Motion, other: &Motion) -> bool {
    /// In metres.
    const THERE: f32 = 5e-4;
    let apart = |one: &[f32; 3], other: &[f32; 3]| {
        Vec3::from_array(*one).distance(Vec3::from_array(*other))
    };
    match (one, other) {
        (
            Motion::Carry { piece, to },
            Motion::Carry {
                piece: same,
                to: next,
            },
        ) => piece == same && apart(to, next) < THERE,
        (Motion::Shake { to, .. }, Motion::Shake { to: next, .. }) => apart(to, next) < THERE,
        (one, other) => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIECE: Piece = Piece(3);

    fn at(x: f32) -> Motion {
        Motion::Carry {
            piece: PIECE,
            to: [x, 0.0, 0.0],
        }
    }

    /// A hand that moves evenly, a metre a second, over a line with a latency for each update.
    fn largest_step(latency: impl Fn(usize) -> f64) -> f32 {
        let mut arrivals: Vec<(f64, f64, Motion)> = (0..60)
            .map(|update| {
                let sent = update as f64 * 100.0;
                (sent + latency(update), sent, at(sent as f32 / 1_000.0))
            })
            .collect();
        // A line keeps the order: what is lost and sent again holds up what follows it.
        for next in 1..arrivals.len() {
            arrivals[next].0 = arrivals[next].0.max(arrivals[next - 1].0);
        }
        let (mut hand, mut shown, mut largest) = (OtherHand::default(), None, 0.0_f32);
        let mut coming = arrivals.into_iter().peekable();
        for frame in 0..420 {
            let now = 1_000_000.0 + f64::from(frame) * 16.667;
            while let Some((_, sent, motion)) =
                coming.next_if(|(arrival, ..)| 1_000_000.0 + arrival <= now)
            {
                hand.add(Party::Guest, sent, motion, now);
            }
            let Motion::Carry { to, .. } = hand.motion(now) else {
                continue;
            };
            // The piece follows the hand as it does on the table.
            let last = shown.unwrap_or(to[0]);
            let next = last + (to[0] - last) * (1.0 - (-14.0_f32 * 0.016_667).exp());
            largest = largest.max((next - last).abs());
            shown = Some(next);
        }
        assert!(
            shown.is_some_and(|x| x > 5.5),
            "the hand arrives: {shown:?}"
        );
        largest
    }

    #[test]
    fn a_late_line_that_stutters_shows_an_even_motion() {
        // In a sixtieth of a second an even hand moves 17 mm.
        let even = largest_step(|_| 20.0);
        assert!(even < 0.018, "{even}");
        let late = largest_step(|update| 300.0 + (update * 37 % 80) as f64);
        assert!(late < 0.025, "{late}");
        // Every twentieth update is lost and comes again after another 300 ms.
        let lossy = largest_step(|update| if update % 20 == 7 { 600.0 } else { 300.0 });
        assert!(lossy < 0.06, "{lossy}");
    }

    #[test]
    fn a_hand_that_holds_still_is_shown_without_moving() {
        let mut hand = OtherHand::default();
        hand.add(Party::Host, 0.0, at(0.1), 100.0);
        assert_eq!(
            (hand.motion(100.0), hand.is_moving(100.0)),
            (Motion::Rest, true),
            "not shown yet"
        );
        for later in [1.0, 10_000.0] {
            let now = 100.0 + DELAY + later;
            assert_eq!((hand.motion(now), hand.is_moving(now)), (at(0.1), false));
        }
    }
}
