//! Texts for the players, and the drawing of the board.

use tesserae_words::{self as words, Text};

use super::{INFO, Series, Square, Stack, Stage, State, dice::Dice, movegen, notation, score};
use crate::{Action, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError};

impl Describe for State {
    fn position(&self) -> String {
        notation::write_position(&self.situation)
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        notation::read_action(&self.situation, text)
    }

    /// The home squares of the player on turn need no name before them.
    fn place_name(&self, place: Place) -> Text {
        match (place, Square::at(place)) {
            (Place::Hand(seat), _) => words::berona::reserve(self.seat_name(seat)),
            (_, Some(square)) => {
                let column = square.column();
                let owner = match square.row() {
                    1 => return words::berona::centre(column),
                    0 => Seat::First,
                    _ => Seat::Second,
                };
                match self.situation.playing() {
                    Some(playing) if playing.turn == owner => words::berona::own_home(column),
                    _ => words::berona::home_of(self.seat_name(owner), column),
                }
            }
            _ => words::common::beside_the_board(),
        }
    }

    /// The number of a column, at both ends of it, and the number of tokens in a reserve.
    fn place_label(&self, place: Place) -> Option<String> {
        if let Place::Hand(seat) = place {
            return Some(self.situation.board.reserve(seat).to_string());
        }
        Square::at(place)
            .filter(|square| square.row() != 1)
            .map(|square| square.column().to_string())
    }

    fn step_label(&self, step: &Step) -> Text {
        let (from, die) = (self.place_name(step.from), step.die);
        let to = self.place_name(step.to());
        match (step.from, step.to(), step.path.len()) {
            (Place::Hand(_), _, 1) => words::berona::place_token(die, to),
            (_, Place::Hand(_), 1) => words::berona::return_token(from),
            (_, _, height @ 2..) => {
                let path = step.path.iter().map(|place| self.place_name(*place));
                let over = words::in_a_row(path).unwrap_or(to);
                words::berona::walk_tokens(die, height, from, over)
            }
            _ => words::berona::walk_token(die, from, to),
        }
    }

    fn label(&self, choice: Choice) -> Text {
        match choice {
            Choice::Finish if self.situation.bumps(&self.options) => words::berona::end_turn_bump(),
            other => other.common_label(),
        }
    }

    fn prompt(&self, names: [&str; 2]) -> String {
        if let Some(words) = self.forfeit_in_words(names) {
            return words;
        }
        let playing = match self.situation.stage {
            Stage::Opening => {
                return "Throw one die for each player. The higher begins.".to_owned();
            }
            Stage::Over { .. } => {
                let Some(outcome) = self.outcome() else {
                    return "The game is over.".to_owned();
                };
                return match outcome.winner {
                    Some(winner) => format!(
                        "{} wins the centre, {}.",
                        names[winner.index()],
                        outcome.manner
                    ),
                    None => "A draw: nobody owns a centre square.".to_owned(),
                };
            }
            Stage::Turn(playing) => playing,
        };
        let who = names[playing.turn.index()];
        let last = if playing.last {
            " This is the last turn."
        } else {
            ""
        };
        let Some(dice) = playing.dice else {
            return format!("{who}, throw the dice.{last}");
        };
        let open: Vec<u8> = dice.open().map(|die| dice.faces[die]).collect();
        let what = match open.as_slice() {
            _ if self.situation.bumps(&self.options) => {
                let numbers: Vec<_> = open.iter().map(u8::to_string).collect();
                let then = if playing.last {
                    String::new()
                } else {
                    format!(
                        " and {} gets one more turn",
                        names[playing.turn.other().index()]
                    )
                };
                format!(
                    "{who}, end your turn: you cannot use the {}. That is a bump{then}.",
                    numbers.join(" or the ")
                )
            }
            [] => format!("{who}, end your turn."),
            [die] => format!("{who}, use {die}."),
            _ => {
                let words = self.words_of_fresh_dice(playing.turn, dice);
                format!("{who}, {words}.")
            }
        };
        what + last
    }

    fn unit(&self) -> &'static str {
        match self.options.series {
            Series::Single | Series::Ledger => "point",
            Series::FixedStake | Series::Difference => "coin",
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let standing = score::result(&self.situation.board);
        let mut lines = vec![
            ScoreLine::each("Points", standing.points),
            ScoreLine::each(
                "Reserve",
                Seat::BOTH.map(|seat| self.situation.board.reserve(seat)),
            ),
        ];
        let [first, second] = self.situation.won;
        let balance = i64::from(first) - i64::from(second);
        match self.options.series {
            Series::Single => {}
            Series::Ledger => lines.push(ScoreLine::each("Running score", [first, second])),
            Series::FixedStake => {
                lines.push(ScoreLine::each(
                    "Coins won",
                    [format!("{balance:+}"), format!("{:+}", -balance)],
                ));
                lines.push(ScoreLine::shared("Stake", self.options.stake));
            }
            Series::Difference => {
                lines.push(ScoreLine::each(
                    "Coins won",
                    [format!("{balance:+}"), format!("{:+}", -balance)],
                ));
            }
        }
        lines
    }

    fn drawing(&self) -> String {
        let mut text = String::new();
        for (row, name) in [(2, "B "), (1, "c "), (0, "A ")] {
            text += name;
            for square in notation::row_squares(row) {
                text += &format!("|{:^11}", draw_stack(self.situation.board.stack(square)));
            }
            text += "|\n";
        }
        text += "  ";
        for column in 1..=6 {
            text += &format!("{column:^12}");
        }
        let [first, second] = Seat::BOTH.map(|seat| self.situation.board.reserve(seat));
        format!(
            "{}\nreserves: {} (A) {first}, {} (B) {second}\n",
            text.trim_end(),
            INFO.seats[0],
            INFO.seats[1]
        )
    }
}

impl State {
    /// What a seat can do with two dice of which none has been used and something can be done.
    fn words_of_fresh_dice(&self, seat: Seat, dice: Dice) -> String {
        let board = &self.situation.board;
        let [first, second] = dice.faces;
        let both = movegen::both_usable(board, seat, dice.faces);
        if dice.doubles() {
            const RETURN: &str = "return one of your tokens to the reserve and throw again";
            let may_return = movegen::can_return(board, seat, dice, &self.options);
            return match (both, may_return) {
                (true, true) => format!("use {first} twice, or {RETURN}"),
                (true, false) => format!("use {first} twice"),
                // Nobody may bump who can return a token.
                (false, true) => RETURN.to_owned(),
                (false, false) => format!("use {first}: you cannot use it twice"),
            };
        }
        if both {
            return format!("use {first} and {second}");
        }
        match dice.faces.map(|face| movegen::usable(board, seat, face)) {
            [true, false] => format!("use {first}: you cannot use the {second}"),
            [false, true] => format!("use {second}: you cannot use the {first}"),
            _ => format!("use {first} or {second}: you cannot use both"),
        }
    }
}

/// A stack in at most eleven characters: all of it, or its height and its top tokens.
fn draw_stack(stack: Stack) -> String {
    match stack.height() {
        0 => String::new(),
        1..=10 => notation::write_stack(stack.tokens()),
        height => {
            let top: String = stack
                .tokens()
                .skip(usize::from(height) - 6)
                .map(notation::letter)
                .collect();
            format!("{height}:…{top}")
        }
    }
}
