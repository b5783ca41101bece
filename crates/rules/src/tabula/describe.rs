//! Texts for the players, and the drawing of the board.

use tesserae_words::{self as words, Text};

use super::{
    INFO, State, movegen::partly_used, notation, position::POINTS, score, situation::Phase,
};
use crate::{
    Action, Choice, Describe, Game, Place, ScoreLine, Seat, Step, TextError, reader::choice_word,
    text::in_a_row,
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

    fn prompt(&self, names: [&str; 2]) -> String {
        if let Some(words) = self.forfeit_in_words(names) {
            return words;
        }
        let name = |seat: Seat| names[seat.index()];
        match self.situation.phase {
            Phase::Opening => "Throw one die for each player. The higher begins.".to_owned(),
            Phase::Throw(seat) => format!("{}, throw the three dice.", name(seat)),
            Phase::Play(seat) => play_prompt(self, seat, name(seat)),
            Phase::Over => match self
                .outcome()
                .and_then(|outcome| Some((outcome.winner?, outcome)))
            {
                Some((winner, outcome)) => format!("{} wins: {}.", name(winner), outcome.manner),
                None => "The game is over.".to_owned(),
            },
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        score::lines(self.compact())
    }

    fn drawing(&self) -> String {
        draw(self)
    }
}

/// What the player on turn is to do with the dice, or why nothing can be done.
fn play_prompt(state: &State, seat: Seat, name: &str) -> String {
    let rest = in_words(&state.remaining(), "and");
    let on_bar = state.compact().pieces(seat).bar() > 0;
    if !state.steps().is_empty() {
        let dice = playable_words(state, seat);
        return match on_bar {
            true => format!("{name}, enter from the bar with {dice}."),
            false if state.may_bear_off(seat) => format!("{name}, move or bear off with {dice}."),
            false => format!("{name}, move {dice}."),
        };
    }
    if rest.is_empty() {
        return format!("{name}, end your turn.");
    }
    let why = match on_bar {
        true => format!("the piece on the bar cannot enter with {rest}"),
        false => format!("no piece can move with {rest}"),
    };
    format!("{name}, end your turn: {why}.")
}

/// The dice that must be used, and why they are not all of the rest.
fn playable_words(state: &State, seat: Seat) -> String {
    let rest = state.remaining();
    let choices = partly_used(state.compact(), seat, &state.options, &rest);
    match choices.as_slice() {
        [] => in_words(&rest, "and"),
        [only] => {
            let mut unused = rest;
            for face in only {
                unused.remove(
                    unused
                        .iter()
                        .position(|die| die == face)
                        .unwrap_or_default(),
                );
            }
            let unused: Vec<String> = unused
                .iter()
                .map(|face| match only.contains(face) {
                    true => format!("another {face}"),
                    false => format!("the {face}"),
                })
                .collect();
            let (used, unused) = (in_words(only, "and"), in_a_row(&unused, "or"));
            format!("{used}: you cannot use {unused}")
        }
        [choice, ..] => {
            let number = if choice.len() == 1 { "one" } else { "two" };
            format!(
                "{}: you can use only {number} of them",
                in_words(&rest, "or")
            )
        }
    }
}

fn in_words(dice: &[u8], word: &str) -> String {
    in_a_row(&dice.iter().map(u8::to_string).collect::<Vec<_>>(), word)
}

/// The board in text: the second half above, the first below, as it lies before the first seat.
pub(super) fn draw(state: &State) -> String {
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
    for (seat, name) in Seat::BOTH.into_iter().zip(INFO.seats) {
        let pieces = position.pieces(seat);
        let bear = if state.may_bear_off(seat) {
            ", may bear off"
        } else {
            ""
        };
        text += &format!(
            "{name}: {} in hand, {} on the bar, {} off{bear}\n",
            pieces.hand(),
            pieces.bar(),
            pieces.off()
        );
    }
    if let Some(seat) = state
        .situation
        .on_turn()
        .filter(|_| !state.dice().is_empty())
    {
        let name = state.seat_name(seat);
        text += &format!(
            "{name}'s dice: {}\n",
            notation::write_dice(state.dice()).join(" ")
        );
    }
    text
}
