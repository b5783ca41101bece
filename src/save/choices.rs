//! What was last chosen on the page of each game.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_bots::Level;
use tesserae_live::TimeControl;
use tesserae_rules::{DiceSource, Kind, RuleValues, session::Player};

use crate::save::document::{self, DocumentName, Documents};

const NAME: DocumentName = DocumentName {
    file: "choices.json",
    key: "choices",
};

/// What was chosen on the page of a game.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Choices {
    /// The names of the players, first seat to second.
    pub names: [String; 2],
    /// Who plays, first seat to second.
    pub players: [Player; 2],
    /// The house rules; what is not named has its default.
    pub house_rules: RuleValues,
    /// Where throws come from.
    pub dice: DiceSource,
    /// How much time the people have.
    #[serde(skip_serializing_if = "is_without_clock")]
    pub clock: TimeControl,
}

fn is_without_clock(clock: &TimeControl) -> bool {
    *clock == TimeControl::None
}

/// What was last chosen for each game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct LastChoices(BTreeMap<String, Choices>);

impl LastChoices {
    /// What was last chosen for a game. If it was never played, it has the rules of a first game,
    /// and players and names are those of the last game of any kind; if none was played, a person
    /// plays against the easiest bot, because most visitors are alone and new.
    #[must_use]
    pub fn of(&self, kind: Kind) -> Choices {
        self.0.get(kind.key()).cloned().unwrap_or_else(|| {
            let last = self.0.get(PEOPLE).cloned();
            let mut choices = last.unwrap_or_else(|| Choices {
                players: beginner(),
                ..default()
            });
            if !tesserae_bots::has_bots(kind) {
                choices.players = default();
            }
            let first = kind.info().first_rules.iter();
            choices.house_rules = first
                .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
                .collect();
            choices
        })
    }

    /// Remembers what was chosen, and stores it.
    pub(crate) fn remember(&mut self, kind: Kind, choices: &Choices, documents: &mut Documents) {
        self.0.insert(kind.key().to_owned(), choices.clone());
        let people = Choices {
            names: choices.names.clone(),
            players: choices.players.clone(),
            ..default()
        };
        self.0.insert(PEOPLE.to_owned(), people);
        documents.write(NAME, self);
    }
}

/// A person in the first seat, the easiest bot in the second: the choice for a first game.
pub(crate) fn beginner() -> [Player; 2] {
    [Player::Person, Player::Bot(Level::Guest.key().to_owned())]
}

/// The entry that holds the last players and their names.
const PEOPLE: &str = "people";

/// Loads the last choices.
pub(crate) fn plugin(app: &mut App) {
    let choices: LastChoices = document::load(app, NAME);
    app.insert_resource(choices);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_game_of_ur_begins_with_any_throw() {
        let mut last = LastChoices::default();
        assert_eq!(
            last.of(Kind::Ur)
                .house_rules
                .get("opening")
                .map(String::as_str),
            Some("free")
        );
        last.0.insert(Kind::Ur.key().to_owned(), Choices::default());
        assert!(
            last.of(Kind::Ur).house_rules.is_empty(),
            "what was chosen since stays"
        );
    }
}
