//! SGF files: read, written, and the same after both; and what is made of those of GNU Backgammon.

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Action, Choice, Game, Seat,
    backgammon::{BAR, Cube, Dice, OFF, Options, Phase, Situation},
};

use super::{
    mat::{replay, series},
    options, some_options, throw,
};
use crate::backgammon::{
    gnubg_id,
    mat::{MatFile, MatText},
    sgf,
};

/// A match as GNU Backgammon writes it, with an analysis, comments and another line of play.
const SGF: &str = r"(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:5][game:0][ws:0][bs:0]PW[Ann \[A\]]PB[Bob\\]
RU[Crawford]RE[B+2]GS[M:3 2 3 2 0 0][D:0 0]
;W[31hefe]A[0][hefe E ver 3 0.55 0.16][mjxw E ver 3 0.49 0.13]LU[0.2]
;B[42qusu]DA[E ver 3 2C 1 0.0]C[a comment with \] and (;W[66\])]
;W[double](;B[take]
;W[66xrxrmgmg]
;B[65lqqw]
;W[51mhhg]
;B[double]
;W[drop])(;B[drop]))
(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:5][game:1][ws:0][bs:2]PW[Ann \[A\]]PB[Bob\\]RU[Crawford]
;B[64aggk]
;W[11fefeeded]
;PL[B]DI[52])
";

