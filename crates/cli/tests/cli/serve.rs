//! The line protocol, spoken with the binary.

use std::io::{Read, Write};

use serde_json::Value;

use super::binary as cli;

/// Sends lines and returns the answers.
fn serve(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let output = cli::run(&["serve", "--bots", cli::BOTS], input);
    assert_eq!(output.code, 0, "{}", output.err);
    output
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("each answer is one JSON object"))
        .collect()
}

/// Whether an answer has everything that is shown of it; lists have the same length.
fn shows(shown: &Value, answer: &Value) -> bool {
    match (shown, answer) {
        (Value::Object(shown), Value::Object(answer)) => shown
            .iter()
            .all(|(key, value)| answer.get(key).is_some_and(|answer| shows(value, answer))),
        (Value::Array(shown), Value::Array(answer)) => {
            shown.len() == answer.len()
                && shown
                    .iter()
                    .zip(answer)
                    .all(|(shown, answer)| shows(shown, answer))
        }
        _ => shown == answer,
    }
}

#[test]
fn the_examples_are_true() {
    let files = concat!(
        include_str!("../../README.md"),
        include_str!("serve_examples.md")
    );
    let mut examples = 0;
    for block in files
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
    {
        let requests: String = block
            .lines()
            .filter_map(|l| l.strip_prefix("> "))
            .map(|l| format!("{l}\n"))
            .collect();
        let shown: Vec<&str> = block
            .lines()
            .filter_map(|line| line.strip_prefix("< "))
            .collect();
        let answers = serve(requests);
        assert_eq!(answers.len(), shown.len(), "{block}");
        for (shown, answer) in shown.iter().zip(&answers) {
            let parsed: Value =
                serde_json::from_str(shown).unwrap_or_else(|error| panic!("{shown}: {error}"));
            assert!(shows(&parsed, answer), "example: {shown}\nanswer: {answer}");
        }
        examples += 1;
    }
    assert_eq!(
        examples, 6,
        "one example for each game, and one of foreign formats"
    );
}

#[test]
fn no_broken_line_loses_the_game_in_hand() {
    let lines: &[&[u8]] = &[
        br#"{"cmd":"new","game":"tabula","seed":3}"#,
        br#"{"cmd":"random"}"#,
        br#"{"cmd":"position"}"#,
        b"",
        b"nonsense",
        b"\xff\xfe\x00",
        b"[]",
        b"{}",
        b"null",
        br#"{"cmd":7}"#,
        br#"{"cmd":"fly"}"#,
        br#"{"cmd":"new","game":"chess"}"#,
        br#"{"cmd":"new","game":"ur","house_rules":{"stake":"NaN"}}"#,
        br#"{"cmd":"new","game":"ur","house_rules":{"stake":NaN}}"#,
        br#"{"cmd":"new","game":"backgammon","position":"16 checkers"}"#,
        br#"{"cmd":"throw","faces":"7-1"}"#,
        br#"{"cmd":"throw","faces":[300]}"#,
        br#"{"cmd":"throw","faces":[6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6]}"#,
        br#"{"cmd":"act","action":"99/99"}"#,
        br#"{"cmd":"act","action":{"step":{"from":{"point":255},"path":[],"die":255}}}"#,
        br#"{"cmd":"throw","faces":[-1,2]}"#,
        br#"{"cmd":"throw","faces":3.5}"#,
        br#"{"cmd":"act","action":{"fly":1}}"#,
        br#"{"cmd":"turns","most":-1}"#,
        br#"{"cmd":"new","game":"ur","game":"tabula"}"#,
        br#"{"cmd":"new","game":"ur","house_rules":{"stake":"1","stake":"2"}}"#,
        br#"{"cmd":"new","game":"ur","house_rules":{"stake":1.5}}"#,
        br#"{"cmd":"new","game":"ur","house_rules":{"stake":null}}"#,
        br#"{"cmd":"new","game":"ur","seed":18446744073709551616}"#,
        br#"{"cmd":"new","game":"ur","seed":1e999}"#,
        br#"{"cmd":"new","game":"ur","names":["a"]}"#,
        br#"{"cmd":"new","game":"ur","position":"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"}"#,
        br#"{"cmd":"new","game":"backgammon","format":"xgid"}"#,
        br#"{"cmd":"new","game":"backgammon","format":"fen","position":"x"}"#,
        br#"{"cmd":"set_position","position":"4HPwATDgc/ABMA:cAngAAAAAAAE"}"#,
        br#"{"cmd":"position","format":"xgid"}"#,
        br#"{"cmd":"mat"}"#,
        br#"{"cmd":"load","mat":"x"}"#,
        br#"{"cmd":"load","save":"x","record":"x"}"#,
        br#"{"cmd":"load","save":"x"}"#,
        br#"{"cmd":"load","record":"x"}"#,
        br#"{"cmd":"load"}"#,
        br#"{"cmd":"state","what":1}"#,
        br#"{"cmd":"position"}"#,
    ];
    let answers = serve(lines.join(&b'\n'));
    assert_eq!(
        answers.len(),
        lines.len() - 1,
        "an empty line is no request"
    );
    for answer in &answers[3..answers.len() - 1] {
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(
            answer["error"]["text"]
                .as_str()
                .is_some_and(|text| !text.is_empty() && text.len() < 400),
            "{answer}"
        );
    }
    assert_eq!(
        answers[2]["position"],
        answers[answers.len() - 1]["position"]
    );
}

