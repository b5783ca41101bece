//! Import and export of games as files and links. The page's side is `web/transfer.js`.

use bevy::prelude::*;
use js_sys::{Uint8Array, wasm_bindgen::JsValue};
use tesserae_words as words;

use crate::page::{
    bridge::{PageInput, call},
    command::{FileType, PageCommand, file_name},
};
use crate::{
    live::{Live, LiveAddress, LiveCommand, NetworkIsBack},
    save::{SavedGames, position_text},
    table::{DroppedText, Kiosk, Purpose, screen::Screen, sets::TableSystems},
    teaching::PuzzleCommand,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (run, receive.run_if(not(resource_exists::<Kiosk>))).in_set(TableSystems::Input),
    )
    .add_systems(
        Update,
        keep_room
            .in_set(TableSystems::Animate)
            .run_if(resource_changed::<Live>),
    );
}

fn run(mut commands: MessageReader<PageCommand>) {
    for command in commands.read() {
        match command {
            PageCommand::Save {
                title,
                file_type,
                content,
            } => call(
                "tesseraeSave",
                &[
                    file_name(title, *file_type).into(),
                    Uint8Array::from(&content[..]).into(),
                    file_type.media_type.into(),
                ],
            ),
            PageCommand::ShareFile {
                title,
                file_type,
                content,
            } => call(
                "tesseraeShareFile",
                &[
                    file_name(title, *file_type).into(),
                    Uint8Array::from(&content[..]).into(),
                    file_type.media_type.into(),
                ],
            ),
            PageCommand::SaveAsPicture { title, drawing } => call(
                "tesseraeSaveAsPicture",
                &[
                    file_name(title, FileType::PNG).into(),
                    drawing.as_str().into(),
                ],
            ),
            PageCommand::Open => call("tesseraeOpen", &[]),
            PageCommand::Copy(text) => call("tesseraeCopy", &[text.into()]),
            PageCommand::CopyPicture(content) => call(
                "tesseraeCopyPicture",
                &[Uint8Array::from(&content[..]).into()],
            ),
            PageCommand::Link(text) => call("tesseraeLink", &[text.into()]),
            PageCommand::Send(text) => call("tesseraeSendGame", &[text.into()]),
            PageCommand::Share(link) => call("tesseraeShare", &[link.into()]),
            PageCommand::PuzzleLink(name) => call("tesseraePuzzleLink", &[name.into()]),
            PageCommand::PictureAddress(text) => call("tesseraePictureAddress", &[text.into()]),
            PageCommand::PictureHtml(text) => call("tesseraePictureHtml", &[text.into()]),
            PageCommand::Rules(kind) => call("tesseraeRules", &[kind.key().into()]),
            PageCommand::EndKiosk => call("tesseraeEndKiosk", &[]),
        };
    }
}

/// Keeps the page's note of the room in which the game is, so that a reload comes back to it.
fn keep_room(live: Res<Live>, mut last: Local<Option<String>>) {
    let room = live.address().map(ToString::to_string);
    if *last != room {
        call(
            "tesseraeRoom",
            &[room.as_deref().map_or(JsValue::NULL, JsValue::from)],
        );
        *last = room;
    }
}

/// Puts a game from a file or link on the table, or a puzzle from a link; enters the room of a
/// friend.
fn receive(
    input: Res<PageInput>,
    screen: Res<State<Screen>>,
    mut games: SavedGames,
    (mut puzzles, mut live, mut network): (
        MessageWriter<PuzzleCommand>,
        MessageWriter<LiveCommand>,
        MessageWriter<NetworkIsBack>,
    ),
    purpose: Res<State<Purpose>>,
    mut texts: MessageWriter<DroppedText>,
) {
    for text in &input.games {
        if *purpose == Purpose::Editor {
            texts.write(DroppedText(text.clone()));
        } else {
            games.receive(text);
        }
    }
    for bytes in &input.files {
        if *purpose != Purpose::Editor {
            games.receive_file(bytes);
            continue;
        }
        match position_text(bytes) {
            Ok(text) => drop(texts.write(DroppedText(text))),
            Err(error) => games.notify(words::common::stated(error)),
        }
    }
    match input.room.as_deref().map(str::parse::<LiveAddress>) {
        Some(Ok(address)) => {
            if *screen.get() == Screen::Table {
                games.leave();
            }
            live.write(LiveCommand::Enter(address));
        }
        Some(Err(error)) => games.notify(error.text()),
        None => {}
    }
    if input.online {
        network.write(NetworkIsBack);
    }
    if let Some(name) = &input.puzzle {
        match PuzzleCommand::of_link(name) {
            Some(command) => {
                puzzles.write(command);
            }
            None => games.notify(words::saving::no_such_puzzle(name.as_str())),
        }
    }
}
