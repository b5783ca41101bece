//! Variations at the table without a window: another turn of a decision that is looked at, played
//! by hand on the board of a replay.

use std::{fs, sync::Arc};

use bevy::prelude::*;
use tesserae_bots::{Decision, Knowledge, Stop};
use tesserae_insight::{Analysis, after};
use tesserae_referee::Intent;
use tesserae_rules::{
    Action, Game, Kind, Pending, Place, Session, Step,
    session::random::{generator, random_event},
};

use crate::{
    advice::{Review, Reviewed},
    camera::LookFrom,
    input::{
        hover::{self, Hover},
        keyboard,
    },
    table::{Hand, LastRefusal, Replay, ReplayCommand, VariationIntent, settings::Settings},
    tests::harness::{self, point, session, wait},
    thinking::Thinking,
    world::{highlights::Cursor, pieces::ShownPieces},
};

/// Whether the panel of the decision is open.
#[derive(Resource)]
struct PanelIsOpen(bool);

/// A short game with a turn of several possibilities at its end, and the number of events before
/// that turn.
fn game_with_a_decision(kind: Kind) -> (Session, usize) {
    let mut session = harness::played(kind, 0, 0);
    let mut rng = generator(3);
    let mut turn: Option<(usize, Pending)> = None;
    loop {
        let game = session.game();
        match &turn {
            Some((start, pending)) if game.pending() != *pending => return (session, *start),
            None if matches!(game.pending(), Pending::Act(_)) && game.turns().len() > 1 => {
                turn = Some((session.events().len(), game.pending()));
            }
            _ => {}
        }
        let event = random_event(session.game(), &mut rng).expect("the game goes on");
        session.act(event).unwrap();
    }
}

/// A table at which the decision of such a game is looked at, with its position on the board.
fn table(kind: Kind) -> (App, Session, usize) {
    let (game, start) = game_with_a_decision(kind);
    let folder = env!("CARGO_MANIFEST_DIR");
    let path = format!("{folder}/assets/bots/{}.bin", kind.key());
    let knowledge = Knowledge::read(kind, &fs::read(path).unwrap()).unwrap();
    let analysis = Analysis::find(&game, &Arc::new(knowledge), &Stop::never()).unwrap();
    let mut decisions = analysis.decisions().iter();
    let judged = decisions.find(|judged| judged.start == start).unwrap();

    let mut app = harness::table_with_insights(Settings::default());
    app.insert_resource(PanelIsOpen(true))
        .init_resource::<ButtonInput<KeyCode>>()
        .init_resource::<Cursor>()
        .add_message::<LookFrom>()
        .add_plugins((keyboard::plugin, hover::plugin))
        .add_systems(
            Last,
            |panel: Res<PanelIsOpen>, mut review: ResMut<Review>| {
                if panel.0 {
                    review.want();
                }
            },
        );
    harness::resume(&mut app, game.clone());
    let world = app.world_mut();
    world.resource_scope(|world, mut review: Mut<Review>| {
        review.open(judged, &mut world.resource_mut::<Thinking>());
    });
    wait(&mut app, "the ranking", |app| !is_thinking(app));
    go_to(&mut app, start);
    (app, game, start)
}

fn go_to(app: &mut App, events: usize) {
    app.world_mut().write_message(ReplayCommand::To(events));
    frames(app, 3);
}

/// Frames in which the pointer does nothing.
fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| point(app, Vec2::ZERO, None, [false; 3]));
}

fn is_thinking(app: &App) -> bool {
    app.world().resource::<Thinking>().is_busy()
}

fn reviewed(app: &mut App) -> &Reviewed {
    app.world_mut()
        .resource_mut::<Review>()
        .into_inner()
        .want()
        .unwrap()
}

/// The game on the board.
fn on_board(app: &App) -> &dyn Game {
    let replay = app.world().resource::<Replay>();
    replay.session().expect("a replay is open").game()
}

/// How many events the board shows.
fn events(app: &App) -> usize {
    let replay = app.world().resource::<Replay>();
    replay.session().expect("a replay is open").events().len()
}

