//! The first moves of backgammon and the replies to them, as the strongest bot judges them. The
//! trainer's command `openings` writes the data.

use std::sync::OnceLock;

use tesserae_rules::TextError;
use tesserae_words::common::as_written;

/// What the trainer has written; its first lines say how.
const DATA: &str = include_str!("openings/backgammon.txt");

/// The first moves of backgammon for money, and the replies to the usual ones.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Openings {
    /// The 21 throws at the start of a game. A double can only be thrown there where the one who
    /// begins throws both dice again.
    pub first: Vec<OpeningThrow>,
    /// The replies to each of the usual first moves.
    pub replies: Vec<Replies>,
}

/// The replies to a first move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Replies {
    /// The throw of the first move, the higher die first.
    pub throw: [u8; 2],
    /// The first move: `8/5 6/5`.
    pub turn: String,
    /// The 21 throws of the opponent.
    pub throws: Vec<OpeningThrow>,
}

/// A throw with its best moves.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpeningThrow {
    /// The dice, the higher first.
    pub throw: [u8; 2],
    /// The best moves, from the better.
    pub moves: Vec<OpeningMove>,
}

/// A move with what it gives away.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpeningMove {
    /// In thousandths of a point; 0 for the best.
    pub lost: i64,
    /// The move as books write it: `24/18(2) 13/7(2)`.
    pub turn: String,
}

impl Openings {
    /// The openings as they were computed.
    ///
    /// ```
    /// let three_one = tesserae_insight::Openings::computed().first([3, 1]).unwrap();
    /// assert_eq!(three_one.moves[0].turn, "8/5 6/5");
    /// ```
    #[must_use]
    pub fn computed() -> &'static Self {
        static OPENINGS: OnceLock<Openings> = OnceLock::new();
        // A test reads the data.
        OPENINGS.get_or_init(|| Self::read(DATA).unwrap_or_default())
    }

    /// How the openings were computed, in sentences.
    #[must_use]
    pub fn about() -> String {
        let lines = DATA.lines().map_while(|line| line.strip_prefix("# "));
        lines.collect::<Vec<_>>().join(" ")
    }

    /// The first moves with a throw, in whatever order its dice are given.
    #[must_use]
    pub fn first(&self, throw: [u8; 2]) -> Option<&OpeningThrow> {
        let throw = high_first(throw);
        self.first.iter().find(|known| known.throw == throw)
    }

    /// The replies to first moves with a throw, in whatever order its dice are given: those to the
    /// best move first.
    pub fn replies(&self, throw: [u8; 2]) -> impl Iterator<Item = &Replies> {
        let throw = high_first(throw);
        self.replies
            .iter()
            .filter(move |replies| replies.throw == throw)
    }

    /// Reads what the trainer has written. Lines that begin with `#` say how it was made; every
    /// other line is a throw with its moves, set off by tabs: the first move that it replies to with
    /// its throw (`31 8/5 6/5`, or nothing for a first move), the throw, and the moves, each with
    /// what it gives away before it.
    ///
    /// # Errors
    /// If a line is something else, with its number.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let mut openings = Self::default();
        for (number, line) in text.lines().enumerate() {
            if !line.is_empty() && !line.starts_with('#') {
                openings
                    .add(line)
                    .map_err(|error| error.on_line(number + 1))?;
            }
        }
        Ok(openings)
    }

    fn add(&mut self, line: &str) -> Result<(), TextError> {
        let at = |part: &str| part.as_ptr().addr() - line.as_ptr().addr();
        let mut parts = line.split('\t');
        let after = parts.next().unwrap_or_default();
        let throw = parts.next().unwrap_or_default();
        let known = OpeningThrow {
            throw: dice(throw).map_err(|error| TextError::new(at(throw), as_written(error)))?,
            moves: parts
                .map(|part| {
                    let read = part.split_once(' ').and_then(|(lost, turn)| {
                        let (lost, turn) = (lost.parse().ok()?, turn.to_owned());
                        Some(OpeningMove { lost, turn })
                    });
                    read.ok_or_else(|| {
                        TextError::new(
                            at(part),
                            as_written("what is given away and a move are expected"),
                        )
                    })
                })
                .collect::<Result<_, _>>()?,
        };
        if known.moves.is_empty() {
            return Err(TextError::new(line.len(), as_written("a move is missing")));
        }
        if after.is_empty() {
            self.first.push(known);
            return Ok(());
        }
        let (throw, turn) = after.split_once(' ').ok_or_else(|| {
            TextError::new(0, as_written("a throw and a first move are expected"))
        })?;
        let throw = dice(throw).map_err(|error| TextError::new(0, as_written(error)))?;
        let open = self.replies.last_mut();
        match open.filter(|open| open.throw == throw && open.turn == turn) {
            Some(open) => open.throws.push(known),
            None => self.replies.push(Replies {
                throw,
                turn: turn.to_owned(),
                throws: vec![known],
            }),
        }
        Ok(())
    }
}

