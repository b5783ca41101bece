//! Validation: which rule an action would break, and whether a situation can occur at all.

use tesserae_words::{Text, positions};

use super::{
    Options, Play, Reward,
    movegen::{
        self, FREE_LENGTHS, LONGEST_ENTRY, Move, Moves, Source, Target, free_moves, place_to,
        source,
    },
    position::{Position, Side, View},
    route,
    score::{Tallies, points},
    situation::{Lots, Phase, Situation, Stage, value},
    violation::{Rule, Violation},
};
use crate::{Choice, DieKind, Place, Seat, Step};

/// The part of the notation in which something impossible stands.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Part {
    Blue,
    Ivory,
    Tallies,
    Starter,
    Phase,
}

impl Situation {
    /// Whether all this can occur in a game by these house rules.
    ///
    /// # Errors
    /// What cannot, and in which part.
    pub(super) fn check(&self, options: &Options) -> Result<(), (Part, Text)> {
        self.check_pieces()?;
        self.check_tallies(options)?;
        self.check_phase(options)
    }

    fn check_pieces(&self) -> Result<(), (Part, Text)> {
        for (seat, part, name) in [
            (Seat::First, Part::Blue, "Blue"),
            (Seat::Second, Part::Ivory, "Ivory"),
        ] {
            let side = self.position.side(seat);
            let all = [side.start, side.river, side.on_board()]
                .iter()
                .fold(0, |sum: u8, n| sum.saturating_add(*n));
            if all > Side::PIECES {
                return Err((part, positions::too_many_pieces(name, Side::PIECES)));
            }
        }
        let view = self.position.view(Seat::First);
        let shared = view.mine.squares & view.enemies();
        if shared != 0 {
            let square = route::name(Seat::First, shared.trailing_zeros() as u8);
            return Err((Part::Ivory, positions::both_on_square(square)));
        }
        if Seat::BOTH
            .iter()
            .all(|seat| self.position.side(*seat).home() == Side::PIECES)
        {
            return Err((Part::Ivory, positions::both_home()));
        }
        Ok(())
    }

    fn check_tallies(&self, options: &Options) -> Result<(), (Part, Text)> {
        let wrong = |what: Text| Err((Part::Tallies, what));
        let Some(tallies) = self.tallies else {
            return if options.play == Play::Set {
                wrong(positions::no_tallies())
            } else {
                Ok(())
            };
        };
        if options.play == Play::Single {
            return wrong(positions::single_tallies());
        }
        let all = u16::from(tallies.stock) + u16::from(tallies.won[0]) + u16::from(tallies.won[1]);
        if all != u16::from(Tallies::ALL) {
            return Err((Part::Tallies, positions::other_tallies(all, Tallies::ALL)));
        }
        match (self.phase, self.position.winner()) {
            (Phase::Over, Some(winner)) => {
                let due = points(self.position.side(winner.other())).min(Tallies::ALL);
                if tallies.won[winner.index()] < due {
                    return Err((Part::Tallies, positions::winner_not_paid(due)));
                }
            }
            _ if tallies.holder().is_some() => {
                return wrong(positions::set_over());
            }
            _ => {}
        }
        Ok(())
    }

    fn check_phase(&self, options: &Options) -> Result<(), (Part, Text)> {
        let wrong = |what: Text| Err((Part::Phase, what));
        if self.position.winner().is_some() != (self.phase == Phase::Over) {
            return wrong(positions::over_without_winner());
        }
        if self.starter.is_some() == matches!(self.phase, Phase::Opening(_)) {
            let what = positions::unknown_beginner();
            return Err((Part::Starter, what));
        }
        match self.phase {
            Phase::Opening(_) if self.position != Position::SET_UP => {
                wrong(positions::not_at_ur_start())
            }
            Phase::Opening(Some(4..)) => wrong(positions::lots_worth()),
            Phase::Turn { seat, lots, stage } => self.check_turn(seat, lots, stage, options),
            _ => Ok(()),
        }
    }

    fn check_turn(
        &self,
        seat: Seat,
        lots: Lots,
        stage: Stage,
        options: &Options,
    ) -> Result<(), (Part, Text)> {
        let wrong = |what: Text| Err((Part::Phase, what));
        let side = self.position.side(seat);
        if lots.iter().any(|lot| *lot > 1) {
            return wrong(positions::faces_of_lot());
        }
        if stage == Stage::Move {
            return if value(lots) == 0 && movegen::opens_gate(side, options) {
                wrong(positions::gate_not_opened())
            } else {
                Ok(())
            };
        }
        if value(lots) == 0 || side.start == Side::PIECES {
            return wrong(positions::nothing_moved());
        }
        let on_rosette = side.squares & route::ROSETTES != 0;
        let possible = match (stage, options.reward) {
            (Stage::Move | Stage::Done, _) => true,
            (Stage::Reward, Reward::FreeMove) => {
                on_rosette
                    && free_moves(self.position.view(seat), options)
                        .next()
                        .is_some()
            }
            (Stage::Reward, Reward::AnotherThrow) => side.stands_on(route::LAST),
            (Stage::Again, Reward::AnotherThrow) => on_rosette || side.home() > 0,
            (Stage::Reward | Stage::Again, _) => false,
        };
        if possible {
            Ok(())
        } else {
            wrong(positions::nothing_earned())
        }
    }

