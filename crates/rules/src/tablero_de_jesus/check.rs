//! Validation: which rule an action would break, and why a position cannot occur.

use tesserae_words::{Text, positions};

use super::{
    Claiming, CoinsLeft, Options, Phase, Position, Rows, SeveralRuns, movegen,
    situation::Situation,
    violation::{Rule, Violation},
};
use crate::{Choice, DieKind, Place, Step};

/// Whether a step is legal.
pub(super) fn check_step(situation: &Situation, step: &Step) -> Result<(), Violation> {
    let Phase::Move(dice) = situation.position.phase else {
        return Err(Violation::ThrowFirst(DieKind::Cube));
    };
    let rows = situation.position.rows;
    let (column, row) = situation.square(step.from).ok_or(Rule::NoCoin)?;
    if rows.row(column) != row {
        return Err(Rule::NoCoin.into());
    }
    let to = match step.path.as_slice() {
        [Place::Cell { column: to, row }] if situation.turned(*to) == column => match row {
            1..=7 => situation.turned(*row),
            _ => return Err(Rule::LeavesBoard.into()),
        },
        _ => return Err(Rule::LeavesColumn.into()),
    };
    let die = Violation::find_die(dice.on_table().into_iter(), step.die)?;
    if row.abs_diff(to) != step.die {
        return Err(Rule::NotTheWholeDie.into());
    }
    let other = dice.faces[1 - die];
    match dice.used {
        Some((_, moved)) if moved == column => Err(Rule::SameCoin.into()),
        None if movegen::movable(rows, other) & !(1 << column) == 0 => {
            Err(Rule::WastesDie(other).into())
        }
        _ => Ok(()),
    }
}

/// Whether a choice is legal.
pub(super) fn check_choice(
    situation: Option<&Situation>,
    options: &Options,
    choice: Choice,
) -> Result<(), Violation> {
    let (Choice::TakeRun(number) | Choice::Claim(number)) = choice else {
        return Err(Violation::NoSuchChoice);
    };
    let Some(situation) = situation else {
        return Err(Rule::NoRun.into());
    };
    let claims = matches!(choice, Choice::Claim(_));
    match situation.position.phase {
        Phase::Lost => return Err(Violation::GameOver),
        Phase::Move(_) => return Err(Rule::FinishTheMove.into()),
        _ if !situation.position.rows.has_run() => return Err(Rule::NoRun.into()),
        _ if claims && options.claiming == Claiming::Never => {
            return Err(Rule::ClaimingForbidden.into());
        }
        Phase::Receive if !claims => return Err(Rule::MoveFirst.into()),
        Phase::Decide if claims => return Err(Rule::TakeInstead.into()),
        Phase::Throw if claims => return Err(Rule::NothingSurrendered.into()),
        Phase::Throw => return Err(Rule::MoveFirst.into()),
        Phase::Receive | Phase::Decide => {}
    }
    match (options.several_runs, number) {
        (SeveralRuns::All, 0) => Ok(()),
        (SeveralRuns::All, _) => Err(Rule::AllAreTaken.into()),
        (SeveralRuns::One, 0) => Err(Rule::PickOne.into()),
        (SeveralRuns::One, _) if situation.run(number).is_some() => Ok(()),
        (SeveralRuns::One, _) => Err(Rule::NoRunThere.into()),
    }
}

/// Why a position cannot occur, if it cannot.
pub(super) fn impossible(options: &Options, position: &Position) -> Option<Text> {
    let Position {
        rows,
        purses: [low, high],
        turn,
        phase,
    } = *position;
    let stakes = 2 * u16::from(options.stake);
    let coins = u16::from(low) + u16::from(high) + u16::from(rows.coins());
    if phase != Phase::Lost {
        return if rows.coins() < 7 {
            Some(positions::empty_board())
        } else if coins != stakes {
            Some(positions::other_coins(coins, stakes))
        } else if matches!(phase, Phase::Receive | Phase::Decide) && !rows.has_run() {
            Some(positions::no_run())
        } else {
            None
        };
    }
    if rows != Rows::EMPTY {
        return Some(positions::coins_at_end());
    }
    // What was not taken lay on the board; a run of seven down to two was.
    let aside = match options.coins_left {
        CoinsLeft::Winner => 0..=0,
        CoinsLeft::Nobody => 0..=5,
    };
    match stakes
        .checked_sub(coins)
        .filter(|gone| aside.contains(gone))
    {
        None => Some(positions::other_coins_at_end(coins, stakes)),
        Some(gone) if u16::from(position.purse(turn)) + gone >= 7 => {
            Some(positions::could_refill(position.purse(turn)))
        }
        Some(_) => None,
    }
}
