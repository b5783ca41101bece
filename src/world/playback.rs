//! Plays effects one after the other, in every game alike.
//!
//! An effect changes where a piece belongs ([`ShownPieces`]) and sometimes how it moves there;
//! [`pieces`](crate::world::pieces) does the moving.

use bevy::prelude::*;
use tesserae_dice::Surface;
use tesserae_referee::{Fact, Referee};
use tesserae_rules::{Arrangement, Effect, Manner, Piece, PieceKind, Place};

use crate::{
    boards::Board,
    table::{
        EffectQueue, ShownSession,
        idle::draw_next_frame,
        sets::{AnimateSystems, TableSystems},
        settings::Settings,
    },
    world::{
        current_board::CurrentBoard,
        motion::{MoveSpec, MoveStyle},
        pieces::ShownPieces,
    },
};

/// Queues effects as the referee sends them, and plays the queue.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<EffectStarted>()
        .add_systems(Update, queue.in_set(TableSystems::React))
        .add_systems(Update, play.in_set(AnimateSystems::Queue))
        .add_systems(
            PostUpdate,
            draw_next_frame.run_if(|queue: Res<EffectQueue>| !queue.is_empty()),
        );
}

/// An effect begins to be shown; the sound listens to it.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) struct EffectStarted(pub(crate) Effect);

fn queue(
    mut facts: MessageReader<Fact>,
    mut queue: ResMut<EffectQueue>,
    mut shown: ResMut<ShownPieces>,
    referee: Res<Referee>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Effect(effect) => queue.push(effect.clone()),
            Fact::Begun | Fact::Left => queue.clear(),
            Fact::Undone(_) => {
                queue.clear();
                if let Some(session) = referee.session() {
                    shown.rearrange(session.game().arrangement());
                }
            }
            _ => {}
        }
    }
}

fn play(
    time: Res<Time>,
    settings: Res<Settings>,
    mut queue: ResMut<EffectQueue>,
    mut shown: ResMut<ShownPieces>,
    current: Option<Res<CurrentBoard>>,
    session: ShownSession,
    mut played: MessageWriter<EffectStarted>,
) {
    let Some(current) = current else { return };
    queue.advance(time.delta_secs());
    while let Some(effect) = queue.pop() {
        played.write(EffectStarted(effect.clone()));
        if effect == Effect::SetUp {
            if let Some(session) = session.get() {
                shown.rearrange(session.game().arrangement());
            }
            continue;
        }
        shown.arrangement.follow(&effect);
        let seconds = show(&effect, &mut shown, &current.board);
        queue.wait(settings.duration(seconds));
    }
}

/// Shows an effect that the shown arrangement has already followed. Returns the pause before the
/// next one, in seconds.
fn show(effect: &Effect, shown: &mut ShownPieces, board: &Board) -> f32 {
    match effect {
        Effect::Moved { piece, to, .. }
            if is_slide(effect, shown.arrangement.kind(*piece), board) =>
        {
            let spec = with_landing(MoveSpec::new(0.34, 0.0), *piece, *to, shown, board);
            shown.send(*piece, spec);
            0.28
        }
        Effect::Moved {
            piece, to, manner, ..
        } => {
            let (seconds, arc) = match manner {
                Manner::Step | Manner::Enter => (0.34, 0.28),
                Manner::Hit => (0.42, 0.55),
                Manner::BearOff | Manner::Return => (0.42, 0.40),
                Manner::Pay | Manner::Refill => (0.26, 0.30),
            };
            let style = if *manner == Manner::Hit {
                MoveStyle::Swept
            } else {
                MoveStyle::Carried
            };
            let spec = MoveSpec::new(seconds, arc).with(style);
            let paid = matches!(manner, Manner::Pay | Manner::Refill | Manner::Return);
            let kind = shown.arrangement.kind(*piece).filter(|_| paid);
            let spec = match kind.and_then(|kind| (board.layout.payment_sound)(kind, *to)) {
                Some(sound) => spec.sounding(sound),
                None => with_landing(spec, *piece, *to, shown, board),
            };
            shown.send(*piece, spec);
            if matches!(manner, Manner::Pay | Manner::Refill) {
                0.10
            } else {
                seconds * 0.8
            }
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
            let spec = with_landing(
                MoveSpec::new(0.28, 0.12).with(MoveStyle::Carried),
                *piece,
                *at,
                shown,
                board,
            );
            shown.send(*piece, spec);
            0.24
        }
        Effect::CubeTurned(_) => {
            let pieces = shown.bodies.keys().copied();
            let has_value = |piece: &Piece| shown.arrangement.value(*piece).is_some();
            for piece in pieces.filter(has_value).collect::<Vec<_>>() {
                shown.send(piece, MoveSpec::new(0.5, 0.3).sounding("cube_turn"));
            }
            0.45
        }
        Effect::Thrown { .. }
        | Effect::Used(_)
        | Effect::Announced(_)
        | Effect::Passed { .. }
        | Effect::Ended(_)
        | Effect::SetUp => 0.0,
    }
}