/// Drags a piece along the places of a step.
fn drag(app: &mut App, step: &Step) {
    point(app, Vec2::ZERO, Some(step.from), [true, true, false]);
    let mut at = Vec2::ZERO;
    for place in &step.path {
        at += Vec2::splat(40.0);
        point(app, at, Some(*place), [false, true, false]);
    }
    point(app, at, step.path.last().copied(), [false, false, true]);
    frames(app, 3);
}

fn press(app: &mut App, key: KeyCode) {
    app.world_mut()
        .resource_mut::<ButtonInput<KeyCode>>()
        .press(key);
    frames(app, 1);
    let mut keys = app.world_mut().resource_mut::<ButtonInput<KeyCode>>();
    keys.release(key);
    keys.clear();
    frames(app, 3);
}

/// The pieces lie as the position on the board has them, and the game is what it was.
fn check(app: &App, game: &Session, what: &str) {
    assert_eq!(session(app).events(), game.events(), "{what}: the game");
    let shown = &app.world().resource::<ShownPieces>().arrangement;
    assert_eq!(shown, on_board(app).arrangement(), "{what}: the pieces");
}

#[test]
fn a_piece_of_a_decision_is_carried_on_the_board_and_taken_back_in_every_game() {
    for kind in Kind::ALL {
        let (mut app, game, start) = table(kind);
        assert_eq!(events(&app), start);
        let step = on_board(&app).steps().swap_remove(0);
        point(&mut app, Vec2::ZERO, Some(step.from), [false; 3]);
        assert_eq!(*app.world().resource::<Hover>(), Hover::Takeable, "{kind}");
        drag(&mut app, &step);
        check(&app, &game, kind.key());
        let carried = reviewed(&mut app).shown.clone();
        let is_there = |action: &Action| matches!(action, Action::Step(played) if played.from == step.from && played.to() == step.to());
        assert!(
            carried.len() == 1 && is_there(&carried[0]),
            "{kind}: {carried:?}, {step:?}"
        );
        assert_eq!(events(&app), start + 1, "{kind}");

        press(&mut app, KeyCode::Backspace);
        check(&app, &game, kind.key());
        assert!(reviewed(&mut app).shown.is_empty());
        assert_eq!(events(&app), start, "{kind}");
        press(&mut app, KeyCode::Backspace);
        assert_eq!(events(&app), start, "{kind}: nothing is left to take back");
    }
}

#[test]
fn a_whole_turn_on_the_board_is_valued_and_stays_there() {
    for kind in Kind::ALL {
        let (mut app, game, start) = table(kind);
        let before = on_board(&app).boxed();
        let end = |actions: &[Action]| {
            let decision = Decision::Act(actions.to_vec());
            after(before.as_ref(), &decision).position()
        };
        let rows: Vec<String> = reviewed(&mut app)
            .rows
            .iter()
            .map(|row| end(row.decision.chosen()))
            .collect();
        let turns: Vec<Vec<Action>> = before
            .turns()
            .into_iter()
            .map(|turn| turn.actions)
            .collect();
        let other = turns.iter().find(|turn| !rows.contains(&end(turn)));
        assert!(other.is_some() || kind != Kind::Backgammon);
        let turn = other.unwrap_or(&turns[0]);
        for action in turn {
            let intent = match action {
                Action::Step(step) => Intent::Step(step.clone()),
                Action::Choice(choice) => Intent::Choose(*choice),
                Action::Throw(_) => panic!("{kind}: {turn:?}"),
            };
            app.world_mut()
                .write_message(VariationIntent { start, intent });
        }
        frames(&mut app, 2);
        let is_asked =
            reviewed(&mut app).is_judging() || reviewed(&mut app).rows.len() > rows.len();
        assert_eq!(is_asked, other.is_some(), "{kind}: {turn:?}");
        wait(&mut app, "the value", |app| !is_thinking(app));
        frames(&mut app, 4);
        check(&app, &game, kind.key());
        let open = reviewed(&mut app);
        assert!(open.failure.is_none() && open.next_actions().is_empty());
        assert!(
            open.rows
                .iter()
                .any(|row| end(row.decision.chosen()) == end(turn)),
            "{kind}: {turn:?}"
        );
        assert!(open.rows.is_sorted_by_key(|row| row.lost));
        let shown = open.shown.len();
        assert!(shown > 0, "{kind}: it stays on the board");
        for _ in 0..shown {
            press(&mut app, KeyCode::Backspace);
        }
        check(&app, &game, kind.key());
        assert_eq!(on_board(&app).position(), before.position(), "{kind}");
    }
}

