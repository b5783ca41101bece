//! Reads and writes positions and actions as text. The grammar:
#![doc = include_str!("notation.md")]

use tesserae_words::{notation, positions};

use super::{Board, Dice, Options, Playing, Position, Square, Stage, TOKENS, check};
use crate::{
    Action, Choice, Place, Seat, Step, TextError, Throw,
    reader::{Reader, choice_word, word_for},
};

/// A position, as an example.
const FORM_OF_POSITION: &str = "A,.,.,.,.,./.,.,.,B,.,./.,.,.,.,.,. A play:3-5 began:A won:0-0";

/// Whose turn it is, and whether it is the last.
const TURNS: [(&str, Option<(Seat, bool)>); 5] = [
    ("A", Some((Seat::First, false))),
    ("A!", Some((Seat::First, true))),
    ("B", Some((Seat::Second, false))),
    ("B!", Some((Seat::Second, true))),
    ("-", None),
];

/// Who began the game.
const BEGINNERS: [(&str, Option<Seat>); 3] = [
    ("began:A", Some(Seat::First)),
    ("began:B", Some(Seat::Second)),
    ("began:-", None),
];

/// The choices as words.
const CHOICES: [(&str, Choice); 2] = [("finish", Choice::Finish), ("next", Choice::NextGame)];

/// The position in one line.
pub(super) fn write_position(position: &Position) -> String {
    let board = write_board(|square| position.board.stack(square).tokens());
    let (turn, phase, began) = match position.stage {
        Stage::Opening => (None, "opening".to_owned(), None),
        Stage::Over { began } => (None, "over".to_owned(), Some(began)),
        Stage::Turn(Playing {
            began,
            turn,
            last,
            dice,
        }) => {
            let phase = match dice {
                None => "throw".to_owned(),
                Some(Dice { faces, used }) => {
                    let die =
                        |die: usize| format!("{}{}", faces[die], if used[die] { "*" } else { "" });
                    format!("play:{}-{}", die(0), die(1))
                }
            };
            (Some((turn, last)), phase, Some(began))
        }
    };
    let (turn, began) = (word_for(&TURNS, &turn), word_for(&BEGINNERS, &began));
    let [first, second] = position.won;
    format!("{board} {turn} {phase} {began} won:{first}-{second}")
}

/// The board, by the tokens on each square from bottom to top.
pub(super) fn write_board<T: Iterator<Item = Seat>>(tokens: impl Fn(Square) -> T) -> String {
    [2, 1, 0]
        .map(|row| {
            row_squares(row)
                .map(|square| write_stack(tokens(square)))
                .join(",")
        })
        .join("/")
}

pub(super) fn row_squares(row: u8) -> [Square; 6] {
    [1, 2, 3, 4, 5, 6].map(|column| Square::new(column, row).unwrap_or_default())
}

pub(super) fn write_stack(tokens: impl Iterator<Item = Seat>) -> String {
    let letters: String = tokens.map(letter).collect();
    if letters.is_empty() {
        ".".to_owned()
    } else {
        letters
    }
}

pub(super) fn letter(seat: Seat) -> char {
    match seat {
        Seat::First => 'A',
        Seat::Second => 'B',
    }
}

/// Reads a position.
pub(super) fn read_position(options: &Options, text: &str) -> Result<Position, TextError> {
    let whole = Reader::new(text);
    let Some([board, turn, mut phase, began, won]) = whole.parts(' ') else {
        return Err(whole.error(notation::position_like(FORM_OF_POSITION)));
    };
    let board = read_board(board)?;
    let began = began
        .word(&BEGINNERS)
        .ok_or_else(|| began.wrong(notation::one_of("began:A, began:B, began:-")))?;
    let won = read_won(won, options)?;
    let on_turn = turn
        .word(&TURNS)
        .ok_or_else(|| turn.wrong(notation::one_of("A, B, A!, B!, -")))?;
    let stage = match (phase.rest(), on_turn, began) {
        ("opening", None, None) => {
            check::check_opening(&board).map_err(|what| whole.error(what))?;
            Stage::Opening
        }
        ("over", None, Some(began)) => Stage::Over { began },
        ("opening" | "over", ..) => {
            return Err(turn.error(notation::nobodys_turn()));
        }
        (word, Some((turn, last)), Some(began)) => {
            let dice = match word {
                "throw" => None,
                _ if phase.take("play:") => Some(
                    read_dice(phase).ok_or_else(|| phase.wrong(notation::two_dice("3-5, 3*-5")))?,
                ),
                _ => return Err(phase.wrong(notation::phase("opening, throw, over, play:3-5"))),
            };
            Stage::Turn(Playing {
                began,
                turn,
                last,
                dice,
            })
        }
        _ => return Err(turn.error(notation::turn_missing())),
    };
    Ok(Position { board, stage, won })
}

