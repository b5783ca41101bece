//! Two tables at two machines and a room in memory. `games` are whole games over lines that break,
//! `people` is what else happens between two people, `keys` is what becomes of a seat at another
//! machine.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use bevy::{ecs::system::RunSystemOnce, prelude::*};
use rand::RngExt;
use tempfile::TempDir;
use tesserae_live::{
    Ask, CALL, Due, FromRoom, HandSample, Hex, Line, Motion, Party, Phrase, Reason, TimeControl,
    ToRoom, agreed,
    wire::{Created, Entered, Presence},
};
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{
    Action, DiceSource, Header, Kind, Pending, Seat, Session,
    session::{
        Player,
        random::{Generator, generator, random_event},
    },
};

use crate::{
    live::{
        self, ConnectionState, Invitation, Live, LiveAddress, LiveCommand, Signal, Socket, Sockets,
    },
    save::{Results, SavedGames, Storage},
    table::{Busy, players::person_to_act, settings::Settings},
    tests::harness,
    throw::ThrowCommand,
    ui,
    world::pieces::{PieceBody, ShownPieces},
};

mod games;
mod keys;
mod people;
#[path = "../../../crates/live/tests/live/room.rs"]
mod room;

const SERVER: &str = "http://room.test/";

/// What opens the place of onlookers.
const ONLOOKER: Hex<16> = Hex([3; 16]);

/// A room and the sockets of everybody who has called.
#[derive(Default)]
struct House {
    room: Option<room::Room>,
    sockets: Vec<Wire>,
    /// What was sent of hands.
    hands: Vec<Motion>,
    is_closed: bool,
    /// Whether nobody says that a socket cannot be opened.
    is_silent: bool,
}

/// The room's end of a socket.
#[derive(Default)]
struct Wire {
    /// Who; nothing before the socket has entered, and then nobody for onlookers.
    entered: Option<Option<Party>>,
    to_table: VecDeque<Signal>,
    is_open: bool,
}

/// The table's end.
struct MemorySocket {
    house: Rc<RefCell<House>>,
    number: usize,
}

impl House {
    fn call(house: &Rc<RefCell<Self>>) -> Box<dyn Socket> {
        let mut inner = house.borrow_mut();
        let signal = match (inner.is_closed, inner.is_silent) {
            (false, _) => Some(Signal::Opened),
            (true, false) => Some(Signal::Closed),
            (true, true) => None,
        };
        let is_open = !inner.is_closed;
        inner.sockets.push(Wire {
            entered: None,
            to_table: signal.into_iter().collect(),
            is_open,
        });
        Box::new(MemorySocket {
            house: house.clone(),
            number: inner.sockets.len() - 1,
        })
    }

    fn send(&mut self, number: usize, message: &FromRoom) {
        if let Some(wire) = self.sockets.get_mut(number).filter(|wire| wire.is_open) {
            wire.to_table.push_back(Signal::Frame(message.text()));
        }
    }

    fn tell_presence(&mut self) {
        let is_in = |party| {
            self.sockets
                .iter()
                .any(|wire| wire.is_open && wire.entered == Some(Some(party)))
        };
        let presence = Presence {
            host: is_in(Party::Host),
            guest: is_in(Party::Guest),
            onlookers: 0,
        };
        (0..self.sockets.len()).for_each(|number| self.send(number, &FromRoom::Presence(presence)));
    }

    fn take(&mut self, number: usize, frame: &str) {
        if !self.sockets[number].is_open {
            return;
        }
        match ToRoom::read(frame).expect("clients send messages") {
            ToRoom::Create(create) => {
                self.room = Some(room::Room::open(create.act));
                let secret = |party| room::link(party).secret;
                let (host, guest) = (secret(Party::Host), secret(Party::Guest));
                let created = Created {
                    room: room::link(Party::Host).room,
                    host,
                    guest,
                    onlooker: ONLOOKER,
                };
                return self.send(number, &FromRoom::Created(created));
            }
            ToRoom::Enter(enter) => {
                let is_secret = |party: &Party| room::link(*party).secret == enter.secret;
                self.sockets[number].entered = Some(Party::BOTH.into_iter().find(is_secret));
            }
            ToRoom::Hand(hand) => self.hands.push(hand.motion),
            _ => {}
        }
        let (Some(room), Some(party)) = (&mut self.room, self.sockets[number].entered) else {
            return;
        };
        room.now += 7;
        let (answers, to_all) = room.take(party.unwrap_or(Party::Host), frame);
        for answer in answers {
            let answer = match answer {
                FromRoom::Entered(entered) => FromRoom::Entered(Entered { party, ..entered }),
                answer => answer,
            };
            for other in 0..self.sockets.len() {
                if other == number || (to_all && self.sockets[other].entered.is_some()) {
                    self.send(other, &answer);
                }
            }
        }
        if frame.contains("\"enter\"") {
            self.tell_presence();
        }
    }

