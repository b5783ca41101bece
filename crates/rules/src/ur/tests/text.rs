//! The notation: what it accepts, and what it refuses.
use proptest::prelude::*;

use super::{house, scene};
use crate::{
    Action, Choice, Describe, Game, Place, Seat,
    ur::{Options, State},
};

const PHASE_WITH_FACE_2: &str = "“move:B:2-0-0” is not a phase of the game, such as opening, opening:2, throw:B, \
                                 over, move:B:1-0-1, reward:…, done:…, again:…";
const START: &str = "B:s7r0h0: I:s7r0h0: T:21/0/0 S:? opening";

#[test]
fn a_new_set_is_written_like_this() {
    assert_eq!(State::new(Options::default()).position(), START);
    let single = State::new(house(&[("play", "single")]));
    assert_eq!(single.position(), "B:s7r0h0: I:s7r0h0: T:- S:? opening");
}

#[test]
fn the_middle_of_a_turn_is_written_like_this() {
    let state = scene("start5 3", "start6 5").thrown(1).then("3-4*");
    assert_eq!(
        state.position(),
        "B:s5r0h1:4* I:s6r0h0:5 T:21/0/0 S:B reward:B:1-0-0"
    );
    assert_eq!(
        state.then("4*x5").position(),
        "B:s5r0h1:5 I:s6r1h0: T:21/0/0 S:B done:B:1-0-0"
    );
}

#[test]
fn squares_may_come_in_any_order_and_without_stars() {
    let text = "B:s4r0h0:F54 I:s7r0h0: T:21/0/0 S:B throw:B";
    let state = State::from_position(Options::default(), text).expect("it can be read");
    assert!(
        state.position().starts_with("B:s4r0h0:4*5F* "),
        "{}",
        state.position()
    );
}

#[test]
fn impossible_positions_are_refused_with_what_and_where() {
    let one_home = "B:s0r0h7: I:s7r0h0:";
    let cases = [
        (
            "B:s8r0h0: I:s7r0h0: T:21/0/0 S:? opening",
            0,
            "Blue has 8 pieces instead of 7",
        ),
        (
            "B:s7r0h0: I:s5r0h0:5 T:21/0/0 S:B throw:B",
            10,
            "Ivory has 6 pieces instead of 7",
        ),
        (
            "B:s6r0h0:5 I:s6r0h0:5 T:21/0/0 S:B throw:B",
            11,
            "both players have a piece on 5",
        ),
        (
            "B:s6r0h0:E I:s6r0h0:E T:21/0/0 S:B throw:B",
            11,
            "both players have a piece on E",
        ),
        (
            "B:s6r0h0:a I:s7r0h0: T:21/0/0 S:B throw:B",
            9,
            "Blue never comes to the square a",
        ),
        (
            "B:s5r0h0:55 I:s7r0h0: T:21/0/0 S:B throw:B",
            10,
            "Blue has two pieces on the square 5",
        ),
        (
            "B:s6r0h0:5* I:s7r0h0: T:21/0/0 S:B throw:B",
            10,
            "only a rosette has a star, and 5 is none",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:22/0/0 S:? opening",
            20,
            "there are 22 tallies instead of 21",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:0/21/0 S:? opening",
            20,
            "with all tallies in one hand the set is over",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:- S:? opening",
            20,
            "a set is played for tallies",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:B opening",
            29,
            "who began is unknown while, and only while, the lots decide it",
        ),
        (
            "B:s6r0h0:1 I:s7r0h0: T:21/0/0 S:? opening",
            34,
            "while the lots decide who begins all pieces are at the start",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:? opening:4",
            33,
            "three lots are worth 3 at most",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:B move:B:0-0-0",
            33,
            "three blanks would have put a piece on the gate and be thrown again",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:B done:B:1-0-0",
            33,
            "no piece can have been moved",
        ),
        (
            "B:s6r0h0:5 I:s7r0h0: T:21/0/0 S:B reward:B:1-0-0",
            34,
            "no rosette can have earned this",
        ),
        (
            "B:s6r0h0:4 I:s7r0h0: T:21/0/0 S:B again:B:1-0-0",
            34,
            "no rosette can have earned this",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:B move:B:2-0-0",
            33,
            PHASE_WITH_FACE_2,
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:B over",
            33,
            "the game is over when, and only when, one side has seven pieces home",
        ),
        (
            "B:s7r0h0: I:s7r0h0: T:21/0/0 S:B throw:B more",
            41,
            "the position should end here, not “more”",
        ),
        ("nonsense", 0, "“nonsense” is not “B:s”"),
        ("", 0, "here should be Blue’s pieces, such as B:s7r0h0:"),
    ];
    for (text, at, what) in cases {
        let error = State::from_position(Options::default(), text).expect_err(text);
        assert_eq!(
            (error.at, error.what.to_string().as_str()),
            (at, what),
            "{text}"
        );
    }
    let unpaid = format!("{one_home} T:21/0/0 S:B over");
    let error = State::from_position(Options::default(), &unpaid).expect_err("unpaid");
    assert_eq!(error.what, "the winner must have been paid 21 tallies");
    let both = "B:s0r0h7: I:s0r0h7: T:0/21/0 S:B over";
    assert!(State::from_position(Options::default(), both).is_err());
}

