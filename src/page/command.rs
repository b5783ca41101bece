//! Commands of the user interface to the web page: save a file, open one, make a link.
//! `web::transfer` carries them out; outside of a browser the dialogs in `save::file_dialog` save
//! and open files, and nothing does the rest.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use tesserae_formats::Format;
use tesserae_rules::Kind;
use tesserae_words::{Text, common, saving};

use crate::page::bridge;

/// A command to the web page.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PageCommand {
    /// Save a file.
    Save {
        /// The title of the game, from which the name of the file is made.
        title: String,
        /// What kind of file it is.
        file_type: FileType,
        /// The content of the file.
        content: Vec<u8>,
    },
    /// Share a file, or save it where the browser shares none after all.
    ShareFile {
        /// The title, from which the name of the file is made.
        title: String,
        /// What kind of file it is.
        file_type: FileType,
        /// The content of the file.
        content: Vec<u8>,
    },
    /// Save a drawing, an SVG file, as a picture in pixels.
    SaveAsPicture {
        /// The title, from which the name of the file is made.
        title: String,
        /// The content of the SVG file.
        drawing: String,
    },
    /// Open the file chooser. The page puts the game in the chosen file on the table; the dialog of
    /// a system imports it.
    Open,
    /// Write to the clipboard, which the press of a button with `PageGesture::Copy` has begun.
    Copy(String),
    /// Write a PNG file to the clipboard, which the press of a button with `PageGesture::CopyPicture` has
    /// begun.
    CopyPicture(Vec<u8>),
    /// Show a link that opens the game in this text.
    Link(String),
    /// Share such a link; show it where the browser cannot share.
    Send(String),
    /// Share the link to a game with a friend.
    Share(String),
    /// Show a link that lays out the puzzle of this name.
    PuzzleLink(String),
    /// Show the address of a page with nothing but the diagram of the position in this text.
    PictureAddress(String),
    /// Show the HTML by which another page shows that page.
    PictureHtml(String),
    /// Show the rulebook of a game as text of the page, which the browser can search.
    Rules(Kind),
    /// Load the page as an ordinary one, which is no kiosk.
    EndKiosk,
}

/// A kind of file.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct FileType {
    /// The name of its format, `record`, or of what it shows, `page`.
    key: &'static str,
    /// The ending of its name, without the dot.
    pub(crate) extension: &'static str,
    /// Its type on the web.
    pub(crate) media_type: &'static str,
}

impl FileType {
    /// A page, as a browser shows it.
    pub(crate) const HTML: Self = Self {
        key: "page",
        extension: "html",
        media_type: "text/html",
    };
    /// A picture in pixels.
    pub(crate) const PNG: Self = Self {
        key: "picture",
        extension: "png",
        media_type: "image/png",
    };
    /// A film.
    pub(crate) const GIF: Self = Self {
        key: "film",
        extension: "gif",
        media_type: "image/gif",
    };
    /// A drawing.
    pub(crate) const SVG: Self = Self {
        key: "drawing",
        extension: "svg",
        media_type: "image/svg+xml",
    };

    /// What it is called in a list.
    #[must_use]
    pub(crate) fn title(self) -> Text {
        match self.key {
            "page" => saving::page_file(),
            "picture" => saving::picture_file(),
            "film" => saving::film_file(),
            "drawing" => saving::drawing_file(),
            "record" => saving::game_record(),
            "save" => saving::save_file(),
            "mat" => saving::backgammon_match(),
            "sgf" => saving::match_of_program("GNU Backgammon"),
            key => common::as_written(Format::with_key(key).map_or(key, |format| format.title)),
        }
    }
}

impl From<&Format> for FileType {
    fn from(format: &Format) -> Self {
        Self {
            key: format.key,
            extension: format.extension.unwrap_or_default(),
            media_type: "text/plain",
        }
    }
}

/// Whether the program runs in a web page.
#[must_use]
pub(crate) const fn has_page() -> bool {
    cfg!(target_arch = "wasm32")
}

/// Where two people meet: the address of the server, and of the page that their link opens if it is
/// another one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Meeting {
    /// The address of the server.
    pub(crate) server: String,
    /// The address of the page.
    pub(crate) page: Option<String>,
}

/// Where two people meet who play in this page: at a server that it names, or at its own address.
/// Outside of a browser there is no such place.
#[must_use]
pub(crate) fn meeting() -> Option<Meeting> {
    let page = bridge::text("tesseraePage")?;
    Some(match bridge::text("tesseraeServer") {
        Some(server) => Meeting {
            server,
            page: Some(page),
        },
        None => Meeting {
            server: page,
            page: None,
        },
    })
}

/// Whether the program runs in a web page of a system that can share links.
#[must_use]
pub(crate) fn can_share() -> bool {
    bridge::says_yes("tesseraeCanShare")
}

/// Whether pictures can be written to the clipboard: in a window always, as far as the system has one.
#[must_use]
pub(crate) fn can_copy_pictures() -> bool {
    !has_page() || bridge::says_yes("tesseraeCanCopyPictures")
}

/// Whether the program runs in a web page of a system that can share files.
#[must_use]
pub(crate) fn can_share_files() -> bool {
    bridge::says_yes("tesseraeCanShareFiles")
}

/// Whether the program runs in a web page that can fill the screen.
#[must_use]
pub(crate) fn can_fill_screen() -> bool {
    bridge::says_yes("tesseraeCanFillScreen")
}

/// Writes a text to the clipboard, in a web page by the command that is sent.
pub(crate) fn copy(ctx: &Context, text: String, send: impl FnOnce(PageCommand)) {
    if has_page() {
        send(PageCommand::Copy(text));
    } else {
        ctx.copy_text(text);
    }
}

/// A name for the file of a game: the letters and digits of its title, joined by dashes.
#[must_use]
pub(crate) fn file_name(title: &str, file_type: FileType) -> String {
    let plain: String = title
        .chars()
        .map(|letter| {
            if letter.is_alphanumeric() {
                letter
            } else {
                '-'
            }
        })
        .take(60)
        .collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let name = if words.is_empty() {
        "game".to_owned()
    } else {
        words.join("-").to_lowercase()
    };
    format!("{name}.{}", file_type.extension)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_after_its_game() {
        for (title, file_type, name) in [
            (
                "Royal Game of Ur, Anna and Ben",
                (&Format::SAVE).into(),
                "royal-game-of-ur-anna-and-ben.tesserae",
            ),
            ("../../etc", (&Format::RECORD).into(), "etc.txt"),
            ("…", FileType::HTML, "game.html"),
        ] {
            assert_eq!(file_name(title, file_type), name);
        }
    }
}
