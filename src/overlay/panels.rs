use bevy::prelude::*;
use tesserae_referee::Fact;

use crate::TableSystems;

/// What can be opened beside the board.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Panel {
    /// What happened.
    Log,
    /// The rules of the game and where they come from.
    Rules,
    /// The faces thrown so far.
    Fairness,
    /// Leaving, resigning, saved games.
    GameMenu,
    /// The settings.
    Settings,
    /// The games that were kept.
    SavedGames,
}

/// Which panel is open; one at a time.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct OpenPanel(pub Option<Panel>);

impl OpenPanel {
    /// Opens a panel, or closes it if it is open.
    pub fn toggle(&mut self, panel: Panel) {
        self.0 = if self.0 == Some(panel) { None } else { Some(panel) };
    }

    /// Whether this one is open.
    #[must_use]
    pub fn shows(&self, panel: Panel) -> bool {
        self.0 == Some(panel)
    }
}

/// Condition of the systems that draw one panel.
pub fn panel_is_open(panel: Panel) -> impl Fn(Res<OpenPanel>) -> bool + Clone {
    move |open| open.shows(panel)
}

/// Remembers which panel is open.
pub fn plugin(app: &mut App) {
    app.init_resource::<OpenPanel>().add_systems(Update, close.in_set(TableSystems::Hear));
}

/// Another screen begins with nothing open.
fn close(mut facts: MessageReader<Fact>, mut open: ResMut<OpenPanel>) {
    if facts.read().any(|fact| matches!(fact, Fact::Begun | Fact::Left)) {
        open.set_if_neq(OpenPanel(None));
    }
}
