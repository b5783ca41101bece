//! Positions edited at the table without a window: by dragging, by the keyboard, by text; what is
//! played from them, and what comes back afterwards.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use tesserae_live::{Clock, TimeControl};
use tesserae_referee::{Gate, GateOwner, Intent, Referee};
use tesserae_rules::{
    Action, Draft, Game, Header, Kind, Place, Seat, Session, Throw,
    lesson::{Due, legal},
};

use crate::{
    editor::{self, Editor, EditorCommand},
    input::keyboard,
    table::{DroppedText, GameClock, Hand, Purpose, Replay, ReplayCommand, settings::Settings},
    teaching::{LessonCommand, PuzzleCommand, Puzzles, Tutor},
    tests::harness::{self, played, session},
    world::{highlights::Cursor, pieces::ShownPieces},
};

/// A table at which positions can be edited.
fn table() -> App {
    let mut app = harness::table_with_insights(Settings::default());
    app.init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Cursor>()
        .add_message::<crate::camera::LookFrom>()
        .add_plugins((keyboard::plugin, editor::plugin));
    assert!(app.world().contains_resource::<EguiWantsInput>());
    app
}

/// Sends a command and lets the table follow.
fn send(app: &mut App, command: EditorCommand) {
    app.world_mut().write_message(command);
    (0..4).for_each(|_| app.update());
}

fn draft(app: &App) -> &Draft {
    &app.world()
        .resource::<Editor>()
        .open()
        .expect("a position is edited")
        .draft
}

fn fault(app: &App) -> Option<String> {
    app.world()
        .resource::<Editor>()
        .open()
        .expect("a position is edited")
        .fault()
        .map(|fault| tesserae_rules::sentence(&fault.to_string()))
}

/// The table shows what is edited.
fn assert_shown(app: &App) {
    assert_eq!(
        app.world().resource::<ShownPieces>().arrangement.kinds(),
        draft(app).arrangement().kinds()
    );
    assert_eq!(session(app).game().position(), draft(app).text());
}

/// Drags what lies at a place to another one.
fn drag(app: &mut App, from: Place, to: Place) {
    let (here, there) = (Vec2::splat(10.0), Vec2::splat(200.0));
    harness::point(app, here, Some(from), [true, true, false]);
    harness::point(app, there, Some(to), [false, true, false]);
    harness::point(app, there, Some(to), [false, false, true]);
    (0..40).for_each(|_| harness::point(app, there, None, [false; 3]));
}

fn press(app: &mut App, key: KeyCode) {
    app.world_mut()
        .resource_mut::<ButtonInput<KeyCode>>()
        .press(key);
    app.update();
    let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.release(key);
    keys.clear();
    app.update();
}

/// Two places of the board for the pieces of the first seat.
fn squares(kind: Kind) -> [Place; 2] {
    match kind {
        Kind::Backgammon | Kind::Tabula => [Place::Point(3), Place::Point(20)],
        Kind::Ur => [
            Place::Cell { column: 4, row: 2 },
            Place::Cell { column: 1, row: 2 },
        ],
        Kind::TableroDeJesus | Kind::TableroDiBerona => [
            Place::Cell { column: 2, row: 2 },
            Place::Cell { column: 5, row: 1 },
        ],
    }
}

/// Where pieces of the first seat are taken from.
fn supply(kind: Kind) -> Place {
    if kind == Kind::Backgammon {
        Place::Off(Seat::First)
    } else {
        Place::Hand(Seat::First)
    }
}

