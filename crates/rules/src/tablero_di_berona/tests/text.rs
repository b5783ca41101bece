//! Positions and actions as text, there and back; bad text is refused with the place of the mistake.
use proptest::prelude::*;

use super::*;

#[test]
fn every_position_and_action_of_random_games_comes_back() {
    wander(14, 10_000, |state, _| {
        let text = state.position();
        let again = game(state.options, &text);
        assert_eq!(again.position(), text);
        assert_eq!(again.position, state.position);
        assert_eq!((again.pending(), again.dice(), again.outcome()), (state.pending(), state.dice(), state.outcome()));
        again.audit().unwrap();
        for action in state.actions() {
            let word = state.write_action(&action);
            assert!(!word.contains(' '));
            assert_eq!(state.read_action(&word), Ok(action), "{word}");
        }
        assert!(!state.prompt(["Ann", "Bob"]).is_empty());
        assert!(state.drawing().lines().all(|line| line.chars().count() <= 80), "{}", state.drawing());
    });
}

#[test]
fn bad_positions_are_refused_with_the_place() {
    let empty = ".,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.";
    for (text, at) in [
        (String::new(), 0),
        (empty.to_owned(), 0),
        (format!("{} A throw began:A won:0-0", &empty[2..]), 0),
        (format!("{empty}/.,.,.,.,.,. A throw began:A won:0-0"), 0),
        (".,.,C,.,.,./.,.,.,.,.,./.,.,.,.,.,. A throw began:A won:0-0".to_owned(), 4),
        (".,.,.,.,.,./.,,.,.,.,./.,.,.,.,.,. A throw began:A won:0-0".to_owned(), 14),
        (format!(".,.,.,.,.,./.,{},.,.,.,./.,.,.,.,.,. A throw began:A won:0-0", "A".repeat(13)), 26),
        (format!(".,.,.,.,.,./.,{},.,.,.,./.,.,.,.,.,. A throw began:A won:0-0", "AB".repeat(13)), 38),
        (format!("{empty} C throw began:A won:0-0"), 36),
        (format!("{empty} A wait began:A won:0-0"), 38),
        (format!("{empty} A play:7-1 began:A won:0-0"), 43),
        (format!("{empty} A play:3-3-3 began:A won:0-0"), 43),
        (format!("{empty} A throw began:C won:0-0"), 44),
        (format!("{empty} A throw began:A won:1-0"), 52),
        (format!("{empty} A throw began:A won:-1-0"), 52),
        (format!("{empty} A opening began:A won:0-0"), 36),
        (format!("{empty} - over began:- won:0-0"), 36),
        (format!("{empty} - throw began:- won:0-0"), 36),
        (".,.,.,.,.,./.,A,.,.,.,./.,.,.,.,.,. - opening began:- won:0-0".to_owned(), 0),
    ] {
        let error = State::from_position(Options::default(), &text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn bad_actions_are_refused_and_long_ones_are_not_read_back() {
    let state = a_moves("a3=A", 1);
    for text in ["", "+", "+a7", "+d1", "a3", "a3>", ">a3", "a3>a9", "-", "-x1", "endless", "+a33", "+ä3"] {
        assert!(state.read_action(text).is_err(), "{text}");
    }
    let error = state.read_action(&"3:1-2".repeat(1_000_000)).unwrap_err();
    assert!(error.to_string().len() < 300);
}

#[test]
fn the_drawing_shows_tall_stacks_by_their_height() {
    let tall = format!("a3={}{}", "B".repeat(9), "A".repeat(9));
    assert!(a_moves(&tall, 0).drawing().contains("18:…AAAAAA"));
}

proptest! {
    #[test]
    fn no_text_panics(
        text in ".{0,40}",
        board in prop::collection::vec("[AB]{1,2}|[.]{1,2}", 18),
        tail in "(A|B!|-) (opening|throw|over|play:[1-6][*]?-[1-6][*]?) began:[AB-] won:0-0",
    ) {
        let _ = State::from_position(Options::default(), &text);
        let rows: Vec<_> = board.chunks(6).map(|row| row.join(",")).collect();
        if let Ok(state) = State::from_position(Options::default(), &format!("{} {tail}", rows.join("/"))) {
            state.audit().unwrap();
            prop_assert_eq!(game(Options::default(), &state.position()), state);
        }
        let _ = a_moves("a3=A", 1).read_action(&text);
    }

    #[test]
    fn unchecked_nonsense_does_not_panic(
        seed: u64,
        words in prop::collection::vec("[+-][abc][1-6]|[abc][1-6](>[abc][1-6]){1,4}|[1-6]-[1-6]|finish|next", 40),
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = State::new(any_options(&mut rng));
        for word in words {
            if let Ok(action) = state.read_action(&word) {
                state.act_unchecked(&action);
            }
            let _ = (state.position(), state.drawing(), state.actions(), state.turns(), state.prompt(["a", "b"]));
        }
    }

    #[test]
    fn actions_that_were_never_offered_are_refused_and_change_nothing(
        seed: u64,
        words in prop::collection::vec("[+-][abc][1-6]|[abc][1-6](>[abc][1-6]){1,3}|finish|next", 200),
    ) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = State::new(any_options(&mut rng));
        for word in words {
            let action = state.read_action(&word).unwrap();
            let mut after = state.clone();
            let legal = after.act(&action).is_ok();
            prop_assert_eq!(legal, state.actions().contains(&action), "{} at {}", word, state.position());
            prop_assert!(legal || after == state);
            if let Some(action) = any_action(&state, &mut rng) {
                state.act(&action).unwrap();
            }
        }
    }
}

#[test]
fn a_stack_in_one_word_keeps_its_tokens_in_order() {
    let tokens = [Seat::First, Seat::Second, Seat::Second, Seat::First];
    let stack = tokens.into_iter().fold(Stack::EMPTY, Stack::push);
    assert_eq!(stack.tokens().collect::<Vec<_>>(), tokens);
    assert_eq!((stack.height(), stack.owner()), (4, Some(Seat::First)));
    assert_eq!(stack.pop().owner(), Some(Seat::Second));
    assert_eq!(Stack::EMPTY.pop(), Stack::EMPTY);
}
