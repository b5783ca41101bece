//! Reads and writes positions and actions as text. The grammar:
//!
#![doc = include_str!("notation.md")]

use super::{Board, Dice, Options, Playing, Position, Series, Square, Stack, Stage, State, TOKENS};
use crate::{Action, Choice, Place, Seat, Step, TextError, Throw, text::brief};

/// The position in one line.
pub(super) fn write_position(position: &Position) -> String {
    let rows = [2, 1, 0].map(|row| row_squares(row).map(|square| write_stack(position.board.stack(square))).join(","));
    let letter = |seat: Seat| letter(seat).to_string();
    let (turn, phase, began) = match position.stage {
        Stage::Opening => ("-".to_owned(), "opening".to_owned(), "-".to_owned()),
        Stage::Over { began } => ("-".to_owned(), "over".to_owned(), letter(began)),
        Stage::Turn(Playing { began, turn, last, dice }) => {
            let phase = match dice {
                None => "throw".to_owned(),
                Some(Dice { faces, used }) => {
                    let die = |die: usize| format!("{}{}", faces[die], if used[die] { "*" } else { "" });
                    format!("play:{}-{}", die(0), die(1))
                }
            };
            (letter(turn) + if last { "!" } else { "" }, phase, letter(began))
        }
    };
    let [first, second] = position.won;
    format!("{} {turn} {phase} began:{began} won:{first}-{second}", rows.join("/"))
}

pub(super) fn row_squares(row: u8) -> [Square; 6] {
    [1, 2, 3, 4, 5, 6].map(|column| Square::new(column, row).unwrap_or_default())
}

pub(super) fn write_stack(stack: Stack) -> String {
    if stack == Stack::EMPTY { ".".to_owned() } else { stack.tokens().map(letter).collect() }
}

pub(super) fn letter(seat: Seat) -> char {
    match seat {
        Seat::First => 'A',
        Seat::Second => 'B',
    }
}

fn wrong(at: usize, found: &str, wanted: &str) -> TextError {
    TextError::new(at, format!("“{}” is not {wanted}", brief(found)))
}

/// Reads a position.
pub(super) fn read_position(options: &Options, text: &str) -> Result<Position, TextError> {
    let mut at = 0;
    let mut words = Vec::new();
    for word in text.split(' ').take(6) {
        words.push((at, word));
        at += word.len() + 1;
    }
    let [board, turn, phase, began, won] = words.as_slice() else {
        return Err(TextError::new(0, "a position has five words: board, turn, phase, began: and won:"));
    };
    let board = read_board(*board)?;
    let began = match began.1 {
        "began:A" => Some(Seat::First),
        "began:B" => Some(Seat::Second),
        "began:-" => None,
        other => return Err(wrong(began.0, other, "began:A, began:B or began:-")),
    };
    let won = read_won(*won, options)?;
    let (turn_at, turn) = *turn;
    let turn = match turn {
        "A" => Some((Seat::First, false)),
        "A!" => Some((Seat::First, true)),
        "B" => Some((Seat::Second, false)),
        "B!" => Some((Seat::Second, true)),
        "-" => None,
        other => return Err(wrong(turn_at, other, "A, B, A! or B! (whose turn it is), or -")),
    };
    let (phase_at, phase) = *phase;
    let stage = match (phase, turn, began) {
        ("opening", None, None) if board == Board::EMPTY => Stage::Opening,
        ("opening", None, None) => {
            return Err(TextError::new(0, "no token lies on the board before the opening throw"));
        }
        ("over", None, Some(began)) => Stage::Over { began },
        ("opening" | "over", ..) => {
            return Err(TextError::new(
                turn_at,
                "it is nobody's turn before the opening throw and after the end; at the end, not before, it is known who began",
            ));
        }
        (phase, Some((turn, last)), Some(began)) => {
            let dice = match phase.strip_prefix("play:") {
                Some(dice) => Some(read_dice(phase_at + 5, dice)?),
                None if phase == "throw" => None,
                None => return Err(wrong(phase_at, phase, "opening, throw, over or play: with the dice")),
            };
            Stage::Turn(Playing { began, turn, last, dice })
        }
        _ => return Err(TextError::new(turn_at, "the player on turn and the one who began are missing")),
    };
    Ok(Position { board, stage, won })
}

fn read_board((at, text): (usize, &str)) -> Result<Board, TextError> {
    let form = || wrong(at, text, "a board: three rows joined by /, each of six stacks joined by commas");
    let rows: Vec<Vec<&str>> = text.split('/').take(4).map(|row| row.split(',').take(7).collect()).collect();
    if rows.len() != 3 || rows.iter().any(|row| row.len() != 6) {
        return Err(form());
    }
    let mut board = Board::EMPTY;
    let mut here = at;
    for (row, stacks) in [2, 1, 0].into_iter().zip(rows) {
        for (square, stack) in row_squares(row).into_iter().zip(stacks) {
            read_stack(here, stack, square, &mut board)?;
            here += stack.len() + 1;
        }
    }
    Ok(board)
}

