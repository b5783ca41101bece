use std::collections::VecDeque;

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Effect, Manner, Piece, Place};

use crate::{
    TableSystems,
    pieces::{Glide, PieceBody, Shown},
    seated::Seated,
    settings::Settings,
};

/// The table begins to show this effect, for the ear.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub struct Played(pub Effect);

/// Effects that the game has had and the table has yet to show.
#[derive(Resource, Default, Debug)]
pub struct EffectQueue {
    waiting: VecDeque<Effect>,
    pause: f32,
}

impl EffectQueue {
    /// Whether everything that has happened has been shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty() && self.pause <= 0.0
    }
}

/// Plays the effects that the referee tells, one after the other. Whatever the game is, this shows its moves.
pub fn plugin(app: &mut App) {
    app.init_resource::<EffectQueue>()
        .add_message::<Played>()
        .add_systems(Update, hear.in_set(TableSystems::Hear))
        .add_systems(Update, play.in_set(TableSystems::Move));
}

fn hear(
    mut commands: Commands,
    mut facts: MessageReader<Fact>,
    mut queue: ResMut<EffectQueue>,
    mut shown: ResMut<Shown>,
    referee: Res<Referee>,
    seated: Option<Res<Seated>>,
    bodies: Query<(&PieceBody, &Transform)>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Shown(effect) => queue.waiting.push_back(effect.clone()),
            Fact::Begun | Fact::Left => *queue = EffectQueue::default(),
            Fact::TakenBack(_) => {
                *queue = EffectQueue::default();
                let (Some(session), Some(seated)) = (referee.session(), &seated) else { continue };
                shown.arrangement = session.game().arrangement().clone();
                shown.lifted = None;
                settle_all(&mut commands, &shown, seated, &bodies, 0.3);
            }
            _ => {}
        }
    }
}

pub(crate) fn play(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    mut queue: ResMut<EffectQueue>,
    mut shown: ResMut<Shown>,
    seated: Option<Res<Seated>>,
    referee: Res<Referee>,
    bodies: Query<(&PieceBody, &Transform)>,
    mut played: MessageWriter<Played>,
) {
    let Some(seated) = seated else { return };
    if queue.pause > 0.0 {
        queue.pause -= time.delta_secs();
    }
    while queue.pause <= 0.0 {
        let Some(effect) = queue.waiting.pop_front() else {
            queue.pause = 0.0;
            return;
        };
        played.write(Played(effect.clone()));
        if effect == Effect::SetUp {
            if let Some(session) = referee.session() {
                shown.arrangement = session.game().arrangement().clone();
                settle_all(&mut commands, &shown, &seated, &bodies, 0.6);
            }
            continue;
        }
        shown.arrangement.follow(&effect);
        let seconds = show(&mut commands, &effect, &mut shown, &seated, &bodies);
        // What piles up is shown faster, so that nobody waits for the table.
        queue.pause = settings.duration(seconds) / (1.0 + queue.waiting.len() as f32 / 12.0);
    }
}

