//! One suite that every game must pass: random play by random house rules, and at every step everything
//! that the traits [`Game`](tesserae_rules::Game) and [`Describe`](tesserae_rules::Describe) promise.

mod history;
mod house_rules;
mod invariants;
mod walk;

use tesserae_rules::Kind;

#[test]
fn every_game_keeps_the_promises_of_a_game() {
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            scope.spawn(move || walk::conforms(kind));
        }
    });
}

#[test]
fn every_value_of_every_house_rule_can_be_chosen() {
    for kind in Kind::ALL {
        house_rules::each_value_is_possible(kind);
    }
}
