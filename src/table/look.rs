//! What dice and cloth are made of, and which boards are on the table, as a player chooses it. The
//! colours are in `boards::look`, the boards in `boards::board_look`.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{Context, Id};
use serde::{Deserialize, Serialize};
use tesserae_rules::Kind;

/// The material of the dice.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DiceMaterial {
    /// Bone with dark marks, as the models are.
    #[default]
    Bone,
    /// Ebony with marks of bone.
    Ebony,
    /// Clear red resin with white marks, as in a casino.
    Red,
    /// Brass with black marks.
    Brass,
}

impl DiceMaterial {
    /// All of them, in the order in which they are offered.
    #[cfg(any(test, feature = "dev"))]
    pub(crate) const ALL: [Self; 4] = [Self::Bone, Self::Ebony, Self::Red, Self::Brass];

    /// Its name among the settings and in the names of sound files.
    #[must_use]
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Bone => "bone",
            Self::Ebony => "ebony",
            Self::Red => "red",
            Self::Brass => "brass",
        }
    }
}

/// The cloth of the table.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Cloth {
    /// Green baize, as the model is.
    #[default]
    Green,
    /// The red of wine.
    Burgundy,
    /// A dark blue.
    Blue,
    /// Undyed grey wool.
    Grey,
}

impl Cloth {
    /// All of them, in the order in which they are offered.
    #[cfg(any(test, feature = "dev"))]
    pub(crate) const ALL: [Self; 4] = [Self::Green, Self::Burgundy, Self::Blue, Self::Grey];
}

/// The boards that a player has chosen, by the key of the game. A game that is not there has its
/// first board.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize, Reflect)]
#[serde(transparent)]
pub(crate) struct ChosenBoards(BTreeMap<String, String>);

impl ChosenBoards {
    /// The key of the board that is chosen for a game; `None` for its first one.
    #[must_use]
    pub(crate) fn of(&self, game: Kind) -> Option<&str> {
        self.0.get(game.key()).map(String::as_str)
    }

    /// Chooses a board for a game by its key, or its first one.
    pub(crate) fn choose(&mut self, game: Kind, board: Option<&str>) {
        match board {
            Some(key) => self.0.insert(game.key().to_owned(), key.to_owned()),
            None => self.0.remove(game.key()),
        };
    }

    /// Publishes them to the user interface.
    pub(crate) fn publish(&self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Self::id(), self.clone()));
    }

    /// Those of the window in which this context is.
    #[must_use]
    pub(crate) fn shown(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Self::id()))
            .unwrap_or_default()
    }

    fn id() -> Id {
        Id::new("chosen boards")
    }
}

/// A board is chosen for a game by its key; without one it is the first.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct BoardChoice {
    pub(crate) game: Kind,
    pub(crate) board: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_remembered_for_its_game_until_the_first_one_is_chosen_again() {
        let mut chosen = ChosenBoards::default();
        chosen.choose(Kind::Ur, Some("ur_limestone"));
        let text = serde_json::to_string(&chosen).expect("it can be written");
        assert_eq!(text, r#"{"ur":"ur_limestone"}"#);
        assert_eq!(serde_json::from_str(&text).ok(), Some(chosen.clone()));
        assert_eq!(chosen.of(Kind::Ur), Some("ur_limestone"));
        assert_eq!(chosen.of(Kind::Tabula), None);
        chosen.choose(Kind::Ur, None);
        assert_eq!(chosen, ChosenBoards::default());
    }
}
