//! The letters of the keyboard, from the browsers that tell them. The page's side is
//! `web/keyboard.js`.

use bevy::prelude::*;

use crate::{input::letters::Letters, page::bridge::PageInput, table::sets::TableSystems};

/// Learns what the keys write where the page tells it.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, learn.in_set(TableSystems::Input));
}

fn learn(input: Res<PageInput>, mut letters: ResMut<Letters>) {
    if let Some(map) = &input.letters {
        letters.learn_all(map);
    }
}
