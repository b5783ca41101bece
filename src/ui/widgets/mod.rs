//! Building blocks of the user interface: buttons, panels, focus, Markdown, accessible copies.

pub mod accessible;
pub mod anchored;
pub mod button;
pub mod focus;
pub mod markdown;
pub mod seats;
pub mod ui_elements;
