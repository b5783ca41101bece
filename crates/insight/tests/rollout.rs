//! Rollouts: the same by the same seed, true where the truth is known, and with less scatter than
//! the results themselves have.

mod common;

use common::knowledge;
use tesserae_bots::{Decision, Stop, Value};
use tesserae_insight::{Hint, PlayedOut, play_out};
use tesserae_rules::{Game, Kind, RuleValues, Throw, session::random::played};

/// The best decisions of a game, and the results of playing them out.
fn rolled_out(game: &dyn Game, count: usize, games: u32, seed: u64) -> (Hint, Vec<PlayedOut>) {
    let known = knowledge(game.kind());
    let stop = Stop::never();
    let hint = Hint::find(game, &known, &stop).unwrap();
    let decisions: Vec<Decision> = hint
        .ranking()
        .iter()
        .take(count)
        .map(|candidate| candidate.decision.clone())
        .collect();
    let results = play_out(game, &decisions, &known, games, seed, &stop, &mut |_| {}).unwrap();
    (hint, results)
}

/// A game of backgammon for money before a move.
fn opening() -> Box<dyn Game> {
    let mut game = Kind::Backgammon.new_game(&RuleValues::new()).unwrap();
    game.act(&Throw::new(&[3, 1]).into()).unwrap();
    game
}

#[test]
fn the_same_seed_gives_the_same_results_and_another_seed_others() {
    let game = opening();
    let results = |seed| rolled_out(game.as_ref(), 4, 4, seed).1;
    assert_eq!(results(7), results(7));
    assert_ne!(results(7), results(8));
    assert_eq!(results(7).len(), 4);
}

#[test]
fn no_more_than_four_decisions_are_played_out() {
    let game = opening();
    assert_eq!(rolled_out(game.as_ref(), 9, 1, 1).1.len(), PlayedOut::MOST);
}

#[test]
fn without_luck_results_scatter_little_and_the_error_falls_with_the_number_of_games() {
    let game = opening();
    let error = |games| {
        let (_, results) = rolled_out(game.as_ref(), 1, games, 3);
        results[0].error().unwrap().as_f64()
    };
    assert_eq!(PlayedOut::default().error(), None);
    let (few, many) = (error(12), error(48));
    assert!(many < few, "{few} after 12 games, {many} after 48");
    // The result of a game for money with the cube scatters by about three points.
    assert!(many * 48_f64.sqrt() < 1.5, "{many}");
}

#[test]
fn a_rollout_of_a_solved_game_gives_its_value() {
    let session = played(Kind::TableroDeJesus, 3, 31).unwrap();
    let (hint, results) = rolled_out(session.game(), 2, 40, 5);
    for (candidate, result) in hint.ranking().iter().zip(results) {
        let (value, error) = (result.value() - candidate.value, result.error().unwrap());
        assert!(
            value.0.abs() <= 4 * error.0 + Value::UNIT / 20,
            "{value} off, ± {error}"
        );
    }
}

#[test]
fn a_rollout_in_a_match_ends_with_the_game_and_values_the_score() {
    let rules: RuleValues = [("match_length".to_owned(), "5".to_owned())].into();
    let mut game = Kind::Backgammon.new_game(&rules).unwrap();
    game.act(&Throw::new(&[6, 2]).into()).unwrap();
    let (hint, results) = rolled_out(game.as_ref(), 2, 24, 2);
    for (candidate, result) in hint.ranking().iter().zip(results) {
        let off = (result.value() - candidate.value).as_f64().abs();
        let error = result.error().unwrap().as_f64();
        assert!(error < 0.15 && off < 4.0 * error + 0.05, "{off} ± {error}");
    }
}

#[test]
fn a_throw_that_is_played_out_is_a_throw_and_a_double_a_double() {
    let position = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw";
    let game = Kind::Backgammon
        .from_position(&RuleValues::new(), position)
        .unwrap();
    let (hint, results) = rolled_out(game.as_ref(), 2, 30, 1);
    assert_eq!(hint.ranking()[0].decision, Decision::Throw);
    let [throw, double] = [0, 1].map(|index| results[index].value());
    assert!(throw.as_f64() > double.as_f64() + 0.1, "{throw} {double}");
}
