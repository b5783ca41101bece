//! The cases of the rules.
use super::*;
use crate::{Choice, Manner, Place, tablero_de_jesus::Rows};

/// Makes a test of each entry: its name, and rows of house rules, a position, actions, and the
/// position after them.
macro_rules! leads {
    ($($name:ident { $($rules:expr, $before:literal, $actions:literal => $after:literal;)+ })+) => {
        $(#[test]
        fn $name() {
            $(assert_eq!(play(game(options(&$rules), $before), $actions).position(), $after);)+
        })+
    };
}

leads! {
    two_runs_side_by_side_are_taken_together {
        [], "3355511 10-13 low:first low decide", "take" => "7777711 15-8 low:first high throw";
    }
    a_throw_that_cannot_be_played_surrenders_a_run_too {
        [], "4444444 10-13 low:first low decide", "4-1" => "4444444 10-13 low:first high receive";
    }
    who_can_just_refill_plays_on_with_an_empty_purse {
        [], "4441117 20-3 low:first low decide", "take" => "7771117 23-0 low:first high throw";
    }
    seven_in_line_win_an_eighth_coin_before_the_refill {
        [("eighth_coin", "on")], "4444444 15-8 low:first low decide", "take" => "7777777 23-0 low:first high throw";
        [("eighth_coin", "on")], "4444444 16-7 low:first low decide", "take" => "....... 24-6 low:first high lost";
        [], "4444444 16-7 low:first low decide", "take" => "7777777 23-0 low:first high throw";
    }
    three_runs_over_all_seven_columns_are_no_seven_in_line {
        [("eighth_coin", "on")], "2244466 10-13 low:first low decide", "take" => "7777777 17-6 low:first high throw";
    }
    seven_in_line_claimed_after_a_surrender_win_the_eighth_coin_too {
        [("eighth_coin", "on")], "4444444 15-8 low:first high receive", "claim" => "1111111 7-16 low:first low throw";
    }
    an_empty_purse_pays_no_eighth_coin {
        [("eighth_coin", "on")], "4444444 23-0 low:first low decide", "take" => "....... 30-0 low:first high lost";
    }
}

/// How many afterstates a throw has from these rows and in how many of them a run lies on the
/// board; `None` if it surrenders.
fn afterstates(rows: &str, throw: &str) -> Option<(usize, usize)> {
    let state = play(board(rows), throw);
    if matches!(state.pending(), Pending::Throw(_)) {
        assert_eq!(
            state.position(),
            format!("{rows} 10-13 low:first high throw").replace("throw", received(rows))
        );
        return None;
    }
    let turns = state.turns();
    Some((
        turns.len(),
        turns
            .iter()
            .filter(|turn| turn.position.ends_with("decide"))
            .count(),
    ))
}

fn received(rows: &str) -> &'static str {
    let digits: Vec<u8> = rows.bytes().map(|digit| digit - b'0').collect();
    let has_run = Rows::new(digits.try_into().unwrap()).unwrap().has_run();
    if has_run { "receive" } else { "throw" }
}

#[test]
fn the_opening_lays_two_coins_at_the_high_rollers_right_and_five_before_the_low_roller() {
    let mut state = State::new(Options::default());
    assert_eq!(state.position(), "opening");
    let effects = state.act(&Throw::new(&[2, 5]).into()).unwrap();
    assert_eq!(state.position(), "7711111 10-13 low:first low throw");
    assert_eq!(
        effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Moved { .. }))
            .count(),
        7
    );
    assert_eq!(
        state
            .arrangement()
            .stack(Place::Cell { column: 1, row: 7 })
            .len(),
        1
    );
    assert_eq!(
        state.arrangement().stack(Place::Hand(Seat::First)).len(),
        10
    );
}

#[test]
fn when_north_is_the_low_roller_the_board_is_turned() {
    let state = play(State::new(Options::default()), "6-1");
    assert_eq!(state.position(), "7711111 10-13 low:second low throw");
    // North's left is the east; the high roller is south, whose two coins lie at the right hand,
    // the east too.
    for column in [6, 7] {
        assert_eq!(
            state
                .arrangement()
                .stack(Place::Cell { column, row: 1 })
                .len(),
            1
        );
    }
    for column in 1..=5 {
        assert_eq!(
            state
                .arrangement()
                .stack(Place::Cell { column, row: 7 })
                .len(),
            1
        );
    }
    assert_eq!(
        state.arrangement().stack(Place::Hand(Seat::Second)).len(),
        10
    );
    let moved = play(state, "2-3");
    let step = moved.read_action("3:1-3").unwrap();
    let Action::Step(step) = step else { panic!() };
    assert_eq!(step.from, Place::Cell { column: 5, row: 7 });
    assert_eq!(step.to(), Place::Cell { column: 5, row: 5 });
}

