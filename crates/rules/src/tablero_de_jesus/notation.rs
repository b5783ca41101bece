//! Reads and writes positions and actions as text. The grammar:
#![doc = include_str!("notation.md")]

use tesserae_words::{notation, positions};

use super::{
    Claiming, Dice, Options, Phase, Position, Role, Rows, check, movegen, situation::Situation,
};
use crate::{
    Action, Choice, Seat, Step, TextError, Throw,
    reader::{Reader, choice_word, word_for},
};

/// A position, as an example.
const FORM_OF_POSITION: &str = "1237456 20-23 low:first low throw";

const LOW_ROLLERS: [(&str, Seat); 2] = [("low:first", Seat::First), ("low:second", Seat::Second)];

const ROLES: [(&str, Role); 2] = [("low", Role::Low), ("high", Role::High)];

/// The phases without dice.
const PHASES: [(&str, Phase); 4] = [
    ("receive", Phase::Receive),
    ("throw", Phase::Throw),
    ("decide", Phase::Decide),
    ("lost", Phase::Lost),
];

/// The position in one line.
pub(super) fn write_position(situation: Option<&Situation>) -> String {
    let Some(Situation { low, position }) = situation else {
        return "opening".to_owned();
    };
    let board: String = (1..=7)
        .map(|column| match position.rows.row(column) {
            0 => '.',
            row => char::from(b'0'.saturating_add(row)),
        })
        .collect();
    let phase = match position.phase {
        Phase::Move(Dice {
            faces: [first, second],
            used,
        }) => match used {
            None => format!("move:{first}-{second}"),
            Some((0, column)) => format!("move:{first}*-{second}@{column}"),
            Some((_, column)) => format!("move:{first}-{second}*@{column}"),
        },
        phase => word_for(&PHASES, &phase).to_owned(),
    };
    let [low_purse, high_purse] = position.purses;
    let (low, turn) = (
        word_for(&LOW_ROLLERS, low),
        word_for(&ROLES, &position.turn),
    );
    format!("{board} {low_purse}-{high_purse} {low} {turn} {phase}")
}

/// Reads a position; None stands for the opening.
pub(super) fn read_position(options: &Options, text: &str) -> Result<Option<Situation>, TextError> {
    if text == "opening" {
        return Ok(None);
    }
    let whole = Reader::new(text);
    let Some([board, purses, low, turn, mut phase]) = whole.parts(' ') else {
        return Err(whole.error(notation::position_like(FORM_OF_POSITION)));
    };
    if phase.rest() == "opening" {
        return Err(phase.error(positions::half_of_coins()));
    }
    let rows = read_board(board)?;
    let purse = |purse: Reader| purse.number().filter(|coins: &u8| *coins <= 100);
    let position = Position {
        rows,
        purses: purses
            .pair(purse)
            .ok_or_else(|| purses.wrong(notation::two_purses(100_u8, "10-13")))?,
        turn: turn
            .word(&ROLES)
            .ok_or_else(|| turn.wrong(notation::one_of("low, high")))?,
        phase: match phase.word(&PHASES) {
            Some(Phase::Receive) if !rows.has_run() || options.claiming == Claiming::Never => {
                Phase::Throw
            }
            Some(Phase::Decide) if !rows.has_run() => Phase::Throw,
            Some(phase) => phase,
            None if phase.take("move:") => Phase::Move(read_dice(phase, rows)?),
            None => {
                return Err(phase.wrong(notation::phase("throw, receive, decide, lost, move:6-2")));
            }
        },
    };
    let low = low
        .word(&LOW_ROLLERS)
        .ok_or_else(|| low.wrong(notation::one_of("low:first, low:second")))?;
    match check::impossible(options, &position) {
        Some(what) => Err(whole.error(what)),
        None => Ok(Some(Situation { low, position })),
    }
}

fn read_board(board: Reader) -> Result<Rows, TextError> {
    if board.rest() == "......." {
        return Ok(Rows::EMPTY);
    }
    // What lies on a board that is edited.
    for (column, digit) in (1_u32..).zip(board.rest().chars()) {
        match digit {
            '.' => return Err(board.error(positions::no_coin(column))),
            '+' => return Err(board.error(positions::several_coins(column))),
            _ => {}
        }
    }
    let row = |digit: char| digit.to_digit(8).and_then(|row| u8::try_from(row).ok());
    let rows: Option<Vec<u8>> = board.rest().chars().take(8).map(row).collect();
    rows.and_then(|rows| rows.try_into().ok())
        .and_then(Rows::new)
        .ok_or_else(|| board.wrong(notation::rows_of_coins()))
}

