//! The picture of the table that is asked for.

use bevy::prelude::*;

/// Takes a picture of the table as it is seen, without the user interface.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) struct TakePicture {
    /// From what the name of its file is made.
    pub(crate) title: String,
    /// What becomes of it.
    pub(crate) goes: PictureDestination,
}

/// Where a picture goes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PictureDestination {
    /// To a file.
    File,
    /// To the clipboard.
    Clipboard,
    /// To another program, by the share dialog of the system.
    Others,
}
