//! What stands above and below the board: the players with their scores, whose turn it is, and what
//! is asked.

use tesserae_rules::{Game, PieceKind, ScoreLine, Seat};
use tesserae_words::{Language, Name, Text, common};

use crate::{
    Canvas,
    canvas::{Anchor, Font, WIDTH},
    look::{GREY, INK, Look, piece},
};

/// The height of a player's line.
const LINE: f32 = 34.0;
/// From the edge to the first letter.
const MARGIN: f32 = 14.0;
const SIZE: f32 = 14.0;
/// The smallest letters.
const LEAST: f32 = 8.0;
/// Between a name and the scores.
const GAP: f32 = 12.0;

/// What is said of a position, and in which language.
pub(crate) struct Status<'a> {
    pub(crate) game: &'a dyn Game,
    pub(crate) names: &'a [Name; 2],
    pub(crate) language: &'a Language,
}

impl Status<'_> {
    /// Draws a player's line from this height on: a triangle if it is their turn, their piece, their
    /// name and their scores. Returns the height below it.
    pub(crate) fn player(&self, canvas: &mut Canvas, seat: Seat, top: f32) -> f32 {
        let y = top + LINE / 2.0;
        if self.game.pending().seat() == Some(seat) {
            let tip = [MARGIN + 10.0, y];
            canvas.polygon(&[[MARGIN, y - 6.0], tip, [MARGIN, y + 6.0]], INK, INK, 0.0);
        }
        let mut x = MARGIN + 26.0;
        let arrangement = self.game.arrangement();
        let has_own = arrangement
            .kinds()
            .values()
            .flatten()
            .any(|piece| matches!(piece, PieceKind::Checker(_)));
        if has_own {
            let look = Look::of(self.game.kind(), PieceKind::Checker(seat));
            piece(canvas, [x, y], 8.0, look);
            x += 16.0;
        }
        let bold = Font {
            size: SIZE + 1.0,
            bold: true,
            colour: INK,
        };
        let name = self.language.word(&Text::from(&self.names[seat.index()]));
        canvas.text([x, y], Anchor::Start, bold, &name);
        // Where both have no room in one line, the scores are smaller.
        let scores = self.scores(2, seat.index());
        let room = WIDTH - MARGIN - x - GAP - Canvas::width_of(&name, bold.size);
        let font = Font {
            size: SIZE
                .min(SIZE * room / Canvas::width_of(&scores, SIZE))
                .max(LEAST),
            bold: false,
            colour: GREY,
        };
        canvas.text([WIDTH - MARGIN, y], Anchor::End, font, &scores);
        top + LINE
    }

    /// Draws what is asked, and the scores that both share. Returns the height below it.
    pub(crate) fn foot(&self, canvas: &mut Canvas, top: f32) -> f32 {
        /// From one line to the next.
        const PITCH: f32 = 20.0;
        let names = self.names.each_ref().map(isolated);
        let prompt = self.language.word(&self.game.prompt(&names.into()));
        let lines = [(prompt, INK), (self.scores(1, 0), GREY)];
        let lines = lines.iter().flat_map(|(text, colour)| {
            wrapped(text, WIDTH - 2.0 * MARGIN)
                .into_iter()
                .map(move |line| (line, *colour))
        });
        let mut y = top + 4.0;
        for (line, colour) in lines {
            let line = self.in_its_direction(line);
            let font = Font {
                size: SIZE,
                bold: false,
                colour,
            };
            canvas.text([MARGIN, y + PITCH / 2.0], Anchor::Start, font, &line);
            y += PITCH;
        }
        y + 8.0
    }

    /// A line as it is read: a diagram is written from left to right.
    fn in_its_direction(&self, line: String) -> String {
        if self.language.is_right_to_left() {
            format!("\u{2067}{line}\u{2069}")
        } else {
            line
        }
    }

    /// The scores that have so many values, with the value at this index.
    fn scores(&self, values: usize, index: usize) -> String {
        let scores = self.game.scores();
        let said = |line: &ScoreLine| {
            let value = line.values.get(index)?.clone();
            let words = common::titled(line.title.clone(), value);
            (line.values.len() == values).then(|| self.language.word(&words))
        };
        let scores: Vec<String> = scores.iter().filter_map(said).collect();
        scores.join("   ·   ")
    }
}

/// A name that does not change the direction of the sentence around it.
fn isolated(name: &Name) -> Name {
    match name {
        Name::Called(name) if !name.is_ascii() => Name::Called(format!("\u{2068}{name}\u{2069}")),
        other => other.clone(),
    }
}

/// A text in lines that are at most so wide.
fn wrapped(text: &str, most: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        for (index, piece) in pieces(word).into_iter().enumerate() {
            let space = if index == 0 { " " } else { "" };
            match lines.last_mut() {
                Some(line) if Canvas::width_of(&format!("{line}{space}{piece}"), SIZE) <= most => {
                    line.push_str(space);
                    line.push_str(&piece);
                }
                _ => lines.push(piece),
            }
        }
    }
    lines.retain(|line| !line.trim().is_empty());
    lines
}

/// The parts of a word between which a line may end: none but in Chinese and Japanese, where any two
/// letters may be parted, but no mark from the letter before it.
fn pieces(word: &str) -> Vec<String> {
    let is_ideograph = |letter: char| matches!(letter, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}');
    let mut pieces: Vec<String> = Vec::new();
    let mut last = ' ';
    for letter in word.chars() {
        match pieces.last_mut() {
            Some(piece) if !(is_ideograph(letter) && is_ideograph(last)) => piece.push(letter),
            _ => pieces.push(letter.into()),
        }
        last = letter;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words() {
        let letter = Canvas::width_of("a", SIZE);
        assert_eq!(wrapped("one two three", 8.0 * letter), ["one two", "three"]);
        assert_eq!(wrapped("太郎太郎 太郎", 8.0 * letter), ["太郎太郎", "太郎"]);
        assert_eq!(
            wrapped("太郎太郎、太郎", 8.0 * letter),
            ["太郎太", "郎、太郎"]
        );
        assert!(wrapped("", 8.0 * letter).is_empty());
    }
}
