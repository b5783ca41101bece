//! The brute-force enumerator against the data that `tests/perft` checks the generator with.

use super::*;
use crate::perft_data;

#[test]
fn the_brute_force_enumerator_counts_the_same_turns_to_a_depth_of_one() {
    for entry in perft_data::read(include_str!("../../../tests/data/tabula.perft")) {
        let rules: Vec<_> = entry
            .rules
            .iter()
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect();
        let game = State::from_position(options(&rules), &entry.position).unwrap();
        for count in entry.counts.iter().filter(|count| count.depth == 1) {
            let mut sum = (0, 0);
            for chance in game.chances() {
                let mut thrown = game.clone();
                thrown.act(&chance.throw.into()).unwrap();
                let afterstates = brute_force::afterstates(&thrown) as u128;
                sum = (
                    sum.0 + afterstates,
                    sum.1 + u128::from(chance.ways) * afterstates,
                );
            }
            assert_eq!(sum, (count.ways.unwrap(), count.weighted), "{}", entry.id);
        }
    }
}
