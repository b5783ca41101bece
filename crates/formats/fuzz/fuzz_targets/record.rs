//! Any text is a record or an error; what can be read is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::record;

fuzz_target!(|text: &str| {
    let Ok(session) = record::read(text) else { return };
    session.game().audit().expect("the laws hold");
    let again = record::read(&record::write(&session)).expect("its own record can be read");
    assert_eq!(again.events(), session.events());
    assert_eq!(again.header(), session.header());
});
