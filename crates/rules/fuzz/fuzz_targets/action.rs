//! Any word is an action or an error, wherever the game stands; what is refused changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_rules::{Kind, session::random};

fuzz_target!(|input: (u8, u8, u64, &str)| {
    let (which, events, seed, word) = input;
    let kind = Kind::ALL[usize::from(which) % Kind::ALL.len()];
    let mut game = kind.new_game(&Default::default()).expect("the default rules go together");
    let mut rng = random::generator(seed);
    for _ in 0..events {
        let Some(event) = random::random_event(game.as_ref(), &mut rng) else { break };
        game.act(&event.action).expect("what is offered is accepted");
    }
    let Ok(action) = game.read_action(word) else { return };
    assert_eq!(game.read_action(&game.write_action(&action)).as_ref(), Ok(&action));
    let before = game.position();
    if game.act(&action).is_err() {
        assert_eq!(game.position(), before);
    }
    game.audit().expect("the laws hold");
});
