//! Results: found again, counted once.

use bevy::prelude::*;
use rand::Rng;
use tesserae_referee::Intent;
use tesserae_rules::{Action, DieKind, Event, Header, Kind, Seat, session::random::generator};

use super::{Folder, notices, play, program, resume_latest, send};
use crate::{save::Results, tests::harness::session};

/// Plays on by chance, to the result.
fn play_to_the_end(app: &mut App, rng: &mut impl Rng) {
    while session(app).game().outcome().is_none() {
        play(app, 1, rng);
    }
}

#[test]
fn results_of_all_games_are_found_again_and_nothing_counts_twice() {
    let folder = Folder::new();
    let mut rng = generator(11);
    let mut app = program(&folder.0);
    let header = || Header {
        names: ["Anna".into(), "Ben".into()],
        ..Header::new(Kind::TableroDiBerona)
    };
    let (mut thrown, mut games) = (0, 0);
    let count = |app: &App| {
        let throw = |event: &Event| match &event.action {
            Action::Throw(throw) => throw.faces().len(),
            _ => 0,
        };
        session(app).events().iter().map(throw).sum::<usize>()
    };
    for _ in 0..3 {
        send(&mut app, Intent::Start(header()));
        play_to_the_end(&mut app, &mut rng);
        (thrown, games) = (thrown + count(&app), games + 1);
    }
    // A game that is left in the middle, and goes on after a restart, is still one game.
    send(&mut app, Intent::Start(header()));
    play(&mut app, 15, &mut rng);
    send(&mut app, Intent::Leave);
    let mut app = program(&folder.0);
    resume_latest(&mut app);
    play_to_the_end(&mut app, &mut rng);
    (thrown, games) = (thrown + count(&app), games + 1);
    let sum = |results: &Results| {
        let faces = results.faces();
        Seat::BOTH
            .into_iter()
            .flat_map(|seat| faces.of(seat, DieKind::Cube))
            .sum::<u32>() as usize
    };
    for app in [&app, &program(&folder.0)] {
        let results = app.world().resource::<Results>();
        assert_eq!(results.all().count(), games);
        assert!(
            results
                .all()
                .all(|played| played.finished.len() == 1 && played.names[1] == "Ben")
        );
        assert_eq!(sum(results), thrown);
        assert_eq!(notices(app), [""; 0]);
    }
}

#[test]
fn a_last_step_that_is_undone_takes_the_result_with_it_until_it_is_played_again() {
    let folder = Folder::new();
    let mut rng = generator(12);
    let mut app = program(&folder.0);
    // The last piece borne off ends a game of Tabula, and a step can be undone.
    send(&mut app, Intent::Start(Header::new(Kind::Tabula)));
    play_to_the_end(&mut app, &mut rng);
    assert!(session(&app).can_undo());
    let finished = |app: &App| {
        app.world()
            .resource::<Results>()
            .all()
            .map(|p| p.finished.len())
            .sum::<usize>()
    };
    let games = finished(&app);
    send(&mut app, Intent::Undo);
    assert_eq!(finished(&app), games - 1);
    play_to_the_end(&mut app, &mut rng);
    assert_eq!(finished(&app), games);
}
