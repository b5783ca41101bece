//! A closer look: the camera bends over the dice, or over a place of the board, and goes back. By a
//! press that takes nothing up and is held still, and by a key.

use std::time::Duration;

use bevy::{ecs::system::SystemParam, input::touch::Touches, prelude::*};
use bevy_egui::input::egui_wants_any_keyboard_input;
use tesserae_dice::DieBody;
use tesserae_referee::Referee;
use tesserae_rules::DiceSource;

use crate::{
    camera::{LookFrom, Magnify, Orbit},
    input::{keyboard::CLOSER, pointer::Pointer, quick_move::DiceOrder},
    table::{
        Hand, Throwing, idle::Alarm, not_replaying, players::enters_faces, sets::InputSystems,
    },
    world::{current_board::CurrentBoard, highlights::Cursor},
};

/// Brings the camera near and back.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CloserLook>().add_systems(
        Update,
        (
            press_key.run_if(not(egui_wants_any_keyboard_input).and_then(not_replaying)),
            hold,
            leave,
        )
            .chain()
            // What takes something up comes first.
            .after(InputSystems::Dice),
    );
}

/// What the camera bends over.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
enum CloserLook {
    /// Nothing.
    #[default]
    No,
    /// What is pressed, at least until then.
    Pressed(Duration),
    /// The dice, until the key is pressed again.
    Dice,
    /// The place of the cursor, until the key is pressed again.
    Place,
}

/// How far round a point of the board is seen, in table units.
const AROUND: f32 = 0.55;

