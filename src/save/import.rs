use tesserae_rules::{
    Header, Kind, Session,
    backgammon::interchange::{self, Id},
    session::{record, save},
};

/// A text that tells a whole game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Format {
    /// The record, which people can read.
    Record,
    /// The file of a saved game.
    Save,
    /// The match text of backgammon programs.
    Mat,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Record, Self::Save, Self::Mat];

    /// How the names of its files end.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Record => "txt",
            Self::Save => "tesserae",
            Self::Mat => "mat",
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Record => "To read",
            Self::Save => "As it is saved",
            Self::Mat => "For backgammon programs",
        }
    }

    /// Whether games of this kind can be told in it.
    #[must_use]
    pub fn tells(self, kind: Kind) -> bool {
        self != Self::Mat || kind == Kind::Backgammon
    }

    /// Writes a session.
    ///
    /// # Errors
    /// Why it cannot be told so, in words.
    pub fn write(self, session: &Session) -> Result<String, String> {
        match self {
            Self::Record => Ok(record::write(session)),
            Self::Save => Ok(save::save(session)),
            Self::Mat => interchange::write_mat(session),
        }
    }
}

/// Writes the game that begins where this one stands, with its house rules and its people and without what came before.
///
/// # Errors
/// Why no game can begin there, in words.
pub fn from_here(session: &Session) -> Result<String, String> {
    let start = Some(session.game().position());
    let header = Header { start, seed: None, ..session.header().clone() };
    Session::new(header).map(|session| save::save(&session)).map_err(|error| error.to_string())
}

/// Reads a session from a text, whatever it is: the file of a saved game, a record, a `.mat` file, an XGID, an ID of GNU Backgammon, or a
/// position of any of the five games.
///
/// # Errors
/// What is wrong and where, or that it is nothing that we know.
pub(crate) fn read(text: &str) -> Result<Session, String> {
    let trimmed = text.trim();
    if trimmed.starts_with('{') {
        return save::load(text.trim_start()).map_err(|error| error.to_string());
    }
    if trimmed.starts_with("Tesserae record") {
        return record::read(text.trim_start()).map_err(|error| error.to_string());
    }
    if let Some(id) = Id::of(trimmed) {
        let header = id.read(trimmed, Header::new(Kind::Backgammon))?;
        return Session::new(header).map_err(|error| error.to_string());
    }
    if interchange::looks_like_mat(text) {
        return interchange::read_mat(text, &Header::new(Kind::Backgammon).house_rules);
    }
    let at = |kind| Header { start: Some(trimmed.to_owned()), ..Header::new(kind) };
    let nothing = "this is no saved game, no record, no .mat file, no XGID and no position of any of the five games";
    if trimmed.is_empty() || trimmed.lines().count() > 1 {
        return Err(nothing.to_owned());
    }
    Kind::ALL.into_iter().find_map(|kind| Session::new(at(kind)).ok()).ok_or_else(|| nothing.to_owned())
}

#[cfg(test)]
mod tests {
    use tesserae_rules::{
        Action, Throw,
        session::random::{generator, random_event},
    };

    use super::*;

    fn played(kind: Kind, seed: u64) -> Session {
        let mut session = Session::new(Header::new(kind)).unwrap();
        let mut rng = generator(seed);
        for _ in 0..60 {
            let Some(event) = random_event(session.game(), &mut rng) else { break };
            session.act(event).unwrap();
        }
        session
    }

    #[test]
    fn every_format_comes_back_as_the_same_game() {
        for kind in Kind::ALL {
            let session = played(kind, 3);
            let position = session.game().position();
            for format in Format::ALL.into_iter().filter(|format| format.tells(kind)) {
                let text = format.write(&session).unwrap();
                let back = read(&text).unwrap_or_else(|error| panic!("{kind} as {format:?}: {error}"));
                assert_eq!(back.header().game, kind);
                assert_eq!(back.game().position(), position, "{kind} as {format:?}");
            }
            let back = read(&format!("  {position}\n")).unwrap();
            assert_eq!((back.header().game, back.game().position()), (kind, position));
        }
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Action::Throw(Throw::new(&[6, 3]))).unwrap();
        let xgid = Id::Xgid.write(&session).unwrap();
        assert_eq!(Id::Xgid.write(&read(&xgid).unwrap()).unwrap(), xgid);
    }

    #[test]
    fn a_game_that_begins_where_another_stands_has_its_people_and_rules_and_no_past() {
        for kind in Kind::ALL {
            let mut header = Header { names: ["Anna".into(), "Ben".into()], seed: Some(3), ..Header::new(kind) };
            let (key, value) = kind.house_rules().iter().find_map(|rule| Some((rule.key, rule.key_of(1)?))).unwrap();
            header.house_rules.insert(key.to_owned(), value.to_owned());
            let mut session = Session::new(header.clone()).unwrap();
            let mut rng = generator(3);
            for _ in 0..200 {
                let back = read(&from_here(&session).unwrap()).unwrap();
                assert_eq!(back.game().position(), session.game().position(), "{kind}");
                assert_eq!(back.game().actions(), session.game().actions(), "{kind}: {}", back.game().position());
                assert_eq!(back.header().names, header.names);
                assert_eq!(back.header().house_rules.get(key).map(String::as_str), Some(value), "{kind}");
                assert_eq!((back.header().seed, back.events().len()), (None, 0));
                let Some(event) = random_event(session.game(), &mut rng) else { break };
                session.act(event).unwrap();
            }
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let record = record::write(&played(Kind::Ur, 3));
        let broken = record.replacen(":", ": nonsense", record.matches(':').count());
        assert!(read("").is_err() && read("hello").unwrap_err().contains("no record"));
        assert!(read(&broken).unwrap_err().contains("line"), "{:?}", read(&broken).err());
        assert!(read("{\"format\":\"tesserae\"").is_err());
        assert!(read("XGID=nonsense").is_err());
        assert!(read(" 5 point match\n\n Game 1\n Ann : 0   Bob : 0\n  1) 99: 1/2\n").unwrap_err().contains("line"));
    }
}
