//! Short records: a session as a text that is as short as it can be, for links. [`record`](super::record) is the same
//! for people.
//!
//! ```text
//! Tesserae short record 1
//! Game: backgammon
//! White: Anna
//!
//! 270 kD3vXw…
//! ```
//!
//! The header is that of a record, without house rules that have their defaults. The last line has the number of events
//! and, in base 64 for addresses (RFC 4648 without padding), one large number: the events, each as its place among the
//! legal actions in the order of their words. The events are packed from the last to the first by asymmetric numeral
//! systems: a choice that has `share` of `total` parts and begins at part `first` turns the number `n`, at first 1, into
//! `n / share * total + first + n % share`. All legal actions of a moment have the same share, and an escape leaves
//! room for what is not among them. Whether an event has notes takes its share from the events before it.

use data_encoding::BASE64URL_NOPAD;
use num_bigint::BigUint;

use super::{
    DiceSource, Event, Header, Session,
    record::{read_header, usual_source, write_header},
};
use crate::{Action, DieKind, Game, Pending, RuleValues, TextError, Throw};

const TITLE: &str = "Tesserae short record 1";
/// The share of a legal action beside the escape's, which is 1, and that of a throw beside a choice instead of it.
const ACTION: u32 = 16;
const THROW: u32 = 128;
/// The symbols of a byte.
const BYTES: u32 = 256;

/// Writes a session down.
#[must_use]
pub fn write(session: &Session) -> String {
    let usual = usual_source(session.events());
    let mut writer = Writer::default();
    let mut noted = Noted::default();
    for moment in session.replay() {
        let event = moment.event;
        write_action(&mut writer, moment.before.as_ref(), &event.action);
        let plain = Event { source: plain_source(&event.action, usual), ..Event::from(event.action.clone()) };
        let has_notes = *event != plain;
        writer.push(noted.symbol(has_notes));
        noted.count(has_notes);
        if has_notes {
            write_notes(&mut writer, event);
        }
    }
    let events = BASE64URL_NOPAD.encode(&writer.number().to_bytes_le());
    let header = without_defaults(session.header());
    format!("{}\n{} {events}\n", write_header(TITLE, &header, usual), session.events().len())
}

/// Reads a session back; every event is checked by the rules.
///
/// # Errors
/// The line, and what is wrong there.
pub fn read(text: &str) -> Result<Session, TextError> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim_end())).peekable();
    let (mut header, usual) = read_header(TITLE, &mut lines)?;
    header.clean_names();
    let mut session = Session::new(header).map_err(|error| TextError::new(0, error.to_string()).on_line(1))?;
    let mut rest = lines.filter(|(_, line)| !line.is_empty());
    let (number, line) = rest.next().ok_or_else(|| TextError::new(0, "the line of the events is missing"))?;
    let wrong = |what: &str| TextError::new(0, what).on_line(number);
    let (count, events) = line.split_once(' ').unwrap_or((line, ""));
    let count: usize = count.parse().map_err(|_| wrong("the line of the events begins with their number"))?;
    let bytes = BASE64URL_NOPAD.decode(events.as_bytes()).map_err(|_| wrong("the events are damaged"))?;
    let mut reader = Reader(BigUint::from_bytes_le(&bytes));
    let mut noted = Noted::default();
    for _ in 0..count {
        let action = read_action(&mut reader, session.game()).map_err(|error| error.on_line(number))?;
        let mut event = Event { source: plain_source(&action, usual), ..Event::from(action) };
        let has_notes = noted.read(&mut reader);
        noted.count(has_notes);
        if has_notes {
            read_notes(&mut reader, &mut event);
        }
        session.act(event).map_err(|_| wrong("the events are damaged"))?;
    }
    if reader.0 != BigUint::ONE || rest.next().is_some() {
        return Err(wrong("the events are damaged"));
    }
    Ok(session)
}

/// The same header without the house rules that have their defaults.
fn without_defaults(header: &Header) -> Header {
    let mut header = header.clone();
    if let Ok(game) = header.game.new_game(&RuleValues::new()) {
        let defaults = game.house_rules();
        header.house_rules.retain(|key, value| defaults.get(key) != Some(value));
    }
    header
}

/// The source of an event without notes.
fn plain_source(action: &Action, usual: Option<DiceSource>) -> Option<DiceSource> {
    usual.filter(|_| matches!(action, Action::Throw(_)))
}

/// One of several possibilities: parts of a total.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
struct Symbol {
    first: u32,
    share: u32,
    total: u32,
}

impl Symbol {
    /// One of `total` equally likely ones.
    const fn even(which: u32, total: u32) -> Self {
        Self { first: which, share: 1, total }
    }
}

