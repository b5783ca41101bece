//! The checked door: which rule an action would break.

use super::{
    State, Violation,
    movegen::{CompactStep, Field},
    position::{POINTS, Phase},
    state::{landing, slot},
};
use crate::{Action, Choice, Game, Place, Seat, Step, Throw};

impl State {
    /// The rule that an action would break.
    pub(super) fn check(&self, action: &Action) -> Result<(), Violation> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Violation::GameOver),
            (_, Action::Choice(choice)) if *choice != Choice::Finish => Err(Violation::NoSuchChoice),
            (Phase::Play(_), Action::Throw(_)) => Err(Violation::DiceLieThere),
            (Phase::Play(seat), Action::Step(step)) => self.check_step(seat, step),
            (Phase::Play(_), Action::Choice(_)) if self.steps().is_empty() => Ok(()),
            (Phase::Play(_), Action::Choice(_)) => Err(Violation::StillPlayable),
            (_, Action::Throw(throw)) if self.spec().is_some_and(|spec| spec.fits(throw)) => Ok(()),
            (Phase::Opening, Action::Throw(throw)) => Err(Violation::NotAnOpeningThrow(brief_throw(throw))),
            (_, Action::Throw(throw)) => Err(Violation::NotAThrow(brief_throw(throw))),
            (Phase::Opening | Phase::Throw(_), _) => Err(Violation::ThrowFirst),
        }
    }

    fn check_step(&self, seat: Seat, step: &Step) -> Result<(), Violation> {
        let [to] = step.path[..] else { return Err(Violation::OneDieAtATime) };
        let Step { from, die, .. } = *step;
        if !self.dice.iter().any(|lying| lying.face == die) {
            return Err(Violation::NoSuchDie(die));
        }
        if !self.remaining().contains(&die) {
            return Err(Violation::DieUsed(die));
        }
        let men = self.position.men(seat);
        let slot = slot(from).ok_or(Violation::NoSuchPlace)?;
        if self.position.count(seat, from) == 0 {
            return Err(match from {
                Place::Hand(owner) | Place::Bar(owner) if owner != seat => Violation::NotYourMan,
                _ if self.position.count(seat.other(), from) > 0 => Violation::NotYourMan,
                _ => Violation::NoManThere,
            });
        }
        let compact = CompactStep { from: slot, die };
        if men.bar() > 0 && !matches!(from, Place::Bar(_)) {
            return Err(Violation::BarFirst);
        }
        let (field, mover) = Field::new(&self.position, seat, &self.options);
        match to {
            Place::Point(point) if self.position.men(seat.other()).on(point) > 1 => {
                return Err(Violation::PointClosed(point));
            }
            Place::Point(point) if point <= slot => return Err(Violation::WrongDirection),
            Place::Off(_) if !field.may_bear_off(mover) && men.hand() > 0 => return Err(Violation::MenInHand),
            Place::Off(_) if !field.may_bear_off(mover) => return Err(Violation::NotGathered),
            _ if to != landing(seat, compact) => return Err(Violation::WrongTarget),
            _ => {}
        }
        if (field.sources(mover, die) >> slot) & 1 == 0 {
            return Err(match compact.landing() {
                Some(_) => Violation::SecondHalfLocked,
                None if self.options.exact_bearing_off => Violation::ExactNumber(POINTS + 1 - slot),
                None => Violation::ManFurtherBack(POINTS + 1 - slot),
            });
        }
        if self.steps().contains(step) { Ok(()) } else { Err(Violation::WastesDice) }
    }
}

/// A throw for a message; nobody wants to read a thousand dice.
fn brief_throw(throw: &Throw) -> String {
    if throw.faces().is_empty() { "Nothing".to_owned() } else { crate::text::brief(&throw.to_string()) }
}