#[test]
fn a_variation_goes_on_from_what_was_played_and_another_position_ends_it() {
    let (mut app, game, start) = table(Kind::Backgammon);
    go_to(&mut app, start + 1);
    assert_eq!(
        reviewed(&mut app).shown.len(),
        1,
        "the first step that was played"
    );
    let step = on_board(&app).steps().swap_remove(0);
    drag(&mut app, &step);
    assert_eq!(events(&app), start + 2);
    assert_eq!(reviewed(&mut app).shown[1], Action::Step(step));
    check(&app, &game, "the second step");
    go_to(&mut app, start);
    assert!(reviewed(&mut app).shown.is_empty());
    check(&app, &game, "the position again");

    go_to(&mut app, 0);
    let step = game.at(start).unwrap().steps().swap_remove(0);
    drag(&mut app, &step);
    assert_eq!(events(&app), 0, "before the throw nothing can be moved");
    // The buttons of the panel lead to the position by themselves.
    app.world_mut().write_message(VariationIntent {
        start,
        intent: Intent::Step(step),
    });
    frames(&mut app, 3);
    assert_eq!(
        (events(&app), reviewed(&mut app).shown.len()),
        (start + 1, 1)
    );
    check(&app, &game, "a button");
    let source = on_board(&app).steps()[0].from;
    point(&mut app, Vec2::ZERO, Some(source), [true, true, false]);
    assert_ne!(*app.world().resource::<Hand>(), Hand::Empty);
    app.world_mut().write_message(ReplayCommand::Leave);
    frames(&mut app, 3);
    assert!(!app.world().resource::<Replay>().is_open());
    assert_eq!(
        *app.world().resource::<Hand>(),
        Hand::Empty,
        "it is put down"
    );
    assert_eq!(session(&app).events(), game.events());
}

#[test]
fn nothing_is_moved_in_a_replay_at_whose_decision_nobody_looks() {
    let (mut app, game, start) = table(Kind::Tabula);
    let step = on_board(&app).steps().swap_remove(0);
    point(&mut app, Vec2::ZERO, Some(step.from), [true, true, false]);
    assert_ne!(*app.world().resource::<Hand>(), Hand::Empty);
    app.world_mut().resource_mut::<PanelIsOpen>().0 = false;
    frames(&mut app, 3);
    assert_eq!(
        *app.world().resource::<Hand>(),
        Hand::Empty,
        "it is put back"
    );
    drag(&mut app, &step);
    assert_eq!(events(&app), start);
    check(&app, &game, "without the panel");
}

#[test]
fn an_illegal_move_of_a_variation_is_refused_with_its_reason() {
    let (mut app, game, start) = table(Kind::Backgammon);
    let board = on_board(&app);
    let step = board.steps().swap_remove(0);
    let refused = |app: &App| app.world().resource::<LastRefusal>().text.clone();
    let lies = |place: &Place| !board.arrangement().stack(*place).is_empty();
    let fixed = (1..=24)
        .map(Place::Point)
        .find(|place| lies(place) && board.steps().iter().all(|step| step.from != *place))
        .expect("the other side has pieces on points");
    point(&mut app, Vec2::ZERO, Some(fixed), [true, true, false]);
    point(&mut app, Vec2::ZERO, Some(fixed), [false, false, true]);
    frames(&mut app, 3);
    assert!(refused(&app).is_some());
    assert_eq!(events(&app), start);
    check(&app, &game, "a refusal");
    drag(&mut app, &step);
    assert_eq!((refused(&app), events(&app)), (None, start + 1));
}
