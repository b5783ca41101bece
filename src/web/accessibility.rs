//! Copies of all that can be done, as elements of the page for screen readers and the Tab key, and
//! its live region. The page's side is `web/accessibility.js`.

use bevy::prelude::*;

use crate::{
    accessibility::{
        Announcement,
        copies::{self, Copies},
    },
    page::bridge::{self, PageInput, call, hand},
    ui::widgets::accessible::CopyInput,
};

/// Keeps the page's copies up to date and takes their input.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, take.after(bridge::take))
        .add_systems(
            Last,
            (
                announce.after(crate::accessibility::read_out),
                show.after(copies::list).run_if(resource_changed::<Copies>),
            ),
        );
}

/// Takes what was done with the page's copies.
fn take(page: Res<PageInput>, mut input: ResMut<CopyInput>) {
    let PageInput {
        pressed,
        written,
        writing,
        ..
    } = &*page;
    *input = CopyInput {
        pressed: pressed.clone(),
        written: written.clone(),
        is_typing: *writing,
        ..default()
    };
}

fn announce(mut announcements: MessageReader<Announcement>) {
    for Announcement(text) in announcements.read() {
        call("tesseraeAnnounce", &[text.as_str().into()]);
    }
}

fn show(copies: Res<Copies>) {
    hand("tesseraeButtons", &copies.0);
}
