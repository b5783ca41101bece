//! The state of live play, as the user interface reads it.

use bevy::prelude::*;
use tesserae_live::{
    Access, Act, Ask, Client, InvitationKey, Line, Party, Phrase, RoomLink, SeatKey,
};
use tesserae_rules::Seat;
use tesserae_words::{self as words, Text};

use super::{address::LiveAddress, command::Invitation};
use crate::save::{GameId, clock};

/// The connection to the room.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum ConnectionState {
    /// Nobody plays live.
    #[default]
    Off,
    /// It is being opened.
    Connecting,
    /// It is there, and the room has let us in.
    Connected,
    /// It is gone, and is tried again.
    Away {
        /// Since when, in milliseconds since 1970.
        since: u64,
        /// Why.
        outage: Outage,
    },
    /// It is not tried again; why, in one sentence.
    Failed(Text),
}

/// Why a connection is gone.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Outage {
    /// Nobody has answered yet.
    NoAnswer,
    /// It was there, and broke.
    Broken,
    /// The room has ended it, and said why.
    Ended(Text),
}

impl Outage {
    /// What is said of it, in one sentence.
    fn sentence(&self) -> Text {
        match self {
            Self::NoAnswer => words::friend::no_answer(),
            Self::Broken => words::friend::line_broke(),
            Self::Ended(why) => why.clone(),
        }
    }
}

/// The links of a room that was opened here.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Invited {
    /// For the guest: whoever has it can sit down.
    pub(crate) guest: LiveAddress,
    /// For onlookers.
    pub(crate) onlooker: LiveAddress,
}

/// How many milliseconds after a throw here that nobody has answered it is said to wait.
pub(crate) const UNANSWERED: u64 = 2_000;

/// Something that was said.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Heard {
    /// By whom.
    pub(crate) by: Party,
    /// What.
    pub(crate) phrase: Phrase,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// A room that is being opened.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    pub(super) invitation: Invitation,
    /// The first line of its log.
    pub(super) act: Act,
    /// The key of the host’s seat.
    pub(super) key: SeatKey,
    /// What lets a guest sit down.
    pub(super) guest: InvitationKey,
}

/// The seat of the link that was opened here has another key than this machine.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Elsewhere {
    /// The host’s name, if they gave one.
    pub(crate) host: Option<String>,
    /// What can be done about it.
    pub(crate) way: SeatRequest,
}

/// How somebody comes back to a seat that has another key than their machine.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum SeatRequest {
    /// They have the invitation, and may ask the host.
    Ask,
    /// They have asked.
    Asked,
    /// They have the seat’s own link of before, whose key was replaced.
    Replaced,
}

impl Elsewhere {
    /// What to do, in one sentence.
    #[must_use]
    pub(crate) fn sentence(&self) -> Text {
        match (self.way, self.host.as_deref()) {
            (SeatRequest::Ask, Some(host)) => words::friend::taken_elsewhere(host),
            (SeatRequest::Ask, None) => words::friend::taken_ask_host(),
            (SeatRequest::Asked, Some(host)) => words::friend::asked_to_go_on(host),
            (SeatRequest::Asked, None) => words::friend::asked_host_to_go_on(),
            (SeatRequest::Replaced, Some(host)) => words::friend::key_was_replaced(host),
            (SeatRequest::Replaced, None) => words::friend::host_replaced_key(),
        }
    }

    /// The words of the button that asks.
    #[must_use]
    pub(crate) fn request(&self) -> Option<Text> {
        (self.way == SeatRequest::Ask).then(words::friend::ask_to_go_on)
    }
}

/// Live play with a friend at another machine.
#[derive(Resource, Default, Debug)]
pub(crate) struct Live {
    /// Which connection is wanted: another number for each room.
    pub(super) call: u32,
    pub(super) connection: ConnectionState,
    pub(super) room: RoomState,
}

