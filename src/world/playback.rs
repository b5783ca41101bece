use std::collections::VecDeque;

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Effect, Manner, Piece, PieceKind, Place};

use crate::{
    TableSystems,
    replay::OnTable,
    settings::Settings,
    world::{
        current_board::CurrentBoard,
        motion::MoveStyle,
        pieces::{MoveSpec, Shown},
    },
};

/// The table begins to show this effect, for the ear.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub struct EffectPlayed(pub Effect);

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

    /// Lets the table show one more effect, after all others.
    pub fn push(&mut self, effect: Effect) {
        self.waiting.push_back(effect);
    }
}

/// Plays the effects that the referee tells, one after the other. Whatever the game is, this shows its moves.
///
/// An effect changes where pieces are to lie ([`Shown`]) and perhaps how they go there; that they go is none of its business.
pub fn plugin(app: &mut App) {
    app.init_resource::<EffectQueue>()
        .add_message::<EffectPlayed>()
        .add_systems(Update, hear.in_set(TableSystems::React))
        .add_systems(Update, play.in_set(TableSystems::Move));
}

pub(crate) fn hear(
    mut facts: MessageReader<Fact>,
    mut queue: ResMut<EffectQueue>,
    mut shown: ResMut<Shown>,
    referee: Res<Referee>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Shown(effect) => queue.waiting.push_back(effect.clone()),
            Fact::Begun | Fact::Left => *queue = EffectQueue::default(),
            Fact::TakenBack(_) => {
                *queue = EffectQueue::default();
                if let Some(session) = referee.session() {
                    shown.rearrange(session.game().arrangement());
                }
            }
            _ => {}
        }
    }
}

pub(crate) fn play(
    time: Res<Time>,
    settings: Res<Settings>,
    mut queue: ResMut<EffectQueue>,
    mut shown: ResMut<Shown>,
    seated: Option<Res<CurrentBoard>>,
    table: OnTable,
    mut played: MessageWriter<EffectPlayed>,
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
        played.write(EffectPlayed(effect.clone()));
        if effect == Effect::SetUp {
            if let Some(session) = table.session() {
                shown.rearrange(session.game().arrangement());
            }
            continue;
        }
        shown.arrangement.follow(&effect);
        let seconds = show(&effect, &mut shown, &seated);
        // What piles up is shown faster, so that nobody waits for the table.
        queue.pause = settings.duration(seconds) / (1.0 + queue.waiting.len() as f32 / 12.0);
    }
}

/// Shows one effect that the shown arrangement has already followed; returns how long to wait before the next, in seconds.
fn show(effect: &Effect, shown: &mut Shown, seated: &CurrentBoard) -> f32 {
    match effect {
        Effect::Moved { piece, to, .. } if slides(effect, shown.arrangement.kind(*piece)) => {
            let way = landing(MoveSpec::new(0.34, 0.0), *piece, *to, shown, seated);
            shown.send(*piece, way);
            0.28
        }
        Effect::Moved { piece, to, manner, .. } => {
            let (seconds, arc) = match manner {
                Manner::Step | Manner::Enter => (0.34, 0.28),
                Manner::Hit => (0.42, 0.55),
                Manner::BearOff | Manner::Retrieve => (0.42, 0.40),
                Manner::Pay | Manner::Refill => (0.26, 0.30),
            };
            let gait = if *manner == Manner::Hit { MoveStyle::Swept } else { MoveStyle::Carried };
            let way = landing(MoveSpec::new(seconds, arc).with(gait), *piece, *to, shown, seated);
            shown.send(*piece, way);
            if matches!(manner, Manner::Pay | Manner::Refill) { 0.10 } else { seconds * 0.8 }
        }
        Effect::Lifted { pieces, from } => {
            shown.lifted = Some((pieces.clone(), *from));
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
            let way = landing(MoveSpec::new(0.28, 0.12).with(MoveStyle::Carried), *piece, *at, shown, seated);
            shown.send(*piece, way);
            0.24
        }
        Effect::CubeTurned(_) => {
            let dice = shown
                .bodies
                .keys()
                .copied()
                .filter(|piece| shown.arrangement.kind(*piece) == Some(PieceKind::DoublingCube));
            for die in dice.collect::<Vec<_>>() {
                shown.send(die, MoveSpec::new(0.5, 0.3).landing(Surface::Bone, Surface::Wood));
            }
            0.45
        }
        Effect::Thrown { .. } | Effect::Used(_) | Effect::Announced(_) | Effect::Passed { .. } | Effect::Ended(_) => {
            0.0
        }
        Effect::SetUp => 0.0,
    }
}

/// Whether a piece is pushed over the board and not lifted: a coin from square to square.
pub(crate) fn slides(effect: &Effect, kind: Option<PieceKind>) -> bool {
    let pushed = |manner: &Manner| *manner == Manner::Step && kind == Some(PieceKind::Coin);
    matches!(effect, Effect::Moved { from: Place::Cell { .. }, to: Place::Cell { .. }, manner, .. } if pushed(manner))
}

/// The same way, with the sound of this piece on what lies under it.
fn landing(way: MoveSpec, piece: Piece, at: Place, shown: &Shown, seated: &CurrentBoard) -> MoveSpec {
    let Some(kind) = shown.arrangement.kind(piece) else { return way };
    let own = seated.board.model(kind).surface;
    let alone = shown.arrangement.stack(at).len() <= 1;
    way.landing(own, if alone { seated.board.ground(at) } else { own })
}
