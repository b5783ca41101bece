//! Texts of other programs that become saved games.

use bevy::ecs::system::RunSystemOnce;

use tesserae_rules::ScoreLine;

use super::{App, Folder, Found, SavedGames, notices, program, session};
use crate::save::{GameList, Listed, ListedGame, ListedPosition};

const MATCH: &str = " 5 point match\n\n Game 1\n Ann : 0                      Bob : 0\n  \
                     1) 31: 8/5 6/5              42: 8/4 6/4\n  2) 66: ????                Wins 1 point\n";

#[test]
fn what_of_a_match_was_not_kept_as_it_stands_is_told_with_its_line() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let import = |mut games: SavedGames| games.import(MATCH).unwrap();
    app.world_mut().run_system_once(import).unwrap();
    assert_eq!(
        notices(&app),
        ["Not everything was kept as it stands: line 6: “????” names no move: nothing is played."]
    );
}

/// Files that hold no game, with what stands in none of the messages about them.
const WRONG: [(&str, &[&str]); 8] = [
    ("nothing", &[]),
    ("one\ntwo \0", &[]),
    ("1-AAAA", &[]),
    (
        "Tesserae record 1\nGame: ur\nColour: green\n\n",
        &["Colour"],
    ),
    ("Tesserae record 1\nGame: ur\n\n7. Blue 1-0-1:\n", &[]),
    ("{\"tesserae\":1,\"game\":5}\n", &[]),
    ("(;FF[4]GM[1];B[aa])", &["GM"]),
    (
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7",
        &["XGID"],
    ),
];

#[test]
fn why_a_file_holds_no_game_is_said_in_messages() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    for (file, verbatim) in WRONG {
        let import = move |mut games: SavedGames| games.import(file).unwrap_err();
        let why = app.world_mut().run_system_once(import).unwrap();
        let bare = why.bare_words();
        let bare: Vec<_> = bare
            .iter()
            .filter(|word| !verbatim.contains(&word.as_str()))
            .collect();
        assert!(bare.is_empty(), "{file:?}: {}", why.in_brackets());
    }
}

/// A match of two games, the second of which is not over.
const TWO_GAMES: &str = " 5 point match\n\n Game 1\n Ann : 0                      Bob : 0\n  \
                         1) 31: 8/5 6/5              42: 8/4 6/4\n  2)  Doubles => 2                Drops\n      \
                         Wins 1 point\n\n Game 2\n Ann : 1                      Bob : 0\n  1) 31: 8/5 6/5\n";

/// What a list holds, in words.
fn listed(app: &App) -> Vec<String> {
    let score = |score: &Option<ScoreLine>| {
        let score = score.as_ref().unwrap();
        format!("{} {}", score.title, score.joined("-"))
    };
    match app.world().resource::<GameList>().content() {
        Listed::Nothing => Vec::new(),
        Listed::Games(sessions) => {
            let games = sessions.iter().flat_map(|session| &session.games);
            let words = |game: &ListedGame| {
                let points = game
                    .outcome
                    .as_ref()
                    .map(|outcome| (outcome.winner, outcome.points));
                format!("{}, {}, {points:?}", game.start, score(&game.score))
            };
            games.map(words).collect()
        }
        Listed::Positions(positions) => {
            let words = |position: &ListedPosition| {
                format!("{}, {}", position.text, score(&position.score))
            };
            positions.iter().map(words).collect()
        }
    }
}

/// How many games are saved.
fn saved(app: &mut App) -> usize {
    app.world_mut()
        .run_system_once(|games: SavedGames| games.games().len())
        .unwrap()
}

#[test]
fn several_positions_are_listed_and_the_one_that_is_chosen_is_saved() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let ids = [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:3:0:7:10",
    ];
    let text = format!("One: {}\nTwo: {}\n", ids[0], ids[1]);
    let import = move |mut games: SavedGames| games.import(&text).unwrap();
    assert_eq!(
        app.world_mut().run_system_once(import).unwrap(),
        Found::List
    );
    assert_eq!((saved(&mut app), notices(&app)), (0, vec![]));
    assert_eq!(
        listed(&app),
        [
            format!("{}, Match to 7 0-0", ids[0]),
            format!("{}, Match to 7 2-3", ids[1])
        ]
    );
    let open = |mut games: SavedGames| {
        let Listed::Positions(positions) = games.list().content() else {
            panic!("positions are listed");
        };
        let second = positions[1].session.clone();
        games.open_position(&second);
    };
    app.world_mut().run_system_once(open).unwrap();
    app.update();
    assert_eq!(saved(&mut app), 1);
    assert_eq!(
        session(&app).game().scores().last().unwrap().values,
        ["2", "3"]
    );
}

#[test]
fn the_games_of_a_match_are_listed_with_score_and_result_and_saved_once() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    for text in [TWO_GAMES, MATCH, TWO_GAMES] {
        let import = move |mut games: SavedGames| {
            games.receive(text);
        };
        app.world_mut().run_system_once(import).unwrap();
        app.update();
    }
    // A match of one game is on the table; another file of the same match adds nothing.
    assert_eq!(saved(&mut app), 2);
    let games = listed(&app);
    assert_eq!(games.len(), 2, "{games:?}");
    assert_eq!(games[0], "0, Match to 5 0-0, Some((Some(First), 1))");
    assert!(games[1].ends_with(", Match to 5 1-0, None"), "{games:?}");
    let start = |app: &App| app.world().resource::<GameList>().sessions()[0].games[1].start;
    let whole = app.world().resource::<GameList>().sessions()[0]
        .session
        .clone();
    let before = whole.truncated(start(&app)).unwrap();
    assert_eq!(before.game().scores().last().unwrap().values, ["1", "0"]);
}

#[test]
fn lists_that_are_opened_at_the_same_time_are_one() {
    let folder = Folder::new();
    let mut app = program(&folder.0);
    let other = TWO_GAMES.replace("Ann", "Cem");
    let import = move |mut games: SavedGames| {
        games.receive(TWO_GAMES);
        games.receive(&other);
    };
    app.world_mut().run_system_once(import).unwrap();
    assert_eq!(listed(&app).len(), 4);
}