/// The room of live play.
#[derive(Debug, Default)]
pub(super) enum RoomState {
    /// There is none.
    #[default]
    None,
    /// One is being opened.
    Opening(Box<Opening>),
    /// One is being entered, or has been.
    Entered(Box<EnteredRoom>),
}

/// A room that is being entered, or has been.
#[derive(Debug)]
pub(super) struct EnteredRoom {
    pub(super) address: LiveAddress,
    pub(super) client: Client,
    /// The links that were handed out, if the room was opened here.
    pub(super) invited: Option<Invited>,
    pub(super) said: Said,
    pub(super) table: TableState,
    /// Whether the onlooker has asked to see the game.
    pub(super) looks_on: bool,
    /// Whether what was kept of this seat has another key than the link that was opened.
    pub(super) spares_kept: bool,
    /// Whether lines of the log were kept: the others are news, however old.
    pub(super) knows_log: bool,
}

/// What is said for a while.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) heard: Option<Heard>,
    /// What the other one pointed at, and until when that is said, in milliseconds since 1970.
    pub(super) pointed: Option<(Text, u64)>,
    /// What was refused last, and when, in milliseconds since 1970.
    pub(super) refused: Option<(Text, u64)>,
}

/// How table and log differ.
#[derive(Debug, Default)]
pub(super) struct TableState {
    /// Whether the table may differ from the log.
    pub(super) is_unsettled: bool,
    /// The number of the last throw of the log, and how the hand moved.
    pub(super) thrown: Option<(u32, Vec<f32>)>,
    /// Whether the game has come back and may have more events than the room has got.
    pub(super) is_back: bool,
    /// The saved game in which the game of this room is kept, until it lies on the table.
    pub(super) file: Option<GameId>,
}

impl EnteredRoom {
    /// A room of which nothing is known.
    pub(super) fn new(address: LiveAddress, client: Client) -> Self {
        Self {
            address,
            client,
            invited: None,
            said: Said::default(),
            table: TableState::default(),
            looks_on: false,
            spares_kept: false,
            knows_log: false,
        }
    }
}

impl Live {
    /// The room that is being entered, or has been.
    #[must_use]
    pub(super) fn entered(&self) -> Option<&EnteredRoom> {
        match &self.room {
            RoomState::Entered(room) => Some(room),
            RoomState::None | RoomState::Opening(_) => None,
        }
    }

    /// The same, to be changed.
    #[must_use]
    pub(super) fn entered_mut(&mut self) -> Option<&mut EnteredRoom> {
        match &mut self.room {
            RoomState::Entered(room) => Some(room),
            RoomState::None | RoomState::Opening(_) => None,
        }
    }

    /// The client, with the log of the room: game, clock, questions, and who is there. None while
    /// nobody plays live and while a room is being opened.
    #[must_use]
    pub(crate) fn client(&self) -> Option<&Client> {
        Some(&self.entered()?.client)
    }

    /// The client, to be told something.
    #[must_use]
    pub(super) fn client_mut(&mut self) -> Option<&mut Client> {
        Some(&mut self.entered_mut()?.client)
    }

    /// The connection to the room.
    #[must_use]
    pub(crate) fn connection(&self) -> &ConnectionState {
        &self.connection
    }

    /// The address that was entered.
    #[must_use]
    pub(crate) fn address(&self) -> Option<&LiveAddress> {
        Some(&self.entered()?.address)
    }

    /// The address of the own link of the seat here: whoever has it plays there.
    #[must_use]
    pub(crate) fn own_address(&self) -> Option<LiveAddress> {
        let link = self.client()?.own_link()?;
        Some(self.address()?.with_link(link))
    }

