//! Any bytes get one answer per line, and whatever is not answered with "ok" leaves the game as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use tesserae_cli::serve::{self, Server};

fuzz_target!(|bytes: &[u8]| {
    let mut server = Server::default();
    serve::answer(&mut server, br#"{"cmd":"new","game":"ur","seed":1}"#);
    for line in bytes.split(|byte| *byte == b'\n') {
        let before = server.session().map(|session| (session.game().position(), session.events().len()));
        let (answer, quit) = serve::answer(&mut server, line);
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        if answer["ok"] != true {
            let after = server.session().map(|session| (session.game().position(), session.events().len()));
            assert_eq!(before, after, "{answer}");
        }
        if let Some(session) = server.session() {
            session.game().audit().expect("the invariants hold");
        }
        if quit {
            break;
        }
    }
});
