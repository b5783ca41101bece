//! Reading a game from the bytes of any file that may hold one. Writing is done by [`save`], [`record`] and
//! [`interchange`].

use thiserror::Error;

use super::{
    Header, HeaderError, Session, record,
    save::{self, SaveError},
    text_encoding::decode,
};
use crate::{
    Kind, RuleValues, TextError,
    backgammon::interchange::{self, Id},
};

/// What a text that holds a game is written in.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Format {
    /// A save file of ours.
    Save,
    /// A game record of ours.
    Record,
    /// A `.mat` file, which nearly every backgammon program writes.
    Mat,
    /// The XGID of a position of backgammon.
    Xgid,
    /// The position ID and match ID of GNU Backgammon.
    GnubgId,
    /// A position in the notation of one of the games.
    Position,
}

impl Format {
    /// What it is called in messages.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Save => "a save file",
            Self::Record => "a game record",
            Self::Mat => "a .mat file",
            Self::Xgid => "an XGID",
            Self::GnubgId => "a GNU Backgammon ID",
            Self::Position => "a position",
        }
    }

    /// What a text looks like: anything of one line that is nothing else may be a position.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.starts_with('{') {
            return Some(Self::Save);
        }
        if text.starts_with("Tesserae record") {
            return Some(Self::Record);
        }
        match Id::of(text) {
            Some(Id::Xgid) => return Some(Self::Xgid),
            Some(Id::Gnubg) => return Some(Self::GnubgId),
            None => {}
        }
        if interchange::looks_like_mat(text) {
            return Some(Self::Mat);
        }
        (text.lines().count() == 1).then_some(Self::Position)
    }
}

/// What a file held.
#[derive(Clone, Debug)]
pub struct Imported {
    /// What it is written in.
    pub format: Format,
    /// The game, or the first of them.
    pub session: Session,
    /// The others, where a `.mat` file holds several games that are not one match.
    pub others: Vec<Session>,
}

/// Reads a game from bytes in whatever format and encoding they are. What the formats of other programs do not tell, the
/// house rules do; our own files name theirs.
///
/// ```
/// use tesserae_rules::{Kind, session::import::{Format, import}};
/// let bytes = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
/// let imported = import(bytes, &Default::default())?;
/// assert_eq!(imported.format, Format::Xgid);
/// assert_eq!(imported.session.header().game, Kind::Backgammon);
/// # Ok::<(), tesserae_rules::session::import::ImportError>(())
/// ```
///
/// # Errors
/// What is wrong and where, or that this is no game in any format that we know.
pub fn import(bytes: &[u8], house_rules: &RuleValues) -> Result<Imported, ImportError> {
    let text = decode(bytes);
    // Old editors end a text with this character.
    let text = text.trim_end_matches('\u{1a}');
    check_text(text)?;
    let format = Format::of(text).ok_or(ImportError::Unknown)?;
    let backgammon = || Header { house_rules: house_rules.clone(), ..Header::new(Kind::Backgammon) };
    let at_id = |id: Id| -> Result<Session, ImportError> {
        Ok(Session::new(id.read(text.trim(), backgammon()).map_err(ImportError::Foreign)?)?)
    };
    let names_its_rules = matches!(format, Format::Save | Format::Record);
    if names_its_rules && !house_rules.is_empty() {
        return Err(ImportError::HouseRules(format.title()));
    }
    let session = match format {
        Format::Save => save::load(text.trim_start())?,
        Format::Record => record::read(text.trim_start())?,
        Format::Mat => {
            let mut sessions =
                interchange::read_mat_games(text, house_rules).map_err(ImportError::Foreign)?.into_iter();
            let session = sessions.next().ok_or(ImportError::Unknown)?;
            return Ok(Imported { format, session, others: sessions.collect() });
        }
        Format::Xgid => at_id(Id::Xgid)?,
        Format::GnubgId => at_id(Id::Gnubg)?,
        Format::Position => {
            let header = |kind| Header {
                house_rules: house_rules.clone(),
                start: Some(text.trim().to_owned()),
                ..Header::new(kind)
            };
            let sessions = Kind::ALL.into_iter().filter_map(|kind| Session::new(header(kind)).ok());
            { sessions }.next().ok_or(ImportError::Unknown)?
        }
    };
    Ok(Imported { format, session, others: Vec::new() })
}

/// Refuses pictures, programs and whatever else is no text.
fn check_text(text: &str) -> Result<(), TextError> {
    let is_binary = |character: char| character.is_control() && !matches!(character, '\t' | '\n' | '\r' | '\u{c}');
    let wrong = |(index, line): (usize, &str)| {
        let at = line.find(is_binary)?;
        Some(TextError::new(at, "this is not text").on_line(index + 1))
    };
    text.lines().enumerate().find_map(wrong).map_or(Ok(()), Err)
}

