//! The line protocol, spoken with the binary.

mod cli;

use std::io::{Read, Write};

use serde_json::Value;

/// Sends lines and returns the answers.
fn serve(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let output = cli::run(&["serve"], input);
    assert_eq!(output.code, 0, "{}", output.err);
    output.out.lines().map(|line| serde_json::from_str(line).expect("each answer is one JSON object")).collect()
}

/// Whether an answer has everything that is shown of it; lists have the same length.
fn shows(shown: &Value, answer: &Value) -> bool {
    match (shown, answer) {
        (Value::Object(shown), Value::Object(answer)) => {
            shown.iter().all(|(key, value)| answer.get(key).is_some_and(|answer| shows(value, answer)))
        }
        (Value::Array(shown), Value::Array(answer)) => {
            shown.len() == answer.len() && shown.iter().zip(answer).all(|(shown, answer)| shows(shown, answer))
        }
        _ => shown == answer,
    }
}

#[test]
fn the_examples_of_the_readme_are_true() {
    let readme = include_str!("../README.md");
    let mut examples = 0;
    for block in readme.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next()) {
        let requests: String = block.lines().filter_map(|l| l.strip_prefix("> ")).map(|l| format!("{l}\n")).collect();
        let shown: Vec<&str> = block.lines().filter_map(|line| line.strip_prefix("< ")).collect();
        let answers = serve(requests);
        assert_eq!(answers.len(), shown.len(), "{block}");
        for (shown, answer) in shown.iter().zip(&answers) {
            let parsed: Value = serde_json::from_str(shown).unwrap_or_else(|error| panic!("{shown}: {error}"));
            assert!(shows(&parsed, answer), "README: {shown}\nanswer: {answer}");
        }
        examples += 1;
    }
    assert_eq!(examples, 5, "one example for each game");
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
        br#"{"cmd":"new","game":"backgammon","position":"16 men"}"#,
        br#"{"cmd":"throw","faces":"7-1"}"#,
        br#"{"cmd":"throw","faces":[300]}"#,
        br#"{"cmd":"throw","faces":[6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6]}"#,
        br#"{"cmd":"act","action":"99/99"}"#,
        br#"{"cmd":"act","action":{"step":{"from":{"point":255},"path":[],"die":255}}}"#,
        br#"{"cmd":"load","save":"x"}"#,
        br#"{"cmd":"load","record":"x"}"#,
        br#"{"cmd":"load"}"#,
        br#"{"cmd":"state","what":1}"#,
        br#"{"cmd":"position"}"#,
    ];
    let answers = serve(lines.join(&b'\n'));
    assert_eq!(answers.len(), lines.len() - 1, "an empty line is no request");
    for answer in &answers[3..answers.len() - 1] {
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(answer["error"]["text"].as_str().is_some_and(|text| !text.is_empty() && text.len() < 400), "{answer}");
    }
    assert_eq!(answers[2]["position"], answers[answers.len() - 1]["position"]);
}

#[test]
fn a_line_of_300_megabytes_gets_one_clear_error_and_loses_nothing() {
    let mut child = cli::start(&["serve"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        stdin.write_all(b"{\"cmd\":\"new\",\"game\":\"ur\",\"seed\":1}\n").expect("it listens");
        let block = vec![b'x'; 1 << 20];
        for _ in 0..300 {
            stdin.write_all(&block).expect("it listens");
        }
        stdin.write_all(b"\n{\"cmd\":\"position\"}\n").expect("it listens");
    });
    let mut out = String::new();
    child.stdout.take().expect("a pipe").read_to_string(&mut out).expect("text");
    writer.join().expect("all was written");
    assert!(child.wait().expect("it ends").success());
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[1]["error"]["code"], "line_too_long");
    assert_eq!(answers[2]["position"], answers[0]["state"]["position"]);
}

#[test]
fn what_is_saved_can_be_loaded_and_goes_on() {
    for game in ["backgammon", "tabula", "ur", "tablero_de_jesus", "tablero_di_berona"] {
        let mut input = format!("{{\"cmd\":\"new\",\"game\":\"{game}\",\"seed\":11}}\n");
        input += &"{\"cmd\":\"random\"}\n".repeat(40);
        input += "{\"cmd\":\"save\"}\n{\"cmd\":\"record\"}\n{\"cmd\":\"position\"}\n{\"cmd\":\"audit\"}\n";
        let answers = serve(input);
        let [save, record, position, audit] = answers.last_chunk().expect("four answers");
        assert_eq!(audit["sound"], true);
        for (what, text) in [("save", &save["save"]), ("record", &record["record"])] {
            let load = serde_json::json!({"cmd": "load", what: text}).to_string();
            let again =
                serve(format!("{load}\n{{\"cmd\":\"position\"}}\n{{\"cmd\":\"log\"}}\n{{\"cmd\":\"random\"}}\n"));
            assert_eq!(again[0]["ok"], true, "{}", again[0]);
            assert_eq!(again[1]["position"], position["position"]);
            assert_eq!(again[2]["events"].as_array().map(Vec::len), Some(40));
            assert_eq!(again[3]["ok"], true, "{}", again[3]);
        }
    }
}

#[test]
fn quit_ends_it_and_an_id_comes_back() {
    let answers = serve("{\"cmd\":\"games\",\"id\":[1,\"a\"]}\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n");
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["id"], serde_json::json!([1, "a"]));
    assert_eq!(answers[0]["games"].as_array().map(Vec::len), Some(5));
}
