//! Reads and writes positions and actions as text. The grammar:
//!
#![doc = include_str!("notation.md")]

use super::{Claiming, CoinsLeft, Dice, Options, Phase, Position, Role, Rows, State, movegen, position::Situation};
use crate::{Action, Choice, Seat, Step, TextError, Throw, text::brief};

/// The position in one line.
pub(super) fn write_position(situation: Option<&Situation>) -> String {
    let Some(Situation { low, position }) = situation else { return "opening".to_owned() };
    let board: String = (1..=7)
        .map(|column| match position.rows.row(column) {
            0 => '.',
            row => char::from(b'0'.saturating_add(row)),
        })
        .collect();
    let seat = match low {
        Seat::First => "first",
        Seat::Second => "second",
    };
    let phase = match position.phase {
        Phase::Receive => "receive".to_owned(),
        Phase::Throw => "throw".to_owned(),
        Phase::Decide => "decide".to_owned(),
        Phase::Lost => "lost".to_owned(),
        Phase::Move(Dice { faces: [first, second], used }) => match used {
            None => format!("move:{first}-{second}"),
            Some((0, column)) => format!("move:{first}*-{second}@{column}"),
            Some((_, column)) => format!("move:{first}-{second}*@{column}"),
        },
    };
    let [low_purse, high_purse] = position.purses;
    format!("{board} {low_purse}-{high_purse} low:{seat} {} {phase}", role_name(position.turn))
}

/// Reads a position; nothing stands for the opening.
pub(super) fn read_position(options: &Options, text: &str) -> Result<Option<Situation>, TextError> {
    if text == "opening" {
        return Ok(None);
    }
    let mut at = 0;
    let mut fields = Vec::new();
    for field in text.split(' ').take(6) {
        fields.push((at, field));
        at += field.len() + 1;
    }
    let [board, purses, seat, turn, phase] = fields.as_slice() else {
        return Err(TextError::new(0, "a position is “opening” or five words: board, purses, seat, turn and phase"));
    };
    let rows = read_board(*board)?;
    let purses = read_purses(*purses)?;
    let low = match seat.1 {
        "low:first" => Seat::First,
        "low:second" => Seat::Second,
        other => return Err(wrong(seat.0, other, "low:first or low:second")),
    };
    let turn = match turn.1 {
        "low" => Role::Low,
        "high" => Role::High,
        other => return Err(wrong(turn.0, other, "low or high, whoever is on turn")),
    };
    let phase_at = phase.0;
    let phase = match phase.1 {
        "lost" => Phase::Lost,
        "throw" => Phase::Throw,
        "receive" if rows.has_run() && options.claiming != Claiming::Never => Phase::Receive,
        "decide" if rows.has_run() => Phase::Decide,
        "receive" | "decide" => Phase::Throw,
        other => match other.strip_prefix("move:") {
            Some(dice) => Phase::Move(read_dice(phase_at + 5, dice, rows)?),
            None => return Err(wrong(phase_at, other, "throw, receive, decide, lost or move: with the dice")),
        },
    };
    let position = Position { rows, purses, turn, phase };
    match impossible(options, &position) {
        Some(what) => Err(TextError::new(0, what)),
        None => Ok(Some(Situation { low, position })),
    }
}

/// Why a position cannot occur, if it cannot.
fn impossible(options: &Options, position: &Position) -> Option<String> {
    let Position { rows, purses: [low, high], turn, phase } = *position;
    let stakes = 2 * u16::from(options.stake);
    let coins = u16::from(low) + u16::from(high) + u16::from(rows.coins());
    if phase != Phase::Lost {
        return if rows == Rows::EMPTY {
            Some("the board is only empty when the game is lost".to_owned())
        } else if coins != stakes {
            Some(format!("purses and board hold {coins} coins, but the two stakes are {stakes}"))
        } else {
            None
        };
    }
    if rows != Rows::EMPTY {
        return Some("no coin lies on the board when the game is lost".to_owned());
    }
    // What was not taken lay on the board; a run of seven down to two was.
    let aside = match options.coins_left {
        CoinsLeft::Winner => 0..=0,
        CoinsLeft::Nobody => 0..=5,
    };
    match stakes.checked_sub(coins).filter(|gone| aside.contains(gone)) {
        None => Some(format!("the purses hold {coins} coins at the end, but the two stakes were {stakes}")),
        Some(gone) if u16::from(position.purse(turn)) + gone >= 7 => {
            Some(format!("the loser has {} coins and could have refilled", position.purse(turn)))
        }
        Some(_) => None,
    }
}

fn wrong(at: usize, found: &str, wanted: &str) -> TextError {
    TextError::new(at, format!("“{}” is not {wanted}", brief(found)))
}

fn read_board((at, text): (usize, &str)) -> Result<Rows, TextError> {
    if text == "......." {
        return Ok(Rows::EMPTY);
    }
    let digits: Option<Vec<u8>> =
        text.chars().take(8).map(|digit| digit.to_digit(8).and_then(|row| u8::try_from(row).ok())).collect();
    digits
        .and_then(|rows| rows.try_into().ok())
        .and_then(Rows::new)
        .ok_or_else(|| wrong(at, text, "a board: seven digits from 1 to 7, the row of the coin in each column"))
}

