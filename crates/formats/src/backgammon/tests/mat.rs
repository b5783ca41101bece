//! `.mat` files: read, written, and the same after both; and what is made of those that other
//! programs write.

use proptest::prelude::*;
use rand::Rng;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Choice, Game, Seat,
    backgammon::{Options, State},
};

use super::{options, some_action, some_options, throw};
use crate::backgammon::mat::{MatFile, MatText};

/// A whole series played at random.
pub(super) fn series(options: Options, rng: &mut impl Rng) -> (MatFile, State) {
    let mut game = State::new(options.clone());
    let mut actions = Vec::new();
    while let Some(action) = some_action(&game, rng) {
        game.act(&action).unwrap();
        actions.push(action);
    }
    (
        MatFile {
            start: None,
            names: ["Ann".to_owned(), "Bob : the 2nd".to_owned()],
            options,
            actions,
        },
        game,
    )
}

pub(super) fn replay(file: &MatFile) -> State {
    let mut game = file.opening().unwrap();
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
        start: None,
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
    let read = MatText::read(&text, &single).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((read.files.len(), read.is_one_match), (3, false));
    assert_eq!(read.remarks, [], "{text}");
    for (read, (_, game)) in read.files.iter().zip(&games) {
        assert_eq!(replay(read).situation(), game.situation(), "{text}");
    }
    assert!(
        MatFile::read(&text, &single)
            .unwrap_err()
            .what
            .to_string()
            .contains("3 games")
    );
}

