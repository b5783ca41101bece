//! Lessons at the table without a window: each is walked through with the pointer, and with a wrong
//! try wherever one is known.

use bevy::prelude::*;
use tesserae_referee::{Gate, Intent, Referee, ThrowGate};
use tesserae_rules::{
    Action, Choice, Game, Kind, Place, Step,
    lesson::{Due, Lesson, legal},
};
use tesserae_words::Text;

use crate::{
    save::FinishedLessons,
    table::{Busy, LastRefusal, Purpose, notices::Notices, settings::Settings},
    teaching::{LessonCommand, Tutor},
    tests::harness::{self, point, session},
    throw::ThrowCommand,
};

/// A table for lessons; the test plays the dice.
fn table() -> App {
    harness::table_with_insights(Settings::default())
}

fn begin(app: &mut App, kind: Kind, number: usize) {
    app.world_mut()
        .write_message(LessonCommand::begin(kind, number));
    (0..4).for_each(|_| app.update());
}

fn tutor(app: &App) -> &Tutor {
    app.world().resource::<Tutor>()
}

fn refusal(app: &App) -> Option<String> {
    let text = app.world().resource::<LastRefusal>().text.as_ref()?;
    Some(text.to_string())
}

/// Clicks on a place, somewhere else than the last click.
fn click(app: &mut App, place: Place) {
    let at = Vec2::new(
        if place < Place::Point(12) {
            100.0
        } else {
            -100.0
        },
        app.world().resource::<Time>().elapsed_secs() * 10.0,
    );
    point(app, at, Some(place), [true, true, false]);
    point(app, at, Some(place), [false, false, true]);
    point(app, at, None, [false, false, false]);
}

fn play(app: &mut App, step: &Step) {
    click(app, step.from);
    step.path.iter().for_each(|place| click(app, *place));
}

/// Does what the learner is asked for; returns false if the program is at work.
fn act(app: &mut App) -> bool {
    let due = tutor(app).due().cloned();
    let game = session(app).game().boxed();
    match due {
        Some(Due::Throw(throw)) => {
            assert_eq!(
                app.world().resource::<Gate>().throw(),
                ThrowGate::Arranged(&throw)
            );
            app.world_mut().write_message(Intent::DiceSettled {
                throw,
                rethrown: Vec::new(),
            });
        }
        Some(Due::Act(actions)) => match legal(game.as_ref(), &actions).next() {
            Some(Action::Step(step)) => play(app, step),
            Some(Action::Choice(choice)) => {
                app.world_mut().write_message(Intent::Choose(*choice));
            }
            _ => return false,
        },
        Some(Due::Read) => drop(app.world_mut().write_message(LessonCommand::Next)),
        Some(Due::Program(Action::Throw(throw))) => {
            let asked = app
                .world_mut()
                .resource_mut::<Messages<ThrowCommand>>()
                .drain()
                .count();
            if asked > 0 {
                app.world_mut().write_message(Intent::DiceSettled {
                    throw,
                    rethrown: Vec::new(),
                });
            }
            return false;
        }
        Some(Due::Program(_) | Due::Done) | None => return false,
    }
    true
}

/// Where the steps end that the learner is asked for.
fn targets_due(app: &App) -> Vec<Place> {
    let Some(Due::Act(actions)) = tutor(app).due() else {
        return Vec::new();
    };
    actions
        .iter()
        .filter_map(|action| Some(action.clone().step()?.to()))
        .collect()
}

/// What the hand has to do for a wrong try to be made.
fn attempt(app: &mut App, game: &dyn Game, word: &str) {
    match game.read_action(word).unwrap() {
        // A tap on a marked square would play what is due.
        Action::Step(step) if targets_due(app).contains(&step.from) => {
            app.world_mut().write_message(Intent::Try {
                from: step.from,
                path: step.path,
            });
        }
        Action::Step(step) => play(app, &step),
        Action::Choice(choice) => drop(app.world_mut().write_message(Intent::Choose(choice))),
        Action::Throw(_) => {}
    }
    (0..3).for_each(|_| app.update());
}

#[test]
fn every_lesson_is_walked_through_with_the_pointer() {
    for lesson in Kind::ALL.into_iter().flat_map(Kind::lessons) {
        let number = lesson
            .game
            .lessons()
            .iter()
            .position(|other| other == lesson)
            .unwrap();
        let mut app = table();
        begin(&mut app, lesson.game, number);
        let mut tried = 0;
        for _ in 0..3_000 {
            let index = tutor(&app).step_index();
            if index + 1 == lesson.steps.len() && tutor(&app).due() == Some(&Due::Read) {
                break;
            }
            let is_first_try = tutor(&app)
                .due()
                .is_some_and(|due| matches!(due, Due::Act(_)));
            if is_first_try && tried <= index {
                tried = index + 1;
                for wrong in &lesson.steps[index].tries {
                    let game = session(&app).game().boxed();
                    let before = game.position();
                    attempt(&mut app, game.as_ref(), &wrong.action);
                    assert_eq!(
                        session(&app).game().position(),
                        before,
                        "{}: {}",
                        lesson.title,
                        wrong.action
                    );
                    let answer = refusal(&app);
                    assert!(
                        answer.is_some(),
                        "{}, step {}: no answer to {}",
                        lesson.title,
                        index + 1,
                        wrong.action
                    );
                    if wrong.answer.is_some() {
                        let wanted = wrong.answer.as_ref().map(Text::to_string);
                        assert_eq!(answer, wanted, "{}, step {}", lesson.title, index + 1);
                    }
                }
            }
            act(&mut app);
            app.update();
        }
        let at = tutor(&app).step_index() + 1;
        assert_eq!(
            at,
            lesson.steps.len(),
            "{} stops at {}",
            lesson.title,
            session(&app).game().position()
        );
        assert!(
            app.world().resource::<FinishedLessons>().contains(lesson),
            "{}",
            lesson.title
        );
        assert_eq!(app.world().resource::<Notices>().0, [""; 0]);
    }
}