fn read_stack(at: usize, text: &str, square: Square, board: &mut Board) -> Result<(), TextError> {
    if text == "." {
        return Ok(());
    }
    if text.is_empty() {
        return Err(TextError::new(at, "a stack is missing (an empty square is written as a dot)"));
    }
    for (offset, token) in text.char_indices() {
        let seat = match token {
            'A' => Seat::First,
            'B' => Seat::Second,
            other => return Err(wrong(at + offset, &other.to_string(), "a token: A or B")),
        };
        if board.reserve(seat) == 0 {
            return Err(TextError::new(at + offset, format!("{token} has more than {TOKENS} tokens")));
        }
        board.place(seat, square);
    }
    Ok(())
}

fn read_won((at, text): (usize, &str), options: &Options) -> Result<[u32; 2], TextError> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| number.to_string() == text);
    let won = text
        .strip_prefix("won:")
        .and_then(|text| text.split_once('-'))
        .and_then(|(first, second)| Some([number(first)?, number(second)?]))
        .ok_or_else(|| wrong(at, text, "what both have won, such as won:12-7"))?;
    if options.series == Series::Single && won != [0; 2] {
        return Err(TextError::new(at, "in a single game nothing has been won before: won:0-0"));
    }
    Ok(won)
}

fn read_dice(at: usize, text: &str) -> Result<Dice, TextError> {
    let die = |text: &str| {
        let (face, used) = text.strip_suffix('*').map_or((text, false), |face| (face, true));
        match face.as_bytes() {
            [digit @ b'1'..=b'6'] => Some((digit - b'0', used)),
            _ => None,
        }
    };
    text.split_once('-')
        .and_then(|(first, second)| {
            let ((first, first_used), (second, second_used)) = (die(first)?, die(second)?);
            Some(Dice { faces: [first, second], used: [first_used, second_used] })
        })
        .ok_or_else(|| wrong(at, text, "two dice such as 3-5 or 3*-5"))
}

/// A square by its letter and column.
fn write_square(place: Place) -> String {
    match Square::at(place) {
        Some(square) => {
            let row = match square.row() {
                0 => 'a',
                1 => 'c',
                _ => 'b',
            };
            format!("{row}{}", square.column())
        }
        None => "?".to_owned(),
    }
}

fn read_square(text: &str) -> Option<Square> {
    let row = match text.get(..1)? {
        "a" => 0,
        "c" => 1,
        "b" => 2,
        _ => return None,
    };
    match text.as_bytes() {
        [_, column @ b'1'..=b'6'] => Square::new(column - b'0', row),
        _ => None,
    }
}

impl State {
    fn read_step(&self, text: &str) -> Option<Step> {
        let playing = self.position.playing();
        let seat = playing.map_or(Seat::First, |playing| playing.turn);
        if let Some(square) = text.strip_prefix('+') {
            let square = read_square(square)?;
            return Some(Step::new(Place::Hand(seat), square.place(), square.column()));
        }
        if let Some(square) = text.strip_prefix('-') {
            // Doubles show their number on either die; without dice the step is refused whatever the number.
            let die = playing.and_then(|playing| playing.dice).map_or(0, |dice| dice.faces[0]);
            return Some(Step::new(read_square(square)?.place(), Place::Hand(seat), die));
        }
        // Nobody walks over more than the seventeen other squares, so what comes after the nineteenth word is not read.
        let squares: Option<Vec<Square>> = text.split('>').take(19).map(read_square).collect();
        let squares = squares?;
        let (from, path) = squares.split_first()?;
        let path: Vec<_> = path.iter().map(|square| square.place()).collect();
        (!path.is_empty()).then(|| Step { from: from.place(), path, die: from.column() })
    }
}

/// Writes an action.
pub(super) fn write_action(action: &Action) -> String {
    match action {
        Action::Throw(throw) => throw.to_string(),
        Action::Step(step) => match (step.from, step.to()) {
            (Place::Hand(_), to) => format!("+{}", write_square(to)),
            (from, Place::Hand(_)) => format!("-{}", write_square(from)),
            (from, _) => {
                let walk = std::iter::once(from).chain(step.path.iter().copied());
                walk.map(write_square).collect::<Vec<_>>().join(">")
            }
        },
        Action::Choice(Choice::Finish) => "finish".to_owned(),
        Action::Choice(Choice::NextGame) => "next".to_owned(),
        Action::Choice(_) => "no-choice".to_owned(),
    }
}

/// Reads an action.
pub(super) fn read_action(state: &State, text: &str) -> Result<Action, TextError> {
    match text {
        "finish" => return Ok(Choice::Finish.into()),
        "next" => return Ok(Choice::NextGame.into()),
        _ => {}
    }
    if let Ok(throw) = text.parse::<Throw>() {
        return Ok(throw.into());
    }
    let step = state.read_step(text).map(Action::from);
    step.ok_or_else(|| wrong(0, text, "an action: a throw 3-5, +a3, a walk a3>a4>c4, -c5, finish or next"))
}