fn read_board(text: Reader) -> Result<Board, TextError> {
    let form = || text.wrong(notation::rows_of_stacks());
    let rows: [Reader; 3] = text.parts('/').ok_or_else(form)?;
    let mut board = Board::EMPTY;
    for (row, stacks) in [2, 1, 0].into_iter().zip(rows) {
        let stacks: [Reader; 6] = stacks.parts(',').ok_or_else(form)?;
        for (square, stack) in row_squares(row).into_iter().zip(stacks) {
            read_stack(stack, square, &mut board)?;
        }
    }
    Ok(board)
}

fn read_stack(mut stack: Reader, square: Square, board: &mut Board) -> Result<(), TextError> {
    if stack.rest() == "." {
        return Ok(());
    }
    if stack.rest().is_empty() {
        return Err(stack.error(notation::stack_missing()));
    }
    while !stack.rest().is_empty() {
        let token = stack;
        let seat = stack.take_one(&[("A", Seat::First), ("B", Seat::Second)]);
        let seat = seat.ok_or_else(|| token.wrong(notation::stack_of_tokens()))?;
        if board.reserve(seat) == 0 {
            return Err(token.error(positions::too_many_tokens(letter(seat).to_string(), TOKENS)));
        }
        board.place(seat, square);
    }
    Ok(())
}

fn read_won(mut won: Reader, options: &Options) -> Result<[u32; 2], TextError> {
    let word = won;
    let points = if won.take("won:") {
        won.pair(Reader::number)
    } else {
        None
    };
    let points = points.ok_or_else(|| word.wrong(notation::points_won("won:12-7")))?;
    check::check_won(points, options).map_err(|what| word.error(what))?;
    Ok(points)
}

fn read_dice(dice: Reader) -> Option<Dice> {
    let die = |die: Reader| {
        let face = die.without_end("*");
        Some((face.unwrap_or(die).number_to(6)?, face.is_some()))
    };
    let dice = dice.pair(die)?;
    Some(Dice {
        faces: dice.map(|(face, _)| face),
        used: dice.map(|(_, used)| used),
    })
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

fn read_square(mut text: Reader) -> Option<Square> {
    let row = text.take_one(&[("a", 0), ("c", 1), ("b", 2)])?;
    Square::new(text.number_to(6)?, row)
}

fn read_step(position: &Position, mut text: Reader) -> Option<Step> {
    let playing = position.playing();
    let seat = playing.map_or(Seat::First, |playing| playing.turn);
    if text.take("+") {
        let square = read_square(text)?;
        return Some(Step::new(
            Place::Hand(seat),
            square.place(),
            square.column(),
        ));
    }
    if text.take("-") {
        // Doubles show their number on either die; without dice the step is refused whatever the
        // number.
        let die = playing
            .and_then(|playing| playing.dice)
            .map_or(0, |dice| dice.faces[0]);
        return Some(Step::new(
            read_square(text)?.place(),
            Place::Hand(seat),
            die,
        ));
    }
    // Nobody walks over more than the seventeen other squares, so what comes after the nineteenth
    // word is not read.
    let squares: Option<Vec<Square>> = text.split('>').take(19).map(read_square).collect();
    let squares = squares?;
    let (from, path) = squares.split_first()?;
    let path: Vec<_> = path.iter().map(|square| square.place()).collect();
    (!path.is_empty()).then(|| Step {
        from: from.place(),
        path,
        die: from.column(),
    })
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
        Action::Choice(choice) => choice_word(&CHOICES, *choice),
    }
}

/// Reads an action of the player on turn.
pub(super) fn read_action(position: &Position, text: &str) -> Result<Action, TextError> {
    let reader = Reader::new(text);
    if let Some(choice) = reader.choice(&CHOICES) {
        return Ok(choice.into());
    }
    if let Ok(throw) = text.parse::<Throw>() {
        return Ok(throw.into());
    }
    let step = read_step(position, reader).map(Action::from);
    step.ok_or_else(|| reader.wrong(notation::action("3-5, +a3, a3>a4>c4, -c5, finish, next")))
}
