use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_rules::{Kind, RuleValues};

use crate::save::{document, notices::Notices, storage::Storage};

const NAME: &str = "choices.json";
const WHAT: &str = "last choices of the new-game sheet";

/// Who throws what.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dice {
    /// The dice on the table are thrown.
    #[default]
    Thrown,
    /// The players throw their own and enter what they show.
    Entered,
    /// The program draws.
    Drawn,
}

/// What was chosen on a new-game sheet.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The people, first seat to second.
    pub names: [String; 2],
    /// The house rules; what is not named has its default.
    pub house_rules: RuleValues,
    /// Where throws come from.
    pub dice: Dice,
}

/// What was last chosen for each game.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LastChoices(BTreeMap<String, Choices>);

impl LastChoices {
    /// What was last chosen for a game. Names are those of the last game of any kind if this one was never played.
    #[must_use]
    pub fn of(&self, kind: Kind) -> Choices {
        let people =
            || Choices { names: self.0.get(PEOPLE).map(|last| last.names.clone()).unwrap_or_default(), ..default() };
        self.0.get(kind.key()).cloned().unwrap_or_else(people)
    }

    /// Remembers what was chosen, and keeps it.
    pub fn remember(&mut self, kind: Kind, choices: &Choices, storage: &Storage, notices: &mut Notices) {
        self.0.insert(kind.key().to_owned(), choices.clone());
        self.0.insert(PEOPLE.to_owned(), Choices { names: choices.names.clone(), ..default() });
        document::write(storage, NAME, WHAT, self, notices);
    }
}

/// The entry that holds who last sat at the table.
const PEOPLE: &str = "people";

/// Brings the last choices back.
pub(crate) fn plugin(app: &mut App) {
    let storage = app.world().resource::<Storage>().clone();
    let mut notices = app.world_mut().resource_mut::<Notices>();
    let choices: LastChoices = document::read(&storage, NAME, WHAT, &mut notices);
    app.insert_resource(choices);
}
