//! Advice at the table without a window: hints, odds, and the coach.

use std::{thread, time::Duration};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use tesserae_referee::{Gate, GateOwner, Intent, ThrowGate};
use tesserae_rules::{Action, Choice, Kind, Session, Throw};

use crate::{
    accessibility::spoken::Spoken,
    advice::{AdviceCommand, AdviceStage, Adviser, Coach, CoachCommand, GameAnalysis},
    table::{Replay, ReplayCommand, StepWorths, settings::Settings},
    tests::harness::{self, session, wait},
    thinking::Thinking,
    throw::ThrowCommand,
    ui::state::insights::Insights,
};

/// A table with a game of backgammon in which White has thrown 3-1 to begin.
fn table(settings: Settings) -> App {
    let mut app = harness::table_with_insights(settings);
    let mut session = Session::new(tesserae_rules::Header::new(Kind::Backgammon)).unwrap();
    session.act(Throw::new(&[3, 1])).unwrap();
    harness::resume(&mut app, session);
    app
}

fn ask(app: &mut App, command: AdviceCommand) {
    app.world_mut().write_message(command);
    app.update();
}

fn adviser(app: &App) -> &Adviser {
    app.world().resource::<Adviser>()
}

/// Whether an answer is awaited.
fn is_thinking(app: &App) -> bool {
    app.world().resource::<Thinking>().is_busy()
}

/// What is read out.
fn spoken(app: &mut App) -> Vec<String> {
    app.world_mut()
        .run_system_once(|spoken: Spoken| spoken.paragraphs())
        .unwrap()
        .iter()
        .map(ToString::to_string)
        .collect()
}

/// Whether buttons have the keyboard because something is asked.
fn asks(app: &mut App) -> bool {
    app.world_mut()
        .run_system_once(|insights: Insights| insights.is_asking())
        .unwrap()
}

/// Plays steps in the notation of the game.
fn play(app: &mut App, words: &[&str]) {
    for word in words {
        let step = session(app)
            .game()
            .read_action(word)
            .unwrap()
            .step()
            .unwrap();
        app.world_mut().write_message(Intent::Step(step));
        app.update();
    }
}

#[test]
fn a_hint_shows_the_best_turn_then_why_then_three() {
    let mut app = table(Settings::default());
    ask(&mut app, AdviceCommand::Hint);
    assert!(is_thinking(&app));
    wait(&mut app, "a hint", |app| adviser(app).advice().is_some());
    let advice = adviser(&app).advice().unwrap().clone();
    assert_eq!(advice.ranking[0].words, "8 to 5 and 6 to 5");
    assert!(
        advice.ranking[0].worth.to_string().contains("wins in 100"),
        "{:?}",
        advice.ranking
    );
    assert_eq!(
        (advice.ranking.len(), adviser(&app).stage()),
        (3, AdviceStage::Best)
    );
    assert!(
        advice
            .why
            .is_some_and(|why| why.to_string().starts_with("It "))
    );
    let wins = advice.wins.unwrap();
    let best = [
        "Best: 8 to 5 and 6 to 5.".to_owned(),
        format!("You would win {wins} in 100."),
    ];
    assert_eq!(spoken(&mut app), best);
    for (stage, paragraphs) in [
        (AdviceStage::Reason, 3),
        (AdviceStage::Ranking, 3),
        (AdviceStage::Hidden, 0),
    ] {
        ask(&mut app, AdviceCommand::Hint);
        assert_eq!(adviser(&app).stage(), stage);
        let spoken = spoken(&mut app);
        assert_eq!(spoken.len(), paragraphs, "{stage:?} is read out");
        assert_eq!(
            spoken
                .first()
                .is_some_and(|first| first.starts_with("Why? It ")),
            stage == AdviceStage::Reason
        );
    }
    assert!(!is_thinking(&app));
}

