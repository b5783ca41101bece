//! The two screens: the main menu and the table.

use bevy::prelude::*;
use tesserae_referee::Fact;

use crate::table::sets::TableSystems;

/// Follows the referee: a game that starts opens the table, one that is left opens the menu.
pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_systems(Update, follow.in_set(TableSystems::React));
}

/// The current screen.
#[derive(States, Copy, Clone, Debug, Default, Eq, Hash, PartialEq)]
pub(crate) enum Screen {
    /// The main menu: games, saved games, settings, rules.
    #[default]
    Menu,
    /// A game on the table.
    Table,
}

fn follow(mut facts: MessageReader<Fact>, mut next: ResMut<NextState<Screen>>) {
    for fact in facts.read() {
        match fact {
            Fact::Begun => next.set(Screen::Table),
            Fact::Left => next.set(Screen::Menu),
            _ => {}
        }
    }
}
