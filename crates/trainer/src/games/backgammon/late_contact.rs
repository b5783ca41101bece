//! Positions in which one side bears off while the other still holds a checker behind it, or waits
//! to hit one.
//!
//! Games from the start hardly reach them, and nets that have not seen them misjudge them.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_rules::backgammon::{BAR, CHECKERS, Checkers, OFF, Position};

use super::meeting;

/// A random position of this kind, with either side on turn.
pub fn draw(rng: &mut ChaCha8Rng) -> Position {
    loop {
        let (Some(other), Some(own)) = (holding(rng), bearing_off(rng)) else {
            continue;
        };
        if let Some(position) = meeting(own, other, rng) {
            return position;
        }
    }
}

/// The side that bears off: some checkers off, the others at home, up to two of them caught on the
/// way.
fn bearing_off(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let mut counts = [0; 26];
    let off = rng.random_range(1..=13);
    counts[usize::from(OFF)] = off;
    let left = CHECKERS - off;
    let caught = rng.random_range(0..=2).min(left);
    for number in 0..left {
        let place = match number < caught {
            true if rng.random_range(0..2) == 0 => BAR,
            true => rng.random_range(13..BAR),
            false => rng.random_range(1..=6),
        };
        counts[usize::from(place)] += 1;
    }
    Checkers::new(counts)
}

/// The side that is behind: some closed points before or in its home, up to three checkers on the
/// bar or in the home of the other, the others anywhere on its own half.
fn holding(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let mut counts = [0; 26];
    let mut left = CHECKERS;
    for _ in 0..rng.random_range(0..=3) {
        let place = rng.random_range(19..=BAR);
        counts[usize::from(place)] += 1;
        left -= 1;
    }
    let first = rng.random_range(1..=4);
    let points = rng.random_range(3..=6);
    for count in &mut counts[first..first + points] {
        if left >= 2 && rng.random_range(0..6) > 0 {
            *count += 2;
            left -= 2;
        }
    }
    for _ in 0..left {
        let place = rng.random_range(1..=12);
        counts[place] += 1;
    }
    Checkers::new(counts)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn one_side_has_borne_off_and_the_sides_still_meet() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..1_000 {
            let position = draw(&mut rng);
            assert!(
                position.own.at(OFF) + position.other.at(OFF) > 0,
                "{position:?}"
            );
            assert!(
                position.contact() && position.shared_point().is_none(),
                "{position:?}"
            );
        }
    }
}
