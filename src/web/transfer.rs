//! Import and export of games as files and links. The page's side is `web/transfer.js`.

use bevy::prelude::*;

use crate::web::{
    bridge::{PageInput, call},
    command::PageCommand,
};
use crate::{TableSystems, insights::PuzzleCommand, save::SavedGames};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (run, receive).in_set(TableSystems::Input));
}

fn run(mut commands: MessageReader<PageCommand>) {
    for command in commands.read() {
        match command {
            PageCommand::Save { name, text } => call("tesseraeSave", &[name.into(), text.into()]),
            PageCommand::Open => call("tesseraeOpen", &[]),
            PageCommand::Copy(text) => call("tesseraeCopy", &[text.into()]),
            PageCommand::Link(text) => call("tesseraeLink", &[text.into()]),
            PageCommand::Send(text) => call("tesseraeSendGame", &[text.into()]),
            PageCommand::PuzzleLink(name) => call("tesseraePuzzleLink", &[name.into()]),
            PageCommand::Rules(kind) => call("tesseraeRules", &[kind.key().into()]),
        };
    }
}

/// Puts a game from a file or link on the table, or a puzzle from a link.
fn receive(input: Res<PageInput>, mut games: SavedGames, mut puzzles: MessageWriter<PuzzleCommand>) {
    for text in &input.games {
        games.receive(text);
    }
    if let Some(name) = &input.puzzle {
        match PuzzleCommand::of_link(name) {
            Some(command) => {
                puzzles.write(command);
            }
            None => games.notify(format!("There is no puzzle “{name}”.")),
        }
    }
}
