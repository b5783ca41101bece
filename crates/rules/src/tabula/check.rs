//! Validation: which rule a step would break, and why a position cannot occur.

use tesserae_words::{Text, positions};

use super::{
    Options,
    movegen::{CompactStep, Field},
    position::{POINTS, Position},
    situation::{Phase, Situation, landing, slot},
    violation::{Rule, Violation},
};
use crate::{DieKind, Place, Seat, Step};

/// Whether a step is legal.
pub(super) fn check_step(
    situation: &Situation,
    options: &Options,
    step: &Step,
) -> Result<(), Violation> {
    let Phase::Play(seat) = situation.phase else {
        return Err(Violation::ThrowFirst(DieKind::Cube));
    };
    let [to] = step.path[..] else {
        return Err(Rule::OneDieAtATime.into());
    };
    let Step { from, die, .. } = *step;
    Violation::find_die(situation.dice.iter().copied(), die)?;
    let position = &situation.position;
    let pieces = position.pieces(seat);
    let slot = slot(from).ok_or(Rule::NoSuchPlace)?;
    if position.count(seat, from) == 0 {
        let refusal = match from {
            Place::Hand(owner) | Place::Bar(owner) if owner != seat => Rule::NotYourPiece,
            _ if position.count(seat.other(), from) > 0 => Rule::NotYourPiece,
            _ => Rule::NoPieceThere,
        };
        return Err(refusal.into());
    }
    let compact = CompactStep { from: slot, die };
    if pieces.bar() > 0 && !matches!(from, Place::Bar(_)) {
        return Err(Rule::BarFirst.into());
    }
    let (field, mover) = Field::new(position, seat, options);
    match to {
        Place::Point(point) if position.pieces(seat.other()).on(point) > 1 => {
            return Err(Rule::PointClosed(point).into());
        }
        Place::Point(point) if point <= slot => return Err(Rule::WrongDirection.into()),
        Place::Off(_) if !field.may_bear_off(mover) && pieces.hand() > 0 => {
            return Err(Rule::PiecesInHand.into());
        }
        Place::Off(_) if !field.may_bear_off(mover) => return Err(Rule::NotGathered.into()),
        _ if to != landing(seat, compact) => return Err(Rule::WrongTarget.into()),
        _ => {}
    }
    if (field.sources(mover, die) >> slot) & 1 == 0 {
        let refusal = match compact.landing() {
            Some(_) => Rule::SecondHalfLocked,
            None if options.exact_bearing_off => Rule::ExactNumber(POINTS + 1 - slot),
            None => Rule::PieceFurtherBack(POINTS + 1 - slot),
        };
        return Err(refusal.into());
    }
    if situation.steps(options).contains(step) {
        Ok(())
    } else {
        Err(Rule::WastesDice.into())
    }
}

/// The part of a position that is wrong.
#[derive(Copy, Clone, Debug)]
pub(super) enum Part {
    /// Where the pieces are.
    Position,
    /// Who throws.
    Phase,
}

/// Why a position with the right number of pieces cannot occur in this phase.
pub(super) fn check_position(position: &Position, phase: &Phase) -> Result<(), (Part, Text)> {
    if let Some(point) = position.shared_point() {
        let what = positions::both_colours(point);
        return Err((Part::Position, what));
    }
    let winners = Seat::BOTH
        .iter()
        .filter(|seat| position.has_won(**seat))
        .count();
    let what = match phase {
        Phase::Opening if *position != Position::START => positions::not_in_hand(),
        Phase::Over if winners != 1 => positions::no_winner(),
        Phase::Throw(_) if winners != 0 => positions::fifteen_off(),
        _ => return Ok(()),
    };
    Err((Part::Phase, what))
}
