//! The puzzles of `assets/puzzles`: every one against the rules, and some against the bots.

mod common;

use std::{collections::BTreeSet, path::Path};

use common::knowledge;
use tesserae_bots::{Decision, Stop, Value};
use tesserae_insight::{Hint, Puzzle, PuzzleAnswer, after, notation};
use tesserae_rules::{Action, Game, Kind};

/// A file of the assets.
fn asset(path: String) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../assets")
        .join(path);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn puzzles(kind: Kind) -> Vec<Puzzle> {
    let text = String::from_utf8(asset(format!("puzzles/{}.txt", kind.key()))).unwrap();
    assert!(text.len() < 80_000, "{kind}: {} bytes", text.len());
    let puzzles = Puzzle::read_all(&text).unwrap_or_else(|error| panic!("{kind}: {error}"));
    puzzles.into_values().collect()
}

fn actions(decision: &Decision) -> &[Action] {
    if let Decision::Act(actions) = decision {
        actions
    } else {
        &[]
    }
}

#[test]
fn every_game_has_two_hundred_puzzles_and_none_twice() {
    for kind in Kind::ALL {
        let puzzles = puzzles(kind);
        let distinct: BTreeSet<&str> = puzzles
            .iter()
            .map(|puzzle| puzzle.position.as_str())
            .collect();
        assert!(distinct.len() >= 200, "{kind}: {}", distinct.len());
        assert_eq!(distinct.len(), puzzles.len(), "{kind}");
    }
}

/// The game of a puzzle, with its best decision and the whole turns or choices that the rules allow
/// there, each by the position that it leads to.
fn opened(kind: Kind, puzzle: &Puzzle) -> (Box<dyn Game>, Decision, BTreeSet<String>) {
    let game = puzzle
        .game(kind)
        .unwrap_or_else(|error| panic!("{kind} {}: {error}", puzzle.position));
    let best = puzzle
        .best(game.as_ref())
        .unwrap_or_else(|error| panic!("{kind} {}: {error}", puzzle.position));
    let mut ends: BTreeSet<String> = game.turns().into_iter().map(|turn| turn.position).collect();
    if ends.is_empty() {
        ends.extend(game.choices().into_iter().map(|choice| {
            let decision = Decision::Act(vec![choice.into()]);
            after(game.as_ref(), &decision).position()
        }));
    }
    (game, best, ends)
}

#[test]
fn the_turns_of_every_puzzle_are_whole_legal_turns_and_judged_as_the_puzzle_says() {
    for kind in Kind::ALL {
        for puzzle in puzzles(kind) {
            let what = format!("{kind} {puzzle}");
            let (game, best, ends) = opened(kind, &puzzle);
            let is_whole = |decision: &Decision| match decision {
                Decision::Throw => game.turns().is_empty(),
                decision => ends.contains(&after(game.as_ref(), decision).position()),
            };
            assert!(is_whole(&best), "{what}: the best");
            assert_eq!(
                puzzle.answer(game.as_ref(), actions(&best)).unwrap(),
                PuzzleAnswer::Best,
                "{what}"
            );
            let mut last = 0;
            for (index, worse) in puzzle.worse.iter().enumerate() {
                let decision = Puzzle {
                    best: worse.turn.clone(),
                    ..puzzle.clone()
                }
                .best(game.as_ref());
                let decision = decision.unwrap_or_else(|error| panic!("{what}: {error}"));
                assert!(
                    is_whole(&decision) && notation(game.as_ref(), &decision) == worse.turn,
                    "{what}: {index}"
                );
                let answer = puzzle.answer(game.as_ref(), actions(&decision)).unwrap();
                assert!(
                    matches!(answer, PuzzleAnswer::Worse(lost) if lost > Value::ZERO),
                    "{what}: {answer:?}"
                );
                assert!(
                    worse.lost >= if index < 2 { 1 } else { last },
                    "{what}: the others are ranked"
                );
                last = worse.lost;
            }
        }
    }
}

#[test]
fn a_turn_that_a_puzzle_does_not_list_is_at_least_as_bad_as_the_last_one_it_lists() {
    let mut unlisted = 0;
    for kind in Kind::ALL {
        for puzzle in puzzles(kind).iter().step_by(20) {
            let (game, ..) = opened(kind, puzzle);
            for turn in game.turns() {
                if let PuzzleAnswer::AtLeast(lost) =
                    puzzle.answer(game.as_ref(), &turn.actions).unwrap()
                {
                    assert!(lost > Value::ZERO, "{kind} {puzzle}");
                    unlisted += 1;
                }
            }
        }
    }
    assert!(unlisted > 50, "{unlisted} are too few to prove anything");
}

#[test]
fn a_hint_finds_the_best_turn_of_a_puzzle() {
    for kind in Kind::ALL {
        let knowledge = knowledge(kind);
        for puzzle in puzzles(kind).iter().step_by(60) {
            let (game, best, _) = opened(kind, puzzle);
            let hint = Hint::find(game.as_ref(), &knowledge, &Stop::never()).unwrap();
            let verdict = hint.judge(actions(&best)).unwrap();
            assert_eq!(
                verdict.mark,
                None,
                "{kind} {puzzle}: the hint is {:?}",
                hint.words(0)
            );
        }
    }
}

#[test]
fn a_puzzle_keeps_its_number_when_one_before_it_is_taken_out() {
    let text = String::from_utf8(asset("puzzles/ur.txt".to_owned())).unwrap();
    let all = Puzzle::read_all(&text).unwrap();
    assert_eq!(all.keys().next(), Some(&1));
    let second = text.lines().nth(2).unwrap();
    let left = Puzzle::read_all(&text.replacen(second, "", 1)).unwrap();
    assert_eq!(left.get(&2), None);
    assert_eq!(left.get(&3), all.get(&3));
    assert_eq!(left.len() + 1, all.len());
}

#[test]
fn a_line_that_is_no_puzzle_is_refused_with_its_number() {
    for (line, wanted) in [
        (
            "a position",
            "line 3, character 11: the best turn is missing",
        ),
        (
            "a\tb\temperor\t5 c",
            "line 3, character 5: there is no level “emperor”",
        ),
        (
            "a\tb\tgambler",
            "line 3, character 12: a worse turn is missing",
        ),
        (
            "a\tb\tgambler\tc",
            "line 3, character 13: what is given away",
        ),
    ] {
        let error = Puzzle::read_all(&format!("# games: 1\n\n{line}\n"))
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(wanted), "{error}");
    }
}
