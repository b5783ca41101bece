//! Texts for the players, and the drawing of the board.

use tesserae_words::{self as words, Name, Text};

use super::{Playing, Series, Square, Stack, Stage, State, dice::Dice, movegen, notation, score};
use crate::{
    Action, Address, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, Wording,
};

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

    fn prompt(&self, to: &Address) -> Text {
        if let Some(words) = self.forfeit_in_words(to) {
            return words;
        }
        let playing = match self.situation.stage {
            Stage::Opening => return words::common::throw_one_die_each(),
            Stage::Over { .. } => {
                return self
                    .outcome()
                    .map_or_else(words::common::game_over, |outcome| {
                        let manner = outcome.manner.clone();
                        match outcome.winner {
                            Some(winner) => words::berona::won(to.name(winner), manner),
                            None => words::common::drawn(manner),
                        }
                    });
            }
            Stage::Turn(playing) => playing,
        };
        let prompt = self.turn_prompt(playing, to);
        if playing.last {
            words::berona::last_turn(prompt)
        } else {
            prompt
        }
    }

    fn unit(&self) -> &'static str {
        match self.options.series {
            Series::Single | Series::Ledger => "point",
            Series::FixedStake | Series::Difference => "coin",
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        let board = &self.situation.board;
        let mut lines = vec![
            ScoreLine::numbers(words::common::points(), score::result(board).points),
            ScoreLine::numbers(
                words::berona::in_reserve(),
                Seat::BOTH.map(|seat| board.reserve(seat)),
            ),
        ];
        let [first, second] = self.situation.won;
        let balance = i64::from(first) - i64::from(second);
        let coins = || ScoreLine::each(words::berona::coins_won(), [balance, -balance].map(gain));
        match self.options.series {
            Series::Single => {}
            Series::Ledger => {
                let title = words::berona::running_score();
                lines.push(ScoreLine::numbers(title, [first, second]));
            }
            Series::FixedStake => {
                let stake = words::common::number(self.options.stake);
                lines.push(coins());
                lines.push(ScoreLine::shared(words::berona::stake(), stake));
            }
            Series::Difference => lines.push(coins()),
        }
        lines
    }

    fn drawing_in(&self, word: Wording<'_>) -> String {
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
        let [one, other] = Seat::BOTH.map(|seat| self.seat_title(seat));
        let reserves = words::terminal::berona_reserves(one, first, other, second);
        format!("{}\n{}\n", text.trim_end(), word(&reserves))
    }
}

impl State {
    fn turn_prompt(&self, playing: Playing, to: &Address) -> Text {
        let (who, ends) = (to.name(playing.turn), to.turn_ends());
        let Some(dice) = playing.dice else {
            return words::common::throw_dice(who);
        };
        let mut open: Vec<u8> = dice.open().map(|die| dice.faces[die]).collect();
        if self.situation.bumps(&self.options) {
            open.dedup();
            let unused = words::one_of(open.into_iter().map(words::common::the_die));
            return match unused {
                Some(unused) if playing.last => words::berona::bump(who, ends, unused),
                Some(unused) => {
                    let other = to.name(playing.turn.other());
                    words::berona::bump_and_turn(who, ends, unused, other)
                }
                None => words::common::end_your_turn(who, ends),
            };
        }
        match open.as_slice() {
            [] => words::common::end_your_turn(who, ends),
            [die] => words::berona::use_one(who, *die),
            _ => self.fresh_dice_prompt(playing.turn, who, dice),
        }
    }

    /// What a seat can do with two dice of which none has been used and something can be done.
    fn fresh_dice_prompt(&self, seat: Seat, who: &Name, dice: Dice) -> Text {
        let board = &self.situation.board;
        let [first, second] = dice.faces;
        let both = movegen::both_usable(board, seat, dice.faces);
        if dice.doubles() {
            let may_return = movegen::can_return(board, seat, dice, &self.options);
            return match (both, may_return) {
                (true, true) => words::berona::use_twice_or_return(who, first),
                (true, false) => words::berona::use_twice(who, first),
                // Nobody may bump who can return a token.
                (false, true) => words::berona::return_and_throw(who),
                (false, false) => words::berona::use_once(who, first),
            };
        }
        if both {
            return words::berona::use_both(who, first, second);
        }
        match dice.faces.map(|face| movegen::usable(board, seat, face)) {
            [true, false] => words::berona::use_only(who, first, second),
            [false, true] => words::berona::use_only(who, second, first),
            _ => words::berona::use_either(who, first, second),
        }
    }
}

/// A number with its sign.
fn gain(coins: i64) -> Text {
    match coins {
        0.. => words::berona::gained(coins),
        _ => words::common::number(coins),
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
