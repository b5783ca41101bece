//! Everything that a player may decide in Tablero de Jesus, and what it is worth by the table.

use tesserae_rules::{
    Action, Choice, Place, Seat, Step,
    tablero_de_jesus::{Afterstates, CoinStep, Options, Phase, Position, Role, afterstates, steps},
};

use super::{Take, board, outlook::Outlook};
use crate::{Decision, NamedChance};

/// What a decision leads to, seen by the player who makes it.
#[derive(Copy, Clone, Debug)]
pub(super) enum What {
    /// A throw from this board.
    Throw(usize),
    /// Taking or claiming.
    Take(Take),
    /// This board, after a move: a throw from it, or a run taken.
    Move(usize),
}

impl What {
    pub(super) fn value(self, outlook: &Outlook, purse: u8) -> i64 {
        match self {
            Self::Throw(board) => outlook.throw(board, purse),
            Self::Take(take) => outlook.take(&take, purse),
            Self::Move(board) => outlook.best(board, purse),
        }
    }

    /// Looking at all throws that may follow.
    pub(super) fn value_ahead(self, outlook: &Outlook, purse: u8) -> i64 {
        match self {
            Self::Throw(board) => outlook.look_ahead(board, purse),
            Self::Take(take) => outlook.take_ahead(&take, purse),
            Self::Move(board) => {
                let (takes, count) = outlook.takes(board);
                let taking = takes[..count]
                    .iter()
                    .map(|take| outlook.take_ahead(take, purse))
                    .max();
                taking
                    .unwrap_or(i64::MIN)
                    .max(outlook.look_ahead(board, purse))
            }
        }
    }

    /// The chance to win of a player who plays for coins.
    pub(super) fn chances(self, coins: &Outlook, win: &Outlook, purse: u8) -> Vec<NamedChance> {
        let value = match self {
            Self::Move(board) => match coins.best_take(board, purse) {
                Some((take, value)) if value >= coins.throw(board, purse) => win.take(&take, purse),
                _ => win.throw(board, purse),
            },
            other => other.value(win, purse),
        };
        vec![NamedChance {
            name: "win",
            millionths: (value / 2 + 500_000).clamp(0, 1_000_000),
        }]
    }
}

/// Everything that the player on turn may decide.
pub(super) fn decisions(
    position: &Position,
    seat: Seat,
    options: &Options,
) -> Vec<(Decision, What)> {
    let Position {
        rows, turn, phase, ..
    } = *position;
    let seen = |rows| {
        board::read(rows).map_or(0, |board| {
            if turn == Role::Low {
                board
            } else {
                board::flip(board)
            }
        })
    };
    let low = if turn == Role::Low {
        seat
    } else {
        seat.other()
    };
    let turned = |number: u8| {
        if low == Seat::First {
            number
        } else {
            8_u8.saturating_sub(number)
        }
    };
    let cell = |column: u8, row: u8| Place::Cell {
        column: turned(column),
        row: turned(row),
    };
    let step = |step: &CoinStep| {
        let CoinStep { column, to, die } = *step;
        Action::from(Step::new(
            cell(column, rows.row(column)),
            cell(column, to),
            die,
        ))
    };
    if let Phase::Move(dice) = phase {
        return match dice.used {
            Some(_) => steps(rows, dice)
                .map(|one| {
                    (
                        Decision::Act(vec![step(&one)]),
                        What::Move(seen(rows.with(one.column, one.to))),
                    )
                })
                .collect(),
            None => {
                let mut room = Afterstates::new();
                afterstates(rows, dice.faces, &mut room);
                let found = room.found().iter();
                found
                    .map(|found| {
                        (
                            Decision::Act(found.steps.iter().map(step).collect()),
                            What::Move(seen(found.rows)),
                        )
                    })
                    .collect()
            }
        };
    }
    let board = seen(rows);
    let mut all = vec![(Decision::Throw, What::Throw(board))];
    let (takes, count) = super::take::takes(board::digits(board), options.several_runs);
    for first in position.takings(options) {
        // The number of a run is its first column from the first seat's left; 0 stands for all
        // runs.
        let run = rows.runs().find(|run| run.first == first);
        let number = run.map_or(0, |run| {
            if low == Seat::First {
                run.first
            } else {
                turned(run.last)
            }
        });
        let choice = if phase == Phase::Receive {
            Choice::Claim(number)
        } else {
            Choice::TakeRun(number)
        };
        let take = takes[..count]
            .iter()
            .find(|take| first == 0 || take.first + 1 == first);
        if let Some(take) = take {
            all.push((Decision::Act(vec![choice.into()]), What::Take(*take)));
        }
    }
    all
}
