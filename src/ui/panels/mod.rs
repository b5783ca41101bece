//! The panels at the right edge, which of them is open, and the commands that the user interface sends.

pub(crate) mod analysis;
pub(crate) mod fairness;
pub(crate) mod game_menu;
pub(crate) mod history;
pub(crate) mod log;
pub(crate) mod rulebook;
pub(crate) mod settings;
pub(crate) mod statistics;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::{Fact, Intent};

use crate::{
    TableSystems,
    app::layout::{BesideBoard, ScreenLayout},
    input::throwing::ThrowRequest,
    insights::{AdviceCommand, Insights, LessonCommand, PuzzleCommand},
    save::CorrespondenceCommand,
    state::ReplayCommand,
    web::command::PageCommand,
};

/// Keeps track of the open panel.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<OpenPanel>().add_systems(
        Update,
        (make_room.in_set(TableSystems::Input), close_on_screen_change.in_set(TableSystems::React)),
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
    /// What decided the game.
    Analysis,
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
        self.0 = if self.0 == Some(panel) { None } else { Some(panel) };
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

/// The effect of a button.
#[derive(Clone, Debug)]
pub(crate) enum UiCommand {
    /// Sends an intent to the referee.
    Intent(Intent),
    /// Throws the dice.
    Throw,
    /// Opens a panel, or closes it if it is open.
    TogglePanel(Panel),
    /// Closes the open panel.
    ClosePanel,
    /// Moves through the replay.
    Replay(ReplayCommand),
    /// Asks for advice.
    Advice(AdviceCommand),
    /// Begins a lesson, or moves in it.
    Lesson(LessonCommand),
    /// Lays out a puzzle.
    Puzzle(PuzzleCommand),
    /// Lets the web page do something.
    Page(PageCommand),
    /// Sends the game to another machine, or brings it back.
    Correspondence(CorrespondenceCommand),
}

/// Sends commands to where they are carried out.
#[derive(SystemParam)]
pub(crate) struct UiCommands<'w> {
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowRequest>,
    replay: MessageWriter<'w, ReplayCommand>,
    advice: MessageWriter<'w, AdviceCommand>,
    lessons: MessageWriter<'w, LessonCommand>,
    puzzles: MessageWriter<'w, PuzzleCommand>,
    page: MessageWriter<'w, PageCommand>,
    correspondence: MessageWriter<'w, CorrespondenceCommand>,
    open: ResMut<'w, OpenPanel>,
}

impl UiCommands<'_> {
    /// Sends commands.
    pub(crate) fn send(&mut self, commands: impl IntoIterator<Item = UiCommand>) {
        for command in commands {
            match command {
                UiCommand::Intent(intent) => {
                    self.intents.write(intent);
                }
                UiCommand::Throw => {
                    self.throws.write(ThrowRequest);
                }
                UiCommand::TogglePanel(panel) => self.open.toggle(panel),
                UiCommand::ClosePanel => self.open.0 = None,
                UiCommand::Replay(command) => {
                    self.replay.write(command);
                }
                UiCommand::Advice(command) => {
                    self.advice.write(command);
                }
                UiCommand::Lesson(command) => {
                    self.lessons.write(command);
                }
                UiCommand::Puzzle(command) => {
                    self.puzzles.write(command);
                }
                UiCommand::Page(command) => {
                    self.page.write(command);
                }
                UiCommand::Correspondence(command) => {
                    self.correspondence.write(command);
                }
            }
        }
    }

    /// The open panel.
    #[must_use]
    pub(crate) fn open(&self) -> Option<Panel> {
        self.open.0
    }
}

/// Lets the camera make room for the open panel and for what is to be read.
fn make_room(open: Res<OpenPanel>, insights: Insights, mut beside: ResMut<BesideBoard>) {
    beside.set_if_neq(BesideBoard { panel: open.0.is_some(), words: insights.have_words() });
}

/// Every game and the menu begin without an open panel.
fn close_on_screen_change(mut facts: MessageReader<Fact>, mut open: ResMut<OpenPanel>) {
    if facts.read().any(|fact| matches!(fact, Fact::Begun | Fact::Left)) {
        open.set_if_neq(OpenPanel(None));
    }
}
