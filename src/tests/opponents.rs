//! Bots at the table, without a window: whole games, undo, saved games, and what happens when
//! something is missing.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use bevy::{ecs::system::RunSystemOnce, prelude::*, time::TimeUpdateStrategy};
use tesserae_bots::Level;
use tesserae_formats::record;
use tesserae_referee::Intent;
use tesserae_rules::{
    Action, Choice, DiceSource, Event, Header, Kind, Pending, Seat, Session, Throw,
    session::{
        Player,
        random::{Generator, generator, random_event},
    },
};

use crate::{
    opponents::Opponents,
    save::{SavedGames, Storage},
    table::{notices::Notices, settings::Settings},
    tests::harness::{FRAME, resume, session, table_with_bots},
};

/// A folder for one test, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "tesserae-bots-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

/// Nothing takes time.
fn instant() -> Settings {
    Settings {
        speed: 0.0,
        reduced_motion: true,
        ..default()
    }
}

fn table() -> App {
    table_with_bots("assets", Storage::nowhere(), instant())
}

fn table_in(folder: &Path) -> App {
    table_with_bots("assets", Storage::folder(folder), instant())
}

fn bot(level: Level) -> Player {
    Player::Bot(level.key().to_owned())
}

/// A game in which a person has the first seat.
fn against(kind: Kind, level: Level, dice: DiceSource) -> Header {
    let seed = (dice == DiceSource::Seeded).then_some(11);
    Header {
        players: [Player::Person, bot(level)],
        dice: Some(dice),
        seed,
        ..Header::new(kind)
    }
}

fn start(app: &mut App, header: Header) {
    app.world_mut().write_message(Intent::Start(header));
    app.update();
}

/// Resumes the game that was played last.
fn resume_latest(app: &mut App) {
    let resume = |mut games: SavedGames| {
        let latest = games.latest().map(|game| game.id).unwrap();
        games.resume(latest);
    };
    app.world_mut().run_system_once(resume).unwrap();
    app.update();
}

/// Whether a person is to act.
fn is_persons_turn(app: &App) -> bool {
    let header = session(app).header();
    match session(app).game().pending() {
        Pending::Over => true,
        pending => pending
            .seat()
            .map_or(header.only_person().is_some(), |seat| {
                header.only_person() == Some(seat)
            }),
    }
}

