//! Who begins, sets, stakes and single games.
use super::{house, lots, scene, scene_by};
use crate::{
    Describe, Effect, Game, Pending, Piece, PieceKind, Place, Seat,
    ur::{Options, State},
};

#[test]
fn each_throws_for_who_begins_and_the_higher_begins() {
    let mut state = State::new(house(&[]));
    assert_eq!(state.pending().seat(), Some(Seat::First));
    state.act(&lots(1)).expect("Blue throws");
    assert_eq!(state.pending().seat(), Some(Seat::Second));
    assert!(
        state
            .prompt(&["Ann", "Ben"].into())
            .to_string()
            .contains("Ann threw 1")
    );
    state.act(&lots(2)).expect("Ivory throws");
    assert_eq!(state.pending().seat(), Some(Seat::Second));
    assert!(
        state.position().ends_with("S:I throw:I"),
        "{}",
        state.position()
    );
}

#[test]
fn a_tie_is_thrown_again_by_both() {
    let state = State::new(house(&[])).thrown(2).thrown(2);
    assert_eq!(state, State::new(house(&[])));
}

#[test]
fn three_blanks_for_who_begins_release_nobody() {
    let state = State::new(house(&[])).thrown(0).thrown(1);
    assert!(
        state.position().starts_with("B:s7r0h0: I:s7r0h0: "),
        "{}",
        state.position()
    );
}

#[test]
fn the_next_game_keeps_the_tallies_and_every_piece_its_identity() {
    let mut state = scene("f*", "start3 river1 5 6").thrown(1).then("f*-home");
    let first = State::new(house(&[]));
    assert_eq!(state.does("next"), [Effect::SetUp]);
    assert_eq!(state.position(), "B:s7r0h0: I:s7r0h0: T:8/13/0 S:? opening");
    for seat in Seat::BOTH {
        let place = Place::Hand(seat);
        assert_eq!(
            state.arrangement().stack(place),
            first.arrangement().stack(place)
        );
    }
    assert_eq!(
        state.arrangement().stack(Place::Tallies(Seat::First)).len(),
        13
    );
    assert_eq!(state.outcome(), None);
}

#[test]
fn the_starter_of_the_next_game_is_as_agreed() {
    for (value, starter) in [("alternate", "I"), ("loser", "I"), ("winner", "B")] {
        let options = house(&[("next_starter", value)]);
        // Blue began and wins.
        let state = scene_by(options, "f*", "start3 5", Seat::First)
            .thrown(1)
            .then("f*-home")
            .then("next");
        assert!(
            state
                .position()
                .ends_with(&format!("S:{starter} throw:{starter}")),
            "{value}: {}",
            state.position()
        );
    }
}

#[test]
fn alternating_starters_do_not_depend_on_who_wins() {
    let options = house(&[("next_starter", "alternate")]);
    let state = scene_by(options, "start3 5", "F*", Seat::Second)
        .thrown(1)
        .then("F*-home")
        .then("next");
    assert!(
        state.position().ends_with("S:I throw:I"),
        "{}",
        state.position()
    );
}

#[test]
fn a_single_game_has_no_tallies_and_its_winner_takes_the_pool() {
    let options = house(&[("play", "single"), ("stake", "25")]);
    let mut state = scene_by(options, "f*", "start3 5", Seat::First).thrown(1);
    assert_eq!(
        state.arrangement().kind(Piece(13)),
        Some(PieceKind::Checker(Seat::Second))
    );
    assert_eq!(state.arrangement().len(), 14);
    state.does("f*-home");
    let outcome = state.outcome().expect("the game is over");
    assert_eq!((outcome.points, outcome.series_over), (10, true));
    assert_eq!(
        state.prompt(&["Ann", "Ben"].into()),
        "Ann wins 10 points and takes the stake pool of 50 coins."
    );
    let pool = state
        .scores()
        .into_iter()
        .find(|line| line.title == "Stake pool")
        .expect("the pool is shown");
    assert_eq!(pool.values, ["50", "0"]);
}

#[test]
fn the_pool_stays_until_the_set_is_over() {
    let state = scene("f*", "start3 5").thrown(1).then("f*-home");
    let pool = state
        .scores()
        .into_iter()
        .find(|line| line.title == "Stake pool")
        .expect("the pool is shown");
    assert_eq!(pool.values, ["20"]);
    assert_eq!(
        state.prompt(&["Ann", "Ben"].into()),
        "Ann wins 10 tallies. Another game follows."
    );
}

#[test]
fn whoever_holds_all_tallies_is_said_to_win_the_pool() {
    let state = scene("f*", "start7").thrown(1).then("f*-home");
    assert_eq!(
        state.prompt(&["Ann", "Ben"].into()),
        "Ann wins and holds all 21 tallies: the stake pool of 20 coins is theirs."
    );
}

#[test]
fn the_largest_stake_fits_into_the_pool() {
    assert_eq!(
        house::<Options>(&[("stake", "4294967295")]).pool(),
        8_589_934_590
    );
}

#[test]
fn a_game_ends_at_once_without_handing_over_the_lots() {
    let state = scene("f*", "start3 5").thrown(1).then("f*-home");
    assert_eq!(state.pending(), Pending::Over);
    assert!(state.dice().is_empty());
}
