//! The checked door: which rule an action would break.

use super::{
    Act, Board, Dice, Options, Path, Playing, RetrieveFrom, Series, Square, State, TALLEST, Violation, board::home_row,
    movegen,
};
use crate::{Action, Choice, Game, Pending, Place, Seat, Step};

impl State {
    /// The rule that an action breaks.
    pub(super) fn check(&self, action: &Action) -> Result<(), Violation> {
        match action {
            Action::Throw(throw) => match self.pending() {
                Pending::Over => Err(Violation::GameOver),
                Pending::Act(_) => Err(Violation::MustAct),
                Pending::Throw(spec) if spec.fits(throw) => Ok(()),
                Pending::Throw(_) => Err(Violation::UnfitThrow(crate::text::brief(&throw.to_string()))),
            },
            Action::Step(step) => {
                let (playing, dice) = self.thrown().ok_or_else(|| self.too_early())?;
                check_step(&self.position.board, playing, dice, &self.options, step).map(|_| ())
            }
            Action::Choice(Choice::Finish) => {
                self.thrown().ok_or_else(|| self.too_early())?;
                if self.position.complete(&self.options) { Ok(()) } else { Err(Violation::DieLeft) }
            }
            Action::Choice(Choice::NextGame) => match self.pending() {
                Pending::Over if self.options.series == Series::Single => Err(Violation::NoSeries),
                Pending::Over => Ok(()),
                _ => Err(Violation::NotOver),
            },
            Action::Choice(_) => Err(Violation::NoSuchChoice),
        }
    }

    /// Why nothing can be done without dice on the table.
    fn too_early(&self) -> Violation {
        if self.pending() == Pending::Over { Violation::GameOver } else { Violation::MustThrow }
    }
}

/// A step read as an act with one of the dice on the table, if it is legal.
fn check_step(
    board: &Board,
    playing: Playing,
    dice: Dice,
    options: &Options,
    step: &Step,
) -> Result<(usize, Act), Violation> {
    let seat = playing.turn;
    let Some(die) = dice.find(step.die) else {
        return Err(if dice.faces.contains(&step.die) {
            Violation::DieUsed(step.die)
        } else {
            Violation::NoSuchDie(step.die)
        });
    };
    let act = match (step.from, step.path.as_slice()) {
        (Place::Hand(from), [Place::Cell { .. }]) => placing(board, seat, from, step)?,
        (Place::Cell { .. }, [Place::Hand(to)]) => retrieving(board, seat, *to, dice, options, step)?,
        (Place::Cell { .. }, _) => walking(board, seat, step)?,
        _ => return Err(Violation::NoSuchPlace),
    };
    if !matches!(act, Act::Retrieve { .. }) && movegen::must_use_both(board, seat, dice, options) {
        let mut after = *board;
        act.apply(&mut after, seat);
        let other = dice.faces[1 - die];
        if !movegen::usable(&after, seat, other) {
            return Err(if movegen::can_retrieve(board, seat, dice, options) {
                Violation::RetrieveRatherThanBump(other)
            } else {
                Violation::BothDice(other)
            });
        }
    }
    Ok((die, act))
}

fn placing(board: &Board, seat: Seat, from: Seat, step: &Step) -> Result<Act, Violation> {
    let home = Square::home(seat, step.die);
    match Square::at(step.to()) {
        _ if from != seat => Err(Violation::NotYourReserve),
        _ if board.reserve(seat) == 0 => Err(Violation::EmptyReserve),
        Some(on) if Some(on) == home => Ok(Act::Place { on }),
        _ => Err(Violation::PlaceElsewhere(step.die)),
    }
}

fn retrieving(
    board: &Board,
    seat: Seat,
    to: Seat,
    dice: Dice,
    options: &Options,
    step: &Step,
) -> Result<Act, Violation> {
    let from = own_stack(board, seat, step.from)?;
    if !dice.doubles() {
        Err(Violation::RetrieveNeedsDoubles)
    } else if !dice.fresh() {
        Err(Violation::RetrieveInsteadOfBoth)
    } else if to != seat {
        Err(Violation::RetrieveToOwnReserve)
    } else if options.retrieve_from == RetrieveFrom::OwnHomeRow && from.row() != home_row(seat) {
        Err(Violation::RetrieveFromHome)
    } else {
        Ok(Act::Retrieve { from })
    }
}

fn walking(board: &Board, seat: Seat, step: &Step) -> Result<Act, Violation> {
    let from = own_stack(board, seat, step.from)?;
    if Some(from) != Square::home(seat, step.die) {
        return Err(Violation::MovesElsewhere(step.die));
    }
    let height = board.stack(from).height();
    if height > TALLEST {
        return Err(Violation::TooTall(height));
    }
    let squares = step.path.len();
    if squares != usize::from(height) {
        return Err(Violation::WalkLength { height, squares });
    }
    let mut path = Path::default();
    let mut at = from;
    for place in &step.path {
        let next = Square::at(*place).filter(|next| at.touches(*next)).ok_or(Violation::NotOrthogonal)?;
        if next == from {
            return Err(Violation::BackToStart);
        }
        if path.squares().contains(&next) {
            return Err(Violation::SquareTwice);
        }
        path.push(next);
        at = next;
    }
    Ok(Act::Walk { from, path })
}

/// A square with a stack of this seat.
fn own_stack(board: &Board, seat: Seat, at: Place) -> Result<Square, Violation> {
    let square = Square::at(at).ok_or(Violation::NoSuchPlace)?;
    match board.stack(square).owner() {
        None => Err(Violation::EmptySquare),
        Some(owner) if owner != seat => Err(Violation::NotYourStack),
        Some(_) => Ok(square),
    }
}
