//! The panel that is open; at most one.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::Fact;

use crate::{
    save::{GameId, GameList, SavedGames},
    table::{
        Purpose, ReplayAt,
        language::ReadersLanguage,
        layout::{BesideBoard, ScreenLayout},
        sets::TableSystems,
    },
    ui::state::insights::Insights,
};

/// Keeps track of the open panel.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenPanel>()
        .init_resource::<NextPanel>()
        .add_systems(
            Update,
            (
                make_room.in_set(TableSystems::Input),
                (close_on_screen_change, open_list)
                    .chain()
                    .in_set(TableSystems::React),
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
    /// The ways to take the position away as a picture.
    Picture,
    /// Copying, resigning, leaving.
    GameMenu,
    /// The settings.
    Settings,
    /// The saved games.
    SavedGames,
    /// Several games or positions that were opened together.
    GameList,
    /// The games that were analysed.
    AnalysedGames,
    /// The results of all games.
    Statistics,
}

impl Panel {
    /// Whether a kiosk has it: those that keep, import or show what others have left, it has not.
    #[must_use]
    pub(crate) const fn is_for_kiosk(self) -> bool {
        match self {
            Self::Log | Self::Rules | Self::Fairness | Self::GameMenu => true,
            Self::Friend
            | Self::Analysis
            | Self::Decision
            | Self::Editor
            | Self::Picture
            | Self::Settings
            | Self::SavedGames
            | Self::GameList
            | Self::AnalysedGames
            | Self::Statistics => false,
        }
    }
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

/// The panel with which the next game begins.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct NextPanel(Option<Panel>);

/// Opens saved games from a list: at an event, and with a panel.
#[derive(SystemParam)]
pub(crate) struct GameOpening<'w> {
    open: ResMut<'w, OpenPanel>,
    next: ResMut<'w, NextPanel>,
    replay: ResMut<'w, ReplayAt>,
}

impl GameOpening<'_> {
    /// Closes the open panel.
    pub(crate) fn close(&mut self) {
        self.open.0 = None;
    }

    /// Puts a saved game on the table, unless it is there, with its replay after this many events
    /// and a panel.
    pub(crate) fn open(
        &mut self,
        saved: &mut SavedGames,
        id: GameId,
        events: Option<usize>,
        panel: Option<Panel>,
    ) {
        if saved.current() == Some(id) {
            self.open.0 = panel;
        } else if saved.resume(id) {
            self.next.0 = panel;
        } else {
            return;
        }
        self.replay.0 = events;
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
fn make_room(
    open: Res<OpenPanel>,
    insights: Insights,
    language: Res<ReadersLanguage>,
    mut beside: ResMut<BesideBoard>,
) {
    beside.set_if_neq(BesideBoard {
        panel: open.0.is_some(),
        uses_board: matches!(open.0, Some(Panel::Editor | Panel::Decision)),
        words: insights.have_words(),
        mirrored: language.0.is_right_to_left(),
    });
}

/// Opens the list as soon as something is in it.
fn open_list(mut list: ResMut<GameList>, mut open: ResMut<OpenPanel>) {
    if GameList::take_news(&mut list) {
        open.0 = Some(Panel::GameList);
    }
}

/// Every game and the menu begin without an open panel, but for a game that was opened with one; a
/// position that is edited begins with its own. The analysis from which it was edited comes back
/// with the game.
fn close_on_screen_change(
    mut facts: MessageReader<Fact>,
    mut open: ResMut<OpenPanel>,
    mut next: ResMut<NextPanel>,
    purpose: Res<State<Purpose>>,
) {
    for fact in facts.read() {
        let panel = match fact {
            Fact::Begun if *purpose == Purpose::Editor => {
                next.0 = next.0.or(open.0.filter(|open| *open == Panel::Analysis));
                Some(Panel::Editor)
            }
            Fact::Begun => next.0.take(),
            Fact::Left => {
                next.0 = None;
                None
            }
            _ => continue,
        };
        open.set_if_neq(OpenPanel(panel));
    }
}
