use bevy::prelude::*;

/// Something that only the page can do, wished for in the overlay. On a computer, where games lie in a folder, nobody wishes for it.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub enum PageCommand {
    /// Give the player a file with this name and this text.
    Save {
        /// The name of the file.
        name: String,
        /// What stands in it.
        text: String,
    },
    /// Let the player choose a file, and bring the game in it.
    Open,
    /// Make an address that opens the game of this text.
    Link(String),
}

/// Whether there is a page to run errands.
#[must_use]
pub const fn has_page() -> bool {
    cfg!(target_arch = "wasm32")
}

/// A name for the file of a game: letters, digits and dashes of what it is called.
#[must_use]
pub fn file_name(called: &str) -> String {
    let plain: String = called.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect();
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
