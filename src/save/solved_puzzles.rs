//! Which puzzles were tried here, and which were solved.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tesserae_rules::Kind;

use crate::save::document::{self, DocumentName, Documents};

const NAME: DocumentName = DocumentName {
    file: "puzzles.json",
    key: "puzzles",
};

/// The puzzles of each game that were tried, by the key of the game and their numbers from 1:
/// whether the first try was right.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct SolvedPuzzles(BTreeMap<String, BTreeMap<usize, bool>>);

impl SolvedPuzzles {
    /// How many puzzles of a game were solved at the first try, and how many were tried.
    #[must_use]
    pub(crate) fn count(&self, game: Kind) -> [usize; 2] {
        let tried = self.0.get(game.key());
        tried.map_or([0, 0], |tried| {
            [
                tried.values().filter(|solved| **solved).count(),
                tried.len(),
            ]
        })
    }

    /// Whether a puzzle was tried.
    #[must_use]
    pub(crate) fn was_tried(&self, game: Kind, number: usize) -> bool {
        self.0
            .get(game.key())
            .is_some_and(|tried| tried.contains_key(&number))
    }

    /// Keeps whether the first try of a puzzle was right; later tries change nothing.
    pub(crate) fn keep(
        &mut self,
        game: Kind,
        number: usize,
        solved: bool,
        documents: &mut Documents,
    ) {
        if self.was_tried(game, number) {
            return;
        }
        self.0
            .entry(game.key().to_owned())
            .or_default()
            .insert(number, solved);
        documents.write(NAME, self);
    }
}

/// Reads what is kept.
pub(crate) fn plugin(app: &mut App) {
    let solved: SolvedPuzzles = document::load(app, NAME);
    app.insert_resource(solved);
}
