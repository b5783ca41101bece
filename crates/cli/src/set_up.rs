//! Which game is meant: the arguments that several commands share.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use tesserae_rules::{Game, Header, Kind, RuleValues, Session};

use crate::Failure;

/// A game and how it is played.
#[derive(Args, Clone, Debug)]
pub struct SetUp {
    /// backgammon, tabula, ur, tablero_de_jesus or tablero_di_berona
    pub game: String,
    /// A house rule, as key=value; may be given several times. `rules GAME` lists them.
    #[arg(long = "rule", value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// Start from this position, in the game's notation.
    #[arg(long, value_name = "POSITION")]
    pub position: Option<String>,
}

impl SetUp {
    /// Which of the five games.
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
        Ok(Header { house_rules, start: self.position.clone(), ..Header::new(self.kind()?) })
    }

    /// A session of such a game.
    ///
    /// # Errors
    /// What is wrong with the game, the house rules or the position.
    pub fn session(&self) -> Result<Session, Failure> {
        Session::new(self.header()?).map_err(Failure::input)
    }

    /// Such a game.
    ///
    /// # Errors
    /// As [`SetUp::session`].
    pub fn begin(&self) -> Result<Box<dyn Game>, Failure> {
        self.header()?.game().map_err(Failure::input)
    }
}

/// A game by its name.
///
/// # Errors
/// If there is no such game.
pub fn kind(name: &str) -> Result<Kind, Failure> {
    name.parse().map_err(|error: tesserae_rules::TextError| Failure::input(error.what))
}

/// House rules from a command line.
///
/// # Errors
/// If one is not of the form key=value, or is set twice.
pub fn house_rules(rules: &[String]) -> Result<RuleValues, Failure> {
    let mut chosen = RuleValues::new();
    for rule in rules {
        let Some((key, value)) = rule.split_once('=') else {
            return Err(Failure::input(format!("--rule {rule}: a house rule is given as key=value")));
        };
        if chosen.insert(key.to_owned(), value.to_owned()).is_some() {
            return Err(Failure::input(format!("--rule {rule}: “{key}” is set twice")));
        }
    }
    Ok(chosen)
}

/// A seed that nobody chose.
#[must_use]
pub fn seed_of_the_moment() -> u64 {
    let moment = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Only the low bits change from one moment to the next, and a seed has no more than 64.
    (moment.as_nanos() & u128::from(u64::MAX >> 16)) as u64
}

/// Today, as a header tells it, by universal time.
#[must_use]
pub fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() / 86_400;
    date_of(days)
}

/// The date so many days after 1970-01-01.
fn date_of(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 1;
    for length in lengths {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    #[test]
    fn days_since_1970_are_told_as_dates() {
        let cases =
            [(0, "1970-01-01"), (58, "1970-02-28"), (59, "1970-03-01"), (11_016, "2000-02-29"), (20_777, "2026-11-20")];
        for (days, date) in cases {
            assert_eq!(super::date_of(days), date);
        }
    }
}
