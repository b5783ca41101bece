//! Where values are said to be exact, they fulfil what only exact values fulfil: before a throw a
//! position is worth the mean of what the best play of every throw is worth.

mod common;

use std::sync::Arc;

use common::knowledge;
use tesserae_bots::{Knowledge, Stop, Value};
use tesserae_insight::{Analysis, Hint, Solved};
use tesserae_rules::{
    Game, Header, Kind, Pending, RuleValues, Seat, Session, Throw, session::random::played,
};

/// A game, and another in which nothing but the play is different: a single one, and one of a set.
fn games(pieces: &str, phase: &str) -> [(Box<dyn Game>, Solved); 2] {
    let game = |play: &str, tallies: &str| {
        let rules = RuleValues::from([("play".to_owned(), play.to_owned())]);
        Kind::Ur
            .from_position(&rules, &format!("{pieces} T:{tallies} S:B {phase}"))
            .unwrap()
    };
    [
        (game("single", "-"), Solved::Endgame),
        (game("set", "6/9/6"), Solved::EndgameInSet),
    ]
}

fn hint(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Hint {
    Hint::find(game, knowledge, &Stop::never()).unwrap()
}

/// The mean of what the best play of every throw is worth, to the player who throws, in millionths.
fn mean_of_throws(game: &dyn Game, before: &Hint, knowledge: &Arc<Knowledge>) -> i64 {
    let mut sum = 0;
    let chances = game.chances();
    for chance in &chances {
        let mut thrown = game.boxed();
        thrown.act(&chance.throw.clone().into()).unwrap();
        let after = hint(thrown.as_ref(), knowledge);
        let best = after.ranking()[0].value;
        let value = if after.seat() == before.seat() {
            best
        } else {
            before.scale().turned(best)
        };
        sum += value.0 * i64::from(chance.ways);
    }
    sum / chances
        .iter()
        .map(|chance| i64::from(chance.ways))
        .sum::<i64>()
}

#[test]
fn a_position_is_worth_the_mean_of_what_its_throws_are_worth() {
    let known = knowledge(Kind::Ur);
    for (pieces, thrower) in [
        ("B:s0r0h5:C4* I:s0r1h5:6", "B"),
        ("B:s0r0h6:4* I:s0r0h4:c67", "I"),
        ("B:s0r0h5:7F* I:s0r2h5:", "I"),
    ] {
        for (game, solved) in games(pieces, &format!("throw:{thrower}")) {
            let before = hint(game.as_ref(), &known);
            assert_eq!(before.solved(), Some(solved));
            let mean = mean_of_throws(game.as_ref(), &before, &known);
            let value = before.ranking()[0].value;
            assert!(
                (value.0 - mean).abs() < 20,
                "{}: {value} is not the mean {mean}",
                game.position()
            );
        }
    }
}

#[test]
fn the_values_of_jesus_are_right_within_what_is_said_about_them() {
    /// What is said: a tenth of a coin, in millionths.
    const SAID: u64 = 100_000;
    let said = Solved::Game.about_position().to_string();
    assert!(said.contains("within 0.1 coins"));
    let known = knowledge(Kind::TableroDeJesus);
    let mut count = 0;
    for seed in 0..60 {
        let session = played(Kind::TableroDeJesus, seed, 6 + 3 * seed as usize).unwrap();
        let game = session.game();
        let throws = matches!(game.pending(), Pending::Throw(spec) if spec.seat().is_some());
        if !throws || !game.actions().is_empty() {
            continue;
        }
        let before = hint(game, &known);
        assert_eq!(before.solved(), Some(Solved::Game));
        let (value, mean) = (
            before.ranking()[0].value,
            mean_of_throws(game, &before, &known),
        );
        assert!(
            value.0.abs_diff(mean) < SAID,
            "{}: {value} is not the mean {mean}",
            game.position()
        );
        count += 1;
    }
    assert!(count >= 15, "{count} positions prove too little");
}

#[test]
fn every_step_of_a_solved_endgame_has_its_worth_and_the_odds_say_how_exact_it_is() {
    let known = knowledge(Kind::Ur);
    for (game, solved) in games("B:s0r0h5:C4* I:s0r1h5:6", "move:B:1-1-0") {
        let hint = Hint::find(game.as_ref(), &known, &Stop::never()).unwrap();
        assert_eq!(hint.solved(), Some(solved));
        assert_eq!(hint.odds().pop(), Some(solved.about_position()));
        let steps = hint.steps();
        assert_eq!(steps.len(), game.steps().len());
        assert!(
            steps.iter().any(|(_, lost)| *lost == Value::ZERO),
            "{steps:?}"
        );
        assert!(
            steps.iter().any(|(_, lost)| *lost > Value::ZERO),
            "{steps:?}"
        );
    }
    for (opening, _) in games("B:s2r0h4:4* I:s0r1h5:6", "throw:B") {
        assert_eq!(Hint::new(opening.as_ref(), Vec::new()).solved(), None);
    }
}

#[test]
fn an_analysis_says_how_perfect_the_endgame_was() {
    let known = knowledge(Kind::Ur);
    let [(game, _), _] = games("B:s0r0h5:C4* I:s0r1h5:6", "throw:B");
    let header = Header {
        start: Some(game.position()),
        house_rules: game.house_rules(),
        ..Header::new(Kind::Ur)
    };
    let mut session = Session::new(header).unwrap();
    session.act(Throw::new(&[1, 1, 0])).unwrap();
    let best = hint(session.game(), &known);
    let worst = best.ranking().last().unwrap().clone();
    let tesserae_bots::Decision::Act(actions) = worst.decision else {
        panic!("a move is due")
    };
    actions
        .into_iter()
        .for_each(|action| session.act(action).map(drop).unwrap());
    if session
        .game()
        .choices()
        .contains(&tesserae_rules::Choice::Finish)
    {
        session.act(tesserae_rules::Choice::Finish).unwrap();
    }
    let analysis = Analysis::find(&session, &known, &Stop::never()).unwrap();
    let perfection = analysis.perfection(Seat::First).unwrap();
    assert_eq!(
        (perfection.solved, perfection.perfect, perfection.all),
        (Solved::Endgame, 0, 1)
    );
    assert_eq!(perfection.lost, best.ranking()[0].value - worst.value);
    assert_eq!(analysis.perfection(Seat::Second), None);
}
