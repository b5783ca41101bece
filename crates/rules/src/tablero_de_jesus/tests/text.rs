//! Bad positions and actions are refused, with the place of the mistake, and what players read fits
//! the board however it is turned.
use strum::IntoEnumIterator;
use tesserae_words::Text;

use super::*;
use crate::{GameInfo, Kind, lesson::Lesson, tablero_de_jesus::violation::Rule};

#[test]
fn bad_positions_are_refused_with_the_place() {
    for (text, at) in [
        ("", 0),
        ("7711111", 0),
        ("771111 10-13 low:first low throw", 0),
        ("7711118 10-13 low:first low throw", 0),
        ("7711111 10+13 low:first low throw", 8),
        ("7711111 010-13 low:first low throw", 8),
        ("7711111 10-13 low:third low throw", 14),
        ("7711111 10-13 low:first middle throw", 24),
        ("7711111 10-13 low:first low wait", 28),
        ("7711111 10-13 low:first low move:6", 33),
        ("7711111 10-13 low:first low move:6-5", 33),
        ("7711111 10-13 low:first low move:6-2@3", 33),
        ("7711111 10-13 low:first low move:6*-2*@3", 33),
        ("7711111 10-13 low:first low move:6*-2@9", 33),
        ("4711111 10-13 low:first low move:4*-2@1", 33),
        ("4444441 10-13 low:first low move:6-4", 33),
        ("7711111 10-14 low:first low throw", 0),
        ("....... 10-13 low:first low throw", 0),
        ("....... 10-13 low:first low lost", 0),
        ("....... 7-23 low:first low lost", 0),
        ("7711111 10-13 low:first low lost", 0),
        ("7711111 10-13 low:first low throw again", 0),
    ] {
        let error = State::from_position(Options::default(), text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn bad_actions_are_refused() {
    let state = board("7711111");
    for text in [
        "", "walk", "3:", "3:1", "8:1-2", "3:1-8", "3:01-2", "take0", "take8", "claimx", "7-1",
    ] {
        assert!(state.read_action(text).is_err(), "{text}");
    }
}

#[test]
fn what_players_read_fits_a_board_that_stands_upright() {
    let mut texts: Vec<String> = Rule::iter().map(|rule| rule.to_string()).collect();
    let GameInfo {
        goal,
        terms,
        rulebook,
        ..
    } = Kind::TableroDeJesus.info();
    texts.extend([goal().to_string(), (*rulebook).to_owned()]);
    texts.extend(terms.iter().map(|term| (term.meaning)().to_string()));
    let lessons = Kind::TableroDeJesus
        .lessons()
        .iter()
        .flat_map(Lesson::texts);
    texts.extend(lessons.map(Text::to_string));
    let moving = game(Options::default(), "7733311 10-13 low:first low move:3-1");
    texts.extend(
        moving
            .steps()
            .iter()
            .map(|step| moving.step_label(step).to_string()),
    );
    texts.extend(
        moving
            .steps()
            .iter()
            .map(|step| moving.place_name(step.from).to_string()),
    );
    let deciding = game(
        options(&[("several_runs", "one")]),
        "3335511 10-13 low:first low decide",
    );
    texts.extend(
        deciding
            .choices()
            .iter()
            .map(|choice| deciding.label(*choice).to_string()),
    );
    assert!(
        texts.contains(&"Move coin 3 from square 3 to square 6".to_owned()),
        "{texts:#?}"
    );
    assert!(texts.contains(&"Take coins 1–3".to_owned()), "{texts:#?}");
    for text in texts {
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        let turned = words.find(|word| ["row", "rows", "column", "columns"].contains(word));
        assert_eq!(turned, None, "{text}");
    }
}
