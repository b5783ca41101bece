//! Any text is a message, a line, a link, or an error; what is read is written and read again, and no client falls
//! over.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tesserae_live::{Access, Client, Entry, FromRoom, Hex, RoomLink, Log, ToRoom};

fuzz_target!(|text: &str| {
    if let Ok(message) = ToRoom::read(text) {
        assert_eq!(ToRoom::read(&message.text()), Ok(message));
    }
    if let Ok(message) = FromRoom::read(text) {
        assert_eq!(FromRoom::read(&message.text()), Ok(message));
    }
    if let Ok(link) = text.parse::<RoomLink>() {
        assert_eq!(link.to_string().parse(), Ok(link));
    }
    if let Ok(entry) = Entry::read(text) {
        assert_eq!(entry.text(), text);
        drop(entry.act.read());
    }
    let mut log = Log::default();
    for line in text.lines() {
        let before = log.mark();
        if log.push(line).is_err() {
            assert_eq!(log.mark(), before);
        }
    }
    let link = RoomLink { room: Hex([0; 10]), secret: Hex([0; 16]), access: Access::Onlooker { host: Hex([0; 16]) } };
    let mut client = Client::new(link, [0; 32]);
    client.connected();
    for (now, frame) in text.lines().enumerate() {
        client.receive(now as u64, frame);
    }
});
