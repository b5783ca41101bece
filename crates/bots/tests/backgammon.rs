//! The backgammon bot with its real knowledge: whole games under every house rule, slices, and the same moves
//! everywhere.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{Decision, Knowledge, Level, Progress, Search};
use tesserae_rules::{Choice, Game, Kind, Pending, RuleValues};

fn knowledge() -> Arc<Knowledge> {
    let bytes = include_bytes!("../../../assets/bots/backgammon.bin");
    Arc::new(Knowledge::read(Kind::Backgammon, bytes).unwrap())
}

fn new_game(rules: &[(&str, &str)]) -> Box<dyn Game> {
    let rules: RuleValues = rules.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Kind::Backgammon.new_game(&rules).unwrap()
}

/// Carries a decision out, and hands the dice over where that is due.
fn carry_out(game: &mut dyn Game, decision: &Decision, rng: &mut ChaCha8Rng) {
    match (decision, game.pending()) {
        (Decision::Throw, Pending::Throw(spec)) => {
            game.act(&spec.draw(rng).into()).unwrap();
        }
        (Decision::Act(actions), _) => {
            for action in actions {
                game.act(action).unwrap();
            }
            if game.actions() == [Choice::Finish.into()] {
                game.act(&Choice::Finish.into()).unwrap();
            }
        }
        (Decision::Throw, pending) => panic!("a throw where {pending:?} is due"),
    }
}

/// Plays until the series is over or so many decisions have been made; returns them in words.
fn play(mut game: Box<dyn Game>, level: Level, seed: u64, most: usize) -> Vec<String> {
    let knowledge = knowledge();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut made = Vec::new();
    while made.len() < most {
        if game.pending() == Pending::Over {
            if game.outcome().is_none_or(|outcome| outcome.series_over) {
                break;
            }
            game.act(&Choice::NextGame.into()).unwrap();
        }
        let mut search = Search::new(game.as_ref(), &knowledge, level, seed).unwrap();
        let decision = search.finish().choice().clone();
        made.push(format!("{decision:?}"));
        carry_out(game.as_mut(), &decision, &mut rng);
    }
    made
}

#[test]
fn whole_series_are_played_legally_under_every_house_rule() {
    for (seed, rule) in (0..).zip(Kind::Backgammon.house_rules()) {
        for (value, level) in
            rule.values.listed().iter().take(4).zip([Level::Guest, Level::Master, Level::Regular, Level::Gambler])
        {
            assert!(!play(new_game(&[(rule.key, value.key)]), level, seed, 20_000).is_empty());
        }
    }
    let money = [("jacoby", "on"), ("beavers", "on"), ("automatic_doubles", "on"), ("drop_pays", "one_point")];
    (0..5).for_each(|seed| drop(play(new_game(&money), Level::Gambler, seed, 20_000)));
}

#[test]
fn the_oracle_plays_legally_for_money_and_in_a_match() {
    play(new_game(&[]), Level::Oracle, 1, 16);
    play(new_game(&[("match_length", "5")]), Level::Oracle, 2, 16);
    play(new_game(&[("match_length", "64")]), Level::Oracle, 3, 16);
}

#[test]
fn slices_make_no_difference() {
    let knowledge = knowledge();
    for position in [
        "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 6-1 middle:1 0-0 move",
        "24:1,13:4,8:3,7:2,6:5 24:2,13:5,8:3,6:5 black - middle:1 0-0 throw",
        "6:5,5:3,4:3,off:4 6:4,5:4,3:3,off:4 white 6-5 middle:1 0-0 move",
    ] {
        let game = Kind::Backgammon.from_position(&RuleValues::new(), position).unwrap();
        let mut whole = Search::new(game.as_ref(), &knowledge, Level::Oracle, 7).unwrap();
        whole.finish();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut sliced = Search::new(game.as_ref(), &knowledge, Level::Oracle, 7).unwrap();
        while sliced.step(rng.random_range(1..3_000)) == Progress::Thinking {
            assert!(!sliced.ranking().is_empty());
        }
        assert_eq!(sliced.ranking(), whole.ranking());
        assert_eq!(sliced.choice(), whole.choice());
    }
}

#[test]
fn a_thousand_decisions_are_the_same_everywhere() {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    let mut count = 0;
    for seed in 0.. {
        for made in play(new_game(&[]), Level::Master, seed, 1_000 - count) {
            hash = made.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
            count += 1;
        }
        if count == 1_000 {
            break;
        }
    }
    // Changes with assets/bots/backgammon.bin.
    assert_eq!(hash, 17_042_318_594_255_204_255);
}

#[test]
fn the_openings_that_make_a_point_are_played_by_the_book() {
    let knowledge = knowledge();
    for (dice, book) in [("3-1", "8/5 6/5"), ("4-2", "8/4 6/4"), ("6-1", "13/7 8/7"), ("5-3", "8/3 6/3")] {
        let position = format!("24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white {dice} middle:1 0-0 move");
        let game = Kind::Backgammon.from_position(&RuleValues::new(), &position).unwrap();
        let mut search = Search::new(game.as_ref(), &knowledge, Level::Oracle, 0).unwrap();
        let Decision::Act(actions) = search.finish().choice() else { panic!("no turn") };
        let words: Vec<String> = actions.iter().map(|action| game.write_action(action)).collect();
        assert_eq!(words.join(" "), book, "{dice}");
    }
}

#[test]
fn nobody_accepts_less_than_is_certain_or_resigns() {
    let knowledge = knowledge();
    // White has won a gammon for certain: Black, who has not borne off, offers a single game.
    let lost = "1:2,off:13 23:2,13:5,8:3,6:5 black - middle:1 0-0 resign:1";
    let game = Kind::Backgammon.from_position(&RuleValues::new(), lost).unwrap();
    let mut search = Search::new(game.as_ref(), &knowledge, Level::Master, 0).unwrap();
    assert_eq!(search.finish().choice(), &Decision::Act(vec![Choice::Decline.into()]));
    // A backgammon is as much as there is to win.
    let game = Kind::Backgammon.from_position(&RuleValues::new(), &lost.replace("resign:1", "resign:3")).unwrap();
    let mut search = Search::new(game.as_ref(), &knowledge, Level::Master, 0).unwrap();
    assert_eq!(search.finish().choice(), &Decision::Act(vec![Choice::Accept.into()]));
}
