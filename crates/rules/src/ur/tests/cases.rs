//! The cases of the rule file.
use super::{assert_board, assert_nothing, scene, scene_by};
use crate::{Choice, Describe, Effect, Game, Manner, Pending, Place, Seat, ur::Options};

/// Makes a test of each entry: its name, and rows of the blue and the ivory pieces, a throw of
/// Blue, and the moves.
macro_rules! moves {
    ($($name:ident { $($blue:literal, $ivory:literal, $lots:literal => $words:expr;)+ })+) => {
        $(#[test]
        fn $name() {
            $(assert_eq!(scene($blue, $ivory).thrown($lots).words(), $words);)+
        })+
    };
}

moves! {
    a_throw_of_2_moves_from_the_gate_or_enters { "start6 1", "start7", 2 => ["start-2", "1-3"]; }
    with_a_piece_on_2_a_throw_of_2_goes_only_to_the_rosette { "start6 2", "start7", 2 => ["2-4*"]; }
    ones_own_piece_on_a_keeps_the_river_shut { "river1 A", "start7", 1 => ["A-B"]; }
    from_the_square_before_the_last_only_1_moves {
        "e", "start7", 1 => ["e-f*"];
        "e", "start7", 2 => ["finish"];
    }
    from_the_last_rosette_only_1_goes_home {
        "start1 f*", "start7", 1 => ["start-1", "f*-home"];
        "f*", "start7", 1 => ["f*-home"];
        "f*", "start7", 2 => ["finish"];
        "f*", "start7", 3 => ["finish"];
    }
    ones_own_piece_on_the_last_rosette_blocks_and_leaves_only_by_1 { "8 f*", "start7", 2 => ["finish"]; }
    the_river_route_is_blocked_by_ones_own_piece_on_the_gate { "D* 1", "start7", 1 => ["1-2"]; }
}

#[test]
fn a_locked_player_can_do_nothing_with_2() {
    let state = scene("start7", "start7").thrown(2);
    assert_nothing(&state);
    assert!(
        state
            .prompt(&["Ann", "Ben"].into())
            .to_string()
            .contains("only three blanks"),
        "{}",
        state.prompt(&["Ann", "Ben"].into())
    );
    assert_eq!(state.then("finish").pending().seat(), Some(Seat::Second));
}

#[test]
fn three_blanks_put_a_piece_of_a_locked_player_on_the_gate_and_he_throws_again() {
    let state = scene("start7", "start7").thrown(0);
    assert_board(&state, "start6 1", "start7");
    assert!(matches!(state.pending(), Pending::Throw(_)));
    assert_eq!(state.pending().seat(), Some(Seat::First));
    assert_eq!(state.thrown(1).words(), ["1-2"]);
}

#[test]
fn the_release_hits_an_enemy_on_the_gate() {
    let mut state = scene("start7", "start6 1");
    let effects = state.act(&super::lots(0)).expect("a throw is due");
    assert_board(&state, "start6 1", "start6 river1");
    let moves: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Moved {
                from, to, manner, ..
            } => Some((*from, *to, *manner)),
            _ => None,
        })
        .collect();
    let gate = Place::Cell { column: 1, row: 2 };
    let hit = (gate, Place::River(Seat::Second), Manner::Hit);
    assert_eq!(
        moves,
        [hit, (Place::Hand(Seat::First), gate, Manner::Enter)]
    );
}

#[test]
fn a_throw_of_3_enters_from_the_start_and_the_river_and_turns_the_corner() {
    let state = scene("start5 river1 5", "start7").thrown(3);
    assert_eq!(state.words(), ["start-3", "river-C", "5-F*"]);
}

#[test]
fn rosettes_are_not_safe() {
    let state = scene("7", "start6 F*").thrown(1);
    assert_eq!(state.words(), ["7xF*"]);
    assert_board(&state.then("7xF*"), "F*", "start6 river1");
}