fn read(text: &str) -> MatText {
    let read = sgf::read(text, &Options::default());
    read.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The score at the end of each part, and the lines of the remarks.
fn told(text: &str) -> (Vec<[u32; 2]>, Vec<usize>) {
    let read = read(text);
    let score = |file| replay(file).situation().score;
    (
        read.files.iter().map(score).collect(),
        read.remarks.iter().map(|remark| remark.line).collect(),
    )
}

/// A single game with these nodes.
fn game(nodes: &str) -> String {
    format!("(;GM[6]MI[length:5][game:1][ws:0][bs:0]PW[Ann]PB[Bob]RU[Crawford]\n{nodes})")
}

#[test]
fn random_matches_go_to_sgf_files_and_back() {
    let mut rng = ChaCha8Rng::seed_from_u64(46);
    for _ in 0..60 {
        let (mut file, _) = series(some_options(&mut rng), &mut rng);
        let whole = file.actions.len();
        for length in [whole, whole / 2, whole / 3] {
            file.actions.truncate(length);
            let text = sgf::write(&file).unwrap();
            let back = sgf::read(&text, &file.options);
            let back = back.unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(back.remarks, [], "{text}");
            let [back] = back.files.as_slice() else {
                panic!("{} parts\n{text}", back.files.len());
            };
            assert_eq!(back.names, file.names);
            assert_eq!(sgf::write(back).as_ref(), Ok(&text));
            let (before, after) = (replay(&file), replay(back));
            let (before, after) = (before.situation(), after.situation());
            assert_eq!(after.checkers, before.checkers, "{text}");
            // What waits for an answer has no word, and a turn that is complete is handed over.
            if !matches!(before.phase, Phase::Resign(_) | Phase::Move) {
                assert_eq!(after, before, "{text}");
            }
        }
    }
}

#[test]
fn a_match_of_gnu_backgammon_is_read_without_its_analysis() {
    let read = read(SGF);
    assert!(read.is_one_match);
    let [file] = read.files.as_slice() else {
        panic!("{} parts", read.files.len());
    };
    assert_eq!(file.names, ["Ann [A]", "Bob\\"]);
    let state = replay(file);
    assert_eq!(state.situation().score, [0, 2]);
    // As GNU Backgammon shows the board at the end of this file.
    let id = gnubg_id::write(&state).unwrap();
    assert!(id.starts_with("mHPwATDgc/AFIA:"), "{id}");
    let remarks: Vec<String> = read.remarks.iter().map(ToString::to_string).collect();
    assert_eq!(
        remarks,
        [
            "line 4: a comment is left out",
            "line 10: a variation is left out"
        ]
    );
}

#[test]
fn the_result_ends_a_game_that_was_not_played_out() {
    let opening = ";W[31hefe]\n;B[42qusu]\n";
    for (result, nodes, score) in [
        ("B+2R", "", [0, 2]),
        ("W+3Resign", ";W[65xrrm]", [3, 0]),
        // The loser's dice lay there.
        ("B+1R", ";PL[W]DI[22]", [0, 1]),
        ("W+1", ";W[double]\n;B[drop]", [1, 0]),
        ("W", "", [1, 0]),
        ("?", "", [0, 0]),
    ] {
        let text = game(&format!("RE[{result}]\n{opening}{nodes}"));
        assert_eq!(told(&text), (vec![score], vec![]), "{text}");
    }
}

#[test]
fn a_position_that_is_set_up_begins_a_game_and_a_part_of_one() {
    let set_up = ";PL[B]AE[a:y]AW[f][f][y]AB[s][s][x]\n;CV[2]\n;CP[w]\n";
    let first = read(&game(&format!("{set_up};B[21suxz]")));
    let [file] = first.files.as_slice() else {
        panic!("{} parts", first.files.len());
    };
    let situation = *replay(file).situation();
    assert_eq!(
        (situation.turn, situation.cube.unwrap().owner),
        (Seat::First, Some(Seat::First))
    );
    assert_eq!(first.remarks, []);
    let later = read(&game(&format!(";W[31hefe]\n{set_up};W[51ytfe]")));
    let lines: Vec<usize> = later.remarks.iter().map(|remark| remark.line).collect();
    assert_eq!((later.files.len(), &lines[..]), (2, &[3, 6][..]));
    let last = replay(&later.files[1]);
    assert_eq!(last.situation().checkers[0].at(20), 1, "{last:?}");
    // White has too many checkers.
    let crowd = "[a]".repeat(16);
    assert_eq!(
        told(&game(&format!(";W[31hefe];AE[a:y]AW{crowd}"))),
        (vec![[0, 0]], vec![2])
    );
}

#[test]
fn points_of_a_set_up_stand_alone_or_in_ranges_from_the_first_to_off() {
    let board = |emptied: &str| {
        let set_up = format!(";PL[B]AE{emptied}AW[h][h][m][y][z][z]AB[q][l:k]");
        let text = read(&game(&set_up));
        assert_eq!(text.remarks, [], "{emptied}");
        replay(&text.files[0]).situation().checkers
    };
    let [white, black] = board("[a:y]");
    let counts = |places: [u8; 4]| places.map(|place| white.at(place));
    assert_eq!(counts([8, 13, BAR, OFF]), [2, 1, 1, 11]);
    let counts = [8, 13, 14, OFF].map(|place| black.at(place));
    assert_eq!(counts, [1, 1, 1, 12]);
    for emptied in ["[a:z]", "[z:a]", "[y:a]", "[a:g][z:h]", "[a:x][y][z]"] {
        assert_eq!(board(emptied), [white, black], "{emptied}");
    }
    let kept = read(&game(";PL[B]AE[a:g][i:l][n:p][r:z]AB[q][l]AW[h][h][m]"));
    let [white, black] = replay(&kept.files[0]).situation().checkers;
    assert_eq!([24, 13, 8, OFF].map(|place| white.at(place)), [0, 6, 5, 4]);
    assert_eq!([13, 8, OFF].map(|place| black.at(place)), [1, 4, 10]);
    // Fifteen checkers on the board, and one that is off.
    let crowd = read(&game(
        ";AE[a:y]AW[a][a][a][a][a][b][b][b][b][b][c][c][c][c][c][z]",
    ));
    let told: Vec<String> = crowd.remarks.iter().map(ToString::to_string).collect();
    assert!(told[0].contains("more than 15 checkers"), "{told:?}");
}

#[test]
fn what_is_not_understood_in_a_set_up_is_told() {
    for (nodes, what) in [
        ("AE[a:e][?]", Some("AE[?]")),
        ("AE[a:e][f:9]", Some("AE[f:9]")),
        ("AB[ab]", Some("AB[ab]")),
        ("PL[grey]", Some("PL[grey]")),
        ("CV[two]", Some("CV[two]")),
        ("CO[x]", Some("CO[x]")),
        ("DI[77]", Some("DI[77]")),
        ("W[31hefe];B[42qusu];CO[n]", Some("CO[n]")),
        ("PL[bLaCk]AE[]", None),
        // That is whose copyright it is.
        ("CP[by Ann]", None),
        ("CP[Copyright 2012]", None),
    ] {
        let text = read(&game(&format!(";{nodes}")));
        let told: Vec<String> = text.remarks.iter().map(ToString::to_string).collect();
        let wanted: Vec<String> = what
            .map(|what| format!("line 2: “{what}” is not known and is left out"))
            .into_iter()
            .collect();
        assert_eq!(told, wanted, "{nodes}");
        let cube = replay(&text.files[0]).situation().cube;
        assert_eq!(cube, Some(Cube::FRESH), "{nodes}");
    }
}

#[test]
fn a_resignation_is_declined_and_the_game_goes_on_or_accepted_and_it_ends() {
    let opening = ";W[31hefe];B[52aclq]";
    let doubled = format!("{opening};W[double];B[take];W[21mkfe];B[63aggj]");
    for (nodes, result, played, score) in [
        (
            format!("{opening};W[resign:1];B[reject];W[64xrmi]"),
            "",
            3,
            [0, 0],
        ),
        // Nobody says that it is declined; whoever had moved resigns; the last word is no.
        (format!("{opening};W[resign:1];W[64xrmi]"), "", 3, [0, 0]),
        (
            format!("{opening};B[resign:2];W[reject];W[64xrmi]"),
            "",
            3,
            [0, 0],
        ),
        (format!("{opening};W[resign:3];B[reject]"), "", 2, [0, 0]),
        // What is given up is counted in points.
        (format!("{opening};W[resign:2];B[accept]"), "", 2, [0, 2]),
        (format!("{doubled};W[resign:2];B[accept]"), "", 4, [0, 2]),
        (
            format!("{doubled};W[resign:4];B[accept]"),
            "RE[B+4R]",
            4,
            [0, 4],
        ),
        (
            format!("{doubled};W[resign:4];B[reject];W[52mhmk];B[resign:2];W[accept]"),
            "",
            5,
            [2, 0],
        ),
        // Nobody says that it is accepted, but the result does.
        (format!("{opening};W[resign:2]"), "RE[B+2R]", 2, [0, 2]),
        (format!("{opening};W[resign:2]"), "RE[B+R]", 2, [0, 2]),
        (format!("{opening};W[resign]"), "", 2, [0, 1]),
        (
            format!("{opening};W[resign];B[reject];W[64xrmi]"),
            "",
            3,
            [0, 0],
        ),
        (
            format!("{opening};W[resign];B[accept]"),
            "RE[B+3R]",
            2,
            [0, 3],
        ),
        // The words for the cube are the same.
        (format!("{opening};W[double];B[accept]"), "", 2, [0, 0]),
        (format!("{opening};W[double];B[reject]"), "", 2, [1, 0]),
    ] {
        let text = game(&format!("{result}{nodes}"));
        let text = read(&text);
        assert_eq!(
            (text.files.len(), &text.remarks[..]),
            (1, &[][..]),
            "{nodes}"
        );
        let is_throw = |action: &&Action| matches!(action, Action::Throw(_));
        let throws = text.files[0].actions.iter().filter(is_throw).count();
        let state = replay(&text.files[0]);
        assert_eq!(
            (throws, state.situation().score),
            (played, score),
            "{nodes}"
        );
        let is_offered = |action: &&Action| matches!(action, Action::Choice(Choice::Resign(_)));
        let offers = text.files[0].actions.iter().filter(is_offered).count();
        assert_eq!(offers, nodes.matches("resign").count(), "{nodes}");
    }
    // It waits for its answer; the score of the next game is one.
    let waiting = game(&format!("{opening};W[resign:2]"));
    let state = replay(&read(&waiting).files[0]);
    assert_eq!(state.situation().phase, Phase::Resign(2));
    let next = game(";W[31hefe]").replace("[game:1][ws:0][bs:0]", "[game:2][ws:0][bs:2]");
    assert_eq!(told(&format!("{waiting}\n{next}")), (vec![[0, 2]], vec![]));
    // A resignation by whoever is not on turn.
    let text = game(&format!(
        "{opening};W[double];W[resign:1];B[take];W[21mkfe]"
    ));
    assert_eq!(told(&text), (vec![[0, 0]], vec![2]));
}

#[test]
fn files_that_begin_at_a_position_are_written_and_read_again() {
    let rules = options(&[("match_length", "5")]);
    let start = Situation {
        turn: Seat::Second,
        phase: Phase::Throw,
        score: [4, 2],
        crawford: true,
        ..replay(&read(SGF).files[0]).situation().to_owned()
    };
    let file = |start, actions| MatFile {
        names: ["Ann", "Bob"].map(str::to_owned),
        options: rules.clone(),
        start: Some(start),
        actions,
    };
    let dice = Some(Dice::new([6, 4]));
    let thrown = Situation {
        dice,
        phase: Phase::Move,
        ..start
    };
    let doubled = Situation {
        score: [0, 2],
        crawford: false,
        phase: Phase::Offer,
        dice: None,
        ..start
    };
    let start = Situation {
        dice: None,
        ..start
    };
    for (file, is_same) in [
        (file(start, vec![throw(6, 4)]), true),
        (file(thrown, Vec::new()), false),
        (file(doubled, vec![Choice::Take.into()]), false),
    ] {
        let text = sgf::write(&file).unwrap();
        let back = read(&text);
        assert_eq!(
            (back.files.len(), &back.remarks[..]),
            (1, &[][..]),
            "{text}"
        );
        assert_eq!(replay(&back.files[0]), replay(&file), "{text}");
        assert_eq!(sgf::write(&back.files[0]).as_ref(), Ok(&text));
        assert_eq!(back.files[0] == file, is_same, "{text}");
    }
    let half_played = Situation {
        dice: Some(Dice {
            used: [1, 0],
            ..Dice::new([6, 4])
        }),
        ..thrown
    };
    let resigned = Situation {
        phase: Phase::Resign(1),
        ..start
    };
    for (start, why) in [(half_played, "half played"), (resigned, "a resignation")] {
        let error = sgf::write(&file(start, Vec::new())).unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
    }
}

#[test]
fn the_rules_of_a_file_hold_and_a_beaver_is_a_double_of_the_other_player() {
    let money = |rules: &str, nodes: &str| {
        let text = format!("(;GM[6]MI[length:0]PW[Ann]PB[Bob]RU[{rules}]\n{nodes})");
        let file = read(&text).files.remove(0);
        (replay(&file), file.options)
    };
    let opening = ";W[31hefe];B[42qusu];W[double];B[double];W[take]";
    let (state, rules) = money("Jacoby", opening);
    assert!(rules.jacoby && rules.beavers);
    assert_eq!(state.situation().cube.unwrap().stake.points(), 4);
    let (_, rules) = money("", ";CO[none];W[31hefe]");
    assert!(!rules.doubling_cube);
    let (_, rules) = money("NoCube", ";W[31hefe]");
    assert!(!rules.jacoby && !rules.doubling_cube);
    let (state, rules) = money("", "CV[2];W[31hefe]");
    assert!(rules.automatic_doubles);
    assert_eq!(state.situation().cube.unwrap().stake.points(), 2);
    let text = game(";W[31hefe]").replace("Crawford", "Nackgammon");
    let error = sgf::read(&text, &Options::default()).unwrap_err();
    assert!(
        error
            .what
            .to_string()
            .contains("“Nackgammon” is not played"),
        "{error}"
    );
    let crawford = game(";W[31hefe]").replace("[ws:0]", "[ws:4]");
    let crawford = crawford.replace("RU[Crawford]", "RU[Crawford:CrawfordGame]");
    assert!(replay(&read(&crawford).files[0]).situation().crawford);
}

#[test]
fn the_crawford_game_is_the_one_that_is_named_or_none_in_which_the_cube_was_turned() {
    let set_up = ";PL[W]DI[53];CV[2];CO[w];AE[a:y]AB[l][q][s][s]AW[f][h][m][m]";
    let plain = ";W[31hefe]";
    for (rules, program, nodes, is_crawford) in [
        // The rules say it.
        ("RU[Crawford]", "", set_up, false),
        (
            "RU[Crawford]",
            "AP[gibbon (libgsgf):0.2.0 (0.2.0)]",
            plain,
            false,
        ),
        ("RU[Crawford]", "", plain, false),
        ("RU[Crawford:CrawfordGame]", "", plain, true),
        ("", "AP[GNU Backgammon:1.06]", plain, false),
        // Nothing says it, and the score and the cube are all that is known.
        ("", "", plain, true),
        ("", "", set_up, false),
        ("", "", ";W[31hefe];B[42qusu];W[double];B[take]", false),
    ] {
        let match_ = "MI[length:7][game:0][ws:6][bs:3]PW[Joe]PB[Snow]";
        let text = read(&format!("(;GM[6]{program}{match_}{rules}\n{nodes})"));
        assert_eq!(text.remarks, [], "{rules} {program} {nodes}");
        let situation = *replay(&text.files[0]).situation();
        assert_eq!(situation.crawford, is_crawford, "{rules} {program} {nodes}");
    }
}

#[test]
fn a_raccoon_is_told_once_and_the_game_counts_what_the_file_says() {
    let opening = ";W[31hefe];B[52aclq];W[double];B[double]";
    let play = ";W[21mkfe];B[63aggj]";
    for (answer, play, result) in [
        (";W[double];B[take]", play, "B+8R"),
        (";W[raccoon];B[take]", play, "B+16R"),
        // It costs what was at stake before it.
        (";W[double];B[drop]", "", "W+4"),
        (";W[double]", play, "B+8R"),
    ] {
        let nodes = format!("{opening}{answer}{play}");
        let text = format!("(;GM[6]PW[Ann]PB[Bob]RU[Jacoby]RE[{result}]\n{nodes})");
        let text = read(&text.replace("GM[6]", "GM[6]AP[GNU Backgammon:1.06]"));
        let told: Vec<String> = text.remarks.iter().map(ToString::to_string).collect();
        let wanted = "line 2: a raccoon is not played here; the game goes on from there";
        assert_eq!(told, [wanted], "{nodes}");
        let state = replay(text.files.last().unwrap());
        let outcome = state.outcome().unwrap();
        let winner = ["W", "B"][outcome.winner.unwrap().index()];
        let told = format!("{winner}+{}", outcome.points);
        assert_eq!(told, result.trim_end_matches('R'), "{nodes}");
    }
}

#[test]
fn what_cannot_be_read_is_told_with_its_line_and_the_rest_is_kept() {
    let opening = ";W[31hefe]\n;B[42qusu]\n";
    for (nodes, parts, lines) in [
        // A cut file, a word that means nothing, a move backwards, an illegal move.
        (format!("{opening};W[65xr"), 1, vec![4]),
        (format!("{opening};W[hello]"), 1, vec![4]),
        (format!("{opening};W[31efeh]"), 1, vec![4]),
        (format!("{opening};W[65xwxw]"), 2, vec![4]),
        (format!("{opening}CA[KOI8-R]"), 1, vec![4]),
        // A checker that stops on its way where it cannot.
        (format!("{opening};W[64xttn]"), 1, vec![]),
    ] {
        let text = game(&nodes);
        let text = text.strip_suffix("])").filter(|_| nodes.ends_with("xr"));
        let text = text.map_or_else(|| game(&nodes), str::to_owned);
        let read = read(&text);
        let told: Vec<usize> = read.remarks.iter().map(|remark| remark.line).collect();
        assert_eq!((read.files.len(), told), (parts, lines), "{text}");
    }
}

#[test]
fn files_of_other_games_are_named() {
    for (text, what) in [
        ("(;GM[1]SZ[19];B[pd])", "GM[1] is another game"),
        ("(;FF[4];B[pd])", "does not say that its game is backgammon"),
    ] {
        assert!(sgf::looks_like(text));
        let error = sgf::read(text, &Options::default()).unwrap_err();
        assert!(error.what.to_string().contains(what), "{error}");
        assert_eq!(error.line, Some(1));
    }
    let both = format!("(;GM[1];B[pd])\n{}", game(";W[31hefe]"));
    assert_eq!(told(&both), (vec![[0, 0]], vec![1]));
    assert!(!sgf::looks_like(
        " 5 point match\n\n Game 1\n (; : 0   Bob : 0"
    ));
}

#[test]
fn hostile_brackets_are_read_once() {
    for text in [
        "(".repeat(500_000),
        "(;(;".repeat(200_000),
        "(;C[".repeat(200_000),
    ] {
        assert!(sgf::read(&text, &Options::default()).is_err());
    }
    let deep = format!("(;GM[6]MI[length:1];W[31]{}", "(;B[66]".repeat(100_000));
    assert!(!read(&deep).files.is_empty());
}

proptest! {
    #[test]
    fn any_text_is_read_as_an_sgf_file_or_refused(
        text in "(.|\n){0,100}",
        nodes in "(;[WB]\\[[1-6]{2}([a-z]{2}){0,4}\\]|\
                   ;[WB]\\[(double|take|drop|resign|resign:[0-9]|accept|reject|raccoon)\\]|\
                   ;A[EWB](\\[[a-z](:[a-z])?\\]){1,3}|\
                   ;(CV\\[2\\]|CP\\[w\\]|CO\\[n\\]|PL\\[B\\]|DI\\[31\\])|[()\\[\\]\\\\]|é){0,30}"
    ) {
        for text in [text, game(&nodes), game(&format!(";W[31hefe];B[52aclq]{nodes}"))] {
            let Ok(read) = sgf::read(&text, &Options::default()) else {
                continue;
            };
            prop_assert!(!read.files.is_empty());
            for file in &read.files {
                replay(file);
                let Ok(written) = sgf::write(file) else {
                    continue;
                };
                let again = sgf::read(&written, &file.options).unwrap();
                prop_assert_eq!(&again.remarks[..], &[][..], "{}", written);
                prop_assert_eq!(sgf::write(&again.files[0]), Ok(written));
            }
        }
    }
}
