//! Comparison with OpenSpiel, where its Python package `pyspiel` is installed; elsewhere this test
//! says so and passes.
use std::{
    collections::BTreeSet,
    process::{Command, Stdio},
};

use super::*;

/// Plays at random and prints, a line a turn: the dice, the position, and every position that the
/// turn can lead to. A position is the mover's checkers on 1 to 24 and on the bar, then the
/// opponent's in the opponent's numbering. Doubles are two turns of two moves in OpenSpiel.
const SCRIPT: &str = "
import random, pyspiel
random.seed(3)
game = pyspiel.load_game('backgammon')
def seen(state, player):
    def checkers(who):
        points = [state.board(who, i) for i in range(24)]
        if who == 0:
            points.reverse()
        return points + [state.board(who, 100)]
    return checkers(player) + checkers(1 - player)
def ends(state, player, more):
    for action in state.legal_actions():
        child = state.child(action)
        if more and not child.is_terminal() and child.current_player() == player:
            yield from ends(child, player, False)
        else:
            yield tuple(seen(child, player))
written = 0
while written < 400:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choices(*zip(*state.chance_outcomes()))[0])
            continue
        text = str(state)
        dice = [int(face) for face in text.split('Dice:')[1].split()[0]]
        fresh = 'Extra turn: 0' in text
        if fresh and random.random() < 0.2:
            player = state.current_player()
            afterstates = set(ends(state, player, dice[0] == dice[1]))
            print(dice, seen(state, player), sorted(afterstates), sep=';')
            written += 1
        state.apply_action(random.choice(state.legal_actions()))
";

/// The numbers of a line of lists, whatever stands between them.
fn numbers(text: &str) -> Vec<u8> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().unwrap())
        .collect()
}

fn position(written: &[u8]) -> Position {
    let checkers = |written: &[u8]| {
        let mut counts = [0; 26];
        counts[1..].copy_from_slice(written);
        counts[usize::from(OFF)] = 15 - written.iter().sum::<u8>();
        Checkers::new(counts).unwrap()
    };
    Position {
        own: checkers(&written[..25]),
        other: checkers(&written[25..]),
    }
}

#[test]
fn final_positions_are_those_of_open_spiel() {
    let python = std::env::var("TESSERAE_OPEN_SPIEL_PYTHON").unwrap_or_else(|_| "python3".into());
    let run = |script: &str| {
        Command::new(&python)
            .args(["-c", script])
            .stdin(Stdio::null())
            .output()
    };
    if !run("import pyspiel").is_ok_and(|output| output.status.success()) {
        println!("skipped: OpenSpiel (the Python package open_spiel) is not installed");
        return;
    }
    let output = run(SCRIPT).unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut compared = 0;
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let parts: Vec<&str> = line.split(';').collect();
        let [dice, start, ends] = parts.as_slice() else {
            panic!("{line}")
        };
        let dice = numbers(dice);
        let start = position(&numbers(start));
        let theirs: BTreeSet<_> = numbers(ends)
            .chunks(50)
            .map(|end| key(position(end)))
            .collect();
        let mut found = Afterstates::new();
        afterstates(start, [dice[0], dice[1]], &mut found);
        let ours: BTreeSet<_> = found.positions().iter().map(|end| key(*end)).collect();
        assert_eq!(ours, theirs, "{line}");
        compared += 1;
    }
    assert!(compared >= 400);
}

fn key(position: Position) -> [[u8; 26]; 2] {
    [position.own.counts(), position.other.counts()]
}
