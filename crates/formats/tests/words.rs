//! Whatever is wrong with a file, a link or a text, and whatever is left out of it, is said in
//! messages: the words of a language stand in its file.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_formats::{Format, import};
use tesserae_rules::{
    Header, Kind, RuleValues, Session,
    session::random::{generator, play_on, played},
};
use tesserae_words::Text;

/// How often each text is spoilt in each way.
const TIMES: usize = 60;

/// What stands in messages in every language: names of formats and players, and how something is
/// written.
const VERBATIM: &str = "XGID OGID GNU Backgammon ID GM bot Tesserae record Game game ABMA Ann Bob Both \
    point match Nackgammon Hypergammon Longgammon key value opening throw move double over off drop \
    resign white black middle none finish hand bar brown ivory hop next skip take claim receive decide lost \
    low first second high began play won done reward again automatic sr rh xg mat SGF FIBS Acey deucey Tabula i \
    backgammon tabula ur tablero_de_jesus tablero_di_berona tablero de jesus di berona";

fn is_verbatim(word: &str) -> bool {
    let house_rules = Kind::ALL.into_iter().flat_map(Kind::house_rules);
    let keys = house_rules.flat_map(|rule| {
        let values = rule.values.listed().iter().map(|value| value.key);
        [rule.key].into_iter().chain(values)
    });
    let mut texts = keys.chain([VERBATIM]);
    texts.any(|text| {
        let mut words = text.split(|letter: char| !letter.is_alphabetic());
        words.any(|known| known == word)
    })
}

/// What is said of the bytes of a file: why they are no game, or what was not kept of them.
fn said_of(bytes: &[u8]) -> Vec<Text> {
    match import(bytes, &RuleValues::new()) {
        Ok(imported) => imported
            .remarks
            .iter()
            .map(|remark| remark.text())
            .collect(),
        Err(error) => vec![error.text()],
    }
}

/// Whether nothing but what stands in the file, or is written alike everywhere, is outside of
/// messages.
#[track_caller]
fn assert_messages(bytes: &[u8], format: &str) -> usize {
    let text = String::from_utf8_lossy(bytes);
    let texts = said_of(bytes);
    for said in &texts {
        let bare = said.bare_words();
        // A word may be cut where it is quoted.
        let is_quoted = |word: &str| text.contains(word) || is_verbatim(word);
        let found: Vec<&String> = bare.iter().filter(|word| !is_quoted(word)).collect();
        assert!(
            found.is_empty(),
            "{format}: {found:?} in {}\n{text}",
            said.in_brackets()
        );
    }
    texts.len()
}

/// A text with one thing wrong.
fn spoilt(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let index = rng.random_range(0..lines.len());
    let line = &mut lines[index];
    let at = |line: &str, rng: &mut ChaCha8Rng| {
        let places: Vec<usize> = line.char_indices().map(|(at, _)| at).collect();
        places
            .get(rng.random_range(0..places.len().max(1)))
            .copied()
            .unwrap_or(0)
    };
    match rng.random_range(0..6) {
        0 => drop(lines.remove(index)),
        1 => {
            let cut = at(line, rng);
            line.truncate(cut);
        }
        2 => {
            let place = at(line, rng);
            let letter =
                ["9", "0", "x", "A", ":", " ", "/", "[", ")", "=", "-"][rng.random_range(0..11)];
            line.insert_str(place, letter);
        }
        3 => {
            let parts: Vec<String> = line.split(' ').map(str::to_owned).collect();
            let wrong = rng.random_range(0..parts.len());
            let parts = parts.into_iter().enumerate();
            let parts = parts.map(|(part, word)| {
                if part == wrong {
                    "zzz".to_owned()
                } else {
                    word
                }
            });
            *line = parts.collect::<Vec<_>>().join(" ");
        }
        4 => {
            let again = line.clone();
            lines.insert(index, again);
        }
        _ => {
            let place = at(line, rng);
            if line.is_char_boundary(place) && place < line.len() {
                line.remove(place);
            }
        }
    }
    lines.join("\n")
}

/// A match of two people who double and resign.
fn match_to(points: &str) -> Session {
    let header = Header {
        names: ["Ann".into(), "Bob".into()],
        house_rules: [("match_length".to_owned(), points.to_owned())].into(),
        ..Header::new(Kind::Backgammon)
    };
    let mut session = Session::new(header).expect("these rules go together");
    play_on(&mut session, &mut generator(5), 700);
    session
}

