//! Any text holds XGIDs, IDs of GNU Backgammon or none; what is read keeps the laws of its game, and
//! a position that can be written is read again as the same text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::{ContentKind, Format};

fuzz_target!(|text: &str| {
    for key in ["xgid", "gnubg"] {
        let format = Format::with_key(key).expect("there is this format");
        if !(format.looks_like)(text.trim()) {
            continue;
        }
        let Ok(content) = (format.read)(text, &Default::default()) else { continue };
        for session in &content.sessions {
            session.game().audit().expect("the laws hold");
            let written = (format.write)(session);
            let Ok(written) = written else { continue };
            let again = (format.read)(&written, &session.header().house_rules);
            let again = again.expect("its own text can be read");
            assert_eq!(again.kind, ContentKind::Positions);
            assert_eq!((format.write)(&again.sessions[0]), Ok(written));
        }
    }
});
