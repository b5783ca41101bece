//! The fast enumerator and the slow one find the same, where play leads and where it does not.

use super::*;

#[test]
fn the_fast_enumerators_find_what_the_slow_one_finds_after_every_throw_of_random_series() {
    let mut compared = 0;
    wander(5, 90_000, |game: &State, _| {
        if let Some(dice) = game
            .situation
            .dice
            .filter(|dice| dice.used == [0, 0] && game.situation.phase == Phase::Move)
        {
            results(game.situation().seen_by(game.situation.turn), dice.faces);
            compared += 1;
        }
    });
    assert!(compared >= 12_000, "only {compared} compared");
}

#[test]
fn wherever_chance_lays_the_checkers_the_fast_enumerators_find_what_the_slow_one_finds() {
    let mut rng = generator(31);
    for _ in 0..3_000 {
        results(scattered(&mut rng), dice(&mut rng));
    }
}
