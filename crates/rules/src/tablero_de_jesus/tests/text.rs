//! Positions and actions as text, there and back; bad text is refused with the place of the mistake.
use proptest::prelude::*;

use super::*;

#[test]
fn every_position_and_action_of_random_games_comes_back() {
    wander(4, 20_000, |state, _| {
        let text = state.position();
        let again = game(state.options, &text);
        assert_eq!(again.position(), text);
        assert_eq!((again.pending(), again.actions(), again.dice()), (state.pending(), state.actions(), state.dice()));
        assert_eq!((again.outcome(), again.scores()), (state.outcome(), state.scores()));
        assert_eq!(again.turns(), state.turns());
        again.audit().unwrap();
        for action in state.actions() {
            let word = state.write_action(&action);
            assert!(!word.contains(' '));
            assert_eq!(state.read_action(&word), Ok(action), "{word}");
        }
        let names = ["Ann", "Bob"];
        assert!(!state.prompt(names).is_empty() && state.drawing().lines().all(|line| line.chars().count() <= 80));
    });
}

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
fn bad_actions_are_refused_and_long_ones_are_not_read_back() {
    let state = board("7711111");
    for text in ["", "walk", "3:", "3:1", "8:1-2", "3:1-8", "3:01-2", "take0", "take8", "claimx", "7-1"] {
        assert!(state.read_action(text).is_err(), "{text}");
    }
    let error = state.read_action(&"3:1-2".repeat(1_000_000)).unwrap_err();
    assert!(error.to_string().len() < 300);
}

proptest! {
    #[test]
    fn no_text_panics(text in ".{0,40}", tail in "(opening|[1-7.]{7} [0-9]{1,3}-[0-9]{1,3} low:(first|second) (low|high) (throw|receive|decide|lost|move:[0-9*@-]{3,8}))") {
        let _ = State::from_position(Options::default(), &text);
        if let Ok(state) = State::from_position(Options::default(), &tail) {
            state.audit().unwrap();
            prop_assert_eq!(game(Options::default(), &state.position()), state);
        }
        let _ = board("7711111").read_action(&text);
    }

    #[test]
    fn unchecked_nonsense_does_not_panic(seed: u64, words in prop::collection::vec("([1-7]:[1-7]-[1-7]|[1-6]-[1-6]|take[1-7]?|claim)", 30)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = State::new(any_options(&mut rng));
        for word in words {
            if let Ok(action) = state.read_action(&word) {
                state.act_unchecked(&action);
            }
            let _ = (state.position(), state.drawing(), state.actions(), state.turns(), state.prompt(["a", "b"]));
        }
    }
}
