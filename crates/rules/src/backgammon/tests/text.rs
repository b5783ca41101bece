//! Notation: what is written can be read, and nonsense is refused with its place.
use super::*;
use crate::Describe;

const START: &str = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 opening";

fn wrong(chosen: &[(&str, &str)], text: &str) -> (usize, String) {
    let error = State::from_position(options(chosen), text).expect_err(text);
    (error.at, error.what.to_string())
}

#[test]
fn the_start_is_written_as_documented() {
    assert_eq!(State::new(Options::default()).position(), START);
}

#[test]
fn impossible_positions_are_refused_where_they_are_wrong() {
    let checkers = "24:2,13:5,8:3,6:5";
    for (text, at, what) in [
        (
            "24:2,13:5,8:3,6:6 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
            0,
            "16 checkers instead of 15",
        ),
        (
            "24:2,13:5,8:3 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
            0,
            "10 checkers instead of 15",
        ),
        (
            "24:2,13:5,12:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
            0,
            "White's point 12 holds checkers of both",
        ),
        ("off:15 off:15 white - middle:1 0-0 over:off", 0, "not both"),
        (
            "off:15 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
            0,
            "so the game is over",
        ),
        (
            "13:5,24:2,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
            5,
            "from the bar down",
        ),
        (
            "25:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw",
            0,
            "is not a place",
        ),
    ] {
        let (found, message) = wrong(&[], text);
        assert!(message.contains(what), "{message}");
        assert_eq!(found, at, "{message}");
    }
    let both = "bar:3,6:2,5:2,4:2,3:2,2:2,1:2";
    assert!(
        wrong(&[], &format!("{both} {both} white - middle:1 0-0 throw"))
            .1
            .contains("nobody could ever move")
    );
    for (rest, what) in [
        ("red - middle:1 0-0 throw", "is not one of white, black"),
        ("white 6-7 middle:1 0-0 move", "not two dice"),
        ("white 6''-5 middle:1 0-0 move", "used up by one step"),
        ("white 6-6' middle:1 0-0 move", "the first is used up first"),
        ("white - middle:1 0-0 move", "no dice to play"),
        ("white 6-5 middle:1 0-0 throw", "no dice lie"),
        ("white - none 0-0 throw", "doubling cube is missing"),
        ("white - middle:3 0-0 throw", "is not a cube"),
        ("white - middle:2 0-0 throw", "somebody owns"),
        ("white - white:1 0-0 throw", "nobody owns"),
        ("white - black:2 0-0 double", "only they may double"),
        ("white - middle:1 0-0:crawford throw", "no Crawford game"),
        ("white - middle:1 0:0 throw", "not a score"),
        ("white - middle:1 0-0 sleep", "is not a phase"),
        ("white - middle:1 0-0 resign:4", "1, 2 or 3"),
        ("white - middle:1 0-0 over:drop", "winner's score"),
        ("white - middle:1 1-0 over:off", "not borne off"),
        ("white - middle:1 0-0 beaver", "no beaver"),
        ("black - middle:1 0-0 opening", "both throw"),
        ("white - middle:1 0-0", "a position is written as"),
        (
            "white - middle:1 0-0 throw throw",
            "a position is written as",
        ),
    ] {
        let (_, message) = wrong(&[], &format!("{checkers} {checkers} {rest}"));
        assert!(message.contains(what), "{rest}: {message}");
    }
    let match5 = [("match_length", "5")];
    for (rest, what) in [
        ("white - middle:1 6-0 throw", "more than 5"),
        ("white - middle:1 5-0 throw", "match is over"),
        (
            "white - middle:1 3-0:crawford throw",
            "cannot be the Crawford game",
        ),
        (
            "white - white:2 4-0:crawford throw",
            "nobody doubles in the Crawford game",
        ),
    ] {
        let (_, message) = wrong(&match5, &format!("{checkers} {checkers} {rest}"));
        assert!(message.contains(what), "{rest}: {message}");
    }
}

#[test]
fn steps_are_written_in_the_movers_numbering_with_hits_and_large_dice() {
    let game = thrown(pos("5 3", ""), [6, 1]);
    assert_eq!(words(&game), ["5/off(6)", "5/4", "3/2"]);
    assert_eq!(words(&thrown(pos("10", "7 4"), [6, 3])), ["10/4*", "10/7*"]);
    let mut black = State::new(Options::default());
    black.act(&throw(1, 6)).unwrap();
    let step = black.read_action("24/18").unwrap();
    assert_eq!(
        step,
        Step::new(crate::Place::Point(1), crate::Place::Point(7), 6).into()
    );
    assert_eq!(black.place_name(crate::Place::Point(1)), "24");
}

#[test]
fn the_board_is_drawn() {
    let drawing = thrown(after(Position::START, "13/7 8/7"), [6, 1]).drawing();
    assert!(drawing.lines().all(|line| line.chars().count() <= 80));
    let expected = "
 + 13  14  15  16  17  18 + bar+ 19  20  21  22  23  24 +
 |  O               X     |    |  X                   O |
 |  O               X     |    |  X                   O |
 |  O               X     |    |  X                     |
 |  O                     |    |  X                     |
 |                        |    |  X                     |
   White: 6-1  stake 1 (middle)
 |  X                     |    |  O                     |
 |  X                     |    |  O                     |
 |  X                     |    |  O                     |
 |  X               O   O |    |  O                   X |
 |  X               O   O |    |  O                   X |
 + 12  11  10   9   8   7 + bar+  6   5   4   3   2   1 +
";
    assert_eq!(drawing, expected.trim_start_matches('\n'));
}

#[test]
fn prompts_say_why_nothing_can_be_played() {
    let closed = thrown(pos("bar", "24x2 23x2 22x2 21x2 20x2 19x2"), [6, 5]);
    assert_eq!(closed.actions(), [Choice::Finish.into()]);
    assert_eq!(
        closed.prompt(&["Ann", "Bob"].into()),
        "Ann, end your turn: you cannot move 6 and 5, the checker on the bar cannot enter."
    );
}

#[test]
fn prompts_name_the_dice_that_can_be_moved() {
    let asked = |own, other, throw| thrown(pos(own, other), throw).prompt(&["Ann", "Bob"].into());
    for (other, throw, dice) in [
        ("1x2", [6, 5], "6 and 5"),
        ("18x2 13x2", [6, 5], "5: you cannot move the 6"),
        ("19x2 13x2", [6, 5], "6: you cannot move the 5"),
        ("13x2", [6, 5], "6, the higher die: you cannot move both"),
        ("1x2", [3, 3], "3, 4 times"),
        ("15x2", [3, 3], "3, 2 times: you cannot move it more often"),
        ("18x2", [3, 3], "3 once: you cannot move it again"),
    ] {
        assert_eq!(asked("24", other, throw), format!("Ann, move {dice}."));
    }
}
