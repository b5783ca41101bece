//! The Back button of the browser, and what the start page asks to play. The page's side is
//! `web/navigation.js` and `web/loader.js`.

use bevy::prelude::*;

use crate::page::bridge::{PageInput, call};
use crate::{
    table::sets::TableSystems,
    ui::{back::OpenThings, menu::quick_start::QuickStart},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (go_back, play).in_set(TableSystems::Input))
        .add_systems(Update, show_depth.in_set(TableSystems::Animate));
}

fn go_back(input: Res<PageInput>, mut open: OpenThings) {
    for _ in 0..input.back {
        open.go_back();
    }
}

fn play(input: Res<PageInput>, mut start: QuickStart) {
    if let Some(request) = &input.play {
        start.play(request);
    }
}

/// Gives the page the number of open things, when that changes.
fn show_depth(open: OpenThings, mut last: Local<usize>) {
    let depth = open.depth();
    if std::mem::replace(&mut *last, depth) != depth {
        call("tesseraeDepth", &[(depth as f64).into()]);
    }
}
