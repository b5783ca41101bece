//! Counts of the game tree against the data file.
use super::*;

#[test]
fn the_tree_has_the_counts_of_the_data_file() {
    let data = include_str!("../../../tests/data/tablero_di_berona.perft");
    let mut checked = 0;
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let (position, counts) = line.split_once(" = ").unwrap();
        let start = game(Options::default(), position);
        for (throws, count) in (1..).zip(counts.split(' ')) {
            let counted = crate::perft(&start, throws).weighted;
            assert_eq!(counted.to_string(), count, "{position}, {throws} throws");
            checked += 1;
        }
    }
    assert!(checked > 0);
}