#[test]
fn ivory_turns_the_other_way_and_hits_nothing() {
    let state = scene_by(Options::default(), "start6 F*", "7", Seat::Second).thrown(1);
    assert_eq!(state.words(), ["7-f*"]);
    assert_board(&state.then("7-f*"), "start6 F*", "f*");
}

#[test]
fn the_last_piece_may_win_in_one_turn_by_the_last_rosette_and_its_free_move() {
    let mut state = scene("E", "start7").thrown(3);
    assert_eq!(state.words(), ["E-f*"]);
    state.does("E-f*");
    assert_eq!(state.words(), ["f*-home", "skip"]);
    state.does("f*-home");
    assert_eq!(state.pending(), Pending::Over);
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.winner, outcome.points), (Some(Seat::First), 21));
}

#[test]
fn the_free_move_of_a_lone_piece_on_the_middle_rosette_goes_to_5_6_7_or_e_but_never_to_f() {
    let state = scene("3", "start7").thrown(1).then("3-4*");
    assert_eq!(state.words(), ["4*-5", "4*-6", "4*-7", "4*-E", "skip"]);
}

#[test]
fn three_blanks_lose_the_turn_of_a_released_player() {
    let mut state = scene("start6 1", "start7").thrown(0);
    assert_nothing(&state);
    assert_eq!(state.label(Choice::Finish), "End turn");
    let effects = state.does("finish");
    assert!(matches!(
        &effects[..],
        [Effect::Passed {
            to: Seat::Second,
            reason: None
        }]
    ));
    assert_board(&state, "start6 1", "start7");
}

#[test]
fn the_winner_scores_1_for_the_board_2_for_the_river_and_3_for_the_start() {
    let state = scene("f*", "start3 river1 5 6").thrown(1).then("f*-home");
    assert_eq!(state.outcome().map(|outcome| outcome.points), Some(13));
    assert!(
        state.position().ends_with("T:8/13/0 S:B over"),
        "{}",
        state.position()
    );
}

#[test]
fn a_loser_who_was_never_released_pays_21_which_ends_the_set() {
    let state = scene("f*", "start7").thrown(1).then("f*-home");
    let outcome = state.outcome().expect("the game is over");
    assert_eq!(outcome.points, 21);
    assert!(outcome.series_over);
    assert!(
        state.position().ends_with("T:0/21/0 S:B over"),
        "{}",
        state.position()
    );
    assert!(state.actions().is_empty());
}

#[test]
fn where_the_stock_runs_short_the_loser_pays_the_rest() {
    let (mut state, word) = (paying("start3"), "f*-home");
    state.does(word);
    assert!(
        state.position().contains("T:0/19/2"),
        "{}",
        state.position()
    );
    assert!(!state.outcome().expect("the game is over").series_over);
    assert_eq!(state.words(), ["next"]);
}

#[test]
fn whoever_gets_all_21_takes_the_stakes_even_if_more_is_owed() {
    let mut state = paying("start5");
    let effects = state.does("f*-home");
    assert!(
        state.position().contains("T:0/21/0"),
        "{}",
        state.position()
    );
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.points, outcome.series_over), (15, true));
    let paid: Vec<_> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Moved {
                from,
                manner: Manner::Pay,
                ..
            } => Some(*from),
            _ => None,
        })
        .collect();
    let from_loser = Place::Tallies(Seat::Second);
    assert_eq!(
        paid,
        [[Place::Stock; 5].as_slice(), &[from_loser; 6]].concat()
    );
    let pool = state
        .scores()
        .into_iter()
        .find(|line| line.title == "Stake pool")
        .expect("the pool is won");
    assert_eq!(pool.values, ["20", "0"]);
}

/// Blue goes home with 1; the stock holds 5 tallies, Ivory 6 and Blue 10.
fn paying(ivory: &str) -> crate::ur::State {
    let text = format!(
        "B:s0r0h6:f* {} T:5/10/6 S:I move:B:1-0-0",
        super::side('I', ivory)
    );
    crate::ur::State::from_position(Options::default(), &text).expect("the scene can occur")
}
