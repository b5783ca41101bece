//! Hands and effects without a window: whatever the hands do and however impatient they are, every
//! piece comes to lie where the position says.

use bevy::prelude::*;
use rand::{Rng, RngExt, seq::IndexedRandom};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Header, Kind, Pending, Place, Step, session::random::generator};

use crate::{
    dev::report,
    input::pointer::Pointer,
    table::{EffectQueue, Hand, settings::Settings},
    tests::harness::{self, point, session},
    world::{
        current_board::CurrentBoard,
        motion::Gliding,
        pieces::{PieceBody, ShownPieces},
    },
};

/// A table that shows a new game.
fn table(kind: Kind, settings: Settings) -> App {
    let mut app = harness::table(settings);
    app.world_mut()
        .write_message(Intent::Start(Header::new(kind).seeded(3)));
    app.update();
    app
}

fn frames(app: &mut App, count: usize) {
    let pointer = app.world().resource::<Pointer>().clone();
    app.insert_resource(Pointer {
        pressed: false,
        released: false,
        ..pointer
    });
    (0..count).for_each(|_| app.update());
}

/// Somewhere on the screen, always far from the last place.
fn somewhere(app: &App, rng: &mut impl Rng) -> Vec2 {
    let last = app.world().resource::<Pointer>().at.unwrap_or_default();
    let x = if last.x > 0.0 { -1.0 } else { 1.0 };
    Vec2::new(
        x * rng.random_range(50.0..150.0),
        rng.random_range(-150.0..150.0),
    )
}

fn click(app: &mut App, place: Place, rng: &mut impl Rng) {
    let at = somewhere(app, rng);
    point(app, at, Some(place), [true, true, false]);
    frames(app, rng.random_range(0..3));
    point(app, at, Some(place), [false, false, true]);
    frames(app, rng.random_range(0..3));
}

fn drag(app: &mut App, step: &Step, rng: &mut impl Rng) {
    let at = somewhere(app, rng);
    point(app, at, Some(step.from), [true, true, false]);
    for place in &step.path {
        let at = somewhere(app, rng);
        point(app, at, Some(*place), [false, true, false]);
        frames(app, rng.random_range(0..4));
    }
    let pointer = app.world().resource::<Pointer>().clone();
    point(
        app,
        pointer.at.unwrap_or_default(),
        pointer.place,
        [false, false, true],
    );
}

/// Does one thing that the game allows, or something silly.
fn act(app: &mut App, rng: &mut impl Rng) {
    if session(app).can_undo() && rng.random_ratio(1, 12) {
        app.world_mut().write_message(Intent::Undo);
        return app.update();
    }
    if matches!(session(app).game().pending(), Pending::Throw(_)) {
        app.world_mut().write_message(Intent::Throw);
        return app.update();
    }
    let actions = session(app).game().actions();
    match actions.choose(rng) {
        Some(Action::Step(step)) if rng.random_ratio(1, 15) => {
            // A change of mind in mid-air.
            click(app, step.from, rng);
            click(app, step.from, rng);
        }
        Some(Action::Step(step)) if rng.random() => drag(app, step, rng),
        Some(Action::Step(step)) => {
            click(app, step.from, rng);
            step.path.iter().for_each(|place| click(app, *place, rng));
        }
        Some(Action::Choice(choice)) => {
            app.world_mut().write_message(Intent::Choose(*choice));
            app.update();
        }
        Some(Action::Throw(_)) | None => app.update(),
    }
}

/// Waits until nothing moves and compares each piece with the position.
fn compare(app: &mut App, what: &str) {
    const FRAMES: usize = 400;
    if *app.world().resource::<Hand>() != Hand::Empty {
        let at = Vec2::new(-500.0, -500.0);
        point(app, at, None, [true, true, false]);
        point(app, at, None, [false, false, true]);
    }
    frames(app, 1);
    for _ in 0..FRAMES {
        let world = app.world_mut();
        // What was let go of while the table was busy goes home when it no longer is.
        let idle = world.resource::<EffectQueue>().is_empty()
            && world.resource::<ShownPieces>().in_hand.is_empty();
        if idle && world.query::<&Gliding>().iter(world).next().is_none() {
            break;
        }
        app.update();
    }
    let world = app.world_mut();
    let mut bodies = world.query::<(&PieceBody, &Transform, Has<Gliding>)>();
    let game = world
        .resource::<Referee>()
        .session()
        .expect("a game has begun")
        .game();
    let (seated, shown) = (
        world.resource::<CurrentBoard>(),
        world.resource::<ShownPieces>(),
    );
    assert!(
        bodies.iter(world).all(|(_, _, glides)| !glides),
        "{what}: something never comes to rest"
    );
    if !report::agree(game, &seated.board, shown, bodies.iter(world)) {
        let truth = game.arrangement();
        assert_eq!(
            shown.arrangement, *truth,
            "{what}: the table shows another position"
        );
        for (body, at, _) in bodies.iter(world) {
            let (place, level) = truth.find(body.piece).expect("every piece lies somewhere");
            let wanted = seated.board.spot(place, level);
            let apart = wanted.translation - at.translation;
            assert!(
                apart.length() < 0.02,
                "{what}: {:?} at {place:?}, level {level}, is off by {apart}",
                body.piece
            );
        }
        panic!(
            "{what}: there are {} pieces and not {}",
            bodies.iter(world).count(),
            truth.len()
        );
    }
}

/// Plays with hands that now and then wait for the table and now and then do not.
fn play(kind: Kind, settings: Settings, seed: u64) {
    let mut rng = generator(seed);
    let mut app = table(
        kind,
        Settings {
            confirm: rng.random(),
            forced_moves: rng.random(),
            ..settings
        },
    );
    for count in 0..700 {
        if session(&app).game().outcome().is_some() {
            break;
        }
        act(&mut app, &mut rng);
        if rng.random() {
            let position = session(&app).game().position();
            compare(
                &mut app,
                &format!("{kind:?}, seed {seed}, act {count}, {position}"),
            );
        }
    }
    compare(&mut app, &format!("{kind:?}, seed {seed}, at the end"));
}

#[test]
fn pieces_that_move_at_once_lie_where_the_position_says() {
    for kind in Kind::ALL {
        (0..8).for_each(|seed| {
            play(
                kind,
                Settings {
                    speed: 0.0,
                    reduced_motion: true,
                    ..default()
                },
                seed,
            )
        });
    }
}

#[test]
fn pieces_that_glide_come_to_lie_where_the_position_says() {
    for kind in Kind::ALL {
        (0..8).for_each(|seed| play(kind, Settings::default(), seed));
    }
}
