//! Throws that a replay shows, without a window.

use bevy::prelude::*;
use tesserae_dice::{ActiveThrow, DieBody, Marks};
use tesserae_referee::Intent;
use tesserae_rules::{Action, Header, Kind, Session, Throw};

use crate::{
    save::Storage,
    table::{ComingThrow, Replay, ReplayCommand, Throwing, replay_stops, settings::Settings},
    tests::harness::{self, played, table_with_bots},
    throw::ThrowCommand,
};

/// A table on which a game lies, whose replay stands before a throw; and that throw.
fn before_a_throw(session: &Session, count: usize) -> (App, Throw) {
    let mut app = table_with_bots("assets", Storage::nowhere(), Settings::default());
    harness::resume(&mut app, session.clone());
    (0..40).for_each(|_| app.update());
    let event = &session.events()[count];
    let Action::Throw(throw) = &event.action else {
        panic!("{event:?}");
    };
    app.world_mut().write_message(ReplayCommand::To(count));
    (0..4).for_each(|_| app.update());
    (app, throw.clone())
}

fn forward(app: &mut App) {
    app.world_mut().write_message(ReplayCommand::Forward);
    app.update();
}

/// Before which events, by their number, the throws of a game were due.
fn throws(session: &Session) -> Vec<usize> {
    let events = session.events().iter().enumerate();
    events
        .filter(|(_, event)| matches!(event.action, Action::Throw(_)))
        .map(|(count, _)| count)
        .collect()
}

/// The number of events up to the position that is shown.
fn shown(app: &App) -> Option<usize> {
    let replay = app.world().resource::<Replay>();
    replay.session().map(|session| session.events().len())
}

fn throwing(app: &App) -> &Throwing {
    app.world().resource::<Throwing>()
}

/// The faces of the dice on the table.
fn faces(app: &mut App) -> Throw {
    let world = app.world_mut();
    let mut dice: Vec<(usize, u8)> = world
        .query::<(&DieBody, &Transform, &Marks)>()
        .iter(world)
        .map(|(die, at, marks)| (die.index, die.shape.read(at.rotation * marks.0).0))
        .collect();
    dice.sort_unstable();
    Throw::new(&dice.iter().map(|(_, face)| *face).collect::<Vec<_>>())
}

#[test]
fn the_dice_of_a_replay_fly_and_lie_as_they_were_thrown() {
    for kind in Kind::ALL {
        let session = played(kind, 21, 60);
        let throws = throws(&session);
        let now = throws[throws.len() - 1];
        let session = session.truncated(now).expect("it was so long");
        // In the game itself a throw is due, too.
        for count in [throws[0], throws[throws.len() / 2]] {
            let (mut app, throw) = before_a_throw(&session, count);
            forward(&mut app);
            assert!(throwing(&app).is_replayed(), "{kind}");
            assert_eq!(shown(&app), Some(count), "{kind}: nobody knows it yet");
            let mut frames = 0;
            while throwing(&app).is_flying() {
                app.update();
                frames += 1;
                assert!(frames < 2_000, "{kind}: they never lie");
            }
            app.update();
            assert!(frames > 4, "{kind}: {frames}");
            assert!(shown(&app) > Some(count), "{kind}");
            assert_eq!(faces(&mut app), throw, "{kind}");
            let game = harness::session(&app).events();
            assert_eq!(game, session.events(), "{kind}: the game stays");
        }
    }
}

#[test]
fn whoever_does_not_wait_sees_at_once_how_the_dice_lie() {
    let session = played(Kind::Backgammon, 21, 60);
    let count = throws(&session)[1];
    let stops = replay_stops(session.events());
    let before = stops.partition_point(|stop| *stop < count);
    for (command, stop) in [
        // As many presses forward or back, as many stops.
        (ReplayCommand::Forward, before + 2),
        (ReplayCommand::Back, before),
        (ReplayCommand::To(stops[before + 1]), before + 1),
    ] {
        let (mut app, throw) = before_a_throw(&session, count);
        forward(&mut app);
        (0..3).for_each(|_| app.update());
        assert!(throwing(&app).is_replayed());
        app.world_mut().write_message(command);
        (0..2).for_each(|_| app.update());
        assert_eq!(throwing(&app), &Throwing::Lying);
        assert!(!app.world().contains_resource::<ActiveThrow>());
        assert_eq!(shown(&app), Some(stops[stop]));
        if stop > before {
            assert_eq!(faces(&mut app), throw);
        }
    }
}

#[test]
fn a_throw_that_is_shown_never_counts_in_the_game() {
    let session = played(Kind::Ur, 21, 60);
    let count = throws(&session)[1];
    let coming = ComingThrow {
        event: None,
        gesture: Vec::new(),
        seed: 3,
    };
    for ends in 0..3 {
        let (mut app, _) = before_a_throw(&session, count);
        forward(&mut app);
        app.update();
        let world = app.world_mut();
        match ends {
            0 => _ = world.write_message(ReplayCommand::Leave),
            1 => _ = world.write_message(ThrowCommand::Come(coming.clone())),
            _ => {
                world.write_message(Intent::Start(Header::new(Kind::Ur)));
            }
        }
        app.update();
        assert!(!throwing(&app).is_replayed(), "{ends}");
        app.update();
        assert!(!app.world().contains_resource::<ActiveThrow>(), "{ends}");
        (0..100).for_each(|_| app.update());
        let game = harness::session(&app).events();
        let before = if ends < 2 { session.events() } else { &[] };
        assert_eq!(game, before, "{ends}");
    }
}

#[test]
fn a_replay_that_plays_by_itself_waits_for_its_dice() {
    let session = played(Kind::Tabula, 21, 30);
    let count = throws(&session)[1];
    let (mut app, _) = before_a_throw(&session, count);
    app.world_mut().write_message(ReplayCommand::Play);
    let mut flew = 0;
    for _ in 0..4_000 {
        app.update();
        flew += usize::from(throwing(&app).is_replayed());
        if throwing(&app).is_replayed() {
            let event = &session.events()[shown(&app).expect("it is open")];
            assert!(matches!(event.action, Action::Throw(_)));
        }
        if shown(&app) == Some(session.events().len()) {
            break;
        }
    }
    assert_eq!(shown(&app), Some(session.events().len()));
    assert!(flew > 10, "{flew}");
}
