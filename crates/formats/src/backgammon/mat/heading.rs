//! The lines of a `.mat` file that say what follows: the length of the match, the rules in the
//! comments above it, and the names and the score at the head of a game.

use tesserae_rules::{backgammon::Options, brief};
use tesserae_words::{Text, files};

use super::{check_length, plain};
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

/// The points in a line such as `5 point match`.
pub(in crate::backgammon) fn match_length(line: &str) -> Option<u32> {
    let lower = line.trim().to_ascii_lowercase();
    let lower = lower.trim_end_matches('.');
    if [
        "unlimited match",
        "unlimited game",
        "money game",
        "money session",
    ]
    .contains(&lower)
    {
        return Some(0);
    }
    let points = [
        "point match",
        "points match",
        "-point match",
        "pt match",
        "pts match",
    ]
    .into_iter()
    .find_map(|end| lower.strip_suffix(end))?;
    plain(points.trim_end_matches('-').trim())
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

/// The number in a line such as ` Game 3`.
pub(super) fn game_number(line: &str) -> Option<u32> {
    let rest = line.trim().trim_end_matches([':', '.']);
    let (word, number) = rest.split_once(char::is_whitespace)?;
    if word.eq_ignore_ascii_case("game") {
        plain(number.trim())
    } else {
        None
    }
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
        let (rest, black_score) = score_at_end(line.trim_end())?;
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
        Some(Self {
            names: [&rest[..colon], right].map(|name| name.trim().to_owned()),
            score: [white_score, black_score],
            right: super::advance(0, &line[..end + blank]),
        })
    }

    /// Reads ` Ann          Bob`, the head of a game that stands alone.
    pub(super) fn without_score(line: &str) -> Option<Self> {
        let (left, rest) = line.trim().split_once("  ")?;
        let right = rest.trim_start();
        let before = &line[..line.trim_end().len() - right.len()];
        Some(Self {
            names: [left, right].map(str::to_owned),
            score: [0, 0],
            right: super::advance(0, before),
        })
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