fn read_purses((at, text): (usize, &str)) -> Result<[u8; 2], TextError> {
    text.split_once('-')
        .and_then(|(low, high)| Some([read_number(low)?, read_number(high)?]))
        .ok_or_else(|| wrong(at, text, "two purses such as 10-13, at most 100 coins each"))
}

/// A number without signs or needless zeros, as it is written.
fn read_number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok().filter(|number| *number <= 100 && number.to_string() == text)
}

fn read_dice(at: usize, text: &str, rows: Rows) -> Result<Dice, TextError> {
    let form = || wrong(at, text, "two dice such as 6-2, 6*-2@5 or 6-2*@5");
    let (dice, column) = match text.split_once('@') {
        None => (text, None),
        Some((dice, column)) => match read_number(column) {
            Some(column @ 1..=7) => (dice, Some(column)),
            _ => return Err(form()),
        },
    };
    let (first, second) = dice.split_once('-').ok_or_else(form)?;
    let (used, first, second) = match (first.strip_suffix('*'), second.strip_suffix('*'), column) {
        (Some(first), None, Some(column)) => (Some((0, column)), first, second),
        (None, Some(second), Some(column)) => (Some((1, column)), first, second),
        (None, None, None) => (None, first, second),
        _ => return Err(form()),
    };
    let (Some(first @ 1..=6), Some(second @ 1..=6)) = (read_number(first), read_number(second)) else {
        return Err(form());
    };
    let dice = Dice { faces: [first, second], used };
    let cannot = || TextError::new(at, format!("{first}-{second} cannot have been played here"));
    if movegen::surrenders(dice.faces) || (used.is_none() && !movegen::playable(rows, dice.faces)) {
        return Err(cannot());
    }
    if let Some((die, column)) = used {
        // The moved coin must have come from somewhere, which is so exactly if the die could move it back.
        let number = if die == 0 { first } else { second };
        if movegen::movable(rows, number) & 1 << column == 0 || movegen::steps(rows, dice).next().is_none() {
            return Err(cannot());
        }
    }
    Ok(dice)
}

pub(super) fn role_name(role: Role) -> &'static str {
    match role {
        Role::Low => "low",
        Role::High => "high",
    }
}

impl State {
    /// `take` with the run it takes, as the low roller counts.
    fn write_run(&self, word: &str, number: u8) -> String {
        match (number, self.situation) {
            (0, _) => word.to_owned(),
            (_, Some(situation)) => {
                let column = situation.run(number).map_or_else(|| situation.turned(number), |run| run.first);
                format!("{word}{column}")
            }
            (_, None) => format!("{word}{number}"),
        }
    }

    /// The number of the run in which this column lies, as the first seat counts.
    fn read_run(&self, at: usize, text: &str) -> Result<u8, TextError> {
        if text.is_empty() {
            return Ok(0);
        }
        let Some(column @ 1..=7) = read_number(text) else {
            return Err(wrong(at, text, "a column from 1 to 7"));
        };
        Ok(match self.situation {
            None => column,
            Some(situation) => {
                let run = situation.position.rows.runs().find(|run| run.first == column);
                run.map_or_else(|| situation.turned(column), |run| situation.run_number(run))
            }
        })
    }

    fn read_step(&self, text: &str) -> Option<Step> {
        let (column, rows) = text.split_once(':')?;
        let (from, to) = rows.split_once('-')?;
        let [column, from, to] = [column, from, to].map(|number| read_number(number).filter(|n| (1..=7).contains(n)));
        let (column, from, to) = (column?, from?, to?);
        // Before the opening throw nobody is the low roller; a step is refused then, whatever it says.
        let situation =
            self.situation.unwrap_or(Situation { low: Seat::First, position: Position::opening(&self.options) });
        Some(Step::new(situation.cell(column, from), situation.cell(column, to), from.abs_diff(to)))
    }
}

/// Writes an action.
pub(super) fn write_action(state: &State, action: &Action) -> String {
    match action {
        Action::Throw(throw) => throw.to_string(),
        Action::Step(step) => {
            let square = |place| state.situation.and_then(|situation| situation.square(place)).unwrap_or((0, 0));
            let ((column, from), (_, to)) = (square(step.from), square(step.to()));
            format!("{column}:{from}-{to}")
        }
        Action::Choice(Choice::TakeRun(number)) => state.write_run("take", *number),
        Action::Choice(Choice::Claim(number)) => state.write_run("claim", *number),
        Action::Choice(_) => "no-choice".to_owned(),
    }
}

/// Reads an action.
pub(super) fn read_action(state: &State, text: &str) -> Result<Action, TextError> {
    if let Some(run) = text.strip_prefix("take") {
        return Ok(Choice::TakeRun(state.read_run(4, run)?).into());
    }
    if let Some(run) = text.strip_prefix("claim") {
        return Ok(Choice::Claim(state.read_run(5, run)?).into());
    }
    if text.contains(':') {
        let step = state.read_step(text).map(Action::from);
        return step.ok_or_else(|| wrong(0, text, "a move such as 6:1-3 (column, row it leaves, row it comes to)"));
    }
    match text.parse::<Throw>() {
        Ok(throw) => Ok(throw.into()),
        Err(_) => Err(wrong(0, text, "an action: a throw 6-2, a move 6:1-3, take or claim")),
    }
}