#[test]
fn a_tie_is_thrown_again() {
    let state = play(State::new(Options::default()), "4-4");
    assert_eq!(state.position(), "opening");
    assert_eq!(state, State::new(Options::default()));
}

#[test]
fn double_one_from_the_opening_has_21_finals_5_of_them_with_a_run() {
    assert_eq!(afterstates("7711111", "1-1"), Some((21, 5)));
}

#[test]
fn the_other_playable_doubles_from_the_opening_have_21_finals() {
    for throw in ["2-2", "4-4", "5-5"] {
        assert_eq!(afterstates("7711111", throw).unwrap().0, 21, "{throw}");
    }
}

#[test]
fn mixed_throws_from_the_opening_have_42_finals() {
    for throw in ["1-2", "6-2", "6-3", "6-4", "2-1", "2-6"] {
        assert_eq!(afterstates("7711111", throw).unwrap().0, 42, "{throw}");
    }
}

#[test]
fn seven_eleven_and_twelve_surrender_the_dice() {
    for throw in [
        "6-5", "6-6", "3-4", "6-1", "5-2", "5-6", "4-3", "1-6", "2-5",
    ] {
        assert_eq!(afterstates("7711111", throw), None, "{throw}");
        assert_eq!(afterstates("1234567", throw), None, "{throw}");
    }
}

#[test]
fn a_four_cannot_leave_row_four() {
    assert_eq!(afterstates("4444441", "6-4"), None);
    assert_eq!(afterstates("4444444", "4-1"), None);
    assert_eq!(afterstates("4444444", "3-2").unwrap().0, 168);
    assert_eq!(afterstates("1444444", "6-4"), None);
    assert_eq!(afterstates("1444444", "6-2").unwrap().0, 12);
}

#[test]
fn a_double_needs_two_coins_that_can_move() {
    assert_eq!(afterstates("1345345", "5-5"), None);
}

#[test]
fn a_run_ends_where_the_row_changes() {
    let runs = |rows| {
        Rows::new(rows)
            .unwrap()
            .runs()
            .map(|run| (run.first, run.last))
            .collect::<Vec<_>>()
    };
    assert_eq!(runs([3, 3, 5, 5, 5, 1, 1]), [(1, 2), (3, 5)]);
    assert_eq!(runs([3, 3, 4, 3, 3, 7, 7]), [(1, 2), (4, 5)]);
    assert_eq!(runs([2, 2, 4, 4, 4, 6, 6]), [(1, 2), (3, 5), (6, 7)]);
    assert_eq!(runs([7, 7, 1, 1, 1, 1, 1]), []);
}

#[test]
fn a_surrendered_run_may_be_claimed_and_the_other_refills_and_throws() {
    let state = play(
        game(Options::default(), "4441117 10-13 low:first low decide"),
        "6-5",
    );
    assert_eq!(state.position(), "4441117 10-13 low:first high receive");
    assert_eq!(state.actions(), [Choice::Claim(0).into()]);
    let state = play(state, "claim");
    assert_eq!(state.position(), "1111117 7-16 low:first low throw");
    assert_eq!(state.pending().seat(), Some(Seat::First));
}

#[test]
fn who_throws_instead_of_claiming_has_the_run_at_the_mercy_of_his_own_move() {
    let state = play(
        game(Options::default(), "4441117 10-13 low:first high receive"),
        "1-2 2:4-5 6:1-3",
    );
    assert_eq!(state.position(), "4541137 10-13 low:first high throw");
    assert_eq!(state.actions(), []);
}

#[test]
fn a_playable_throw_is_compulsory_even_if_it_breaks_a_run() {
    let state = play(
        game(Options::default(), "1444444 10-13 low:first low decide"),
        "6-2",
    );
    assert_eq!(state.turns().len(), 12);
    assert!(state.turns().iter().all(|turn| turn.actions.len() == 2));
}

