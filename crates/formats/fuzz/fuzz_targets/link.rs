//! Any text is a link or an error; what can be read is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::link;

fuzz_target!(|text: &str| {
    let Ok(session) = link::read(text) else { return };
    session.game().audit().expect("the laws hold");
    let again = link::read(&link::write(&session)).expect("its own link can be read");
    assert_eq!(again.events(), session.events());
    assert_eq!(again.header(), session.header());
});
