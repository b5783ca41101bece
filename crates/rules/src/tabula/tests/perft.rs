//! Counts of turns to a depth, over all throws, against a data file.

use super::*;
use crate::tabula::{Buffer, Position, afterstates as find};
use crate::{DieKind, Throw, ThrowSpec, Thrower};

const DATA: &str = include_str!("../../../tests/data/tabula.perft");

/// The number of turns of exactly this many throws, first each distinct throw counted once, then as often as it comes up among 216.
fn perft(position: &Position, seat: Seat, depth: u32, options: &Options, throws: &[(Throw, u32)]) -> (u64, u64) {
    if Seat::BOTH.iter().any(|seat| position.has_won(*seat)) {
        return (1, 1);
    }
    let mut buffer = Buffer::default();
    let mut sum = (0, 0);
    for (throw, ways) in throws {
        let count = find(position, seat, throw.faces(), options, &mut buffer) as u64;
        let mut further = (count, count);
        if depth > 1 {
            further = (0, 0);
            for found in buffer.afterstates() {
                let next = perft(&found.position(position, seat), seat.other(), depth - 1, options, throws);
                further = (further.0 + next.0, further.1 + next.1);
            }
        }
        sum = (sum.0 + further.0, sum.1 + u64::from(*ways) * further.1);
    }
    sum
}

/// A line of the file: house rules, game, depth, and the two counts.
fn lines() -> impl Iterator<Item = (Options, State, u32, (u64, u64))> {
    DATA.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let [rules, position, depth, turns, weighted] = line.split("; ").collect::<Vec<_>>()[..] else {
            panic!("five fields: {line}")
        };
        let rules: Vec<_> = rules.split(' ').filter_map(|rule| rule.split_once('=')).collect();
        let options = house_rules(&rules);
        let number = |text: &str| text.parse::<u64>().unwrap();
        let game = State::from_position(options, position).unwrap();
        (options, game, depth.parse().unwrap(), (number(turns), number(weighted)))
    })
}

#[test]
fn turns_to_a_depth_are_as_many_as_the_data_file_says() {
    let throws = ThrowSpec { dice: DieKind::Cube, count: 3, by: Thrower::Seat(WHITE) }.chances();
    assert_eq!(throws.len(), 56);
    let mut count = 0;
    for (options, game, depth, counts) in lines() {
        let seat = game.pending().seat().expect("somebody is to throw");
        assert_eq!(perft(game.compact(), seat, depth, &options, &throws), counts, "{} {depth}", game.position());
        count += 1;
    }
    assert_eq!(count, 13, "the lines of the file");
}

#[test]
fn the_slow_enumerator_counts_the_same_turns_to_a_depth_of_one() {
    for (_, game, _, counts) in lines().filter(|(_, _, depth, _)| *depth == 1) {
        let mut sum = (0, 0);
        for chance in game.chances() {
            let mut thrown = game.clone();
            thrown.act(&chance.throw.into()).unwrap();
            let afterstates = slow::afterstates(&thrown) as u64;
            sum = (sum.0 + afterstates, sum.1 + u64::from(chance.ways) * afterstates);
        }
        assert_eq!(sum, counts, "{}", game.position());
    }
}
