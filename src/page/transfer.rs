//! Games that come from a link or a file, and go as one.

use bevy::prelude::*;

use super::{
    door::{Brought, call},
    errand::Errand,
};
use crate::{TableSystems, keep::Resume};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (run, receive).in_set(TableSystems::Input));
}

fn run(mut errands: MessageReader<Errand>) {
    for errand in errands.read() {
        match errand {
            Errand::Save { name, text } => call("tesseraeSave", &[name.into(), text.into()]),
            Errand::Open => call("tesseraeOpen", &[]),
            Errand::Link(text) => call("tesseraeLink", &[text.into()]),
        };
    }
}

/// Lays a game on the table that the page has brought.
fn receive(brought: Res<Brought>, mut resume: Resume) {
    for text in &brought.games {
        resume.bring(text);
    }
}
