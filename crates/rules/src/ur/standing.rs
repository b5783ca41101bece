//! How a game stands: everything that a position's notation tells.
use super::{
    Options, Play, Reward,
    position::{Position, Side},
    route,
    score::{Tallies, points},
    turn::{self, Move, Moves, free_moves},
};
use crate::Seat;

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
pub(super) struct Standing {
    pub(super) position: Position,
    /// Nothing in a single game.
    pub(super) tallies: Option<Tallies>,
    /// Who began this game; nothing while the lots decide.
    pub(super) starter: Option<Seat>,
    pub(super) phase: Phase,
}

/// The part of the notation in which something impossible stands.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Part {
    Black,
    White,
    Tallies,
    Starter,
    Phase,
}

impl Standing {
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
            (Stage::Reward, Reward::AnotherThrow) => vec![Move { from: turn::Source::Square(route::LAST), length: 1 }],
            _ => Vec::new(),
        }
    }

    /// Whether the player who is asked to act has a throw that cannot be played.
    pub(super) fn is_stuck(&self, options: &Options) -> bool {
        matches!(self.phase, Phase::Turn { seat, lots, stage: Stage::Move }
            if Moves::by_throw(self.position.view(seat), value(lots), options).is_empty())
    }

    /// The stage of the turn after a piece of `seat` has come to a square by a move.
    pub(super) fn stage_after(&self, seat: Seat, to: turn::Target, before: Stage, options: &Options) -> Stage {
        let turn::Target::Square(square) = to else {
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
    pub(super) fn end(&mut self, winner: Seat) -> (u8, Option<super::score::Payment>) {
        self.phase = Phase::Over;
        let points = points(self.position.side(winner.other()));
        (points, self.tallies.as_mut().map(|tallies| tallies.pay(winner, points)))
    }

    /// Whether the series is over with this game, once the game is.
    pub(super) fn ends_series(&self) -> bool {
        self.tallies.is_none_or(|tallies| tallies.holder().is_some())
    }

    /// Whether all this can occur in a game by these house rules.
    ///
    /// # Errors
    /// What cannot, and in which part.
    pub(super) fn check(&self, options: &Options) -> Result<(), (Part, String)> {
        self.check_pieces()?;
        self.check_tallies(options)?;
        self.check_phase(options)
    }

    fn check_pieces(&self) -> Result<(), (Part, String)> {
        for (seat, part, name) in [(Seat::First, Part::Black, "Black"), (Seat::Second, Part::White, "White")] {
            let side = self.position.side(seat);
            let all = [side.start, side.river, side.on_board()].iter().fold(0, |sum: u8, n| sum.saturating_add(*n));
            if all > Side::PIECES {
                return Err((part, format!("{name} has more than {} pieces", Side::PIECES)));
            }
        }
        let view = self.position.view(Seat::First);
        let shared = view.mine.squares & view.enemies();
        if shared != 0 {
            let square = route::name(Seat::First, shared.trailing_zeros() as u8);
            return Err((Part::White, format!("both players have a piece on {square}")));
        }
        if Seat::BOTH.iter().all(|seat| self.position.side(*seat).home() == Side::PIECES) {
            return Err((Part::White, "both players have all their pieces home".to_owned()));
        }
        Ok(())
    }

    fn check_tallies(&self, options: &Options) -> Result<(), (Part, String)> {
        let wrong = |what: &str| Err((Part::Tallies, what.to_owned()));
        let Some(tallies) = self.tallies else {
            return if options.play == Play::Set { wrong("a set is played for tallies") } else { Ok(()) };
        };
        if options.play == Play::Single {
            return wrong("a single game has no tallies");
        }
        let all = u16::from(tallies.stock) + u16::from(tallies.won[0]) + u16::from(tallies.won[1]);
        if all != u16::from(Tallies::ALL) {
            return Err((Part::Tallies, format!("there are {all} tallies instead of {}", Tallies::ALL)));
        }
        match (self.phase, self.position.winner()) {
            (Phase::Over, Some(winner)) => {
                let due = points(self.position.side(winner.other())).min(Tallies::ALL);
                if tallies.won[winner.index()] < due {
                    return Err((Part::Tallies, format!("the winner must have been paid {due} tallies")));
                }
            }
            _ if tallies.holder().is_some() => return wrong("with all tallies in one hand the set is over"),
            _ => {}
        }
        Ok(())
    }

    fn check_phase(&self, options: &Options) -> Result<(), (Part, String)> {
        let wrong = |what: &str| Err((Part::Phase, what.to_owned()));
        if self.position.winner().is_some() != (self.phase == Phase::Over) {
            return wrong("the game is over when, and only when, one side has seven pieces home");
        }
        if self.starter.is_some() == matches!(self.phase, Phase::Opening(_)) {
            let what = "who began is unknown while, and only while, the lots decide it";
            return Err((Part::Starter, what.to_owned()));
        }
        match self.phase {
            Phase::Opening(_) if self.position != Position::SET_UP => {
                wrong("while the lots decide who begins all pieces are at the start")
            }
            Phase::Opening(Some(4..)) => wrong("three lots are worth 3 at most"),
            Phase::Turn { seat, lots, stage } => self.check_turn(seat, lots, stage, options),
            _ => Ok(()),
        }
    }

    fn check_turn(&self, seat: Seat, lots: Lots, stage: Stage, options: &Options) -> Result<(), (Part, String)> {
        let wrong = |what: &str| Err((Part::Phase, what.to_owned()));
        let side = self.position.side(seat);
        if lots.iter().any(|lot| *lot > 1) {
            return wrong("a lot shows 0 or 1");
        }
        if stage == Stage::Move {
            return if value(lots) == 0 && turn::opens_gate(side, options) {
                wrong("three blanks would have put a piece on the gate and be thrown again")
            } else {
                Ok(())
            };
        }
        if value(lots) == 0 || side.start == Side::PIECES {
            return wrong("no piece can have been moved");
        }
        let on_rosette = side.squares & route::ROSETTES != 0;
        let possible = match (stage, options.reward) {
            (Stage::Move | Stage::Done, _) => true,
            (Stage::Reward, Reward::FreeMove) => {
                on_rosette && free_moves(self.position.view(seat), options).next().is_some()
            }
            (Stage::Reward, Reward::AnotherThrow) => side.stands_on(route::LAST),
            (Stage::Again, Reward::AnotherThrow) => on_rosette || side.home() > 0,
            (Stage::Reward | Stage::Again, _) => false,
        };
        if possible { Ok(()) } else { wrong("no rosette can have earned this reward") }
    }
}
