//! The table that is shipped and a tiny game solved on the spot, against the rules.
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_rules::{
    Kind,
    tablero_de_jesus::{
        Afterstates, Claiming, Options, Phase, Position, Role, SeveralRuns, afterstates,
    },
};

use super::{board, outlook::Outlook, *};
use crate::Knowledge;

fn shipped() -> Knowledge {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../assets/bots/tablero_de_jesus.bin"
    );
    Knowledge::read(Kind::TableroDeJesus, &std::fs::read(path).unwrap()).unwrap()
}

const OPENING: [u8; 7] = [6, 6, 0, 0, 0, 0, 0];

/// The board of a position as the player on turn sees it, and their purse.
fn seen(position: &Position) -> (usize, u8) {
    let board = board::read(position.rows).unwrap();
    let board = if position.turn == Role::Low {
        board
    } else {
        board::flip(board)
    };
    (board, position.purse(position.turn))
}

/// What a position is worth to a role by a solution.
fn value(solver: &Solver, position: &Position, role: Role) -> f32 {
    let [own, other] = [position.purse(role), position.purse(role.other())];
    let value = match position.phase {
        Phase::Lost => return (f32::from(own) - f32::from(other)) / 2.0,
        Phase::Receive | Phase::Decide => solver.best_value(seen(position).0, seen(position).1),
        Phase::Throw | Phase::Move(_) => solver.throw_value(seen(position).0, seen(position).1),
    };
    if position.turn == role { value } else { -value }
}

/// What a throw is worth by the rules of the game and the values of what comes after it.
fn backed_up(solver: &Solver, position: &Position) -> f32 {
    let mut room = Afterstates::new();
    let mut sum = 0.0;
    for faces in (1..=6).flat_map(|first| (1..=6).map(move |second| [first, second])) {
        let mut thrown = *position;
        sum += if thrown.throw(faces, solver.options()) {
            afterstates(position.rows, faces, &mut room);
            let ends = room.found().iter().map(|end| {
                let phase = if end.rows.has_run() {
                    Phase::Decide
                } else {
                    Phase::Throw
                };
                value(
                    solver,
                    &Position {
                        rows: end.rows,
                        phase,
                        ..*position
                    },
                    position.turn,
                )
            });
            ends.fold(f32::NEG_INFINITY, f32::max)
        } else {
            value(solver, &thrown, position.turn)
        };
    }
    sum / 36.0
}

#[test]
fn a_tiny_game_is_solved_as_the_rules_have_it() {
    // Four coins each: the purses hold one coin together. Only tables can be so small, no game.
    let options = Options {
        stake: 4,
        several_runs: SeveralRuns::One,
        claiming: Claiming::EveryReceipt,
        ..Options::default()
    };
    let mut solver = Solver::new(options, Aim::Coins);
    while solver.sweep() > 0.01 {
        assert!(solver.sweeps() < 40, "the values do not settle");
    }
    let opening = solver.throw_value(board::index(OPENING), 0);
    assert!(
        (opening - TINY).abs() < 0.01,
        "the opening is worth {opening}"
    );
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..200 {
        let rows = board::rows(rng.random_range(0..board::BOARDS));
        let purse = rng.random_range(0..=1);
        let turn = *[Role::Low, Role::High].choose(&mut rng).unwrap();
        let position = Position {
            rows,
            purses: [purse, 1 - purse],
            turn,
            phase: Phase::Throw,
        };
        let difference = value(&solver, &position, turn) - backed_up(&solver, &position);
        assert!(
            difference.abs() < 0.02,
            "{position:?} differs by {difference}"
        );
        // Taking by the table is taking by the rules.
        let decide = Position {
            phase: Phase::Decide,
            ..position
        };
        let (takes, count) = takes(board::digits(seen(&decide).0), options.several_runs);
        assert_eq!(count, decide.takings(&options).count());
        for (take, first) in takes[..count].iter().zip(decide.takings(&options)) {
            let mut taken = decide;
            taken.take(first, &options);
            assert_eq!(
                solver.take_value(take, purse_of(&decide)),
                value(&solver, &taken, turn),
                "{decide:?}"
            );
        }
    }
}

fn purse_of(position: &Position) -> u8 {
    position.purse(position.turn)
}

/// What the opening of the tiny game is worth to the player who throws.
const TINY: f32 = 1.012;

#[test]
fn the_shipped_table_knows_what_the_opening_is_worth() {
    let knowledge = shipped();
    let table = Table::of(&knowledge).unwrap();
    let coins = Outlook::new(&table, Options::default(), Aim::Coins);
    let opening = board::index(OPENING);
    // The solution says -0.7770.
    assert!(
        (coins.throw(opening, 10) + 777_000).abs() < 60_000,
        "{}",
        coins.throw(opening, 10)
    );
    let ahead = coins.look_ahead(opening, 10);
    assert!((ahead + 777_000).abs() < 30_000, "{ahead}");
    let [boards, purses] = table.write();
    assert!(Table::read(&boards, &purses) == Ok(table));
}

#[test]
fn coins_count_as_much_in_a_longer_game() {
    let knowledge = shipped();
    let table = Table::of(&knowledge).unwrap();
    let opening = board::index(OPENING);
    for stake in [9, 17, 33, 49] {
        let coins = Outlook::new(
            &table,
            Options {
                stake,
                ..Options::default()
            },
            Aim::Coins,
        );
        let even = total(coins.options()) / 2;
        let [less, more] = [even - 1, even + 2].map(|purse| coins.throw(opening, purse));
        assert!(
            (2_500_000..=4_000_000).contains(&(more - less)),
            "stake {stake}: three coins are worth {}",
            more - less
        );
    }
}

#[test]
fn damaged_sections_are_refused_or_harmless() {
    let knowledge = shipped();
    let purses = knowledge.table(PURSE_SECTION).unwrap();
    assert!(Table::read(&[], purses).is_err());
    assert!(Table::read(&[200, 1], purses).is_err());
    assert!(Table::read(&[5, 1], &purses[..purses.len() - 1]).is_err());
    assert!(Table::read(&[5, 1], &[]).is_err());
}
