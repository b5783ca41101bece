//! The Back button of the browser, and the game that was chosen on the start page. The page's side is
//! `web/navigation.js`.

use bevy::prelude::*;

use crate::web::bridge::{PageInput, call};
use crate::{
    TableSystems,
    save::LastChoices,
    ui::{back::OpenThings, menu::MenuPage},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (navigate.in_set(TableSystems::Input), show_depth.in_set(TableSystems::Animate)));
}

fn navigate(input: Res<PageInput>, last: Res<LastChoices>, mut open: OpenThings) {
    for _ in 0..input.back {
        open.go_back();
    }
    if let Some(kind) = input.game {
        open.open_page(MenuPage::game(kind, last.of(kind)));
    }
}

/// Tells the page how many things are open, when that changes.
fn show_depth(open: OpenThings, mut last: Local<usize>) {
    let depth = open.depth();
    if std::mem::replace(&mut *last, depth) != depth {
        call("tesseraeDepth", &[(depth as f64).into()]);
    }
}
