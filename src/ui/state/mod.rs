//! What is open, chosen or typed, and what is known of a friend; the commands that all parts send.
//! Nothing here draws.

pub(crate) mod alert;
pub(crate) mod command;
pub(crate) mod film;
pub(crate) mod friend;
pub(crate) mod friend_view;
pub(crate) mod hidden;
pub(crate) mod insights;
pub(crate) mod invite;
pub(crate) mod link;
pub(crate) mod menu_page;
pub(crate) mod new_game;
pub(crate) mod open_panel;
pub(crate) mod picture;
pub(crate) mod unfolded;
