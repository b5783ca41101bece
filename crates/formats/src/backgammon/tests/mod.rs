//! XGID, GNU Backgammon's IDs and `.mat` files: read, written, and the same after both.

mod gnubg;

use proptest::prelude::*;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Action, Choice, Describe, Game, HouseRules, Kind, Pending, Rules, Seat, Throw,
    backgammon::{Options, Phase, Position, Situation, State},
    session::random::random_rules,
};

use super::{gnubg_id, mat::MatFile, xgid};

/// White's game before the throw.
fn before_throw(options: Options, position: Position) -> State {
    let checkers = [position.own, position.other];
    let situation = Situation {
        checkers,
        phase: Phase::Throw,
        ..Situation::start(&options)
    };
    State::set_up(options, situation).unwrap()
}

fn throw(a: u8, b: u8) -> Action {
    Throw::new(&[a, b]).into()
}

/// Options from keys and values.
fn options(chosen: &[(&str, &str)]) -> Options {
    Options::from_values(
        &chosen
            .iter()
            .map(|(key, value)| ((*key).into(), (*value).into()))
            .collect(),
    )
    .unwrap()
}

/// Some house rules, chosen at random.
fn some_options(rng: &mut impl Rng) -> Options {
    Options::from_values(&random_rules(Kind::Backgammon, rng)).unwrap()
}

/// A random action, resignations seldom.
fn some_action(game: &State, rng: &mut impl Rng) -> Option<Action> {
    let mut all = game.actions();
    if rng.random_ratio(1, 300) {
        all.extend(game.offers());
    }
    match game.pending() {
        // A double now and then, so that most games are played out.
        Pending::Throw(_) if !all.is_empty() && rng.random_ratio(1, 8) => {}
        Pending::Throw(spec) => return Some(spec.draw(rng).into()),
        _ => {}
    }
    (!all.is_empty()).then(|| all[rng.random_range(0..all.len())].clone())
}

const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";