#[test]
fn a_line_of_300_megabytes_gets_one_clear_error_and_loses_nothing() {
    let mut child = cli::start(cli::BINARY, &["serve"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        stdin
            .write_all(b"{\"cmd\":\"new\",\"game\":\"ur\",\"seed\":1}\n")
            .expect("it listens");
        let block = vec![b'x'; 1 << 20];
        for _ in 0..300 {
            stdin.write_all(&block).expect("it listens");
        }
        stdin
            .write_all(b"\n{\"cmd\":\"position\"}\n")
            .expect("it listens");
    });
    let mut out = String::new();
    child
        .stdout
        .take()
        .expect("a pipe")
        .read_to_string(&mut out)
        .expect("text");
    writer.join().expect("all was written");
    assert!(child.wait().expect("it ends").success());
    let answers: Vec<Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[1]["error"]["code"], "line_too_long");
    assert_eq!(answers[2]["position"], answers[0]["state"]["position"]);
}

#[test]
fn quit_ends_it_and_an_id_comes_back() {
    let answers =
        serve("{\"cmd\":\"games\",\"id\":[1,\"a\"]}\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n");
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["id"], serde_json::json!([1, "a"]));
    assert_eq!(answers[0]["games"].as_array().map(Vec::len), Some(5));
}

#[test]
fn an_id_comes_back_as_it_came() {
    let ids = [
        "0",
        "-1",
        "18446744073709551615",
        "18446744073709551616",
        "123456789012345678901234567890",
        "-9223372036854775809",
        "-0",
        "1.0",
        "1e3",
        "0.1000000000000000055511151231257827",
        "\"a\\u00e9\\n\\\"}\"",
        "[1, [\"id\"], 99999999999999999999]",
        "{\"id\": 99999999999999999999 }",
    ];
    for id in ids {
        let requests = format!(
            "{{\"cmd\":\"help\",\"id\":{id}}}\n {{ \"id\" : {id} , \"cmd\" : \"fly\" }}\n\
             {{\"\\u0069d\":{id},\"cmd\":\"quit\"}}\n"
        );
        let output = cli::run(&["serve"], requests);
        assert_eq!(output.out.lines().count(), 3, "{id}: {}", output.out);
        for answer in output.out.lines() {
            assert!(
                answer.starts_with(&format!("{{\"id\":{id},")),
                "{id}: {answer}"
            );
            assert!(
                tesserae_rules::json::read(answer.as_bytes()).is_ok(),
                "{id}: {answer}"
            );
        }
    }
    assert!(
        !cli::run(&["serve"], "{\"cmd\":\"quit\",\"id\":null}\n")
            .out
            .contains("\"id\"")
    );
}

#[test]
fn a_complaint_names_the_argument_and_what_it_should_be() {
    let answers = serve(
        "{\"cmd\":\"new\",\"game\":\"ur\",\"seed\":-1}\n{\"cmd\":\"new\"}\n\
         {\"cmd\":\"new\",\"game\":\"Ur\"}\n{\"cmd\":\"throw\",\"dice\":1}\n",
    );
    let texts: Vec<_> = answers
        .iter()
        .filter_map(|answer| answer["error"]["text"].as_str())
        .collect();
    assert_eq!(
        texts[0],
        "“seed” should be a whole number from 0 to 18446744073709551615, not -1"
    );
    assert!(
        texts[1].starts_with("“game” is missing: backgammon, "),
        "{}",
        texts[1]
    );
    assert!(
        texts[2].starts_with("there is no game “Ur” (known: backgammon, "),
        "{}",
        texts[2]
    );
    assert_eq!(
        texts[3],
        "this command has no argument “dice”: it knows faces"
    );
}

