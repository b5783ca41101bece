//! Links: a session as the short text that stands in an address. [`record`](crate::record) is the
//! same for people.
//!
//! `1-` and base 64 for addresses (RFC 4648 without padding): the number of the format, a checksum
//! of two bytes, and the output of a range coder. What it codes is a row of choices, each with the
//! shares that its possibilities have: the header of a record without house rules that have their
//! defaults, letter by letter; the number of events; each event as a throw, as its place among the
//! legal actions in the order of their words, or as a word of its own; and whether it has notes,
//! whose share comes from the events before it.

use std::collections::BTreeMap;

use data_encoding::BASE64URL_NOPAD;
use tesserae_rules::{
    Action, DiceSource, Event, Game, Header, Pending, RuleValues, Session, Throw,
};
use tesserae_words::{Text, files};

use crate::{
    range_coder::Coder,
    record::{check_format, read_header, usual_source, write_header},
};

/// The number of the format that is written. Only this one can be read.
pub const FORMAT: u32 = 1;
/// The share of a legal action beside that of any other word, which is 1, and that of a throw where
/// there is a choice.
const ACTION: u32 = 16;
const THROW: u32 = 128;

/// Writes a session down.
#[must_use]
pub fn write(session: &Session) -> String {
    let usual = usual_source(session.events());
    let mut link = Link {
        coder: Coder::writing(),
        usual,
        notes: [1, 1],
    };
    link.text(&write_header(&without_defaults(session.header()), usual));
    link.number(session.events().len());
    for moment in session.replay() {
        // What the game has accepted can be written.
        let _ = link.event(moment.before.as_ref(), Some(moment.event));
    }
    let coded = link.coder.finish();
    let bytes = [checksum(&coded).to_be_bytes().as_slice(), &coded].concat();
    format!("{FORMAT}-{}", BASE64URL_NOPAD.encode(&bytes))
}

/// Whether a text has the form of a link's: a number, a hyphen and base 64.
#[must_use]
pub(crate) fn is_link(text: &str) -> bool {
    text.split_once('-').is_some_and(|(number, coded)| {
        let is_coded = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        number.parse::<u32>().is_ok() && !coded.is_empty() && coded.bytes().all(is_coded)
    })
}

/// Reads a session back; every event is checked by the rules.
///
/// # Errors
/// That the link is damaged or of another format.
pub fn read(text: &str) -> Result<Session, Text> {
    let (number, coded) = text.trim().split_once('-').ok_or_else(damaged)?;
    check_format("link", number, FORMAT)?;
    let bytes = BASE64URL_NOPAD
        .decode(coded.as_bytes())
        .map_err(|_| damaged())?;
    let (check, coded) = bytes.split_first_chunk().ok_or_else(damaged)?;
    if u16::from_be_bytes(*check) != checksum(coded) {
        return Err(damaged());
    }
    let mut link = Link {
        coder: Coder::reading(coded),
        usual: None,
        notes: [1, 1],
    };
    let header = link.text("");
    let (mut header, usual) =
        read_header(&mut (1..).zip(header.lines()).peekable()).map_err(|_| damaged())?;
    header.clean_names();
    link.usual = usual;
    let mut session = Session::new(header).map_err(|error| error.text())?;
    for _ in 0..link.number(0) {
        let event = link.event(session.game(), None)?;
        session.act(event).map_err(|_| damaged())?;
    }
    Ok(session)
}

fn damaged() -> Text {
    files::link_damaged()
}

/// The same header without the house rules that have their defaults.
fn without_defaults(header: &Header) -> Header {
    let mut header = header.clone();
    if let Ok(game) = header.game.new_game(&RuleValues::new()) {
        let defaults = game.house_rules();
        header
            .house_rules
            .retain(|key, value| defaults.get(key) != Some(value));
    }
    header
}

/// A damaged link must not become another game: FNV-1a, folded.
fn checksum(bytes: &[u8]) -> u16 {
    let hash = bytes.iter().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    });
    (hash ^ hash >> 16) as u16
}

/// A link that is written or read. The same code does both: a coder that writes gives back what it
/// was given, one that reads passes over that and gives what was written.
struct Link {
    coder: Coder,
    /// The source of the throws without notes.
    usual: Option<DiceSource>,
    /// How many events had no notes so far, and how many had some; each is one more at first.
    notes: [u32; 2],
}