#[test]
fn pieces_are_dragged_from_their_supply_to_the_board_and_back_in_every_game() {
    for kind in Kind::ALL {
        let mut app = table();
        send(&mut app, EditorCommand::New(kind, Default::default()));
        assert!(*app.world().resource::<State<Purpose>>() == Purpose::Editor);
        send(&mut app, EditorCommand::Clear);
        let empty = draft(&app).clone();
        let ([first, second], supply) = (squares(kind), supply(kind));
        for (from, to) in [(supply, first), (supply, first), (first, second)] {
            drag(&mut app, from, to);
            assert!(
                !draft(&app).arrangement().stack(to).is_empty(),
                "{kind}: {from:?} to {to:?}"
            );
        }
        assert_eq!(
            [first, second].map(|place| draft(&app).arrangement().stack(place).len()),
            [1, 1],
            "{kind}"
        );
        assert_shown(&app);
        drag(&mut app, first, supply);
        drag(&mut app, second, supply);
        assert_eq!(draft(&app).text(), empty.text(), "{kind}");
        drag(&mut app, supply, Place::Tallies(Seat::First));
        assert_eq!(
            draft(&app).text(),
            empty.text(),
            "{kind}: there a piece cannot lie"
        );
        (0..5).for_each(|_| send(&mut app, EditorCommand::Undo));
        assert_eq!(draft(&app).text(), empty.text(), "{kind}");
        assert_shown(&app);
    }
}

#[test]
fn the_keyboard_carries_pieces_and_takes_changes_back() {
    let mut app = table();
    send(&mut app, EditorCommand::New(Kind::Ur, Default::default()));
    let before = draft(&app).text().to_owned();
    let cell = Place::Cell { column: 4, row: 2 };
    for place in [Place::Hand(Seat::First), cell] {
        app.insert_resource(Cursor(Some(place)));
        press(&mut app, KeyCode::Enter);
    }
    (0..40).for_each(|_| app.update());
    assert_eq!(draft(&app).arrangement().stack(cell).len(), 1);
    assert_shown(&app);
    press(&mut app, KeyCode::Backspace);
    (0..4).for_each(|_| app.update());
    assert_eq!(draft(&app).text(), before);
    assert_shown(&app);
    app.insert_resource(Cursor(Some(Place::Hand(Seat::First))));
    press(&mut app, KeyCode::Enter);
    assert!(!app.world().resource::<Hand>().is_empty());
    press(&mut app, KeyCode::Tab);
    assert!(
        app.world()
            .resource::<Cursor>()
            .0
            .is_some_and(|place| place != Place::Hand(Seat::First))
    );
}

#[test]
fn every_text_form_is_read_and_what_is_wrong_is_said_while_it_is_wrong() {
    let mut app = table();
    send(
        &mut app,
        EditorCommand::New(Kind::Backgammon, Default::default()),
    );
    let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:63:0:0:0:7:10";
    send(&mut app, EditorCommand::Read(xgid.to_owned()));
    assert!(
        draft(&app).text().ends_with(" 6-3 middle:1 0-0 move"),
        "{}",
        draft(&app).text()
    );
    assert_eq!(draft(&app).house_rules()["match_length"], "7");
    let read = draft(&app).text().to_owned();
    send(
        &mut app,
        EditorCommand::Read("24:2,13:5,8:3,6:5 24:2,13:5".to_owned()),
    );
    let refused = app
        .world()
        .resource::<Editor>()
        .open()
        .and_then(|open| open.refused.clone());
    assert!(
        refused
            .is_some_and(|refused| { refused.to_string().starts_with("a position is written as") })
    );
    assert_eq!(draft(&app).text(), read, "the position stays");

    send(&mut app, EditorCommand::Set("white", "7".to_owned()));
    assert_eq!(
        fault(&app).as_deref(),
        Some("With 7 points the match is over.")
    );
    assert_shown(&app);
    send(&mut app, EditorCommand::Set("white", "2".to_owned()));
    assert_eq!(fault(&app), None);
    drag(&mut app, Place::Point(24), Place::Point(19));
    assert!(
        fault(&app).is_some_and(|fault| fault.contains("both colours")),
        "{:?}",
        fault(&app)
    );
    send(&mut app, EditorCommand::Undo);
    assert_eq!(fault(&app), None);

    let game = played(Kind::TableroDiBerona, 21, 60);
    let position = game.game().position();
    app.world_mut().write_message(DroppedText(position.clone()));
    (0..6).for_each(|_| app.update());
    assert_eq!(
        (draft(&app).kind(), draft(&app).text()),
        (Kind::TableroDiBerona, position.as_str())
    );
    assert_shown(&app);
}

