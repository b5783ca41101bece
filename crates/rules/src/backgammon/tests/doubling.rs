//! Doubling, matches, resignations and scores.
use super::{super::score::Stake, *};
use crate::{Describe, Effect, Outcome};

const BLACK_TO_ANSWER: [Choice; 2] = [Choice::Take, Choice::Drop];

/// White's game at a stake, the cube White's unless nobody has doubled.
fn staked(chosen: &[(&str, &str)], position: Position, stake: u8) -> State {
    let options: Options = options(chosen);
    let mut situation = before_throw(options.clone(), position).situation;
    if let Some(cube) = &mut situation.cube {
        cube.stake = Stake::new(stake).unwrap();
        cube.owner = (stake > 1).then_some(Seat::First);
    }
    State::at(options, situation)
}

/// White's game with one checker left on the ace point, against these checkers in White's
/// numbering; White throws and wins.
fn won(chosen: &[(&str, &str)], loser: &str, stake: u8) -> Outcome {
    let mut game = staked(chosen, pos("1", loser), stake);
    let effects = does(&mut game, "2-1 1/off(2)");
    let outcome = game.outcome().unwrap().clone();
    assert_eq!(effects.last(), Some(&Effect::Ended(outcome.clone())));
    outcome
}

#[test]
fn a_gammon_at_stake_four_is_worth_eight_points() {
    let outcome = won(&[], "18x15", 4);
    assert_eq!(
        (
            outcome.points,
            outcome.manner.to_string().as_str(),
            outcome.series_over
        ),
        (8, "gammon", true)
    );
}

#[test]
fn a_checker_on_the_bar_makes_a_backgammon_worth_six_at_stake_two() {
    let outcome = won(&[], "bar 19x14", 2);
    assert_eq!(
        (outcome.points, outcome.manner.to_string().as_str()),
        (6, "backgammon")
    );
}

#[test]
fn by_the_literal_rule_the_bar_does_not_make_a_backgammon() {
    let outcome = won(&[("bar_counts", "no")], "bar 19x14", 2);
    assert_eq!(
        (outcome.points, outcome.manner.to_string().as_str()),
        (4, "gammon")
    );
}

#[test]
fn a_checker_in_the_winners_home_board_makes_a_backgammon_either_way() {
    for bar_counts in ["yes", "no"] {
        assert_eq!(won(&[("bar_counts", bar_counts)], "6 19x14", 1).points, 3);
    }
    assert_eq!(won(&[], "7 19x14", 1).points, 2);
}

#[test]
fn a_loser_with_a_checker_off_loses_one_stake_even_from_the_bar() {
    let outcome = won(&[], "bar 19x13", 2);
    assert_eq!(
        (outcome.points, outcome.manner.to_string().as_str()),
        (2, "single game")
    );
}

#[test]
fn by_jacoby_gammons_count_only_after_a_double() {
    assert_eq!(won(&[("jacoby", "on")], "18x15", 1).points, 1);
    assert_eq!(won(&[("jacoby", "on")], "bar 19x14", 1).points, 1);
    assert_eq!(won(&[("jacoby", "on")], "18x15", 2).points, 4);
}

#[test]
fn without_the_doubling_cube_games_count_one_two_or_three() {
    let outcome = won(&[("doubling_cube", "off")], "18x15", 1);
    assert_eq!(outcome.points, 2);
    let game = staked(&[("doubling_cube", "off")], Position::START, 1);
    assert!(game.actions().is_empty());
    assert_eq!(game.arrangement().len(), 30);
}

#[test]
fn taking_a_double_turns_the_die_and_hands_it_over() {
    let mut game = staked(&[], Position::START, 1);
    does(&mut game, "double");
    assert_eq!(game.choices(), BLACK_TO_ANSWER);
    assert_eq!(game.pending(), crate::Pending::Act(Seat::Second));
    let effects = does(&mut game, "take");
    assert!(effects.contains(&Effect::CubeTurned(2)));
    let cube = game.situation().cube.unwrap();
    assert_eq!((cube.stake.points(), cube.owner), (2, Some(Seat::Second)));
    assert_eq!(game.pending().seat(), Some(Seat::First));
    assert!(
        game.actions().is_empty(),
        "White does not own the cube any more"
    );
    does(&mut game, "3-1");
}

#[test]
fn a_dropped_redouble_pays_the_stake_before_the_offer_or_literally_one_point() {
    for (drop_pays, points) in [("current_stake", 2), ("one_point", 1)] {
        let mut game = staked(&[("drop_pays", drop_pays)], Position::START, 2);
        does(&mut game, "double drop");
        let outcome = game.outcome().unwrap();
        assert_eq!(
            (outcome.winner, outcome.points, outcome.series_over),
            (Some(Seat::First), points, true)
        );
    }
}

#[test]
fn a_drop_never_pays_a_gammon() {
    let mut game = staked(&[], pos("1", "18x15"), 4);
    does(&mut game, "double drop");
    assert_eq!(game.outcome().unwrap().points, 4);
}

#[test]
fn at_sixty_four_nobody_doubles() {
    assert!(staked(&[], Position::START, 64).actions().is_empty());
    assert_eq!(staked(&[], Position::START, 32).choices(), [Choice::Double]);
}

#[test]
fn nobody_doubles_in_the_opening_turn_but_the_second_player_does_in_the_next() {
    let mut game = State::new(Options::default());
    assert!(game.actions().is_empty() && game.offers().is_empty());
    does(&mut game, "3-1");
    assert_eq!(game.pending(), crate::Pending::Act(Seat::First));
    while game.pending() == crate::Pending::Act(Seat::First) {
        let action = game.actions()[0].clone();
        game.act(&action).unwrap();
    }
    assert_eq!(game.pending().seat(), Some(Seat::Second));
    assert_eq!(game.choices(), [Choice::Double]);
}

