//! Every message and every line of a log as bytes: what is stored in `wire.txt` is what both ends
//! write, and what they read.
//!
//! `BLESS=1 cargo test -p tesserae-live wire` writes the file anew, for another version of the
//! protocol.

use tesserae_live::{
    Act, Answer, Ask, Begin, Claim, Declare, Entry, FromRoom, HandSample, Hex, Line, Lines, Motion,
    Party, Phrase, Signature, Sit, TimeControl, ToRoom,
    wire::{Create, Created, Enter, Entered, Known, Offer, Owner, Presence, Refused, VERSION},
};
use tesserae_rules::{Choice, DiceSource, Event, Header, Kind, Piece, Reason, Seat};

/// The codes of refusals that a client does something about.
const REFUSALS: [&str; 3] = ["behind", "time_left", "not_due"];

/// The codes of errors, as the page of the protocol has them, and one of a later version.
const ERRORS: [&str; 22] = [
    "store",
    "slow",
    "rate",
    "faults",
    "late",
    "room_full",
    "address_full",
    "closed",
    "version",
    "damaged",
    "refused",
    "rooms",
    "replaced",
    "json",
    "message",
    "long",
    "binary",
    "entered",
    "not_entered",
    "hand",
    "onlooker",
    "of_a_later_version",
];

const SIGNATURE: Signature = Signature([0; 64]);

fn lines() -> Vec<Line> {
    let claim = Claim {
        key: Hex([3; 32]),
        invited: SIGNATURE,
    };
    let begin = |host, clock| {
        Line::Begin(Begin {
            version: VERSION,
            header: Header {
                names: ["Anna".to_owned(), String::new()],
                dice: Some(DiceSource::Agreed),
                id: Some(u64::MAX),
                ..Header::new(Kind::Ur)
            },
            host,
            clock,
            key: Hex([1; 32]),
            invitation: Hex([2; 32]),
        })
    };
    let (seconds, delay, increment) = (300, 12, 5);
    let declare = |share, gesture| {
        Line::Declare(Declare {
            throw: 7,
            share,
            gesture,
        })
    };
    let mut lines = vec![
        begin(Seat::First, TimeControl::None),
        begin(Seat::Second, TimeControl::SuddenDeath { seconds }),
        begin(Seat::First, TimeControl::Delay { seconds, delay }),
        begin(Seat::First, TimeControl::Increment { seconds, increment }),
        Line::Sit(Sit {
            name: "Ben “Ζ” \"\\".to_owned(),
            seat: claim,
        }),
        Line::Commit(Hex([4; 32])),
        declare(Some(Hex([5; 32])), vec![0.5, -1.25, 3.0]),
        declare(None, Vec::new()),
        Line::Answer(Answer {
            throw: 7,
            share: Hex([6; 32]),
        }),
        Line::Play(Event::from(Choice::NextGame)),
        Line::Undo(2),
    ];
    lines.extend([Ask::UndoTo(7), Ask::Rematch, Ask::Seat(claim)].map(Line::Ask));
    lines.extend([
        Line::Agree,
        Line::Disagree,
        Line::Call,
        Line::Here,
        Line::ByLinks,
    ]);
    lines.extend([Reason::GaveUp, Reason::Absent, Reason::Time].map(Line::End));
    lines
}

fn entry(by: Party, line: &Line) -> Entry {
    Entry {
        at: 1_795_478_400_000,
        by,
        act: act(line),
    }
}

fn act(line: &Line) -> Act {
    Act {
        line: line.text(),
        signature: SIGNATURE,
    }
}

fn hands() -> Vec<HandSample> {
    let to = [0.25, 0.0, -0.5];
    let motions = [
        Motion::Rest,
        Motion::Carry {
            piece: Piece(3),
            to,
        },
        Motion::Dice { to },
        Motion::Shake { to, strength: 0.5 },
        Motion::Point { to },
    ];
    motions.map(|motion| HandSample { at: 7, motion }).to_vec()
}

fn to_room() -> Vec<ToRoom> {
    let known = Known {
        count: 2,
        mark: Hex([9; 16]),
    };
    let enter = |seat| {
        ToRoom::Enter(Enter {
            version: VERSION,
            room: Hex([7; 10]),
            secret: Hex([8; 16]),
            known,
            seat,
        })
    };
    let owner = Owner {
        key: Hex([1; 32]),
        signature: SIGNATURE,
    };
    let create = Create {
        act: act(&lines()[0]),
    };
    let offer = Offer {
        after: 2,
        act: act(&Line::Here),
    };
    let mut messages = vec![
        ToRoom::Create(Box::new(create)),
        enter(Some(owner)),
        enter(None),
        ToRoom::Offer(Box::new(offer)),
        ToRoom::Resync(known),
        ToRoom::Ping(1),
    ];
    messages.extend(hands().into_iter().map(ToRoom::Hand));
    messages.extend(Phrase::ALL.map(ToRoom::Phrase));
    messages
}

fn from_room() -> Vec<FromRoom> {
    let entered = |party| {
        FromRoom::Entered(Entered {
            party,
            count: 2,
            now: 1_795_478_400_000,
        })
    };
    let mut messages = vec![
        FromRoom::Created(Created {
            room: Hex([7; 10]),
            host: Hex([8; 16]),
            guest: Hex([9; 16]),
            onlooker: Hex([10; 16]),
        }),
        entered(Some(Party::Host)),
        entered(Some(Party::Guest)),
        entered(None),
        FromRoom::Lines(Lines {
            from: 1,
            lines: vec![entry(Party::Guest, &Line::Here).text()],
            mark: Hex([9; 16]),
        }),
        FromRoom::Phrase {
            by: Party::Guest,
            phrase: Phrase::Hello,
        },
        FromRoom::Presence(Presence {
            host: true,
            guest: false,
            onlookers: 3,
        }),
        FromRoom::Pong {
            number: 1,
            now: 1_795_478_400_000,
            count: 2,
        },
    ];
    messages.extend(hands().into_iter().map(|hand| FromRoom::Hand {
        by: Party::Host,
        hand,
    }));
    messages.extend(REFUSALS.map(|code| {
        FromRoom::Refused(Refused {
            after: 2,
            code: code.to_owned().into(),
            text: "One sentence.".to_owned(),
        })
    }));
    messages.extend(ERRORS.map(|code| FromRoom::Error {
        code: code.to_owned().into(),
        text: "One sentence.".to_owned(),
        closes: true,
    }));
    messages
}

/// Everything, a line of text each.
fn written() -> String {
    let mut written: Vec<String> = lines()
        .iter()
        .zip(Party::BOTH.into_iter().cycle())
        .map(|(line, by)| entry(by, line).text())
        .collect();
    written.extend(to_room().iter().map(ToRoom::text));
    written.extend(from_room().iter().map(FromRoom::text));
    written.push(String::new());
    written.join("\n")
}

#[test]
fn every_message_and_every_line_has_the_stored_bytes() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/live/wire.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, written()).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap();
    for (stored, written) in stored.lines().zip(written().lines()) {
        assert_eq!(stored, written);
    }
    assert_eq!(stored, written());
}

#[test]
fn what_is_written_is_read_as_what_it_was() {
    for line in lines() {
        let entry = entry(Party::Guest, &line);
        let read = Entry::read(&entry.text()).unwrap();
        assert_eq!((&read, read.act.read()), (&entry, Ok(line)));
    }
    for message in to_room() {
        assert_eq!(ToRoom::read(&message.text()), Ok(message));
    }
    for message in from_room() {
        assert_eq!(FromRoom::read(&message.text()), Ok(message));
    }
}
