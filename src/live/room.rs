//! Rooms: opening and entering one, and what players do there besides playing.

use bevy::prelude::*;
use tesserae_live::{
    Begin, Client, Hex, Line, Link, Party, ToRoom, first_mark,
    link::SealKey,
    wire::{Create, Created, VERSION},
};
use tesserae_referee::{Intent, Referee};

use super::{
    LiveAddress, LiveCommand,
    command::Invitation,
    kept,
    line::LineSystems,
    socket::Sockets,
    state::{Invited, LineState, Live, Opening},
};
use crate::{
    save::{CorrespondenceCommand, SavedGames, receiver},
    table::{seed, sets::TableSystems},
};

/// Carries out [`LiveCommand`]s.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carry_out.in_set(TableSystems::Input).before(LineSystems));
}

impl Opening {
    fn new(invitation: Invitation) -> Self {
        let key = SealKey(Hex(seed::bytes()));
        let (header, host, clock) = (invitation.header(seed::seed()), invitation.host, invitation.clock);
        let line = Line::Begin(Begin { version: VERSION, header, host, clock });
        Self { invitation, line, key }
    }

    /// The message that opens it.
    pub(super) fn create(&self) -> ToRoom {
        let seal = self.key.seal(&first_mark(), Party::Host, &self.line);
        ToRoom::Create(Box::new(Create { line: self.line.clone(), seal: Some(seal) }))
    }
}

impl Live {
    /// The address of the socket that is wanted.
    pub(super) fn url(&self) -> Option<String> {
        if matches!(self.line, LineState::Failed(_)) {
            return None;
        }
        let opened = || self.opening.as_ref().map(|opening| super::address::socket_url(&opening.invitation.server));
        self.address.as_ref().map(LiveAddress::socket_url).or_else(opened)
    }

    /// Enters a room for the first time.
    pub(super) fn enter(&mut self, address: LiveAddress) {
        self.hang_up();
        self.client = Some(Client::new(address.link.clone(), seed::bytes()));
        self.address = Some(address);
    }
}

/// The room is open: its host enters it.
pub(super) fn opened(live: &mut Live, created: Created) {
    let Some(Opening { invitation, key, .. }) = live.opening.take() else { return };
    let Created { room, host, guest, onlooker } = created;
    let address = |secret, key| Live::address_of(&invitation, Link { room, secret, key });
    let own = address(host, Some(key));
    let invited = Invited { guest: address(guest, Some(key)), onlooker: address(onlooker, None) };
    live.enter(own);
    (live.invited, live.line) = (Some(invited), LineState::Connecting);
    if let Some(client) = &mut live.client {
        client.connected();
    }
}

/// Lets the other one know, leaves the room, and goes on with the game by links. Whose turn it is not sends it at once.
fn go_on_by_links(
    live: &mut Live,
    sockets: &mut Sockets,
    referee: &Referee,
    games: &mut SavedGames,
    links: &mut MessageWriter<CorrespondenceCommand>,
) {
    let (Some(session), Some(seat)) = (referee.session().filter(|session| live.is_game(session)), live.seat()) else {
        return;
    };
    if let Some(client) = &mut live.client
        && client.offer(Line::ByLinks)
        && let Some(socket) = &mut sockets.open
    {
        // The line is hung up at once.
        client.take_frames().into_iter().for_each(|frame| socket.send(frame));
    }
    if let Some(address) = &live.address {
        kept::forget(games.storage(), address);
    }
    live.hang_up();
    games.go_on_by_links(session, seat.other());
    if receiver(session) == Some(seat.other()) {
        links.write(CorrespondenceCommand::Send(seat.other()));
    }
}

fn carry_out(
    mut commands: MessageReader<LiveCommand>,
    mut live: ResMut<Live>,
    referee: Res<Referee>,
    mut games: SavedGames,
    mut links: MessageWriter<CorrespondenceCommand>,
    mut sockets: NonSendMut<Sockets>,
) {
    for command in commands.read() {
        match command {
            LiveCommand::Invite(invitation) => {
                if referee.session().is_some() {
                    games.intents.write(Intent::Leave);
                }
                live.hang_up();
                live.opening = Some(Opening::new((**invitation).clone()));
            }
            // Whoever goes on waiting may be there.
            LiveCommand::Enter(address) if live.address.as_ref() == Some(address) && live.url().is_some() => {}
            LiveCommand::Enter(address) => live.enter_kept(address.clone(), games.storage()),
            LiveCommand::Leave => {
                let is_on_table = referee.session().is_some_and(|session| live.is_game(session));
                if let Some(address) = live.address.as_ref().filter(|_| !live.is_seated()) {
                    // Nothing has been played there.
                    kept::forget(games.storage(), address);
                }
                live.hang_up();
                if is_on_table {
                    games.intents.write(Intent::Leave);
                }
            }
            LiveCommand::LookOn => live.looks_on = true,
            LiveCommand::GoOnByLinks => go_on_by_links(&mut live, &mut sockets, &referee, &mut games, &mut links),
            other => {
                let Some(client) = &mut live.client else { continue };
                match other {
                    LiveCommand::SitDown(name) => client.sit(name),
                    LiveCommand::Ask(ask) => client.ask(*ask),
                    LiveCommand::Agree => client.offer(Line::Agree),
                    LiveCommand::Disagree => client.offer(Line::Disagree),
                    LiveCommand::Call => client.offer(Line::Call),
                    LiveCommand::Here => client.offer(Line::Here),
                    LiveCommand::End(reason) => client.offer(Line::End(*reason)),
                    LiveCommand::Say(phrase) => {
                        client.say(*phrase);
                        true
                    }
                    _ => false,
                };
            }
        }
    }
}
