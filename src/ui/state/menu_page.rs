//! The page of the menu that is open.

use bevy::prelude::*;
use tesserae_rules::Kind;

use crate::{
    editor::Editor,
    save::Choices,
    table::{Kiosk, Purpose, screen::Screen},
    ui::state::{invite::InviteForm, new_game::NewGameForm},
};

/// Keeps the page of the menu; leaving a game leads to the cards, leaving a position that was
/// edited, or a puzzle, to the page where it was chosen.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MenuPage>().add_systems(
        OnEnter(Screen::Menu),
        |mut page: ResMut<MenuPage>, mut editor: ResMut<Editor>, purpose: Res<State<Purpose>>| {
            let was_chosen_here = *purpose == Purpose::Puzzle && matches!(*page, MenuPage::Game(_));
            if !editor.returns_to_page() && !was_chosen_here {
                *page = MenuPage::Games;
            }
        },
    );
}

/// The page of the menu.
#[derive(Resource, Default)]
pub enum MenuPage {
    /// The cards of the games.
    #[default]
    Games,
    /// The page of a game.
    Game(Box<NewGameForm>),
    /// The rulebook of a game, and the page of the game from which it was opened.
    Rules(Kind, Option<Box<NewGameForm>>),
    /// The first moves of backgammon, of all throws or of this one with the replies, and the page of
    /// the game from which it was opened.
    Openings(Option<[u8; 2]>, Option<Box<NewGameForm>>),
    /// A friend is invited, or waited for.
    Friend(Box<InviteForm>),
    /// The link to a game with a friend is pasted.
    Link,
    /// The game with a friend that a link leads to.
    Arrival,
    /// Empty, for the frame or two until the started game appears.
    Starting,
}

impl MenuPage {
    /// The game whose page is open.
    #[must_use]
    pub(crate) fn kind(&self) -> Option<Kind> {
        match self {
            Self::Game(form) => Some(form.kind),
            Self::Rules(kind, ..) => Some(*kind),
            Self::Openings(..) => Some(Kind::Backgammon),
            Self::Friend(form) => Some(form.game.kind),
            Self::Games | Self::Link | Self::Arrival | Self::Starting => None,
        }
    }

    /// The page of a game with these choices.
    #[must_use]
    pub fn game(kind: Kind, choices: Choices) -> Self {
        Self::Game(Box::new(NewGameForm::new(kind, choices)))
    }

    /// Leads from the page of a game to the one on which a friend is invited.
    pub(crate) fn invite(&mut self) {
        if let Self::Game(form) = std::mem::take(self) {
            *self = Self::Friend(Box::new(InviteForm::new(form)));
        }
    }

    /// Opens the rulebook of a game; Back leads to the page of a game if it was opened there.
    pub(crate) fn open_rules(&mut self, kind: Kind) {
        let form = match std::mem::take(self) {
            Self::Game(form) | Self::Rules(_, Some(form)) => Some(form),
            _ => None,
        };
        *self = Self::Rules(kind, form);
    }

    /// Opens the page with the first moves; Back leads to the page of the game if it was opened
    /// there.
    pub(crate) fn open_openings(&mut self) {
        let form = match std::mem::take(self) {
            Self::Game(form) => Some(form),
            _ => None,
        };
        *self = Self::Openings(None, form);
    }

    /// How many steps back lead to the cards.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(crate) fn depth(&self) -> usize {
        match self {
            Self::Games => 0,
            Self::Game(_)
            | Self::Rules(_, None)
            | Self::Openings(_, None)
            | Self::Link
            | Self::Arrival
            | Self::Starting => 1,
            Self::Rules(_, Some(_)) | Self::Openings(_, Some(_)) | Self::Friend(_) => 2,
        }
    }

    /// Whether a kiosk has it: the page of its game, the rulebook, and what leads to the table.
    #[must_use]
    pub(crate) fn is_for(&self, kiosk: Kiosk) -> bool {
        match self {
            Self::Game(form) => form.kind == kiosk.game,
            Self::Rules(kind, _) => *kind == kiosk.game,
            Self::Starting => true,
            Self::Games | Self::Openings(..) | Self::Friend(_) | Self::Link | Self::Arrival => {
                false
            }
        }
    }

    /// Where Back leads. The page of its game is the first one of a kiosk.
    pub(crate) fn go_back(&mut self, kiosk: Option<Kiosk>) {
        if kiosk.is_some() && matches!(self, Self::Game(_)) {
            return;
        }
        *self = match std::mem::take(self) {
            Self::Rules(_, Some(form)) | Self::Openings(_, Some(form)) => Self::Game(form),
            Self::Friend(form) => Self::Game(form.game),
            _ => Self::Games,
        };
    }
}
