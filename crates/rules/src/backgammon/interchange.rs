//! The formats of other backgammon programs, to and from sessions.

use super::{Options, State, gnubg_id, mat::MatFile, xgid};
use crate::{Describe, Format, Game, Header, HouseRules, Kind, RuleValues, Session, TextError};

/// The formats of other programs that tell backgammon.
pub const FORMATS: &[Format] = &[
    Format {
        key: "xgid",
        title: "XGID",
        one_line: true,
        looks_like: |text| Id::of(text) == Some(Id::Xgid),
        read: |text, header| session(Id::Xgid.read(text, header)?),
        write: |session| Id::Xgid.write(session),
    },
    Format {
        key: "gnubg",
        title: "GNU Backgammon ID",
        one_line: true,
        looks_like: |text| Id::of(text) == Some(Id::Gnubg),
        read: |text, header| session(Id::Gnubg.read(text, header)?),
        write: |session| Id::Gnubg.write(session),
    },
    Format {
        key: "mat",
        title: ".mat file",
        one_line: false,
        looks_like: looks_like_mat,
        read: |text, header| read_mat(text, &header.house_rules),
        write: write_mat,
    },
];

fn session(header: Header) -> Result<Session, String> {
    Session::new(header).map_err(|error| error.to_string())
}

/// A way to tell a position of backgammon in one line.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Id {
    /// The XGID of eXtreme Gammon.
    Xgid,
    /// Position ID and match ID of GNU Backgammon.
    Gnubg,
}

impl Id {
    /// What a text is by its looks; `None` if it looks like neither.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        if text.starts_with("XGID=") {
            Some(Self::Xgid)
        } else if looks_like_gnubg(text) {
            Some(Self::Gnubg)
        } else {
            None
        }
    }

    /// The header of a session that begins where a text says. What it does not tell, the house rules of `header` do.
    ///
    /// # Errors
    /// What is wrong with the text or the house rules, or that the game is not backgammon.
    pub fn read(self, text: &str, header: Header) -> Result<Header, String> {
        self.only_backgammon(header.game)?;
        let options = Options::from_values(&header.house_rules).map_err(|error| error.to_string())?;
        let read: fn(&str, &Options) -> Result<State, TextError> = match self {
            Self::Xgid => xgid::read,
            Self::Gnubg => gnubg_id::read,
        };
        let state = read(text, &options).map_err(|error| error.to_string())?;
        Ok(Header { house_rules: state.house_rules(), start: Some(state.position()), ..header })
    }

    /// The position of a session.
    ///
    /// # Errors
    /// Why it cannot be told so.
    pub fn write(self, session: &Session) -> Result<String, String> {
        self.only_backgammon(session.header().game)?;
        let options = Options::from_values(&session.header().house_rules).map_err(|error| error.to_string())?;
        let state = State::from_position(options, &session.game().position()).map_err(|error| error.to_string())?;
        match self {
            Self::Xgid => xgid::write(&state),
            Self::Gnubg => gnubg_id::write(&state),
        }
    }

    fn only_backgammon(self, kind: Kind) -> Result<(), String> {
        let format = match self {
            Self::Xgid => "XGID",
            Self::Gnubg => "GNU Backgammon ID",
        };
        only_backgammon(kind, format)
    }
}

fn only_backgammon(kind: Kind, format: &str) -> Result<(), String> {
    if kind == Kind::Backgammon {
        Ok(())
    } else {
        Err(format!("only backgammon can be told as {format}; this is {kind}"))
    }
}

/// Fourteen characters of a position and, after a colon, twelve of a match.
fn looks_like_gnubg(text: &str) -> bool {
    let base64 = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/');
    text.split_once(':')
        .is_some_and(|(position, rest)| position.len() == 14 && rest.len() == 12 && base64(position) && base64(rest))
}

/// Whether the first line that is no comment tells the length of a match.
#[must_use]
pub fn looks_like_mat(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';'));
    lines.next().is_some_and(|line| line.ends_with("point match"))
}

/// Reads a .mat file that holds one match or one game. What it does not tell, the house rules do.
///
/// # Errors
/// The line and what is wrong there, or with the house rules; or that it holds several games.
pub fn read_mat(text: &str, house_rules: &RuleValues) -> Result<Session, String> {
    let mut games = read_mat_games(text, house_rules)?;
    let count = games.len();
    games
        .pop()
        .filter(|_| count == 1)
        .ok_or_else(|| format!("this .mat file holds {count} games that are not one match"))
}

/// Reads everything that a .mat file holds: one match, or any number of single games between the same players. What it does
/// not tell, the house rules do.
///
/// # Errors
/// The line and what is wrong there, or with the house rules.
pub fn read_mat_games(text: &str, house_rules: &RuleValues) -> Result<Vec<Session>, String> {
    let options = Options::from_values(house_rules).map_err(|error| error.to_string())?;
    let files = MatFile::read_all(text, &options).map_err(|error| error.to_string())?;
    files.into_iter().map(session_of).collect()
}

fn session_of(file: MatFile) -> Result<Session, String> {
    let mut header =
        Header { house_rules: file.options.rule_values(), names: file.names, ..Header::new(Kind::Backgammon) };
    header.clean_names();
    let mut session = Session::new(header).map_err(|error| error.to_string())?;
    for action in file.actions {
        session.act(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(session)
}

/// A match as a .mat file.
///
/// # Errors
/// Why it cannot be told so.
pub fn write_mat(session: &Session) -> Result<String, String> {
    only_backgammon(session.header().game, ".mat file")?;
    if session.header().start.is_some() {
        let why = "a .mat file tells matches from their first throw on; this one begins at a position";
        return Err(why.to_owned());
    }
    let options = Options::from_values(&session.header().house_rules).map_err(|error| error.to_string())?;
    let names = session.header().both_names(session.game()).map(str::to_owned);
    let actions = session.events().iter().map(|event| event.action.clone()).collect();
    MatFile { names, options, actions }.write()
}
