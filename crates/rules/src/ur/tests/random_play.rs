//! Sets to their end, and a buffer that does not grow.

use super::*;
use crate::{
    Pending, Thrower,
    scenes::wander,
    session::random::{generator, random_event},
    ur::Afterstates,
};

#[test]
fn a_set_comes_to_its_end() {
    let mut rng = generator(21);
    for _ in 0..20 {
        let mut state = State::new(Options::default());
        let mut steps = 0;
        while let Some(event) = random_event(&state, &mut rng) {
            state.act(&event.action).expect("it was offered");
            steps += 1;
            assert!(steps < 1_000_000, "a set goes on and on");
        }
        let tallies = state.situation.tallies.expect("a set has tallies");
        assert_eq!(
            tallies.holder(),
            state.outcome().and_then(|outcome| outcome.winner)
        );
    }
}

#[test]
fn a_buffer_that_has_grown_once_is_not_grown_again() {
    let mut met = Vec::new();
    wander(5, 2_000, |state: &State, _| {
        if let Pending::Throw(lots) = state.pending() {
            met.push((state.compact(), lots.by, state.options));
        }
    });
    let mut afterstates = Afterstates::new();
    let mut work = || {
        for (position, by, options) in &met {
            let Thrower::Seat(seat) = by else { continue };
            (0..=3)
                .for_each(|value| assert!(afterstates.find(*position, *seat, value, options) > 0));
        }
        afterstates.room()
    };
    assert_eq!(work(), work());
}
