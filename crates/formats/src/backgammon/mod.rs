//! The formats of other backgammon programs: XGID, the IDs of GNU Backgammon, `.mat` files.

pub mod gnubg_id;
pub mod mat;
pub mod xgid;

use tesserae_rules::{
    Describe, Game, Header, HouseRules, Kind, RuleValues, Session, TextError,
    backgammon::{Options, State},
};

use crate::{Format, ImportError};
use mat::MatFile;

#[cfg(test)]
mod tests;

/// The formats of other programs in which backgammon is written.
pub(crate) const FORMATS: &[Format] = &[
    Format {
        key: "xgid",
        title: XGID,
        extension: None,
        has_house_rules: false,
        looks_like: |text| text.starts_with("XGID="),
        read: |text, house_rules| read_position(text, house_rules, xgid::read),
        write: |session| write_position(session, XGID, xgid::write),
    },
    Format {
        key: "gnubg",
        title: GNUBG,
        extension: None,
        has_house_rules: false,
        looks_like: looks_like_gnubg,
        read: |text, house_rules| read_position(text, house_rules, gnubg_id::read),
        write: |session| write_position(session, GNUBG, gnubg_id::write),
    },
    Format {
        key: "mat",
        title: MAT,
        extension: Some("mat"),
        has_house_rules: false,
        looks_like: looks_like_mat,
        read: |text, house_rules| read_mat(text, house_rules).map_err(ImportError::Foreign),
        write: write_mat,
    },
];

/// Whether matches of this length are played here.
fn check_length(options: &Options) -> Result<(), String> {
    let Some(length) = options.match_length else {
        return Ok(());
    };
    let mut copy = options.clone();
    copy.set("match_length", &length.to_string())
        .map_err(|error| error.to_string())
}

const XGID: &str = "XGID";
const GNUBG: &str = "GNU Backgammon ID";
const MAT: &str = "Backgammon match";

/// The session that begins at a position. What its format leaves open is as these house rules have
/// it.
fn read_position(
    text: &str,
    house_rules: &RuleValues,
    read: fn(&str, &Options) -> Result<State, TextError>,
) -> Result<Vec<Session>, ImportError> {
    let foreign = |error: &dyn ToString| ImportError::Foreign(error.to_string());
    let options = Options::from_values(house_rules).map_err(|error| foreign(&error))?;
    let state = read(text.trim(), &options).map_err(|error| foreign(&error))?;
    let start = Some(state.position());
    let header = Header {
        house_rules: state.house_rules(),
        start,
        ..Header::new(Kind::Backgammon)
    };
    Ok(vec![Session::new(header)?])
}

/// The position at the end of a session.
fn write_position(
    session: &Session,
    format: &str,
    write: fn(&State) -> Result<String, String>,
) -> Result<String, String> {
    only_backgammon(session.header().game, format)?;
    let options =
        Options::from_values(&session.header().house_rules).map_err(|error| error.to_string())?;
    let state = State::from_position(options, &session.game().position())
        .map_err(|error| error.to_string())?;
    write(&state)
}

fn only_backgammon(kind: Kind, format: &str) -> Result<(), String> {
    if kind == Kind::Backgammon {
        Ok(())
    } else {
        Err(format!(
            "only backgammon can be written as {format}; this is {kind}"
        ))
    }
}

/// Fourteen characters of a position and, after a colon, twelve of a match.
fn looks_like_gnubg(text: &str) -> bool {
    let base64 = |part: &str| {
        part.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/')
    };
    text.split_once(':').is_some_and(|(position, rest)| {
        position.len() == 14 && rest.len() == 12 && base64(position) && base64(rest)
    })
}

/// Whether the first line that is no comment is the length of a match.
fn looks_like_mat(text: &str) -> bool {
    let mut lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with(';'));
    lines
        .next()
        .is_some_and(|line| line.ends_with("point match"))
}

/// Everything that a .mat file holds: one match, or any number of single games between the same
/// players. What it leaves open is as these house rules have it.
fn read_mat(text: &str, house_rules: &RuleValues) -> Result<Vec<Session>, String> {
    let options = Options::from_values(house_rules).map_err(|error| error.to_string())?;
    let files = MatFile::read_all(text, &options).map_err(|error| error.to_string())?;
    files.into_iter().map(session_of).collect()
}

fn session_of(file: MatFile) -> Result<Session, String> {
    let mut header = Header {
        house_rules: file.options.rule_values(),
        names: file.names,
        ..Header::new(Kind::Backgammon)
    };
    header.clean_names();
    let mut session = Session::new(header).map_err(|error| error.to_string())?;
    for action in file.actions {
        session.act(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(session)
}

/// A match as a .mat file, or why it cannot be written so.
fn write_mat(session: &Session) -> Result<String, String> {
    only_backgammon(session.header().game, "a .mat file")?;
    if session.header().start.is_some() {
        let why =
            "a .mat file holds matches from their first throw on; this one begins at a position";
        return Err(why.to_owned());
    }
    let options =
        Options::from_values(&session.header().house_rules).map_err(|error| error.to_string())?;
    let names = session
        .header()
        .both_names(session.game())
        .map(str::to_owned);
    let actions = session
        .events()
        .iter()
        .map(|event| event.action.clone())
        .collect();
    MatFile {
        names,
        options,
        actions,
    }
    .write()
}
