//! One suite that each of the five games must pass: random play by random house rules, and at every step everything that the
//! traits [`Game`](tesserae_rules::Game) and [`Describe`](tesserae_rules::Describe) promise.

mod here;
mod history;
mod house_rules;
mod walk;

use tesserae_rules::Kind;

#[test]
fn backgammon_keeps_the_promises_of_a_game() {
    walk::conforms(Kind::Backgammon);
}

#[test]
fn tabula_keeps_the_promises_of_a_game() {
    walk::conforms(Kind::Tabula);
}

#[test]
fn ur_keeps_the_promises_of_a_game() {
    walk::conforms(Kind::Ur);
}

#[test]
fn tablero_de_jesus_keeps_the_promises_of_a_game() {
    walk::conforms(Kind::TableroDeJesus);
}

#[test]
fn tablero_di_berona_keeps_the_promises_of_a_game() {
    walk::conforms(Kind::TableroDiBerona);
}

#[test]
fn every_value_of_every_house_rule_can_be_chosen() {
    for kind in Kind::ALL {
        house_rules::each_value_is_possible(kind);
    }
}
