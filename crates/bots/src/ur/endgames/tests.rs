//! Endgames against the rules of the game.

use std::collections::HashMap;

use tesserae_rules::{
    Seat,
    ur::{Afterstate, Afterstates, Options, Position, Reward, Side, points},
};

use super::*;

/// Every way in which one side has `count` pieces in play.
fn sides(count: u32) -> Vec<Side> {
    let squares = (0..=u16::MAX).filter(|squares| squares.count_ones() <= count);
    squares
        .filter_map(|squares| Side::new(squares, 0, (count - squares.count_ones()) as u8))
        .collect()
}

fn solve(position: &Position, options: &Options, stakes: &Stakes) -> Endgames {
    let mut endgames = Endgames::new(options, stakes.clone());
    endgames.solve_position(position, &Stop::never()).unwrap();
    endgames
}

/// By the rules' own generator: the mean over the throws of the best of what can be played.
fn one_throw(
    position: &Position,
    thrower: Seat,
    options: &Options,
    worth: &dyn Fn(&Position, Seat) -> f64,
) -> f64 {
    let mut afterstates = Afterstates::new();
    let mut sum = 0.0;
    for (value, ways) in (0_u8..).zip(THROWS) {
        afterstates.find(*position, thrower, value, options);
        let worth = |end: Afterstate| {
            worth(
                &end.position,
                if end.again { thrower } else { thrower.other() },
            )
        };
        let best = match thrower {
            Seat::First => afterstates.iter().map(worth).fold(f64::MIN, f64::max),
            Seat::Second => afterstates.iter().map(worth).fold(f64::MAX, f64::min),
        };
        sum += best * ways as f64 / 8.0;
    }
    sum
}

fn house_rules() -> [Options; 4] {
    [
        Options::default(),
        Options {
            reward: Reward::AnotherThrow,
            ..Options::default()
        },
        Options {
            reward: Reward::Nothing,
            safe_rosettes: true,
            ..Options::default()
        },
        Options {
            safe_rosettes: true,
            river_first: true,
            ..Options::default()
        },
    ]
}

/// Stakes that are worth more to one seat than to the other, as in a set.
fn uneven() -> Stakes {
    Stakes(
        [[0.6, 0.61, 0.7, 0.8, 1.0], [0.4, 0.38, 0.2, 0.1, 0.05]]
            .map(|stakes: [f64; 5]| std::array::from_fn(|points| stakes[points.min(4)])),
    )
}

#[test]
fn one_against_one_is_worth_what_brute_force_says() {
    for (options, stakes) in
        house_rules()
            .into_iter()
            .zip([Stakes::points(), Stakes::points(), uneven(), uneven()])
    {
        let sides = sides(1);
        let pairs = sides
            .iter()
            .flat_map(|mine| sides.iter().map(|theirs| [*mine, *theirs]));
        let positions: Vec<Position> = pairs.filter_map(Position::new).collect();
        assert!(positions.len() > 200);
        let solved = solve(&positions[0], &options, &stakes);
        let mut values: HashMap<(Position, Seat), f64> = HashMap::new();
        for _ in 0..200 {
            for position in &positions {
                for thrower in Seat::BOTH {
                    let known = |end: &Position, thrower: Seat| match end.winner() {
                        Some(winner) => stakes.after(winner, points(end.side(winner.other()))),
                        None => values.get(&(*end, thrower)).copied().unwrap_or(0.0),
                    };
                    let value = one_throw(position, thrower, &options, &known);
                    values.insert((*position, thrower), value);
                }
            }
        }
        for ((position, thrower), value) in &values {
            let worth = solved.worth(position, *thrower).unwrap();
            assert!(
                (worth.value - value).abs() < 1e-4,
                "{position:?}: {worth:?}, not {value}"
            );
            assert!((0.0..=1.0).contains(&worth.win));
        }
    }
}

/// A value is the mean over the throws of what can be reached, which only the exact values fulfil
/// everywhere.
#[test]
fn two_against_two_fulfil_what_the_rules_say_about_one_throw() {
    let sides = sides(2);
    for (options, stakes) in [
        (Options::default(), uneven()),
        (house_rules()[1], Stakes::points()),
    ] {
        let all = || {
            sides
                .iter()
                .flat_map(|mine| sides.iter().map(|theirs| [*mine, *theirs]))
        };
        let positions: Vec<Position> = all().filter_map(Position::new).collect();
        let solved = solve(&positions[0], &options, &stakes);
        let known = |end: &Position, thrower: Seat| solved.worth(end, thrower).unwrap().value;
        for position in positions.iter().step_by(7) {
            for thrower in Seat::BOTH {
                let value = one_throw(position, thrower, &options, &known);
                let worth = known(position, thrower);
                assert!(
                    (value - worth).abs() < 1e-5,
                    "{position:?}: {worth}, not {value}"
                );
            }
        }
    }
}

#[test]
fn what_takes_too_long_or_has_not_begun_is_left_alone() {
    let side = |pieces: u32, start: u8| Side::new((1 << pieces) - 1, start, 0).unwrap();
    let can_solve = |sides: [Side; 2]| Endgames::can_solve(&Position::new(sides).unwrap());
    assert!(can_solve([side(2, 0), side(2, 0)]) && can_solve([side(1, 0), side(3, 0)]));
    assert!(!can_solve([side(3, 0), side(2, 0)]) && !can_solve([side(1, 0), side(4, 0)]));
    assert!(!can_solve([side(1, 1), side(1, 0)]));
    let position = Position::new([side(3, 0), side(3, 0)]).unwrap();
    let mut endgames = Endgames::new(&Options::default(), Stakes::points());
    assert_eq!(endgames.solve_position(&position, &Stop::never()), Ok(()));
    assert_eq!(endgames.worth(&position, Seat::First), None);
}

#[test]
fn a_stopped_solution_begins_anew() {
    let position = Position::new([Side::new(1, 0, 0).unwrap(); 2]).unwrap();
    let mut endgames = Endgames::new(&Options::default(), Stakes::points());
    let stop = Stop::new();
    stop.stop();
    assert_eq!(endgames.solve_position(&position, &stop), Err(Stopped));
    assert_eq!(endgames.worth(&position, Seat::First), None);
    endgames.solve_position(&position, &Stop::never()).unwrap();
    assert!(endgames.worth(&position, Seat::First).is_some());
}
