//! The bots of Ur and Tabula with what they ship: whole games under every house rule, the same answer however it is
//! asked.

use std::{path::Path, sync::Arc};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tesserae_bots::{Candidate, Decision, Knowledge, Level, Progress, Search};
use tesserae_rules::{Action, Choice, Game, Kind, Pending, RuleValues};

const RACES: [Kind; 2] = [Kind::Ur, Kind::Tabula];

fn knowledge(kind: Kind) -> Arc<Knowledge> {
    let file = format!("../../assets/bots/{}.bin", kind.key());
    let bytes = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    assert!(bytes.len() <= 300_000, "{kind}: {} bytes are too many to be fetched with the game", bytes.len());
    Arc::new(Knowledge::read(kind, &bytes).unwrap())
}

/// House rules of which each takes another of its values in every game.
fn rules(kind: Kind, game: usize) -> RuleValues {
    let mut rules = RuleValues::new();
    for (place, rule) in kind.house_rules().iter().enumerate() {
        let values = rule.values.listed();
        if !values.is_empty() {
            rules.insert(rule.key.to_owned(), values[(game / (place + 1) + game) % values.len()].key.to_owned());
        }
    }
    rules
}

/// Plays a game, or a series of at most two, to the end and tells every decision. Thinking stops after so many
/// evaluations.
fn play(kind: Kind, rules: &RuleValues, levels: [Level; 2], seed: u64, budget: u32) -> Vec<Decision> {
    let knowledge = knowledge(kind);
    let mut game = kind.new_game(rules).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut decisions = Vec::new();
    let mut ended = 0;
    for _ in 0..20_000 {
        match (game.pending(), game.pending().seat()) {
            (Pending::Over, _) => {
                ended += 1;
                if ended == 2 || game.outcome().unwrap().series_over {
                    return decisions;
                }
                game.act(&Choice::NextGame.into()).unwrap();
            }
            (Pending::Act(_), Some(seat)) => {
                let mut search = Search::new(game.as_ref(), &knowledge, levels[seat.index()], seed).unwrap();
                search.step(budget);
                let decision = search.choice().clone();
                let Decision::Act(actions) = &decision else { panic!("no throw is due at {}", game.position()) };
                for action in actions {
                    game.act(action).unwrap_or_else(|error| panic!("{action:?} at {}: {error}", game.position()));
                }
                if game.actions() == [Action::from(Choice::Finish)] {
                    game.act(&Choice::Finish.into()).unwrap();
                }
                game.audit().unwrap();
                decisions.push(decision);
            }
            (Pending::Throw(spec), _) => {
                game.act(&spec.draw(&mut rng).into()).unwrap();
            }
            (Pending::Act(_), None) => unreachable!("somebody acts"),
        }
    }
    panic!("the game does not end");
}

/// A position in the middle of a game, with a throw to be played in several ways.
fn middle(kind: Kind) -> Box<dyn Game> {
    let position = match kind {
        Kind::Ur => "B:s3r1h0:57E W:s2r0h1:4*6af* T:21/0/0 S:B move:B:1-0-1",
        _ => "W=hand:3,bar,5:2,7,12:4,20:4 B=hand:2,4,6:2,9:3,18:2,22:5 white 6-3-1",
    };
    kind.from_position(&RuleValues::new(), position).unwrap()
}

#[test]
fn whole_games_are_legal_under_every_house_rule_at_every_level() {
    for kind in RACES {
        for game in 0..12 {
            let levels = [Level::ALL[game % 5], Level::ALL[(game / 2 + 1) % 5]];
            let decisions = play(kind, &rules(kind, game), levels, game as u64, 1);
            assert!(decisions.len() > 20, "{kind} ended after {} decisions", decisions.len());
        }
    }
}

#[test]
fn the_same_seed_leads_to_the_same_decisions() {
    for kind in RACES {
        let levels = [Level::Oracle, Level::Guest];
        let [first, second] = [1, 1].map(|seed| play(kind, &rules(kind, 1), levels, seed, 1));
        assert_eq!(first, second);
        assert_ne!(first, play(kind, &rules(kind, 1), levels, 2, 1));
    }
}

#[test]
fn slices_change_nothing() {
    for kind in RACES {
        let (game, knowledge) = (middle(kind), knowledge(kind));
        for level in Level::ALL {
            let ranking = |budget: u32| -> Vec<Candidate> {
                let mut search = Search::new(game.as_ref(), &knowledge, level, 1).unwrap();
                while search.step(budget) == Progress::Thinking {}
                search.ranking().to_vec()
            };
            let whole = ranking(u32::MAX);
            assert_eq!(whole, ranking(7), "{kind} {level:?}");
            assert_eq!(whole.len(), game.turns().len());
            assert!(whole.iter().all(|candidate| !candidate.chances.is_empty()));
        }
    }
}

#[test]
fn looking_ahead_changes_the_values_and_a_throw_due_has_one() {
    for kind in RACES {
        let (game, knowledge) = (middle(kind), knowledge(kind));
        let mut search = Search::new(game.as_ref(), &knowledge, Level::Oracle, 1).unwrap();
        let before = search.ranking().to_vec();
        assert_ne!(before, search.finish().ranking());
        let start = kind.new_game(&RuleValues::new()).unwrap();
        let search = Search::new(start.as_ref(), &knowledge, Level::Master, 1).unwrap();
        assert_eq!(search.choice(), &Decision::Throw);
        // Before anybody has thrown, neither is ahead by much.
        let value = search.ranking()[0].value.as_f64();
        assert!(value.abs() < 1.5, "{kind}: {value}");
    }
}

#[test]
fn a_game_that_can_be_won_at_once_is_won() {
    let positions = [
        (Kind::Ur, "B:s0r0h6:f* W:s0r1h4:56 T:21/0/0 S:B move:B:1-0-0"),
        (Kind::Tabula, "W=20,24,off:13 B=hand:2,4,off:12 white 5-1-3"),
    ];
    for (kind, position) in positions {
        for level in Level::ALL {
            let mut game = kind.from_position(&RuleValues::new(), position).unwrap();
            let mut search = Search::new(game.as_ref(), &knowledge(kind), level, 1).unwrap();
            let Decision::Act(actions) = search.finish().choice().clone() else { panic!("a turn is to be played") };
            for action in &actions {
                game.act(action).unwrap();
            }
            assert_eq!(game.pending(), Pending::Over, "{kind} {level:?}: {actions:?}");
        }
    }
}
