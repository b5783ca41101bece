//! Building blocks of the user interface: buttons, panels, focus, Markdown, the list of accessible
//! elements.

pub(crate) mod accessible;
pub(crate) mod anchored;
pub(crate) mod board_choice;
pub(crate) mod board_diagram;
pub(crate) mod button;
pub(crate) mod divider;
pub(crate) mod fitted;
pub(crate) mod focus;
pub(in crate::ui) mod group;
pub(crate) mod icon_button;
pub(crate) mod key_name;
pub(crate) mod lessons;
pub(in crate::ui) mod limited_field;
pub(crate) mod markdown;
pub(crate) mod opening;
pub(crate) mod page;
pub(crate) mod panel;
pub(crate) mod qr;
pub(crate) mod seats;
pub(crate) mod swatch;
pub(crate) mod ui_elements;
