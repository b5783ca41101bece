//! Any text is an SGF file or an error, with or without the beginning of one before it; what is read
//! keeps the laws of its game, and what can be written is read again as the same text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::Format;

fuzz_target!(|text: &str| {
    let sgf = Format::with_key("sgf").expect("there is this format");
    let begun = format!("(;GM[6]MI[length:5]PW[Ann]PB[Bob]{text}");
    for text in [text, begun.as_str()] {
        let Ok(content) = (sgf.read)(text, &Default::default()) else { continue };
        for session in &content.sessions {
            session.game().audit().expect("the laws hold");
            let Ok(written) = (sgf.write)(session) else { continue };
            let again = (sgf.read)(&written, &session.header().house_rules);
            let again = again.expect("its own file can be read");
            assert_eq!(again.remarks, []);
            assert_eq!((sgf.write)(&again.sessions[0]), Ok(written));
        }
    }
});
