#![doc = include_str!("notation.md")]

use std::fmt::Write as _;

use super::position::{POINTS, Position};
use super::state::Phase;
use super::{State, drawing, reading, score};
use crate::{Action, Choice, Describe, Die, Game, Place, ScoreLine, Seat, Step, TextError};

/// A position as text.
pub(super) fn write(position: &Position, phase: Phase, dice: &[Die]) -> String {
    let mut text = String::with_capacity(96);
    for (seat, colour) in Seat::BOTH.into_iter().zip(["W=", " B="]) {
        text.push_str(colour);
        let men = position.men(seat);
        let points = (1..=POINTS).map(|point| (point.to_string(), men.on(point)));
        let places = [("hand".to_owned(), men.hand()), ("bar".to_owned(), men.bar())].into_iter().chain(points);
        let mut first = true;
        for (place, count) in places.chain([("off".to_owned(), men.off())]).filter(|(_, count)| *count > 0) {
            if !first {
                text.push(',');
            }
            first = false;
            text.push_str(&place);
            if count > 1 {
                // Writing to a string cannot fail.
                let _ = write!(text, ":{count}");
            }
        }
    }
    text.push(' ');
    text.push_str(match phase {
        Phase::Opening => "opening",
        Phase::Throw(seat) | Phase::Play(seat) => colour(seat),
        Phase::Over => "over",
    });
    if !dice.is_empty() {
        let faces: Vec<String> =
            dice.iter().map(|die| if die.used { format!("({})", die.face) } else { die.face.to_string() }).collect();
        text.push(' ');
        text.push_str(&faces.join("-"));
    }
    text
}

/// The word for a seat in positions.
pub(super) const fn colour(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "white",
        Seat::Second => "black",
    }
}

/// What players call a place.
pub(super) fn place_name(place: Place) -> String {
    match place {
        Place::Point(point) => point.to_string(),
        Place::Hand(_) => "hand".to_owned(),
        Place::Bar(_) => "bar".to_owned(),
        Place::Off(_) => "off".to_owned(),
        _ => "nowhere".to_owned(),
    }
}

fn write_step(state: &State, step: &Step) -> String {
    let to = step.to();
    let mut text = format!("{}/{}", place_name(step.from), place_name(to));
    if let (Place::Point(from), Place::Off(_)) = (step.from, to)
        && from.saturating_add(step.die) != POINTS + 1
    {
        let _ = write!(text, "({})", step.die);
    }
    let enemy = state.on_turn().unwrap_or(Seat::First).other();
    if matches!(to, Place::Point(_)) && state.compact().count(enemy, to) > 0 {
        text.push('*');
    }
    text
}

impl Describe for State {
    fn position(&self) -> String {
        write(self.compact(), self.phase(), self.dice())
    }

    fn write_action(&self, action: &Action) -> String {
        match action {
            Action::Throw(throw) => throw.to_string(),
            Action::Step(step) => write_step(self, step),
            Action::Choice(choice) => format!("{choice:?}").to_lowercase(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        reading::action(text, self.on_turn().unwrap_or(Seat::First))
    }

    fn place_name(&self, place: Place) -> String {
        place_name(place)
    }

    fn label(&self, choice: Choice) -> String {
        match choice {
            Choice::Finish => "Hand over the dice".to_owned(),
            other => format!("{other:?}"),
        }
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        match seat {
            Seat::First => "White",
            Seat::Second => "Black",
        }
    }

    fn prompt(&self, names: [&str; 2]) -> String {
        let [first, second] = names;
        let name = |seat| match seat {
            Seat::First => first,
            Seat::Second => second,
        };
        match self.phase() {
            Phase::Opening => format!("{first} and {second} throw one die each; the higher begins."),
            Phase::Throw(seat) => format!("{} throws the three dice.", name(seat)),
            Phase::Play(seat) => play_prompt(self, seat, name(seat)),
            Phase::Over => match self.outcome().and_then(|outcome| Some((outcome.winner?, outcome))) {
                Some((winner, outcome)) => format!("{} has won: {}.", name(winner), outcome.manner),
                None => "The game is over.".to_owned(),
            },
        }
    }

    fn scores(&self) -> Vec<ScoreLine> {
        score::lines(self.compact())
    }

    fn drawing(&self) -> String {
        drawing::draw(self)
    }
}

/// What the player on turn is to do with the dice, or why nothing can be done.
fn play_prompt(state: &State, seat: Seat, name: &str) -> String {
    let rest = list(&state.remaining());
    let on_bar = state.compact().men(seat).bar() > 0;
    if !state.steps().is_empty() {
        return match on_bar {
            true => format!("{name} must enter from the bar; to play: {rest}."),
            false => format!("{name} plays {rest}."),
        };
    }
    if rest.is_empty() {
        return format!("{name} has played all dice and hands them over.");
    }
    let why = match on_bar {
        true => format!("the man on the bar cannot enter with {rest}"),
        false => format!("no man can move with {rest}"),
    };
    match state.remaining().len() == state.dice().len() {
        true => format!("{name} loses the turn: {why}."),
        false => format!("{name} hands over the dice: {why}."),
    }
}

/// “2, 5 and 6”.
fn list(numbers: &[u8]) -> String {
    let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match words.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}
