//! The lines of a `.mat` file that say what follows: the length of the match, the rules in the
//! comments above it, and the names and the score at the head of a game.

use tesserae_rules::{backgammon::Options, brief};
use tesserae_words::{Text, files};

use super::{check_length, plain, row::is_row};
use crate::Remark;

/// What the lines above the first game say.
#[derive(Default)]
pub(in crate::backgammon) struct Heading {
    pub(in crate::backgammon) length: u32,
    pub(in crate::backgammon) crawford: Option<bool>,
    pub(in crate::backgammon) jacoby: Option<bool>,
    pub(in crate::backgammon) beavers: Option<bool>,
    pub(in crate::backgammon) cube: Option<bool>,
}

/// Lines for games without a match.
const WITHOUT_MATCH: [&str; 4] = [
    "unlimited match",
    "unlimited game",
    "money game",
    "money session",
];
/// Words for points, and for a match.
const POINTS: [&str; 9] = [
    "point",
    "points",
    "pt",
    "pts",
    "punkte",
    "puntos",
    "punti",
    "pontos",
    "очков",
];
const MATCH: [&str; 4] = ["match", "spiel", "partido", "матч"];
/// What stands before the points: `Match to 5`, `Match length: 5`.
const MATCH_TO: [&str; 5] = [
    "match to",
    "match up to",
    "match length",
    "match of",
    "race to",
];

/// The points in a line such as `5 point match`.
pub(in crate::backgammon) fn match_length(line: &str) -> Option<u32> {
    let lower = without_brackets(line).to_lowercase();
    let lower = lower.trim_end_matches(['.', ':']);
    if WITHOUT_MATCH.contains(&lower) {
        return Some(0);
    }
    let is_space = |letter: char| letter.is_whitespace() || letter == '-';
    let mut words = lower.split(is_space).filter(|word| !word.is_empty());
    if let Some(points) = words.next().and_then(plain) {
        let is_unit = POINTS.contains(&words.next()?);
        let is_match = is_unit && MATCH.contains(&words.next()?);
        return Some(points).filter(|_| is_match && words.next().is_none());
    }
    let after = MATCH_TO
        .into_iter()
        .find_map(|begin| lower.strip_prefix(begin))?;
    let mut words = after
        .trim_start_matches([':', ' '])
        .split(is_space)
        .filter(|word| !word.is_empty());
    let points = plain(words.next()?)?;
    let is_whole = words.all(|word| POINTS.contains(&word));
    Some(points).filter(|_| is_whole)
}

/// Whether a line with the length of a match has the form of programs, `5 point match`. Others may
/// stand in a comment as well.
pub(super) fn is_plain_length(line: &str) -> bool {
    let lower = line.trim().to_lowercase();
    let is_without = WITHOUT_MATCH.iter().any(|words| lower.starts_with(words));
    is_without || lower.starts_with(|first: char| first.is_ascii_digit())
}

/// A line without a remark in brackets at its end: `Game 2 (Crawford)`.
fn without_brackets(line: &str) -> &str {
    let line = line.trim();
    let before = line
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('));
    match before {
        Some((before, inner)) if inner.contains(char::is_alphabetic) => before.trim_end(),
        _ => line,
    }
}

impl Heading {
    /// Reads a comment such as `; [Jacoby "On"]`.
    ///
    /// # Errors
    /// That it names a game which is not played here.
    pub(super) fn comment(&mut self, line: &str) -> Result<(), Text> {
        let Some((key, value)) = entry(line) else {
            return Ok(());
        };
        let on = match value.to_ascii_lowercase().as_str() {
            "on" | "yes" | "true" | "1" => Some(true),
            "off" | "no" | "false" | "0" => Some(false),
            _ => None,
        };
        match key.to_ascii_lowercase().as_str() {
            "crawford" => self.crawford = on,
            "jacoby" => self.jacoby = on,
            "beaver" | "beavers" => self.beavers = on,
            "cube" | "doublingcube" => self.cube = on,
            "variation" | "variant" | "gametype"
                if !["", "backgammon", "standard"]
                    .contains(&value.to_ascii_lowercase().as_str()) =>
            {
                return Err(files::no_variation(brief(value)));
            }
            _ => {}
        }
        Ok(())
    }

    /// The house rules of the games. Those of the table hold where the file says nothing.
    ///
    /// # Errors
    /// That no match of this length is played here.
    pub(super) fn options(&self, house_rules: &Options) -> Result<Options, Text> {
        let mut options = house_rules.clone();
        options.crawford = self.crawford.unwrap_or(options.crawford);
        options.doubling_cube = self.cube.unwrap_or(options.doubling_cube);
        options.match_length = None;
        if self.length > 0 {
            let length = u8::try_from(self.length).map_err(|_| files::no_length(self.length))?;
            options.match_length = Some(length);
            (options.jacoby, options.beavers, options.automatic_doubles) = (false, false, false);
        } else {
            options.jacoby = self.jacoby.unwrap_or(options.jacoby);
            options.beavers = self.beavers.unwrap_or(options.beavers);
        }
        check_length(&options)?;
        Ok(options)
    }

    /// Whether the file says if Jacoby's rule holds.
    pub(super) const fn says_jacoby(&self) -> bool {
        self.jacoby.is_some()
    }
}

/// The key and the value of `; [Key "Value"]`.
fn entry(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start_matches([';', '#', '/', ' ']).trim_end();
    let inner = line.strip_prefix('[')?.trim_end().strip_suffix(']')?;
    let (key, value) = inner.trim().split_once(char::is_whitespace)?;
    Some((key, value.trim().trim_matches('"').trim()))
}

/// Whether a line is a comment.
pub(super) fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with([';', '#']) || line.starts_with("//")
}

