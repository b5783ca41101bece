//! The rules of Ur as tests. Positions are written in words: `scene("start6 1", "start7")` has six
//! blue pieces at the start and one on square 1; pieces that are not named are home, where they do
//! no harm.
mod brute_force;
mod cases;
mod errors;
mod house_rules;
mod random_play;
mod series;
mod text;

use super::{Options, State};
use crate::{
    Action, Choice, Describe, Effect, Game, Seat, Throw,
    scenes::{self, options as house},
};

/// Blue is to throw in this position.
fn scene(blue: &str, ivory: &str) -> State {
    scene_by(Options::default(), blue, ivory, Seat::First)
}

/// This seat is to throw in this position, by these house rules.
fn scene_by(options: Options, blue: &str, ivory: &str, seat: Seat) -> State {
    let letter = if seat == Seat::First { 'B' } else { 'I' };
    let tallies = if options.play == super::Play::Set {
        "21/0/0"
    } else {
        "-"
    };
    let text = format!(
        "{} {} T:{tallies} S:B throw:{letter}",
        side('B', blue),
        side('I', ivory)
    );
    State::from_position(options, &text).expect("the scene can occur")
}

fn side(letter: char, words: &str) -> String {
    let mut squares = String::new();
    let (mut start, mut river, mut home) = (0, 0, 7);
    for word in words.split_whitespace() {
        if let Some(count) = word.strip_prefix("start") {
            start = count.parse().expect("a number");
            home -= start;
        } else if let Some(count) = word.strip_prefix("river") {
            river = count.parse().expect("a number");
            home -= river;
        } else {
            squares.push_str(word);
            home -= 1;
        }
    }
    format!("{letter}:s{start}r{river}h{home}:{squares}")
}

/// Three lots that are worth this much.
fn lots(value: u8) -> Action {
    Throw::new(&[
        u8::from(value > 0),
        u8::from(value > 1),
        u8::from(value > 2),
    ])
    .into()
}

impl State {
    /// The state after a throw.
    fn thrown(mut self, value: u8) -> Self {
        self.act(&lots(value)).expect("a throw is due");
        self
    }

    /// The state after an action in words.
    fn then(mut self, word: &str) -> Self {
        self.does(word);
        self
    }

    /// Plays an action in words; the effects.
    fn does(&mut self, word: &str) -> Vec<Effect> {
        scenes::does(self, word)
    }

    /// Everything that may be done now, in words.
    fn words(&self) -> Vec<String> {
        scenes::words(self)
    }

    /// The pieces of both seats as the notation writes them.
    fn board(&self) -> String {
        self.position()
            .split(" T:")
            .next()
            .unwrap_or_default()
            .to_owned()
    }
}

/// Checks that a position has these pieces.
#[track_caller]
fn assert_board(state: &State, blue: &str, ivory: &str) {
    assert_eq!(
        state.board(),
        format!("{} {}", side('B', blue), side('I', ivory))
    );
}

/// Checks that nothing can be moved.
#[track_caller]
fn assert_nothing(state: &State) {
    assert_eq!(state.actions(), [Action::Choice(Choice::Finish)]);
}
