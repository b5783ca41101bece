//! The user interface around a game on the table: prompt, buttons, scores, result, announcements.

pub mod announcements;
pub mod buttons;
pub mod dice_entry;
pub mod doubling;
pub mod notices;
pub mod prompt;
pub mod replay_bar;
pub mod result;
pub mod scores;
pub mod toolbar;