    /// Whether a choice is legal.
    pub(super) fn validate_choice(
        &self,
        options: &Options,
        choice: Choice,
    ) -> Result<(), Violation> {
        match (choice, self.phase) {
            (Choice::Finish | Choice::SkipReward, Phase::Opening(_) | Phase::Throw(_)) => {
                Err(Violation::ThrowFirst(DieKind::Lot))
            }
            (Choice::Finish, Phase::Turn { stage, .. }) => match stage {
                Stage::Done | Stage::Again => Ok(()),
                Stage::Move if self.is_stuck(options) => Ok(()),
                Stage::Move => Err(Violation::StillPlayable),
                Stage::Reward if options.reward == Reward::AnotherThrow => {
                    Err(Rule::HomeOrStay.into())
                }
                Stage::Reward => Err(Rule::RewardOpen.into()),
            },
            (
                Choice::SkipReward,
                Phase::Turn {
                    stage: Stage::Reward,
                    ..
                },
            ) => Ok(()),
            (Choice::SkipReward, Phase::Turn { .. }) => Err(Rule::NoReward.into()),
            _ => Err(Violation::NoSuchChoice),
        }
    }

    /// Whether a step is legal.
    pub(super) fn validate_step(&self, options: &Options, step: &Step) -> Result<(), Violation> {
        let (seat, lots, stage) = match self.phase {
            Phase::Turn {
                stage: Stage::Done | Stage::Again,
                ..
            } => return Err(Rule::TurnComplete.into()),
            Phase::Turn { seat, lots, stage } => (seat, lots, stage),
            _ => return Err(Violation::ThrowFirst(DieKind::Lot)),
        };
        let [to] = step.path.as_slice() else {
            return Err(Rule::OneTarget.into());
        };
        let view = self.position.view(seat);
        let from = piece_at(view, seat, step.from)?;
        if stage != Stage::Move || value(lots) > 0 && !movegen::is_locked(view.mine, options) {
            check_way(view, seat, from, *to)?;
        }
        match stage {
            Stage::Move => check_thrown(view, step.die, value(lots), options)?,
            _ if options.reward == Reward::AnotherThrow => {
                let home = from == Source::Square(route::LAST) && step.die == 1;
                home.then_some(()).ok_or(Rule::OnlyHome)?;
            }
            _ => check_free(from, step.die)?,
        }
        let step = Move {
            from,
            length: step.die,
        };
        let target = step.target().ok_or(Rule::Overshoot)?;
        if place_to(seat, target) != Some(*to) {
            return Err(Rule::WrongTarget.into());
        }
        check_target(view, seat, target, options)?;
        let river_waits = stage == Stage::Move && options.river_first && from != Source::River;
        if river_waits
            && Moves::by_throw(view, step.length, options).any(|step| step.from == Source::River)
        {
            return Err(Rule::RiverFirst.into());
        }
        Ok(())
    }
}

/// The source of a move, if one of the mover's pieces is there.
fn piece_at(view: View, seat: Seat, at: Place) -> Result<Source, Rule> {
    match at {
        Place::Off(owner) => {
            let rule = if owner == seat {
                Rule::AlreadyHome
            } else {
                Rule::NotYours
            };
            return Err(rule);
        }
        Place::Hand(owner) | Place::River(owner) if owner != seat => return Err(Rule::NotYours),
        _ => {}
    }
    let enemy = route::square(seat.other(), at).is_some_and(|square| view.theirs.stands_on(square));
    if enemy {
        return Err(Rule::NotYours);
    }
    let Some(from) = source(seat, at) else {
        let elsewhere = route::name_of(at).is_some();
        return Err(if elsewhere {
            Rule::NoPiece
        } else {
            Rule::NotAPlace
        });
    };
    let there = match from {
        Source::Start => view.mine.start > 0,
        Source::River => view.mine.river > 0,
        Source::Square(square) => view.mine.stands_on(square),
    };
    there.then_some(from).ok_or(Rule::NoPiece)
}

/// What is wrong with a target however far the piece goes.
fn check_way(view: View, seat: Seat, from: Source, to: Place) -> Result<(), Rule> {
    let Place::Cell { .. } = to else {
        return Ok(());
    };
    let Some(square) = route::square(seat, to) else {
        return Err(Rule::NotOnRoute);
    };
    match from {
        Source::Square(at) if square <= at => Err(Rule::WrongDirection),
        Source::Start if square < route::GATE => Err(Rule::WrongTarget),
        _ if view.mine.stands_on(square) => Err(Rule::OwnPiece {
            square: route::name(seat, square),
        }),
        _ => Ok(()),
    }
}

fn check_thrown(view: View, die: u8, value: u8, options: &Options) -> Result<(), Rule> {
    if movegen::is_locked(view.mine, options) {
        Err(Rule::Locked)
    } else if value == 0 {
        Err(Rule::Blanks)
    } else if die != value {
        Err(Rule::NotTheThrow { value })
    } else {
        Ok(())
    }
}

fn check_free(from: Source, die: u8) -> Result<(), Rule> {
    if !FREE_LENGTHS.contains(&die) {
        Err(Rule::NotAFreeLength)
    } else if !matches!(from, Source::Square(_)) && die > LONGEST_ENTRY {
        Err(Rule::NeverEnters)
    } else {
        Ok(())
    }
}

fn check_target(view: View, seat: Seat, target: Target, options: &Options) -> Result<(), Rule> {
    let Target::Square(to) = target else {
        return Ok(());
    };
    let square = route::name(seat, to);
    if view.mine.stands_on(to) {
        return Err(Rule::OwnPiece { square });
    }
    let safe = options.safe_rosettes && route::is_rosette(to) && view.enemies() >> to & 1 == 1;
    if safe {
        Err(Rule::SafeRosette { square })
    } else {
        Ok(())
    }
}