#[test]
fn a_hint_is_forgotten_when_somebody_plays_and_odds_are_worked_out_again() {
    let mut app = table(Settings::default());
    ask(&mut app, AdviceCommand::Odds);
    wait(&mut app, "odds", |app| {
        adviser(app).odds().is_some_and(|lines| !lines.is_empty())
    });
    let before = adviser(&app).odds().unwrap().to_vec();
    assert!(
        before
            .iter()
            .any(|line| line.to_string().starts_with("Chance to win")),
        "{before:?}"
    );
    ask(&mut app, AdviceCommand::Hint);
    wait(&mut app, "a hint", |app| adviser(app).advice().is_some());
    assert!(
        spoken(&mut app)[0].starts_with("Best: "),
        "what was asked for last comes first"
    );
    play(&mut app, &["24/21"]);
    assert!(adviser(&app).advice().is_none() && adviser(&app).stage() == AdviceStage::Hidden);
    wait(&mut app, "other odds", |app| {
        adviser(app).odds().is_some_and(|lines| !lines.is_empty())
    });
    assert_ne!(adviser(&app).odds().unwrap(), before);
}

#[test]
fn without_insights_there_is_no_advice() {
    let mut app = table(Settings {
        insights: false,
        coach: true,
        ..default()
    });
    ask(&mut app, AdviceCommand::Hint);
    (0..20).for_each(|_| app.update());
    assert!(adviser(&app).stage() == AdviceStage::Hidden && !is_thinking(&app));
    play(&mut app, &["24/21", "24/23"]);
    app.world_mut()
        .write_message(Intent::Choose(Choice::Finish));
    app.update();
    assert_eq!(session(&app).events().len(), 4, "the turn has ended");
}

/// A table with a coach, a bad turn, and the wish to end it.
fn after_a_bad_turn() -> App {
    let mut app = table(Settings {
        coach: true,
        ..default()
    });
    wait(&mut app, "the coach", |app| {
        app.world().resource::<Coach>().is_watching()
    });
    play(&mut app, &["13/10", "10/9"]);
    app.update();
    app.world_mut()
        .write_message(Intent::Choose(Choice::Finish));
    wait(&mut app, "an objection", |app| {
        app.world().resource::<Coach>().objection().is_some()
    });
    assert_eq!(
        session(&app).events().len(),
        3,
        "the dice are not handed over yet"
    );
    let objection = app.world().resource::<Coach>().objection().unwrap();
    assert!(
        objection.better == "8 to 5 and 6 to 5" && objection.lost.to_string().contains("points"),
        "{objection:?}"
    );
    app
}

#[test]
fn the_coach_objects_to_a_bad_turn_and_it_is_played_again() {
    let mut app = after_a_bad_turn();
    app.world_mut().write_message(CoachCommand::ChooseAgain);
    wait(&mut app, "the throw", |app| {
        session(app).events().len() == 1
    });
    wait(&mut app, "the better turn on the board", |app| {
        adviser(app).advice().is_some()
    });
    play(&mut app, &["8/5", "6/5"]);
    app.update();
    app.world_mut()
        .write_message(Intent::Choose(Choice::Finish));
    wait(&mut app, "the end of the turn", |app| {
        session(app).events().len() == 4
    });
    assert_eq!(app.world().resource::<Gate>().owner(), GateOwner::Free);
}

