//! Advice at the table without a window: hints, odds, and the coach.

use std::{thread, time::Duration};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use tesserae_referee::{Intent, Restriction};
use tesserae_rules::{Choice, Kind, Session, Throw};

use crate::{
    input::throwing::ThrowRequest,
    insights::{AdviceCommand, Adviser, ChoiceCoach, Coach, CoachCommand, Insights, Spoken, Stage},
    settings::Settings,
    state::{ArrangedThrow, StepWorths},
    tests::harness::{self, session},
};

/// A table with a game of backgammon in which White has thrown 3-1 to begin.
fn table(settings: Settings) -> App {
    let mut app = harness::table_with_insights(settings);
    let mut session = Session::new(tesserae_rules::Header::new(Kind::Backgammon)).unwrap();
    session.act(Throw::new(&[3, 1])).unwrap();
    harness::resume(&mut app, session);
    app
}

/// Goes on until something is the case, as long as the knowledge may take to load and to use.
fn wait(app: &mut App, what: &str, is_so: impl Fn(&App) -> bool) {
    for _ in 0..20_000 {
        if is_so(app) {
            return;
        }
        app.update();
        thread::sleep(Duration::from_millis(1));
    }
    panic!("{what} never happened");
}

fn ask(app: &mut App, command: AdviceCommand) {
    app.world_mut().write_message(command);
    app.update();
}

fn adviser(app: &App) -> &Adviser {
    app.world().resource::<Adviser>()
}

/// What is read out.
fn spoken(app: &mut App) -> Vec<String> {
    app.world_mut().run_system_once(|spoken: Spoken| spoken.paragraphs()).unwrap()
}

/// Whether buttons have the keyboard because something is asked.
fn asks(app: &mut App) -> bool {
    app.world_mut().run_system_once(|insights: Insights| insights.ask()).unwrap()
}

/// Plays steps in the notation of the game.
fn play(app: &mut App, words: &[&str]) {
    for word in words {
        let step = session(app).game().read_action(word).unwrap().step().unwrap();
        app.world_mut().write_message(Intent::Step(step));
        app.update();
    }
}

#[test]
fn a_hint_shows_the_best_turn_then_three_then_why() {
    let mut app = table(Settings::default());
    ask(&mut app, AdviceCommand::Hint);
    assert!(adviser(&app).is_busy());
    wait(&mut app, "a hint", |app| adviser(app).advice().is_some());
    let advice = adviser(&app).advice().unwrap().clone();
    assert_eq!(advice.ranking[0].words, "8 to 5 and 6 to 5");
    assert!(advice.ranking[0].worth.contains("% to win"), "{:?}", advice.ranking);
    assert_eq!((advice.ranking.len(), adviser(&app).stage()), (3, Stage::Best));
    assert!(advice.why.is_some_and(|why| why.starts_with("It ")));
    assert_eq!(spoken(&mut app), ["Best: 8 to 5 and 6 to 5."]);
    for (stage, paragraphs) in [(Stage::Ranking, 3), (Stage::Reason, 4), (Stage::Hidden, 0)] {
        ask(&mut app, AdviceCommand::Hint);
        assert_eq!(adviser(&app).stage(), stage);
        assert_eq!(spoken(&mut app).len(), paragraphs, "{stage:?} is read out");
    }
    assert!(!adviser(&app).is_busy());
}

#[test]
fn a_hint_is_forgotten_when_somebody_plays_and_odds_are_worked_out_again() {
    let mut app = table(Settings::default());
    ask(&mut app, AdviceCommand::Odds);
    wait(&mut app, "odds", |app| adviser(app).odds().is_some_and(|lines| !lines.is_empty()));
    let before = adviser(&app).odds().unwrap().to_vec();
    assert!(before.iter().any(|line| line.starts_with("To win")), "{before:?}");
    ask(&mut app, AdviceCommand::Hint);
    wait(&mut app, "a hint", |app| adviser(app).advice().is_some());
    play(&mut app, &["24/21"]);
    assert!(adviser(&app).advice().is_none() && adviser(&app).stage() == Stage::Hidden);
    wait(&mut app, "other odds", |app| adviser(app).odds().is_some_and(|lines| !lines.is_empty()));
    assert_ne!(adviser(&app).odds().unwrap(), before);
}