/// Whether an effect pushes a piece of this kind over the board without lifting it.
pub(crate) fn is_slide(effect: &Effect, kind: Option<PieceKind>, board: &Board) -> bool {
    let step = matches!(
        effect,
        Effect::Moved {
            from: Place::Cell { .. },
            to: Place::Cell { .. },
            manner: Manner::Step,
            ..
        }
    );
    step && kind.is_some_and(|kind| board.model(kind).slides)
}

/// The same motion, ending with the sound of the piece on what lies under it.
fn with_landing(
    spec: MoveSpec,
    piece: Piece,
    at: Place,
    shown: &ShownPieces,
    board: &Board,
) -> MoveSpec {
    let Some(kind) = shown.arrangement.kind(piece) else {
        return spec;
    };
    spec.landing(
        board.model(kind).surface,
        under(piece, at, &shown.arrangement, board),
    )
}

/// The material on which a piece comes to lie: that of a piece below it, or else of the ground.
fn under(piece: Piece, at: Place, arrangement: &Arrangement, board: &Board) -> Surface {
    let stack = arrangement.stack(at);
    let level = stack
        .iter()
        .position(|other| *other == piece)
        .unwrap_or(stack.len());
    let own = board.spot(at, level).translation;
    // Pieces of one place also lie beside each other.
    let is_below = |(lower, other): &(usize, &Piece)| {
        let apart = own - board.spot(at, *lower).translation;
        let radius = arrangement
            .kind(**other)
            .map_or(0.0, |kind| board.model(kind).radius);
        apart.y > 0.0 && apart.xz().length() < 2.0 * radius
    };
    let below = stack.iter().enumerate().take(level).rfind(is_below);
    let kind = below.and_then(|(_, below)| arrangement.kind(*below));
    kind.map_or_else(|| board.ground(at), |kind| board.model(kind).surface)
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, Seat};

    use super::*;

    /// What the pieces of these seats lie on that are put down at a place one after the other.
    fn heard(kind: Kind, at: Place, seats: &[Seat]) -> Vec<Surface> {
        let (board, mut arrangement) = (Board::new(kind), Arrangement::default());
        seats
            .iter()
            .for_each(|seat| arrangement.add(PieceKind::Checker(*seat), 1, at));
        arrangement
            .stack(at)
            .iter()
            .map(|piece| under(*piece, at, &arrangement, &board))
            .collect()
    }

    #[test]
    fn a_piece_is_heard_on_the_piece_below_it() {
        let centre = Place::Cell { column: 3, row: 2 };
        let (horn, boxwood) = (Seat::First, Seat::Second);
        assert_eq!(
            heard(Kind::TableroDiBerona, centre, &[horn, boxwood, horn, horn]),
            [Surface::Wood, Surface::Bone, Surface::Wood, Surface::Bone]
        );
    }

    #[test]
    fn pieces_beside_each_other_are_heard_on_the_board() {
        let six = [Seat::Second; 6];
        let marble = Surface::Stone;
        assert_eq!(
            heard(Kind::Tabula, Place::Point(7), &six),
            [marble, marble, marble, marble, marble, Surface::Metal]
        );
        assert_eq!(
            heard(Kind::Ur, Place::Hand(Seat::First), &[Seat::First; 2]),
            [Board::new(Kind::Ur).ground(Place::Hand(Seat::First)); 2]
        );
    }
}