#[test]
fn the_coach_shows_both_turns_on_the_board_and_plays_them_out() {
    let mut app = after_a_bad_turn();
    let compared = app.world().resource::<Coach>().compared().unwrap();
    assert_eq!(
        compared.before.position(),
        session(&app).at(1).unwrap().position()
    );
    let words = |actions: &[Action]| {
        actions
            .iter()
            .map(|step| compared.before.write_action(step))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (words(compared.best), words(compared.played).len()),
        (vec!["8/5".to_owned(), "6/5".to_owned()], 2)
    );
    let turns = app
        .world()
        .resource::<Coach>()
        .objection()
        .unwrap()
        .turns
        .clone();
    for turn in turns {
        let end = turn.session(session(&app)).unwrap().game().position();
        app.world_mut().write_message(turn);
        let shown = |app: &App| {
            app.world()
                .resource::<Replay>()
                .session()
                .map(|shown| shown.game().position())
        };
        wait(&mut app, "the end of the turn", |app| {
            shown(app).as_ref() == Some(&end)
        });
        wait(&mut app, "the game", |app| shown(app).is_none());
        assert!(
            app.world().resource::<Coach>().objection().is_some(),
            "the coach still asks"
        );
        assert_eq!(session(&app).events().len(), 3, "the game stays as it is");
    }
}

