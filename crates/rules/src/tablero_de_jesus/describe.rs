//! What the game says to its players, and its drawing.

use std::fmt::Write as _;

use tesserae_words::{self as words, Text};

use super::{Dice, Phase, Position, Role, Rows, State, notation, situation::Situation};
use crate::{
    Action, Address, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, Wording,
};

impl State {
    /// The situation by which actions are written. Before the opening throw nobody is the low
    /// roller: then it is as if the first seat were.
    fn shown(&self) -> Situation {
        let opening = || Situation {
            low: Seat::First,
            position: Position::opening(&self.options),
        };
        self.situation.unwrap_or_else(opening)
    }

    /// How many runs lie on the board, at least 1.
    fn runs(&self) -> usize {
        let count = |situation: Situation| situation.position.rows.runs().count();
        self.situation.map_or(1, count).max(1)
    }

    /// The number of a coin and its squares before and after a step.
    fn along(&self, from: Place, to: Place) -> (u8, [u8; 2]) {
        let square = |place| self.shown().square(place).unwrap_or_default();
        let ((number, from), (_, to)) = (square(from), square(to));
        (number, [from, to])
    }
}

impl Describe for State {
    fn position(&self) -> String {
        notation::write_position(self.situation.as_ref())
    }

    fn write_action(&self, action: &Action) -> String {
        notation::write_action(&self.shown(), action)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        notation::read_action(&self.shown(), text)
    }

    /// Squares are counted from the number of their column, which the board shows. So the words fit
    /// the board however it is turned.
    fn place_name(&self, place: Place) -> Text {
        match place {
            Place::Hand(seat) => words::jesus::purse(self.seat_name(seat)),
            Place::Away => words::jesus::the_table(),
            place => match self.situation.and_then(|situation| situation.square(place)) {
                Some((number, square)) => words::jesus::square_of_number(number, square),
                None => words::common::beside_the_board(),
            },
        }
    }

    /// The number of a column, at the low roller's end of it, and the number of coins in a purse.
    fn place_label(&self, place: Place) -> Option<String> {
        if let Place::Hand(_) = place {
            return Some(self.arrangement.stack(place).len().to_string());
        }
        self.situation?
            .square(place)
            .filter(|(_, row)| *row == 1)
            .map(|(column, _)| column.to_string())
    }

    fn step_label(&self, step: &Step) -> Text {
        let (number, [from, to]) = self.along(step.from, step.to());
        words::jesus::move_coin(number, from, to)
    }

    fn moved(&self, from: Place, to: Place, _hits: bool) -> Text {
        let (number, [from, to]) = self.along(from, to);
        words::jesus::moved(number, from, to)
    }

    fn label(&self, choice: Choice) -> Text {
        let (Choice::TakeRun(number) | Choice::Claim(number)) = choice else {
            return choice.common_label();
        };
        let takes = matches!(choice, Choice::TakeRun(_));
        match self.situation.and_then(|situation| situation.run(number)) {
            Some(run) if takes => words::jesus::take_coins(run.first, run.last),
            Some(run) => words::jesus::claim_coins(run.first, run.last),
            None if takes => words::jesus::take_runs(self.runs()),
            None => words::jesus::claim_runs(self.runs()),
        }
    }

    fn chosen_in_sentence(&self, choice: Choice) -> Text {
        let (Choice::TakeRun(number) | Choice::Claim(number)) = choice else {
            return choice.does();
        };
        let takes = matches!(choice, Choice::TakeRun(_));
        match self.situation.and_then(|situation| situation.run(number)) {
            Some(run) if takes => words::jesus::does_take_coins(run.first, run.last),
            Some(run) => words::jesus::does_claim_coins(run.first, run.last),
            None if takes => words::jesus::does_take_runs(self.runs()),
            None => words::jesus::does_claim_runs(self.runs()),
        }
    }

    fn prompt(&self, to: &Address) -> Text {
        if let Some(words) = self.forfeit_in_words(to) {
            return words;
        }
        let Some(situation) = self.situation else {
            return words::jesus::throw_for_opening();
        };
        let name = |role| to.name(situation.seat(role));
        let who = name(situation.position.turn);
        match situation.position.phase {
            Phase::Throw => words::common::throw_dice(who),
            Phase::Receive => words::jesus::claim_or_throw(who, self.runs()),
            Phase::Decide => words::jesus::take_or_throw(who, self.runs()),
            Phase::Move(Dice {
                faces: [first, second],
                used,
            }) => match used {
                None => words::jesus::play_both(who, first, second),
                Some((0, _)) => words::jesus::play_other(who, second),
                Some(_) => words::jesus::play_other(who, first),
            },
            Phase::Lost => {
                let gain = self.outcome().map_or(0, |outcome| outcome.points);
                words::jesus::won(who, name(situation.position.turn.other()), gain)
            }
        }
    }

    fn unit(&self) -> &'static str {
        "coin"
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let lie = |place| self.arrangement.stack(place).len();
        let board = self
            .situation
            .map_or(0, |situation| situation.position.rows.coins());
        vec![
            ScoreLine::numbers(
                words::jesus::in_purse(),
                Seat::BOTH.map(|seat| lie(Place::Hand(seat))),
            ),
            ScoreLine::shared(words::jesus::on_board(), words::common::number(board)),
        ]
    }

    fn drawing_in(&self, word: Wording<'_>) -> String {
        let rows = self
            .situation
            .map_or(Rows::EMPTY, |situation| situation.position.rows);
        let purse = |role| {
            self.situation.map_or(self.options.stake, |situation| {
                situation.position.purse(role)
            })
        };
        let beside = |role| {
            let guess = if role == Role::Low {
                Seat::First
            } else {
                Seat::Second
            };
            let seat = self
                .situation
                .map_or(guess, |situation| situation.seat(role));
            let whose = word(&words::jesus::purse(self.seat_name(seat)));
            format!("   {whose} {}", purse(role))
        };
        let mut text = String::new();
        let in_run = |column: u8| rows.runs().any(|run| run.has(column));
        for row in (1..=7).rev() {
            let mut line = format!("  {row} ");
            for column in 1..=7 {
                line += match (rows.row(column) == row, in_run(column)) {
                    (true, true) => "(*)",
                    (true, false) => " o ",
                    (false, _) => " . ",
                };
            }
            match row {
                7 => line += &beside(Role::High),
                1 => line += &beside(Role::Low),
                _ => {}
            }
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{line}");
        }
        text + "     1  2  3  4  5  6  7\n"
    }
}
