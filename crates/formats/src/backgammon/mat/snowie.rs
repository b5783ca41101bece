//! The position of Snowie, which its `.mat` files have in place of moves that it took for illegal:
//! `Illegal play (11;0;1;0;1;Ann;Bob;0;9;9;2;-1;0;-1;0;…;4;2;)`.
//!
//! Between semicolons stand the length of the match, the rules, the names, the score and the cube;
//! then 26 numbers, the opponent's bar, the points 1 to 24 of the player on turn, and their own bar;
//! then the dice of that player. Checkers of the opponent are negative.

use tesserae_rules::backgammon::{BAR, CHECKERS, Checkers, OFF, Position};

/// Reads the position, as the player on turn sees it; `None` if the text is none.
pub(super) fn read(text: &str) -> Option<Position> {
    const PLACES: usize = 26;
    const DICE: usize = 2;
    let inner = text.strip_prefix('(')?.strip_suffix(')')?;
    let fields: Vec<&str> = inner.trim_end_matches(';').split(';').collect();
    let first = fields.len().checked_sub(PLACES + DICE)?;
    let [mut own, mut other] = [[0_u8; PLACES]; 2];
    for (place, field) in (0..=BAR).zip(&fields[first..]) {
        let number: i8 = field.parse().ok()?;
        let is_own = place == BAR || (place > 0 && number > 0);
        if is_own {
            own[usize::from(place)] = number.unsigned_abs();
        } else {
            other[usize::from(BAR - place)] = number.unsigned_abs();
        }
    }
    let whole = |mut counts: [u8; PLACES]| {
        let sum: u32 = counts.iter().copied().map(u32::from).sum();
        counts[usize::from(OFF)] = u8::try_from(sum)
            .ok()
            .and_then(|sum| CHECKERS.checked_sub(sum))?;
        Checkers::new(counts)
    };
    Some(Position {
        own: whole(own)?,
        other: whole(other)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_read_and_anything_else_is_none() {
        // The start, with a checker of each player on the bar.
        let points = "-2;0;0;0;0;5;0;3;0;0;0;-4;5;0;0;0;-3;0;-5;0;0;0;0;1";
        let text = format!("(5;0;1;0;1;Ann Lee;Bob;0;0;0;1;0;-1;{points};1;3;1;)");
        let read_back = read(&text).unwrap();
        let counts = |checkers: Checkers| [6, 8, 13, 24, BAR].map(|place| checkers.at(place));
        assert_eq!(counts(read_back.own), [5, 3, 5, 1, 1]);
        assert_eq!(counts(read_back.other), [5, 3, 4, 2, 1]);
        for wrong in [
            "()",
            "(;)",
            "(1;2;3;)",
            &text.replace("-5", "-16"),
            &text.replace("-5", "x"),
            &text[1..],
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
