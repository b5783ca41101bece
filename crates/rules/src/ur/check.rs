//! The checked door: which rule an action would break, and whether a situation can occur at all.

use super::{
    Options, Play, Reward, Violation,
    movegen::{self, FREE_LENGTHS, LONGEST_ENTRY, Move, Moves, Source, Target, free_moves},
    position::{Lots, Phase, Position, Side, Situation, Stage, View, value},
    route,
    score::{Tallies, points},
};
use crate::{Action, Choice, DieKind, Place, Seat, Step, Throw, ThrowSpec, Thrower};

/// A throw of three lots by one seat.
pub(super) const fn three_lots(seat: Seat) -> ThrowSpec {
    ThrowSpec { dice: DieKind::Lot, count: 3, by: Thrower::Seat(seat) }
}

/// The source of a move at a place of the table, seen by the mover; `None` if no piece of the mover's could lie there.
pub(super) fn source(seat: Seat, from: Place) -> Option<Source> {
    match from {
        Place::Hand(owner) if owner == seat => Some(Source::Start),
        Place::River(owner) if owner == seat => Some(Source::River),
        _ => route::square(seat, from).map(Source::Square),
    }
}

/// The place of a move's source.
pub(super) fn place_of(seat: Seat, from: Source) -> Option<Place> {
    match from {
        Source::Start => Some(Place::Hand(seat)),
        Source::River => Some(Place::River(seat)),
        Source::Square(square) => route::place(seat, square),
    }
}

/// The place of a move's target.
pub(super) fn place_to(seat: Seat, to: Target) -> Option<Place> {
    match to {
        Target::Square(square) => route::place(seat, square),
        Target::Home => Some(Place::Off(seat)),
    }
}

