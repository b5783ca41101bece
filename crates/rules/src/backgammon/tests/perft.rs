use super::*;

/// Positions after so many turns, every throw with its number of equally likely ways, every distinct final position once.
fn count(position: Position, depth: u32) -> u64 {
    if depth == 0 || position.own.won() || position.other.won() {
        return 1;
    }
    let mut found = Afterstates::new();
    let mut all = 0;
    for high in 1..=6 {
        for low in 1..=high {
            let ways = if high == low { 1 } else { 2 };
            afterstates(position, [high, low], &mut found);
            let below: u64 = found.positions().iter().map(|end| count(end.turned(), depth - 1)).sum();
            all += ways * below;
        }
    }
    all
}

#[test]
fn the_tree_of_turns_has_as_many_leaves_as_the_data_tell() {
    for line in include_str!("../../../tests/data/backgammon.perft").lines().filter(|line| !line.starts_with('#')) {
        let [depth, position, leaves] = line.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let state = State::from_position(Options::default(), position).unwrap();
        let counted = count(state.seen_by(state.situation.turn), depth.parse().unwrap());
        assert_eq!(counted.to_string(), leaves, "depth {depth} of {position}");
    }
}