impl Link {
    /// A whole number: how many binary digits it has, and these.
    fn number(&mut self, number: usize) -> usize {
        let digits = self
            .coder
            .code((usize::BITS - number.leading_zeros()) as usize, &[1; 33]);
        (0..digits).rev().fold(0, |read, digit| {
            read << 1 | self.coder.code(number >> digit & 1, &[1; 2])
        })
    }

    /// A text, which ends with a zero byte.
    fn text(&mut self, text: &str) -> String {
        let share = |byte| match byte {
            0 | b'\n' | b' ' | b'-' | b':' | b'0'..=b'9' | b'a'..=b'z' => 24,
            b'A'..=b'Z' => 6,
            _ => 1,
        };
        let shares: Vec<u32> = (0..=u8::MAX).map(share).collect();
        let mut bytes = text.bytes();
        let read = std::iter::from_fn(|| {
            let byte =
                self.coder
                    .code(bytes.next().unwrap_or_default().into(), &shares) as u8;
            (byte != 0 && !self.coder.is_past_end()).then_some(byte)
        });
        String::from_utf8_lossy(&read.collect::<Vec<u8>>()).into_owned()
    }

    fn event(&mut self, game: &dyn Game, written: Option<&Event>) -> Result<Event, Text> {
        if self.coder.is_past_end() {
            return Err(damaged());
        }
        let action = self.action(game, written.map(|event| &event.action))?;
        let source = self.usual.filter(|_| matches!(action, Action::Throw(_)));
        let mut event = Event {
            source,
            ..action.into()
        };
        // A link is short: the proof of an agreed throw stays in the save.
        let has_notes = written.is_some_and(|written| {
            Event {
                proof: None,
                ..written.clone()
            } != event
        });
        let has_notes = self.coder.code(has_notes.into(), &self.notes);
        self.notes[has_notes] += 1;
        if has_notes == 1 {
            let written = written.unwrap_or(&event).clone();
            let source = DiceSource::ALL
                .iter()
                .position(|source| Some(*source) == written.source);
            let source = self.coder.code(
                source.map_or(0, |index| index + 1),
                &[1; DiceSource::ALL.len() + 1],
            );
            event.source = source.checked_sub(1).map(|index| DiceSource::ALL[index]);
            event.automatic = self.coder.code(written.automatic.into(), &[1; 2]) == 1;
            for index in 0..self.number(written.rethrown.len()) {
                if self.coder.is_past_end() {
                    return Err(damaged());
                }
                let die = written.rethrown.get(index).copied().unwrap_or_default();
                event
                    .rethrown
                    .push(u8::try_from(self.number(die.into())).map_err(|_| damaged())?);
            }
        }
        Ok(event)
    }

