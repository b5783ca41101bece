//! Texts for the players, and the drawing of the board.

use tesserae_words::{self as words, Name, Text};

use super::{State, movegen::partly_used, notation, position::POINTS, score, situation::Phase};
use crate::{
    Action, Address, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, Wording,
    describe::with_letter, reader::choice_word,
};

impl Describe for State {
    fn position(&self) -> String {
        notation::write(self.compact(), self.situation.phase, self.dice())
    }

    fn shows_sign(&self, seat: Seat) -> bool {
        self.may_bear_off(seat)
    }

    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Throw(throw) => throw.to_string(),
            Action::Step(step) => notation::write_step(&self.situation, step),
            Action::Choice(choice) => choice_word(&notation::CHOICES, *choice),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        notation::read_action(text, self.situation.on_turn().unwrap_or(Seat::First))
    }

    fn place_name(&self, place: Place) -> Text {
        match place {
            Place::Hand(_) => words::tabula::the_hand(),
            Place::Bar(_) => words::common::the_bar(),
            Place::Off(_) => words::common::off_the_board(),
            Place::Point(point) => words::common::number(point),
            _ => words::common::beside_the_board(),
        }
    }

    /// The number of a point, and how many pieces lie in a tray.
    fn place_label(&self, place: Place) -> Option<String> {
        match place {
            Place::Point(point) => Some(point.to_string()),
            Place::Hand(seat) | Place::Off(seat) => {
                Some(self.compact().count(seat, place).to_string())
            }
            _ => None,
        }
    }

    fn step_label(&self, step: &Step) -> Text {
        let (from, to) = (self.place_name(step.from), self.place_name(step.to()));
        let enemy = self.situation.on_turn().unwrap_or(Seat::First).other();
        let hits =
            matches!(step.to(), Place::Point(_)) && self.compact().count(enemy, step.to()) > 0;
        match (step.from, step.to()) {
            (Place::Hand(_), _) => words::tabula::enter_piece(step.die, to, hits),
            (Place::Bar(_), _) => words::tabula::enter_from_bar(step.die, to, hits),
            (_, Place::Off(_)) => words::tabula::bear_off_piece(from, step.die),
            _ => words::tabula::move_piece(from, to, hits),
        }
    }

    fn label(&self, choice: Choice) -> Text {
        choice.common_label()
    }

    fn prompt(&self, to: &Address) -> Text {
        if let Some(words) = self.forfeit_in_words(to) {
            return words;
        }
        match self.situation.phase {
            Phase::Opening => words::common::throw_one_die_each(),
            Phase::Throw(seat) => words::tabula::throw_three_dice(to.name(seat)),
            Phase::Play(seat) => play_prompt(self, seat, to.name(seat), to.turn_ends()),
            Phase::Over => match self
                .outcome()
                .and_then(|outcome| Some((outcome.winner?, outcome)))
            {
                Some((winner, outcome)) => {
                    words::tabula::won(to.name(winner), outcome.manner.clone())
                }
                None => words::common::game_over(),
            },
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        score::lines(self.compact())
    }

    fn drawing_in(&self, word: Wording<'_>) -> String {
        draw(self, word)
    }
}

/// What the player on turn is to do with the dice, or why nothing can be done.
fn play_prompt(state: &State, seat: Seat, name: &Name, ends: bool) -> Text {
    let rest = state.remaining();
    let Some(all) = words::all_of(numbers(&rest)) else {
        return words::common::end_your_turn(name, ends);
    };
    let on_bar = state.compact().pieces(seat).bar() > 0;
    if state.steps().is_empty() {
        return match on_bar {
            true => words::tabula::stuck_on_bar(name, ends, all),
            false => words::tabula::stuck(name, ends, all),
        };
    }
    let act = match on_bar {
        true => "enter",
        false if state.may_bear_off(seat) => "bear-off",
        false => "move",
    };
    // What can be used, where it is not everything.
    let choices = partly_used(state.compact(), seat, &state.options, &rest);
    let partly = match choices.as_slice() {
        [] => None,
        [only] => words::all_of(numbers(only))
            .zip(words::one_of(unused(&rest, only)))
            .map(|(used, unused)| words::tabula::play_but(name, act, used, unused)),
        [choice, ..] => words::one_of(numbers(&rest))
            .map(|any| words::tabula::play_some(name, act, any, choice.len())),
    };
    partly.unwrap_or_else(|| words::tabula::play_all(name, act, all))
}

/// The numbers of dice, in words.
fn numbers(dice: &[u8]) -> impl Iterator<Item = Text> {
    dice.iter().copied().map(words::common::number)
}

/// The dice that are left when some are used, in words.
fn unused(rest: &[u8], used: &[u8]) -> Vec<Text> {
    let mut unused = rest.to_vec();
    for face in used {
        if let Some(at) = unused.iter().position(|die| die == face) {
            unused.remove(at);
        }
    }
    let word = |face: u8| match used.contains(&face) {
        true => words::tabula::another_die(face),
        false => words::common::the_die(face),
    };
    unused.into_iter().map(word).collect()
}

/// The board in text: the second half above, the first below, as it lies before the first seat.
fn draw(state: &State, word: Wording<'_>) -> String {
    let position = state.compact();
    let half = POINTS / 2;
    let row = |points: &[u8], cell: &dyn Fn(u8) -> String| {
        let cells: Vec<String> = points
            .iter()
            .map(|point| format!("{:>4}", cell(*point)))
            .collect();
        let (left, right) = cells.split_at(cells.len() / 2);
        format!("{} |{}\n", left.concat(), right.concat())
    };
    let pieces = |point: u8| {
        let place = Place::Point(point);
        match (
            position.count(Seat::First, place),
            position.count(Seat::Second, place),
        ) {
            (0, 0) => ".".to_owned(),
            (ivory, 0) => format!("I{ivory}"),
            (_, brown) => format!("B{brown}"),
        }
    };
    let upper: Vec<u8> = (half + 1..=POINTS).rev().collect();
    let lower: Vec<u8> = (1..=half).collect();
    let mut text = String::new();
    text += &row(&upper, &|point| point.to_string());
    text += &row(&upper, &pieces);
    text.push('\n');
    text += &row(&lower, &pieces);
    text += &row(&lower, &|point| point.to_string());
    let who = |seat: Seat| {
        let letter = ['I', 'B'][seat.index()];
        with_letter(word(&state.seat_title(seat)), letter)
    };
    for seat in Seat::BOTH {
        let pieces = position.pieces(seat);
        text += &word(&words::terminal::tabula_pieces(
            who(seat),
            pieces.hand(),
            pieces.bar(),
            pieces.off(),
            state.may_bear_off(seat),
        ));
        text.push('\n');
    }
    if let Some(seat) = state
        .situation
        .on_turn()
        .filter(|_| !state.dice().is_empty())
    {
        let dice = notation::write_dice(state.dice()).join(" ");
        text += &word(&words::terminal::tabula_dice(who(seat), dice));
        text.push('\n');
    }
    text
}