/// Why bytes are no game.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum ImportError {
    /// They are no text, or a record with a mistake: which line, and what is wrong there.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The save file cannot be read.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// A text of another program cannot be read.
    #[error("{0}")]
    Foreign(String),
    /// No game can begin where it says.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// House rules were given for a file that names its own.
    #[error("{0} has its own house rules; they can be set only for formats of other programs")]
    HouseRules(&'static str),
    /// It looks like nothing that we know.
    #[error("this is no saved game, no record, no .mat file, no XGID and no position of any game")]
    Unknown,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Throw, session::random::played};

    fn read(bytes: impl AsRef<[u8]>) -> Result<Imported, ImportError> {
        import(bytes.as_ref(), &RuleValues::new())
    }

    #[test]
    fn every_format_comes_back_as_the_same_game() {
        for kind in Kind::ALL {
            let session = played(kind, 3, 60).unwrap();
            let position = session.game().position();
            let mut texts = vec![
                (Format::Save, save::save(&session)),
                (Format::Record, record::write(&session)),
                (Format::Position, format!("  {position}\r\n")),
            ];
            if kind == Kind::Backgammon {
                texts.push((Format::Mat, interchange::write_mat(&session).unwrap()));
            }
            for (format, text) in texts {
                let back = read(&text).unwrap_or_else(|error| panic!("{kind} as {format:?}: {error}"));
                assert_eq!((back.format, back.session.header().game), (format, kind));
                assert_eq!(back.session.game().position(), position, "{kind} as {format:?}");
            }
        }
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Throw::new(&[6, 3])).unwrap();
        for (id, format) in [(Id::Xgid, Format::Xgid), (Id::Gnubg, Format::GnubgId)] {
            let text = id.write(&session).unwrap();
            let back = read(&text).unwrap();
            assert_eq!((back.format, id.write(&back.session).unwrap()), (format, text));
        }
    }

    #[test]
    fn files_of_other_encodings_are_read() {
        let mut header = Header::new(Kind::Backgammon);
        header.names = ["Zoë".into(), "Ren\u{e9}".into()];
        let mut session = Session::new(header).unwrap();
        session.act(Throw::new(&[6, 3])).unwrap();
        for text in [record::write(&session), interchange::write_mat(&session).unwrap()] {
            let with_mark = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
            let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(0x85)).collect();
            let sixteen: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            for bytes in [with_mark, latin, [b"\xFF\xFE", sixteen.as_slice()].concat(), sixteen] {
                assert_eq!(read(bytes).unwrap().session.header().names, session.header().names, "{text}");
            }
        }
        let saved = save::save(&session);
        let sixteen: Vec<u8> = saved.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(read([b"\xFE\xFF", sixteen.as_slice()].concat()).unwrap().session.events(), session.events());
        let latin: Vec<u8> = saved.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
        assert_ne!(
            read(latin).map(|imported| imported.session.header().names.clone()).ok(),
            Some(session.header().names.clone()),
            "a save that is not UTF-8 is damaged, and its names are not guessed"
        );
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let text = record::write(&played(Kind::Ur, 3, 60).unwrap());
        let broken = text.replacen(":", ": nonsense", text.matches(':').count());
        assert_eq!(read("").unwrap_err(), ImportError::Unknown);
        assert_eq!(read("hello").unwrap_err(), ImportError::Unknown);
        assert_eq!(read("a\nb\n").unwrap_err(), ImportError::Unknown);
        assert!(read(&broken).unwrap_err().to_string().contains("line"));
        assert!(matches!(read("{\"format\":\"tesserae\""), Err(ImportError::Save(_))));
        assert!(matches!(read("XGID=nonsense"), Err(ImportError::Foreign(_))));
        assert_eq!(read(b"one\ntwo \0").unwrap_err().to_string(), "line 2, character 5: this is not text");
        let mat = " 5 point match\n\n Game 1\n Ann : 0   Bob : 0\n  1) 99: 1/2\n";
        assert!(read(mat).unwrap_err().to_string().contains("line 5"));
    }

    #[test]
    fn house_rules_are_for_the_formats_of_others() {
        let rules: RuleValues = [("bar_counts".to_owned(), "no".to_owned())].into();
        let session = played(Kind::Backgammon, 3, 20).unwrap();
        assert!(matches!(import(save::save(&session).as_bytes(), &rules), Err(ImportError::HouseRules(_))));
        let mat = interchange::write_mat(&session).unwrap();
        let imported = import(mat.as_bytes(), &rules).unwrap();
        assert_eq!(imported.session.header().house_rules["bar_counts"], "no");
    }

    #[test]
    fn invisible_characters_in_the_names_of_a_file_are_dropped() {
        let session =
            Session::new(Header { names: ["Ann".into(), "Ben".into()], ..Header::new(Kind::Backgammon) }).unwrap();
        let texts = [save::save(&session), record::write(&session), interchange::write_mat(&session).unwrap()];
        for text in texts {
            let imported = read(text.replace("Ann", "\u{202E}A\u{200B}nn")).unwrap();
            assert_eq!(imported.session.header().names, ["Ann", "Ben"], "{text}");
        }
    }
}
