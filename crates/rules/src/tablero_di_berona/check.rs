//! Validation: which rule a step would break, and why a position cannot occur.

use tesserae_words::{Text, positions};

use super::{
    Act, Board, Dice, Options, Path, Playing, ReturnFrom, Series, Square, TALLEST,
    board::home_row,
    movegen,
    violation::{Rule, Violation},
};
use crate::{Place, Seat, Step};

/// Whether a step with one of the dice on the table is legal.
pub(super) fn check_step(
    board: &Board,
    playing: Playing,
    dice: Dice,
    options: &Options,
    step: &Step,
) -> Result<(), Violation> {
    let seat = playing.turn;
    let die = Violation::find_die(dice.on_table().into_iter(), step.die)?;
    let act = match (step.from, step.path.as_slice()) {
        (Place::Hand(from), [Place::Cell { .. }]) => placing(board, seat, from, step)?,
        (Place::Cell { .. }, [Place::Hand(to)]) => {
            returning(board, seat, *to, dice, options, step)?
        }
        (Place::Cell { .. }, _) => walking(board, seat, step)?,
        _ => return Err(Rule::NoSuchPlace.into()),
    };
    if !matches!(act, Act::Return { .. }) && movegen::must_use_both(board, seat, dice, options) {
        let mut after = *board;
        act.apply(&mut after, seat);
        let other = dice.faces[1 - die];
        if !movegen::usable(&after, seat, other) {
            return Err(if movegen::can_return(board, seat, dice, options) {
                Rule::ReturnRatherThanBump(other).into()
            } else {
                Rule::BothDice(other).into()
            });
        }
    }
    Ok(())
}

fn placing(board: &Board, seat: Seat, from: Seat, step: &Step) -> Result<Act, Rule> {
    let home = Square::home(seat, step.die);
    match Square::at(step.to()) {
        _ if from != seat => Err(Rule::NotYourReserve),
        _ if board.reserve(seat) == 0 => Err(Rule::EmptyReserve),
        Some(on) if Some(on) == home => Ok(Act::Place { on }),
        _ => Err(Rule::PlaceElsewhere(step.die)),
    }
}

fn returning(
    board: &Board,
    seat: Seat,
    to: Seat,
    dice: Dice,
    options: &Options,
    step: &Step,
) -> Result<Act, Rule> {
    let from = own_stack(board, seat, step.from)?;
    if !dice.doubles() {
        Err(Rule::ReturnNeedsDoubles)
    } else if !dice.fresh() {
        Err(Rule::ReturnInsteadOfBoth)
    } else if to != seat {
        Err(Rule::ReturnToOwnReserve)
    } else if options.return_from == ReturnFrom::OwnHomeRow && from.row() != home_row(seat) {
        Err(Rule::ReturnFromHome)
    } else {
        Ok(Act::Return { from })
    }
}

fn walking(board: &Board, seat: Seat, step: &Step) -> Result<Act, Rule> {
    let from = own_stack(board, seat, step.from)?;
    if from.row() != home_row(seat) {
        return Err(Rule::MovesFromHome);
    }
    if Some(from) != Square::home(seat, step.die) {
        return Err(Rule::MovesElsewhere(step.die));
    }
    let height = board.stack(from).height();
    if height > TALLEST {
        return Err(Rule::TooTall(height));
    }
    let squares = step.path.len();
    if squares != usize::from(height) {
        return Err(Rule::WalkLength { height, squares });
    }
    let mut path = Path::default();
    let mut at = from;
    for place in &step.path {
        let next = Square::at(*place)
            .filter(|next| at.touches(*next))
            .ok_or(Rule::NotOrthogonal)?;
        if next == from {
            return Err(Rule::BackToStart);
        }
        if path.squares().contains(&next) {
            return Err(Rule::SquareTwice);
        }
        path.push(next);
        at = next;
    }
    Ok(Act::Walk { from, path })
}

/// A square with a stack of this seat.
fn own_stack(board: &Board, seat: Seat, at: Place) -> Result<Square, Rule> {
    let square = Square::at(at).ok_or(Rule::NoSuchPlace)?;
    match board.stack(square).owner() {
        None => Err(Rule::EmptySquare),
        Some(owner) if owner != seat => Err(Rule::NotYourStack),
        Some(_) => Ok(square),
    }
}

/// Why a board cannot be that before the opening throw.
pub(super) fn check_opening(board: &Board) -> Result<(), Text> {
    if *board == Board::EMPTY {
        Ok(())
    } else {
        Err(positions::token_before_opening())
    }
}

/// Why these points cannot have been won before.
pub(super) fn check_won(points: [u32; 2], options: &Options) -> Result<(), Text> {
    if options.series == Series::Single && points != [0; 2] {
        Err(positions::won_before_single())
    } else {
        Ok(())
    }
}
