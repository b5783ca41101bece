//! Opponents: bots at the table. A bot throws the same dice as a person and sends the referee the same intents; it knows
//! nothing of dice to come. How well it plays is `crates/bots`; who sits where stands in the session's header.
//!
//! `knowledge` loads what a game's bots know, `turn` lets them think and act, a few milliseconds a frame.

mod knowledge;
mod turn;

use bevy::prelude::*;
use tesserae_bots::Level;
use tesserae_referee::Referee;
use tesserae_rules::{Header, Pending, Seat, Session, session::Player};

pub use turn::Opponents;

/// Seats bots at the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((knowledge::plugin, turn::plugin));
}

/// The level of the bot that sits at a seat; nothing where a person sits. A level that this version does not know plays
/// as the strongest.
#[must_use]
pub fn level(header: &Header, seat: Seat) -> Option<Level> {
    header.players[seat.index()].bot().map(|key| key.parse().unwrap_or(Level::Oracle))
}

/// Who acts for the game now, if a bot does. Where each seat throws a die, a person throws both, if there is one.
#[must_use]
pub fn bot_to_act(session: &Session) -> Option<(Seat, Level)> {
    let header = session.header();
    match session.game().pending() {
        Pending::Over => None,
        pending => match pending.seat() {
            Some(seat) => level(header, seat).map(|level| (seat, level)),
            None => match Seat::BOTH.map(|seat| level(header, seat)) {
                [Some(level), Some(_)] => Some((Seat::First, level)),
                _ => None,
            },
        },
    }
}

/// Condition of everything that a person does with the game: no bot is to act.
pub fn a_person_acts(referee: Res<Referee>) -> bool {
    referee.session().is_none_or(|session| bot_to_act(session).is_none())
}

/// Whether somebody plays against a bot, or bots play each other.
#[must_use]
pub fn has_bots(header: &Header) -> bool {
    header.players.iter().any(|player| *player != Player::Person)
}
