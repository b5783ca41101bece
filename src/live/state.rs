//! The state of live play, as the user interface reads it.

use bevy::prelude::*;
use tesserae_live::{Access, Act, Ask, Client, InvitationKey, Line, Link, Party, Phrase, SeatKey};
use tesserae_rules::Seat;

use super::{address::LiveAddress, command::Invitation};
use crate::save::{GameId, clock};

/// The line to the room.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum LineState {
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
    },
    /// It is not tried again; why, in one sentence.
    Failed(String),
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
    /// The host’s name, or what stands for it in a sentence.
    pub(crate) host: String,
    /// What can be done about it.
    pub(crate) way: Way,
}

/// How somebody comes back to a seat that has another key than their machine.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Way {
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
    pub(crate) fn sentence(&self) -> String {
        let host = &self.host;
        match self.way {
            Way::Ask => format!(
                "This seat was taken at another machine, or by somebody else who has the invitation: open the seat’s \
                 own link from there, or ask {host} to go on here."
            ),
            Way::Asked => format!(
                "You have asked {host} to go on here with a new key, and wait for their answer."
            ),
            Way::Replaced => format!(
                "The seat of this link has another key now, as {host} has agreed: open the seat’s own link from the \
                 machine where it is played, or the invitation."
            ),
        }
    }

    /// The words of the button that asks.
    #[must_use]
    pub(crate) fn request(&self) -> Option<&'static str> {
        (self.way == Way::Ask).then_some("Ask to go on here")
    }
}

/// Live play with a friend at another machine.
#[derive(Resource, Default, Debug)]
pub(crate) struct Live {
    /// Which line is wanted: another number for each room.
    pub(super) call: u32,
    pub(super) line: LineState,
    pub(super) opening: Option<Opening>,
    pub(super) address: Option<LiveAddress>,
    pub(super) client: Option<Client>,
    pub(super) invited: Option<Invited>,
    pub(super) heard: Option<Heard>,
    /// Whether the room has let us in before.
    pub(super) was_in: bool,
    /// Why the room has ended the line, if it has said so.
    pub(super) fault: Option<String>,
    /// What the other one pointed at, and until when that is said, in milliseconds since 1970.
    pub(super) pointed: Option<(String, u64)>,
    /// What was refused last, and when, in milliseconds since 1970.
    pub(super) refused: Option<(String, u64)>,
    /// Whether the table may differ from the log.
    pub(super) is_unsettled: bool,
    /// The number of the last throw of the log, and how the hand moved.
    pub(super) thrown: Option<(u32, Vec<f32>)>,
    /// Whether the game has come back and may have more events than the room has got.
    pub(super) is_back: bool,
    /// A throw that was released here and is not declared yet: the movement of the hand.
    pub(super) released: Option<Vec<f32>>,
    /// The saved game in which the game of this room is kept, until it lies on the table.
    pub(super) file: Option<GameId>,
    /// Whether the onlooker has asked to see the game.
    pub(super) looks_on: bool,
    /// Whether what was kept of this seat has another key than the link that was opened.
    pub(super) spares_kept: bool,
    /// Whether lines of the log were kept: the others are news, however old.
    pub(super) knows_log: bool,
}

impl Live {
    /// The client, with the log of the room: game, clock, questions, and who is there. None while
    /// nobody plays live and while a room is being opened.
    #[must_use]
    pub(crate) fn client(&self) -> Option<&Client> {
        self.client.as_ref()
    }

    /// The line to the room.
    #[must_use]
    pub(crate) fn line(&self) -> &LineState {
        &self.line
    }