#[test]
fn a_game_is_played_from_the_position() {
    let mut app = table();
    send(&mut app, EditorCommand::New(Kind::Ur, Default::default()));
    send(&mut app, EditorCommand::Set("phase", "move".to_owned()));
    send(&mut app, EditorCommand::Set("lot_2", "1".to_owned()));
    drag(
        &mut app,
        Place::Hand(Seat::First),
        Place::Cell { column: 4, row: 2 },
    );
    assert_eq!(fault(&app), None);
    let text = draft(&app).text().to_owned();
    let header = Header {
        start: Some(text.clone()),
        house_rules: draft(&app).house_rules(),
        ..Header::new(Kind::Ur)
    };
    app.world_mut().write_message(Intent::Start(header));
    (0..3).for_each(|_| app.update());
    assert!(app.world().resource::<Editor>().open().is_none());
    assert!(*app.world().resource::<State<Purpose>>() == Purpose::Game);
    assert_eq!(session(&app).game().position(), text);
    let step = session(&app).game().steps().remove(0);
    app.world_mut().write_message(Intent::Step(step));
    app.update();
    assert_eq!(session(&app).events().len(), 1);
}

#[test]
fn a_game_comes_back_as_it_was_with_its_replay() {
    for kind in Kind::ALL {
        let mut app = table();
        let game = played(kind, 21, 60);
        harness::resume(&mut app, game.clone());
        app.world_mut().write_message(ReplayCommand::To(20));
        (0..4).for_each(|_| app.update());
        let shown = app
            .world()
            .resource::<Replay>()
            .session()
            .expect("a replay")
            .clone();
        send(&mut app, EditorCommand::Open);
        assert_eq!(draft(&app).text(), shown.game().position(), "{kind}");
        send(&mut app, EditorCommand::Clear);
        assert_shown(&app);
        send(&mut app, EditorCommand::Close);
        (0..6).for_each(|_| app.update());
        assert!(app.world().resource::<Editor>().open().is_none());
        let back = session(&app);
        assert_eq!(
            (back.events(), back.game().position()),
            (game.events(), game.game().position()),
            "{kind}"
        );
        assert_eq!(back.can_undo(), game.can_undo());
        assert_eq!(
            *app.world().resource::<State<Purpose>>().get(),
            Purpose::Game
        );
        let replay = app
            .world()
            .resource::<Replay>()
            .session()
            .expect("the replay is open again");
        assert_eq!(replay.events().len(), shown.events().len(), "{kind}");
    }
}

