//! Match texts in the ways of other programs: what they call a beaver, where they put their words,
//! what they leave out, and from where they begin.

use tesserae_rules::{Seat, backgammon::Options};

use super::mat::{OPENING, game, read, replay};
use crate::backgammon::mat::{MatFile, MatText};

/// A single game, with rows after its first one.
fn single(rows: &str) -> String {
    format!(" 0 point match\n\n Game 1\n Ann : 0                        Bob : 0\n{OPENING}{rows}\n")
}

#[test]
fn a_double_in_answer_to_a_double_is_a_beaver_whatever_it_is_called() {
    for rows in [
        "  2)  Doubles => 2               Beavers => 4
  3)  Takes
  4) 21: 13/11 6/5               63: 24/18 18/15
      Wins 4 points",
        "  2)  Doubles => 2               Doubles => 4
  3)  Takes
  4) 21: 13/11 6/5               63: 24/18 18/15
      Wins 4 points",
        // Some go on in the other columns.
        "  2)  Doubles => 2               Doubles => 4
  3)  Takes                      21: 13/11 6/5
  4) 63: 24/18 18/15
      Wins 4 points",
    ] {
        let text = single(rows);
        let no_beavers = Options {
            beavers: false,
            ..Options::default()
        };
        for rules in [Options::default(), no_beavers] {
            let read = MatText::read(&text, &rules).unwrap();
            assert_eq!(read.remarks, [], "{text}");
            let [file] = &read.files[..] else {
                panic!("{text}")
            };
            assert_eq!(replay(file).situation().score, [4, 0], "{text}");
        }
    }
}

#[test]
fn after_a_raccoon_the_game_goes_on_for_its_stake() {
    for (raccoon, take) in [
        ("Raccoons => 8", "Takes"),
        ("Doubles => 8", "Takes"),
        ("Doubles => 8", ""),
    ] {
        let text = single(&format!(
            "  2)  Doubles => 2               Beavers => 4
  3)  {raccoon}              {take}
  4) 21: 13/11 6/5               63: 24/15
  5) 21: 13/10                   Wins 8 points"
        ));
        assert_eq!(read(&text), (vec![[0, 0], [0, 8]], vec![7]), "{text}");
    }
}

#[test]
fn games_are_read_without_a_length_above_them() {
    let rows = format!("{OPENING}  2)  Doubles => 2               Drops\n      Wins 1 point\n");
    for (head, lines) in [
        (" Game 1\n Ann : 0                   Bob : 0\n", vec![1]),
        (" Ann                       Bob\n", vec![1]),
        (" Ann : 0                   Bob : 0\n", vec![1]),
    ] {
        let text = format!("{head}{rows}");
        assert_eq!(read(&text), (vec![[1, 0]], lines), "{text}");
        let imported = crate::import(text.as_bytes(), &Default::default()).unwrap();
        assert_eq!(imported.session.header().names, ["Ann", "Bob"]);
    }
}

#[test]
fn a_length_above_an_id_makes_no_match_of_it() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:3:2:0:7:10";
    for above in ["7 point match", "Money game", "Position 5"] {
        let imported = crate::import(format!("{above}\n\n{id}\n").as_bytes(), &Default::default());
        assert_eq!(imported.unwrap().format.key, "xgid", "{above}");
    }
    let length = crate::import(b"7 point match\n", &Default::default());
    let error = length.unwrap_err().to_string();
    assert!(error.contains("ends before the first game"), "{error}");
}

#[test]
fn words_above_wins_and_beside_the_last_turn_say_nothing_of_the_winner() {
    for kind in ["Game", "Match"] {
        let words = format!("  2) Resigned {kind}\n      Wins 2 points");
        let label = game(&format!("{OPENING}{words}"));
        assert_eq!(read(&label), (vec![[2, 0]], vec![]), "{label}");
    }
    let end = single_at(
        "-A---------------------a--",
        "  1) 21: 1/off                Wins 1 point",
    );
    assert!(read(&end).1.is_empty(), "{end}");
}

/// A single game that begins at a position of eXtreme Gammon.
fn single_at(position: &str, rows: &str) -> String {
    format!(
        " 0 point match\n\n Game 1\n Ann : 0                        Bob : 0\n\
         ; Set Pos={position}\n{rows}\n"
    )
}

#[test]
fn a_game_may_begin_at_a_position_of_extreme_gammon() {
    for (cube, points) in [("/0", 1), ("/-2", 4), ("/1", 2)] {
        let position = format!("-B---------------------a--{cube}");
        for rows in [
            "  1) 31: 1/off 1/off",
            "  1)                             52: 2/off\n  2) 31: 1/off 1/off",
        ] {
            let text = single_at(&position, rows);
            let file = MatFile::read(&text, &Options::default()).unwrap();
            let end = replay(&file);
            let wins = |seat: Seat| end.situation().score[seat.index()];
            let is_blacks = rows.contains("52:");
            let winner = if is_blacks { Seat::Second } else { Seat::First };
            assert_eq!(wins(winner), points, "{text}");
        }
    }
    let broken = single_at("-B-", "  1) 31: 8/5 6/5");
    assert_eq!(read(&broken).1, [5], "{broken}");
}

#[test]
fn a_long_cell_does_not_move_the_right_column() {
    let far = " ".repeat(90);
    let text = game(&format!(
        "  1) 52: 13/8 24/22{far} Doubles => 2\n  2)  Takes                    66: 24/18(2) 13/7(2)\n\
         {space}Wins 2 points",
        space = " ".repeat(31)
    ));
    assert_eq!(read(&text).0, [[0, 2]], "{text}");
}
