//! The formats of other backgammon programs: XGID, OGID, boards of FIBS, the IDs and the text of GNU
//! Backgammon, SGF, XG's text, `.mat`, `.xg`, `.bgf` and `.match` files.

mod bgammon;
pub(crate) mod bgf;
mod fibs;
pub mod gnubg_id;
mod gnubg_text;
mod ids;
pub mod mat;
mod moment;
mod ogid;
mod records;
mod sgf;
pub(crate) mod xg;
mod xg_text;
pub mod xgid;

use tesserae_rules::{
    Describe, Game, Header, HouseRules, Kind, RuleValues, Session, TextError,
    backgammon::{Cube, Options, State},
};
use tesserae_words::{Text, files};

use crate::{Content, ContentKind, Format, ImportError, Remark};
use mat::{MatFile, MatText};

#[cfg(test)]
mod tests;

/// The formats of other programs in which backgammon is written.
pub(crate) const FORMATS: &[Format] = &[
    Format {
        key: "sgf",
        title: SGF,
        extension: Some("sgf"),
        has_house_rules: false,
        looks_like: sgf::looks_like,
        read: |text, house_rules| read_match(text, house_rules, sgf::read),
        write: |session| sgf::write(&match_of(session, "SGF")?),
    },
    Format {
        key: "mat",
        title: MAT,
        extension: Some("mat"),
        has_house_rules: false,
        looks_like: |text| gnubg_text::looks_like(text) || looks_like_mat(text),
        read: |text, house_rules| {
            if gnubg_text::looks_like(text) {
                read_match(text, house_rules, gnubg_text::read)
            } else {
                read_match(text, house_rules, MatText::read)
            }
        },
        write: |session| match_of(session, ".mat")?.write(),
    },
    Format {
        key: "xgid",
        title: XGID,
        extension: None,
        has_house_rules: false,
        looks_like: ids::has_xgid,
        read: read_xgids,
        write: |session| write_position(session, XGID, xgid::write),
    },
    Format {
        key: "ogid",
        title: OGID,
        extension: None,
        has_house_rules: false,
        looks_like: ids::has_ogid,
        read: |text, house_rules| read_positions(text, house_rules, ids::read_ogids),
        write: |session| write_position(session, OGID, ogid::write),
    },
    Format {
        key: "fibs",
        title: "FIBS",
        extension: None,
        has_house_rules: false,
        looks_like: ids::has_board,
        read: read_boards,
        write: |session| {
            let names = session.header().written_names(session.game());
            write_position(session, fibs::FIBS, |state| fibs::write(state, names))
        },
    },
    Format {
        key: "gnubg",
        title: GNUBG,
        extension: None,
        has_house_rules: false,
        looks_like: ids::has_gnubg_id,
        read: |text, house_rules| read_positions(text, house_rules, ids::read_gnubg_ids),
        write: |session| write_position(session, GNUBG, gnubg_id::write),
    },
];

/// The replays of bgammon.org, which are only read.
pub(crate) const BGAMMON: Format = Format {
    key: "bgammon",
    title: "bgammon.org replay",
    extension: Some("match"),
    has_house_rules: false,
    looks_like: bgammon::looks_like,
    read: |text, house_rules| read_match(text, house_rules, bgammon::read),
    write: |_| Err(files::only_read(".match")),
};

/// Whether matches of this length are played here.
fn check_length(options: &Options) -> Result<(), Text> {
    let Some(length) = options.match_length else {
        return Ok(());
    };
    let mut copy = options.clone();
    copy.set("match_length", &length.to_string())
        .map_err(|error| error.text())
}

/// The house rules of a position whose format knows a length, the cube and the Crawford game. These
/// house rules add what it leaves open.
fn options_at(house_rules: &Options, length: Option<u8>, cube: Cube, crawford: bool) -> Options {
    let mut options = Options {
        match_length: length,
        ..house_rules.clone()
    };
    let is_single = length.is_none();
    options.jacoby &= is_single;
    options.beavers &= is_single;
    options.automatic_doubles &= is_single;
    options.crawford |= crawford;
    options.doubling_cube |= cube != Cube::FRESH;
    options.automatic_doubles |=
        is_single && cube.owner.is_none() && cube.stake != Cube::FRESH.stake;
    options
}

const XGID: &str = "XGID";
const OGID: &str = "OGID";
const GNUBG: &str = "GNU Backgammon ID";
const MAT: &str = "Backgammon match";
const SGF: &str = "GNU Backgammon match";

/// The sessions that begin at the positions of a text. What its format leaves open is as these
/// house rules have it.
fn read_positions(
    text: &str,
    house_rules: &RuleValues,
    read: fn(&str, &Options) -> Result<Vec<State>, TextError>,
) -> Result<Content, ImportError> {
    let states = read(text.trim(), &options(house_rules)?)?;
    let nameless = states.into_iter().map(|state| (state, Default::default()));
    positions(nameless)
}

/// The sessions that begin at the boards of FIBS in a text.
fn read_boards(text: &str, house_rules: &RuleValues) -> Result<Content, ImportError> {
    let boards = ids::read_boards(text.trim(), &options(house_rules)?)?;
    positions(boards.into_iter())
}