fn read_xgid(text: &str) -> State {
    xgid::read(text, &Options::default()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn the_start_has_its_well_known_ids() {
    let start = before_throw(Options::default(), Position::START);
    assert_eq!(xgid::write(&start).as_deref(), Ok(START));
    assert_eq!(gnubg_id::position_id(Position::START), "4HPwATDgc/ABMA");
    let seven = before_throw(options(&[("match_length", "7")]), Position::START);
    assert_eq!(
        gnubg_id::write(&seven).as_deref(),
        Ok("4HPwATDgc/ABMA:cAngAAAAAAAE")
    );
}

#[test]
fn ids_that_gnu_backgammon_gives_mean_what_its_board_shows() {
    // White has thrown 4-2, owns the cube at 2 and leads 2-1 in a match to 7.
    let game = gnubg_id::read("4HPwATDgc/ABMA:UQnqABAAEAAE", &Options::default()).unwrap();
    let expected = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 4-2 white:2 2-1 move";
    assert_eq!(game.position(), expected);
    assert_eq!(game.options().match_length, Some(7));
    for (id, position) in [
        ("cBHgAAAAAAAE", "white - middle:1 0-0 double"),
        ("MBngAAAAAAAE", "black - middle:1 0-0 double"),
        ("QQngAAAAAAAE", "white - black:2 0-0 throw"),
        ("QUHgAAAAAAAE", "white - black:2 0-0 resign:2"),
    ] {
        let id = format!("4HPwATDgc/ABMA:{id}");
        let game = gnubg_id::read(&id, &Options::default()).unwrap();
        assert!(game.position().ends_with(position), "{}", game.position());
        assert_eq!(gnubg_id::write(&game), Ok(id));
    }
    let game = read_xgid("XGID=-a-B--D-B---dE---d-e----A-:1:-1:-1:52:3:2:0:5:10");
    assert_eq!(game.situation().turn, Seat::Second);
    assert_eq!(
        gnubg_id::position_id(game.situation().seen_by(Seat::Second)),
        "jGfwARDwefAACA"
    );
}

#[test]
fn an_xgid_holds_doubles_jacoby_beavers_and_crawford() {
    for (text, position) in [
        (":0:0:-1:D:0:0:0:0:10", "black - middle:1 0-0 double"),
        (":1:1:-1:B:0:0:2:0:10", "black - white:2 0-0 beaver"),
        (":2:1:1:00:3:1:0:5:10", "white - white:4 3-1 throw"),
        (
            ":0:0:1:66:4:1:1:5:10",
            "white 6-6 middle:1 4-1:crawford move",
        ),
    ] {
        let text = format!("XGID=-b----E-C---eE---c-e----B-{text}");
        let game = read_xgid(&text);
        assert!(game.position().ends_with(position), "{}", game.position());
        assert_eq!(xgid::write(&game), Ok(text));
    }
    assert!(
        read_xgid("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10")
            .options()
            .jacoby
    );
}

#[test]
fn wrong_ids_are_refused_where_they_are_wrong() {
    let checkers = "-b----E-C---eE---c-e----B-";
    for (text, at, what) in [
        ("", 0, "ten fields"),
        ("XGID=:0:0:1:00:0:0:0:0:10", 5, "26 characters"),
        (
            &format!("{}:0:0:1:00:0:0:0:0:10", checkers.replace('E', "O")),
            0,
            "more than 15",
        ),
        (&format!("{checkers}:7:0:1:00:0:0:0:0:10"), 27, "0 to 6"),
        (&format!("{checkers}:0:2:1:00:0:0:0:0:10"), 29, "1, 0 or -1"),
        (&format!("{checkers}:0:0:0:00:0:0:0:0:10"), 31, "1 or -1"),
        (&format!("{checkers}:0:0:1:70:0:0:0:0:10"), 33, "two dice"),
        (
            &format!("{checkers}:0:0:1:00:0:0:0:65:10"),
            42,
            "it may be single, 1, 3, 5, 7, 9, 11, 15, 21, 25, a whole number from 1 to 64",
        ),
        (
            &format!("{checkers}:0:0:1:00:9:0:0:5:10"),
            36,
            "more than 5 points",
        ),
        (&format!("{checkers}:0:0:1:00:0:0:1:5:10"), 36, "Crawford"),
        (
            "A-------------------------:0:0:1:00:0:0:0:0:10",
            0,
            "opponent's bar",
        ),
        (
            "?-------------------------:0:0:1:00:0:0:0:0:10",
            0,
            "not a number of checkers",
        ),
    ] {
        let error = xgid::read(text, &Options::default()).expect_err(text);
        assert!(error.what.contains(what), "{text}: {}", error.what);
        assert_eq!(error.at, at, "{text}: {}", error.what);
    }
    for (text, at, what) in [
        ("4HPwATDgc/ABMA", 14, "colon"),
        ("4HPwATDgc/ABM:cAngAAAAAAAE", 0, "14 characters"),
        ("4HPwATDgc/ABM?:cAngAAAAAAAE", 13, "no letter"),
        ("4HPwATDgc/ABMB:cAngAAAAAAAE", 13, "more bits"),
        ("//////////////:cAngAAAAAAAE", 13, "more bits"),
        ("/////////////w:cAngAAAAAAAE", 0, "more than fifteen"),
        ("4HPwATDgc/ABMA:cAngAAAAAAA", 15, "12 characters"),
        ("4HPwATDgc/ABMA:AAAAAAAAAAAA", 15, "no game"),
    ] {
        let error = gnubg_id::read(text, &Options::default()).expect_err(text);
        assert!(error.what.contains(what), "{text}: {}", error.what);
        assert_eq!(error.at, at, "{text}: {}", error.what);
    }
}

#[test]
fn every_position_of_random_series_goes_to_ids_and_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (mut by_xgid, mut by_gnubg) = (0, 0);
    while by_gnubg < 3_000 {
        let options = some_options(&mut rng);
        let mut game = State::new(options.clone());
        while let Some(action) = some_action(&game, &mut rng) {
            game.act(&action).unwrap();
            if let Ok(text) = xgid::write(&game) {
                let read =
                    xgid::read(&text, &options).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(
                    (read.options(), read.situation()),
                    (game.options(), game.situation()),
                    "{text}"
                );
                by_xgid += 1;
            }
            if let Ok(text) = gnubg_id::write(&game) {
                let read = gnubg_id::read(&text, &options)
                    .unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(
                    (read.options(), read.situation()),
                    (game.options(), game.situation()),
                    "{text}"
                );
                by_gnubg += 1;
            }
        }
    }
    assert!(by_xgid > 3_000);
}

/// A whole series played at random.
fn series(options: Options, rng: &mut impl Rng) -> (MatFile, State) {
    let mut game = State::new(options.clone());
    let mut actions = Vec::new();
    while let Some(action) = some_action(&game, rng) {
        game.act(&action).unwrap();
        actions.push(action);
    }
    (
        MatFile {
            names: ["Ann".to_owned(), "Bob : the 2nd".to_owned()],
            options,
            actions,
        },
        game,
    )
}

fn replay(file: &MatFile) -> State {
    let mut game = State::new(file.options.clone());
    file.actions
        .iter()
        .for_each(|action| assert!(game.act(action).is_ok()));
    game
}

#[test]
fn random_matches_go_to_mat_files_and_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for _ in 0..60 {
        let mut options = some_options(&mut rng);
        options.automatic_doubles = false;
        let (file, game) = series(options.clone(), &mut rng);
        let text = file.write().unwrap();
        let read = MatFile::read(&text, &options).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((&read.names, &read.options), (&file.names, &file.options));
        assert_eq!(read.write().as_ref(), Ok(&text));
        assert_eq!(replay(&read).situation(), game.situation(), "{text}");
    }
}

