//! What lies where: [`Position`] in eight bytes for search, and [`Situation`] with everything that the notation of a
//! position holds.

use super::{
    Options, Play, Reward,
    movegen::{self, Move, Moves, free_moves},
    route,
    score::{Payment, Tallies, points},
};
use crate::Seat;

/// The pieces of one seat.
///
/// A set of squares, because two pieces never share one, and two numbers; whoever is nowhere else is home.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Side {
    pub(super) squares: u16,
    pub(super) start: u8,
    pub(super) river: u8,
}

impl Side {
    /// The number of pieces a seat has.
    pub const PIECES: u8 = 7;

    /// Pieces by where they are: the squares of the seat's own route, see [`Side::squares`], and how many are at the
    /// start and in the river. Nothing if that makes more than seven.
    #[must_use]
    pub const fn new(squares: u16, start: u8, river: u8) -> Option<Self> {
        let side = Self { squares, start, river };
        let pieces = start.saturating_add(river).saturating_add(side.on_board());
        if pieces <= Self::PIECES { Some(side) } else { None }
    }

    /// All seven at the start.
    pub(super) const SET_UP: Self = Self { squares: 0, start: Self::PIECES, river: 0 };

    /// The number of pieces at the start.
    #[must_use]
    pub const fn start(self) -> u8 {
        self.start
    }

    /// The number of pieces in the river.
    #[must_use]
    pub const fn river(self) -> u8 {
        self.river
    }

    /// The number of pieces on the board.
    #[must_use]
    pub const fn on_board(self) -> u8 {
        self.squares.count_ones() as u8
    }

    /// The number of pieces at home.
    #[must_use]
    pub const fn home(self) -> u8 {
        Self::PIECES.saturating_sub(self.start).saturating_sub(self.river).saturating_sub(self.on_board())
    }

    /// The squares of the seat's own route on which its pieces stand, bit 0 for the first square from the river (A or
    /// a), bit 4 for the gate, bit 15 for the last rosette.
    #[must_use]
    pub const fn squares(self) -> u16 {
        self.squares
    }

    /// The squares of the other seat's route on which these pieces stand; those on private squares drop out.
    #[must_use]
    pub const fn squares_across(self) -> u16 {
        route::mirror(self.squares)
    }

    /// Whether a piece stands on this square of the seat's own route.
    pub(super) const fn stands_on(self, square: u8) -> bool {
        self.squares >> square & 1 == 1
    }

    /// The squares on which pieces stand, in the order of the route.
    pub(super) fn stations(self) -> impl Iterator<Item = u8> {
        (0..route::SQUARES).filter(move |square| self.stands_on(*square))
    }
}

/// The pieces of both seats.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    pub(super) sides: [Side; 2],
}

impl Position {
    /// All pieces at the start.
    pub const SET_UP: Self = Self { sides: [Side::SET_UP; 2] };

    /// The pieces of the first seat and of the second. Nothing if both stand on one square.
    #[must_use]
    pub const fn new(sides: [Side; 2]) -> Option<Self> {
        let [first, second] = sides;
        if first.squares & route::mirror(second.squares) == 0 { Some(Self { sides }) } else { None }
    }

    /// The pieces of one seat.
    #[must_use]
    pub const fn side(self, seat: Seat) -> Side {
        self.sides[seat.index()]
    }

    /// Whoever has all seven pieces home.
    #[must_use]
    pub fn winner(self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.side(*seat).home() == Side::PIECES)
    }

    /// The position as one seat sees it.
    pub(super) const fn view(self, mover: Seat) -> View {
        View { mine: self.side(mover), theirs: self.side(mover.other()) }
    }
}

/// A position as the player on turn sees it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) struct View {
    pub(super) mine: Side,
    pub(super) theirs: Side,
}

impl View {
    /// The position, once it is known who looks at it.
    pub(super) const fn position(self, mover: Seat) -> Position {
        match mover {
            Seat::First => Position { sides: [self.mine, self.theirs] },
            Seat::Second => Position { sides: [self.theirs, self.mine] },
        }
    }

    /// The enemy's pieces as squares of the mover's own route.
    pub(super) const fn enemies(self) -> u16 {
        route::mirror(self.theirs.squares)
    }

    /// A number of its own for each view.
    pub(super) fn key(self) -> u64 {
        let half = |side: Side| u64::from(side.squares) | u64::from(side.start) << 16 | u64::from(side.river) << 24;
        half(self.mine) | half(self.theirs) << 32
    }
}

/// Three lots at rest, each 1 if a marked corner points up.
pub(super) type Lots = [u8; 3];

/// The value of a throw.
pub(super) fn value(lots: Lots) -> u8 {
    lots.iter().fold(0, |sum, lot| sum.saturating_add(*lot))
}

/// What the game waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Phase {
    /// The throws that decide who begins: Black's, then White's, who knows what Black has thrown.
    Opening(Option<u8>),
    /// This seat throws.
    Throw(Seat),
    /// This seat plays what it has thrown.
    Turn { seat: Seat, lots: Lots, stage: Stage },
    /// Nothing: one side is home.
    Over,
}

/// How far a turn has come.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Stage {
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
pub(super) struct Situation {
    pub(super) position: Position,
    /// Nothing in a single game.
    pub(super) tallies: Option<Tallies>,
    /// Who began this game; nothing while the lots decide.
    pub(super) starter: Option<Seat>,
    pub(super) phase: Phase,
}

impl Situation {
    /// Before the first throw of a series.
    pub(super) fn new(options: &Options) -> Self {
        let tallies = (options.play == Play::Set).then_some(Tallies::SET_UP);
        Self { position: Position::SET_UP, tallies, starter: None, phase: Phase::Opening(None) }
    }

    /// The legal moves and free moves of the player who is asked to act.
    pub(super) fn moves(&self, options: &Options) -> Vec<Move> {
        let Phase::Turn { seat, lots, stage } = self.phase else { return Vec::new() };
        let view = self.position.view(seat);
        match (stage, options.reward) {
            (Stage::Move, _) => Moves::by_throw(view, value(lots), options).collect(),
            (Stage::Reward, Reward::FreeMove) => free_moves(view, options).collect(),
            (Stage::Reward, Reward::AnotherThrow) => {
                vec![Move { from: movegen::Source::Square(route::LAST), length: 1 }]
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
    pub(super) fn stage_after(&self, seat: Seat, to: movegen::Target, before: Stage, options: &Options) -> Stage {
        let movegen::Target::Square(square) = to else {
            // The piece that the last rosette let go home: the throw that it has earned as well is still to come.
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
            Reward::FreeMove if free_moves(self.position.view(seat), options).next().is_some() => Stage::Reward,
            Reward::FreeMove => Stage::Done,
        }
    }

    /// Ends the game for a side that is home and pays it. What the game is worth, where the tallies came from.
    pub(super) fn end(&mut self, winner: Seat) -> (u8, Option<Payment>) {
        self.phase = Phase::Over;
        let points = points(self.position.side(winner.other()));
        (points, self.tallies.as_mut().map(|tallies| tallies.pay(winner, points)))
    }

    /// Whether the series is over with this game, once the game is.
    pub(super) fn ends_series(&self) -> bool {
        self.tallies.is_none_or(|tallies| tallies.holder().is_some())
    }
}
