//! The client of a room without input and output: frames and the time go in, frames come out.
//!
//! Whoever has a socket calls [`Client::connected`], hands each frame to [`Client::receive`], sends
//! what [`Client::take_frames`] gives, and calls [`Client::disconnected`] when the connection is
//! gone; then connects again. What the player does goes in by [`Client::offer`] and its friends.
//! What the table has to show comes from [`Client::take_news`], and the game from [`Client::log`].
//!
//! An own line is *offered* until the room sends it back: [`Client::shown`] has it at once, the log
//! only then. One line is under way at a time and says how many lines it follows. So after a broken
//! connection the log itself shows whether the room took it, and nothing is lost or doubled.

mod connection;
mod replies;
mod shares;

use std::collections::VecDeque;

use tesserae_rules::{Event, Seat, Session};
use tesserae_words::Text;

use self::connection::{Progress, RoomConnection, Up};
use crate::{
    Access, Ask, Change, Claim, Declare, ErrorCode, HandPace, HandSample, Lie, Line, Log, Mark,
    Motion, Party, Phrase, PublicKey, RefusalCode, RoomLink, SeatKey, Sit,
    agreed::{AgreedDice, Chain},
    wire::{Enter, Known, Owner, Presence, ToRoom, VERSION},
};

/// The most lines that may be offered before the room has answered.
const MOST_OFFERS: usize = 64;

/// Something that the table should know.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The client is in, as this one; nobody for onlookers.
    Entered(Option<Party>),
    /// A line is in the log.
    Line {
        /// Who did it.
        by: Party,
        /// What it has changed.
        change: Change,
    },
    /// An own line was not added, and nothing that was offered after it: the table goes back to the
    /// log.
    Refused {
        /// The broken rule.
        code: RefusalCode,
        /// One sentence.
        text: Text,
    },
    /// The other’s hand has moved.
    Hand(Party, HandSample),
    /// The other one says something.
    Phrase(Party, Phrase),
    /// Who is there.
    Presence(Presence),
    /// The room has found fault with a message.
    Error {
        /// What is wrong.
        code: ErrorCode,
        /// One sentence.
        text: Text,
    },
    /// The room has been found out.
    Lie(Lie),
}

/// A client of a room.
pub struct Client {
    link: RoomLink,
    /// The key of the own seat; onlookers do not use theirs.
    key: SeatKey,
    chain: Option<((u64, Seat, Mark), Chain)>,
    log: Log,
    /// The lines of the log, as they were sent.
    lines: Vec<String>,
    party: Option<Party>,
    presence: Presence,
    connection: RoomConnection,
    /// Own lines that are not in the log yet, oldest first.
    offers: VecDeque<Line>,
    /// The room’s time less that of this machine, in milliseconds.
    ahead: i64,
    pace: HandPace,
    frames: Vec<String>,
    news: Vec<News>,
}

impl Client {
    /// A client for a link. With the seat’s own link it has the seat’s key; a guest who has only an
    /// invitation sits down with a key that is made from these 32 bytes of the system’s generator.
    /// Keep them, or [`Client::own_link`], as long as the game lasts: without them nobody can play
    /// at this seat.
    #[must_use]
    pub fn new(link: RoomLink, secret: [u8; 32]) -> Self {
        let key = match &link.access {
            Access::Seat { key, .. } => key.clone(),
            Access::Invitation { .. } | Access::Onlooker { .. } => SeatKey::new(secret),
        };
        Self {
            link,
            key,
            chain: None,
            log: Log::default(),
            lines: Vec::new(),
            party: None,
            presence: Presence::default(),
            connection: RoomConnection::Down,
            offers: VecDeque::new(),
            ahead: 0,
            pace: HandPace::default(),
            frames: Vec::new(),
            news: Vec::new(),
        }
    }

    /// A client that goes on with lines that were kept, so that only later ones are sent. Lines that
    /// do not fit are left out with all after them.
    #[must_use]
    pub fn with_lines(
        link: RoomLink,
        secret: [u8; 32],
        lines: impl IntoIterator<Item = String>,
    ) -> Self {
        let mut client = Self::new(link, secret);
        for line in lines {
            if client.log.push(&line).is_err() {
                break;
            }
            client.lines.push(line);
        }
        client
    }

    /// The link with which it enters.
    #[must_use]
    pub fn link(&self) -> &RoomLink {
        &self.link
    }

    /// The log as far as the room has confirmed it.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The lines of the log, to be kept.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Whose client it is; nobody’s for onlookers and before the room has answered.
    #[must_use]
    pub fn party(&self) -> Option<Party> {
        self.party
    }

