//! What the pointer rests on while nothing is held: a piece that can move rises a little, and the
//! cursor becomes a hand.

use bevy::{ecs::change_detection::Tick, prelude::*};
use tesserae_rules::{Pending, Piece, Place};

use crate::{
    input::pointer::Pointer,
    table::{
        Busy, Hand, PlayableSession, Purpose, sets::AnimateSystems, settings::Settings,
        targets::sources,
    },
    world::{current_board::CurrentBoard, pieces::ShownPieces},
};

/// Finds what the pointer rests on.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .add_systems(Update, hover.in_set(AnimateSystems::Carry));
}

/// What the pointer rests on.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) enum Hover {
    /// Nothing that can be used.
    #[default]
    Nothing,
    /// Something that can be taken: a piece that can move, dice that are to be thrown.
    Takeable,
    /// The hand holds something.
    Held,
}

/// The places from which pieces can move, kept until the game changes.
#[derive(Default)]
struct Movable {
    changed: Option<[Tick; 2]>,
    places: Vec<Place>,
}

fn hover(
    pointer: Res<Pointer>,
    playable: PlayableSession,
    (busy, hand): (Busy, Res<Hand>),
    settings: Res<Settings>,
    current: Option<Res<CurrentBoard>>,
    mut shown: ResMut<ShownPieces>,
    mut hover: ResMut<Hover>,
    mut movable: Local<Movable>,
    purpose: Res<State<Purpose>>,
) {
    let session = playable.for_person().filter(|_| !busy.is_animating());
    let (Some(session), Some(current)) = (session, current) else {
        hover.set_if_neq(if busy.is_animating() {
            *hover
        } else {
            Hover::Nothing
        });
        raise(&mut shown, Vec::new());
        return;
    };
    if !hand.is_empty() {
        hover.set_if_neq(Hover::Held);
        raise(&mut shown, Vec::new());
        return;
    }
    let game = session.game();
    if matches!(game.pending(), Pending::Throw(_)) {
        let takes_dice = pointer.means_die() || pointer.cup.is_some();
        hover.set_if_neq(if takes_dice {
            Hover::Takeable
        } else {
            Hover::Nothing
        });
        raise(&mut shown, Vec::new());
        return;
    }
    let changed = Some(playable.last_changed());
    if movable.changed != changed {
        *movable = Movable {
            changed,
            places: sources(game),
        };
    }
    let place = pointer
        .place
        .filter(|place| movable.places.contains(place) && !pointer.means_die());
    hover.set_if_neq(if place.is_some() {
        Hover::Takeable
    } else {
        Hover::Nothing
    });
    let stack = place.map_or(&[][..], |place| shown.arrangement.stack(place));
    let lifts_all =
        place.is_some_and(|place| current.board.lifts_stack(place) && *purpose != Purpose::Editor);
    let raised = match stack {
        _ if settings.reduced_motion => Vec::new(),
        stack if lifts_all => stack.to_vec(),
        stack => stack.last().copied().into_iter().collect(),
    };
    raise(&mut shown, raised);
}

fn raise(shown: &mut ResMut<ShownPieces>, raised: Vec<Piece>) {
    if shown.raised != raised {
        shown.raised = raised;
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Header, Kind, Session, Throw};

    use super::*;
    use crate::tests::harness;

    #[test]
    fn only_a_piece_that_can_move_rises_under_the_pointer() {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Throw::new(&[6, 3])).unwrap();
        let mut app = harness::table(Settings::default());
        app.add_plugins(plugin);
        harness::resume(&mut app, session);
        let mut rest = |place: Place| {
            for _ in 0..10 {
                harness::point(&mut app, Vec2::ZERO, Some(place), [false; 3]);
            }
            let world = app.world();
            let top = world
                .resource::<ShownPieces>()
                .arrangement
                .stack(place)
                .last()
                .copied();
            let body = top
                .and_then(|top| world.resource::<ShownPieces>().bodies.get(&top))
                .copied();
            let height = body
                .and_then(|body| world.get::<Transform>(body))
                .map(|at| at.translation.y);
            let spot = world
                .resource::<CurrentBoard>()
                .board
                .spot(place, 0)
                .translation
                .y;
            let lies = top.map_or(0, |_| {
                world
                    .resource::<ShownPieces>()
                    .arrangement
                    .stack(place)
                    .len()
                    - 1
            });
            let level = world
                .resource::<CurrentBoard>()
                .board
                .spot(place, lies)
                .translation
                .y;
            (height.unwrap_or(spot) - level, *world.resource::<Hover>())
        };
        let (rise, hover) = rest(Place::Point(24));
        assert!(rise > 0.02 && hover == Hover::Takeable, "{rise}");
        let (rise, hover) = rest(Place::Point(19));
        assert!(
            rise.abs() < 1e-3 && hover == Hover::Nothing,
            "the opponent's checkers stay: {rise}"
        );
    }
}
