//! Whole games of the two tableros by all levels and house rules, with the knowledge that is shipped.
use std::sync::{Arc, OnceLock};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{Decision, Knowledge, Level, Progress, Search};
use tesserae_rules::{Choice, Game, Kind, Pending, RuleValues, Seat};

const GAMES: [Kind; 2] = [Kind::TableroDeJesus, Kind::TableroDiBerona];

fn knowledge(kind: Kind) -> &'static Arc<Knowledge> {
    static KNOWN: [OnceLock<Arc<Knowledge>>; 2] = [const { OnceLock::new() }; 2];
    KNOWN[usize::from(kind == Kind::TableroDiBerona)].get_or_init(|| {
        let path = format!("{}/../../assets/bots/{}.bin", env!("CARGO_MANIFEST_DIR"), kind.key());
        Arc::new(Knowledge::read(kind, &std::fs::read(path).unwrap()).unwrap())
    })
}

/// Plays until so many decisions have been made or the game is over, and calls something before each of them.
fn play(
    mut game: Box<dyn Game>,
    levels: [Level; 2],
    seed: u64,
    most: usize,
    mut visit: impl FnMut(&dyn Game, &Search),
) -> Box<dyn Game> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..most {
        let spec = match game.pending() {
            Pending::Over => break,
            Pending::Throw(spec) => Some(spec),
            Pending::Act(_) => None,
        };
        let level = levels[game.pending().seat().map_or(0, Seat::index)];
        let mut search = Search::new(game.as_ref(), knowledge(game.kind()), level, seed).unwrap();
        search.finish();
        visit(game.as_ref(), &search);
        match search.choice() {
            Decision::Throw => drop(game.act(&spec.expect("a throw is due").draw(&mut rng).into()).unwrap()),
            Decision::Act(actions) => {
                for action in actions {
                    game.act(action).unwrap_or_else(|why| panic!("{} at {}: {why}", level.key(), game.position()));
                }
            }
        }
        if game.actions() == [Choice::Finish.into()] {
            game.act(&Choice::Finish.into()).unwrap();
        }
        game.audit().unwrap();
    }
    game
}

/// The usual rules, and each rule with each other value it may have (with the ends of its range, if it is a number).
fn house_rules(kind: Kind) -> Vec<RuleValues> {
    let mut all = vec![RuleValues::new()];
    for rule in kind.house_rules() {
        let listed = rule.values.listed().iter().skip(1).map(|value| value.key.to_owned());
        let ends =
            rule.values.range().into_iter().flat_map(|range| [range.start().to_string(), range.end().to_string()]);
        all.extend(listed.chain(ends).map(|value| RuleValues::from([(rule.key.to_owned(), value)])));
    }
    all
}

#[test]
fn whole_games_are_played_by_every_house_rule() {
    for kind in GAMES {
        for (seed, rules) in (0_u64..).zip(house_rules(kind)) {
            let levels = [Level::Master, Level::ALL[seed as usize % 5]];
            let game = play(kind.new_game(&rules).unwrap(), levels, seed, 20_000, |_, _| ());
            assert!(game.outcome().is_some(), "{kind} by {rules:?} has no end: {}", game.position());
        }
    }
}

#[test]
fn every_level_ranks_all_that_is_legal_best_first() {
    for kind in GAMES {
        for level in Level::ALL {
            play(kind.new_game(&RuleValues::new()).unwrap(), [level; 2], 7, 60, |game, search| {
                let values: Vec<_> = search.ranking().iter().map(|candidate| candidate.value).collect();
                assert!(values.is_sorted_by(|a, b| a >= b), "{values:?} at {}", game.position());
                let legal = match game.pending() {
                    Pending::Act(_) => game.turns().len(),
                    _ => 1 + game.actions().len(),
                };
                assert_eq!(values.len(), legal, "{} at {}", level.key(), game.position());
                for candidate in search.ranking() {
                    let win = candidate.chances.iter().find(|chance| chance.name == "win").unwrap();
                    assert!((0..=1_000_000).contains(&win.millionths), "{candidate:?}");
                }
            });
        }
    }
}

#[test]
fn a_search_in_slices_ends_where_one_at_a_stretch_does() {
    for kind in GAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        play(kind.new_game(&RuleValues::new()).unwrap(), [Level::Oracle; 2], 3, 40, |game, whole| {
            let mut sliced = Search::new(game, knowledge(kind), Level::Oracle, 3).unwrap();
            while sliced.step(rng.random_range(1..2_000)) == Progress::Thinking {
                assert!(!sliced.ranking().is_empty());
            }
            assert_eq!(sliced.ranking(), whole.ranking());
            assert_eq!(sliced.choice(), whole.choice());
        });
    }
}

#[test]
fn the_same_seed_makes_the_same_decisions_everywhere() {
    // These numbers change with the shipped knowledge, not with the platform.
    let hashes = GAMES.map(|kind| {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        let mut decisions = 0;
        for seed in 0.. {
            let levels = [Level::ALL[seed as usize % 5], Level::Master];
            play(kind.new_game(&RuleValues::new()).unwrap(), levels, seed, 200, |_, search| {
                decisions += 1;
                for byte in format!("{:?}", search.choice()).bytes() {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
                }
            });
            if decisions >= 1_000 {
                break;
            }
        }
        format!("{hash:016x}")
    });
    assert_eq!(hashes, ["cf1ae86bb6575768", "bb6454daff2e82d5"]);
}
