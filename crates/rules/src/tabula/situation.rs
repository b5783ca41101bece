//! How a game stands: [`Situation`], and its steps as a hand makes them.

use super::{
    Afterstate, Options,
    movegen::{CompactStep, legal_steps},
    position::{BAR, HAND, POINTS, Position},
};
use crate::{Action, Die, Place, Seat, Step};

/// What the game is waiting for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Phase {
    /// One die each.
    Opening,
    /// Three dice of this player.
    Throw(Seat),
    /// This player's steps, or the end of the turn.
    Play(Seat),
    /// Nothing.
    Over,
}

/// What lies where, and what the game waits for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Situation {
    pub(super) position: Position,
    pub(super) phase: Phase,
    /// The dice on the table; none unless the phase is [`Phase::Play`].
    pub(super) dice: Vec<Die>,
}

impl Situation {
    /// Whose throw or steps are awaited.
    pub(super) fn on_turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Throw(seat) | Phase::Play(seat) => Some(seat),
            Phase::Opening | Phase::Over => None,
        }
    }

    /// The dice that have not been used, as they were thrown.
    pub(super) fn remaining(&self) -> Vec<u8> {
        self.dice
            .iter()
            .filter(|die| !die.used)
            .map(|die| die.face)
            .collect()
    }

    /// The steps that begin a legal turn.
    pub(super) fn steps(&self, options: &Options) -> Vec<Step> {
        let Phase::Play(seat) = self.phase else {
            return Vec::new();
        };
        let mut steps = Vec::new();
        legal_steps(&self.position, seat, &self.remaining(), options, &mut steps);
        steps
            .into_iter()
            .map(|step| table_step(&self.position, seat, step))
            .collect()
    }

    /// The way to the end of a turn from here, as steps of the table.
    pub(super) fn steps_of(&self, found: &Afterstate) -> Vec<Action> {
        let Phase::Play(seat) = self.phase else {
            return Vec::new();
        };
        let mut pieces = self.position;
        let mut actions = Vec::new();
        for step in found.way() {
            let on_table = table_step(&pieces, seat, *step);
            let from = if matches!(on_table.from, Place::Bar(_)) {
                BAR
            } else {
                step.from
            };
            pieces.pieces[seat.index()] = pieces.pieces(seat).carry(from, step.landing());
            actions.push(Action::Step(on_table));
        }
        actions
    }
}

/// The compact number of a place from which a step can set out; the hand and the bar are both 0.
pub(super) fn slot(from: Place) -> Option<u8> {
    match from {
        Place::Hand(_) | Place::Bar(_) => Some(HAND),
        Place::Point(point @ 1..=POINTS) => Some(point),
        _ => None,
    }
}

/// Where a step leads.
pub(super) fn landing(seat: Seat, step: CompactStep) -> Place {
    step.landing().map_or(Place::Off(seat), Place::Point)
}

/// A compact step as a hand makes it.
fn table_step(position: &Position, seat: Seat, step: CompactStep) -> Step {
    let from = match step.from {
        HAND if position.pieces(seat).bar() > 0 => Place::Bar(seat),
        HAND => Place::Hand(seat),
        point => Place::Point(point),
    };
    Step::new(from, landing(seat, step), step.die)
}
