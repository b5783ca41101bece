//! The formats of other backgammon programs, to and from sessions.

use tesserae_rules::{
    Chosen, Header, HouseRules, Kind, Session, Telling,
    backgammon::{Options, State, gnubg_id, mat::MatFile, xgid},
};

use crate::Failure;

/// Reads an XGID or a GNU Backgammon ID; nothing if the text looks like neither.
pub fn read_id(text: &str, house_rules: &Chosen) -> Option<Result<Session, String>> {
    let read = if text.starts_with("XGID=") {
        xgid::read
    } else if looks_like_gnubg(text) {
        gnubg_id::read
    } else {
        return None;
    };
    let session = || {
        let options = Options::from_chosen(house_rules).map_err(|error| error.to_string())?;
        let state = read(text, &options).map_err(|error| error.to_string())?;
        at(&state)
    };
    Some(session())
}

/// Fourteen characters of a position and, after a colon, twelve of a match.
fn looks_like_gnubg(text: &str) -> bool {
    let base64 = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/');
    text.split_once(':')
        .is_some_and(|(position, rest)| position.len() == 14 && rest.len() == 12 && base64(position) && base64(rest))
}

/// A session that begins where a game stands.
fn at(state: &State) -> Result<Session, String> {
    let game: &dyn tesserae_rules::Game = state;
    let header =
        Header { house_rules: game.house_rules(), start: Some(state.position()), ..Header::new(Kind::Backgammon) };
    Session::new(header).map_err(|error| error.to_string())
}

/// Whether the first line that is no comment tells the length of a match.
pub fn looks_like_mat(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';'));
    lines.next().is_some_and(|line| line.ends_with("point match"))
}

/// Reads a .mat file.
pub fn read_mat(text: &str, house_rules: &Chosen) -> Result<Session, String> {
    let options = Options::from_chosen(house_rules).map_err(|error| error.to_string())?;
    let file = MatFile::read(text, &options).map_err(|error| error.to_string())?;
    let header = Header { house_rules: file.options.chosen(), names: file.names, ..Header::new(Kind::Backgammon) };
    let mut session = Session::new(header).map_err(|error| error.to_string())?;
    for action in file.actions {
        session.act(action).map_err(|refusal| refusal.to_string())?;
    }
    Ok(session)
}

/// The position as XGID.
pub fn xgid(session: &Session) -> Result<String, Failure> {
    xgid::write(&state(session, "XGID")?).map_err(Failure::Input)
}

/// The position as IDs of GNU Backgammon.
pub fn gnubg(session: &Session) -> Result<String, Failure> {
    gnubg_id::write(&state(session, "GNU Backgammon ID")?).map_err(Failure::Input)
}

/// The match as a .mat file.
pub fn mat(session: &Session) -> Result<String, Failure> {
    // Only for its refusal of other games.
    state(session, ".mat file")?;
    if session.header().start.is_some() {
        return Err(Failure::input(
            "a .mat file tells matches from their first throw on; this one begins at a position",
        ));
    }
    let options = Options::from_chosen(&session.header().house_rules).map_err(Failure::input)?;
    let names = session.header().both_names(session.game()).map(str::to_owned);
    let actions = session.events().iter().map(|event| event.action.clone()).collect();
    MatFile { names, options, actions }.write().map_err(Failure::Input)
}

/// The game at the end of a session, if it is backgammon.
fn state(session: &Session, format: &str) -> Result<State, Failure> {
    let kind = session.header().game;
    if kind != Kind::Backgammon {
        return Err(Failure::Input(format!("only backgammon can be told as {format}; this is {kind}")));
    }
    let options = Options::from_chosen(&session.header().house_rules).map_err(Failure::input)?;
    State::from_position(options, &session.game().position()).map_err(Failure::input)
}