/// The dice on the table.
#[derive(SystemParam)]
struct Dice<'w, 's>(Query<'w, 's, &'static GlobalTransform, With<DieBody>>);

impl Dice<'_, '_> {
    /// A request to bend over them all.
    fn over(&self) -> Option<Magnify> {
        let at = || self.0.iter().map(GlobalTransform::translation);
        let low = at().reduce(Vec3::min)?;
        let high = at().reduce(Vec3::max)?;
        Some(Magnify::Over {
            at: low.midpoint(high),
            radius: low.distance(high) / 2.0 + AROUND / 2.0,
        })
    }
}

/// A press that may become a closer look.
#[derive(Debug)]
struct Press {
    /// Where it began, in logical pixels.
    at: Vec2,
    /// When.
    since: Duration,
    /// Whether it is on the dice.
    on_dice: bool,
}

/// What is pressed and held still is looked at until it is released, dice for a moment at least.
fn hold(
    pointer: Res<Pointer>,
    (hand, throwing, order): (Res<Hand>, Res<Throwing>, Option<Res<DiceOrder>>),
    (referee, touches): (Res<Referee>, Option<Res<Touches>>),
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
    dice: Dice,
    mut look: ResMut<CloserLook>,
    mut press: Local<Option<Press>>,
    mut camera: MessageWriter<Magnify>,
) {
    /// How far a hand that keeps still may move, in logical pixels.
    const STILL: f32 = 6.0;
    /// How long it keeps still before the camera moves. A press on dice that does nothing else
    /// moves it at once.
    const HOLD: Duration = Duration::from_millis(400);
    /// How long the dice are looked at after a short press.
    const SHORTEST: Duration = Duration::from_millis(1_600);
    let now = time.elapsed();
    let is_taken = !hand.is_empty() || throwing.is_busy() || pointer.unclear.is_some();
    // With a friend at another machine a finger that is held still points.
    let points = referee.dice_source() == Some(DiceSource::Agreed)
        && touches.is_some_and(|touches| touches.iter().next().is_some());
    if pointer.pressed {
        let is_on_board = pointer.pressed_interface == Some(false) && referee.session().is_some();
        *press = pointer.at.filter(|_| is_on_board).map(|at| Press {
            at,
            since: now,
            on_dice: pointer.means_die(),
        });
    }
    let has_moved = |press: &Press| pointer.at.is_none_or(|at| at.distance(press.at) > STILL);
    if is_taken || points || press.as_ref().is_some_and(has_moved) {
        *press = None;
    }
    let Some(Press { since, on_dice, .. }) = *press else {
        return;
    };
    let swaps = referee
        .session()
        .is_some_and(|session| order.is_some_and(|order| order.matters(session.game())));
    let waits = if on_dice && !swaps {
        Duration::ZERO
    } else {
        HOLD
    };
    if !pointer.held && !waits.is_zero() {
        *press = None;
    } else if now < since + waits {
        alarm.set(since + waits);
    } else {
        let at_place = || {
            pointer
                .on_level(0.0)
                .map(|at| Magnify::Over { at, radius: AROUND })
        };
        let over = if on_dice { dice.over() } else { at_place() };
        if let Some(over) = over {
            camera.write(over);
            let least = if on_dice { SHORTEST } else { Duration::ZERO };
            *look = CloserLook::Pressed(now + least);
        }
        *press = None;
    }
}

/// The key goes from the dice to the place of the cursor, and back.
fn press_key(
    keys: Res<ButtonInput<KeyCode>>,
    referee: Res<Referee>,
    (cursor, current): (Res<Cursor>, Option<Res<CurrentBoard>>),
    dice: Dice,
    (mut look, orbit): (ResMut<CloserLook>, Option<Res<Orbit>>),
    mut camera: MessageWriter<Magnify>,
) {
    let Some(session) = referee.session() else {
        return;
    };
    // Digits are faces then.
    if !CLOSER.just_pressed(&keys) || enters_faces(session) {
        return;
    }
    // Whoever has moved the camera meanwhile begins anew.
    let looks = matches!(*look, CloserLook::Dice | CloserLook::Place);
    if looks && orbit.is_some_and(|orbit| !orbit.is_magnified()) {
        *look = CloserLook::No;
    }
    let place = || {
        let zone = current.as_ref()?.board.zone(cursor.0?)?;
        Some(Magnify::Over {
            at: zone.centre,
            radius: AROUND.max(zone.half.max_element()),
        })
    };
    let (next, over) = match *look {
        CloserLook::No | CloserLook::Pressed(_) => dice
            .over()
            .map(|over| (CloserLook::Dice, over))
            .or_else(|| place().map(|over| (CloserLook::Place, over)))
            .unwrap_or((CloserLook::No, Magnify::Back)),
        CloserLook::Dice => place().map_or((CloserLook::No, Magnify::Back), |over| {
            (CloserLook::Place, over)
        }),
        CloserLook::Place => (CloserLook::No, Magnify::Back),
    };
    *look = next;
    camera.write(over);
}

/// Goes back when a press ends, when dice are taken, when the camera is sent elsewhere and when the
/// game is left.
fn leave(
    pointer: Res<Pointer>,
    (throwing, referee): (Res<Throwing>, Res<Referee>),
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
    mut looks: MessageReader<LookFrom>,
    mut look: ResMut<CloserLook>,
    mut camera: MessageWriter<Magnify>,
) {
    let goes_elsewhere = looks.read().count() > 0;
    let is_over = match *look {
        CloserLook::No => return,
        CloserLook::Pressed(least) => {
            let rests = time.elapsed() < least;
            if rests {
                alarm.set(least);
            }
            !pointer.held && !rests
        }
        CloserLook::Dice | CloserLook::Place => false,
    };
    if is_over || goes_elsewhere || throwing.is_busy() || referee.session().is_none() {
        *look = CloserLook::No;
        camera.write(Magnify::Back);
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{Action, Header, Kind, Place, Session, Throw};

    use super::*;
    use crate::{table::settings::Settings, tests::harness};

    /// A table with a game after its first throw, and one die that lies on it.
    fn table(kind: Kind, faces: &[u8]) -> App {
        let mut app = harness::table(Settings::default());
        app.init_resource::<ButtonInput<KeyCode>>()
            .init_resource::<Cursor>()
            .add_message::<Magnify>()
            .add_message::<LookFrom>()
            .init_resource::<Asked>()
            .add_plugins(plugin)
            .add_systems(
                Last,
                |mut requests: MessageReader<Magnify>, mut asked: ResMut<Asked>| {
                    asked.0.extend(requests.read().copied());
                },
            );
        let mut session = Session::new(Header::new(kind)).unwrap();
        session.act(Action::Throw(Throw::new(faces))).unwrap();
        harness::resume(&mut app, session);
        app
    }

    /// One frame with the pointer at a place of the window, on the board.
    fn point(app: &mut App, at: f32, die: Option<Entity>, [pressed, held, released]: [bool; 3]) {
        let above = Vec3::new(at / 100.0, 5.0, 0.5);
        app.insert_resource(Pointer {
            at: Some(Vec2::splat(at)),
            ray: Some(Ray3d::new(above, Dir3::NEG_Y)),
            die,
            pressed,
            held,
            released,
            pressed_interface: pressed.then_some(false),
            ..default()
        });
        app.update();
    }

    /// All that the camera has been asked.
    #[derive(Resource, Default)]
    struct Asked(Vec<Magnify>);

    /// What it has been asked since the last time.
    fn asked(app: &mut App) -> Vec<Magnify> {
        std::mem::take(&mut app.world_mut().resource_mut::<Asked>().0)
    }

    fn hold_still(app: &mut App, at: f32, frames: usize) {
        point(app, at, None, [true, true, false]);
        (0..frames).for_each(|_| point(app, at, None, [false, true, false]));
    }

    #[test]
    fn a_press_that_is_held_still_looks_closer_until_it_is_released() {
        let mut app = table(Kind::Backgammon, &[6, 3]);
        hold_still(&mut app, 50.0, 4);
        assert_eq!(asked(&mut app), [], "not yet");
        hold_still(&mut app, 50.0, 20);
        let over = |at: Vec3| Magnify::Over { at, radius: AROUND };
        assert_eq!(asked(&mut app), [over(Vec3::new(0.5, 0.0, 0.5))]);
        point(&mut app, 50.0, None, [false, false, true]);
        assert_eq!(asked(&mut app), [Magnify::Back]);

        point(&mut app, 50.0, None, [true, true, false]);
        (0..20).for_each(|_| point(&mut app, 80.0, None, [false, true, false]));
        assert_eq!(asked(&mut app), [], "a hand that moves does something else");
    }

    #[test]
    fn a_press_that_takes_a_piece_up_does_not_look_closer() {
        let mut app = table(Kind::Backgammon, &[6, 3]);
        let from = Place::Point(24);
        let at = Vec2::splat(50.0);
        harness::point(&mut app, at, Some(from), [true, true, false]);
        assert!(!app.world().resource::<Hand>().is_empty());
        (0..20).for_each(|_| harness::point(&mut app, at, Some(from), [false, true, false]));
        assert_eq!(asked(&mut app), []);
    }

    #[test]
    fn a_press_on_lots_that_lie_looks_closer_for_a_moment() {
        let mut app = table(Kind::Ur, &[1, 1, 0]);
        let lot = DieBody {
            shape: tesserae_dice::DieShape::Tetrahedron,
            index: 0,
        };
        let at = GlobalTransform::from_xyz(3.0, -0.3, 1.0);
        let die = app.world_mut().spawn((lot, at)).id();
        point(&mut app, 50.0, Some(die), [true, true, false]);
        let all = asked(&mut app);
        assert!(
            matches!(all[..], [Magnify::Over { at, .. }] if at == Vec3::new(3.0, -0.3, 1.0)),
            "{all:?}"
        );
        point(&mut app, 50.0, Some(die), [false, false, true]);
        assert_eq!(asked(&mut app), [], "it does not end with the press");
        (0..40).for_each(|_| point(&mut app, 50.0, Some(die), [false; 3]));
        assert_eq!(asked(&mut app), [Magnify::Back]);
    }

    #[test]
    fn a_key_looks_at_the_dice_then_at_the_cursor_and_goes_back() {
        let mut app = table(Kind::Backgammon, &[6, 3]);
        let cube = DieBody {
            shape: tesserae_dice::DieShape::Cube,
            index: 0,
        };
        app.world_mut().spawn((cube, GlobalTransform::default()));
        app.insert_resource(Cursor(Some(Place::Point(24))));
        let mut press = || {
            let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
            keys.press(CLOSER.keys[0].code);
            app.update();
            let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
            keys.reset_all();
            asked(&mut app)
        };
        let zone = crate::boards::Board::new(Kind::Backgammon)
            .zone(Place::Point(24))
            .unwrap();
        assert!(matches!(
            press()[..],
            [Magnify::Over { at: Vec3::ZERO, .. }]
        ));
        assert!(matches!(press()[..], [Magnify::Over { at, .. }] if at == zone.centre));
        assert_eq!(press(), [Magnify::Back]);
    }
}
