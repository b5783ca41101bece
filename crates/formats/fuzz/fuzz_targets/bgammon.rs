//! Any text is a replay of bgammon.org or an error, with or without the beginning of one before it;
//! what is read keeps the laws of its game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::Format;

fuzz_target!(|text: &str| {
    let begun = format!("i 1767225600 Ann Bob 5 0 0 1 1 0\n{text}");
    for text in [text, begun.as_str()] {
        let Ok(content) = (Format::BGAMMON.read)(text, &Default::default()) else { continue };
        for session in &content.sessions {
            session.game().audit().expect("the laws hold");
        }
    }
});
