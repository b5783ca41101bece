//! Any text is a position or an error, and a position that is let in keeps the laws of its game and can be played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_rules::{Kind, session::random};

fuzz_target!(|input: (u8, u64, &str)| {
    let (which, seed, text) = input;
    let kind = Kind::ALL[usize::from(which) % Kind::ALL.len()];
    let Ok(mut game) = kind.from_position(&Default::default(), text) else { return };
    let mut rng = random::generator(seed);
    for _ in 0..30 {
        game.audit().expect("a position that is let in keeps the laws");
        let position = game.position();
        let copy = kind.from_position(&Default::default(), &position).expect("its own position can be read");
        assert_eq!(copy.position(), position);
        assert_eq!(copy.actions(), game.actions());
        let _ = (game.drawing(), game.prompt(&["A", "B"].into()), game.scores());
        let Some(event) = random::random_event(game.as_ref(), &mut rng) else { return };
        game.act(&event.action).expect("what is offered is accepted");
    }
});