/// What programs and people call a game.
const GAME: [&str; 9] = [
    "game", "spiel", "partie", "partita", "partida", "jogo", "juego", "oyun", "игра",
];

/// The number in a line such as ` Game 3` or ` Game 3 of 5`.
pub(super) fn game_number(line: &str) -> Option<u32> {
    let line = without_brackets(line).to_lowercase();
    let mut words = line
        .trim_end_matches([':', '.'])
        .split([' ', '\t', '/', '#'])
        .filter(|word| !word.is_empty());
    let is_game = GAME.contains(&words.next()?);
    let number = plain(words.next()?).filter(|_| is_game)?;
    let is_whole = words.all(|word| word == "of" || plain(word).is_some());
    Some(number).filter(|_| is_whole)
}

/// The line of names and scores at the head of a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) struct Names {
    pub(in crate::backgammon) names: [String; 2],
    pub(in crate::backgammon) score: [u32; 2],
    /// The column in which the right name begins, counted from 0.
    pub(in crate::backgammon) right: usize,
}

impl Names {
    /// Reads ` Ann : 2        Bob : 0`. A name may hold a colon, and may be empty.
    pub(super) fn read(line: &str) -> Option<Self> {
        if is_row(line) {
            return None;
        }
        let line = &line[..line.len() - line.trim_start().len() + without_brackets(line).len()];
        let (rest, black_score) = score_at_end(line)?;
        // A score that two spaces or a tab follow is the left one; where none is, any score that
        // something follows.
        let ends = || {
            rest.match_indices(':').filter_map(|(colon, _)| {
                let after = &rest[colon + 1..];
                let digits = after.trim_start_matches(' ');
                let length = digits.bytes().take_while(u8::is_ascii_digit).count();
                let end = colon + 1 + (after.len() - digits.len()) + length;
                Some((colon, plain(&digits[..length])?, end))
            })
        };
        let apart = |end: usize| {
            let rest = &rest[end..];
            rest.is_empty() || rest.starts_with("  ") || rest.starts_with('\t')
        };
        let (colon, white_score, end) = ends()
            .find(|(_, _, end)| apart(*end))
            .or_else(|| ends().next())?;
        let right = &rest[end..];
        let blank = right.len() - right.trim_start().len();
        // People join both by a dash.
        let joined = ["- ", "– "]
            .into_iter()
            .find_map(|dash| right.trim_start().strip_prefix(dash));
        Some(Self {
            names: [&rest[..colon], joined.unwrap_or(right)].map(|name| name.trim().to_owned()),
            score: [white_score, black_score],
            right: super::advance(0, &line[..end + blank]),
        })
    }

    /// Reads ` Ann          Bob`, the head of a game that stands alone, or ` Ann 2    Bob (0)`.
    pub(super) fn without_colons(line: &str) -> Option<Self> {
        if is_row(line) {
            return None;
        }
        let (left, rest) = line.trim().split_once("  ")?;
        let right = rest.trim_start();
        let before = &line[..line.trim_end().len() - right.len()];
        let [white, black] = [left, right].map(name_and_score);
        // Of “Player 1” and “Player 2” the numbers belong to the names.
        let is_scored = white.0 != black.0;
        let [(left, white_score), (right, black_score)] = if is_scored {
            [white, black]
        } else {
            [(left, 0), (right, 0)]
        };
        Some(Self {
            names: [left, right].map(str::to_owned),
            score: [white_score, black_score],
            right: super::advance(0, before),
        })
    }