    fn close(&mut self, number: usize) {
        let wire = &mut self.sockets[number];
        if std::mem::take(&mut wire.is_open) {
            wire.to_table = [Signal::Closed].into();
            self.tell_presence();
        }
    }

    /// Every line of this one breaks; what is under way is lost.
    fn cut(&mut self, party: Party) {
        let open = |wire: &Wire| wire.is_open && wire.entered == Some(Some(party));
        let cut: Vec<usize> = (0..self.sockets.len())
            .filter(|number| open(&self.sockets[*number]))
            .collect();
        cut.into_iter().for_each(|number| self.close(number));
    }

    fn log(&self) -> &tesserae_live::Log {
        &self.room.as_ref().expect("the room is open").log
    }
}

impl Socket for MemorySocket {
    fn send(&mut self, frame: String) {
        self.house.borrow_mut().take(self.number, &frame);
    }

    fn receive(&mut self) -> Option<Signal> {
        self.house.borrow_mut().sockets[self.number]
            .to_table
            .pop_front()
    }
}

impl Drop for MemorySocket {
    fn drop(&mut self) {
        self.house.borrow_mut().close(self.number);
    }
}

/// What was refused at a table, as players read it.
#[derive(Resource, Default)]
struct Refusals(Vec<String>);

fn note_refusals(mut facts: MessageReader<Fact>, mut refusals: ResMut<Refusals>) {
    for fact in facts.read() {
        if let Fact::Refused { text, .. } = fact {
            refusals.0.push(text.to_string());
        }
    }
}

/// A table at a machine, with its own saved games.
struct Machine {
    app: App,
    folder: TempDir,
    /// How many events there were when somebody here threw last.
    thrown_at: usize,
}

impl Machine {
    fn new(house: &Rc<RefCell<House>>) -> Self {
        let folder = TempDir::new().unwrap();
        Self {
            app: table(house, &folder),
            folder,
            thrown_at: usize::MAX,
        }
    }

    /// The program ends and begins again.
    fn restart(&mut self, house: &Rc<RefCell<House>>) {
        self.app = App::new();
        self.app = table(house, &self.folder);
    }

    /// The last saved game is put on the table.
    fn resume(&mut self) {
        let resume = |mut games: SavedGames| {
            games.refresh();
            let id = games.games().first().expect("a game was saved").id;
            assert!(games.resume(id));
        };
        self.app.world_mut().run_system_once(resume).unwrap();
        self.app.update();
    }

    fn live(&self) -> &Live {
        self.app.world().resource()
    }

    /// What is going on, in English.
    fn status_in_words(&self) -> Option<String> {
        self.live().status().map(|status| status.to_string())
    }

    fn session(&self) -> Option<&Session> {
        self.app.world().resource::<Referee>().session()
    }

    fn say(&mut self, command: LiveCommand) {
        self.app.world_mut().write_message(command);
    }

    /// Does something at random if it is this one's turn. Whoever has thrown takes nothing back
    /// before the dice lie.
    fn play(&mut self, rng: &mut Generator) {
        let is_idle = self
            .app
            .world_mut()
            .run_system_once(|busy: Busy| busy.is_idle())
            .unwrap();
        let Some(session) = self
            .session()
            .filter(|session| is_idle && person_to_act(session))
        else {
            return;
        };
        let count = session.events().len();
        let is_own = session.game().pending().seat() == self.live().seat();
        if session.can_undo() && is_own && count != self.thrown_at && rng.random_ratio(1, 15) {
            self.app.world_mut().write_message(Intent::Undo);
            return;
        }
        match random_event(session.game(), rng) {
            Some(event) if matches!(event.action, Action::Throw(_)) => {
                self.thrown_at = count;
                self.app.world_mut().write_message(ThrowCommand::Throw);
            }
            Some(event) => {
                self.app.world_mut().write_message(Intent::from(event));
            }
            None => {}
        }
    }
}

fn table(house: &Rc<RefCell<House>>, folder: &TempDir) -> App {
    let settings = Settings {
        reduced_motion: true,
        speed: 0.0,
        ..default()
    };
    let mut app =
        harness::unfinished_table_with_bots("assets", Storage::folder(folder.path()), settings);
    let house = house.clone();
    app.insert_non_send(Sockets::new(Box::new(move |_, _| {
        Some(House::call(&house))
    })))
    .init_resource::<Refusals>()
    .add_plugins((live::plugin, ui::state::friend_view::plugin))
    .add_systems(Last, note_refusals);
    app.finish();
    app.update();
    app
}

