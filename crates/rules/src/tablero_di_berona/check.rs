//! Which rule an action breaks, if it breaks one.
use super::{
    Act, Board, BrokenRule, Dice, Options, Path, Playing, RetrieveFrom, Square, TALLEST, board::home_row, turn,
};
use crate::{Place, Seat, Step};

/// A step read as an act with one of the dice on the table, if it is legal.
pub(super) fn check_step(
    board: &Board,
    playing: Playing,
    dice: Dice,
    options: &Options,
    step: &Step,
) -> Result<(usize, Act), BrokenRule> {
    let seat = playing.turn;
    let Some(die) = dice.find(step.die) else {
        return Err(if dice.faces.contains(&step.die) {
            BrokenRule::DieUsed(step.die)
        } else {
            BrokenRule::NoSuchDie(step.die)
        });
    };
    let act = match (step.from, step.path.as_slice()) {
        (Place::Hand(from), [Place::Cell { .. }]) => placing(board, seat, from, step)?,
        (Place::Cell { .. }, [Place::Hand(to)]) => retrieving(board, seat, *to, dice, options, step)?,
        (Place::Cell { .. }, _) => walking(board, seat, step)?,
        _ => return Err(BrokenRule::NoSuchPlace),
    };
    if !matches!(act, Act::Retrieve { .. }) && turn::must_use_both(board, seat, dice, options) {
        let mut after = *board;
        act.apply(&mut after, seat);
        let other = dice.faces[1 - die];
        if !turn::usable(&after, seat, other) {
            return Err(if turn::can_retrieve(board, seat, dice, options) {
                BrokenRule::RetrieveRatherThanBump(other)
            } else {
                BrokenRule::BothDice(other)
            });
        }
    }
    Ok((die, act))
}

fn placing(board: &Board, seat: Seat, from: Seat, step: &Step) -> Result<Act, BrokenRule> {
    let home = Square::home(seat, step.die);
    match Square::at(step.to()) {
        _ if from != seat => Err(BrokenRule::NotYourReserve),
        _ if board.reserve(seat) == 0 => Err(BrokenRule::EmptyReserve),
        Some(on) if Some(on) == home => Ok(Act::Place { on }),
        _ => Err(BrokenRule::PlaceElsewhere(step.die)),
    }
}

fn retrieving(
    board: &Board,
    seat: Seat,
    to: Seat,
    dice: Dice,
    options: &Options,
    step: &Step,
) -> Result<Act, BrokenRule> {
    let from = own_stack(board, seat, step.from)?;
    if !dice.doubles() {
        Err(BrokenRule::RetrieveNeedsDoubles)
    } else if !dice.fresh() {
        Err(BrokenRule::RetrieveInsteadOfBoth)
    } else if to != seat {
        Err(BrokenRule::RetrieveToOwnReserve)
    } else if options.retrieve_from == RetrieveFrom::OwnHomeRow && from.row() != home_row(seat) {
        Err(BrokenRule::RetrieveFromHome)
    } else {
        Ok(Act::Retrieve { from })
    }
}

fn walking(board: &Board, seat: Seat, step: &Step) -> Result<Act, BrokenRule> {
    let from = own_stack(board, seat, step.from)?;
    if Some(from) != Square::home(seat, step.die) {
        return Err(BrokenRule::MovesElsewhere(step.die));
    }
    let height = board.stack(from).height();
    if height > TALLEST {
        return Err(BrokenRule::TooTall(height));
    }
    let squares = step.path.len();
    if squares != usize::from(height) {
        return Err(BrokenRule::WalkLength { height, squares });
    }
    let mut path = Path::default();
    let mut at = from;
    for place in &step.path {
        let next = Square::at(*place).filter(|next| at.touches(*next)).ok_or(BrokenRule::NotOrthogonal)?;
        if next == from {
            return Err(BrokenRule::BackToStart);
        }
        if path.squares().contains(&next) {
            return Err(BrokenRule::SquareTwice);
        }
        path.push(next);
        at = next;
    }
    Ok(Act::Walk { from, path })
}

/// A square with a stack of this seat.
fn own_stack(board: &Board, seat: Seat, at: Place) -> Result<Square, BrokenRule> {
    let square = Square::at(at).ok_or(BrokenRule::NoSuchPlace)?;
    match board.stack(square).owner() {
        None => Err(BrokenRule::EmptySquare),
        Some(owner) if owner != seat => Err(BrokenRule::NotYourStack),
        Some(_) => Ok(square),
    }
}