fn read_dice(text: Reader, rows: Rows) -> Result<Dice, TextError> {
    let form = || text.wrong(notation::two_dice("6-2, 6*-2@5, 6-2*@5"));
    let (dice, column) = match text.split_once('@') {
        None => (text, None),
        Some([dice, column]) => (dice, Some(column.number_to(7).ok_or_else(form)?)),
    };
    let [first, second] = dice.split_once('-').ok_or_else(form)?;
    let (used, first, second) = match (first.without_end("*"), second.without_end("*"), column) {
        (Some(first), None, Some(column)) => (Some((0, column)), first, second),
        (None, Some(second), Some(column)) => (Some((1, column)), first, second),
        (None, None, None) => (None, first, second),
        _ => return Err(form()),
    };
    let (Some(first), Some(second)) = (first.number_to(6), second.number_to(6)) else {
        return Err(form());
    };
    let dice = Dice {
        faces: [first, second],
        used,
    };
    let cannot = || text.error(notation::not_played_here(format!("{first}-{second}")));
    if movegen::surrenders(dice.faces) || (used.is_none() && !movegen::playable(rows, dice.faces)) {
        return Err(cannot());
    }
    if let Some((die, column)) = used {
        // The moved coin must have come from somewhere, which is so exactly if the die could move
        // it back.
        let number = if die == 0 { first } else { second };
        if movegen::movable(rows, number) & 1 << column == 0
            || movegen::steps(rows, dice).next().is_none()
        {
            return Err(cannot());
        }
    }
    Ok(dice)
}

/// `take` with the run it takes, as the low roller counts.
fn write_run(situation: &Situation, word: &str, number: u8) -> String {
    if number == 0 {
        return word.to_owned();
    }
    let column = situation
        .run(number)
        .map_or_else(|| situation.turned(number), |run| run.first);
    format!("{word}{column}")
}

/// The number of the run in which this column lies, as the first seat counts.
fn read_run(situation: &Situation, column: Reader) -> Result<u8, TextError> {
    if column.rest().is_empty() {
        return Ok(0);
    }
    let column = column
        .number_to(7)
        .ok_or_else(|| column.wrong(notation::number_from(1_u8, 7_u8)))?;
    let run = situation
        .position
        .rows
        .runs()
        .find(|run| run.first == column);
    Ok(run.map_or_else(|| situation.turned(column), |run| situation.run_number(run)))
}

fn read_step(situation: &Situation, text: Reader) -> Option<Step> {
    let [column, rows] = text.split_once(':')?;
    let column = column.number_to(7)?;
    let [from, to] = rows.pair(|row| row.number_to(7))?;
    Some(Step::new(
        situation.cell(column, from),
        situation.cell(column, to),
        from.abs_diff(to),
    ))
}

/// Writes an action.
pub(super) fn write_action(situation: &Situation, action: &Action) -> String {
    match action {
        Action::Throw(throw) => throw.to_string(),
        Action::Step(step) => {
            let square = |place| situation.square(place).unwrap_or((0, 0));
            let ((column, from), (_, to)) = (square(step.from), square(step.to()));
            format!("{column}:{from}-{to}")
        }
        Action::Choice(Choice::TakeRun(number)) => write_run(situation, "take", *number),
        Action::Choice(Choice::Claim(number)) => write_run(situation, "claim", *number),
        Action::Choice(choice) => choice_word(&[], *choice),
    }
}

/// Reads an action.
pub(super) fn read_action(situation: &Situation, text: &str) -> Result<Action, TextError> {
    let mut reader = Reader::new(text);
    if reader.take("take") {
        return Ok(Choice::TakeRun(read_run(situation, reader)?).into());
    }
    if reader.take("claim") {
        return Ok(Choice::Claim(read_run(situation, reader)?).into());
    }
    if let Some(choice) = reader.choice(&[]) {
        return Ok(choice.into());
    }
    if text.contains(':') {
        let step = read_step(situation, reader).map(Action::from);
        return step.ok_or_else(|| reader.wrong(notation::move_of_coin("6:1-3")));
    }
    match text.parse::<Throw>() {
        Ok(throw) => Ok(throw.into()),
        Err(_) => Err(reader.wrong(notation::action("6-2, 6:1-3, take, claim"))),
    }
}