#[test]
fn a_puzzle_comes_back_in_the_middle_of_its_turn() {
    let mut app = table();
    app.world_mut()
        .write_message(PuzzleCommand::Open(Kind::TableroDiBerona, 3));
    for _ in 0..10_000 {
        app.update();
        if app.world().resource::<Referee>().session().is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    let step = session(&app).game().steps().remove(0);
    app.world_mut().write_message(Intent::Step(step));
    (0..3).for_each(|_| app.update());
    let before: Session = session(&app).clone();
    assert_eq!(before.events().len(), 1);
    send(&mut app, EditorCommand::Open);
    assert!(
        app.world().resource::<Puzzles>().open().is_none(),
        "no question is asked meanwhile"
    );
    send(&mut app, EditorCommand::Clear);
    send(&mut app, EditorCommand::Close);
    assert_eq!(session(&app).events(), before.events());
    assert_eq!(
        *app.world().resource::<State<Purpose>>().get(),
        Purpose::Puzzle
    );
    assert_eq!(
        app.world()
            .resource::<Puzzles>()
            .open()
            .and_then(|open| open.number())
            .map(|(number, _)| number),
        Some(3)
    );
}

/// A lesson of Tablero di Berona in the middle of a step in which pieces are moved.
fn table_with_a_lesson() -> App {
    let mut app = table();
    let lesson = &Kind::TableroDiBerona.lessons()[0];
    let step = (0..lesson.steps.len()).find(|step| {
        app.world_mut().write_message(LessonCommand::Begin {
            game: lesson.game,
            lesson: 0,
            step: *step,
        });
        (0..6).for_each(|_| app.update());
        matches!(due_step(&app), Some(Action::Step(_)))
    });
    assert!(step.is_some(), "no step of the lesson asks for a move");
    app
}

/// What the learner is asked to do, if it is something on the board.
fn due_step(app: &App) -> Option<Action> {
    let Some(Due::Act(actions)) = app.world().resource::<Tutor>().due() else {
        return None;
    };
    legal(session(app).game(), actions).next().cloned()
}

#[test]
fn a_lesson_comes_back_in_the_middle_of_its_step_and_goes_on() {
    let mut app = table_with_a_lesson();
    let tutor = |app: &App| {
        let tutor = app.world().resource::<Tutor>();
        (
            tutor.lesson().map(|lesson| lesson.title.clone()),
            tutor.step_index(),
            tutor.due().cloned(),
        )
    };
    let before = (
        tutor(&app),
        session(&app).game().position(),
        session(&app).events().len(),
    );
    send(&mut app, EditorCommand::Open);
    assert!(
        app.world().resource::<Tutor>().lesson().is_none(),
        "nothing is asked meanwhile"
    );
    assert_eq!(app.world().resource::<Gate>().owner(), GateOwner::Free);
    send(&mut app, EditorCommand::Clear);
    send(&mut app, EditorCommand::Close);
    assert_eq!(
        (
            tutor(&app),
            session(&app).game().position(),
            session(&app).events().len()
        ),
        before
    );
    assert_eq!(
        *app.world().resource::<State<Purpose>>().get(),
        Purpose::Lesson
    );
    assert_eq!(app.world().resource::<Gate>().owner(), GateOwner::Lesson);
    let Some(Action::Step(step)) = due_step(&app) else {
        panic!("the step is asked for again")
    };
    app.world_mut().write_message(Intent::Step(step));
    (0..3).for_each(|_| app.update());
    assert_eq!(
        session(&app).events().len(),
        before.2 + 1,
        "what is due is accepted"
    );

    app.world_mut().write_message(Intent::Leave);
    (0..3).for_each(|_| app.update());
    assert_eq!(app.world().resource::<Gate>().owner(), GateOwner::Free);
}

#[test]
fn a_game_after_a_lesson_whose_position_was_edited_accepts_all_that_is_legal() {
    let mut app = table_with_a_lesson();
    send(&mut app, EditorCommand::Open);
    app.world_mut().write_message(Intent::Leave);
    (0..3).for_each(|_| app.update());
    let mut game = Session::new(Header::new(Kind::Backgammon)).unwrap();
    game.act(Throw::new(&[3, 1])).unwrap();
    harness::resume(&mut app, game);
    (0..3).for_each(|_| app.update());
    assert!(app.world().resource::<Tutor>().lesson().is_none());
    let step = session(&app).game().steps().remove(0);
    app.world_mut().write_message(Intent::Step(step));
    app.update();
    assert_eq!(session(&app).events().len(), 2);
}

#[test]
fn a_game_comes_back_with_the_time_that_was_left() {
    for thrown in [false, true] {
        let mut app = table();
        let control = TimeControl::SuddenDeath { seconds: 60 };
        app.world_mut()
            .resource_mut::<GameClock>()
            .set_next(control);
        app.world_mut()
            .write_message(Intent::Start(Header::new(Kind::Backgammon)));
        (0..4).for_each(|_| app.update());
        let on_table = session(&app).clone();
        let clock = Clock::taken_up(control, [42_000, 17_000]);
        app.world_mut()
            .resource_mut::<GameClock>()
            .lay_out(Some(clock), &on_table);
        if thrown {
            app.world_mut().write_message(Intent::DiceSettled {
                throw: Throw::new(&[3, 1]),
                rethrown: Vec::new(),
            });
            (0..4).for_each(|_| app.update());
        }
        let left = |app: &App| app.world().resource::<GameClock>().reserves();
        let before = left(&app).expect("people have a clock");
        send(&mut app, EditorCommand::Open);
        assert_eq!(left(&app), None, "nobody's time runs meanwhile");
        (0..60).for_each(|_| app.update());
        send(&mut app, EditorCommand::Close);
        let after = left(&app).expect("the clock is back");
        assert_eq!(session(&app).events().len(), usize::from(thrown));
        for (before, after) in before.into_iter().zip(after) {
            assert!(
                after <= before && after + 1_000 > before,
                "{before} ms were left, now {after}"
            );
        }
    }
}