#[test]
fn without_insights_there_is_no_advice() {
    let mut app = table(Settings { insights: false, coach: true, ..default() });
    ask(&mut app, AdviceCommand::Hint);
    (0..20).for_each(|_| app.update());
    assert!(adviser(&app).stage() == Stage::Hidden && !adviser(&app).is_busy());
    play(&mut app, &["24/21", "24/23"]);
    app.world_mut().write_message(Intent::Choose(Choice::Finish));
    app.update();
    assert_eq!(session(&app).events().len(), 4, "the turn has ended");
}

/// A table with a coach, a bad turn, and the wish to end it.
fn after_a_bad_turn() -> App {
    let mut app = table(Settings { coach: true, ..default() });
    wait(&mut app, "the coach", |app| app.world().resource::<Coach>().is_watching());
    play(&mut app, &["13/10", "10/9"]);
    app.update();
    app.world_mut().write_message(Intent::Choose(Choice::Finish));
    wait(&mut app, "an objection", |app| app.world().resource::<Coach>().objection().is_some());
    assert_eq!(session(&app).events().len(), 3, "the dice are not handed over yet");
    let objection = app.world().resource::<Coach>().objection().unwrap();
    assert!(objection.better == "8 to 5 and 6 to 5" && objection.lost.contains("points"), "{objection:?}");
    app
}

#[test]
fn the_coach_objects_to_a_bad_turn_and_it_is_played_again() {
    let mut app = after_a_bad_turn();
    app.world_mut().write_message(CoachCommand::ChooseAgain);
    wait(&mut app, "the throw", |app| session(app).events().len() == 1);
    wait(&mut app, "the better turn on the board", |app| adviser(app).advice().is_some());
    play(&mut app, &["8/5", "6/5"]);
    app.update();
    app.world_mut().write_message(Intent::Choose(Choice::Finish));
    wait(&mut app, "the end of the turn", |app| session(app).events().len() == 4);
    assert_eq!(*app.world().resource::<Restriction>(), Restriction::None);
}

#[test]
fn a_turn_that_the_player_keeps_ends_as_it_is() {
    let mut app = after_a_bad_turn();
    app.world_mut().write_message(CoachCommand::Keep);
    (0..3).for_each(|_| app.update());
    assert_eq!(session(&app).events().len(), 4);
    assert!(app.world().resource::<Coach>().objection().is_none());
}

#[test]
fn the_coach_ends_a_good_turn_by_itself_where_turns_are_not_confirmed() {
    let mut app = table(Settings { coach: true, confirm: false, ..default() });
    wait(&mut app, "the coach", |app| app.world().resource::<Coach>().is_watching());
    play(&mut app, &["8/5", "6/5"]);
    wait(&mut app, "the end of the turn", |app| session(app).events().len() == 4);
}

/// A table at which somebody may take a run or throw on, which gives much away.
fn at_a_choice() -> App {
    let mut app = table(Settings { coach: true, ..default() });
    let header = tesserae_rules::Header {
        start: Some("3333776 5-18 low:first high decide".to_owned()),
        ..tesserae_rules::Header::new(Kind::TableroDeJesus)
    };
    harness::resume(&mut app, Session::new(header).unwrap());
    wait(&mut app, "the coach", |app| app.world().resource::<ChoiceCoach>().is_ready());
    app.world_mut().write_message(ThrowRequest);
    wait(&mut app, "an objection", |app| app.world().resource::<ChoiceCoach>().objection().is_some());
    assert_eq!(*app.world().resource::<ArrangedThrow>(), ArrangedThrow::Held, "the dice are not thrown yet");
    app
}

