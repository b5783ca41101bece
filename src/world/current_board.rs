//! The board on the table: chosen when a game begins, flipped when the settings say so. Its layout is one of
//! [`boards`](crate::boards).

use bevy::prelude::*;
use tesserae_referee::{Fact, Referee, RefereeSystems};
use tesserae_rules::Kind;

use crate::{
    boards::{Board, board, flipped_board},
    sets::TableSystems,
    settings::Settings,
    state::{Busy, Hand},
};

/// Puts the board of a new game on the table, and flips it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal>()
        .add_message::<BoardFlipped>()
        // At the end of `Judge`: in `React`, camera, dice and pieces ask the new board.
        .add_systems(Update, (choose, flip).chain().in_set(TableSystems::Judge).after(RefereeSystems))
        .add_systems(Update, remember_refusal.in_set(TableSystems::React));
}

/// The board on the table.
#[derive(Resource)]
pub(crate) struct CurrentBoard {
    /// Its game.
    pub(crate) kind: Kind,
    /// Its layout.
    pub(crate) board: Box<dyn Board>,
    /// Whether east and west are exchanged.
    pub(crate) flipped: bool,
}

/// The board was flipped in the middle of a game: every place is elsewhere now.
#[derive(Message, Copy, Clone, Debug, Default)]
pub(crate) struct BoardFlipped;

/// Why the last intent was refused, until something else happens.
#[derive(Resource, Default, Clone, Debug, PartialEq)]
pub(crate) struct LastRefusal {
    /// The broken rule in words.
    pub(crate) text: Option<String>,
}

impl CurrentBoard {
    /// The board of a game.
    pub(crate) fn new(kind: Kind, flipped: bool) -> Self {
        Self { kind, board: if flipped { flipped_board(kind) } else { board(kind) }, flipped }
    }
}

/// Puts a board on the table, with the field for its dice.
fn insert(commands: &mut Commands, current: CurrentBoard) {
    commands.insert_resource(current.board.field(None));
    commands.insert_resource(current);
}

/// Chooses the board of a game that has begun.
fn choose(
    mut commands: Commands,
    mut facts: MessageReader<Fact>,
    referee: Res<Referee>,
    current: Option<Res<CurrentBoard>>,
    settings: Res<Settings>,
) {
    for fact in facts.read() {
        let (Fact::Begun, Some(session)) = (fact, referee.session()) else { continue };
        let kind = session.game().kind();
        if current.as_ref().is_none_or(|current| current.kind != kind || current.flipped != settings.flipped) {
            insert(&mut commands, CurrentBoard::new(kind, settings.flipped));
        }
    }
}

/// Flips the board as the settings say, once nothing moves and nothing is held.
fn flip(
    mut commands: Commands,
    settings: Res<Settings>,
    current: Option<Res<CurrentBoard>>,
    busy: Busy,
    hand: Res<Hand>,
    mut flipped: MessageWriter<BoardFlipped>,
) {
    let Some(current) = current.filter(|current| current.flipped != settings.flipped) else { return };
    if !busy.is_animating() && hand.is_empty() {
        insert(&mut commands, CurrentBoard::new(current.kind, settings.flipped));
        flipped.write(BoardFlipped);
    }
}

fn remember_refusal(mut facts: MessageReader<Fact>, mut refusal: ResMut<LastRefusal>) {
    for fact in facts.read() {
        match fact {
            Fact::Refused { text, .. } => refusal.text = Some(text.clone()),
            Fact::Happened(_) | Fact::Undone(_) | Fact::Begun => refusal.text = None,
            _ => {}
        }
    }
}
