//! Matches and positions as people type them, annotate them, and copy them out of mails and pages.

use super::mat::read;
use crate::{Imported, backgammon::mat::MatFile, import};

const HEAD: &str = " 5 point match\n\n Game 1\n Ann : 0                         Bob : 0\n";
const ROWS: &str = "  1) 31: 8/5 6/5                  41: 24/23 13/9
  2) 62: 24/18 13/11              31: 8/5 6/5
";
const END: &str = "  3)  Doubles => 2                 Drops\n      Wins 1 point\n";

pub(crate) fn imported(text: &str) -> Imported {
    import(text.as_bytes(), &Default::default()).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn mat(text: &str) -> String {
    let file = MatFile::read(text, &Default::default());
    file.map(|file| file.write().expect("it can be written"))
        .unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn plays_are_read_in_every_notation_of_people() {
    for [left, right] in [
        ["21: 13/11 6/5", "43: 24/20* 13/10"],
        ["21: 13/11, 6/5", "43: 24/20*,13/10"],
        ["21: 13/11 6/5!", "43: 24/20*?! 13/10."],
        ["21: 13/11 6/5", "43: 24/20x 13/10"],
        ["21 13/11 6/5", "43 : 24/20* 13/10"],
        ["21. 13/11 6/5", "43: 24–20* 13→10"],
    ] {
        let rows =
            format!("  1) {left}          {right}\n  2) 61: b/24 11/5x      54: Bar/20*, 24/20\n");
        let text = format!("{HEAD}{rows}");
        let plain = format!(
            "{HEAD}  1) 21: 13/11 6/5          43: 24/20* 13/10\n  2) 61: 25/24 11/5      54: 25/20 24/20\n"
        );
        assert_eq!(mat(&text), mat(&plain), "{text}");
        assert_eq!(read(&text).1, [0; 0], "{text}");
    }
    let doubles = |play: &str| format!("{HEAD}  1) 31: 8/5 6/5      66: {play}\n");
    for play in ["24/18(2)13/7(2)", "24/18x2 13/7x2", "24/18(2), 13/7(2)"] {
        assert_eq!(
            mat(&doubles(play)),
            mat(&doubles("24/18(2) 13/7(2)")),
            "{play}"
        );
    }
}

#[test]
fn a_throw_that_cannot_be_played_may_be_passed() {
    let rows = "  1) 64: 24/14                    55: 13/8(2) 6/1*(2)\n  2) 66: pass                     31: 8/5 6/5\n";
    let danced = rows.replace(" pass", "     ");
    assert_eq!(
        mat(&format!("{HEAD}{rows}")),
        mat(&format!("{HEAD}{danced}"))
    );
}

#[test]
fn sentences_between_the_rows_are_left_out() {
    for sentence in [
        "Ann takes a calculated risk with 24/18.",
        "Ann resigns herself to a long game.",
        "Black doubles his risk",
        "A clear take. Nobody passes this one.",
    ] {
        let text = format!("{HEAD}{ROWS}{sentence}\n{END}");
        assert_eq!(read(&text), (vec![[1, 0]], vec![7]), "{sentence}");
    }
}

#[test]
fn who_is_named_does_what_stands_behind_the_name() {
    for (line, score) in [
        ("      Bob wins 2 points", [0, 2]),
        ("      Ann wins 2 points.", [2, 0]),
        ("Bob won 2 points", [0, 2]),
        ("Bob wins a gammon", [0, 2]),
        (
            "                              ANN: resigns a gammon",
            [0, 2],
        ),
        ("Ann doubles\nBob drops", [1, 0]),
        ("Ann doubles      Bob declines", [1, 0]),
    ] {
        let text = format!("{HEAD}{ROWS}{line}\n");
        assert_eq!(read(&text).0, [score], "{line}");
    }
}

#[test]
fn the_longer_of_two_names_is_meant_and_else_the_one_that_stands_there() {
    for (names, line, score) in [
        (["Ann", "Ann B"], "Ann B wins 2 points", [0, 2]),
        (["Ann", "Ann B"], "Ann wins 2 points", [2, 0]),
        (["Bob", "bob"], "bob wins 2 points", [0, 2]),
    ] {
        let [left, right] = names.map(|name| format!("{name} :"));
        let head = HEAD.replace("Bob :", &right).replace("Ann :", &left);
        let text = format!("{head}{ROWS}{line}\n");
        assert_eq!(read(&text).0, [score], "{text}");
    }
}

#[test]
fn a_row_with_other_signs_or_remarks_is_still_a_row() {
    let plain = read(&format!("{HEAD}{ROWS}{END}")).0;
    for [old, new] in [
        ["  1) ", "  1 - "],
        ["  1) ", "  1: "],
        ["  1) ", "  * "],
        ["  3) ", "  3 -"],
        ["31: 8/5 6/5\n", "31: 8/5 6/5 (a good play by far)\n"],
        ["Wins 1 point", "Wins 1 point by resignation of Bob"],
        ["      Wins 1 point", "* Wins 1 point"],
        ["      Wins 1 point", "Ann (1600) wins 1 point"],
        ["      Wins 1 point", "Ann wins 1 point and the match, 1-0"],
        ["  3)  Doubles", "Ann doubles.\n  3)  Doubles"],
        [
            "  2) 62",
            "Ann : 0      Bob : 0\nAnn : 120    Bob : 167\nMatch to 5\nBob resigns?\n  2) 62",
        ],
    ] {
        let text = format!("{HEAD}{ROWS}{END}").replacen(old, new, 1);
        assert_eq!(read(&text).0, plain, "{text}");
    }
    assert_eq!(
        read(&format!("{HEAD}{ROWS}{END}\nAnn : 1       Bob : 0\n")).0,
        plain
    );
}

#[test]
fn an_answer_may_name_the_double() {
    for (answer, is_taken) in [
        ("Takes", true),
        ("accepts the double", true),
        ("Takes the cube!", true),
        ("Drops", false),
        ("Refuses the double", false),
        ("Folds", false),
    ] {
        let rest = if is_taken {
            "  4) 65: 18/7                    21: 13/10\n"
        } else {
            ""
        };
        let text =
            |answer| format!("{HEAD}{ROWS}  3)  Doubles                      {answer}\n{rest}");
        let plain = if is_taken { "Takes" } else { "Drops" };
        assert_eq!(mat(&text(answer)), mat(&text(plain)), "{answer}");
    }
}

#[test]
fn a_first_row_is_no_line_of_names() {
    let whole = imported(&format!("{HEAD}{ROWS}{END}"));
    for head in [
        " 5 point match\n\n",
        " 5 point match\n Game 1\n",
        "Match to 5\nAnn vs. Bob\n",
    ] {
        let read = imported(&format!("{head}{ROWS}{END}"));
        assert_eq!(read.session.events(), whole.session.events(), "{head}");
        assert_eq!(read.session.header().names, ["", ""], "{head}");
    }
}

#[test]
fn another_game_begins_by_its_names_and_by_what_a_game_is_called() {
    let second = " Ann : 1                         Bob : 0\n";
    for head in [
        "Game 2\n",
        "Game 2 (Crawford)\n",
        "Spiel 2:\n",
        "Game 2 of 3\n",
        "",
    ] {
        let text = format!("{HEAD}{ROWS}{END}\n{head}{second}{ROWS}{END}");
        assert_eq!(read(&text), (vec![[2, 0]], vec![]), "{head}");
    }
    // Without a line between them.
    let text = format!("{HEAD}{ROWS}{END}\n{ROWS}{END}");
    assert_eq!(read(&text), (vec![[2, 0]], vec![]));
    // The same players in each other's columns.
    let text =
        format!("{HEAD}{ROWS}{END}\nGame 2\n Bob : 0                    Ann : 1\n{ROWS}{END}");
    assert_eq!(read(&text), (vec![[1, 1]], vec![]));
}

#[test]
fn rows_that_are_missing_or_begin_again_are_told() {
    for rows in [
        "  1) 31: 8/5 6/5                  41: 24/23 13/9\n  3) 62: 24/18 13/11              31: 8/5 6/5\n",
        "  2) 31: 8/5 6/5                  41: 24/23 13/9\n  1) 62: 24/18 13/11              31: 8/5 6/5\n",
    ] {
        assert_eq!(read(&format!("{HEAD}{rows}{END}")).1[0], 6, "{rows}");
    }
    assert_eq!(read(&format!("{HEAD}{ROWS}{END}")).1, [0; 0]);
}

#[test]
fn a_match_is_read_out_of_a_mail_and_a_page() {
    let text = format!("{HEAD}{ROWS}{END}");
    let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
    let page = text.replace(' ', "&nbsp;").replace('\n', "<br/>\n");
    let table = ROWS.lines().map(|row| {
        format!(
            "<tr><td>{}</td></tr>\n",
            row.trim().replace("     ", "</td><td>")
        )
    });
    let table: String = table.collect();
    let table = format!("<table>Match to 5<br>{table}</table>");
    for copied in [
        text.replace('\n', "\r"),
        quoted,
        page,
        text.replace(' ', "\u{a0}"),
        table,
    ] {
        let session = imported(&copied).session;
        assert!(session.events().len() > 10, "{copied}");
    }
    // The names are in an encoding that nobody knows.
    let bytes = text.replace("Ann", "?").into_bytes();
    let bytes: Vec<u8> = bytes
        .into_iter()
        .map(|byte| if byte == b'?' { 0x81 } else { byte })
        .collect();
    import(&bytes, &Default::default()).expect("the plays can be read");
}

#[test]
fn ids_are_found_within_marks_of_emphasis() {
    const ID: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:7:10";
    let position = imported(ID).session.game().position();
    for text in [
        format!("`{ID}`"),
        format!("**{ID}**"),
        format!("What now? *{ID}*!"),
        format!("| {ID}|"),
        format!("«{ID}»?"),
        format!("{ID}:bar/23,24/18"),
        ID.replace("XGID=", "XGID ="),
        format!("https://example.org/{ID}/"),
    ] {
        let imported = imported(&text);
        assert_eq!(
            (imported.session.game().position(), imported.format.key),
            (position.clone(), "xgid"),
            "{text}"
        );
    }
}

#[test]
fn boards_of_fibs_bring_the_names_of_the_players() {
    let board = "board:You:Bob:3:0:1:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0";
    let imported = imported(&format!("Bob joins you.\n{board}\nPlease move 2 pieces.\n"));
    assert_eq!(imported.format.key, "fibs");
    assert_eq!(imported.session.header().names, ["", "Bob"]);
}
