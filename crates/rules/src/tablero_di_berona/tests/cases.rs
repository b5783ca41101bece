//! The cases of the rules: what the dice can do.
use super::*;
use crate::{
    Manner, Place,
    tablero_di_berona::{Act, each_act},
};

#[test]
fn the_higher_throw_begins_and_a_tie_is_thrown_again() {
    let start = || State::new(Options::default());
    assert!(start().position().ends_with("- opening began:- won:0-0"));
    assert!(
        play(start(), "5-2")
            .position()
            .ends_with(" A throw began:A won:0-0")
    );
    assert!(
        play(start(), "3-3 2-5")
            .position()
            .ends_with(" B throw began:B won:0-0")
    );
}

#[test]
fn on_the_empty_board_two_dice_place_two_tokens() {
    let state = set(Options::default(), "", [12, 12]);
    assert_eq!(turns(&state, "3-5").len(), 1);
    assert_eq!(turns(&state, "5-3").len(), 1);
    assert_eq!(words(&play(state, "3-5")), ["+a3", "+a5"]);
}

#[test]
fn doubles_on_the_empty_board_place_twice_or_place_and_walk() {
    let state = set(Options::default(), "", [12, 12]);
    assert_eq!(
        turns(&state, "4-4"),
        ["+a4 +a4", "+a4 a4>a3", "+a4 a4>a5", "+a4 a4>c4"]
    );
}

#[test]
fn a_walk_may_lead_to_the_column_of_the_other_die() {
    let expected = [
        "a3>a2 bump",
        "a3>a4 a4>a3",
        "a3>a4 a4>a5",
        "a3>a4 a4>c4",
        "a3>c3 bump",
    ];
    assert_eq!(turns(&a_moves("a3=A", 0), "3-4"), expected);
}

#[test]
fn by_the_house_rule_both_dice_are_used_where_a_way_exists() {
    let strict = Options {
        use_both_dice: true,
        ..Options::default()
    };
    let state = set(strict, "a3=A", [0, 0]);
    assert_eq!(
        turns(&state, "3-4"),
        ["a3>a4 a4>a3", "a3>a4 a4>a5", "a3>a4 a4>c4"]
    );
    assert_eq!(words(&play(state, "3-4")), ["a3>a4"]);
    let state = set(strict, "a2=AB a5=A", [0, 0]);
    assert_eq!(
        turns(&state, "2-5").len(),
        3,
        "where no way exists a bump is allowed"
    );
}

#[test]
fn walking_there_and_back_leaves_the_board_as_it_was() {
    let state = a_moves("a3=A", 0);
    let after = play(state.clone(), "3-4 a3>a4 a4>a3 finish");
    assert_eq!(after.compact().board, state.compact().board);
    assert!(
        after.position().contains(" B throw "),
        "and nobody has bumped"
    );
}

#[test]
fn a_stack_under_the_opponents_token_cannot_move() {
    assert_eq!(
        turns(&a_moves("a2=AB a5=A", 0), "2-5"),
        ["a5>a4 bump", "a5>a6 bump", "a5>c5 bump"]
    );
}

#[test]
fn when_neither_die_can_be_used_it_is_a_bare_bump() {
    let state = a_moves("a2=AB a5=B", 0);
    assert_eq!(turns(&state, "2-5"), ["bump"]);
    let thrown = play(state, "2-5");
    assert_eq!(words(&thrown), ["finish"]);
    assert!(
        thrown
            .prompt(&["Ann", "Bob"].into())
            .to_string()
            .contains("bump")
    );
    assert!(play(thrown, "finish").position().contains(" B! throw "));
}

#[test]
fn with_doubles_a_token_is_returned_from_the_top_of_a_stack_and_nobody_bumps() {
    assert_eq!(turns(&a_moves("a2=AB c5=BA", 0), "2-2"), ["-c5"]);
    assert_eq!(turns(&a_moves("a2=AB c5=AB", 0), "2-2"), ["bump"]);
    assert_eq!(turns(&a_moves("a2=A", 1), "2-2").len(), 10);
}

#[test]
fn by_the_house_rule_tokens_are_returned_from_the_own_home_row() {
    let home = Options {
        return_from: ReturnFrom::OwnHomeRow,
        ..Options::default()
    };
    assert_eq!(turns(&set(home, "a2=AB c5=BA", [0, 0]), "2-2"), ["bump"]);
    assert_eq!(
        turns(&set(home, "a2=AB a5=BA c1=A", [0, 0]), "2-2"),
        ["-a5"]
    );
}

#[test]
fn where_a_token_can_be_returned_no_act_that_bumps_is_offered() {
    // A walk from column 3 would leave nothing for the second 3.
    let state = play(a_moves("a3=A", 0), "3-3");
    assert_eq!(words(&state), ["-a3"]);
    // Placing on column 3 leaves a stack that can move.
    let state = play(a_moves("c1=A", 1), "3-3");
    assert_eq!(words(&state), ["+a3", "-c1"]);
}

