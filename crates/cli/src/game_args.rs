//! The arguments that name a game and its start, shared by several commands; seeds and dates of new
//! games.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use jiff::ZonedDateTime;
use tesserae_formats::Format;
use tesserae_rules::{Game, Header, Kind, RuleValues, Session, TextError, Throw};
use tesserae_words::{Text, terminal};

use crate::Failure;

/// A game, its house rules and where it starts.
#[derive(Args, Clone, Debug)]
pub struct GameArgs {
    /// The key of a game.
    #[arg(help = Kind::ALL.map(Kind::key).join(", "))]
    pub game: String,
    /// A house rule, as key=value; may be given several times. `rules GAME` lists them.
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// Start from this position: in the game's notation, or an XGID or a GNU Backgammon ID.
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
}

impl GameArgs {
    /// The kind of game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn kind(&self) -> Result<Kind, Failure> {
        kind(&self.game)
    }

    /// The header of such a game.
    ///
    /// # Errors
    /// If there is no such game, or a rule is not of the form key=value.
    pub fn header(&self) -> Result<Header, Failure> {
        let house_rules = house_rules(&self.rules)?;
        let header = Header {
            house_rules,
            start: self.position.clone(),
            ..Header::new(self.kind()?)
        };
        in_own_notation(header, None).map_err(|what| Failure::of_option("--position", what))
    }

    /// A session of such a game.
    ///
    /// # Errors
    /// What is wrong with the game, the house rules or the position.
    pub fn session(&self) -> Result<Session, Failure> {
        Session::new(self.header()?).map_err(|error| Failure::Input(error.text()))
    }

    /// Such a game at its start.
    ///
    /// # Errors
    /// As [`GameArgs::session`].
    pub fn new_game(&self) -> Result<Box<dyn Game>, Failure> {
        let game = self.header()?.game();
        game.map_err(|error| Failure::Input(error.text()))
    }
}

/// A kind of game by its name.
///
/// # Errors
/// If there is no such game.
pub fn kind(name: &str) -> Result<Kind, Failure> {
    name.parse()
        .map_err(|error: TextError| Failure::Input(error.what))
}

/// The header with its position in the game's own notation. The notation of another program is
/// recognised, unless it is given.
///
/// # Errors
/// If the game is not played in that notation, or the position is none.
pub fn in_own_notation(header: Header, format: Option<&'static Format>) -> Result<Header, Text> {
    let Some(start) = &header.start else {
        return Ok(header);
    };
    let format = format.or_else(|| Format::of(start).filter(|format| format.extension.is_none()));
    let Some(format) = format.filter(|format| **format != Format::POSITION) else {
        return Ok(header);
    };
    if !Format::of_others(header.game).contains(format) {
        let what = terminal::no_format_of(format.title, header.game.key());
        return Err(what);
    }
    let content = (format.read)(start, &header.house_rules).map_err(|error| error.text())?;
    let [session] = content.sessions.as_slice() else {
        return Err(terminal::not_one_position());
    };
    let Header {
        house_rules, start, ..
    } = session.header().clone();
    Ok(Header {
        house_rules,
        start,
        ..header
    })
}

/// House rules from a command line.
///
/// # Errors
/// If one is not of the form key=value, or is set twice.
pub fn house_rules(rules: &[String]) -> Result<RuleValues, Failure> {
    let wrong = |rule: &str, what| Failure::of_option(format!("--rule {rule}"), what);
    let mut values = RuleValues::new();
    for rule in rules {
        let Some((key, value)) = rule.split_once('=') else {
            return Err(wrong(rule, terminal::rule_form("key=value")));
        };
        if values.insert(key.to_owned(), value.to_owned()).is_some() {
            return Err(wrong(rule, terminal::rule_twice(key)));
        }
    }
    Ok(values)
}

/// The faces of dice as they are typed: `6-5` or `65`.
///
/// # Errors
/// If they are no faces of dice.
pub fn throw(text: &str) -> Result<Throw, TextError> {
    if text.len() < 2 || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse();
    }
    let faces: Vec<String> = text.chars().map(String::from).collect();
    faces.join("-").parse()
}

/// A seed from the clock, for a game whose seed nobody chose.
#[must_use]
pub fn seed_from_clock() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    // Only the low bits differ from one game to the next. 48 of them keep the seed short enough to
    // type.
    (now.as_nanos() & u128::from(u64::MAX >> 16)) as u64
}

/// Today's date in local time, as a header has it: `2026-11-20`.
#[must_use]
pub fn today() -> String {
    ZonedDateTime::now().date().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_faces_of_dice_are_read_with_and_without_hyphens() {
        assert_eq!(throw("3-1"), Ok(Throw::new(&[3, 1])));
        assert_eq!(throw("31"), Ok(Throw::new(&[3, 1])));
        assert_eq!(throw("0110"), Ok(Throw::new(&[0, 1, 1, 0])));
        for wrong in ["", "39", "123456123", "3 1"] {
            assert!(throw(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_header_accepts_today() {
        let header = Header {
            date: Some(today()),
            ..Header::new(Kind::Ur)
        };
        assert!(header.game().is_ok(), "{header:?}");
    }
}
