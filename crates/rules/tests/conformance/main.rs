//! One suite that every game must pass: random play by random house rules, and at every step
//! everything that the traits [`Game`](tesserae_rules::Game) and
//! [`Describe`](tesserae_rules::Describe) promise.

mod editing;
mod history;
mod house_rules;
mod invariants;
mod walk;
mod words;

use tesserae_rules::{
    Kind,
    session::random::{generator, random_rules},
};

#[test]
fn every_game_keeps_the_promises_of_a_game() {
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            scope.spawn(move || walk::conforms(kind));
        }
    });
}

#[test]
fn no_game_panics_at_nonsense_that_is_done_without_a_check() {
    let mut rng = generator(7);
    for kind in Kind::ALL {
        for _ in 0..20 {
            let game = kind
                .new_game(&random_rules(kind, &mut rng))
                .expect("they go together");
            invariants::survives_nonsense(game, 200, &mut rng);
        }
    }
}

#[test]
fn every_value_of_every_house_rule_can_be_chosen() {
    for kind in Kind::ALL {
        house_rules::each_value_is_possible(kind);
    }
}

#[test]
fn the_default_house_rules_are_these() {
    for (kind, defaults) in [
        (
            Kind::Backgammon,
            "automatic_doubles=off bar_counts=yes beavers=off crawford=on doubling_cube=on drop_pays=current_stake \
             jacoby=off match_length=single",
        ),
        (
            Kind::Tabula,
            "exact_bearing_off=on gather=on lock_second_half=off none_off_points=1 partly_playable=most_dice \
             setup=all_in_hand",
        ),
        (
            Kind::Ur,
            "next_starter=lots opening=release play=set river_first=no rosette_reward=free_move safe_rosettes=no \
             stake=10 three_blanks=nothing",
        ),
        (
            Kind::TableroDeJesus,
            "claiming=after_surrender coins_left=winner eighth_coin=off several_runs=all stake=15",
        ),
        (
            Kind::TableroDiBerona,
            "after_draw=random return_from=any_stack series=single stake=10 use_both_dice=off",
        ),
    ] {
        let game = kind
            .new_game(&Default::default())
            .expect("the defaults go together");
        let rules: Vec<String> = game
            .house_rules()
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        assert_eq!(rules.join(" "), defaults);
    }
}
