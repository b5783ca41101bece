//! What the user interface asks the web page to do: give out a file, open one, make a link. `transfer` does it.

use bevy::prelude::*;

/// Something that only the web page can do.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub enum PageCommand {
    /// Let the browser save a file.
    Save {
        /// Its name.
        name: String,
        /// Its content.
        text: String,
    },
    /// Open the file chooser; the game in the chosen file is put on the table.
    Open,
    /// Show a link that opens the game in this saved text.
    Link(String),
}

/// Whether the program runs in a web page.
#[must_use]
pub const fn has_page() -> bool {
    cfg!(target_arch = "wasm32")
}

/// A file name for a game: the letters and digits of its title, joined by dashes.
#[must_use]
pub fn file_name(title: &str) -> String {
    let plain: String = title.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
    let words: Vec<&str> = plain.split('-').filter(|word| !word.is_empty()).collect();
    let name = if words.is_empty() { "game".to_owned() } else { words.join("-").to_lowercase() };
    format!("{name}.tesserae")
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_file_is_named_after_its_game() {
        assert_eq!(file_name("Royal Game of Ur, Anna and Ben"), "royal-game-of-ur-anna-and-ben.tesserae");
        assert_eq!(file_name("../../etc"), "etc.tesserae");
        assert_eq!(file_name("…"), "game.tesserae");
    }
}
