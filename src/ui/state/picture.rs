//! The picture of the table that is asked for.

use bevy::prelude::*;

/// Takes a picture of the table as it is seen, without the user interface.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) struct TakePicture {
    /// From what the name of its file is made.
    pub(crate) title: String,
    /// What becomes of it.
    pub(crate) goes: PictureGoes,
}

/// Where a picture goes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PictureGoes {
    /// To a file.
    ToFile,
    /// To the clipboard.
    ToClipboard,
    /// To whatever the system shares with.
    ToOthers,
}
