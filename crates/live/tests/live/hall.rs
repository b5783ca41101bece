//! A room in memory with two clients, and lines between them that can break.

use std::collections::VecDeque;

use tesserae_live::{
    Act, Begin, Client, FromRoom, Line, Party, TimeControl, first_mark, wire::VERSION,
};
use tesserae_rules::{DiceSource, Header, Kind, Seat};

use crate::room::{Room, host_key, invitation, link};

/// What the host of a room of this game settles.
fn begin(header: Header, clock: TimeControl) -> Line {
    let names = ["Anna".to_owned(), String::new()];
    let header = Header {
        names,
        dice: Some(DiceSource::Agreed),
        id: Some(31),
        ..header
    };
    Line::Begin(Begin {
        version: VERSION,
        header,
        host: Seat::First,
        clock,
        key: host_key().public(),
        invitation: invitation().public(),
    })
}

/// What a room does to a message on its way to one of the two.
pub type Tamper = Box<dyn FnMut(Party, FromRoom) -> Vec<FromRoom>>;

/// The room, its two clients, and what is under way to them.
pub struct Hall {
    pub room: Room,
    pub clients: [Client; 2],
    under_way: [VecDeque<String>; 2],
    pub tamper: Option<Tamper>,
}

pub fn index(party: Party) -> usize {
    usize::from(party == Party::Guest)
}

impl Hall {
    pub fn open(kind: Kind, clock: TimeControl) -> Self {
        Self::open_with(Header::new(kind), clock)
    }

    pub fn open_with(header: Header, clock: TimeControl) -> Self {
        let client = |party| Client::new(link(party), [3 + index(party) as u8; 32]);
        let clients = Party::BOTH.map(client);
        let line = begin(header, clock);
        let act = Act::sign(&host_key(), &first_mark(), Party::Host, &line);
        Self {
            room: Room::open(act),
            clients,
            under_way: Default::default(),
            tamper: None,
        }
    }

    /// Both are there and have sat down, and both have committed.
    pub fn seated(kind: Kind) -> Self {
        Self::seated_with(Header::new(kind), TimeControl::None)
    }

    /// The same with house rules and a clock.
    pub fn seated_with(header: Header, clock: TimeControl) -> Self {
        let mut hall = Self::open_with(header, clock);
        hall.connect(Party::Host);
        hall.connect(Party::Guest);
        hall.settle();
        assert!(hall.client(Party::Guest).sit("Ben"));
        hall.settle();
        assert!(hall.room.log.dice().unwrap().is_ready());
        hall
    }

    pub fn client(&mut self, party: Party) -> &mut Client {
        &mut self.clients[index(party)]
    }

    pub fn connect(&mut self, party: Party) {
        self.under_way[index(party)].clear();
        self.client(party).connected();
    }

    /// The line breaks; what is under way to the client is lost, and so is what it has not sent.
    pub fn cut(&mut self, party: Party) {
        self.under_way[index(party)].clear();
        self.client(party).disconnected();
    }

    /// Sends everything that waits to be sent.
    pub fn send(&mut self) -> bool {
        let mut any = false;
        for party in Party::BOTH {
            for frame in self.client(party).take_frames() {
                any = true;
                self.room.now += 7;
                let (answers, to_all) = self.room.take(party, &frame);
                for answer in answers {
                    self.queue(party, answer.clone());
                    if to_all {
                        self.queue(party.other(), answer);
                    }
                }
            }
        }
        any
    }

    pub fn queue(&mut self, party: Party, message: FromRoom) {
        let messages = match &mut self.tamper {
            Some(tamper) => tamper(party, message),
            None => vec![message],
        };
        self.under_way[index(party)].extend(messages.iter().map(FromRoom::text));
    }

    /// Delivers one message to a client.
    pub fn deliver(&mut self, party: Party) -> bool {
        let Some(frame) = self.under_way[index(party)].pop_front() else {
            return false;
        };
        let now = self.room.now;
        self.client(party).receive(now, &frame);
        true
    }

    /// Sends and delivers until nothing is under way.
    pub fn settle(&mut self) {
        while self.send() | self.deliver(Party::Host) | self.deliver(Party::Guest) {}
    }
}
