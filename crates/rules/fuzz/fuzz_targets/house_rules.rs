//! Any keys and values are house rules or an error, and a game by house rules that are let in can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_rules::{Kind, RuleValues, session::random};

/// Rules by number, with a value by number.
type Picks = Vec<(u8, u8)>;

fuzz_target!(|input: (u8, u64, Picks, Option<(String, String)>)| {
    let (which, seed, picks, odd) = input;
    let kind = Kind::ALL[usize::from(which) % Kind::ALL.len()];
    let rules = kind.house_rules();
    let mut chosen: RuleValues = odd.into_iter().collect();
    for (rule, value) in picks.into_iter().filter(|_| !rules.is_empty()) {
        let rule = &rules[usize::from(rule) % rules.len()];
        let listed = rule.values.listed();
        let value = match listed.get(usize::from(value) % (listed.len() + 1)) {
            Some(listed) => listed.key.to_owned(),
            None => value.to_string(),
        };
        chosen.insert(rule.key.to_owned(), value);
    }
    let Ok(mut game) = kind.new_game(&chosen) else { return };
    let mut rng = random::generator(seed);
    for _ in 0..60 {
        let Some(event) = random::random_event(game.as_ref(), &mut rng) else { return };
        game.act(&event.action).expect("what is offered is accepted");
        game.audit().expect("the laws hold");
    }
});
