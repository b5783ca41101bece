//! Any bytes are a game in one of the formats or an error; what is read keeps the laws of its game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::import;

fuzz_target!(|bytes: &[u8]| {
    let Ok(imported) = import(bytes, &Default::default()) else { return };
    for session in std::iter::once(&imported.session).chain(&imported.others) {
        session.game().audit().expect("the laws hold");
    }
});