    /// The seat of the player here.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.log.seat(self.party?)
    }

    /// The secret of the own key, to be kept with the lines.
    #[must_use]
    pub fn secret(&self) -> &[u8; 32] {
        self.key.secret()
    }

    /// The public half of the own key.
    #[must_use]
    pub fn public_key(&self) -> PublicKey {
        self.key.public()
    }

    /// The own link of the seat here, with which its player goes on at any other machine. None for
    /// onlookers, before the guest has sat down, and where the seat has another key.
    #[must_use]
    pub fn own_link(&self) -> Option<RoomLink> {
        let access = Access::Seat {
            key: self.key.clone(),
            known: self.known(),
        };
        self.has_seat().then(|| RoomLink {
            access,
            ..self.link.clone()
        })
    }

    /// Whether the key here is that of the seat.
    #[must_use]
    pub fn has_seat(&self) -> bool {
        let key = self.party.and_then(|party| self.log.key(party));
        key == Some(self.key.public())
    }

    /// Whether the seat of this link has been taken with another key: at another machine, or by
    /// somebody else who has the invitation.
    #[must_use]
    pub fn is_seat_elsewhere(&self) -> bool {
        let key = self.party.and_then(|party| self.log.key(party));
        key.is_some_and(|key| key != self.key.public())
    }

    /// Who is there.
    #[must_use]
    pub fn presence(&self) -> Presence {
        self.presence
    }

    /// Whether the connection to the room is there and the room has let the client in.
    #[must_use]
    pub fn is_in(&self) -> bool {
        self.connection.progress() != Progress::Entering
    }

    /// What the room was found out in.
    #[must_use]
    pub const fn lie(&self) -> Option<&Lie> {
        match &self.connection {
            RoomConnection::FoundOut(lie) => Some(lie),
            RoomConnection::Down | RoomConnection::Up(_) => None,
        }
    }

    /// Own lines that the room has not confirmed yet.
    pub fn offered(&self) -> impl Iterator<Item = &Line> {
        self.offers.iter()
    }

    /// The game with the offers of this side: what the table shows. None before the guest has sat
    /// down.
    #[must_use]
    pub fn shown(&self) -> Option<Session> {
        let mut session = self.log.session()?.clone();
        for line in &self.offers {
            match line {
                Line::Play(event) => drop(session.act(event.clone())),
                Line::Undo(_) => drop(session.undo()),
                _ => {}
            }
        }
        Some(session)
    }

    /// The room’s time in milliseconds, by which the clock runs, when the machine's clock shows
    /// `now`.
    #[must_use]
    pub fn room_time(&self, now: u64) -> u64 {
        now.saturating_add_signed(self.ahead)
    }

    /// What is to be sent, oldest first.
    pub fn take_frames(&mut self) -> Vec<String> {
        std::mem::take(&mut self.frames)
    }

    /// What has happened, oldest first.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// There is a connection to the room.
    pub fn connected(&mut self) {
        self.disconnected();
        if self.lie().is_some() {
            return;
        }
        self.connection = RoomConnection::Up(Up::default());
        let known = self.known();
        let (room, secret) = (self.link.room, self.link.secret);
        self.send(&ToRoom::Enter(Enter {
            version: VERSION,
            room,
            secret,
            known,
            seat: (!self.link.is_for_onlookers()).then(|| Owner {
                key: self.key.public(),
                signature: self.key.sign_entry(&room),
            }),
        }));
    }

    /// The connection is gone. Offers stay: what the room did not take is offered again.
    pub fn disconnected(&mut self) {
        if self.connection.up().is_some() {
            self.connection = RoomConnection::Down;
        }
        self.frames.clear();
        self.offers.retain(|line| !line.is_automatic());
    }

    /// Whether this client takes part: onlookers do not, nor whoever lacks the key of the seat, and
    /// nobody does in a room that was found out.
    fn takes_part(&self) -> bool {
        self.party.is_some()
            && !self.link.is_for_onlookers()
            && !self.is_seat_elsewhere()
            && self.lie().is_none()
    }

    /// Offers a line. Returns whether it was taken up: onlookers offer nothing, and nobody does to
    /// a room that was found out. What is said once is offered once, however often its button is
    /// pressed.
    pub fn offer(&mut self, line: Line) -> bool {
        let may_come_again = matches!(line, Line::Play(_) | Line::Undo(_));
        if !may_come_again && self.offers.contains(&line) {
            return true;
        }
        let may = self.takes_part() && self.offers.len() < MOST_OFFERS;
        if may {
            self.offers.push_back(line);
            self.go_on();
        }
        may
    }

    /// Sits down as the guest. Returns whether the line was taken up; only an invitation lets sit
    /// down.
    pub fn sit(&mut self, name: &str) -> bool {
        let Some(seat) = self.claim() else {
            return false;
        };
        self.offer(Line::Sit(Sit {
            name: name.to_owned(),
            seat,
        }))
    }

    /// Asks the host to go on with the key of this machine, as that of the seat is lost.
    pub fn ask_for_seat(&mut self) -> bool {
        let Some(claim) = self.claim().filter(|_| self.is_seat_elsewhere()) else {
            return false;
        };
        let line = Line::Ask(Ask::Seat(claim));
        let may = self.lie().is_none() && !self.offers.contains(&line);
        if may {
            self.offers.push_back(line);
            self.go_on();
        }
        may
    }

    /// What lets the key here have the guest’s seat.
    fn claim(&self) -> Option<Claim> {
        let Access::Invitation { key, .. } = &self.link.access else {
            return None;
        };
        let (room, own) = (self.log.mark_at(1)?, self.key.public());
        Some(Claim {
            key: own,
            invited: key.invite(&room, &own),
        })
    }

    /// Offers a step or a choice.
    pub fn play(&mut self, event: impl Into<Event>) -> bool {
        self.offer(Line::Play(event.into()))
    }

    /// Undoes what can be undone of this turn. Returns whether there is something.
    pub fn undo(&mut self) -> bool {
        let count = self.shown().and_then(|mut session| session.undo().ok());
        count.is_some_and(|count| self.offer(Line::Undo(count)))
    }

    /// Asks the other one to go back to this many events, or for a rematch.
    pub fn ask(&mut self, ask: Ask) -> bool {
        self.offer(Line::Ask(ask))
    }

    /// Declares the awaited throw with a movement of the hand. Returns whether there is one and its
    /// share is at hand; it is taken from the log, so offers have to be confirmed first.
    pub fn throw(&mut self, gesture: Vec<f32>) -> bool {
        let (Some(throw), true) = (self.log.next_throw(), self.can_throw()) else {
            return false;
        };
        let known = self.log.dice().is_some_and(|dice| dice.known(throw));
        let share = if known { None } else { self.own_share() };
        (known || share.is_some())
            && self.offer(Line::Declare(Declare {
                throw,
                share,
                gesture,
            }))
    }

    /// Whether a throw can be declared now: nothing is under way, both seats have committed, and
    /// this side does not ask to take something back. Otherwise the other one could agree when it
    /// knows the throw that comes, see [`Client::take_back_question`].
    #[must_use]
    pub fn can_throw(&self) -> bool {
        let ready = |dice: &AgreedDice, throw| dice.known(throw) || dice.is_ready();
        let next = self.log.next_throw().zip(self.log.dice());
        self.offers.is_empty()
            && !self.asks_to_undo()
            && next.is_some_and(|(throw, dice)| ready(dice, throw))
    }

    fn asks_to_undo(&self) -> bool {
        matches!(self.log.asked(), Some((by, Ask::UndoTo(_))) if Some(by) == self.party)
    }

    /// Takes back the own question to undo something, as its player wants to go on. Returns whether
    /// there is one.
    pub fn take_back_question(&mut self) -> bool {
        self.asks_to_undo() && self.offer(Line::Disagree)
    }

    /// Moves the hand of the player here. More than ten updates a second are left out.
    pub fn move_hand(&mut self, now: u64, motion: Motion) {
        if self.is_in() && self.takes_part() && self.pace.passes(now, &motion) {
            // Milliseconds that wrap round after 49 days are as good for the time between two
            // updates.
            let at = (now & u64::from(u32::MAX)) as u32;
            self.send(&ToRoom::Hand(HandSample { at, motion }));
        }
    }

    /// Says something.
    pub fn say(&mut self, phrase: Phrase) {
        if self.is_in() && self.takes_part() {
            self.send(&ToRoom::Phrase(phrase));
        }
    }

    fn known(&self) -> Known {
        Known {
            count: self.log.len(),
            mark: self.log.mark(),
        }
    }

    fn send(&mut self, message: &ToRoom) {
        if self.connection.up().is_some() {
            self.frames.push(message.text());
        }
    }
}

/// Secrets are not shown.
impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("link", &self.link)
            .field("lines", &self.lines.len())
            .finish_non_exhaustive()
    }
}
