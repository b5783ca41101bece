//! The panel that is open; at most one.

use bevy::prelude::*;
use tesserae_referee::Fact;

use crate::{
    table::{
        TablePurpose,
        layout::{BesideBoard, ScreenLayout},
        sets::TableSystems,
    },
    ui::state::insights::Insights,
};

/// Keeps track of the open panel.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenPanel>().add_systems(
        Update,
        (
            make_room.in_set(TableSystems::Input),
            close_on_screen_change.in_set(TableSystems::React),
        ),
    );
}

/// A panel beside the board.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Panel {
    /// The moves of the game.
    Log,
    /// The house rules and the rulebook.
    Rules,
    /// The dice statistics of the game.
    Fairness,
    /// The friend at another machine.
    Friend,
    /// What decided the game.
    Analysis,
    /// One decision of the analysis, with other moves and rollouts.
    Decision,
    /// The position that is edited.
    Editor,
    /// Copying, resigning, leaving.
    GameMenu,
    /// The settings.
    Settings,
    /// The saved games.
    SavedGames,
    /// The results of all games.
    Statistics,
}

/// The open panel; at most one.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct OpenPanel(pub Option<Panel>);

impl OpenPanel {
    /// Opens a panel, or closes it if it is open.
    pub fn toggle(&mut self, panel: Panel) {
        self.0 = if self.0 == Some(panel) {
            None
        } else {
            Some(panel)
        };
    }
}

/// Run condition of everything that an open panel replaces on a phone.
pub(crate) fn is_not_replaced(layout: Res<ScreenLayout>, open: Res<OpenPanel>) -> bool {
    open.0.is_none() || !layout.is_phone()
}

/// Run condition of the system that draws a panel.
pub(crate) fn panel_is_open(panel: Panel) -> impl Fn(Res<OpenPanel>) -> bool + Clone {
    move |open: Res<OpenPanel>| open.0 == Some(panel)
}

/// Lets the camera make room for the open panel and for what is to be read.
fn make_room(open: Res<OpenPanel>, insights: Insights, mut beside: ResMut<BesideBoard>) {
    beside.set_if_neq(BesideBoard {
        panel: open.0.is_some(),
        uses_board: open.0 == Some(Panel::Editor),
        words: insights.have_words(),
    });
}

/// Every game and the menu begin without an open panel, a position that is edited with its own. The
/// analysis from which it was edited comes back with the game.
fn close_on_screen_change(
    mut facts: MessageReader<Fact>,
    mut open: ResMut<OpenPanel>,
    purpose: Res<TablePurpose>,
    mut analysed: Local<bool>,
) {
    for fact in facts.read() {
        let panel = match fact {
            Fact::Begun if purpose.is_editor() => {
                *analysed |= open.0 == Some(Panel::Analysis);
                Some(Panel::Editor)
            }
            Fact::Begun if std::mem::take(&mut *analysed) => Some(Panel::Analysis),
            Fact::Begun | Fact::Left => None,
            _ => continue,
        };
        *analysed &= *fact != Fact::Left;
        open.set_if_neq(OpenPanel(panel));
    }
}