    /// Whether the seat of the link that was opened has another key than this machine, and what can
    /// be done about it.
    #[must_use]
    pub(crate) fn elsewhere(&self) -> Option<Elsewhere> {
        let client = self
            .client()
            .filter(|client| client.is_seat_elsewhere() && client.lie().is_none())?;
        let (log, key) = (client.log(), client.public_key());
        let is_own = |ask: &Ask| matches!(ask, Ask::Seat(claim) if claim.key == key);
        let is_asked = log.asked().is_some_and(|(_, ask)| is_own(&ask))
            || client
                .offered()
                .any(|line| matches!(line, Line::Ask(ask) if is_own(ask)));
        let way = match client.link().access {
            Access::Invitation { .. } if is_asked => SeatRequest::Asked,
            Access::Invitation { .. } => SeatRequest::Ask,
            Access::Seat { .. } | Access::Onlooker { .. } => SeatRequest::Replaced,
        };
        let begin = log.begin()?;
        let name = begin.header.names[begin.host.index()].as_str();
        let host = (!name.is_empty()).then(|| name.to_owned());
        Some(Elsewhere { host, way })
    }

    /// The links for guest and onlookers, if the room was opened here.
    #[must_use]
    pub(crate) fn invitation(&self) -> Option<&Invited> {
        self.entered()?.invited.as_ref()
    }

    /// Who sits here; nobody for onlookers and before the room has answered.
    #[must_use]
    pub(crate) fn party(&self) -> Option<Party> {
        self.client()?.party()
    }

