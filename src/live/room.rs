//! Carries out what players do in a room besides playing.

use bevy::prelude::*;
use tesserae_live::Line;
use tesserae_referee::{Intent, Referee};

use super::{
    LiveCommand,
    connection::ConnectionSystems,
    kept,
    socket::Sockets,
    state::{Live, Opening, RoomState},
};
use crate::{
    save::{CorrespondenceCommand, SavedGames, receiver},
    table::sets::TableSystems,
};

/// Carries out [`LiveCommand`]s.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        carry_out
            .in_set(TableSystems::Input)
            .before(ConnectionSystems),
    );
}

/// Lets the other one know, leaves the room, and goes on with the game by links. Whose turn it is
/// not sends it at once.
fn go_on_by_links(
    live: &mut Live,
    sockets: &mut Sockets,
    referee: &Referee,
    games: &mut SavedGames,
    links: &mut MessageWriter<CorrespondenceCommand>,
) {
    let (Some(session), Some(seat)) = (
        referee.session().filter(|session| live.is_game(session)),
        live.seat(),
    ) else {
        return;
    };
    if let Some(client) = live.client_mut()
        && client.offer(Line::ByLinks)
        && let Some(socket) = &mut sockets.open
    {
        // The connection is closed at once.
        client
            .take_frames()
            .into_iter()
            .for_each(|frame| socket.send(frame));
    }
    if let Some(address) = live.address() {
        kept::let_go(games.storage(), address);
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
                let opening = Opening::new((**invitation).clone());
                live.room = RoomState::Opening(Box::new(opening));
            }
            // Whoever goes on waiting may be there.
            LiveCommand::Enter(address)
                if live.address() == Some(address) && live.url().is_some() => {}
            LiveCommand::Enter(address) => live.enter_kept(address.clone(), games.storage()),
            LiveCommand::Leave => {
                let is_on_table = referee
                    .session()
                    .is_some_and(|session| live.is_game(session));
                if let Some(address) = live.address().filter(|_| !live.is_seated()) {
                    // Nothing has been played there.
                    kept::forget(games.storage(), address);
                }
                live.hang_up();
                if is_on_table {
                    games.intents.write(Intent::Leave);
                }
            }
            LiveCommand::LookOn => {
                if let Some(room) = live.entered_mut() {
                    room.looks_on = true;
                }
            }
            LiveCommand::GoOnByLinks => {
                go_on_by_links(&mut live, &mut sockets, &referee, &mut games, &mut links)
            }
            other => {
                let Some(client) = live.client_mut() else {
                    continue;
                };
                match other {
                    LiveCommand::SitDown(name) => client.sit(name),
                    LiveCommand::Ask(ask) => client.ask(*ask),
                    LiveCommand::AskForSeat => client.ask_for_seat(),
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
