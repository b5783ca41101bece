//! XGID and GNU Backgammon's IDs: read, written, and the same after both.

pub(super) mod by_hand;
mod gnubg;
mod mat;
mod mat_of_others;
mod sgf;
mod xg_text;

use proptest::prelude::*;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Action, Describe, Game, HouseRules, Kind, Pending, Rules, Seat, Throw,
    backgammon::{Options, Phase, Position, Situation, State},
    session::random::random_rules,
};

use super::{gnubg_id, mat::MatFile, xgid};

/// A match of three games: a drop; a double that is taken, and a resignation; a throw without a move.
pub(super) const MATCH: &str = " 7 point match

 Game 1
 Zoë Ångström : 0                    Bob : 0
  1)                             31: 8/5 6/5
  2) 65: 24/18 18/13             44: 24/20(2) 13/9(2)
  3)  Doubles => 2                Drops
      Wins 1 point

 Game 2
 Zoë Ångström : 1                    Bob : 0
  1) 64: 24/14                   52: 13/8 6/4
  2)  Doubles => 2                Takes
  3) 33: 8/5(2) 6/3(2)           61: 13/7 8/7
                                  Wins 4 points

 Game 3
 Zoë Ångström : 1                    Bob : 4
  1) 21: 13/11 6/5               41: 24/20* 6/5
  2) 66:                         55: 13/3(2)
";

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
    // After the first throw of a game it says that no game is played.
    let game = gnubg_id::read("4HPwATDgc/ABMA:8IhuACAACAAE", &Options::default()).unwrap();
    assert!(
        game.position()
            .ends_with("white 5-3 middle:1 1-2:crawford move"),
        "{}",
        game.position()
    );
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
        (&format!("{checkers}:0:2:1:00:0:0:0:0:10"), 29, "1, 0, -1"),
        (&format!("{checkers}:0:0:0:00:0:0:0:0:10"), 31, "1, -1"),
        (&format!("{checkers}:0:0:1:70:0:0:0:0:10"), 33, "two dice"),
        (
            &format!("{checkers}:0:0:1:00:0:0:0:65:10"),
            42,
            "it may be single, 1, 3, 5, 7, 9, 11, 15, 21, 25, from 1 to 64",
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
            "opponent’s bar",
        ),
        (
            "?-------------------------:0:0:1:00:0:0:0:0:10",
            0,
            "not one of A–O, a–o, -",
        ),
    ] {
        let error = xgid::read(text, &Options::default()).expect_err(text);
        assert!(
            error.what.to_string().contains(what),
            "{text}: {}",
            error.what
        );
        assert_eq!(error.at, at, "{text}: {}", error.what);
    }
    for (text, at, what) in [
        ("4HPwATDgc/ABMA", 14, "colon"),
        ("4HPwATDgc/ABM:cAngAAAAAAAE", 0, "14 characters"),
        ("4HPwATDgc/ABM?:cAngAAAAAAAE", 13, "no letter"),
        ("4HPwATDgc/ABMB:cAngAAAAAAAE", 13, "more bits"),
        ("//////////////:cAngAAAAAAAE", 13, "more bits"),
        ("/////////////w:cAngAAAAAAAE", 0, "more than 15"),
        ("4HPwATDgc/ABMA:cAngAAAAAAA", 15, "12 characters"),
        ("4HPwATDgc/ABMA:AAAAAAAAAAAA", 15, "no game"),
    ] {
        let error = gnubg_id::read(text, &Options::default()).expect_err(text);
        assert!(
            error.what.to_string().contains(what),
            "{text}: {}",
            error.what
        );
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
}

#[test]
fn matches_of_every_length_are_played_and_written_in_every_format() {
    let mut rng = ChaCha8Rng::seed_from_u64(64);
    for length in [1, 2, 4, 13, 17, 63, 64] {
        let rules = options(&[("match_length", &length.to_string())]);
        let (file, game) = mat::series(rules.clone(), &mut rng);
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
