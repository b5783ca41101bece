//! Screen readers: what they read, and what is done through them.
//!
//! They get copies of everything that can be done: the steps on the board and the buttons, fields
//! and sliders of the user interface ([`Copies`]), and a sentence about everything that happens
//! ([`Announcement`]). In the browser `web` makes elements of the page of both, elsewhere `native`
//! a tree of the system's accessibility interface. What is done with the copies comes back as
//! `CopyInput`, and becomes the same messages as a press.

mod absence;
mod announce;
pub(crate) mod copies;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub(crate) mod spoken;

use bevy::prelude::*;
use tesserae_referee::{Fact, Referee};
use tesserae_words::Text;

use self::{
    absence::Absence,
    announce::Announcer,
    spoken::{Spoken, new_paragraphs},
};
use crate::{
    input::auto_pass::TurnEnds,
    table::{Purpose, idle::Alarm, language::ReadersLanguage, sets::TableSystems},
    ui::widgets::accessible::ReadOut,
};

/// Lists the copies, announces what happens, and applies what is done with the copies.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(shared);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(native::plugin);
}

/// What the page and the desktop have in common.
pub(crate) fn shared(app: &mut App) {
    app.add_message::<Announcement>()
        .init_resource::<ReadOut>()
        .init_resource::<Announcer>()
        .init_resource::<Absence>()
        .add_plugins(copies::plugin)
        .add_systems(
            Update,
            announce
                .in_set(TableSystems::React)
                .run_if(not(in_state(Purpose::Demonstration))),
        )
        .add_systems(Last, read_out);
}

/// What a screen reader is to say: sentences about what has just happened.
#[derive(Message, Clone, Debug)]
pub(crate) struct Announcement(pub(crate) String);

fn announce(
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    (spoken, ends, language): (Spoken, TurnEnds, Res<ReadersLanguage>),
    (mut announcer, mut absence): (ResMut<Announcer>, ResMut<Absence>),
    (time, mut alarm): (Res<Time<Real>>, ResMut<Alarm>),
    mut last: Local<Vec<Text>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let session = referee.session();
    let ends = session.is_some_and(|session| ends.by_itself(session));
    let happened = announcer.announce(facts.read(), session, !spoken.replaces_prompt(), ends);
    let paragraphs = spoken.paragraphs();
    let away = absence.follow(spoken.friend(), time.elapsed());
    if let Some(at) = absence.next() {
        alarm.set(at);
    }
    let happened = happened.iter().map(|sentence| sentence.words(&language));
    let new = new_paragraphs(&paragraphs, &last).into_iter().chain(&away);
    let words: Vec<String> = happened
        .chain(new.map(|text| language.word(text)))
        .collect();
    *last = paragraphs;
    let words = words.join(" ");
    if !words.trim().is_empty() {
        announcements.write(Announcement(words.trim().to_owned()));
    }
}

/// Announces what the user interface shows in words besides its elements, as soon as it is there.
pub(crate) fn read_out(
    texts: Res<ReadOut>,
    mut last: Local<Vec<String>>,
    mut announcements: MessageWriter<Announcement>,
) {
    if *last == texts.0 {
        return;
    }
    let new: Vec<&str> = new_paragraphs(&texts.0, &last)
        .into_iter()
        .map(String::as_str)
        .collect();
    let words = new.join(" ");
    last.clone_from(&texts.0);
    if !words.is_empty() {
        announcements.write(Announcement(words));
    }
}
