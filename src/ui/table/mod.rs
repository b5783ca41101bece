//! The user interface around a game on the table: prompt, buttons, scores, result, announcements.

pub(crate) mod advice;
pub(crate) mod announcements;
pub(crate) mod answers;
pub(crate) mod board_labels;
pub(crate) mod buttons;
pub(crate) mod dice_entry;
pub(crate) mod lamp;
pub(crate) mod lesson;
pub(crate) mod no_opponent;
pub(crate) mod notices;
pub(crate) mod prompt;
pub(crate) mod puzzle;
pub(crate) mod replay_bar;
pub(crate) mod result;
pub(crate) mod scores;
mod text_box;
pub(crate) mod toolbar;
