//! Screen readers: what they read, and what is done through them.
//!
//! They get copies of everything that can be done: the steps on the board and the buttons, fields
//! and sliders of the user interface ([`Copies`]), and a sentence about everything that happens
//! ([`Announcement`]). In the browser `web` makes elements of the page of both, elsewhere `native`
//! a tree of the system's accessibility interface. What is done with the copies comes back as
//! `CopyInput`, and becomes the same messages as a press.

mod announce;
pub(crate) mod copies;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub(crate) mod spoken;

use bevy::prelude::*;
use tesserae_referee::{Fact, Referee};

use self::{
    announce::Announcer,
    spoken::{Spoken, new_paragraphs},
};
use crate::table::{no_demonstration, sets::TableSystems};

/// Lists the copies, announces what happens, and applies what is done with the copies.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(shared);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(native::plugin);
}

/// What the page and the desktop have in common.
pub(crate) fn shared(app: &mut App) {
    app.add_message::<Announcement>()
        .add_plugins(copies::plugin)
        .add_systems(
            Update,
            announce
                .in_set(TableSystems::React)
                .run_if(no_demonstration),
        );
}

/// What a screen reader is to say: sentences about what has just happened.
#[derive(Message, Clone, Debug)]
pub(crate) struct Announcement(pub(crate) String);

fn announce(
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    spoken: Spoken,
    mut announcer: Local<Announcer>,
    mut last: Local<Vec<String>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let words = announcer
        .announce(facts.read(), referee.session(), !spoken.replaces_prompt())
        .unwrap_or_default();
    let paragraphs = spoken.paragraphs();
    let words = format!("{words} {}", new_paragraphs(&paragraphs, &last).join(" "));
    *last = paragraphs;
    if !words.trim().is_empty() {
        announcements.write(Announcement(words.trim().to_owned()));
    }
}
