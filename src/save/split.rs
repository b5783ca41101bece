//! The question that is open when a game went on differently on two machines.

use bevy::prelude::*;

use crate::save::game_id::GameId;

/// Two saved states of one game that went on differently; the players are asked which to go on with.
#[derive(Resource, Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct SplitGame(pub(crate) Option<Split>);

/// Two states of one game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Split {
    /// The one that was played on this machine.
    pub here: GameId,
    /// The one that came by a link.
    pub arrived: GameId,
}
