//! What stands above and below the board: the players with their scores, whose turn it is, and what
//! is asked.

use tesserae_rules::{Game, PieceKind, Seat};

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

/// Draws a player's line from this height on: a triangle if it is their turn, their piece, their
/// name and their scores. Returns the height below it.
pub(crate) fn player(
    canvas: &mut Canvas,
    game: &dyn Game,
    seat: Seat,
    names: [&str; 2],
    top: f32,
) -> f32 {
    let y = top + LINE / 2.0;
    if game.pending().seat() == Some(seat) {
        let tip = [MARGIN + 10.0, y];
        canvas.polygon(&[[MARGIN, y - 6.0], tip, [MARGIN, y + 6.0]], INK, INK, 0.0);
    }
    let mut x = MARGIN + 26.0;
    let kind = game.kind();
    let arrangement = game.arrangement();
    let has_own = arrangement
        .kinds()
        .values()
        .flatten()
        .any(|piece| matches!(piece, PieceKind::Checker(_)));
    if has_own {
        piece(
            canvas,
            [x, y],
            8.0,
            Look::of(kind, PieceKind::Checker(seat)),
        );
        x += 16.0;
    }
    let bold = Font {
        size: SIZE + 1.0,
        bold: true,
        colour: INK,
    };
    canvas.text([x, y], Anchor::Start, bold, names[seat.index()]);
    let scores: Vec<String> = game
        .scores()
        .iter()
        .filter(|line| line.values.len() == 2)
        .filter_map(|line| {
            Some(format!(
                "{}: {}",
                line.title,
                line.values.get(seat.index())?
            ))
        })
        .collect();
    let font = Font {
        size: SIZE,
        bold: false,
        colour: GREY,
    };
    let scores = scores.join("   ·   ");
    canvas.text([WIDTH - MARGIN, y], Anchor::End, font, &scores);
    top + LINE
}

/// Draws what is asked, and the scores that both share. Returns the height below it.
pub(crate) fn foot(canvas: &mut Canvas, game: &dyn Game, names: [&str; 2], top: f32) -> f32 {
    /// From one line to the next.
    const PITCH: f32 = 20.0;
    /// The width of a letter on average, in sizes of the font, with some room to spare.
    const LETTER: f32 = 0.56;
    let isolated = names.map(isolated);
    let names = [isolated[0].as_str(), isolated[1].as_str()];
    let prompt = game.prompt(&names.into()).to_string();
    let shared: Vec<String> = game
        .scores()
        .iter()
        .filter(|line| line.values.len() == 1)
        .map(|line| format!("{}: {}", line.title, line.joined("")))
        .collect();
    let most = ((WIDTH - 2.0 * MARGIN) / (SIZE * LETTER)) as usize;
    let shared = shared.join("   ·   ");
    let lines = [(prompt, INK), (shared, GREY)];
    let lines = lines.iter().flat_map(|(text, colour)| {
        wrapped(text, most)
            .into_iter()
            .map(move |line| (line, *colour))
    });
    let mut y = top + 4.0;
    for (line, colour) in lines {
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

/// A name that does not change the direction of the sentence around it.
fn isolated(name: &str) -> String {
    if name.is_ascii() {
        name.to_owned()
    } else {
        format!("\u{2068}{name}\u{2069}")
    }
}

/// A text in lines of at most this many letters; letters of East Asian scripts count twice.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let width = |text: &str| -> usize {
        let of_letter = |letter: char| if letter >= '\u{1100}' { 2 } else { 1 };
        text.chars().map(of_letter).sum()
    };
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.retain(|line| !line.trim().is_empty());
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_broken_between_words() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("太郎太郎 太郎", 8), ["太郎太郎", "太郎"]);
        assert!(wrapped("", 8).is_empty());
    }
}