const fn high_first([a, b]: [u8; 2]) -> [u8; 2] {
    if a < b { [b, a] } else { [a, b] }
}

/// Two dice: `31`.
fn dice(text: &str) -> Result<[u8; 2], &'static str> {
    match text.as_bytes() {
        &[a @ b'1'..=b'6', b @ b'1'..=b'6'] => Ok(high_first([a - b'0', b - b'0'])),
        _ => Err("a throw such as 31 is expected"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_has_all_throws_and_the_replies_to_the_best_of_each_first_throw() {
        let openings = Openings::read(DATA).unwrap();
        assert_eq!(openings.first.len(), 21);
        for known in openings
            .first
            .iter()
            .filter(|known| known.throw[0] != known.throw[1])
        {
            let replies = openings.replies(known.throw).next().unwrap();
            assert_eq!(replies.turn, known.moves[0].turn);
        }
        for replies in &openings.replies {
            assert_eq!(replies.throws.len(), 21, "{replies:?}");
        }
        let all = openings.first.iter();
        let replies = openings.replies.iter().flat_map(|replies| &replies.throws);
        for known in all.chain(replies) {
            assert_eq!(known.moves[0].lost, 0, "{known:?}");
            assert!(
                known.moves.is_sorted_by_key(|known| known.lost),
                "{known:?}"
            );
        }
        assert!(Openings::about().contains("throws ahead"));
    }

    #[test]
    fn the_best_first_moves_are_among_those_that_books_recommend() {
        let recommended: [(&str, &[&str]); 15] = [
            ("21", &["13/11 6/5", "24/23 13/11"]),
            ("31", &["8/5 6/5"]),
            ("41", &["24/23 13/9", "13/9 6/5"]),
            ("51", &["24/23 13/8", "13/8 6/5"]),
            ("61", &["13/7 8/7"]),
            ("32", &["24/21 13/11", "13/11 13/10"]),
            ("42", &["8/4 6/4"]),
            ("52", &["24/22 13/8", "13/11 13/8"]),
            ("62", &["24/18 13/11"]),
            ("43", &["24/20 13/10", "13/10 13/9", "24/21 13/9"]),
            ("53", &["8/3 6/3"]),
            ("63", &["24/18 13/10", "24/15"]),
            ("54", &["24/20 13/8", "13/9 13/8"]),
            ("64", &["24/14", "24/18 13/9", "8/2 6/2"]),
            ("65", &["24/13"]),
        ];
        for (throw, moves) in recommended {
            let known = Openings::computed().first(dice(throw).unwrap()).unwrap();
            let best = known.moves[0].turn.as_str();
            assert!(moves.contains(&best), "{throw}: {best}");
        }
    }

    #[test]
    fn what_is_no_opening_is_refused_with_its_line() {
        for (text, says) in [
            ("# a\n\t71\t0 8/5", "line 2"),
            ("\t31", "a move is missing"),
            ("\t31\t8/5 6/5", "what is given away"),
            ("8/5 6/5\t31\t0 8/5", "a throw such as 31"),
            ("31\t31\t0 8/5", "a throw and a first move"),
        ] {
            let error = Openings::read(text).unwrap_err().to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