#[test]
fn the_coach_objects_to_a_throw_where_a_run_should_be_taken() {
    let mut app = at_a_choice();
    let objection = app.world().resource::<ChoiceCoach>().objection().unwrap().clone();
    assert!(objection.is_choice && objection.better.starts_with("take"), "{objection:?}");
    assert_eq!(spoken(&mut app), [objection.sentence()]);
    assert!(asks(&mut app));
    app.world_mut().write_message(CoachCommand::ChooseAgain);
    wait(&mut app, "the better choice", |app| adviser(app).advice().is_some());
    assert!(!asks(&mut app));
    let take = session(&app).game().choices()[0];
    app.world_mut().write_message(Intent::Choose(take));
    wait(&mut app, "the run", |app| session(app).events().len() == 1);
    assert_eq!(*app.world().resource::<ArrangedThrow>(), ArrangedThrow::None);
}

#[test]
fn a_throw_that_the_player_insists_on_is_made() {
    let mut app = at_a_choice();
    app.world_mut().resource_mut::<Messages<ThrowRequest>>().clear();
    app.world_mut().write_message(CoachCommand::Keep);
    app.update();
    assert_eq!(*app.world().resource::<ArrangedThrow>(), ArrangedThrow::None);
    assert_eq!(app.world_mut().resource_mut::<Messages<ThrowRequest>>().drain().count(), 1);
}

#[test]
fn without_insights_the_coach_releases_what_it_held() {
    let mut app = at_a_choice();
    app.world_mut().resource_mut::<Settings>().insights = false;
    app.update();
    assert_eq!(*app.world().resource::<ArrangedThrow>(), ArrangedThrow::None);
    let mut app = after_a_bad_turn();
    app.world_mut().resource_mut::<Settings>().insights = false;
    app.update();
    assert_eq!(*app.world().resource::<Restriction>(), Restriction::None);
}

#[test]
fn the_coach_forgets_a_game_that_another_replaces() {
    let mut app = at_a_choice();
    harness::resume(&mut app, Session::new(tesserae_rules::Header::new(Kind::Ur)).unwrap());
    app.update();
    assert!(app.world().resource::<ChoiceCoach>().objection().is_none());
    assert_eq!(*app.world().resource::<ArrangedThrow>(), ArrangedThrow::None);
}

#[test]
fn the_odds_of_tablero_de_jesus_tell_what_every_step_is_worth() {
    let mut app = table(Settings::default());
    let header = tesserae_rules::Header {
        start: Some("7711111 10-13 low:first low move:6-2".to_owned()),
        ..tesserae_rules::Header::new(Kind::TableroDeJesus)
    };
    harness::resume(&mut app, Session::new(header).unwrap());
    ask(&mut app, AdviceCommand::Odds);
    wait(&mut app, "odds", |app| adviser(app).odds().is_some_and(|lines| !lines.is_empty()));
    app.update();
    let worths = app.world().resource::<StepWorths>();
    let steps = session(&app).game().steps();
    assert_eq!(worths.0.len(), steps.len());
    assert!(worths.0.iter().any(|worth| worth.words == "best"), "{worths:?}");
    ask(&mut app, AdviceCommand::Odds);
    app.update();
    assert!(app.world().resource::<StepWorths>().0.is_empty());
}

#[test]
fn the_odds_of_an_endgame_of_ur_tell_what_every_step_is_worth() {
    let mut app = table(Settings::default());
    let header = tesserae_rules::Header {
        start: Some("B:s0r0h5:C4* W:s0r1h5:6 T:6/9/6 S:B move:B:1-1-0".to_owned()),
        ..tesserae_rules::Header::new(Kind::Ur)
    };
    harness::resume(&mut app, Session::new(header).unwrap());
    ask(&mut app, AdviceCommand::Odds);
    wait(&mut app, "odds", |app| adviser(app).odds().is_some_and(|lines| !lines.is_empty()));
    app.update();
    let worths = app.world().resource::<StepWorths>();
    assert_eq!(worths.0.len(), session(&app).game().steps().len());
    assert!(worths.0.iter().any(|worth| worth.words == "best"), "{worths:?}");
    assert!(worths.0.iter().any(|worth| worth.lost > 0), "{worths:?}");
}