#[test]
fn what_a_mat_file_has_no_words_for_is_refused() {
    let names = ["Ann", "Bob"].map(str::to_owned);
    let doubles = options(&[("automatic_doubles", "on")]);
    let file = MatFile {
        start: None,
        names: names.clone(),
        options: doubles,
        actions: vec![throw(2, 2)],
    };
    assert!(
        file.write()
            .unwrap_err()
            .to_string()
            .contains("automatic double")
    );
    let file = MatFile {
        start: None,
        names: names.clone(),
        options: Options::default(),
        actions: vec![Choice::Finish.into()],
    };
    assert!(file.write().unwrap_err().to_string().contains("action 1"));
    for name in ["", " Ann", "Ann  B", "Ann\n"] {
        let names = [name.to_owned(), "Bob".to_owned()];
        assert!(
            MatFile {
                start: None,
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
fn what_is_no_mat_file_is_refused_with_its_line() {
    for (old, new, line, what) in [
        (
            "5 point match",
            "65 point match",
            2,
            "it may be single, 1, 3, 5",
        ),
        (
            "[Site \"a table\"]",
            "[Variation \"Nackgammon\"]",
            1,
            "“Nackgammon” is not played",
        ),
        (
            "Ann : 0                      Bob : 0",
            "Ann",
            5,
            "should be: Ann : 0",
        ),
    ] {
        assert!(MAT.contains(old), "{old}");
        let error = MatFile::read(&MAT.replacen(old, new, 1), &Options::default()).expect_err(new);
        assert!(error.what.to_string().contains(what), "{new}: {error}");
        assert_eq!(error.line, Some(line), "{new}: {error}");
    }
    assert!(MatFile::read("", &Options::default()).is_err());
    assert!(MatFile::read(" 5 point match\n Game 1\n", &Options::default()).is_err());
}

/// What a text is read as: the score at the end of its parts, and the lines of the remarks.
pub(super) fn read(text: &str) -> (Vec<[u32; 2]>, Vec<usize>) {
    let read = MatText::read(text, &Options::default());
    let read = read.unwrap_or_else(|error| panic!("{error}\n{text}"));
    let score = |file| replay(file).situation().score;
    (
        read.files.iter().map(score).collect(),
        read.remarks.iter().map(|remark| remark.line).collect(),
    )
}

#[test]
fn what_is_not_known_or_not_legal_is_told_with_its_line_and_the_rest_is_read() {
    for (old, new, scores, lines) in [
        ("Game 1", "Game 2", vec![[0, 2]], vec![14]),
        // An illegal move is carried out, and the game goes on in a part of its own.
        ("13/2", "13/3", vec![[0, 0], [0, 2]], vec![8]),
        // A word that means nothing, in place of a move and elsewhere.
        ("42: 8/4 6/4", "42: ????", vec![[0, 0], [0, 2]], vec![6, 7]),
        ("Drops", "Drops (a pity)", vec![[0, 2]], vec![10]),
        ("Doubles => 2", "Doubles => 4", vec![[0, 2]], vec![7]),
        ("Wins 2", "Wins 4", vec![[0, 2]], vec![11]),
        // The score above the next game counts.
        ("Bob : 2", "Bob : 3", vec![[0, 2], [0, 3]], vec![11, 14]),
        (
            "Ann : 0                      Bob : 2",
            "Eve : 0                      Bob : 2",
            vec![[0, 2]],
            vec![14],
        ),
        // Without a length its games are single ones.
        ("5 point match", "a match", vec![[0, 2], [0, 0]], vec![2, 4]),
        ("31:", "38:", vec![[0, 2]], vec![6]),
        // A way backwards is carried out like any other illegal move.
        ("42: 8/4 6/4", "42: 8/4 4/6", vec![[0, 0], [0, 2]], vec![6]),
        ("31:", "33:", vec![[0, 2]], vec![6, 6]),
    ] {
        assert!(MAT.contains(old), "{old}");
        let text = MAT.replacen(old, new, 1);
        assert_eq!(read(&text), (scores, lines), "{new}\n{text}");
    }
}

/// A game of a match to five, with rows of its own.
pub(super) fn game(rows: &str) -> String {
    format!(" 5 point match\n\n Game 1\n Ann : 0                      Bob : 0\n{rows}\n")
}

pub(super) const OPENING: &str = "  1) 31: 8/5 6/5              42: 8/4 6/4\n";

#[test]
fn a_resignation_in_any_words_gives_the_game_to_the_other_player() {
    for (rows, score) in [
        ("  2) Losses 2 points           Wins 2 points", [0, 2]),
        (
            "  2) Resigns\n                            Wins 2 points",
            [0, 2],
        ),
        ("  2) 66: ????                Wins 1 point", [0, 1]),
        ("  2) 66: Concedes            Wins 1 point", [0, 1]),
        ("  2) Resign gammon", [0, 2]),
        ("  2) Resign backgammon", [0, 3]),
        ("  2) Concedes", [0, 1]),
        // The winner's dice lay there already.
        ("  2) 62:\n  Wins 2 points", [2, 0]),
        // Points that no resignation is worth.
        ("  2) 62:                     Wins 100 points", [0, 3]),
        (
            "  2) 62: 24/18 13/11          2) Losses 2 points               Wins 2 points",
            [0, 2],
        ),
    ] {
        let text = game(&format!("{OPENING}{rows}"));
        let (scores, _) = read(&text);
        assert_eq!(scores.last(), Some(&score), "{text}");
    }
}

#[test]
fn a_match_that_was_given_up_is_won() {
    let text = game("  1) 61: 13/7 8/7             Losses 5 points\n  Wins 5 points and the match");
    let read = MatText::read(&text, &Options::default()).unwrap();
    assert_eq!((read.files.len(), &read.remarks[..]), (1, &[][..]));
    let end = replay(&read.files[0]);
    let outcome = end.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.series_over),
        (Some(Seat::First), true)
    );
}

#[test]
fn a_position_in_place_of_moves_is_the_end_of_the_turn() {
    // Bob's 8/4 6/4 as Ann sees it, which is legal with 42; with 41 it is not.
    let points = "-2;0;0;0;2;4;0;2;0;0;0;-5;5;0;0;0;-2;0;-4;0;-2;0;0;2";
    let position = format!("Illegal play (5;0;1;0;1;Ann Lee;Bob;0;0;0;1;0;0;{points};0;6;2;)");
    for (dice, parts) in [("42", 1), ("41", 2)] {
        let rows = format!("  1) 31: 8/5 6/5              {dice}: {position}\n");
        let rows = rows + "  2) 62: 24/18 13/11\n                              Wins 1 point";
        let text = game(&rows);
        let read = MatText::read(&text, &Options::default()).unwrap();
        let lines: Vec<usize> = read.remarks.iter().map(|remark| remark.line).collect();
        assert_eq!(read.files.len(), parts, "{text}");
        assert_eq!(lines, vec![5; parts - 1], "{:?}", read.remarks);
        let end = replay(read.files.last().unwrap());
        assert_eq!(end.situation().score, [0, 1]);
        let bob = end.situation().checkers[1];
        assert_eq!([4, 6, 8].map(|point| bob.at(point)), [2, 4, 2]);
    }
}

#[test]
fn the_last_turn_of_the_winner_in_the_column_of_the_loser_is_left_out() {
    let rows =
        "  2) 62: 24/18 13/11          21: 4/2 4/3\n  3) 21: 4/2 4/3              Wins 2 points";
    assert_eq!(
        read(&game(&format!("{OPENING}{rows}"))),
        (vec![[0, 2]], vec![7])
    );
}

#[test]
fn words_that_contradict_one_another_or_the_score_are_told() {
    let both = game(&format!("{OPENING}  2) Resigns\n     Wins 2 points"));
    assert_eq!(read(&both), (vec![[2, 0]], vec![7]));
    let rows =
        format!("{OPENING}  2) Resigns\n                            Wins 1 point\n\n Game 2\n");
    let more = game(&(rows + " Ann : 0                      Bob : 3"));
    assert_eq!(read(&more), (vec![[0, 3]], vec![7]));
    // A double that nobody answered is taken before an illegal move, too.
    let rows = "  2) Doubles => 2\n  3) 66: 24/17                Wins 2 points";
    let read = MatText::read(&game(&format!("{OPENING}{rows}")), &Options::default()).unwrap();
    assert_eq!(replay(read.files.last().unwrap()).situation().score, [0, 2]);
    assert_eq!(read.remarks.len(), 2, "{:?}", read.remarks);
}

#[test]
fn a_long_line_is_read_once() {
    let words = "x ".repeat(200_000);
    assert_eq!(read(&game(&words)).1, [5]);
    let ids = "AAAAAAAAAAAA-".repeat(50_000);
    assert!(crate::import_text(&ids, &Default::default()).is_err());
}

#[test]
fn columns_are_found_wherever_they_begin() {
    let narrow = " 5 point match\n\n Game 1\n Ann: 0           Bob: 0\n 1)               \
                  31: 8/5 6/5\n 2) 42: 8/4 6/4   65: 24/18 18/13\n                  Wins 1 point\n";
    assert_eq!(read(narrow), (vec![[0, 1]], vec![]));
    let tabs = "5 point match\nGame 1\nAnn : 0\t\t\t\tBob : 0\n1) 31: 8/5 6/5\t\t42: 8/4 6/4\n\
                2)\t\t\t\tWins 2 points\n";
    assert_eq!(read(tabs), (vec![[0, 2]], vec![]));
    // The first entry stands between the columns; only Bob can have made it.
    let between =
        game("  1)              31: 8/5 6/5\n  2) 42: 8/4 6/4              65: 24/18 18/13");
    let file = MatFile::read(&between, &Options::default()).unwrap();
    assert_eq!(file.actions[0], throw(1, 3));
    // Either can have made this one, and what follows does not tell.
    let open = game(
        "  1)              31: 8/5 6/5\n  2)              42: ????\n  3)              65: 24/18 18/13",
    );
    assert!(MatText::read(&open, &Options::default()).is_err());
    let error = MatText::read(&game("  1)              31: 8/5 6/5"), &Options::default());
    let error = error.unwrap_err();
    assert!(
        error.what.to_string().contains("“Ann” or of “Bob”"),
        "{error}"
    );
    assert_eq!(error.line, Some(5));
}

#[test]
fn a_match_begins_at_any_score_and_goes_on_after_a_gap() {
    let later = MAT.replace(
        " Ann : 0                      Bob : 0",
        " Ann : 1        Bob : 2",
    );
    let later = later.replace(
        " Ann : 0                      Bob : 2",
        " Ann : 1        Bob : 4",
    );
    assert_eq!(read(&later), (vec![[1, 4]], vec![]));
    let file = MatFile::read(&later, &Options::default()).unwrap();
    assert!(replay(&file).situation().crawford);
    assert_eq!(
        MatFile::read(&file.write().unwrap(), &Options::default()),
        Ok(file)
    );
    let gap = MAT
        .replace("Game 2", "Game 3")
        .replace("Bob : 2", "Bob : 4");
    assert_eq!(read(&gap), (vec![[0, 2], [0, 4]], vec![14, 14]));
}

#[test]
fn a_game_after_the_end_of_the_match_is_kept_as_a_single_game() {
    let text = MAT
        .replace(" 5 point", " 1 point")
        .replace("  2)  Doubles => 2             Takes\n", "");
    let text = text.replace(
        "  4) 51: 13/7                  Doubles => 4\n  5)  Drops\n",
        "",
    );
    let text = text
        .replace("Wins 2 points", "Wins 1 point")
        .replace("Bob : 2", "Bob : 1");
    let read = MatText::read(&text, &Options::default()).unwrap();
    assert_eq!((read.files.len(), read.is_one_match), (2, false), "{text}");
    assert_eq!(read.files[1].options.match_length, None);
}

#[test]
fn headers_set_the_rules_and_points_show_those_that_are_not_named() {
    let money = |header: &str| {
        let text = game(OPENING).replace(" 5 point", &format!("{header}\n 0 point"));
        MatFile::read(&text, &Options::default()).unwrap().options
    };
    assert!(money("; [Jacoby \"On\"]").jacoby);
    assert!(money("; [Beaver \"On\"]").beavers);
    assert!(!money("; [Jacoby \"Off\"]").jacoby);
    let crawford = game(OPENING).replace(" 5 point", "; [Crawford \"Off\"]\n 5 point");
    assert!(
        !MatFile::read(&crawford, &Options::default())
            .unwrap()
            .options
            .crawford
    );
}

proptest! {
    #[test]
    fn any_text_is_read_as_a_mat_file_or_refused(
        text in "(.|\n){0,100}",
        body in "( {1,3}[0-9]\\)| [1-6]{2}:| [0-9]{1,2}/[0-9]{1,2}\\*?| \
                  (Takes|Drops|Wins 1 point|Doubles => 2|bar/off\\([0-9]\\)|Resigns|Losses 2|\\?\\?)|\n|é){0,40}"
    ) {
        for text in [text, game(&body)] {
            let Ok(read) = MatText::read(&text, &Options::default()) else {
                continue;
            };
            read.files.iter().for_each(|file| drop(replay(file)));
        }
    }
}