/// A move as a hand makes it.
pub(super) fn step(seat: Seat, step: Move) -> Option<Step> {
    Some(Step::new(place_of(seat, step.from)?, place_to(seat, step.target()?)?, step.length))
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

impl Situation {
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
            return if value(lots) == 0 && movegen::opens_gate(side, options) {
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

    /// Whether an action is legal now.
    pub(super) fn check_action(&self, action: &Action, options: &Options) -> Result<(), Violation> {
        match action {
            Action::Throw(throw) => self.check_throw(throw),
            Action::Step(step) => self.check_step(step, options),
            Action::Choice(choice) => self.check_choice(*choice, options),
        }
    }

    fn check_throw(&self, throw: &Throw) -> Result<(), Violation> {
        match self.phase {
            Phase::Turn { .. } => Err(Violation::AlreadyThrown),
            Phase::Over => Err(Violation::GameOver),
            _ if three_lots(Seat::First).fits(throw) => Ok(()),
            _ => Err(Violation::NotThreeLots),
        }
    }

    fn check_choice(&self, choice: Choice, options: &Options) -> Result<(), Violation> {
        match (choice, self.phase) {
            (Choice::NextGame, Phase::Over) => match self.tallies {
                None => Err(Violation::SingleGame),
                Some(tallies) if tallies.holder().is_some() => Err(Violation::SetOver),
                Some(_) => Ok(()),
            },
            (Choice::NextGame, _) => Err(Violation::NotOver),
            (Choice::Finish | Choice::SkipReward, Phase::Over) => Err(Violation::GameOver),
            (Choice::Finish | Choice::SkipReward, Phase::Opening(_) | Phase::Throw(_)) => Err(Violation::ThrowFirst),
            (Choice::Finish, Phase::Turn { stage, .. }) => match stage {
                Stage::Done | Stage::Again => Ok(()),
                Stage::Move if self.is_stuck(options) => Ok(()),
                Stage::Move => Err(Violation::MustMove),
                Stage::Reward => Err(Violation::RewardOpen),
            },
            (Choice::SkipReward, Phase::Turn { stage: Stage::Reward, .. }) => Ok(()),
            (Choice::SkipReward, Phase::Turn { .. }) => Err(Violation::NoReward),
            _ => Err(Violation::NotInUr),
        }
    }

    fn check_step(&self, step: &Step, options: &Options) -> Result<(), Violation> {
        let (seat, lots, stage) = match self.phase {
            Phase::Opening(_) | Phase::Throw(_) => return Err(Violation::ThrowFirst),
            Phase::Over => return Err(Violation::GameOver),
            Phase::Turn { stage: Stage::Done | Stage::Again, .. } => return Err(Violation::TurnComplete),
            Phase::Turn { seat, lots, stage } => (seat, lots, stage),
        };
        let [to] = step.path.as_slice() else { return Err(Violation::OneTarget) };
        let view = self.position.view(seat);
        let from = piece_at(view, seat, step.from)?;
        if stage != Stage::Move || value(lots) > 0 && !movegen::is_locked(view.mine, options) {
            check_way(view, seat, from, *to)?;
        }
        match stage {
            Stage::Move => check_thrown(view, step.die, value(lots), options)?,
            _ if options.reward == Reward::AnotherThrow => {
                let home = from == Source::Square(route::LAST) && step.die == 1;
                home.then_some(()).ok_or(Violation::OnlyHome)?;
            }
            _ => check_free(from, step.die)?,
        }
        let step = Move { from, length: step.die };
        let target = step.target().ok_or(Violation::Overshoot)?;
        if place_to(seat, target) != Some(*to) {
            return Err(Violation::WrongTarget);
        }
        check_target(view, seat, target, options)?;
        let river_waits = stage == Stage::Move && options.river_first && from != Source::River;
        if river_waits && Moves::by_throw(view, step.length, options).any(|step| step.from == Source::River) {
            return Err(Violation::RiverFirst);
        }
        Ok(())
    }
}

/// The source of a move, if one of the mover's pieces is there.
fn piece_at(view: View, seat: Seat, at: Place) -> Result<Source, Violation> {
    match at {
        Place::Off(owner) => {
            let rule = if owner == seat { Violation::AlreadyHome } else { Violation::NotYours };
            return Err(rule);
        }
        Place::Hand(owner) | Place::River(owner) if owner != seat => return Err(Violation::NotYours),
        _ => {}
    }
    let enemy = route::square(seat.other(), at).is_some_and(|square| view.theirs.stands_on(square));
    if enemy {
        return Err(Violation::NotYours);
    }
    let Some(from) = source(seat, at) else {
        let elsewhere = route::name_of(at).is_some();
        return Err(if elsewhere { Violation::NoPiece } else { Violation::NotAPlace });
    };
    let there = match from {
        Source::Start => view.mine.start > 0,
        Source::River => view.mine.river > 0,
        Source::Square(square) => view.mine.stands_on(square),
    };
    there.then_some(from).ok_or(Violation::NoPiece)
}

/// What is wrong with a target however far the piece goes.
fn check_way(view: View, seat: Seat, from: Source, to: Place) -> Result<(), Violation> {
    let Place::Cell { .. } = to else { return Ok(()) };
    let Some(square) = route::square(seat, to) else { return Err(Violation::NotOnRoute) };
    match from {
        Source::Square(at) if square <= at => Err(Violation::WrongDirection),
        Source::Start if square < route::GATE => Err(Violation::WrongTarget),
        _ if view.mine.stands_on(square) => Err(Violation::OwnPiece { square: route::name(seat, square) }),
        _ => Ok(()),
    }
}

fn check_thrown(view: View, die: u8, value: u8, options: &Options) -> Result<(), Violation> {
    if movegen::is_locked(view.mine, options) {
        Err(Violation::Locked)
    } else if value == 0 {
        Err(Violation::Blanks)
    } else if die != value {
        Err(Violation::NotTheThrow { value })
    } else {
        Ok(())
    }
}

fn check_free(from: Source, die: u8) -> Result<(), Violation> {
    if !FREE_LENGTHS.contains(&die) {
        Err(Violation::NotAFreeLength)
    } else if !matches!(from, Source::Square(_)) && die > LONGEST_ENTRY {
        Err(Violation::NeverEnters)
    } else {
        Ok(())
    }
}

fn check_target(view: View, seat: Seat, target: Target, options: &Options) -> Result<(), Violation> {
    let Target::Square(to) = target else { return Ok(()) };
    let square = route::name(seat, to);
    if view.mine.stands_on(to) {
        return Err(Violation::OwnPiece { square });
    }
    let safe = options.safe_rosettes && route::is_rosette(to) && view.enemies() >> to & 1 == 1;
    if safe { Err(Violation::SafeRosette { square }) } else { Ok(()) }
}
