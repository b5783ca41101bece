//! Whatever can be played can be pressed with a fingertip: in every game, in windows of every kind.

use bevy::prelude::*;
use tesserae_rules::{
    Action, Header, Kind, Seat, Session,
    session::random::{generator, random_event},
};

use crate::{
    boards::Board,
    camera::{self, FOV, LookFrom, framing::Frame},
    input::touch_targets::{Aim, Seen, TARGET, aim, magnification, playable},
    table::{Hand, layout::BesideBoard},
};

/// The windows, in logical pixels.
const WINDOWS: [Vec2; 4] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(844.0, 390.0),
    Vec2::new(390.0, 844.0),
];

/// A view of a board in a window.
struct View {
    window: Vec2,
    frame: Frame,
    attitude: Quat,
    eye: Vec3,
}

impl View {
    fn new(board: &Board, window: Vec2) -> Self {
        let frame = Frame::of_window(window, 1.0, BesideBoard::default());
        let from = LookFrom::Seat(Seat::First);
        let attitude = camera::attitude(board, &frame, from, Seat::First);
        Self {
            window,
            frame,
            attitude,
            eye: camera::eye(board, &frame, from, Seat::First),
        }
    }

    /// The same, from nearer to a point on the board.
    fn nearer(&self, at: Vec3, factor: f32) -> Self {
        Self {
            eye: at + (self.eye - at) / factor,
            ..*self
        }
    }

    /// Where a point is in the window, in logical pixels.
    fn pixel(&self, at: Vec3) -> Vec2 {
        let seen = self.frame.project(at, self.eye, self.attitude, FOV);
        (seen * Vec2::new(0.5, -0.5) + 0.5) * self.window
    }

    fn seen(&self, board: &Board, hand: &Hand, session: &Session) -> Vec<Seen> {
        let places = playable(session.game(), hand);
        places
            .into_iter()
            .filter_map(|place| Seen::of(place, board, |at| Some(self.pixel(at))))
            .collect()
    }
}

/// How far a finger can go from the middle of a place in both directions and still get it: at once,
/// or by being asked again.
fn pressable(places: &[Seen], target: &Seen, direction: Vec2) -> f32 {
    let reaches = |at: Vec2| match aim(places, at) {
        Aim::Place(place) => place == target.place,
        Aim::Unclear(_) => true,
        Aim::Nothing => false,
    };
    let far = |sign: f32| {
        (0..200)
            .take_while(|step| reaches(target.middle() + direction * sign * *step as f32))
            .count()
    };
    (far(1.0) + far(-1.0)) as f32 - 1.0
}

fn check(board: &Board, view: &View, hand: &Hand, session: &Session) {
    let places = view.seen(board, hand, session);
    for target in &places {
        let what = format!(
            "{} {}: {:?}",
            session.game().kind(),
            view.window,
            target.place
        );
        let [a, b, _, d] = target.corners;
        for direction in [(b - a).normalize(), (d - a).normalize()] {
            let width = pressable(&places, target, direction);
            assert!(
                width >= TARGET - 2.0,
                "{what} can be pressed on {width} pixels only"
            );
        }
        let zone = board.zone(target.place).unwrap();
        let nearer = view.nearer(zone.centre, magnification(target.width()));
        let magnified = Seen::of(target.place, board, |at| Some(nearer.pixel(at))).unwrap();
        assert!(
            magnified.width() >= TARGET,
            "{what} is {} wide when it is magnified",
            magnified.width()
        );
    }
}

#[test]
fn everything_that_can_be_played_can_be_pressed_with_a_fingertip() {
    for kind in Kind::ALL {
        let board = Board::new(kind);
        let views = WINDOWS.map(|window| View::new(&board, window));
        let mut session = Session::new(Header::new(kind)).unwrap();
        let mut rng = generator(3);
        let mut checked = 0;
        for event in 0..160 {
            let steps = session
                .game()
                .actions()
                .into_iter()
                .filter_map(|action| match action {
                    Action::Step(step) => Some(step.from),
                    _ => None,
                });
            let mut held: Vec<_> = steps.collect();
            held.sort_unstable();
            held.dedup();
            for view in views.iter().filter(|_| event % 7 == 0) {
                check(&board, view, &Hand::Empty, &session);
                for from in held.iter().take(3) {
                    checked += 1;
                    check(
                        &board,
                        view,
                        &Hand::Holding {
                            from: *from,
                            walked: Vec::new(),
                            drag: None,
                        },
                        &session,
                    );
                }
            }
            let Some(event) = random_event(session.game(), &mut rng) else {
                break;
            };
            session.act(event).unwrap();
        }
        assert!(checked > 0, "{kind}: something could be moved");
    }
}

#[test]
fn most_places_are_as_wide_as_a_fingertip_and_none_is_tiny() {
    for kind in Kind::ALL {
        let board = Board::new(kind);
        for window in WINDOWS {
            let view = View::new(&board, window);
            let places = board.places().into_iter();
            let seen =
                places.filter_map(|place| Seen::of(place, &board, |at| Some(view.pixel(at))));
            let mut widths: Vec<f32> = seen.map(|seen| seen.width()).collect();
            widths.sort_by(f32::total_cmp);
            // A mouse needs less than a finger.
            let (wanted, middle) = if window.min_element() < 400.0 {
                (22.0, 25.0)
            } else {
                (32.0, TARGET)
            };
            assert!(
                widths[0] >= wanted,
                "{kind} {window}: a place is only {} pixels wide",
                widths[0]
            );
            let median = widths[widths.len() / 2];
            assert!(
                median >= middle,
                "{kind} {window}: places are only {median} pixels wide"
            );
        }
    }
}
