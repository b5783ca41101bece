pub mod fairness;
pub mod game_menu;
pub mod history;
pub mod log;
pub mod rulebook;
pub mod settings;
pub mod statistics;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_referee::{Fact, Intent};

use crate::{TableSystems, input::throwing::ThrowRequest, replay::ReplayCommand, web::command::PageCommand};

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
    /// The results of all games.
    Statistics,
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
    move |open: Res<OpenPanel>| open.shows(panel)
}

/// What somebody did in the overlay.
#[derive(Clone, Debug)]
pub enum UiCommand {
    /// Tell the referee.
    Intend(Intent),
    /// Throw the dice.
    Throw,
    /// Open a panel, or close it.
    Toggle(Panel),
    /// ReplayCommand through the past.
    ReplayCommand(ReplayCommand),
    /// Close what is open.
    Close,
    /// Let the page do something.
    Run(PageCommand),
}

/// Where commands go.
#[derive(SystemParam)]
pub struct UiCommands<'w> {
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowRequest>,
    leaves: MessageWriter<'w, ReplayCommand>,
    errands: MessageWriter<'w, PageCommand>,
    open: ResMut<'w, OpenPanel>,
}

impl UiCommands<'_> {
    /// Passes a command on.
    pub fn grant(&mut self, command: impl IntoIterator<Item = UiCommand>) {
        for command in command {
            match command {
                UiCommand::Intend(intent) => {
                    self.intents.write(intent);
                }
                UiCommand::Throw => {
                    self.throws.write(ThrowRequest);
                }
                UiCommand::ReplayCommand(leaf) => {
                    self.leaves.write(leaf);
                }
                UiCommand::Toggle(panel) => self.open.toggle(panel),
                UiCommand::Close => self.open.0 = None,
                UiCommand::Run(errand) => {
                    self.errands.write(errand);
                }
            }
        }
    }

    /// Which panel is open.
    #[must_use]
    pub fn open(&self) -> Option<Panel> {
        self.open.0
    }
}

/// Remembers which panel is open.
pub fn plugin(app: &mut App) {
    app.init_resource::<OpenPanel>().add_systems(Update, close.in_set(TableSystems::React));
}

/// Another screen begins with nothing open.
fn close(mut facts: MessageReader<Fact>, mut open: ResMut<OpenPanel>) {
    if facts.read().any(|fact| matches!(fact, Fact::Begun | Fact::Left)) {
        open.set_if_neq(OpenPanel(None));
    }
}
