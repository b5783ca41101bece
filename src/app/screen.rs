use bevy::prelude::*;
use tesserae_referee::Fact;

use crate::TableSystems;

/// What fills the screen.
#[derive(States, Copy, Clone, Debug, Default, Eq, Hash, PartialEq)]
pub enum Screen {
    /// The main menu: five games, resume, settings, rules.
    #[default]
    Menu,
    /// A game lies on the table.
    Table,
}

/// Follows the referee: a game that is begun goes on the table, one that is put away leaves the menu.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().add_systems(Update, follow.in_set(TableSystems::React));
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
