//! Bad positions and actions are refused, with the place of the mistake; stacks as text.
use super::*;

#[test]
fn bad_positions_are_refused_with_the_place() {
    let empty = ".,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.";
    for (text, at) in [
        (String::new(), 0),
        (empty.to_owned(), 0),
        (format!("{} A throw began:A won:0-0", &empty[2..]), 0),
        (format!("{empty}/.,.,.,.,.,. A throw began:A won:0-0"), 0),
        (
            ".,.,C,.,.,./.,.,.,.,.,./.,.,.,.,.,. A throw began:A won:0-0".to_owned(),
            4,
        ),
        (
            ".,.,.,.,.,./.,,.,.,.,./.,.,.,.,.,. A throw began:A won:0-0".to_owned(),
            14,
        ),
        (
            format!(
                ".,.,.,.,.,./.,{},.,.,.,./.,.,.,.,.,. A throw began:A won:0-0",
                "A".repeat(13)
            ),
            26,
        ),
        (
            format!(
                ".,.,.,.,.,./.,{},.,.,.,./.,.,.,.,.,. A throw began:A won:0-0",
                "AB".repeat(13)
            ),
            38,
        ),
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
        (
            ".,.,.,.,.,./.,A,.,.,.,./.,.,.,.,.,. - opening began:- won:0-0".to_owned(),
            0,
        ),
    ] {
        let error = State::from_position(Options::default(), &text).unwrap_err();
        assert_eq!(error.at, at, "{text}: {error}");
    }
}

#[test]
fn bad_actions_are_refused() {
    let state = a_moves("a3=A", 1);
    for text in [
        "", "+", "+a7", "+d1", "a3", "a3>", ">a3", "a3>a9", "-", "-x1", "endless", "+a33", "+ä3",
    ] {
        assert!(state.read_action(text).is_err(), "{text}");
    }
}

#[test]
fn the_drawing_shows_tall_stacks_by_their_height() {
    let tall = format!("a3={}{}", "B".repeat(9), "A".repeat(9));
    assert!(a_moves(&tall, 0).drawing().contains("18:…AAAAAA"));
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

#[test]
fn a_step_says_with_which_die_it_is_played() {
    let labels = |position: &str| {
        let state = State::from_position(Options::default(), position).unwrap();
        state
            .steps()
            .iter()
            .map(|step| state.step_label(step).to_string())
            .collect::<Vec<_>>()
    };
    let labels = labels(".,.,.,.,.,./.,.,.,.,.,./A,AA,.,.,.,. A play:1-2 began:A won:0-0");
    for label in [
        "With the 1: place a token on home square 1",
        "With the 2: place a token on home square 2",
    ] {
        assert!(labels.contains(&label.to_owned()), "{labels:#?}");
    }
    assert!(
        labels.iter().all(|label| label.starts_with("With the ")),
        "{labels:#?}"
    );
    assert!(
        labels
            .iter()
            .any(|label| label.starts_with("With the 2: walk the 2 tokens on home square 2 over ")),
        "{labels:#?}"
    );
}

#[test]
fn home_squares_are_named_by_whose_they_are_if_it_is_not_their_turn() {
    let state = a_moves("a3=A", 1);
    let names = [(3, 0), (3, 1), (3, 2)]
        .map(|(column, row)| state.place_name(crate::Place::Cell { column, row }));
    assert_eq!(
        names,
        ["home square 3", "centre 3", "Ivory’s home square 3"]
    );
}

#[test]
fn the_prompt_asks_for_no_die_that_cannot_be_used() {
    for (stacks, reserve, throw, asked) in [
        ("", 12, "3-4", "use 3 and 4."),
        // Only the second order leaves the other die something to do.
        ("a1=AB a6=A", 1, "6-1", "use 6 and 1."),
        ("a3=B a4=B", 1, "3-4", "use 3 or 4: you cannot use both."),
        ("a2=AB a5=A", 0, "2-5", "use 5: you cannot use the 2."),
        ("a2=AB a5=A", 0, "5-2", "use 5: you cannot use the 2."),
        // A walk of two takes over the stack that the other die needs.
        ("a2=AB a3=AA", 0, "3-2", "use 3 and 2."),
        (
            "a3=AA",
            1,
            "3-3",
            "use 3 twice, or return one of your tokens to the reserve and throw again.",
        ),
        (
            "a3=AA",
            0,
            "3-3",
            "return one of your tokens to the reserve and throw again.",
        ),
        // The token that is placed makes the stack too tall to walk.
        (
            "a3=AAAAAAAAAAABBBBBB b6=BBBBBB",
            1,
            "3-3",
            "use 3: you cannot use it twice.",
        ),
    ] {
        let state = play(a_moves(stacks, reserve), throw);
        assert_eq!(
            state.prompt(&["Anna", "Ben"].into()),
            format!("Anna, {asked}"),
            "{stacks}, {throw}"
        );
    }
}