#[test]
fn an_unfinished_match_goes_to_a_mat_file_and_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let (mut file, _) = series(options(&[("match_length", "3")]), &mut rng);
    for length in 0..file.actions.len().min(200) {
        file.actions
            .truncate(file.actions.len().min(200) - usize::from(length > 0));
        let text = file.write().unwrap();
        let read =
            MatFile::read(&text, &file.options).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read.write().as_ref(), Ok(&text));
    }
}

#[test]
fn a_name_that_begins_with_a_semicolon_comes_back_from_a_mat_file() {
    let names = ["; Ann", "Bob"].map(str::to_owned);
    let file = MatFile {
        names,
        options: Options::default(),
        actions: vec![throw(3, 1)],
    };
    let text = file.write().unwrap();
    assert_eq!(
        MatFile::read(&text, &Options::default()).as_ref(),
        Ok(&file),
        "{text}"
    );
    let remark = text.replace(" Game 1\n", " Game 1\n; a remark : 0\n");
    assert_eq!(
        MatFile::read(&remark, &Options::default()),
        Ok(file),
        "{remark}"
    );
}

#[test]
fn several_money_games_of_a_mat_file_are_read_whole() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let single = Options {
        automatic_doubles: false,
        ..Options::default()
    };
    let mut text = " 0 point match\n".to_owned();
    let mut score = [0; 2];
    let mut games = Vec::new();
    for number in 1..=3 {
        let (file, game) = series(single.clone(), &mut rng);
        let game_text = file.write().unwrap();
        let body = game_text
            .split_once("Bob : the 2nd : 0\n")
            .map(|(_, body)| body)
            .unwrap_or_else(|| panic!("{game_text}"));
        text += &format!(
            "\n Game {number}\n Ann : {}    Bob : the 2nd : {}\n{body}",
            score[0], score[1]
        );
        let [a, b] = game.situation().score;
        score = [score[0] + a, score[1] + b];
        games.push((file, game));
    }
    let read = MatFile::read_all(&text, &single).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(read.len(), 3);
    for (read, (_, game)) in read.iter().zip(&games) {
        assert_eq!(replay(read).situation(), game.situation(), "{text}");
    }
    assert!(
        MatFile::read(&text, &single)
            .unwrap_err()
            .what
            .contains("3 games")
    );
    let unfinished = " 0 point match\n\n Game 1\n Ann : 0    Bob : 0\n  1) 31: 8/5 6/5\n\n Game 2\n Ann : 0    Bob : 0\n";
    assert!(
        MatFile::read_all(unfinished, &single)
            .unwrap_err()
            .what
            .contains("game 1 has not ended")
    );
}

#[test]
fn what_a_mat_file_has_no_words_for_is_refused() {
    let names = ["Ann", "Bob"].map(str::to_owned);
    let doubles = options(&[("automatic_doubles", "on")]);
    let file = MatFile {
        names: names.clone(),
        options: doubles,
        actions: vec![throw(2, 2)],
    };
    assert!(file.write().unwrap_err().contains("automatic double"));
    let file = MatFile {
        names: names.clone(),
        options: Options::default(),
        actions: vec![Choice::Finish.into()],
    };
    assert!(file.write().unwrap_err().contains("action 1"));
    for name in ["", " Ann", "Ann  B", "Ann\n"] {
        let names = [name.to_owned(), "Bob".to_owned()];
        assert!(
            MatFile {
                names,
                options: Options::default(),
                actions: Vec::new()
            }
            .write()
            .is_err()
        );
    }
}

const MAT: &str = "; [Site \"a table\"]
 5 point match

 Game 1
 Ann : 0                      Bob : 0
  1) 31: 8/5 6/5              42: 8/4 6/4
  2)  Doubles => 2             Takes
  3) 66: 24/18(2) 13/7(2)     65:13/2
  4) 51: 13/7                  Doubles => 4
  5)  Drops
                              Wins 2 points

 Game 2
 Ann : 0                      Bob : 2
  1)                          64: 24/14
  2) 11: 6/4(2)
";

#[test]
fn a_mat_file_as_others_write_it_is_read() {
    let file = MatFile::read(MAT, &Options::default()).unwrap();
    let game = replay(&file);
    assert_eq!(file.names, ["Ann", "Bob"]);
    assert_eq!(game.situation().score, [0, 2]);
    assert_eq!(game.situation().turn, Seat::Second);
    assert_eq!(game.situation().seen_by(Seat::First).own.at(4), 2);
}

