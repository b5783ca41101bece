//! How far backgammon is looked ahead: what was played as far as the best, positions in which
//! nothing is left but to count, and answers to resignations.

#[expect(dead_code, reason = "house rules are for other tests")]
mod common;

use common::knowledge;
use tesserae_bots::{Level, Ranking, Search, Stop};
use tesserae_rules::{Action, Game, Kind, RuleValues};

/// A position, in a match of this many points if there is a number.
fn game(position: &str, points: Option<u8>) -> Box<dyn Game> {
    let mut rules = RuleValues::new();
    if let Some(points) = points {
        rules.insert("match_length".into(), points.to_string());
    }
    Kind::Backgammon.from_position(&rules, position).unwrap()
}

/// The actions of a turn in the notation of the game.
fn read(game: &dyn Game, turn: &str) -> Vec<Action> {
    let mut after = game.boxed();
    let mut actions = Vec::new();
    for word in turn.split(' ') {
        let action = after.read_action(word).unwrap();
        after.act(&action).unwrap();
        actions.push(action);
    }
    actions
}

fn oracle(game: &dyn Game) -> Ranking {
    let search = Search::new(game, knowledge(Kind::Backgammon), Level::Oracle, 1);
    search.think(&Stop::never()).unwrap()
}

/// What a turn gives away against the best, in millionths.
fn lost(ranking: &Ranking, actions: &[Action]) -> i64 {
    let candidates = ranking.candidates();
    let played = candidates
        .iter()
        .find(|candidate| candidate.decision.chosen() == actions)
        .unwrap();
    candidates[0].value.0 - played.value.0
}

#[test]
fn a_turn_that_seems_bad_at_first_sight_is_looked_at_as_far_as_the_best() {
    // The turn is the ninth at first sight and as good as the best.
    let game = game(
        "18:2,13:2,10:1,8:1,7:1,6:3,5:2,4:2,3:1 13:2,9:3,8:3,6:2,5:1,3:1,2:2,1:1 black 3-2 white:2 0-2 move",
        Some(7),
    );
    let game = game.as_ref();
    let actions = read(game, "6/3 3/1");
    let search = Search::new(game, knowledge(Kind::Backgammon), Level::Oracle, 1);
    let judged = search.judging(&actions).think(&Stop::never()).unwrap();
    assert!(
        lost(&judged, &actions) < 60_000,
        "{}",
        lost(&judged, &actions)
    );
}

#[test]
fn an_answer_that_seems_very_wrong_is_looked_at_further_too() {
    // One throw ahead the drop seems to give away a fifth more than it does.
    let game = game(
        "24:2,13:4,9:1,8:2,6:2,5:2,4:2 24:1,18:1,13:5,8:3,6:5 white - middle:1 1-0 double",
        Some(3),
    );
    let game = game.as_ref();
    let actions = read(game, "drop");
    let search = Search::new(game, knowledge(Kind::Backgammon), Level::Oracle, 1).judging(&actions);
    let [near, far] = [search.within(1), search]
        .map(|search| lost(&search.think(&Stop::never()).unwrap(), &actions));
    assert!(far < near * 9 / 10, "{far} of {near}");
}

#[test]
fn nothing_that_was_looked_at_less_far_seems_better_than_what_comes_before_it() {
    for position in [
        "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 4-3 middle:1 0-0 move",
        "24:3,13:1,11:1,8:2,7:1,6:3,4:2,3:2 24:1,7:2,6:2,5:3,4:2,3:2,2:3 white 3-1 middle:1 0-0 move",
    ] {
        let ranking = oracle(game(position, None).as_ref());
        assert!(ranking.candidates().is_sorted_by(|a, b| a.value >= b.value));
    }
}

#[test]
fn a_turn_without_a_choice_is_looked_at_too() {
    // The opponent doubles and wins with 27 of 36 throws: a double that is dropped.
    let forced = oracle(game("6:1,off:14 6:1,off:14 white 1-1 middle:1 0-0 move", None).as_ref());
    assert_eq!(forced.candidates().len(), 1);
    assert_eq!(forced.candidates()[0].value.0, -1_000_000);
}

#[test]
fn a_gammon_that_every_throw_saves_costs_nothing() {
    let game = game(
        "12:1,4:2,3:4,2:3,1:5 2:1,1:2,off:12 white 4-2 white:4 0-0 move",
        None,
    );
    let ranking = oracle(game.as_ref());
    let turn = read(game.as_ref(), "12/8 4/2");
    assert!(lost(&ranking, &turn) < 1_000, "{}", lost(&ranking, &turn));
}

#[test]
fn the_odds_at_a_resignation_are_those_of_the_game_that_goes_on() {
    // White bears a checker off with 24 throws of 36, else loses a gammon if Black, who needs one
    // turn for two checkers, ends the game with 26.
    let resigned = game("6:7,1:8 2:2,off:13 white - middle:1 0-0 resign:1", None);
    let going_on = game("6:7,1:8 2:2,off:13 white - middle:1 0-0 throw", None);
    let (answer, own) = (oracle(resigned.as_ref()), oracle(going_on.as_ref()));
    let chance = |ranking: &Ranking, name: &str| {
        let mut chances = ranking.candidates()[0].chances.iter();
        chances
            .find(|chance| chance.name == name)
            .unwrap()
            .millionths
    };
    let gammon = chance(&answer, "win gammon");
    assert_eq!(gammon, chance(&own, "lose gammon"));
    assert!((230_000..270_000).contains(&gammon), "{gammon}");
    // With the dice on the table White has saved the gammon.
    let thrown = game("6:7,1:8 2:2,off:13 white 6-1 middle:1 0-0 resign:1", None);
    assert_eq!(chance(&oracle(thrown.as_ref()), "win gammon"), 0);
}

#[test]
fn a_cube_that_nobody_needs_is_not_looked_at_for_long() {
    let checkers = "23:1,15:1,12:1,8:3,6:2,5:2,4:3,1:2 23:2,22:3,9:1,8:2,6:4,4:2,3:1";
    let known = knowledge(Kind::Backgammon);
    let ranked = |score: &str, points| {
        let game = game(
            &format!("{checkers} white - middle:1 {score} throw"),
            points,
        );
        let search = Search::new(game.as_ref(), known, Level::Oracle, 1);
        [search, search.within(1)].map(|search| search.think(&Stop::never()).unwrap())
    };
    let [far, near] = ranked("2-2", Some(3));
    let [throw, double] = far.candidates() else {
        panic!("{far:?}");
    };
    assert_eq!(throw.value, double.value);
    assert_eq!(far.candidates(), near.candidates());
    // Where the cube counts, both are looked at further.
    let [far, near] = ranked("0-0", Some(9));
    assert_ne!(far.candidates(), near.candidates());
}
