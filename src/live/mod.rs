//! Live play with a friend at another machine: the connection to a room, the game that both tables
//! show, and the other's hand. What is agreed, and how, is decided in `crates/live`; here a
//! [`Client`](tesserae_live::Client) gets a socket, a clock and a table.
//!
//! `ui` sends [`LiveCommand`]s and reads [`Live`]. `room` carries the commands out, `opening` opens
//! and enters a room, `connection` keeps the socket, `play` keeps the table and the log of the room
//! the same, `throws` brings the dice that both machines agree on, `kept` is what comes back after a
//! reload, `hand` and `pointing` are what one sees of the other, `out_of_time` claims a game whose
//! time has run out.

mod address;
mod command;
mod connection;
mod hand;
mod kept;
mod opening;
mod out_of_time;
mod play;
mod pointing;
mod room;
mod socket;
mod state;
mod throws;

use bevy::prelude::*;

// Only browsers say so.
#[cfg(any(test, target_arch = "wasm32"))]
pub(crate) use self::connection::NetworkIsBack;
pub(crate) use self::{
    address::{LiveAddress, ServerError, server_address},
    command::{Invitation, LiveCommand},
    kept::Waiting,
    state::{ConnectionState, Elsewhere, Live, UNANSWERED},
};
#[cfg(test)]
pub(crate) use self::{
    socket::{Signal, Socket, Sockets},
    state::SeatRequest,
};

/// Plays with a friend at another machine. Nothing is connected before somebody invites or enters.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<LiveCommand>()
        .init_resource::<Live>()
        .add_plugins((
            connection::plugin,
            room::plugin,
            play::plugin,
            throws::plugin,
            kept::plugin,
            hand::plugin,
            pointing::plugin,
            out_of_time::plugin,
        ));
}