#[test]
fn whatever_is_wrong_with_a_text_is_a_message() {
    let mut rng = ChaCha8Rng::seed_from_u64(48);
    for kind in Kind::ALL {
        let sessions = [
            played(kind, 3, 90).expect("it can be played"),
            match_or_game(kind),
        ];
        for session in &sessions {
            for format in Format::all().filter(|format| {
                Format::files_of(kind).any(|other| other == *format)
                    || Format::of_others(kind).contains(format)
                    || **format == Format::LINK
            }) {
                let Ok(text) = (format.write)(session) else {
                    continue;
                };
                let mut said = 0;
                for _ in 0..TIMES {
                    said += assert_messages(spoilt(&text, &mut rng).as_bytes(), format.key);
                }
                assert!(said > 0, "{kind} as {}", format.key);
            }
        }
    }
}

fn match_or_game(kind: Kind) -> Session {
    match kind {
        Kind::Backgammon => match_to("5"),
        kind => played(kind, 8, 200).expect("it can be played"),
    }
}

#[test]
fn why_a_game_cannot_be_written_is_a_message() {
    let mut said = 0;
    for kind in Kind::ALL {
        for events in 0..60 {
            let session = played(kind, 11, events).expect("it can be played");
            for format in Format::of_others(Kind::Backgammon) {
                if let Err(why) = (format.write)(&session) {
                    said += 1;
                    let bare = why.bare_words();
                    let bare: Vec<_> = bare.iter().filter(|word| !is_verbatim(word)).collect();
                    assert!(bare.is_empty(), "{}", why.in_brackets());
                }
            }
        }
    }
    assert!(said > 100, "{said}");
}

#[test]
fn known_faults_of_each_format_are_messages() {
    for (file, format) in [
        (&b"no game of any kind"[..], "none"),
        (b"one\ntwo \0", "none"),
        (b"2-AAAA", "link"),
        (b"1-AAAA", "link"),
        (b"Tesserae record 2\n", "record"),
        (b"Tesserae record 1\nGame: chess\n", "record"),
        (b"Tesserae record 1\nGame: ur\nColour: green\n\n", "record"),
        (b"Tesserae record 1\nGame: ur\nSeed: green\n\n", "record"),
        (
            b"Tesserae record 1\nGame: ur\nPlayers: person\n\n",
            "record",
        ),
        (
            b"Tesserae record 1\nGame: ur\nStart: somewhere\n\n",
            "record",
        ),
        (b"{\"tesserae\":9}\n", "save"),
        (b"{\"tesserae\":1,\"game\":\"chess\"}\n", "save"),
        (b"{\"tesserae\":1,\"game\":\"ur\",\"colour\":5}\n", "save"),
        (
            b"{\"tesserae\":1,\"game\":\"ur\"}\n{\"action\":5}\n",
            "save",
        ),
        (b"RGMH", "xg"),
        (
            b"RGMH\x01\0\0\0\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0nothing",
            "xg",
        ),
        (b"(;FF[4]GM[1];B[aa])", "sgf"),
        (b"(;FF[4]GM[6]RU[Nackgammon];W[31])", "sgf"),
        (b"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7", "xgid"),
        (
            b"XGID=-b----E-C---eE---c-e----B-:9:0:1:00:0:0:0:7:10",
            "xgid",
        ),
        (
            b"XGID=-b----E-C---eE---c-e----B-:0:5:1:00:0:0:0:7:10",
            "xgid",
        ),
        (
            b"XGID=-b----E-C---eE---c-e---OOO:0:0:1:00:0:0:0:7:10",
            "xgid",
        ),
        (
            b"11ccccchhhjjjjj:66666888dddddoo:N0P:46:B:IB:0:0:3:0",
            "ogid",
        ),
        (b"4HPwATDgc/ABMA:zAngAAAAAAAA", "gnubg"),
        (b"bgammon-replay 00000024", "bgammon"),
        (b"i 1702738670 Ann Bob 5 0 0 1 1 1", "bgammon"),
        (b"i 1702738670 Ann Bob 5 0 0 1 1 3", "bgammon"),
        (b"bgammon-replay 00000024\ni 1702738670 Ann", "bgammon"),
        (b"i 1702738670 Ann Bob 5 0 0 1 1 0\n1 r 7-1", "bgammon"),
        (
            b"[Variation \"Nackgammon\"]\n 5 point match\n\n Game 1\n Ann : 0   Bob : 0\n",
            "mat",
        ),
        (
            b" 999 point match\n\n Game 1\n Ann : 0         Bob : 0\n 1) 31: 8/5 6/5\n",
            "mat",
        ),
    ] {
        assert!(
            assert_messages(file, format) > 0,
            "{}",
            String::from_utf8_lossy(file)
        );
    }
}