#[test]
fn the_analysis_shows_the_turn_that_was_played_beside_a_better_one_while_it_is_looked_at() {
    let mut app = table(Settings {
        coach: false,
        ..default()
    });
    play(&mut app, &["13/10", "10/9"]);
    app.world_mut()
        .write_message(Intent::Choose(Choice::Finish));
    app.update();
    let look = |app: &mut App| {
        app.world_mut().resource_mut::<GameAnalysis>().want();
        app.update();
    };
    for _ in 0..20_000 {
        look(&mut app);
        let analysis = app.world().resource::<GameAnalysis>();
        if analysis
            .of(session(&app))
            .is_some_and(|known| known.analysis.is_done())
        {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
    app.world_mut().write_message(ReplayCommand::To(1));
    let words = |app: &App| {
        let shown = app.world().resource::<Replay>().session().unwrap();
        let compared = app
            .world()
            .resource::<GameAnalysis>()
            .compared(session(app), shown)?;
        let words = |actions: &[Action]| {
            actions
                .iter()
                .map(|one| compared.before.write_action(one))
                .collect::<Vec<_>>()
        };
        Some([words(compared.best), words(compared.played)])
    };
    (0..3).for_each(|_| look(&mut app));
    let [best, played] = words(&app).unwrap();
    assert_eq!(
        (best.join(" "), played.join(" ")),
        ("8/5 6/5".to_owned(), "13/10 10/9 finish".to_owned())
    );
    app.world_mut().write_message(ReplayCommand::Forward);
    (0..3).for_each(|_| look(&mut app));
    assert!(
        words(&app).is_none(),
        "only the position before the turn has arrows"
    );
    app.world_mut().write_message(ReplayCommand::Back);
    (0..3).for_each(|_| look(&mut app));
    assert!(words(&app).is_some());
    (0..2).for_each(|_| app.update());
    assert!(words(&app).is_none(), "nobody looks at it any more");
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
    let mut app = table(Settings {
        coach: true,
        confirm: false,
        ..default()
    });
    wait(&mut app, "the coach", |app| {
        app.world().resource::<Coach>().is_watching()
    });
    play(&mut app, &["8/5", "6/5"]);
    wait(&mut app, "the end of the turn", |app| {
        session(app).events().len() == 4
    });
}

/// A table at which somebody may take a run or throw on, which gives much away.
fn at_a_choice() -> App {
    let mut app = table(Settings {
        coach: true,
        ..default()
    });
    let header = tesserae_rules::Header {
        start: Some("3333776 5-18 low:first high decide".to_owned()),
        ..tesserae_rules::Header::new(Kind::TableroDeJesus)
    };
    harness::resume(&mut app, Session::new(header).unwrap());
    wait(&mut app, "the coach", |app| {
        app.world().resource::<Coach>().is_watching()
    });
    app.world_mut().write_message(ThrowCommand::Throw);
    wait(&mut app, "an objection", |app| {
        app.world().resource::<Coach>().objection().is_some()
    });
    assert_eq!(
        app.world().resource::<Gate>().throw(),
        ThrowGate::Held,
        "the dice are not thrown yet"
    );
    app
}

#[test]
fn the_coach_objects_to_a_throw_where_a_run_should_be_taken() {
    let mut app = at_a_choice();
    let objection = app.world().resource::<Coach>().objection().unwrap().clone();
    assert!(
        objection.is_choice && objection.better.to_string().starts_with("take"),
        "{objection:?}"
    );
    assert_eq!(spoken(&mut app), [objection.sentence().to_string()]);
    assert!(asks(&mut app));
    app.world_mut().write_message(CoachCommand::ChooseAgain);
    wait(&mut app, "the better choice", |app| {
        adviser(app).advice().is_some()
    });
    assert!(!asks(&mut app));
    let take = session(&app).game().choices()[0];
    app.world_mut().write_message(Intent::Choose(take));
    wait(&mut app, "the run", |app| session(app).events().len() == 1);
    assert_eq!(app.world().resource::<Gate>().throw(), ThrowGate::Open);
}

#[test]
fn a_throw_that_the_player_insists_on_is_made() {
    let mut app = at_a_choice();
    app.world_mut()
        .resource_mut::<Messages<ThrowCommand>>()
        .clear();
    app.world_mut().write_message(CoachCommand::Keep);
    app.update();
    assert_eq!(app.world().resource::<Gate>().throw(), ThrowGate::Open);
    assert_eq!(
        app.world_mut()
            .resource_mut::<Messages<ThrowCommand>>()
            .drain()
            .count(),
        1
    );
}

#[test]
fn without_insights_the_coach_releases_what_it_held() {
    let mut app = at_a_choice();
    app.world_mut().resource_mut::<Settings>().insights = false;
    app.update();
    assert_eq!(app.world().resource::<Gate>().throw(), ThrowGate::Open);
    let mut app = after_a_bad_turn();
    app.world_mut().resource_mut::<Settings>().insights = false;
    app.update();
    assert_eq!(app.world().resource::<Gate>().owner(), GateOwner::Free);
}

#[test]
fn the_coach_forgets_a_game_that_another_replaces() {
    let mut app = at_a_choice();
    harness::resume(
        &mut app,
        Session::new(tesserae_rules::Header::new(Kind::Ur)).unwrap(),
    );
    app.update();
    assert!(app.world().resource::<Coach>().objection().is_none());
    assert_eq!(app.world().resource::<Gate>().throw(), ThrowGate::Open);
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
    wait(&mut app, "odds", |app| {
        adviser(app).odds().is_some_and(|lines| !lines.is_empty())
    });
    app.update();
    let worths = app.world().resource::<StepWorths>();
    let steps = session(&app).game().steps();
    assert_eq!(worths.0.len(), steps.len());
    assert!(
        worths.0.iter().any(|worth| worth.words == "best"),
        "{worths:?}"
    );
    ask(&mut app, AdviceCommand::Odds);
    app.update();
    assert!(app.world().resource::<StepWorths>().0.is_empty());
}

#[test]
fn the_odds_of_an_endgame_of_ur_tell_what_every_step_is_worth() {
    let mut app = table(Settings::default());
    let header = tesserae_rules::Header {
        start: Some("B:s0r0h5:C4* I:s0r1h5:6 T:6/9/6 S:B move:B:1-1-0".to_owned()),
        ..tesserae_rules::Header::new(Kind::Ur)
    };
    harness::resume(&mut app, Session::new(header).unwrap());
    ask(&mut app, AdviceCommand::Odds);
    wait(&mut app, "odds", |app| {
        adviser(app).odds().is_some_and(|lines| !lines.is_empty())
    });
    app.update();
    let worths = app.world().resource::<StepWorths>();
    assert_eq!(worths.0.len(), session(&app).game().steps().len());
    assert!(
        worths.0.iter().any(|worth| worth.words == "best"),
        "{worths:?}"
    );
    assert!(worths.0.iter().any(|worth| worth.lost > 0), "{worths:?}");
}
