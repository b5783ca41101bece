//! What players do with a friend at another machine, besides playing.

use bevy::prelude::*;
use tesserae_live::{Ask, Phrase, Reason, TimeControl};
use tesserae_rules::{DiceSource, Header, Seat};

use super::address::LiveAddress;

/// What players do with a friend at another machine, besides playing: steps, choices and throws
/// take the way of every game.
#[derive(Message, Clone, Debug)]
pub(crate) enum LiveCommand {
    /// Opens a room and enters it. [`Live::invitation`](super::Live::invitation) has the links once
    /// it is open.
    Invite(Box<Invitation>),
    /// Enters a room by its address, or comes back to it.
    Enter(LiveAddress),
    /// The guest sits down with this name; the game begins.
    SitDown(String),
    /// The onlooker wants to see the game, as soon as it has begun.
    LookOn,
    /// Hangs up, and takes the game off the table if it lies there. The saved game can be resumed.
    Leave,
    /// Asks the other one for something.
    Ask(Ask),
    /// Does what the other one asks for.
    Agree,
    /// Declines it, or takes back the question that was asked here.
    Disagree,
    /// Asks the host to go on with the key of this machine at a seat that was taken with another
    /// one.
    AskForSeat,
    /// Calls the other one to the table.
    Call,
    /// Answers a call: I am here.
    Here,
    /// Ends the game before its end.
    End(Reason),
    /// Says something.
    Say(Phrase),
    /// Goes on with the same game by links, without a room.
    GoOnByLinks,
}

/// What a host settles before they invite a friend.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Invitation {
    /// Where the room is to be opened: the address of the page or of another server.
    pub(crate) server: String,
    /// Where the guest finds a page, if it is not served by the room.
    pub(crate) page: Option<String>,
    /// Game, house rules and length, with the host's name at their seat. Who throws, who sits
    /// where and the number of the game are filled in.
    pub(crate) header: Header,
    /// Where the host sits.
    pub(crate) host: Seat,
    /// How much time there is.
    pub(crate) clock: TimeControl,
}

impl Invitation {
    /// The header with which a room is opened: two people, agreed dice, a number of its own.
    #[must_use]
    pub(crate) fn header(&self, id: u64) -> Header {
        let mut header = self.header.clone();
        header.players = Default::default();
        header.names[self.host.other().index()].clear();
        Header {
            dice: Some(DiceSource::Agreed),
            seed: None,
            id: Some(id),
            ..header
        }
    }
}
