//! Puzzles at the table without a window: they are laid out, answered, and tried again.

use std::{collections::BTreeMap, sync::Arc, thread, time::Duration};

use bevy::prelude::*;
use tesserae_bots::{Decision, Knowledge, Stop};
use tesserae_insight::{Analysis, Exercise, Judged, Puzzle};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Header, Kind};

use crate::{
    save::{Exercises, SolvedPuzzles, clock},
    table::{PlayOut, Purpose, Replay, notices::Notices, settings::Settings},
    teaching::{Practise, PuzzleCommand, Puzzles},
    tests::harness::{self, session, wait},
};

/// A table for puzzles.
fn table(settings: Settings) -> App {
    harness::table_with_insights(Settings {
        confirm: false,
        ..settings
    })
}

/// The puzzles of a game by their numbers, of which some are missing.
fn puzzles(kind: Kind) -> BTreeMap<usize, Puzzle> {
    let path = format!(
        "{}/assets/puzzles/{}.txt",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    Puzzle::read_all(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// Asks for a puzzle, which is the one of this number, and waits until it lies on the table.
fn lay_out(app: &mut App, command: PuzzleCommand, kind: Kind, number: usize) -> Puzzle {
    let puzzle = puzzles(kind).remove(&number).unwrap();
    app.world_mut().write_message(command);
    wait(app, "the puzzle", |app| {
        let open = app.world().resource::<Puzzles>().open();
        let session = app.world().resource::<Referee>().session();
        open.is_some_and(|open| {
            open.number().is_some_and(|(known, _)| known == number) && open.verdict.is_none()
        }) && session.is_some_and(|session| {
            session.header().start.as_ref() == Some(&puzzle.position) && session.events().is_empty()
        })
    });
    puzzle
}

/// Carries out a decision with the dice handed over, and waits for what is said to it; returns
/// whether it was the best.
fn answer(app: &mut App, decision: &Decision) -> bool {
    let Decision::Act(actions) = decision else {
        panic!("the puzzles of the test are moves")
    };
    let finish = Action::from(Choice::Finish);
    for action in actions.iter().chain([&finish]) {
        let is_open = app
            .world()
            .resource::<Puzzles>()
            .open()
            .unwrap()
            .verdict
            .is_none();
        if !is_open || (*action == finish && !session(app).game().actions().contains(&finish)) {
            break;
        }
        app.world_mut().write_message(match action {
            Action::Step(step) => Intent::Step(step.clone()),
            Action::Choice(choice) => Intent::Choose(*choice),
            Action::Throw(_) => panic!("nothing is thrown"),
        });
        (0..3).for_each(|_| app.update());
    }
    wait(app, "an answer", |app| {
        app.world()
            .resource::<Puzzles>()
            .open()
            .is_some_and(|open| open.verdict.is_some())
    });
    app.world()
        .resource::<Puzzles>()
        .open()
        .unwrap()
        .verdict
        .as_ref()
        .unwrap()
        .is_best
}

/// Plays a turn out, from the position before it to its end, until the table shows the game again.
fn play_out(app: &mut App, turn: &PlayOut) {
    let end = turn.session(session(app)).unwrap().game().position();
    app.world_mut().write_message(turn.clone());
    app.update();
    let shown = |app: &App| {
        app.world()
            .resource::<Replay>()
            .session()
            .map(|shown| shown.game().position())
    };
    assert_eq!(
        shown(app),
        session(app).at(turn.start).map(|before| before.position())
    );
    wait(app, "the end of the turn", |app| {
        shown(app).as_ref() == Some(&end)
    });
    wait(app, "the game", |app| shown(app).is_none());
}

#[test]
fn a_puzzle_is_solved_and_the_next_one_is_answered_wrongly_and_shown() {
    for kind in [Kind::Ur, Kind::TableroDiBerona] {
        let mut app = table(Settings::default());
        let numbers: Vec<_> = puzzles(kind).into_keys().collect();
        let first = lay_out(&mut app, PuzzleCommand::Next(kind), kind, numbers[0]);
        assert!(
            *app.world().resource::<State<Purpose>>() != Purpose::Game,
            "a puzzle is no game"
        );
        let game = session(&app).game().boxed();
        assert!(
            answer(&mut app, &first.best(game.as_ref()).unwrap()),
            "{kind}"
        );
        assert_eq!(app.world().resource::<SolvedPuzzles>().count(kind), [1, 1]);
        let events = session(&app).events().len();
        for action in session(&app).game().actions() {
            if let Action::Step(step) = action {
                app.world_mut().write_message(Intent::Step(step));
            }
        }
        app.update();
        assert_eq!(
            session(&app).events().len(),
            events,
            "nothing is played after the answer"
        );

        let second = lay_out(&mut app, PuzzleCommand::Next(kind), kind, numbers[1]);
        let game = session(&app).game().boxed();
        assert!(
            !answer(&mut app, &second.plausible(game.as_ref()).unwrap()),
            "{kind}"
        );
        assert_eq!(app.world().resource::<SolvedPuzzles>().count(kind), [1, 2]);
        let best = second.best(game.as_ref()).unwrap();
        let compared = app.world().resource::<Puzzles>().compared().unwrap();
        assert_eq!(
            (compared.before.position(), compared.best),
            (game.position(), best.chosen()),
            "{kind}"
        );
        let after = session(&app).game().position();
        for actions in [compared.best.to_vec(), compared.played.to_vec()] {
            play_out(&mut app, &PlayOut { start: 0, actions });
            assert_eq!(
                session(&app).game().position(),
                after,
                "{kind}: the answer stands"
            );
        }
        lay_out(&mut app, PuzzleCommand::Again, kind, numbers[1]);
        assert!(
            app.world().resource::<Puzzles>().compared().is_none(),
            "nothing is shown of a puzzle that is open"
        );
        assert!(answer(&mut app, &best));
        assert_eq!(
            app.world().resource::<SolvedPuzzles>().count(kind),
            [1, 2],
            "the first try counts"
        );
        lay_out(
            &mut app,
            PuzzleCommand::Open(kind, numbers[7]),
            kind,
            numbers[7],
        );
    }
}

#[test]
fn leaving_the_table_ends_a_puzzle() {
    let mut app = table(Settings::default());
    lay_out(&mut app, PuzzleCommand::Open(Kind::Ur, 3), Kind::Ur, 3);
    app.world_mut().write_message(Intent::Leave);
    (0..2).for_each(|_| app.update());
    assert!(app.world().resource::<Puzzles>().open().is_none());
    assert!(*app.world().resource::<State<Purpose>>() == Purpose::Game);
}

#[test]
fn a_number_that_no_puzzle_has_leads_to_a_message() {
    let mut app = table(Settings::default());
    app.world_mut()
        .write_message(PuzzleCommand::Open(Kind::Ur, 100_000));
    wait(&mut app, "a message", |app| {
        !app.world().resource::<Notices>().0.is_empty()
    });
    let notices = app.world().resource::<Notices>().english();
    assert!(
        notices[0]
            .to_string()
            .contains("no puzzle 100000: the last is 240"),
        "{notices:?}"
    );
    assert!(app.world().resource::<Referee>().session().is_none());
}

#[test]
fn a_wrong_number_leaves_the_puzzle_on_the_table() {
    let mut app = table(Settings::default());
    lay_out(&mut app, PuzzleCommand::Open(Kind::Ur, 3), Kind::Ur, 3);
    app.world_mut()
        .write_message(PuzzleCommand::Open(Kind::Ur, 100_000));
    wait(&mut app, "a message", |app| {
        !app.world().resource::<Notices>().0.is_empty()
    });
    assert_eq!(
        app.world()
            .resource::<Puzzles>()
            .open()
            .and_then(|open| open.number())
            .map(|(number, _)| number),
        Some(3)
    );
}

#[test]
fn a_game_that_begins_is_not_replaced_by_a_puzzle_that_is_still_loading() {
    let mut app = table(Settings::default());
    app.world_mut()
        .write_message(PuzzleCommand::Open(Kind::Ur, 3));
    app.world_mut()
        .write_message(Intent::Start(Header::new(Kind::Tabula)));
    app.update();
    wait(&mut app, "the end of loading", |app| {
        !app.world().resource::<Puzzles>().is_busy()
    });
    (0..200).for_each(|_| {
        app.update();
        thread::sleep(Duration::from_millis(1));
    });
    assert_eq!(session(&app).header().game, Kind::Tabula);
}

#[test]
fn without_insights_there_are_no_puzzles() {
    let mut app = table(Settings {
        insights: false,
        ..default()
    });
    app.world_mut()
        .write_message(PuzzleCommand::Today(Kind::Ur));
    (0..50).for_each(|_| {
        app.update();
        thread::sleep(Duration::from_millis(1));
    });
    assert!(
        app.world().resource::<Puzzles>().open().is_none()
            && !app.world().resource::<Puzzles>().is_busy()
    );
    assert!(
        app.world().resource::<Notices>().english()[0].contains("switched off"),
        "it says so"
    );
}

/// Mistakes of random games of Berona, three or more, all of them moves.
fn mistakes() -> Vec<Exercise> {
    let kind = Kind::TableroDiBerona;
    let path = format!(
        "{}/assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    let is_step = |action: &Action| matches!(action, Action::Step(_));
    let is_move = |judged: &&Judged| judged.actions.first().is_some_and(is_step);
    let mut mistakes = Vec::new();
    for seed in 0.. {
        let session = harness::played(kind, seed, 400);
        let analysis = Analysis::find(&session, &knowledge, &Stop::never()).unwrap();
        let moves = analysis.decisions().iter().filter(is_move);
        mistakes.extend(moves.filter_map(Exercise::new));
        if mistakes.len() >= 3 {
            break;
        }
    }
    mistakes
}

/// Waits until this mistake lies on the table.
fn wait_for(app: &mut App, exercise: &Exercise) {
    wait(app, "the mistake", |app| {
        let open = app.world().resource::<Puzzles>().open();
        let session = app.world().resource::<Referee>().session();
        open.is_some_and(|open| open.verdict.is_none() && open.number().is_none())
            && session.is_some_and(|session| {
                session.header().start.as_ref() == Some(&exercise.position)
                    && session.events().is_empty()
            })
    });
}

#[test]
fn own_mistakes_are_practised_and_rest_until_another_day() {
    let mut app = table(Settings::default());
    let mistakes = mistakes();
    let [first, second, third, ..] = mistakes.as_slice() else {
        panic!("random play makes mistakes")
    };
    let kind = first.game;
    let today = clock::day_number();
    let count = |app: &App| app.world().resource::<Exercises>().count(kind, today);
    let all = vec![first.clone(), second.clone(), third.clone()];
    app.world_mut().write_message(Practise(all));
    wait_for(&mut app, first);
    assert_eq!(count(&app), [3, 3]);
    let game = session(&app).game().boxed();
    let best = first.best(game.as_ref()).unwrap();
    assert!(answer(&mut app, &best));
    assert_eq!(count(&app), [2, 3], "it comes back on another day");

    app.world_mut().write_message(PuzzleCommand::Mistake(kind));
    wait_for(&mut app, second);
    let game = session(&app).game().boxed();
    let played = second.played(game.as_ref()).unwrap();
    assert!(!answer(&mut app, &played), "the same mistake again");
    assert_eq!(count(&app), [1, 3]);

    app.world_mut().write_message(PuzzleCommand::Mistake(kind));
    wait_for(&mut app, third);
    let game = session(&app).game().boxed();
    let known = [third.best(game.as_ref()), third.played(game.as_ref())].map(Result::unwrap);
    let reached = |decision: &Decision| tesserae_insight::after(game.as_ref(), decision).position();
    let known = known.each_ref().map(reached);
    let other = game
        .turns()
        .into_iter()
        .map(|turn| {
            let finish = Action::from(Choice::Finish);
            let actions = turn.actions.into_iter();
            Decision::Act(actions.filter(|action| *action != finish).collect())
        })
        .find(|turn| !known.contains(&reached(turn)))
        .unwrap();
    answer(&mut app, &other);
    assert_eq!(count(&app), [0, 3], "what nobody has judged yet is judged");

    app.world_mut().write_message(PuzzleCommand::Mistake(kind));
    wait(&mut app, "a message", |app| {
        !app.world().resource::<Notices>().0.is_empty()
    });
    let notices = app.world().resource::<Notices>().english();
    assert!(notices[0].contains("comes back tomorrow"), "{notices:?}");
}

#[test]
fn a_mistake_that_cannot_be_laid_out_is_taken_out_with_a_message() {
    let mut app = table(Settings::default());
    let mut broken = mistakes().remove(0);
    broken.position = "nothing".to_owned();
    let kind = broken.game;
    app.world_mut().write_message(Practise(vec![broken]));
    wait(&mut app, "a message", |app| {
        !app.world().resource::<Notices>().0.is_empty()
    });
    assert!(app.world().resource::<Puzzles>().open().is_none());
    let exercises = app.world().resource::<Exercises>();
    assert_eq!(exercises.count(kind, clock::day_number()), [0, 0]);
}