/// Anna invites.
fn invitation(mut header: Header) -> Invitation {
    header.names[0] = "Anna".to_owned();
    Invitation {
        server: SERVER.to_owned(),
        page: None,
        header,
        host: Seat::First,
        clock: TimeControl::None,
    }
}

/// The host’s machine, the guest’s, and the room.
struct Match {
    house: Rc<RefCell<House>>,
    host: Machine,
    guest: Machine,
}

impl Match {
    /// The host has invited, the guest has sat down, and both see the game.
    fn seated(header: Header) -> Self {
        Self::seated_with(header, TimeControl::None)
    }

    /// The same with a clock.
    fn seated_with(header: Header, clock: TimeControl) -> Self {
        let house = Rc::new(RefCell::new(House::default()));
        let (host, guest) = (Machine::new(&house), Machine::new(&house));
        let mut game = Self { house, host, guest };
        game.host.say(LiveCommand::Invite(Box::new(Invitation {
            clock,
            ..invitation(header)
        })));
        game.frames(4);
        assert_eq!(
            (game.host.live().connection(), game.host.live().party()),
            (&ConnectionState::Connected, Some(Party::Host))
        );
        assert_eq!(
            game.host.status_in_words().as_deref(),
            Some("Waiting for the guest to sit down.")
        );
        let address = game
            .host
            .live()
            .invitation()
            .expect("the room is open")
            .guest
            .to_string();
        game.guest.say(LiveCommand::Enter(address.parse().unwrap()));
        game.frames(4);
        let begin = game
            .guest
            .live()
            .client()
            .unwrap()
            .log()
            .begin()
            .expect("the guest sees who invites them");
        assert_eq!(begin.header.names[0], "Anna");
        game.guest.say(LiveCommand::SitDown("Ben".to_owned()));
        game.frames(8);
        for machine in [&game.host, &game.guest] {
            assert_eq!(
                machine
                    .session()
                    .expect("the game is on the table")
                    .header()
                    .names,
                ["Anna", "Ben"]
            );
        }
        game
    }

    fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.host.app.update();
            self.guest.app.update();
        }
    }

    /// Plays until so many lines are in the log or the series is over. Each line breaks once in
    /// `cuts` frames.
    fn play_on(&mut self, rng: &mut Generator, lines: usize, cuts: u32) {
        let mut frames = 0;
        let is_on = |house: &House| house.log().len() < lines && house.log().due() != Due::Nobody;
        while is_on(&self.house.borrow()) {
            frames += 1;
            assert!(
                frames < 30_000,
                "the game stands still: {:?}",
                self.house.borrow().room.as_ref().unwrap().lines.last()
            );
            self.host.play(rng);
            self.guest.play(rng);
            for party in Party::BOTH {
                if rng.random_ratio(1, cuts) {
                    self.house.borrow_mut().cut(party);
                }
            }
            self.frames(1);
        }
        self.settle();
    }

    /// Waits until lines are restored and everything that happened is on both tables.
    fn settle(&mut self) {
        for _ in 0..400 {
            self.frames(1);
            let house = self.house.borrow();
            let log = house.log().session().unwrap();
            let is_there = |machine: &Machine| {
                let session = machine
                    .session()
                    .filter(|session| session.header().id == log.header().id);
                session.is_some_and(|session| session.events() == log.events())
                    && machine
                        .live()
                        .client()
                        .is_some_and(|client| client.offered().count() == 0 && client.is_in())
            };
            if is_there(&self.host)
                && is_there(&self.guest)
                && house.log().dice().unwrap().declared().is_none()
            {
                return;
            }
        }
        let house = self.house.borrow();
        for machine in [&self.host, &self.guest] {
            let events = machine.session().map(|session| session.events().len());
            eprintln!(
                "{:?}: {events:?}, {:?}",
                machine.live().connection(),
                machine.live().client()
            );
        }
        panic!(
            "the tables differ from the room: {} events",
            house.log().session().unwrap().events().len()
        );
    }

    /// Both tables and the room have the same game, and every throw is proven.
    fn assert_same(&self) {
        let house = self.house.borrow();
        let room = house.room.as_ref().unwrap();
        for machine in [&self.host, &self.guest] {
            let client = machine.live().client().unwrap();
            assert_eq!(
                (client.lie(), client.lines()),
                (None, room.lines.as_slice())
            );
            let session = machine.session().unwrap();
            assert_eq!(session.events(), room.log.session().unwrap().events());
            assert!(
                agreed::verify(session).is_proven(),
                "{:?}",
                agreed::verify(session).doubtful().next()
            );
            let own = client.seat().unwrap();
            let players = &session.header().players;
            if room.log.end().is_none() {
                assert_eq!(
                    (&players[own.index()], &players[own.other().index()]),
                    (&Player::Person, &Player::Elsewhere)
                );
            }
        }
    }
}