/// A lesson of Berona after its first throw.
fn after_the_first_throw() -> App {
    let mut app = table();
    begin(&mut app, Kind::TableroDiBerona, 0);
    assert!(act(&mut app));
    (0..6).for_each(|_| app.update());
    assert_eq!(tutor(&app).step_index(), 1);
    app
}

#[test]
fn a_legal_action_that_the_step_does_not_ask_for_is_answered_and_changes_nothing() {
    let mut app = table();
    begin(&mut app, Kind::Ur, 0);
    for _ in 0..60 {
        if tutor(&app).step_index() == 2 && matches!(tutor(&app).due(), Some(Due::Act(_))) {
            break;
        }
        act(&mut app);
        app.update();
    }
    let (game, position) = (
        session(&app).game().boxed(),
        session(&app).game().position(),
    );
    attempt(&mut app, game.as_ref(), "start-2");
    assert_eq!(session(&app).game().position(), position);
    let otherwise = tutor(&app).step().unwrap().otherwise.as_ref();
    assert_eq!(refusal(&app), otherwise.map(ToString::to_string));
}

#[test]
fn back_leads_to_the_step_before_and_so_does_undo_at_the_beginning_of_a_step() {
    let mut app = after_the_first_throw();
    app.world_mut().write_message(LessonCommand::Back);
    (0..4).for_each(|_| app.update());
    assert_eq!(
        (tutor(&app).step_index(), session(&app).events().len()),
        (0, 0)
    );

    let mut app = after_the_first_throw();
    while tutor(&app).step_index() == 1 {
        act(&mut app);
        (0..4).for_each(|_| app.update());
    }
    app.world_mut().write_message(Intent::Undo);
    (0..6).for_each(|_| app.update());
    assert_eq!(
        tutor(&app).step_index(),
        1,
        "the two tokens are placed again"
    );
}

#[test]
fn skipping_every_step_leads_to_the_end() {
    for kind in Kind::ALL {
        let mut app = table();
        begin(&mut app, kind, 0);
        let lesson: &Lesson = &kind.lessons()[0];
        for step in 1..=lesson.steps.len() {
            assert_eq!(tutor(&app).step_index() + 1, step, "{kind}");
            app.world_mut().write_message(LessonCommand::Next);
            (0..3).for_each(|_| app.update());
        }
        assert!(
            app.world().resource::<FinishedLessons>().contains(lesson),
            "{kind}"
        );
    }
}

#[test]
fn another_game_ends_the_lesson_and_everything_is_accepted_again() {
    let mut app = after_the_first_throw();
    assert!(*app.world().resource::<State<Purpose>>() != Purpose::Game);
    let game = harness::played(Kind::Backgammon, 3, 1);
    harness::resume(&mut app, game);
    app.update();
    assert!(
        tutor(&app).lesson().is_none()
            && *app.world().resource::<State<Purpose>>() == Purpose::Game
    );
    let step = session(&app).game().steps().swap_remove(0);
    app.world_mut().write_message(Intent::Step(step));
    app.update();
    assert_eq!((refusal(&app), session(&app).events().len()), (None, 2));
}

#[test]
fn a_throw_that_is_not_due_is_answered() {
    let mut app = table();
    begin(&mut app, Kind::Backgammon, 1);
    assert!(
        session(&app)
            .game()
            .actions()
            .contains(&Choice::Double.into())
    );
    app.world_mut().write_message(ThrowCommand::Throw);
    (0..3).for_each(|_| app.update());
    assert!(
        refusal(&app).is_some_and(|text| text.contains("lesson")),
        "{:?}",
        refusal(&app)
    );
    assert_eq!(app.world().resource::<Gate>().throw(), ThrowGate::Closed);
}

#[test]
fn the_table_rests_when_the_learner_is_to_act() {
    let mut app = after_the_first_throw();
    app.world_mut()
        .run_system_cached(|busy: Busy| assert!(busy.is_idle()))
        .unwrap();
    (0..200).for_each(|_| app.update());
    assert!(
        !tutor(&app).is_busy(),
        "no frames are drawn for pointers that stand still"
    );
    assert!(app.world().resource::<Referee>().session().is_some());
}
