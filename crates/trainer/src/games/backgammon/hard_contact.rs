//! Positions of the kinds that nets misjudge most and games from the start seldom reach: prime
//! against prime, many checkers back, one checker caught while the others are borne in, and the end
//! of an ace-point game.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use tesserae_rules::backgammon::{BAR, CHECKERS, Checkers, OFF, Position};

use super::meeting;

/// What draws the checkers of a side, or nothing where they do not fit.
type DrawSide = fn(&mut ChaCha8Rng) -> Option<Checkers>;

/// A random position of these kinds, each as likely as the others, with either side on turn.
pub fn draw(rng: &mut ChaCha8Rng) -> Position {
    let sides: [DrawSide; 2] = match rng.random_range(0..4) {
        0 => [primed, primed],
        1 => [many_back, building],
        2 => [bearing_in, at_home],
        _ => [ace_point, bearing_off],
    };
    loop {
        let [Some(own), Some(other)] = sides.map(|side| side(rng)) else {
            continue;
        };
        if let Some(position) = meeting(own, other, rng) {
            return position;
        }
    }
}

/// The checkers of a side that are still to be placed, and those that are.
struct Side<'a> {
    counts: [u8; 26],
    left: u8,
    rng: &'a mut ChaCha8Rng,
}

impl<'a> Side<'a> {
    const fn new(rng: &'a mut ChaCha8Rng) -> Self {
        Self {
            counts: [0; 26],
            left: CHECKERS,
            rng,
        }
    }

    /// Places so many checkers on one place, or as many as there are.
    fn put(&mut self, place: u8, count: u8) {
        let count = count.min(self.left);
        self.counts[usize::from(place)] += count;
        self.left -= count;
    }

    /// Places so many checkers, each somewhere from one place to another.
    fn scatter(&mut self, count: u8, first: u8, last: u8) {
        for _ in 0..count {
            let place = self.rng.random_range(first..=last);
            self.put(place, 1);
        }
    }

    /// Closes points from one to another with two checkers each; in one of `gaps` it stays open.
    fn close(&mut self, first: u8, last: u8, gaps: u32) {
        for place in first..=last {
            if self.rng.random_range(0..gaps) > 0 {
                self.put(place, 2);
            }
        }
    }

    /// Places what is left somewhere from one place to another.
    fn finish(mut self, first: u8, last: u8) -> Option<Checkers> {
        self.scatter(self.left, first, last);
        Checkers::new(self.counts)
    }
}

/// A prime of four to six points around the side's bar point, and one to three checkers at the edge
/// of the other's.
fn primed(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let (first, length, back) = (
        rng.random_range(2..=5),
        rng.random_range(4..=6),
        rng.random_range(1..=3),
    );
    let mut side = Side::new(rng);
    side.scatter(back, 20, 24);
    side.close(first, first + length - 1, 10);
    side.finish(1, 16)
}

/// Three to six checkers back, the others before or in the side's home.
fn many_back(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let back = rng.random_range(3..=6);
    let mut side = Side::new(rng);
    side.scatter(back, 18, BAR);
    side.close(3, 8, 2);
    side.finish(1, 13)
}

/// The side against it: nearly round, with some points closed.
fn building(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let back = rng.random_range(0..=1);
    let mut side = Side::new(rng);
    side.scatter(back, 19, 24);
    side.close(4, 9, 2);
    side.finish(1, 12)
}

/// All but one or two checkers near home or in it, these behind the other's points or on the bar.
fn bearing_in(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let caught = rng.random_range(1..=2);
    let mut side = Side::new(rng);
    side.scatter(caught, 18, BAR);
    side.finish(1, 9)
}

/// The side that has caught them: points closed at home, some of the others still on the way.
fn at_home(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let mut side = Side::new(rng);
    side.close(2, 7, 4);
    side.finish(1, 15)
}

/// Two to four checkers on the other's ace point, the others at home or before it.
fn ace_point(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let back = rng.random_range(2..=4);
    let mut side = Side::new(rng);
    side.put(24, back);
    side.close(2, 6, 4);
    side.finish(1, 10)
}

/// The side that bears off past them.
fn bearing_off(rng: &mut ChaCha8Rng) -> Option<Checkers> {
    let off = rng.random_range(0..=11);
    let mut side = Side::new(rng);
    side.put(OFF, off);
    side.finish(2, 6)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    /// The longest row of points that a side has closed.
    fn prime(side: &Checkers) -> usize {
        let closed: Vec<bool> = (1..=24).map(|point| side.at(point) >= 2).collect();
        let rows = closed.split(|closed| !closed);
        rows.map(<[bool]>::len).max().unwrap_or(0)
    }

    #[test]
    fn every_kind_is_drawn_and_the_sides_still_meet() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (mut primes, mut back, mut aces) = (0, 0, 0);
        for _ in 0..1_000 {
            let position = draw(&mut rng);
            assert!(
                position.contact() && position.shared_point().is_none(),
                "{position:?}"
            );
            let sides = [&position.own, &position.other];
            primes += u32::from(sides.iter().all(|side| prime(side) >= 4));
            let behind = |side: &Checkers| (18..=BAR).map(|place| side.at(place)).sum::<u8>();
            back += u32::from(sides.iter().any(|side| behind(side) >= 3));
            aces += u32::from(sides.iter().any(|side| side.at(24) >= 2));
        }
        assert!(primes > 50, "prime against prime: {primes}");
        assert!(back > 200, "three or more back: {back}");
        assert!(aces > 200, "ace points: {aces}");
    }
}
