//! The server as a process, with clients over real sockets; and both stores.

mod arguments;
mod connections;
mod files;
mod games;
mod guests;
mod keys;
mod liars;
mod logs;
mod page;
mod postgres;
mod process;
mod proxy;
mod recipes;
mod rooms;
mod seats;
mod shares;
mod stores;
mod time;
