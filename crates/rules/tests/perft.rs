//! Counts of whole game trees, weighted by how likely the throws are, against data files.

use tesserae_rules::{Kind, RuleValues, perft};

/// Every line of the data: a position, and how many ways lead on from it after one throw, two throws and so on.
fn the_tree_has_the_counts_of(kind: Kind, data: &str) {
    let mut checked = 0;
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let (position, counts) = line.split_once(" = ").expect("a position and counts");
        let start = kind.from_position(&RuleValues::new(), position).expect("a position");
        for (throws, count) in (1..).zip(counts.split(' ')) {
            let counted = perft(start.as_ref(), throws).weighted;
            assert_eq!(counted.to_string(), count, "{position}, {throws} throws");
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_tree_of_tablero_de_jesus_has_the_counts_of_its_data() {
    the_tree_has_the_counts_of(Kind::TableroDeJesus, include_str!("data/tablero_de_jesus.perft"));
}

#[test]
fn the_tree_of_tablero_di_berona_has_the_counts_of_its_data() {
    the_tree_has_the_counts_of(Kind::TableroDiBerona, include_str!("data/tablero_di_berona.perft"));
}
