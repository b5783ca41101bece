//! The board on the table: it comes when a game begins, and is flipped when the settings say so. Its
//! layout is one of [`boards`](crate::boards).

use bevy::prelude::*;
use tesserae_referee::{Fact, Referee, RefereeSystems};
use tesserae_rules::Kind;

use crate::{
    boards::{Board, BoardLook},
    table::{Busy, Hand, sets::TableSystems, settings::Settings},
};

/// Puts the board of a new game on the table, and flips it.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<BoardFlipped>()
        // At the end of `Judge`: in `React`, camera, dice and pieces ask the new board.
        .add_systems(
            Update,
            (choose, flip)
                .chain()
                .in_set(TableSystems::Judge)
                .after(RefereeSystems),
        );
}

/// The board on the table.
#[derive(Resource)]
pub(crate) struct CurrentBoard {
    /// Its game.
    pub(crate) kind: Kind,
    /// How it lies.
    pub(crate) board: Board,
}

/// The board was flipped in the middle of a game: every place is elsewhere now.
#[derive(Message, Copy, Clone, Debug, Default)]
pub(crate) struct BoardFlipped;

impl CurrentBoard {
    /// The first board of a game.
    #[cfg(test)]
    pub(crate) fn new(kind: Kind, flipped: bool) -> Self {
        Self {
            kind,
            board: Board {
                flipped,
                ..Board::new(kind)
            },
        }
    }

    /// The board of a game as the settings have it.
    fn chosen(kind: Kind, settings: &Settings) -> Self {
        Self {
            kind,
            board: Board {
                look: BoardLook::chosen(kind, &settings.boards),
                flipped: settings.flipped,
                ..Board::new(kind)
            },
        }
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
        let (Fact::Begun, Some(session)) = (fact, referee.session()) else {
            continue;
        };
        let kind = session.game().kind();
        if current
            .as_ref()
            .is_none_or(|current| current.kind != kind || current.board.flipped != settings.flipped)
        {
            insert(&mut commands, CurrentBoard::chosen(kind, &settings));
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
    let Some(current) = current.filter(|current| current.board.flipped != settings.flipped) else {
        return;
    };
    if !busy.is_animating() && hand.is_empty() {
        let board = Board {
            flipped: settings.flipped,
            ..current.board
        };
        let kind = current.kind;
        insert(&mut commands, CurrentBoard { kind, board });
        flipped.write(BoardFlipped);
    }
}
