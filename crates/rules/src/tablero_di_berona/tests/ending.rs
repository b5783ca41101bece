//! Bumps, the last turn, points and series.
use super::*;
use crate::{Choice, tablero_di_berona::result};

/// The centre with these stacks, column 1 first, and everything else on b1 to b6 or in reserve: A
/// cannot use 2-5 and plays the last turn.
fn last_turn(options: Options, centre: &str, won: &str) -> State {
    let state = set(options, centre, [0, 0]);
    game(
        options,
        &state
            .position()
            .replace(" A throw", " A! throw")
            .replace("won:0-0", won),
    )
}

fn ended(options: Options, centre: &str) -> State {
    play(last_turn(options, centre, "won:0-0"), "2-5 finish")
}

fn series(series: Series) -> Options {
    Options {
        series,
        stake: 7,
        ..Options::default()
    }
}

#[test]
fn after_a_bump_the_other_player_has_exactly_one_turn() {
    let state = play(set(Options::default(), "a3=A b1=B", [0, 0]), "3-6 a3>c3");
    assert_eq!(words(&state), ["finish"]);
    assert_eq!(state.label(Choice::Finish), "End turn (bump)");
    let state = play(state, "finish");
    assert!(state.position().contains(" B! throw "));
    let state = play(state, "1-6");
    let state = play(state, "b1>b2");
    assert_eq!(
        state.pending().seat(),
        Some(Seat::Second),
        "the 6 is still to be played"
    );
}

#[test]
fn a_bump_in_the_last_turn_changes_nothing() {
    let state = last_turn(Options::default(), "c6=A", "won:0-0");
    let state = play(state, "2-5 finish");
    assert_eq!((state.pending(), state.actions()), (Pending::Over, vec![]));
    let outcome = state.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.points, outcome.series_over),
        (Some(Seat::First), 6, true)
    );
}

#[test]
fn a_return_lengthens_the_last_turn() {
    let state = play(last_turn(Options::default(), "c6=A", "won:0-0"), "2-2 -c6");
    assert!(
        state.position().contains(" A! throw "),
        "{}",
        state.position()
    );
    let state = play(state, "1-4 +a4 finish");
    assert_eq!(state.pending(), Pending::Over);
}

#[test]
fn in_the_last_turn_a_turn_that_bumps_is_listed_once_like_one_that_does_not() {
    let state = play(last_turn(Options::default(), "a3=A", "won:0-0"), "3-4");
    assert_eq!(state.turns().len(), 5, "five boards");
    assert!(
        state
            .turns()
            .iter()
            .all(|turn| turn.position.contains(" - over "))
    );
}

#[test]
fn each_centre_square_gives_its_column_to_its_owner() {
    let standing = result(
        &ended(Options::default(), "c1=A c2=AB c4=BA c6=B")
            .compact()
            .board,
    );
    assert_eq!(
        (standing.points, standing.winner, standing.decided_by),
        ([5, 8], Some(Seat::Second), None)
    );
}

#[test]
fn between_equal_points_the_highest_occupied_column_decides() {
    for (kind, points) in [
        (Series::Single, 0),
        (Series::Ledger, 0),
        (Series::Difference, 0),
        (Series::FixedStake, 7),
    ] {
        let state = ended(series(kind), "c6=BA c5=B c1=B");
        let outcome = state.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.points),
            (Some(Seat::First), points),
            "{kind:?}"
        );
        assert!(outcome.manner.to_string().contains("square 6"));
    }
}

#[test]
fn with_an_empty_centre_the_game_is_drawn() {
    for kind in [
        Series::Single,
        Series::Ledger,
        Series::Difference,
        Series::FixedStake,
    ] {
        let outcome = ended(series(kind), "").outcome().cloned().unwrap();
        assert_eq!((outcome.winner, outcome.points), (None, 0), "{kind:?}");
    }
}

#[test]
fn the_ledger_and_the_coins_add_up_over_the_games() {
    for (kind, won) in [
        (Series::Ledger, "won:15-4"),
        (Series::FixedStake, "won:17-4"),
        (Series::Difference, "won:15-4"),
    ] {
        let state = play(last_turn(series(kind), "c5=A", "won:10-4"), "2-5 finish");
        assert!(state.position().ends_with(won), "{}", state.position());
        assert!(!state.outcome().unwrap().series_over);
        let state = play(state, "next");
        assert!(
            state
                .position()
                .ends_with(&format!(" A throw began:A {won}")),
            "the winner begins"
        );
    }
}

#[test]
fn the_score_panel_shows_the_account_of_the_series() {
    let line = |kind| {
        let state = play(last_turn(series(kind), "c5=A", "won:10-4"), "2-5 finish");
        let line = state.scores()[2].clone();
        format!("{}: {}", line.title, line.joined(" "))
    };
    assert_eq!(line(Series::Ledger), "Running score: 15 4");
    assert_eq!(line(Series::Difference), "Coins won: +11 -11");
    assert_eq!(line(Series::FixedStake), "Coins won: +13 -13");
    assert_eq!(ended(Options::default(), "c5=A").scores().len(), 2);
}

#[test]
fn a_series_goes_on_until_the_players_stop() {
    let state = ended(series(Series::Ledger), "c5=A");
    assert_eq!(state.actions(), [Choice::NextGame.into()]);
    assert_eq!(ended(Options::default(), "c5=A").actions(), []);
}

#[test]
fn the_winner_of_the_last_game_begins_the_next() {
    let state = play(ended(series(Series::Ledger), "c5=B"), "next");
    assert!(state.position().ends_with(" B throw began:B won:0-5"));
    assert_eq!(state.compact().board, Board::EMPTY);
}

#[test]
fn after_a_draw_it_is_thrown_for_the_beginning_or_the_same_player_begins() {
    let drawn = |after_draw| {
        ended(
            Options {
                after_draw,
                ..series(Series::Difference)
            },
            "",
        )
    };
    let state = play(drawn(AfterDraw::Random), "next");
    assert!(state.position().ends_with(" - opening began:- won:0-0"));
    assert!(play(state, "4-4 2-6").position().contains(" B throw "));
    assert!(
        play(drawn(AfterDraw::SamePlayer), "next")
            .position()
            .contains(" A throw ")
    );
}
