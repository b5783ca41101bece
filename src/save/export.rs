//! The formats in which a whole game is taken elsewhere. Reading them back is
//! [`import`](tesserae_rules::session::import).

use tesserae_rules::{
    Header, Kind, Session,
    backgammon::interchange,
    session::{record, save},
};

/// The format of a text that holds a whole game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Format {
    /// The game record, which people can read.
    Record,
    /// The save file.
    Save,
    /// The match text of backgammon programs.
    Mat,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Record, Self::Save, Self::Mat];

    /// The ending of its files' names.
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

    /// Whether it can hold games of this kind.
    #[must_use]
    pub fn tells(self, kind: Kind) -> bool {
        self != Self::Mat || kind == Kind::Backgammon
    }

    /// Writes a session.
    ///
    /// # Errors
    /// Why the format cannot hold it, in words.
    pub fn write(self, session: &Session) -> Result<String, String> {
        match self {
            Self::Record => Ok(record::write(session)),
            Self::Save => Ok(save::save(session)),
            Self::Mat => interchange::write_mat(session),
        }
    }
}

/// Writes the game that begins where this one stands, with its house rules and names and without what came before.
///
/// # Errors
/// Why no game can begin there, in words.
pub fn from_here(session: &Session) -> Result<String, String> {
    let start = Some(session.game().position());
    // The seed belongs to the throws that were made; whoever opens the game throws anew.
    let header = Header { start, seed: None, dice: None, ..session.header().clone() };
    Session::new(header).map(|session| save::save(&session)).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use tesserae_rules::session::{
        import::import,
        random::{generator, random_event},
    };

    use super::*;

    fn read(text: &str) -> Session {
        import(text.as_bytes(), &Default::default()).unwrap().session
    }

    #[test]
    fn every_format_comes_back_as_the_same_game() {
        for kind in Kind::ALL {
            let session = tesserae_rules::session::random::played(kind, 3, 60).unwrap();
            for format in Format::ALL.into_iter().filter(|format| format.tells(kind)) {
                let back = read(&format.write(&session).unwrap());
                assert_eq!(back.header().game, kind);
                assert_eq!(back.game().position(), session.game().position(), "{kind} as {format:?}");
            }
        }
    }

    #[test]
    fn a_game_that_begins_where_another_stands_has_its_names_and_rules_and_no_past() {
        for kind in Kind::ALL {
            let mut header = Header { names: ["Anna".into(), "Ben".into()], seed: Some(3), ..Header::new(kind) };
            let (key, value) = kind.house_rules().iter().find_map(|rule| Some((rule.key, rule.key_of(1)?))).unwrap();
            header.house_rules.insert(key.to_owned(), value.to_owned());
            let mut session = Session::new(header.clone()).unwrap();
            let mut rng = generator(3);
            for _ in 0..200 {
                let back = read(&from_here(&session).unwrap());
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
}
