//! Clients against a room in memory: whole games over broken lines, rooms that lie, frames that are none.

mod alive;
mod deposits;
mod frames;
mod games;
mod hall;
mod lies;
mod room;
