//! The checked door: which rule an action would break.

use super::{Claiming, Phase, SeveralRuns, State, Violation, movegen};
use crate::{Action, Choice, Game, Pending, Place, Step, Throw};

impl State {
    /// The rule that an action breaks.
    pub(super) fn check(&self, action: &Action) -> Result<(), Violation> {
        match action {
            Action::Throw(throw) => self.check_throw(throw),
            Action::Step(step) => self.check_step(step),
            Action::Choice(choice) => self.check_choice(*choice),
        }
    }

    fn check_throw(&self, throw: &Throw) -> Result<(), Violation> {
        match self.pending() {
            Pending::Over => Err(Violation::GameOver),
            Pending::Act(_) => Err(Violation::MustMove),
            Pending::Throw(spec) if spec.fits(throw) => Ok(()),
            Pending::Throw(_) => Err(Violation::UnfitThrow(crate::text::brief(&throw.to_string()))),
        }
    }

    fn check_step(&self, step: &Step) -> Result<(), Violation> {
        let (situation, dice) = match self.situation.map(|situation| (situation, situation.position.phase)) {
            Some((_, Phase::Lost)) => return Err(Violation::GameOver),
            Some((situation, Phase::Move(dice))) => (situation, dice),
            _ => return Err(Violation::MustThrow),
        };
        let rows = situation.position.rows;
        let (column, row) = situation.square(step.from).ok_or(Violation::NoCoin)?;
        if rows.row(column) != row {
            return Err(Violation::NoCoin);
        }
        let to = match step.path.as_slice() {
            [Place::Cell { column: to, row }] if situation.turned(*to) == column => match row {
                1..=7 => situation.turned(*row),
                _ => return Err(Violation::LeavesBoard),
            },
            _ => return Err(Violation::LeavesColumn),
        };
        let Some(die) = dice.find(step.die) else {
            return Err(if dice.faces.contains(&step.die) {
                Violation::DieUsed(step.die)
            } else {
                Violation::NoSuchDie(step.die)
            });
        };
        if row.abs_diff(to) != step.die {
            return Err(Violation::NotTheWholeDie);
        }
        let other = dice.faces[1 - die];
        match dice.used {
            Some((_, moved)) if moved == column => Err(Violation::SameCoin),
            None if movegen::movable(rows, other) & !(1 << column) == 0 => Err(Violation::WastesDie(other)),
            _ => Ok(()),
        }
    }

    fn check_choice(&self, choice: Choice) -> Result<(), Violation> {
        let (Choice::TakeRun(number) | Choice::Claim(number)) = choice else {
            return Err(match self.pending() {
                Pending::Over => Violation::GameOver,
                _ => Violation::NoSuchChoice,
            });
        };
        let Some(situation) = self.situation else { return Err(Violation::NoRun) };
        let claims = matches!(choice, Choice::Claim(_));
        match situation.position.phase {
            Phase::Lost => return Err(Violation::GameOver),
            Phase::Move(_) => return Err(Violation::FinishTheMove),
            _ if !situation.position.rows.has_run() => return Err(Violation::NoRun),
            _ if claims && self.options.claiming == Claiming::Never => return Err(Violation::ClaimingForbidden),
            Phase::Receive if !claims => return Err(Violation::MoveFirst),
            Phase::Decide if claims => return Err(Violation::TakeInstead),
            Phase::Throw if claims => return Err(Violation::NothingSurrendered),
            Phase::Throw => return Err(Violation::MoveFirst),
            Phase::Receive | Phase::Decide => {}
        }
        match (self.options.several_runs, number) {
            (SeveralRuns::All, 0) => Ok(()),
            (SeveralRuns::All, _) => Err(Violation::AllAreTaken),
            (SeveralRuns::One, 0) => Err(Violation::PickOne),
            (SeveralRuns::One, _) if situation.run(number).is_some() => Ok(()),
            (SeveralRuns::One, _) => Err(Violation::NoRunThere),
        }
    }
}
