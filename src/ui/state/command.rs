//! The commands that the user interface sends, and the one place that sends them.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::Intent;

use crate::{
    advice::AdviceCommand,
    editor::EditorCommand,
    input::throwing::ThrowRequest,
    live::LiveCommand,
    page::command::PageCommand,
    save::CorrespondenceCommand,
    table::ReplayCommand,
    teaching::{LessonCommand, PuzzleCommand},
    ui::state::open_panel::{OpenPanel, Panel},
};

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
