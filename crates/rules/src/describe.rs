//! How a game speaks: notation, prompts, labels, scores, a drawing.

use serde::Serialize;
use tesserae_words::{self as words, Name, Number, Text};

use crate::{Action, Address, Choice, Place, Seat, Step, TextError};

/// How a game speaks: notation, prompts, scores and a drawing in text.
pub trait Describe {
    /// The position in one line, see [`Kind::notation`](crate::Kind::notation). It holds everything
    /// but the house rules and the identity of the pieces, so that reading it back with the same
    /// house rules gives a game that goes on in the same way, in the middle of a turn too.
    fn position(&self) -> String;

    /// An action as one word of a game record, without spaces: `6-5`, `24/18*`, `double`.
    fn write_action(&self, action: &Action) -> String;

    /// Reads an action back. Whether it is legal is for [`Game::act`](crate::Game::act) to say.
    ///
    /// # Errors
    /// What is wrong, and where.
    fn read_action(&self, text: &str) -> Result<Action, TextError>;

    /// A place in words: “13”, “the bar”, “column 2, row 5”.
    fn place_name(&self, place: Place) -> Text;

    /// What is written beside a place on the board, where something is: the number of a point, the
    /// letter of a square, how many pieces lie in stacks that are hard to count. It is written alike in
    /// every language.
    fn place_label(&self, place: Place) -> Option<String>;

    /// The places over which a seat's piece goes from one place to another by one die, and at the
    /// end this one: for the line that shows the way. It is straight unless the game says more.
    fn way(&self, _seat: Seat, _from: Place, to: Place) -> Vec<Place> {
        vec![to]
    }

    /// Whether the table shows this seat's sign: in Tabula the bear, while its player may bear off.
    fn shows_sign(&self, _seat: Seat) -> bool {
        false
    }

    /// A legal step in words, as its button carries it: “Move a checker from 13 to 8”.
    fn step_label(&self, step: &Step) -> Text;

    /// A step that was made, in words: “13 to 8, hitting”.
    fn moved(&self, from: Place, to: Place, hits: bool) -> Text {
        words::common::moved(self.place_name(from), self.place_name(to), hits)
    }

    /// What a button carries: “Double to 4”.
    fn label(&self, choice: Choice) -> Text;

    /// What the button of a choice carries that this player would make: “Zoe resigns: loses 4”.
    fn label_for(&self, choice: Choice, _by: &Name) -> Text {
        self.label(choice)
    }

    /// What has been chosen, without the stake: “Take”.
    fn chosen(&self, choice: Choice) -> Text {
        self.label(choice)
    }

    /// What has been chosen, inside of a sentence: “double to 4”.
    fn chosen_in_sentence(&self, choice: Choice) -> Text {
        choice.does()
    }

    /// What is asked of whom, in one short sentence, or how the game has ended. It gives the reason
    /// where nothing can be played.
    fn prompt(&self, to: &Address) -> Text;

    /// What a game is won by: `point`, `tally` or `coin`.
    fn unit(&self) -> &'static str {
        "point"
    }

    /// What the score panel shows, in order.
    fn scores(&self) -> Vec<ScoreLine>;

    /// The board in text, for a terminal, with what stands beside it as `word` words it.
    fn drawing_in(&self, word: Wording<'_>) -> String;

    /// The board in text, for a terminal 80 columns wide.
    fn drawing(&self) -> String {
        self.drawing_in(&Text::to_string)
    }
}

/// Words a text for its reader.
pub type Wording<'a> = &'a dyn Fn(&Text) -> String;

/// What a seat is called, with the letter of its pieces in a drawing if it begins with another one.
pub(crate) fn with_letter(name: String, letter: char) -> String {
    if name.starts_with(letter) {
        name
    } else {
        format!("{name} ({letter})")
    }
}

/// A line of the score panel.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct ScoreLine {
    /// What it is about: “Pips”, “Tallies”, “Stake”.
    pub title: Text,
    /// One value for each seat, or a single one that both share.
    pub values: Vec<Text>,
}

impl ScoreLine {
    /// A line with one value for each seat.
    #[must_use]
    pub fn each(title: Text, values: [Text; 2]) -> Self {
        Self {
            title,
            values: values.into(),
        }
    }

    /// A line with one number for each seat.
    #[must_use]
    pub fn numbers(title: Text, values: [impl Into<Number>; 2]) -> Self {
        Self::each(title, values.map(words::common::number))
    }

    /// A line with one value for both.
    #[must_use]
    pub fn shared(title: Text, value: Text) -> Self {
        Self {
            title,
            values: vec![value],
        }
    }

    /// Its values with something between them: “2–1”.
    #[must_use]
    pub fn joined(&self, between: &str) -> String {
        let values: Vec<String> = self.values.iter().map(Text::to_string).collect();
        values.join(between)
    }
}
