//! Any bytes get one answer a line, and whatever is not answered with "ok" leaves the game in hand as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_cli::serve::{self, Desk};

fuzz_target!(|bytes: &[u8]| {
    let mut desk = Desk::default();
    serve::answer(&mut desk, br#"{"cmd":"new","game":"ur","seed":1}"#);
    for line in bytes.split(|byte| *byte == b'\n') {
        let before = desk.session().map(|session| (session.game().position(), session.events().len()));
        let (answer, quit) = serve::answer(&mut desk, line);
        if answer["ok"] != true {
            let after = desk.session().map(|session| (session.game().position(), session.events().len()));
            assert_eq!(before, after, "{answer}");
        }
        if let Some(session) = desk.session() {
            session.game().audit().expect("the laws hold");
        }
        if quit {
            break;
        }
    }
});
