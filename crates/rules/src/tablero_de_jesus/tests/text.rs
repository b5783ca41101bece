//! Bad positions and actions are refused, with the place of the mistake.
use super::*;

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
    for text in ["", "walk", "3:", "3:1", "8:1-2", "3:1-8", "3:01-2", "take0", "take8", "claimx", "7-1"] {
        assert!(state.read_action(text).is_err(), "{text}");
    }
}