    fn action(&mut self, game: &dyn Game, written: Option<&Action>) -> Result<Action, Text> {
        let word = written
            .map(|action| game.write_action(action))
            .unwrap_or_default();
        let legal = game.actions().into_iter().chain(game.offers());
        let legal: BTreeMap<String, Action> = legal
            .map(|action| (game.write_action(&action), action))
            .collect();
        let throw = match game.pending() {
            Pending::Throw(spec) => Some(spec),
            _ => None,
        };
        // A throw, any other word, and the legal actions.
        let mut shares = vec![ACTION; 2 + legal.len()];
        (shares[0], shares[1]) = (if throw.is_some() { THROW } else { 0 }, 1);
        let which = match written {
            Some(Action::Throw(_)) if throw.is_some() => 0,
            _ => legal
                .keys()
                .position(|known| *known == word)
                .map_or(1, |index| index + 2),
        };
        match (self.coder.code(which, &shares), throw) {
            (0, Some(spec)) => {
                let (low, high) = spec.dice.faces();
                let faces = vec![1; usize::from(high - low) + 1];
                let written = written.map(|action| {
                    if let Action::Throw(throw) = action {
                        throw.faces()
                    } else {
                        &[]
                    }
                });
                let thrown = (0..usize::from(spec.count)).map(|die| {
                    let face = written
                        .and_then(|faces| faces.get(die))
                        .map_or(0, |face| face - low);
                    low + self.coder.code(face.into(), &faces) as u8
                });
                Ok(Throw::new(&thrown.collect::<Vec<u8>>()).into())
            }
            (0 | 1, _) => game.read_action(&self.text(&word)).map_err(|_| damaged()),
            (index, _) => legal.into_values().nth(index - 2).ok_or_else(damaged),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::record;
    use tesserae_rules::{Choice, Kind, session::random::played};

    #[test]
    fn every_game_comes_back_exactly() {
        for kind in Kind::ALL {
            for seed in 0..6 {
                let mut session = played(kind, seed, 400).unwrap();
                session.set_id_if_none(seed << 60 | 5);
                let text = write(&session);
                let back =
                    read(&text).unwrap_or_else(|error| panic!("{kind} {seed}: {error}\n{text}"));
                assert_eq!(
                    (back.header(), back.events()),
                    (session.header(), session.events()),
                    "{kind} {seed}"
                );
            }
        }
    }

    #[test]
    fn notes_and_what_is_not_among_the_actions_come_back() {
        let header = Header {
            names: ["Zoë".into(), String::new()],
            ..Header::new(Kind::Backgammon)
        };
        let mut session = Session::new(header).unwrap();
        let thrown = Event {
            rethrown: vec![1, 0, 1],
            ..Event::thrown(Throw::new(&[3, 1]), DiceSource::Entered)
        };
        session.act(thrown).unwrap();
        for word in ["8/5", "6/5"] {
            let action = session.game().read_action(word).unwrap();
            session
                .act(Event {
                    automatic: word == "6/5",
                    ..action.into()
                })
                .unwrap();
        }
        session.act(Choice::Finish).unwrap();
        session
            .act(Event::thrown(Throw::new(&[6, 6]), DiceSource::Physical))
            .unwrap();
        session.act(Choice::Resign(2)).unwrap();
        let back = read(&write(&session)).unwrap();
        assert_eq!(
            (back.header(), back.events()),
            (session.header(), session.events())
        );
    }

    #[test]
    fn it_is_much_shorter_than_a_record() {
        for kind in Kind::ALL {
            let session = played(kind, 1, 300).unwrap();
            let (short, long) = (write(&session).len(), record::write(&session).len());
            assert!(short * 3 < long, "{kind}: {short} and {long} characters");
        }
    }

    #[test]
    fn damage_is_an_error_and_never_another_game() {
        let text = write(&played(Kind::Ur, 2, 60).unwrap());
        let changed = (2..text.len()).map(|at| {
            let other = if text.as_bytes()[at] == b'A' {
                "B"
            } else {
                "A"
            };
            format!("{}{other}{}", &text[..at], &text[at + 1..])
        });
        let cut = (0..text.len()).map(|at| text[..at].to_owned());
        let others = [
            format!("{text}AAAB"),
            format!("{text}!"),
            text.replacen('-', "", 1),
            "1-".into(),
            "-AAAA".into(),
        ];
        for damaged in changed.chain(cut).chain(others) {
            assert!(read(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn a_link_of_a_newer_format_is_refused_by_its_number() {
        let error = read("2-AAAA").unwrap_err();
        assert_eq!(
            error,
            "the link has format 2, but this program reads format 1 only"
        );
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_without_a_panic(coded in proptest::collection::vec(any::<u8>(), 0..64)) {
            let bytes = [checksum(&coded).to_be_bytes().as_slice(), &coded].concat();
            let _ = read(&format!("{FORMAT}-{}", BASE64URL_NOPAD.encode(&bytes)));
        }

        #[test]
        fn any_events_are_read_without_a_panic(
            row in proptest::collection::vec(any::<u8>(), 0..64),
            kind in 0..Kind::ALL.len(),
        ) {
            let mut link = Link { coder: Coder::writing(), usual: None, notes: [1, 1] };
            link.text(&write_header(&Header::new(Kind::ALL[kind]), None));
            for byte in row {
                link.coder.code(byte.into(), &[1; 256]);
            }
            let coded = link.coder.finish();
            let bytes = [checksum(&coded).to_be_bytes().as_slice(), &coded].concat();
            let _ = read(&format!("{FORMAT}-{}", BASE64URL_NOPAD.encode(&bytes)));
        }
    }
}