/// Lets time pass until something is true. However slow the machine is, thinking takes no time of
/// the table.
fn wait(app: &mut App, what: &str, mut until: impl FnMut(&App) -> bool) {
    const FRAMES: usize = 4_000;
    let mut frames = 0;
    while !until(app) {
        let is_thinking = app.world().resource::<Opponents>().are_thinking();
        let passes = if is_thinking { Duration::ZERO } else { FRAME };
        app.insert_resource(TimeUpdateStrategy::ManualDuration(passes));
        app.update();
        if is_thinking {
            std::thread::sleep(Duration::from_millis(1));
        } else {
            frames += 1;
        }
        assert!(
            frames < FRAMES,
            "{what} never happens, at {}",
            session(app).game().position()
        );
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
}

/// One thing that a person does by chance.
fn act(app: &mut App, rng: &mut Generator) {
    let event = random_event(session(app).game(), rng).unwrap();
    let event = match event.action {
        Action::Throw(_) => session(app)
            .throw_again()
            .cloned()
            .map_or(event, |again| Event {
                source: None,
                ..again
            }),
        _ => event,
    };
    let source = event.source.map(|_| session(app).dice_source());
    app.world_mut()
        .write_message(Intent::from(Event { source, ..event }));
    app.update();
}

/// Plays until something is true: the person by chance, the bots as they do.
fn play(app: &mut App, rng: &mut Generator, mut until: impl FnMut(&Session) -> bool) {
    while !until(session(app)) {
        let events = session(app).events().len();
        if is_persons_turn(app) {
            act(app, rng);
        } else {
            wait(app, "the bot's turn", |app| {
                session(app).events().len() > events
            });
        }
        assert!(session(app).events().len() < 6_000, "the game does not end");
    }
}

fn throws(session: &Session) -> Vec<Throw> {
    let throw = |event: &Event| match &event.action {
        Action::Throw(throw) => Some(throw.clone()),
        _ => None,
    };
    session.events().iter().filter_map(throw).collect()
}

#[test]
fn a_person_plays_whole_games_against_a_bot() {
    for (kind, dice) in [
        (Kind::TableroDiBerona, DiceSource::Physical),
        (Kind::Backgammon, DiceSource::Seeded),
    ] {
        let mut app = table();
        start(&mut app, against(kind, Level::Regular, dice));
        play(&mut app, &mut generator(1), |session| {
            session.game().outcome().is_some()
        });
        let by_bot = session(&app)
            .replay()
            .filter(|moment| moment.seat() == Some(Seat::Second))
            .count();
        assert!(by_bot > 10, "{kind}: {by_bot}");
        let sources = session(&app)
            .events()
            .iter()
            .filter_map(|event| event.source);
        assert!(sources.into_iter().all(|source| source == dice), "{kind}");
    }
}

#[test]
fn two_bots_play_whole_games_alone() {
    for kind in [Kind::TableroDiBerona, Kind::Ur] {
        let players = [bot(Level::Guest), bot(Level::Regular)];
        let mut app = table();
        start(
            &mut app,
            Header {
                players,
                ..Header::new(kind).seeded(5)
            },
        );
        let mut person = generator(2);
        play(&mut app, &mut person, |session| {
            session.game().outcome().is_some()
        });
        assert!(
            !session(&app).can_undo(),
            "{kind}: there is nobody who could take anything back"
        );
    }
}

#[test]
fn undo_after_a_bots_turn_returns_to_ones_own_decision_and_the_same_dice_come_again() {
    let mut rng = generator(3);
    for dice in [DiceSource::Seeded, DiceSource::Physical] {
        let mut app = table();
        start(&mut app, against(Kind::Backgammon, Level::Guest, dice));
        play(&mut app, &mut rng, |session| {
            session.events().len() > 12 && session.game().pending().seat() == Some(Seat::First)
        });
        let before = session(&app).clone();
        for _ in 0..3 {
            app.world_mut().write_message(Intent::Undo);
            app.update();
        }
        let kept = session(&app).events().len();
        assert!(
            kept < before.events().len() && before.events().starts_with(session(&app).events()),
            "{dice:?}"
        );
        assert!(is_persons_turn(&app), "{dice:?}");
        // The bot does not go on with what it thought before.
        for _ in 0..20 {
            app.update();
        }
        assert_eq!(session(&app).events().len(), kept, "{dice:?}");
        play(&mut app, &mut rng, |session| {
            throws(session).len() >= throws(&before).len() || session.game().outcome().is_some()
        });
        if session(&app).game().outcome().is_none() {
            assert_eq!(throws(session(&app)), throws(&before), "{dice:?}");
        }
    }
}

#[test]
fn a_game_against_a_bot_goes_on_where_it_was_left_undone_throws_included() {
    let folder = Folder::new();
    let mut rng = generator(4);
    let mut app = table_in(&folder.0);
    start(
        &mut app,
        against(Kind::Tabula, Level::Guest, DiceSource::Physical),
    );
    for length in [20, 45, 70] {
        play(&mut app, &mut rng, |session| {
            session.events().len() > length && session.game().pending().seat() == Some(Seat::First)
        });
        app.world_mut().write_message(Intent::Undo);
        app.update();
        let left = session(&app).clone();
        app = table_in(&folder.0);
        resume_latest(&mut app);
        assert_eq!(session(&app).header().players, left.header().players);
        assert_eq!(session(&app).events(), left.events());
        assert_eq!(session(&app).throw_again(), left.throw_again());
    }
    // In the middle of the bot's turn, too.
    play(&mut app, &mut rng, |session| {
        session.game().pending() == Pending::Act(Seat::Second)
    });
    let left = session(&app).events().len();
    app = table_in(&folder.0);
    resume_latest(&mut app);
    assert_eq!(session(&app).game().pending(), Pending::Act(Seat::Second));
    wait(&mut app, "the bot's step", |app| {
        session(app).events().len() > left
    });
}

#[test]
fn a_record_that_is_brought_in_keeps_who_sits_where() {
    let folder = Folder::new();
    let mut app = table_in(&folder.0);
    let players = [bot(Level::Master), Player::Person];
    let text = record::write(
        &Session::new(Header {
            players: players.clone(),
            ..Header::new(Kind::Ur)
        })
        .unwrap(),
    );
    app.world_mut()
        .run_system_once(move |mut games: SavedGames| games.receive(&text))
        .unwrap();
    app.update();
    assert_eq!(session(&app).header().players, players);
    assert_eq!(app.world().resource::<Notices>().0, [""; 0]);
}

#[test]
fn what_a_bot_has_decided_in_one_game_is_not_played_in_another() {
    let opening = |faces: [u8; 2]| {
        let players = [bot(Level::Oracle), Player::Person];
        let mut session = Session::new(Header {
            players,
            ..Header::new(Kind::Backgammon).seeded(1)
        })
        .unwrap();
        session
            .act(Event::thrown(Throw::new(&faces), DiceSource::Seeded))
            .unwrap();
        session
    };
    // Pieces move at their natural speed, so that the bot waits a moment with its decision.
    let mut app = table_with_bots("assets", Storage::nowhere(), Settings::default());
    resume(&mut app, opening([6, 1]));
    wait(&mut app, "a decision", |app| {
        app.world().resource::<Opponents>().are_waiting()
    });
    assert_eq!(session(&app).events().len(), 1, "it waits with it");
    resume(&mut app, opening([3, 1]));
    wait(&mut app, "the bot's turn", |app| {
        session(app).game().pending().seat() == Some(Seat::Second)
    });
    let words: Vec<String> = session(&app).replay().map(|moment| moment.word()).collect();
    let mut steps = words[1..3].to_vec();
    steps.sort();
    assert_eq!(steps, ["6/5", "8/5"], "{words:?}");
}

#[test]
fn a_bot_whose_knowledge_is_missing_says_so_once_and_plays_when_it_is_there() {
    let folder = Folder::new();
    let assets = folder.0.to_str().unwrap();
    let mut app = table_with_bots(assets, Storage::nowhere(), instant());
    let players = [bot(Level::Guest), Player::Person];
    let mut session_then = Session::new(Header {
        players,
        ..Header::new(Kind::Backgammon).seeded(1)
    })
    .unwrap();
    session_then
        .act(Event::thrown(Throw::new(&[6, 1]), DiceSource::Seeded))
        .unwrap();
    resume(&mut app, session_then);
    wait(&mut app, "a message", |app| {
        !app.world().resource::<Notices>().0.is_empty()
    });
    for _ in 0..600 {
        app.update();
    }
    assert_eq!(
        app.world().resource::<Notices>().0.len(),
        1,
        "{:?}",
        app.world().resource::<Notices>().0
    );
    assert_eq!(session(&app).events().len(), 1);
    let cannot_play = |app: &App| app.world().resource::<Opponents>().cannot_play();
    assert!(cannot_play(&app), "it is said for as long as it is so");
    fs::create_dir_all(folder.0.join("bots")).unwrap();
    let file = format!("{}/assets/bots/backgammon.bin", env!("CARGO_MANIFEST_DIR"));
    fs::copy(file, folder.0.join("bots/backgammon.bin")).unwrap();
    wait(&mut app, "the bot's step", |app| {
        session(app).events().len() > 1
    });
    assert!(!cannot_play(&app));
    assert!(
        session(&app).events()[1..]
            .iter()
            .all(|event| event.action != Choice::Finish.into())
    );
}

#[test]
fn where_the_bot_cannot_play_a_person_plays_both_sides_from_there() {
    let folder = Folder::new();
    let assets = folder.0.to_str().unwrap();
    let mut app = table_with_bots(assets, Storage::nowhere(), instant());
    let header = Header {
        players: [bot(Level::Guest), Player::Person],
        ..Header::new(Kind::Backgammon).seeded(1)
    };
    let mut begun = Session::new(header).unwrap();
    begun
        .act(Event::thrown(Throw::new(&[6, 1]), DiceSource::Seeded))
        .unwrap();
    resume(&mut app, begun.clone());
    wait(&mut app, "that it cannot play", |app| {
        app.world().resource::<Opponents>().cannot_play()
    });
    let left = begun.clone();
    app.world_mut()
        .run_system_once(move |mut games: SavedGames| games.play_here(&left))
        .unwrap();
    app.update();
    app.update();
    assert_eq!(
        session(&app).header().players,
        [Player::Person, Player::Person]
    );
    assert_eq!(session(&app).events(), begun.events());
    assert!(!app.world().resource::<Opponents>().cannot_play());
}

#[test]
fn a_bot_that_has_lost_for_certain_resigns_once_and_plays_on_if_it_has_to() {
    let mut app = table();
    // White bears the last two off next turn, Black needs three turns.
    let lost = "1:2,off:13 6:2,5:3,4:2,3:1,2:2,1:2,off:3 black - middle:1 0-0 throw";
    let header = against(Kind::Backgammon, Level::Guest, DiceSource::Seeded);
    start(
        &mut app,
        Header {
            start: Some(lost.to_owned()),
            ..header
        },
    );
    wait(&mut app, "a resignation", is_persons_turn);
    let offers = |app: &App| {
        let events = session(app).events().iter();
        events
            .filter(|event| event.action == Choice::Resign(1).into())
            .count()
    };
    assert_eq!((offers(&app), session(&app).events().len()), (1, 1));
    app.world_mut()
        .write_message(Intent::Choose(Choice::Decline));
    app.update();
    wait(&mut app, "the throw of White", is_persons_turn);
    assert_eq!(offers(&app), 1);
    assert!(
        matches!(session(&app).game().pending(), Pending::Throw(_)),
        "{}",
        session(&app).game().position()
    );
}