#[test]
fn after_a_return_the_same_player_throws_again() {
    let state = play(a_moves("a2=AB c5=BA", 0), "2-2 -c5");
    assert_eq!(state.pending().seat(), Some(Seat::First));
    assert!(matches!(state.pending(), Pending::Throw(_)));
    assert_eq!(state.compact().board.reserve(Seat::First), 1);
    assert_eq!(stack(&state, 5, 1), "B");
}

#[test]
fn a_token_is_placed_on_whatever_lies_there() {
    assert_eq!(
        turns(&a_moves("a3=B a4=B", 1), "3-4"),
        ["+a3 bump", "+a4 bump"]
    );
    assert_eq!(stack(&play(a_moves("a3=B a4=B", 1), "3-4 +a3"), 3, 0), "BA");
}

#[test]
fn a_walk_leaves_the_bottom_token_of_the_hand_on_each_square() {
    let state = play(a_moves("a1=BAA a2=B c1=A", 0), "1-5 a1>c1>c2>a2");
    assert_eq!(
        [
            stack(&state, 1, 1),
            stack(&state, 2, 1),
            stack(&state, 2, 0)
        ],
        ["AB", "A", "BA"]
    );
    assert_eq!(stack(&state, 1, 0), "");
}

#[test]
fn the_tokens_of_a_walk_are_lifted_together_and_dropped_one_by_one() {
    let state = play(a_moves("a1=BAA", 0), "1-5");
    let shown = does(&mut state.clone(), "a1>c1>c2>a2");
    let [
        Effect::Lifted { pieces, from },
        Effect::Dropped { piece, at },
        ..,
    ] = shown.as_slice()
    else {
        panic!()
    };
    assert_eq!(
        (pieces.len(), *from),
        (3, Place::Cell { column: 1, row: 0 })
    );
    assert_eq!(
        (*piece, *at),
        (pieces[0], Place::Cell { column: 1, row: 1 }),
        "the bottom token first"
    );
    assert_eq!(
        state.arrangement().kind(*piece),
        Some(crate::PieceKind::Checker(Seat::Second))
    );
    assert_eq!(shown.len(), 5, "{shown:?}");
    assert!(matches!(shown[4], Effect::Used(_)));
    let placed = does(&mut play(a_moves("", 1), "1-5"), "+a5");
    assert!(matches!(
        placed[0],
        Effect::Moved {
            manner: Manner::Enter,
            ..
        }
    ));
}

/// The squares of every walk that a seat's stack of `height` tokens has from a square of the home
/// row.
fn walks(column: u8, seat: Seat, tokens: usize) -> Vec<Vec<(u8, u8)>> {
    let home = Square::home(seat, column).unwrap();
    let mut board = Board::EMPTY;
    for token in [seat.other(), seat]
        .repeat(12)
        .into_iter()
        .skip(24 - tokens)
    {
        board.place(token, home);
    }
    let mut found = Vec::new();
    each_act(&mut board, seat, column, &mut |_, act| {
        if let Act::Walk { path, .. } = act {
            found.push(
                path.squares()
                    .iter()
                    .map(|square| (square.column(), square.row()))
                    .collect(),
            );
        }
    });
    found
}

#[test]
fn two_tokens_walk_four_ways_from_the_corner() {
    let mut found = walks(1, Seat::First, 2);
    found.sort_unstable();
    assert_eq!(
        found,
        [
            vec![(1, 1), (1, 2)],
            vec![(1, 1), (2, 1)],
            vec![(2, 0), (2, 1)],
            vec![(2, 0), (3, 0)],
        ]
    );
}

#[test]
fn the_walks_from_a_corner_are_as_many_as_the_data_says() {
    let data = include_str!("../../../tests/data/tablero_di_berona.walks");
    let counts: Vec<usize> = data
        .lines()
        .filter(|line| !line.starts_with('#'))
        .flat_map(|line| line.split_whitespace().map(|count| count.parse().unwrap()))
        .collect();
    assert_eq!(counts.len(), 17);
    for (column, seat) in [
        (1, Seat::First),
        (6, Seat::First),
        (1, Seat::Second),
        (6, Seat::Second),
    ] {
        for (tokens, count) in (1..).zip(&counts) {
            assert_eq!(
                walks(column, seat, tokens).len(),
                *count,
                "{tokens} tokens from column {column}"
            );
        }
        assert!(
            walks(column, seat, 18).is_empty(),
            "a stack of 18 never moves"
        );
    }
}

#[test]
fn a_stack_of_seventeen_can_walk_from_every_column() {
    for column in 1..=6 {
        for tokens in 1..=17 {
            assert!(
                !walks(column, Seat::First, tokens).is_empty(),
                "{tokens} tokens from column {column}"
            );
        }
    }
}

#[test]
fn a_stack_of_eighteen_is_no_use_of_a_die() {
    let tall = format!("a3={}{}", "B".repeat(9), "A".repeat(9));
    assert_eq!(turns(&a_moves(&tall, 0), "3-4"), ["bump"]);
    let less = format!("a3={}{}", "B".repeat(8), "A".repeat(9));
    assert!(turns(&a_moves(&less, 0), "3-4").len() > 1);
}
