//! The bot for Tablero di Berona: a net for the long middle of the game, and exact counting where
//! it ends.

mod bot;
pub mod inputs;
pub mod last_turn;
pub mod player;

pub(crate) use bot::TableroDiBerona;