#[test]
fn a_loaded_session_is_the_same_and_throws_what_it_would_have_thrown() {
    let throws = |answers: &[Value]| -> Vec<Value> {
        let thrown = answers
            .iter()
            .filter_map(|answer| answer["effects"].as_array());
        thrown
            .flatten()
            .filter_map(|effect| effect.get("thrown").map(|thrown| thrown["throw"].clone()))
            .collect()
    };
    let random = "{\"cmd\":\"random\"}\n".repeat(60);
    let ask = "{\"cmd\":\"position\"}\n{\"cmd\":\"audit\"}\n{\"cmd\":\"log\"}\n";
    for game in tesserae_rules::Kind::ALL {
        let begin = format!("{{\"cmd\":\"new\",\"game\":\"{game}\",\"seed\":5}}\n{random}{ask}");
        let first = serve(format!(
            "{begin}{{\"cmd\":\"save\"}}\n{{\"cmd\":\"record\"}}\n"
        ));
        let whole = throws(&serve(format!("{begin}{random}")));
        let [position, audit, log, save, record] = first.last_chunk().expect("five answers");
        assert_eq!(audit["sound"], true);
        for load in [("save", &save["save"]), ("record", &record["record"])] {
            let load = serde_json::json!({"cmd": "load", load.0: load.1}).to_string();
            let again = serve(format!("{load}\n{ask}{random}"));
            assert_eq!(again[0]["ok"], true, "{}", again[0]);
            assert_eq!(
                (&again[1], &again[3]["events"]),
                (position, &log["events"]),
                "{game}"
            );
            let both = [throws(&first), throws(&again)].concat();
            let common = both.len().min(whole.len());
            assert!(common > throws(&first).len(), "{game}: it goes on");
            assert_eq!(both[..common], whole[..common], "{game}");
        }
    }
}

#[test]
fn a_session_without_a_seed_is_given_one() {
    let answers = serve(
        "{\"cmd\":\"load\",\"record\":\"Tesserae record 1\\nGame: ur\\n\"}\n{\"cmd\":\"throw\"}\n",
    );
    assert!(answers[0]["header"]["seed"].is_u64(), "{}", answers[0]);
    assert_eq!(answers[1]["ok"], true);
}

#[test]
fn a_match_is_written_for_other_programs_and_loaded_again() {
    let begin = "{\"cmd\":\"new\",\"game\":\"backgammon\",\"seed\":2,\"names\":[\"Ann\",\"Bob\"],\
                 \"house_rules\":{\"match_length\":3}}\n";
    for (format, wanted) in [
        ("mat", [" 3 point match", "Ann : 0"]),
        ("sgf", ["MI[length:3]", "PW[Ann]"]),
    ] {
        let write = serde_json::json!({"cmd": format});
        let answers = serve(format!(
            "{begin}{}{write}\n",
            "{\"cmd\":\"random\"}\n".repeat(2_000)
        ));
        let text = &answers.last().expect("an answer")[format];
        let has = |words| text.as_str().is_some_and(|text| text.contains(words));
        assert!(wanted.into_iter().all(has), "{text}");
        let load = serde_json::json!({"cmd": "load", format: text});
        let again = serve(format!("{load}\n{write}\n"));
        assert_eq!(
            again[0]["header"]["names"],
            serde_json::json!(["Ann", "Bob"])
        );
        assert_eq!(&again[1][format], text);
    }
}

#[test]
fn a_bot_is_asked_about_the_current_game() {
    let answers = serve(concat!(
        r#"{"cmd":"best"}"#,
        "\n",
        r#"{"cmd":"new","game":"ur","seed":3}"#,
        "\n",
        r#"{"cmd":"throw"}"#,
        "\n",
        r#"{"cmd":"throw"}"#,
        "\n",
        r#"{"cmd":"best","level":"regular","most":2}"#,
        "\n",
        r#"{"cmd":"evaluate","level":"regular"}"#,
        "\n",
        r#"{"cmd":"best","level":"god"}"#,
        "\n",
        r#"{"cmd":"best","throw":"9-9"}"#,
        "\n",
        r#"{"cmd":"state"}"#,
        "\n",
    ));
    assert_eq!(answers[0]["error"]["code"], "no_game");
    let best = &answers[4];
    assert_eq!(
        best["position"], answers[8]["state"]["position"],
        "asking changes nothing"
    );
    let ranking = best["ranking"].as_array().expect("a list");
    assert!((1..=2).contains(&ranking.len()), "{best}");
    assert_eq!(ranking[0]["value"], answers[5]["value"]);
    assert!(
        answers[6]["error"]["text"]
            .as_str()
            .is_some_and(|text| text.contains("master")),
        "{}",
        answers[6]
    );
    assert_eq!(
        (&answers[7]["ok"], &answers[8]["ok"]),
        (&false.into(), &true.into())
    );
}