#[test]
fn a_second_surrender_offers_the_run_to_the_first_player_again() {
    let state = play(
        game(Options::default(), "4441117 10-13 low:first low decide"),
        "6-5 6-6",
    );
    assert_eq!(state.position(), "4441117 10-13 low:first low receive");
    assert_eq!(state.pending().seat(), Some(Seat::First));
}

#[test]
fn who_cannot_refill_has_lost_and_the_board_goes_to_the_winner() {
    let state = play(
        game(Options::default(), "4441117 21-2 low:first low decide"),
        "take",
    );
    assert_eq!(state.position(), "....... 28-2 low:first high lost");
    let outcome = state.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.points, outcome.series_over),
        (Some(Seat::First), 13, true)
    );
    assert_eq!((state.pending(), state.actions()), (Pending::Over, vec![]));
}

#[test]
fn coins_left_on_the_board_may_stay_with_nobody() {
    let options = Options {
        coins_left: CoinsLeft::Nobody,
        ..Options::default()
    };
    let state = play(game(options, "4441117 21-2 low:first low decide"), "take");
    assert_eq!(state.position(), "....... 24-2 low:first high lost");
    assert_eq!(state.arrangement().stack(Place::Away).len(), 4);
    assert_eq!(state.outcome().unwrap().points, 9);
}

#[test]
fn by_the_house_rule_the_taker_picks_one_run() {
    let one = Options {
        several_runs: SeveralRuns::One,
        ..Options::default()
    };
    let state = game(one, "3355511 10-13 low:first low decide");
    assert_eq!(
        state.actions(),
        [Choice::TakeRun(1).into(), Choice::TakeRun(3).into()]
    );
    let state = play(state, "take3");
    assert_eq!(
        state.position(),
        "3377711 13-10 low:first high throw",
        "nothing was surrendered"
    );
    assert_eq!(state.actions(), []);
}

#[test]
fn runs_are_numbered_from_the_first_seats_left_and_written_from_the_low_rollers() {
    let one = Options {
        several_runs: SeveralRuns::One,
        ..Options::default()
    };
    let state = game(one, "3355511 10-13 low:second low decide");
    assert_eq!(
        state.actions(),
        [Choice::TakeRun(3).into(), Choice::TakeRun(6).into()]
    );
    assert_eq!(words(&state), ["take3", "take1"]);
    assert_eq!(
        play(state, "take1").position(),
        "7755511 12-11 low:second high throw"
    );
}

#[test]
fn a_run_left_over_may_be_claimed_on_every_receipt_by_the_house_rule() {
    let every = Options {
        several_runs: SeveralRuns::One,
        claiming: Claiming::EveryReceipt,
        ..Options::default()
    };
    let state = play(game(every, "3355511 10-13 low:first low decide"), "take3");
    assert_eq!(state.position(), "3377711 13-10 low:first high receive");
    assert_eq!(words(&state), ["claim1"]);
}

#[test]
fn by_the_house_rule_nobody_claims_without_throwing() {
    let never = Options {
        claiming: Claiming::Never,
        ..Options::default()
    };
    let state = play(game(never, "4441117 10-13 low:first low decide"), "6-5");
    assert_eq!(state.position(), "4441117 10-13 low:first high throw");
    assert_eq!(state.actions(), []);
    let state = play(state, "1-1 6:1-2 7:7-6");
    assert_eq!(words(&state), ["take"]);
}

#[test]
fn stakes_may_be_higher_or_lower() {
    for (stake, purses) in [(8, "3-6"), (50, "45-48")] {
        let state = play(
            State::new(Options {
                stake,
                ..Options::default()
            }),
            "1-2",
        );
        assert_eq!(
            state.position(),
            format!("7711111 {purses} low:first low throw")
        );
    }
}

#[test]
fn a_taken_run_is_paid_and_refilled_coin_by_coin() {
    let state = game(Options::default(), "4411117 10-13 low:first low decide");
    let manners: Vec<_> = does(&mut state.clone(), "take")
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Moved { to, manner, .. } => Some((manner, to)),
            _ => None,
        })
        .collect();
    assert_eq!(
        manners,
        [
            (Manner::Pay, Place::Hand(Seat::First)),
            (Manner::Pay, Place::Hand(Seat::First)),
            (Manner::Refill, Place::Cell { column: 1, row: 7 }),
            (Manner::Refill, Place::Cell { column: 2, row: 7 }),
        ]
    );
}