    /// The seat of the person here; none if it has another key than this machine.
    #[must_use]
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.client()
            .filter(|client| !client.is_seat_elsewhere())?
            .seat()
    }

    /// Whether the onlooker has asked to see the game.
    #[must_use]
    pub(crate) fn looks_on(&self) -> bool {
        self.entered().is_some_and(|room| room.looks_on)
    }

    /// Whether this is the table of an onlooker: they see and cannot touch.
    #[must_use]
    pub(crate) fn is_onlooker(&self) -> bool {
        self.client()
            .is_some_and(|client| client.link().is_for_onlookers())
    }

    /// What was said last.
    #[must_use]
    pub(crate) fn heard(&self) -> Option<Heard> {
        self.entered()?.said.heard
    }

    /// What is left of a seat's time, in milliseconds; none without a clock.
    #[must_use]
    pub(crate) fn time_left(&self, seat: Seat) -> Option<u64> {
        let client = self.client()?;
        client
            .log()
            .clock()?
            .left(seat, client.room_time(clock::now()))
    }

    /// Whose time runs.
    #[must_use]
    pub(crate) fn time_runs_for(&self) -> Option<Seat> {
        self.client()?.log().clock()?.running()
    }

    /// What is going on with connection, room and other player, in one sentence; None if the game
    /// simply goes on.
    #[must_use]
    pub(crate) fn status(&self) -> Option<Text> {
        /// How long a refusal is said, in milliseconds.
        const SAID: u64 = 6_000;
        let refused = || {
            let (text, at) = self.entered()?.said.refused.as_ref()?;
            (clock::now() < at + SAID).then(|| text.clone())
        };
        if let Some(lie) = self.client().and_then(Client::lie) {
            return Some(lie.text());
        }
        match &self.connection {
            ConnectionState::Off => None,
            ConnectionState::Connecting => Some(words::friend::being_opened()),
            ConnectionState::Away { outage, .. } => Some(outage.sentence()),
            ConnectionState::Failed(why) => Some(why.clone()),
            ConnectionState::Connected => refused().or_else(|| self.wait_status()),
        }
    }

    /// That the other player is away, where somebody plays and the connection says so.
    pub(crate) fn absence(&self) -> Option<Text> {
        let client = self.client()?;
        let other = client.party()?.other();
        let is_away =
            self.connection == ConnectionState::Connected && !client.presence().has(other);
        is_away.then(|| match name_of(client, other) {
            Some(name) => words::friend::is_away(name),
            None => words::friend::other_is_away(),
        })
    }

    /// What the game waits for besides its players.
    fn wait_status(&self) -> Option<Text> {
        let client = self.client()?;
        let log = client.log();
        let Some(party) = client.party() else {
            return log.session().is_none().then(words::friend::guest_not_there);
        };
        if log.session().is_none() {
            return (party == Party::Host).then(words::friend::waits_for_guest);
        }
        let other = name_of(client, party.other());
        if log.by_links(party.other()) {
            return Some(match other {
                Some(name) => words::friend::goes_on_by_links(name),
                None => words::friend::other_goes_on_by_links(),
            });
        }
        let is_away = !client.presence().has(party.other());
        match self.unanswered(clock::now()) {
            Some(since) if since >= UNANSWERED => Some(match (other, is_away) {
                (Some(name), true) => words::friend::throw_waits_away(name),
                (None, true) => words::friend::throw_waits_other_away(),
                (Some(name), false) => words::friend::throw_waits(name),
                (None, false) => words::friend::throw_waits_other(),
            }),
            _ => self.absence(),
        }
    }

    /// Whether a throw of this game waits for one of the machines.
    #[must_use]
    pub(crate) fn throw_waits(&self) -> bool {
        let is_declared = |line: &Line| matches!(line, Line::Declare(_));
        self.client().is_some_and(|client| {
            client
                .log()
                .dice()
                .is_some_and(|dice| dice.declared().is_some())
                || client.offered().any(is_declared)
        })
    }

    /// For how long the throw made here has waited for the other machine, in milliseconds.
    #[must_use]
    pub(crate) fn unanswered(&self, now: u64) -> Option<u64> {
        let client = self.client()?;
        let log = client.log();
        let declared = log.dice()?.declared().filter(|_| log.end().is_none())?;
        (Some(declared.by) == self.seat())
            .then(|| client.room_time(now).saturating_sub(log.last_at()))
    }

    /// For how many milliseconds that is still said.
    #[must_use]
    pub(crate) fn pointed_for(&self, now: u64) -> Option<u64> {
        let (_, until) = self.entered()?.said.pointed.as_ref()?;
        until.checked_sub(now).filter(|left| *left > 0)
    }

    /// What the other one points at, in one sentence.
    #[must_use]
    pub(crate) fn pointed(&self, now: u64) -> Option<&Text> {
        let (sentence, until) = self.entered()?.said.pointed.as_ref()?;
        (now < *until).then_some(sentence)
    }

    /// Whether there is a game in the room: the guest has sat down.
    #[must_use]
    pub(super) fn is_seated(&self) -> bool {
        self.client()
            .is_some_and(|client| client.log().session().is_some())
    }

    /// The connection is gone, unless it is known to be gone since before.
    pub(super) fn lose(&mut self) {
        let outage = match self.connection {
            ConnectionState::Away { .. } => return,
            ConnectionState::Connected => Outage::Broken,
            ConnectionState::Off | ConnectionState::Connecting | ConnectionState::Failed(_) => {
                Outage::NoAnswer
            }
        };
        let since = clock::now();
        self.connection = ConnectionState::Away { since, outage };
    }

    /// The room ends the connection, and has said why.
    pub(super) fn end(&mut self, why: Text) {
        let since = match self.connection {
            ConnectionState::Away { since, .. } => since,
            _ => clock::now(),
        };
        let outage = Outage::Ended(why);
        self.connection = ConnectionState::Away { since, outage };
    }

    /// Nobody plays live any more.
    pub(super) fn hang_up(&mut self) {
        *self = Self {
            call: self.call.wrapping_add(1),
            ..Self::default()
        };
    }

    /// The address of a link to the room that is open here.
    pub(super) fn address_of(invitation: &Invitation, link: RoomLink) -> LiveAddress {
        let address = LiveAddress::new(&invitation.server, link);
        match &invitation.page {
            Some(page) => address.on_page(page),
            None => address,
        }
    }
}

/// The name that somebody gave.
fn name_of(client: &Client, party: Party) -> Option<&str> {
    let log = client.log();
    let (begin, seat) = log.begin().zip(log.seat(party))?;
    let name = begin.header.names[seat.index()].as_str();
    Some(name).filter(|name| !name.is_empty())
}
