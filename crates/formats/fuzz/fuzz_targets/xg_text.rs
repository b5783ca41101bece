//! Any positions, as XG exports them with the players' names, are games or a list of positions; what
//! is read keeps the laws of its game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_formats::Format;

fuzz_target!(|lines: Vec<(&str, bool)>| {
    let xgid = Format::with_key("xgid").expect("there is this format");
    let mut text = String::new();
    for (line, is_turned) in lines {
        let (x, o) = if is_turned { ("Bob", "Ann") } else { ("Ann", "Bob") };
        text += &format!("{line}\nX:{x}   O:{o}\nX to play\n");
    }
    let Ok(content) = (xgid.read)(&text, &Default::default()) else { return };
    for session in &content.sessions {
        session.game().audit().expect("the laws hold");
    }
});