/// Shows one effect that the shown arrangement has already followed; returns how long to wait before the next, in seconds.
fn show(
    commands: &mut Commands,
    effect: &Effect,
    shown: &mut Shown,
    seated: &Seated,
    bodies: &Query<(&PieceBody, &Transform)>,
) -> f32 {
    match effect {
        Effect::Moved { piece, from, to, manner } => {
            let (seconds, arc) = match manner {
                Manner::Step | Manner::Enter => (0.34, 0.28),
                Manner::Hit => (0.42, 0.55),
                Manner::BearOff | Manner::Retrieve => (0.42, 0.40),
                Manner::Pay | Manner::Refill => (0.26, 0.30),
            };
            settle(commands, shown, seated, bodies, *from, None);
            settle(commands, shown, seated, bodies, *to, Some((*piece, seconds, arc)));
            if matches!(manner, Manner::Pay | Manner::Refill) { 0.10 } else { seconds * 0.8 }
        }
        Effect::Lifted { pieces, from } => {
            shown.lifted = Some((pieces.clone(), *from));
            hover(commands, shown, seated, bodies);
            0.25
        }
        Effect::Dropped { piece, at } => {
            if let Some((hand, above)) = &mut shown.lifted {
                hand.retain(|p| p != piece);
                *above = *at;
                if hand.is_empty() {
                    shown.lifted = None;
                }
            }
            settle(commands, shown, seated, bodies, *at, Some((*piece, 0.28, 0.12)));
            hover(commands, shown, seated, bodies);
            0.24
        }
        Effect::CubeTurned(value) => {
            let attitude = seated.board.cube_attitude(*value);
            for (body, transform) in bodies {
                if body.kind == tesserae_rules::PieceKind::DoublingDie
                    && let (Some(entity), Some(goal)) = (shown.bodies.get(&body.piece), shown.goal(body.piece, seated))
                {
                    let glide = Glide::new(*transform, goal.with_rotation(attitude), 0.5, 0.3);
                    commands.entity(*entity).insert(glide.landing(Surface::Bone, Surface::Wood));
                }
            }
            0.45
        }
        Effect::Thrown { .. } | Effect::Used(_) | Effect::Announced(_) | Effect::Passed { .. } | Effect::Ended(_) => {
            0.0
        }
        Effect::SetUp => 0.0,
    }
}

/// Lets everything at a place glide to where it lies now. The piece that moved takes its own time and arc and is heard.
fn settle(
    commands: &mut Commands,
    shown: &Shown,
    seated: &Seated,
    bodies: &Query<(&PieceBody, &Transform)>,
    place: Place,
    mover: Option<(Piece, f32, f32)>,
) {
    let stack = shown.arrangement.stack(place);
    for (level, piece) in stack.iter().enumerate() {
        let Some((body, transform)) = shown.bodies.get(piece).and_then(|entity| bodies.get(*entity).ok()) else {
            continue;
        };
        let mut goal = seated.board.spot(place, level, stack.len());
        if body.kind == tesserae_rules::PieceKind::DoublingDie {
            goal.rotation = transform.rotation;
        }
        let glide = match mover {
            Some((moved, seconds, arc)) if moved == *piece => {
                let own = seated.board.model(body.kind).surface;
                let below = if level > 0 { own } else { Surface::Wood };
                Glide::new(*transform, goal, seconds, arc).landing(own, below)
            }
            _ if transform.translation.distance(goal.translation) < 1e-3 => continue,
            _ => Glide::new(*transform, goal, 0.2, 0.0),
        };
        if let Some(entity) = shown.bodies.get(piece) {
            commands.entity(*entity).insert(glide);
        }
    }
}

/// Lets a lifted stack hover over the square where the hand is.
fn hover(commands: &mut Commands, shown: &Shown, seated: &Seated, bodies: &Query<(&PieceBody, &Transform)>) {
    let Some((hand, _)) = &shown.lifted else { return };
    for piece in hand {
        let (Some(entity), Some(goal)) = (shown.bodies.get(piece), shown.goal(*piece, seated)) else { continue };
        let Ok((_, transform)) = bodies.get(*entity) else { continue };
        commands.entity(*entity).insert(Glide::new(*transform, goal, 0.22, 0.0));
    }
}

/// Lets every piece glide to where it lies now.
pub fn settle_all(
    commands: &mut Commands,
    shown: &Shown,
    seated: &Seated,
    bodies: &Query<(&PieceBody, &Transform)>,
    seconds: f32,
) {
    for (body, transform) in bodies {
        let (Some(entity), Some(mut goal)) = (shown.bodies.get(&body.piece), shown.goal(body.piece, seated)) else {
            continue;
        };
        if body.kind == tesserae_rules::PieceKind::DoublingDie {
            goal.rotation = transform.rotation;
        }
        if transform.translation.distance(goal.translation) > 1e-3 {
            commands.entity(*entity).insert(Glide::new(*transform, goal, seconds, 0.15));
        }
    }
}
