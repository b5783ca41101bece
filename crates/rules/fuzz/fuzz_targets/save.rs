//! Any bytes are a save file or an error; what loads is written and loaded again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_rules::session::save;

fuzz_target!(|bytes: &[u8]| {
    let Ok(recovered) = save::load_lenient(bytes) else { return };
    recovered.session.game().audit().expect("the laws hold");
    let again = save::load(save::save(&recovered.session)).expect("its own save can be read");
    assert_eq!(again.events(), recovered.session.events());
    assert_eq!(again.game().position(), recovered.session.game().position());
});
