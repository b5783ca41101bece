//! How a game of a series stands: [`Situation`], everything that the notation of a position holds.

use super::{
    Options, Reward,
    movegen::{self, Move, Moves, free_moves},
    position::Position,
    route,
    score::{Payment, Tallies, points},
};
use crate::{DieKind, Seat, ThrowSpec, Thrower};

/// Three lots at rest, each 1 if a marked corner points up.
pub type Lots = [u8; 3];

/// A throw of three lots by one seat.
pub(super) const fn three_lots(seat: Seat) -> ThrowSpec {
    ThrowSpec {
        dice: DieKind::Lot,
        count: 3,
        by: Thrower::Seat(seat),
    }
}

/// The value of a throw.
pub(super) fn value(lots: Lots) -> u8 {
    lots.iter().fold(0, |sum, lot| sum.saturating_add(*lot))
}

/// What the game waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Phase {
    /// The throws that decide who begins: Blue's, then Ivory's, who knows what Blue has thrown.
    Opening(Option<u8>),
    /// This seat throws.
    Throw(Seat),
    /// This seat plays what it has thrown.
    Turn {
        /// Whose turn it is.
        seat: Seat,
        /// What was thrown.
        lots: Lots,
        /// How far the turn has come.
        stage: Stage,
    },
    /// Nothing: one side is home.
    Over,
}

/// How far a turn has come.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Stage {
    /// The throw is to be moved; if no move is legal, only handed over.
    Move,
    /// A rosette has earned something that may be taken or left: a free move, or the way home.
    Reward,
    /// The lots go to the other player.
    Done,
    /// A rosette has earned another throw.
    Again,
}

/// How a game of a series stands.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Situation {
    pub(super) position: Position,
    /// None in a single game.
    pub(super) tallies: Option<Tallies>,
    /// Who began this game; None while the lots decide.
    pub(super) starter: Option<Seat>,
    pub(super) phase: Phase,
}

impl Situation {
    /// The legal moves and free moves of the player who is asked to act.
    pub(super) fn moves(&self, options: &Options) -> Vec<Move> {
        let Phase::Turn { seat, lots, stage } = self.phase else {
            return Vec::new();
        };
        let view = self.position.view(seat);
        match (stage, options.reward) {
            (Stage::Move, _) => Moves::by_throw(view, value(lots), options).collect(),
            (Stage::Reward, Reward::FreeMove) => free_moves(view, options).collect(),
            (Stage::Reward, Reward::AnotherThrow) => {
                vec![Move {
                    from: movegen::Source::Square(route::LAST),
                    length: 1,
                }]
            }
            _ => Vec::new(),
        }
    }

    /// Whether the player who is asked to act has a throw that cannot be played.
    pub(super) fn is_stuck(&self, options: &Options) -> bool {
        matches!(self.phase, Phase::Turn { seat, lots, stage: Stage::Move }
            if Moves::by_throw(self.position.view(seat), value(lots), options).is_empty())
    }

    /// The stage of the turn after a piece of `seat` has come to a square by a move.
    pub(super) fn stage_after(
        &self,
        seat: Seat,
        to: movegen::Target,
        before: Stage,
        options: &Options,
    ) -> Stage {
        let movegen::Target::Square(square) = to else {
            // The piece that the last rosette let go home: the throw that it has earned as well is
            // still to come.
            let another = before == Stage::Reward && options.reward == Reward::AnotherThrow;
            return if another { Stage::Again } else { Stage::Done };
        };
        if !route::is_rosette(square) {
            return Stage::Done;
        }
        match options.reward {
            Reward::Nothing => Stage::Done,
            Reward::AnotherThrow if square == route::LAST => Stage::Reward,
            Reward::AnotherThrow => Stage::Again,
            Reward::FreeMove
                if free_moves(self.position.view(seat), options)
                    .next()
                    .is_some() =>
            {
                Stage::Reward
            }
            Reward::FreeMove => Stage::Done,
        }
    }

    /// Ends the game for a side that is home and pays it. What the game is worth, where the tallies
    /// came from.
    pub(super) fn end(&mut self, winner: Seat) -> (u8, Option<Payment>) {
        self.phase = Phase::Over;
        let points = points(self.position.side(winner.other()));
        (
            points,
            self.tallies
                .as_mut()
                .map(|tallies| tallies.pay(winner, points)),
        )
    }

    /// Whether the series is over with this game, once the game is.
    pub(super) fn ends_series(&self) -> bool {
        self.tallies
            .is_none_or(|tallies| tallies.holder().is_some())
    }
}
