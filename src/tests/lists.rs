//! The analysis of the games of a list, at a table without a window.

use std::{sync::Arc, thread, time::Duration};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use tesserae_bots::{Knowledge, Stop};
use tesserae_insight::{Analysis, Tally};
use tesserae_rules::{Kind, Session};

use crate::{
    advice::{GameAnalysis, ListAnalysis, tallies},
    save::{AnalysedGames, SavedGames},
    table::settings::Settings,
    tests::harness::{self, wait},
    thinking::Thinking,
};

/// How much of the session is known.
fn progress(app: &App, session: &Session) -> f32 {
    let table = app.world().resource::<GameAnalysis>();
    let list = app.world().resource::<ListAnalysis>();
    list.of(session, table).map_or(0.0, Analysis::progress)
}

fn toggle(app: &mut App) {
    app.world_mut().resource_mut::<ListAnalysis>().toggle();
}

#[test]
fn the_games_of_a_list_are_analysed_and_kept_and_go_on_where_they_were_stopped() {
    let kind = Kind::Ur;
    let mut app = harness::table_with_insights(Settings::default());
    let played = harness::played(kind, 3, 4_000);
    let mut moments = played.replay();
    let end = moments.find(|moment| moment.after.outcome().is_some());
    let session = played.truncated(end.unwrap().index + 1).unwrap();
    harness::resume(&mut app, session.clone());
    app.update();
    let list = {
        let session = session.clone();
        move |mut saved: SavedGames| saved.list_games_of(&session)
    };
    app.world_mut().run_system_once(list).unwrap();
    let on_table = harness::session(&app).clone();
    assert_ne!(
        on_table.header(),
        session.header(),
        "the table knows where throws come from"
    );
    let is_listed = move |saved: SavedGames| saved.can_list(&on_table);
    assert!(app.world_mut().run_system_once(is_listed).unwrap());
    app.world_mut()
        .resource_mut::<Thinking>()
        .slow_down(Duration::from_millis(1));
    (0..5).for_each(|_| app.update());
    assert_eq!(progress(&app, &session), 0.0, "nobody has asked for it");
    toggle(&mut app);
    wait(&mut app, "the first finding", |app| {
        progress(app, &session) > 0.0
    });
    toggle(&mut app);
    app.update();
    let stopped = progress(&app, &session);
    assert!(!app.world().resource::<Thinking>().is_busy());
    for _ in 0..20 {
        app.update();
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(progress(&app, &session), stopped, "it rests");
    toggle(&mut app);
    app.update();
    assert!(progress(&app, &session) >= stopped, "nothing is forgotten");
    wait(&mut app, "the end of the analysis", |app| {
        !app.world().resource::<ListAnalysis>().is_running()
    });
    let path = format!(
        "{}/assets/bots/{}.bin",
        env!("CARGO_MANIFEST_DIR"),
        kind.key()
    );
    let knowledge = Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap());
    let whole = Analysis::find(&session, &knowledge, &Stop::never()).unwrap();
    let table = app.world().resource::<GameAnalysis>();
    let analysis = app
        .world()
        .resource::<ListAnalysis>()
        .of(&session, table)
        .unwrap();
    assert!(analysis.is_done());
    assert_eq!(tallies(analysis, 0), tallies(&whole, 0));
    assert_eq!(
        tallies(analysis, 1),
        [Tally::default(); 2],
        "there is no second game"
    );
    let kept = app.world().resource::<AnalysedGames>().all();
    assert_eq!(kept.len(), 1);
    assert!(
        kept[0]
            .players
            .iter()
            .all(|player| player.rating().is_some()),
        "{kept:?}"
    );
    assert!(!kept[0].result.is_empty());
    // The panel beside the board goes on with what is known.
    app.world_mut().resource_mut::<GameAnalysis>().want();
    app.update();
    let table = app.world().resource::<GameAnalysis>();
    assert!(
        table
            .of(&session)
            .is_some_and(|known| known.analysis.is_done())
    );
}