#[test]
fn wrong_mat_files_are_refused_with_line_and_place() {
    for (old, new, line, at, what) in [
        ("5 point match", "a match", 2, 1, "the length"),
        (
            "5 point match",
            "65 point match",
            2,
            1,
            "it may be single, 1, 3, 5",
        ),
        ("Game 1", "Game 2", 4, 1, "game 1 should come here"),
        (
            "Ann : 0                      Bob : 0",
            "Ann",
            5,
            1,
            "two names",
        ),
        (
            "8/5 6/5",
            "8/5 7/6",
            6,
            9,
            "cannot play “8/5 7/6” with 3 and 1",
        ),
        ("8/5 6/5", "8/5 x/5", 6, 13, "is no move"),
        ("31:", "33:", 6, 5, "cannot begin with a double"),
        ("31:", "38:", 6, 5, "is no throw"),
        ("Doubles => 2", "Doubles => 4", 7, 17, "would be 2, not 4"),
        ("Takes", "Beavers => 4", 7, 31, "not played in this game"),
        ("51: 13/7", "51: 13/8", 9, 31, "so you must"),
        ("Wins 2", "Wins 4", 11, 30, "worth 2, not 4"),
        ("Bob : 2", "Bob : 3", 14, 1, "should be 0-2"),
        (
            "Ann : 0                      Bob : 2",
            "Eve : 0                      Bob : 2",
            14,
            1,
            "not the players",
        ),
        (
            "  2) 11: 6/4(2)",
            "  2) 11: 6/4(2)\n Game 3",
            17,
            1,
            "not over",
        ),
    ] {
        assert!(MAT.contains(old), "{old}");
        let error = MatFile::read(&MAT.replacen(old, new, 1), &Options::default()).expect_err(new);
        assert!(error.what.contains(what), "{new}: {error}");
        assert_eq!((error.line, error.at), (Some(line), at), "{new}: {error}");
    }
    assert!(MatFile::read("", &Options::default()).is_err());
    assert!(MatFile::read(" 5 point match\n Game 1\n", &Options::default()).is_err());
}

proptest! {
    #[test]
    fn any_text_is_read_as_an_id_or_refused(
        text in ".{0,60}",
        xgid_like in "XGID=[-a-cA-C]{26}(:-?[0-9]{1,3}){9}",
        id in "[A-Z+/a-z0-9]{14}:[A-Z+/a-z0-9]{12}",
    ) {
        for text in [&text, &xgid_like, &id] {
            let _ = xgid::read(text, &Options::default());
            let _ = gnubg_id::read(text, &Options::default());
        }
        if let Ok(position) = gnubg_id::read_position_id(&id[..14]) {
            prop_assert_eq!(gnubg_id::position_id(position), &id[..14]);
        }
    }

    #[test]
    fn any_text_is_read_as_a_mat_file_or_refused(
        text in "(.|\n){0,100}",
        body in "( {1,3}[0-9]\\)| [1-6]{2}:| [0-9]{1,2}/[0-9]{1,2}\\*?| \
                  (Takes|Drops|Wins 1 point|Doubles => 2|bar/off\\([0-9]\\))|\n|é){0,40}"
    ) {
        let _ = MatFile::read(&text, &Options::default());
        let _ = MatFile::read(&format!(" 5 point match\n\n Game 1\n Ann : 0    Bob : 0\n{body}"), &Options::default());
    }
}

#[test]
fn matches_of_every_length_are_played_and_written_in_every_format() {
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    for length in [1, 2, 4, 13, 17, 63, 64] {
        let rules = options(&[("match_length", &length.to_string())]);
        let (file, game) = series(rules.clone(), &mut rng);
        assert!(
            game.situation().score.contains(&length),
            "a match to {length} ends at {:?}",
            game.situation().score
        );
        let text = file.write().unwrap();
        assert!(
            text.starts_with(&format!(" {length} point match\n")),
            "{text}"
        );
        assert_eq!(
            MatFile::read(&text, &Options::default())
                .unwrap()
                .options
                .match_length,
            rules.match_length
        );
        let start = before_throw(rules.clone(), Position::START);
        let back = xgid::read(&xgid::write(&start).unwrap(), &Options::default()).unwrap();
        assert_eq!(back.options().match_length, rules.match_length);
        let back = gnubg_id::read(&gnubg_id::write(&start).unwrap(), &Options::default()).unwrap();
        assert_eq!(back.options().match_length, rules.match_length);
    }
    for refused in ["0", "65", "256", "-1", "seven"] {
        let rules = [("match_length".to_owned(), refused.to_owned())].into();
        assert!(
            Options::from_values(&rules).is_err(),
            "a match to {refused}"
        );
    }
}