#[test]
fn actions_are_words() {
    let state = scene("start5 river1 7", "start6 F*").thrown(1);
    assert_eq!(state.words(), ["start-1", "river-A", "7xF*"]);
    assert_eq!(state.read_action("7-F"), state.read_action("7xF*"));
    assert_eq!(
        state.read_action("finish"),
        Ok(Action::Choice(Choice::Finish))
    );
    for text in [
        "",
        "double",
        "7",
        "7-",
        "-7",
        "7-9",
        "x",
        "1-2-3-4",
        "start-start",
        "9-9-9",
        "ü-1",
        "1-0-ü",
    ] {
        if let Ok(action) = state.read_action(text) {
            assert!(state.clone().act(&action).is_err(), "{text}");
        }
    }
    let error = state
        .read_action("7-Q")
        .expect_err("there is no such square");
    assert_eq!(
        (error.at, error.what.to_string().as_str()),
        (2, "“Q” is not the name of a place")
    );
}

#[test]
fn places_have_the_names_that_players_use() {
    let state = State::new(Options::default());
    let label = |column, row| {
        state
            .place_label(Place::Cell { column, row })
            .unwrap_or_else(|| "-".to_owned())
    };
    let rows = [3, 2, 1].map(|row| {
        (1..=8)
            .map(|column| label(column, row))
            .collect::<Vec<_>>()
            .join(" ")
    });
    assert_eq!(
        rows,
        ["d c b a - - f e", "1 2 3 4 5 6 7 8", "D C B A - - F E"]
    );
    assert_eq!(state.place_name(Place::Hand(Seat::First)), "the start");
    assert_eq!(
        state.place_name(Place::Cell { column: 4, row: 2 }),
        "rosette 4"
    );
    assert_eq!(
        state.place_name(Place::Cell { column: 5, row: 2 }),
        "square 5"
    );
}

#[test]
fn the_board_is_drawn_like_this() {
    let state = scene("start4 river1 5 F*", "start5 4* a").thrown(2);
    let expected = "  Ivory   start 5   river 0   home 0   tallies 0
  +------+------+------+------+             +------+------+
  | d*   | c    | b    | a  I |             | f*   | e    |
  +------+------+------+------+------+------+------+------+
  | 1    | 2    | 3    | 4* I | 5  B | 6    | 7    | 8    |
  +------+------+------+------+------+------+------+------+
  | D*   | C    | B    | A    |             | F* B | E    |
  +------+------+------+------+             +------+------+
  Blue   start 4   river 1   home 0   tallies 0
  stock 21 tallies, stake pool 20 coins
  Blue has thrown 1-1-0, worth 2
";
    assert_eq!(state.drawing(), expected, "\n{}", state.drawing());
}

proptest! {
    #[test]
    fn what_is_read_is_written_back_and_read_again(
        blue in proptest::collection::btree_set(0_usize..16, 0..=7),
        ivory in proptest::collection::btree_set(0_usize..16, 0..=7),
        counts in (0_u8..8, 0_u8..8, 0_u8..8, 0_u8..8),
        won in (0_u8..22, 0_u8..22),
        phase in 0_usize..8,
    ) {
        let squares = |seat: Seat, set: &std::collections::BTreeSet<usize>| -> String {
            set.iter().map(|square| crate::ur::route::name(seat, *square as u8)).collect()
        };
        let home = |set: &std::collections::BTreeSet<usize>, start: u8, river: u8| {
            7_u8.saturating_sub(set.len() as u8).saturating_sub(start).saturating_sub(river)
        };
        let (s, r, t, q) = counts;
        let phases =
            ["throw:B", "throw:I", "move:B:1-0-1", "move:I:0-0-0", "reward:B:1-0-0", "done:I:1-1-1", "over", "opening"];
        let text = format!(
            "B:s{s}r{r}h{}:{} I:s{t}r{q}h{}:{} T:{}/{}/{} S:B {}",
            home(&blue, s, r), squares(Seat::First, &blue), home(&ivory, t, q), squares(Seat::Second, &ivory),
            21_u8.saturating_sub(won.0).saturating_sub(won.1), won.0, won.1, phases[phase],
        );
        if let Ok(state) = State::from_position(Options::default(), &text) {
            prop_assert_eq!(state.position(), text);
            prop_assert!(state.audit().is_ok());
        }
    }
}
