//! Which lessons were finished, so that they are not offered first any more.

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_rules::{Kind, lesson::Lesson};

use crate::save::document::{self, DocumentName, Documents};

const NAME: DocumentName = DocumentName {
    file: "lessons.json",
    key: "lessons",
};

/// The finished lessons, each by the keys of its game and its own: `ur/play`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct FinishedLessons(BTreeSet<String>);

impl FinishedLessons {
    /// Whether a lesson was finished.
    #[must_use]
    pub(crate) fn contains(&self, lesson: &Lesson) -> bool {
        self.0.contains(&name(lesson))
    }

    /// Whether the lesson that teaches to play a game has not been finished yet.
    #[must_use]
    pub(crate) fn is_new(&self, game: Kind) -> bool {
        game.lessons()
            .first()
            .is_some_and(|lesson| !self.contains(lesson))
    }

    /// Remembers that a lesson was finished.
    pub(crate) fn add(&mut self, lesson: &Lesson, documents: &mut Documents) {
        if self.0.insert(name(lesson)) {
            documents.write(NAME, self);
        }
    }
}

fn name(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.game.key(), lesson.key)
}

/// Loads the list.
pub(crate) fn plugin(app: &mut App) {
    let finished: FinishedLessons = document::load(app, NAME);
    app.insert_resource(finished);
}
