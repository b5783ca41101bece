//! The panels at the right edge, which of them is open, and the commands that the user interface
//! sends.

pub(crate) mod analysis;
mod confirmation;
pub(crate) mod editor;
pub(crate) mod fairness;
pub(crate) mod friend;
pub(crate) mod game_menu;
pub(crate) mod history;
pub(crate) mod log;
pub(crate) mod rulebook;
pub(crate) mod sections;
pub(crate) mod settings;
pub(crate) mod statistics;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::{Fact, Intent};

use crate::{
    advice::AdviceCommand,
    editor::EditorCommand,
    input::throwing::ThrowRequest,
    live::LiveCommand,
    page::command::PageCommand,
    save::CorrespondenceCommand,
    table::{
        ReplayCommand, TablePurpose,
        layout::{BesideBoard, ScreenLayout},
        sets::TableSystems,
    },
    teaching::{LessonCommand, PuzzleCommand},
    ui::insights::Insights,
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
    /// Edits a position.
    Editor(EditorCommand),
    /// Lets the web page do something.
    Page(PageCommand),
    /// Plays with a friend at another machine.
    Live(LiveCommand),
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
    editor: MessageWriter<'w, EditorCommand>,
    page: MessageWriter<'w, PageCommand>,
    live: MessageWriter<'w, LiveCommand>,
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
                UiCommand::Editor(command) => {
                    self.editor.write(command);
                }
                UiCommand::Page(command) => {
                    self.page.write(command);
                }
                UiCommand::Live(command) => {
                    self.live.write(command);
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
