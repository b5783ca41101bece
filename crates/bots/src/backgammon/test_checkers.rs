//! Checkers for tests, from the stacks that are named.

use tesserae_rules::backgammon::Checkers;

/// One player's checkers: places with counts; those that are not named are off.
pub(super) fn checkers(stacks: &[(usize, u8)]) -> Checkers {
    let mut counts = [0; 26];
    stacks
        .iter()
        .for_each(|(place, count)| counts[*place] = *count);
    counts[0] = 15 - counts.iter().sum::<u8>();
    Checkers::new(counts).unwrap()
}
