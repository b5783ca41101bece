//! What was last chosen on the page of each game.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_bots::Level;
use tesserae_rules::{DiceSource, Kind, RuleValues, session::Player};

use crate::save::document::{self, DocumentName, Documents};

const NAME: DocumentName = DocumentName { file: "choices.json", noun: "last choices for a new game" };

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
    #[serde(with = "dice_key")]
    pub dice: DiceSource,
}

/// The keys of the sources as they stand in the file since version 0.1.
mod dice_key {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use tesserae_rules::DiceSource;

    pub fn serialize<S: Serializer>(source: &DiceSource, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match source {
            DiceSource::Physical | DiceSource::Scripted => "thrown",
            DiceSource::Entered => "entered",
            DiceSource::Seeded => "drawn",
        })
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DiceSource, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "thrown" => Ok(DiceSource::Physical),
            "entered" => Ok(DiceSource::Entered),
            "drawn" => Ok(DiceSource::Seeded),
            other => Err(D::Error::custom(format!("unknown dice “{other}”"))),
        }
    }
}

/// What was last chosen for each game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct LastChoices(BTreeMap<String, Choices>);

impl LastChoices {
    /// What was last chosen for a game. If it was never played, players and names are those of the last game of any
    /// kind; if none was played, a person plays against a bot, because most visitors are alone.
    #[must_use]
    pub fn of(&self, kind: Kind) -> Choices {
        self.0.get(kind.key()).cloned().unwrap_or_else(|| {
            let last = self.0.get(PEOPLE).cloned();
            let mut choices = last.unwrap_or_else(|| Choices { players: alone(), ..default() });
            if !tesserae_bots::has_bots(kind) {
                choices.players = default();
            }
            choices
        })
    }

    /// Remembers what was chosen, and stores it.
    pub(crate) fn remember(&mut self, kind: Kind, choices: &Choices, documents: &mut Documents) {
        self.0.insert(kind.key().to_owned(), choices.clone());
        let people = Choices { names: choices.names.clone(), players: choices.players.clone(), ..default() };
        self.0.insert(PEOPLE.to_owned(), people);
        documents.write(NAME, self);
    }
}

/// A person in the first seat, a bot of the usual level in the second.
fn alone() -> [Player; 2] {
    [Player::Person, Player::Bot(Level::Regular.key().to_owned())]
}

/// The entry that holds the last players and their names.
const PEOPLE: &str = "people";

/// Loads the last choices.
pub(crate) fn plugin(app: &mut App) {
    let choices: LastChoices = document::load(app, NAME);
    app.insert_resource(choices);
}
