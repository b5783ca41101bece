//! Clients against a room in memory: whole games over broken lines, rooms that lie, frames that are
//! none.

mod alive;
mod calls;
mod deposits;
mod frames;
mod games;
mod hall;
mod lies;
mod presses;
mod room;
mod seals;
mod time;