    /// The address that was entered.
    #[must_use]
    pub(crate) fn address(&self) -> Option<&LiveAddress> {
        self.address.as_ref()
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
            Access::Invitation { .. } if is_asked => Way::Asked,
            Access::Invitation { .. } => Way::Ask,
            Access::Seat { .. } | Access::Onlooker { .. } => Way::Replaced,
        };
        let begin = log.begin()?;
        let name = begin.header.names[begin.host.index()].as_str();
        let host = if name.is_empty() { "the host" } else { name }.to_owned();
        Some(Elsewhere { host, way })
    }

    /// The links for guest and onlookers, if the room was opened here.
    #[must_use]
    pub(crate) fn invitation(&self) -> Option<&Invited> {
        self.invited.as_ref()
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
        self.looks_on
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
        self.heard
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

    /// What is going on with line, room and other player, in one sentence; None if the game simply
    /// goes on.
    #[must_use]
    pub(crate) fn status(&self) -> Option<String> {
        /// How long a refusal is said, in milliseconds.
        const SAID: u64 = 6_000;
        let refused = || {
            let (text, at) = self.refused.as_ref()?;
            (clock::now() < at + SAID).then(|| text.clone())
        };
        if let Some(lie) = self.client().and_then(Client::lie) {
            return Some(lie.to_string());
        }
        match &self.line {
            LineState::Off => None,
            LineState::Connecting => Some("The line to the room is being opened.".to_owned()),
            LineState::Away { .. } => {
                let usual = if self.was_in {
                    "The line to the room is gone and is being restored."
                } else {
                    "The server does not answer. It is tried again."
                };
                Some(self.fault.clone().unwrap_or_else(|| usual.to_owned()))
            }
            LineState::Failed(why) => Some(why.clone()),
            LineState::Connected => refused().or_else(|| self.wait_status()),
        }
    }

    /// That the other player is away, where somebody plays and the line says so.
    pub(crate) fn absence(&self) -> Option<String> {
        let client = self.client()?;
        let other = client.party()?.other();
        let is_away = *self.line() == LineState::Connected && !client.presence().has(other);
        is_away.then(|| format!("{} is away.", self.name_of(client, other)))
    }

    /// What somebody is called in a sentence.
    fn name_of(&self, client: &Client, party: Party) -> String {
        let log = client.log();
        let name = log
            .begin()
            .zip(log.seat(party))
            .map(|(begin, seat)| begin.header.names[seat.index()].as_str());
        name.filter(|name| !name.is_empty())
            .unwrap_or("The other player")
            .to_owned()
    }

    /// What the game waits for besides its players.
    fn wait_status(&self) -> Option<String> {
        let client = self.client()?;
        let log = client.log();
        let Some(party) = client.party() else {
            return log
                .session()
                .is_none()
                .then(|| "The guest has not sat down yet.".to_owned());
        };
        if log.session().is_none() {
            return (party == Party::Host).then(|| "Waiting for the guest to sit down.".to_owned());
        }
        let other = self.name_of(client, party.other());
        if log.by_links(party.other()) {
            return Some(format!(
                "{other} goes on with this game by links: from there on each machine throws for itself, and the throws \
                 are no longer agreed."
            ));
        }
        let is_away = !client.presence().has(party.other());
        match self.unanswered(clock::now()) {
            Some(since) if since >= UNANSWERED && is_away => Some(format!(
                "This throw waits for {other}, whose machine has to answer it and is away."
            )),
            Some(since) if since >= UNANSWERED => Some(format!(
                "This throw waits for the machine of {other}, which has not answered it yet."
            )),
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
        self.pointed
            .as_ref()
            .and_then(|(_, until)| until.checked_sub(now))
            .filter(|left| *left > 0)
    }

    /// What the other one points at, in one sentence.
    #[must_use]
    pub(crate) fn pointed(&self, now: u64) -> Option<&str> {
        self.pointed
            .as_ref()
            .filter(|(_, until)| now < *until)
            .map(|(sentence, _)| sentence.as_str())
    }

    /// Whether there is a game in the room: the guest has sat down.
    #[must_use]
    pub(super) fn is_seated(&self) -> bool {
        self.client()
            .is_some_and(|client| client.log().session().is_some())
    }

    /// Nobody plays live any more.
    pub(super) fn hang_up(&mut self) {
        *self = Self {
            call: self.call.wrapping_add(1),
            ..Self::default()
        };
    }

    /// The address of a link to the room that is open here.
    pub(super) fn address_of(invitation: &Invitation, link: Link) -> LiveAddress {
        let address = LiveAddress::new(&invitation.server, link);
        match &invitation.page {
            Some(page) => address.on_page(page),
            None => address,
        }
    }
}
