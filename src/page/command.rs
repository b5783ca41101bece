//! Commands of the user interface to the web page: save a file, open one, make a link. `transfer` carries them out.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use tesserae_rules::Kind;

/// A command that only the web page can carry out.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) enum PageCommand {
    /// Let the browser save a file.
    #[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "elsewhere dialogs of the system do this"))]
    Save {
        /// Its name.
        name: String,
        /// Its content.
        text: String,
    },
    /// Open the file chooser; the game in the chosen file is put on the table.
    #[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "elsewhere dialogs of the system do this"))]
    Open,
    /// Write to the clipboard, which the press of a button with `PageGesture::Copy` has begun.
    Copy(String),
    /// Show a link that opens the game in this text.
    Link(String),
    /// Share such a link; show it where the browser cannot share.
    Send(String),
    /// Share the link to a game with a friend.
    Share(String),
    /// Show a link that lays out the puzzle of this name.
    PuzzleLink(String),
    /// Show the rulebook of a game as text of the page, which the browser can search.
    Rules(Kind),
}

/// Whether the program runs in a web page.
#[must_use]
pub(crate) const fn has_page() -> bool {
    cfg!(target_arch = "wasm32")
}

/// Where two people meet: the address of the server, and of the page that their link opens if it is another one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Meeting {
    /// The address of the server.
    pub(crate) server: String,
    /// The address of the page.
    pub(crate) page: Option<String>,
}

/// Where two people meet who play in this page: at a server that it names, or at its own address. Outside of a browser
/// there is no such place.
#[must_use]
pub(crate) fn meeting() -> Option<Meeting> {
    #[cfg(target_arch = "wasm32")]
    {
        let text = |name| crate::page::bridge::call(name, &[]).and_then(|value| value.as_string());
        let page = text("tesseraePage")?;
        Some(match text("tesseraeServer") {
            Some(server) => Meeting { server, page: Some(page) },
            None => Meeting { server: page, page: None },
        })
    }
    #[cfg(not(target_arch = "wasm32"))]
    None
}

/// Whether the program runs in a web page of a system that can share links.
#[must_use]
pub(crate) fn can_share() -> bool {
    #[cfg(target_arch = "wasm32")]
    return crate::page::bridge::call("tesseraeCanShare", &[]).and_then(|can| can.as_bool()).unwrap_or_default();
    #[cfg(not(target_arch = "wasm32"))]
    false
}

/// Whether the program runs in a web page that can fill the screen.
#[must_use]
pub(crate) fn can_fill_screen() -> bool {
    #[cfg(target_arch = "wasm32")]
    return crate::page::bridge::call("tesseraeCanFillScreen", &[]).and_then(|can| can.as_bool()).unwrap_or_default();
    #[cfg(not(target_arch = "wasm32"))]
    false
}

/// Writes a text to the clipboard, in a web page by the command that is sent.
pub(crate) fn copy(ctx: &Context, text: String, send: impl FnOnce(PageCommand)) {
    if has_page() {
        send(PageCommand::Copy(text));
    } else {
        ctx.copy_text(text);
    }
}

/// A file name for a game: the letters and digits of its title, joined by dashes.
#[must_use]
#[cfg_attr(not(any(test, target_arch = "wasm32")), expect(dead_code, reason = "elsewhere a dialog names the file"))]
pub(crate) fn file_name(title: &str, extension: &str) -> String {
    let plain: String = title.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let name = if words.is_empty() { "game".to_owned() } else { words.join("-").to_lowercase() };
    format!("{name}.{extension}")
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_file_is_named_after_its_game() {
        assert_eq!(file_name("Royal Game of Ur, Anna and Ben", "tesserae"), "royal-game-of-ur-anna-and-ben.tesserae");
        assert_eq!(file_name("../../etc", "txt"), "etc.txt");
        assert_eq!(file_name("…", "mat"), "game.mat");
    }
}