/// The symbols of a session in order.
#[derive(Default)]
struct Writer(Vec<Symbol>);

impl Writer {
    fn push(&mut self, symbol: Symbol) {
        self.0.push(symbol);
    }

    fn number(&self) -> BigUint {
        let mut number = BigUint::ONE;
        for Symbol { first, share, total } in self.0.iter().rev() {
            let rest = &number % share;
            number = number / share * total + first + rest;
        }
        number
    }
}

/// What is left of the number.
struct Reader(BigUint);

impl Reader {
    /// The part of the total that the next symbol has.
    fn part(&self, total: u32) -> u32 {
        (&self.0 % total).try_into().unwrap_or_default()
    }

    /// Takes out a symbol whose part was looked up.
    fn take(&mut self, Symbol { first, share, total }: Symbol) {
        let part = self.part(total);
        self.0 = &self.0 / total * share + (part - first);
    }

    fn even(&mut self, total: u32) -> u32 {
        let which = self.part(total);
        self.take(Symbol::even(which, total));
        which
    }
}

/// How many events had notes so far, and how many had none; each is one more at first.
struct Noted([u32; 2]);

impl Default for Noted {
    fn default() -> Self {
        Self([1, 1])
    }
}

impl Noted {
    const fn symbol(&self, has_notes: bool) -> Symbol {
        let [without, with] = self.0;
        let (first, share) = if has_notes { (without, with) } else { (0, without) };
        Symbol { first, share, total: without + with }
    }

    fn read(&self, reader: &mut Reader) -> bool {
        let [without, with] = self.0;
        let has_notes = reader.part(without + with) >= without;
        reader.take(self.symbol(has_notes));
        has_notes
    }

    fn count(&mut self, has_notes: bool) {
        self.0[usize::from(has_notes)] += 1;
    }
}

/// The legal actions of a moment, in the order of their words.
struct Actions {
    sorted: Vec<(String, Action)>,
    may_throw: bool,
}

impl Actions {
    fn of(game: &dyn Game) -> Self {
        let all = game.actions().into_iter().chain(game.offers());
        let mut sorted: Vec<_> = all.map(|action| (game.write_action(&action), action)).collect();
        sorted.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
        sorted.dedup_by(|(a, _), (b, _)| a == b);
        Self { sorted, may_throw: matches!(game.pending(), Pending::Throw(_)) }
    }

    fn total(&self) -> u32 {
        self.throw_share() + ACTION * self.len() + 1
    }

    const fn throw_share(&self) -> u32 {
        if self.may_throw { THROW } else { 0 }
    }

    fn len(&self) -> u32 {
        u32::try_from(self.sorted.len()).unwrap_or_default()
    }

    fn throw(&self) -> Symbol {
        Symbol { first: 0, share: self.throw_share(), total: self.total() }
    }

    fn action(&self, which: u32) -> Symbol {
        Symbol { first: self.throw_share() + ACTION * which, share: ACTION, total: self.total() }
    }

    fn escape(&self) -> Symbol {
        Symbol { first: self.total() - 1, share: 1, total: self.total() }
    }
}

fn write_action(writer: &mut Writer, game: &dyn Game, action: &Action) {
    let actions = Actions::of(game);
    if let (Action::Throw(throw), Pending::Throw(spec)) = (action, game.pending()) {
        writer.push(actions.throw());
        let (low, faces) = faces(spec.dice);
        throw.faces().iter().for_each(|face| writer.push(Symbol::even(u32::from(face - low), faces)));
        return;
    }
    let word = game.write_action(action);
    match actions.sorted.iter().position(|(known, _)| *known == word).map(u32::try_from) {
        Some(Ok(which)) => writer.push(actions.action(which)),
        _ => {
            writer.push(actions.escape());
            for byte in word.bytes().chain([0]) {
                writer.push(Symbol::even(byte.into(), BYTES));
            }
        }
    }
}

fn read_action(reader: &mut Reader, game: &dyn Game) -> Result<Action, TextError> {
    let actions = Actions::of(game);
    let part = reader.part(actions.total());
    if let (Pending::Throw(spec), true) = (game.pending(), part < actions.throw_share()) {
        reader.take(actions.throw());
        let (low, count) = faces(spec.dice);
        let thrown: Vec<u8> = (0..spec.count).map(|_| low + reader.byte(count)).collect();
        return Ok(Throw::new(&thrown).into());
    }
    let which = (part - actions.throw_share()) / ACTION;
    if let Some((_, action)) = usize::try_from(which).ok().and_then(|which| actions.sorted.get(which)) {
        reader.take(actions.action(which));
        return Ok(action.clone());
    }
    reader.take(actions.escape());
    let mut word = Vec::new();
    loop {
        match reader.byte(BYTES) {
            0 => break,
            byte => word.push(byte),
        }
    }
    game.read_action(&String::from_utf8_lossy(&word))
}

