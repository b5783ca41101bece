//! The panels at the right edge.

pub(crate) mod analysed_games;
pub(crate) mod analysis;
mod analysis_sums;
mod confirmation;
pub(crate) mod decision;
pub(crate) mod editor;
pub(crate) mod fairness;
pub(crate) mod friend;
pub(crate) mod game_list;
pub(crate) mod game_menu;
pub(crate) mod history;
mod language_row;
pub(crate) mod log;
pub(crate) mod picture;
pub(crate) mod rulebook;
pub(crate) mod sections;
mod setting;
pub(crate) mod settings;
pub(crate) mod statistics;
