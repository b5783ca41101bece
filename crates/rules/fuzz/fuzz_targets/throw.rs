//! Any text is a throw or an error, and any faces are a throw that fits or is refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_rules::{Kind, Throw};

fuzz_target!(|input: (u8, &str, Vec<u8>)| {
    let (which, text, faces) = input;
    if let Ok(throw) = text.parse::<Throw>() {
        assert_eq!(throw.to_string(), text);
    }
    let kind = Kind::ALL[usize::from(which) % Kind::ALL.len()];
    let mut game = kind.new_game(&Default::default()).expect("the default rules go together");
    let _ = game.act(&Throw::new(&faces).into());
    game.audit().expect("the laws hold");
});