#[test]
fn the_higher_opening_die_begins_and_plays_both() {
    let mut game = State::new(Options::default());
    does(&mut game, "2-2");
    assert!(matches!(game.pending(), crate::Pending::Throw(_)));
    assert_eq!(game.situation().cube.unwrap().stake, Stake::ONE);
    does(&mut game, "3-5");
    assert_eq!(game.pending(), crate::Pending::Act(Seat::Second));
    assert_eq!(
        game.dice().iter().map(|die| die.face).collect::<Vec<_>>(),
        [3, 5]
    );
}

#[test]
fn an_automatic_double_happens_once_and_leaves_the_die_in_the_middle() {
    let mut game = State::new(options(&[("automatic_doubles", "on")]));
    assert!(does(&mut game, "2-2").contains(&Effect::CubeTurned(2)));
    does(&mut game, "6-6");
    let cube = game.situation().cube.unwrap();
    assert_eq!((cube.stake.points(), cube.owner), (2, None));
}

#[test]
fn a_beaver_keeps_the_die_and_is_taken_or_dropped() {
    let beavers = [("beavers", "on")];
    let mut game = staked(&beavers, Position::START, 1);
    does(&mut game, "double");
    assert_eq!(game.choices(), [Choice::Take, Choice::Drop, Choice::Beaver]);
    does(&mut game, "beaver");
    assert_eq!(game.pending(), crate::Pending::Act(Seat::First));
    let mut dropped = game.clone();
    does(&mut dropped, "drop");
    let outcome = dropped.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.points), (Some(Seat::Second), 2));
    does(&mut game, "take");
    let cube = game.situation().cube.unwrap();
    assert_eq!((cube.stake.points(), cube.owner), (4, Some(Seat::Second)));
    assert!(matches!(game.pending(), crate::Pending::Throw(_)) && game.actions().is_empty());
}

#[test]
fn no_beaver_goes_beyond_sixty_four() {
    let beavers = [("beavers", "on")];
    for (stake, allowed) in [(16, true), (32, false)] {
        let mut game = staked(&beavers, Position::START, stake);
        does(&mut game, "double");
        assert_eq!(game.choices().contains(&Choice::Beaver), allowed);
    }
}

#[test]
fn a_resignation_is_accepted_at_its_price_or_declined_and_forgotten() {
    let mut game = staked(&[], Position::START, 2);
    does(&mut game, "3-1");
    let step = game.actions()[0].clone();
    game.act(&step).unwrap();
    assert_eq!(game.offers().len(), 3);
    let before = game.position();
    does(&mut game, "resign:2 decline");
    assert_eq!(game.position(), before);
    does(&mut game, "resign:2 accept");
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.points), (Some(Seat::Second), 4));
}

/// A match to five at a score, White to throw with one checker left.
fn match_at(score: [u32; 2], crawford: bool, chosen: &[(&str, &str)]) -> State {
    let options: Options = options(&[&[("match_length", "5")], chosen].concat());
    let situation = Situation {
        score,
        crawford,
        ..before_throw(options.clone(), pos("1", "19x14")).situation
    };
    State::at(options, situation)
}

#[test]
fn within_a_point_of_the_match_one_game_is_played_without_doubling() {
    let mut game = match_at([3, 2], false, &[]);
    does(&mut game, "2-1 1/off(2)");
    assert_eq!(
        (game.situation().score, game.outcome().unwrap().series_over),
        ([4, 2], false)
    );
    assert_eq!(game.choices(), [Choice::NextGame]);
    assert_eq!(does(&mut game, "next"), [Effect::SetUp]);
    assert!(game.situation().crawford);
    does(&mut game, "3-5");
    choose_until_throw(&mut game);
    assert!(
        game.actions().is_empty(),
        "no doubling in the Crawford game"
    );
    does(&mut game, "resign:1 accept");
    assert_eq!(game.situation().score, [4, 3]);
    does(&mut game, "next");
    assert!(!game.situation().crawford);
    does(&mut game, "5-3");
    choose_until_throw(&mut game);
    assert_eq!(game.choices(), [Choice::Double]);
}

/// Finishes the turn; then White resigns a game in the Crawford game's stead, as White is on turn
/// after Black.
fn choose_until_throw(game: &mut State) {
    while !matches!(game.pending(), crate::Pending::Throw(_)) {
        let action = game.actions()[0].clone();
        game.act(&action).unwrap();
    }
}

#[test]
fn without_crawford_doubling_is_always_allowed() {
    let mut game = match_at([3, 2], false, &[("crawford", "off")]);
    does(&mut game, "2-1 1/off(2)");
    does(&mut game, "next");
    assert!(!game.situation().crawford);
}

#[test]
fn points_beyond_the_length_of_the_match_are_ignored() {
    let mut game = match_at([3, 4], false, &[]);
    does(&mut game, "double take");
    does(&mut game, "2-1 1/off(2)");
    assert_eq!(game.situation().score, [5, 4]);
    assert!(game.outcome().unwrap().series_over && game.actions().is_empty());
}

#[test]
fn jacoby_beavers_and_automatic_doubles_do_not_go_with_a_match() {
    for key in ["jacoby", "beavers", "automatic_doubles"] {
        let chosen = [(key, "on"), ("match_length", "7")]
            .map(|(key, value)| (key.to_owned(), value.to_owned()));
        assert!(matches!(
            Options::from_values(&chosen.into()),
            Err(crate::OptionError::Conflict(_))
        ));
    }
}
