//! Clients against a room in memory: whole games over broken lines, rooms that lie, frames that are
//! none.

mod alive;
mod attacks;
mod calls;
mod frames;
mod games;
mod hall;
mod lies;
mod presses;
mod room;
mod seats;
mod signatures;
mod stalls;
mod time;
mod vectors;
mod wire;
