//! The server as a process, with clients over real sockets; and both stores.

mod connections;
mod games;
mod guests;
mod liars;
mod page;
mod postgres;
mod process;
mod proxy;
mod shares;
mod stores;