    /// The head of a game whose first row, this line, stands without one.
    pub(super) fn missing(row: &str) -> Self {
        let first = row.trim_start();
        let second = first.split_once("  ").map(|(_, rest)| rest.trim_start());
        let second = second.filter(|second| !second.is_empty());
        let before = &row[..row.len() - second.map_or(0, str::len)];
        Self {
            names: Default::default(),
            score: [0, 0],
            right: super::advance(0, before),
        }
    }

    /// Whether the same players sit the other way round.
    pub(super) fn are_swapped(&self, before: &[String; 2]) -> bool {
        let [left, right] = &self.names;
        left != right && [right, left] == before.each_ref()
    }

    /// A remark where a game is not played under the names of the game before.
    pub(super) fn changed(&self, before: &[String; 2], line: usize) -> Option<Remark> {
        (self.names != *before).then(|| {
            let [a, b] = &self.names;
            Remark::new(line, files::names_here(brief(a), brief(b)))
        })
    }
}

/// The score at the end of a line, `Bob : 3`, and what stands before its colon.
fn score_at_end(line: &str) -> Option<(&str, u32)> {
    let (before, score) = line.rsplit_once(':')?;
    Some((before, plain(score.trim())?))
}

/// A name and the score behind it, `Ann 2` or `Ann (2)`; 0 if there is none.
fn name_and_score(text: &str) -> (&str, u32) {
    let scored = text.rsplit_once(' ').and_then(|(name, score)| {
        let score = score
            .strip_prefix('(')
            .and_then(|score| score.strip_suffix(')'))
            .unwrap_or(score);
        Some((name.trim_end(), plain(score)?))
    });
    scored.unwrap_or((text, 0))
}

#[cfg(test)]
mod tests {
    use super::{Names, game_number, match_length};

    #[test]
    fn the_length_of_a_match_is_found_in_the_words_of_people() {
        for line in [
            "5 point match",
            " 5-point match.",
            "5 pts match",
            "5 point match (Crawford)",
            "Match to 5",
            "Match to 5 points",
            "Match Length: 5",
            "5 Punkte Match",
            "Race to 5",
        ] {
            assert_eq!(match_length(line), Some(5), "{line}");
        }
        for line in ["Money session", "unlimited game", "0 point match"] {
            assert_eq!(match_length(line), Some(0), "{line}");
        }
        for line in [
            "point match",
            "Match to the end",
            "5 points",
            "the 5 point match",
            "5 point matches",
            "A match to 5 points is played",
            "5 point match of Ann",
            "",
        ] {
            assert_eq!(match_length(line), None, "{line}");
        }
    }

    #[test]
    fn the_number_of_a_game_may_have_something_behind_it() {
        for line in [
            "Game 2",
            " Game 2:",
            "Game 2 (Crawford)",
            "Game 2/3",
            "Game 2 of 3",
            "Spiel 2",
            "Game #2",
        ] {
            assert_eq!(game_number(line), Some(2), "{line}");
        }
        for line in [
            "Game",
            "Game two",
            "Games 2",
            "Game 2 was long",
            "The game 2",
        ] {
            assert_eq!(game_number(line), None, "{line}");
        }
    }

    #[test]
    fn names_and_scores_stand_in_several_forms() {
        let read = |line| Names::read(line).or_else(|| Names::without_colons(line));
        for line in [
            " Ann : 2      Bob : 0",
            "Ann: 2 - Bob: 0",
            "Ann 2     Bob 0",
            "Ann (2)   Bob (0)",
            "Ann : 2      Bob : 0 (Crawford)",
        ] {
            let names = read(line).unwrap();
            assert_eq!(
                (names.names, names.score),
                (["Ann".into(), "Bob".into()], [2, 0]),
                "{line}"
            );
        }
        let names = read(" Ann : 2      -Bob- : 0").unwrap().names;
        assert_eq!(names, ["Ann", "-Bob-"]);
        for row in [
            "1) 31: 8/5 6/5      42: 8/4 6/4",
            " 12)      Doubles => 2",
            "1) 31: 8/5 6/5  : 0",
        ] {
            assert_eq!(read(row), None, "{row}");
        }
    }
}
