//! The film of the table that is asked for, taken, or ready.

use bevy::prelude::*;
use tesserae_rules::Session;

/// Of what a film is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum FilmOf {
    /// The turn that led to the position on the table, as far as it has been played.
    Turn,
    /// The whole game.
    Game,
}

/// What becomes of a film.
#[derive(Message, Clone, Debug, Eq, PartialEq)]
pub(crate) enum FilmCommand {
    /// It is taken; from the text the name of its file is made.
    Take(FilmOf, String),
    /// It is saved.
    Save,
    /// It goes to another program, by the share dialog of the system.
    Share,
    /// It is taken no further, or is no longer wanted.
    Close,
}

/// The film of the table.
#[derive(Resource, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) enum FilmOfTable {
    /// There is none.
    #[default]
    None,
    /// It is being taken: this much of it is there, in percent.
    Taken(FilmOf, u32),
    /// It can be saved.
    Ready {
        /// From what the name of its file is made.
        title: String,
        /// The file.
        content: Vec<u8>,
    },
}

impl FilmOfTable {
    /// Whether a film is being taken or waits to be saved, in front of everything else.
    #[must_use]
    pub(crate) fn is_open(&self) -> bool {
        *self != Self::None
    }
}

/// Whether a film can be taken of a position: only of one that the game on the table has had.
#[must_use]
pub(crate) fn has_film(shown: &Session, game: Option<&Session>) -> bool {
    let events = shown.events();
    !events.is_empty() && game.is_some_and(|game| game.events().starts_with(events))
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;
    use crate::tests::harness::played;

    #[test]
    fn only_positions_of_the_game_on_the_table_have_films() {
        let session = played(Kind::Ur, 21, 60);
        let before = session.truncated(20).unwrap();
        assert!(has_film(&before, Some(&session)));
        assert!(!has_film(&session.truncated(0).unwrap(), Some(&session)));
        assert!(!has_film(&session, Some(&before)) && !has_film(&session, None));
    }
}
