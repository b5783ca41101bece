//! Games that come from a link or a file, and go as one.

use bevy::prelude::*;

use crate::web::{
    bridge::{Brought, call},
    command::PageCommand,
};
use crate::{TableSystems, save::Resume};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (run, receive).in_set(TableSystems::Input));
}

fn run(mut errands: MessageReader<PageCommand>) {
    for errand in errands.read() {
        match errand {
            PageCommand::Save { name, text } => call("tesseraeSave", &[name.into(), text.into()]),
            PageCommand::Open => call("tesseraeOpen", &[]),
            PageCommand::Link(text) => call("tesseraeLink", &[text.into()]),
        };
    }
}

/// Lays a game on the table that the page has brought.
fn receive(brought: Res<Brought>, mut resume: Resume) {
    for text in &brought.games {
        resume.bring(text);
    }
}