impl Reader {
    /// One of at most 256 equally likely symbols.
    fn byte(&mut self, total: u32) -> u8 {
        u8::try_from(self.even(total)).unwrap_or_default()
    }
}

/// The lowest face of a die and how many it has.
fn faces(die: DieKind) -> (u8, u32) {
    let (low, high) = die.faces();
    (low, u32::from(high - low) + 1)
}

/// The symbols of a throw's source: one of them, or unknown.
const SOURCES: u32 = DiceSource::ALL.len() as u32 + 1;

fn write_notes(writer: &mut Writer, event: &Event) {
    writer.push(Symbol::even(event.automatic.into(), 2));
    let source = event.source.and_then(|source| DiceSource::ALL.iter().position(|known| *known == source));
    writer.push(Symbol::even(source.map_or(0, |index| index as u32 + 1), SOURCES));
    for die in &event.rethrown {
        writer.push(Symbol::even(1, 2));
        writer.push(Symbol::even((*die).into(), BYTES));
    }
    writer.push(Symbol::even(0, 2));
}

fn read_notes(reader: &mut Reader, event: &mut Event) {
    event.automatic = reader.even(2) == 1;
    event.source = (reader.even(SOURCES) as usize).checked_sub(1).and_then(|index| DiceSource::ALL.get(index)).copied();
    while reader.even(2) == 1 {
        event.rethrown.push(reader.byte(BYTES));
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{
        Choice, Kind,
        session::{random::played, record},
    };

    #[test]
    fn every_game_comes_back_exactly() {
        for kind in Kind::ALL {
            for seed in 0..6 {
                let mut session = played(kind, seed, 400).unwrap();
                session.set_id_if_none(seed << 60 | 5);
                let text = write(&session);
                let back = read(&text).unwrap_or_else(|error| panic!("{kind} {seed}: {error}\n{text}"));
                assert_eq!((back.header(), back.events()), (session.header(), session.events()), "{kind} {seed}");
            }
        }
    }

    #[test]
    fn notes_and_what_is_not_among_the_actions_come_back() {
        let header = Header { names: ["Zoë".into(), String::new()], ..Header::new(Kind::Backgammon) };
        let mut session = Session::new(header).unwrap();
        let thrown = Event { rethrown: vec![1, 0, 1], ..Event::thrown(Throw::new(&[3, 1]), DiceSource::Entered) };
        session.act(thrown).unwrap();
        for word in ["8/5", "6/5"] {
            let action = session.game().read_action(word).unwrap();
            session.act(Event { automatic: word == "6/5", ..action.into() }).unwrap();
        }
        session.act(Choice::Finish).unwrap();
        session.act(Event::thrown(Throw::new(&[6, 6]), DiceSource::Physical)).unwrap();
        session.act(Choice::Resign(2)).unwrap();
        let back = read(&write(&session)).unwrap();
        assert_eq!((back.header(), back.events()), (session.header(), session.events()));
    }

    #[test]
    fn it_is_much_shorter_than_a_record() {
        for kind in Kind::ALL {
            let session = played(kind, 1, 300).unwrap();
            let events = |text: &str| text.split("\n\n").nth(1).map_or(0, str::len);
            let (short, long) = (events(&write(&session)), events(&record::write(&session)));
            assert!(short * 4 < long, "{kind}: {short} and {long} characters");
        }
    }

    #[test]
    fn damage_is_an_error() {
        let text = write(&played(Kind::Ur, 2, 60).unwrap());
        let (head, events) = text.trim_end().rsplit_once(' ').unwrap();
        for damaged in [
            head.to_owned(),
            format!("{head} {}", &events[..events.len() - 8]),
            format!("{head} {events}AAAB"),
            format!("{head} !{events}"),
            text.replacen("\n\n", "\n\n1", 1),
            text.replacen("\n\n", "\n\nx", 1),
            format!("{text}5 AAAA"),
            "Tesserae short record 1".into(),
            "Tesserae short record 1\nGame: ur".into(),
            "Tesserae short record 1\nGame: chess\n\n0 ".into(),
        ] {
            assert!(read(&damaged).is_err(), "{damaged}");
        }
    }

    proptest! {
        #[test]
        fn any_number_is_read_without_a_panic(
            bytes in proptest::collection::vec(any::<u8>(), 0..64),
            count in 0_usize..200,
            kind in 0..Kind::ALL.len(),
        ) {
            let events = BASE64URL_NOPAD.encode(&bytes);
            let _ = read(&format!("{TITLE}\nGame: {}\n\n{count} {events}", Kind::ALL[kind]));
        }
    }
}