/// Sessions that begin at positions, with the names of their players.
fn positions(states: impl Iterator<Item = (State, [String; 2])>) -> Result<Content, ImportError> {
    let session = |(state, names): (State, _)| {
        Session::new(Header {
            house_rules: state.house_rules(),
            names,
            start: Some(state.position()),
            ..Header::new(Kind::Backgammon)
        })
    };
    let sessions: Result<_, _> = states.map(session).collect();
    Ok(Content {
        sessions: sessions?,
        kind: ContentKind::Positions,
        remarks: Vec::new(),
    })
}

/// The positions of a text with IDs of another program; nothing if there is none.
pub(crate) fn read_ids(
    text: &str,
    house_rules: &RuleValues,
) -> Option<Result<Content, ImportError>> {
    let read = match text {
        text if ids::has_xgid(text) => ids::read_xgids,
        text if ids::has_ogid(text) => ids::read_ogids,
        text if ids::has_board(text) => return Some(read_boards(text, house_rules)),
        text if ids::has_gnubg_id(text) => ids::read_gnubg_ids,
        _ => return None,
    };
    Some(read_positions(text, house_rules, read))
}

/// The position at the end of a session.
fn write_position(
    session: &Session,
    format: &str,
    write: impl Fn(&State) -> Result<String, Text>,
) -> Result<String, Text> {
    only_backgammon(session.header().game, format)?;
    let options =
        Options::from_values(&session.header().house_rules).map_err(|error| error.text())?;
    let state =
        State::from_position(options, &session.game().position()).map_err(|error| error.text())?;
    write(&state)
}

fn only_backgammon(kind: Kind, format: &str) -> Result<(), Text> {
    if kind == Kind::Backgammon {
        Ok(())
    } else {
        Err(files::only_backgammon(format, kind.title()))
    }
}

/// Whether a text holds a match, or a game or the length of a match and no position.
fn looks_like_mat(text: &str) -> bool {
    let mut lines = text.lines().take(100);
    let has_length = lines.any(|line| mat::match_length(line).is_some());
    let has_id = || ids::has(text);
    match (has_length, mat::has_game(text)) {
        (true, true) => true,
        (false, false) => false,
        (true, false) | (false, true) => !has_id(),
    }
}

/// The games that the XGIDs of a text belong to, or else the positions.
fn read_xgids(text: &str, house_rules: &RuleValues) -> Result<Content, ImportError> {
    match xg_text::read(text, &options(house_rules)?) {
        Some(games) => {
            let MatText {
                files,
                is_one_match,
                remarks,
            } = games?;
            content(files, is_one_match, remarks)
        }
        None => read_positions(text, house_rules, ids::read_xgids),
    }
}

/// Everything that a text with games holds: one match, or any number of single games between the
/// same players. What it leaves open is as these house rules have it.
fn read_match(
    text: &str,
    house_rules: &RuleValues,
    read: fn(&str, &Options) -> Result<MatText, TextError>,
) -> Result<Content, ImportError> {
    let MatText {
        files,
        is_one_match,
        remarks,
    } = read(text, &options(house_rules)?)?;
    content(files, is_one_match, remarks)
}

/// The house rules that are added to a text, as those of backgammon.
fn options(house_rules: &RuleValues) -> Result<Options, ImportError> {
    Options::from_values(house_rules).map_err(|error| ImportError::Foreign(error.text()))
}

/// Games as what a text holds.
fn content(
    files: Vec<MatFile>,
    is_one_match: bool,
    remarks: Vec<Remark>,
) -> Result<Content, ImportError> {
    let sessions: Result<_, _> = files.into_iter().map(session_of).collect();
    Ok(Content {
        sessions: sessions.map_err(ImportError::Foreign)?,
        kind: if is_one_match {
            ContentKind::Match
        } else {
            ContentKind::Games
        },
        remarks,
    })
}

fn session_of(file: MatFile) -> Result<Session, Text> {
    let start = file
        .start
        .map(|_| file.opening().map(|state| state.position()));
    let mut header = Header {
        house_rules: file.options.rule_values(),
        names: file.names,
        start: start.transpose()?,
        ..Header::new(Kind::Backgammon)
    };
    header.clean_names();
    let mut session = Session::new(header).map_err(|error| error.text())?;
    for action in file.actions {
        session.act(action).map_err(|refusal| refusal.text)?;
    }
    Ok(session)
}

/// A session as match files hold it, or why it cannot be written to this file.
fn match_of(session: &Session, file: &str) -> Result<MatFile, Text> {
    only_backgammon(session.header().game, file)?;
    let options =
        Options::from_values(&session.header().house_rules).map_err(|error| error.text())?;
    let names = session
        .header()
        .written_names(session.game())
        .map(str::to_owned);
    let actions = session
        .events()
        .iter()
        .map(|event| event.action.clone())
        .collect();
    let start = match &session.header().start {
        Some(text) => {
            let state = State::from_position(options.clone(), text);
            Some(*state.map_err(|error| error.text())?.situation())
        }
        None => None,
    };
    Ok(MatFile {
        names,
        options,
        start,
        actions,
    })
}
