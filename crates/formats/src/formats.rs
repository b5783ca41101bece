//! The formats in which games and positions are written: Tesserae's own and those of other
//! programs. This is the only list of them; [`import`](crate::import()) recognises and reads them.

use tesserae_rules::{
    Header, Kind, RuleValues, Session,
    session::{HeaderError, save},
};
use tesserae_words::files;

use crate::{Content, Format, ImportError, backgammon, link, record};

impl Format {
    /// The save file, for programs: see [`save`].
    pub const SAVE: Self = Self {
        key: "save",
        title: "Save file",
        extension: Some("tesserae"),
        has_house_rules: true,
        looks_like: |text| text.starts_with('{'),
        read: |text, _| Ok(save::load(text.trim_start())?.into()),
        write: |session| Ok(save::save(session)),
    };

    /// The game record, for people: see [`record`].
    pub const RECORD: Self = Self {
        key: "record",
        title: "Game record",
        extension: Some("txt"),
        has_house_rules: true,
        looks_like: |text| text.starts_with("Tesserae record"),
        read: |text, _| Ok(record::read(text.trim_start())?.into()),
        write: |session| Ok(record::write(session)),
    };

    /// The text of a link: see [`link`].
    pub const LINK: Self = Self {
        key: "link",
        title: "Link",
        extension: Some("txt"),
        has_house_rules: true,
        looks_like: link::is_link,
        read: |text, _| Ok(link::read(text).map_err(ImportError::Foreign)?.into()),
        write: |session| Ok(link::write(session)),
    };

    /// The match file of eXtreme Gammon, which is no text: [`import`](crate::import()) recognises
    /// its bytes. It is only read, and not among [`all`](Self::all).
    pub const XG: Self = Self {
        key: "xg",
        title: "eXtreme Gammon match",
        extension: Some("xg"),
        has_house_rules: false,
        looks_like: |_| false,
        read: |_, _| Err(ImportError::Foreign(files::not_text())),
        write: |_| Err(files::only_read(".xg")),
    };

    /// The match file of BGBlitz, which is no text either: see [`XG`](Self::XG).
    pub const BGF: Self = Self {
        key: "bgf",
        title: "BGBlitz match",
        extension: Some("bgf"),
        write: |_| Err(files::only_read(".bgf")),
        ..Self::XG
    };

    /// The formats that are no text, and not among [`all`](Self::all).
    pub const BINARY: [&Self; 2] = [&Self::XG, &Self::BGF];

    /// The replay of bgammon.org, a text. It is only read, and not among [`all`](Self::all).
    pub const BGAMMON: Self = backgammon::BGAMMON;

    /// A position in the notation of any of the games. Any single line may be one.
    pub const POSITION: Self = Self {
        key: "position",
        title: "Position",
        extension: None,
        has_house_rules: false,
        looks_like: |text| text.lines().count() == 1,
        read: read_position,
        write: |session| Ok(session.game().position()),
    };

    /// The formats of other programs in which a game is written.
    #[must_use]
    pub const fn of_others(kind: Kind) -> &'static [Self] {
        match kind {
            Kind::Backgammon => backgammon::FORMATS,
            _ => &[],
        }
    }

    /// All formats of texts that are written, too, in the order in which a text is compared with them: positions
    /// come last, as any line may be one.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        let others = Kind::ALL.into_iter().flat_map(Self::of_others);
        [&Self::SAVE, &Self::RECORD, &Self::LINK]
            .into_iter()
            .chain(others)
            .chain([&Self::POSITION])
    }

    /// The extensions of the files in which games and positions are looked for.
    pub fn extensions() -> impl Iterator<Item = &'static str> {
        let formats = Self::all().chain(Self::BINARY).chain([&Self::BGAMMON]);
        formats
            .filter_map(|format| format.extension)
            // A position of eXtreme Gammon, in the form of its match file.
            .chain(["xgp"])
    }

    /// The formats that write whole sessions of a game to files, the one for people first.
    pub fn files_of(kind: Kind) -> impl Iterator<Item = &'static Self> {
        let others = Self::of_others(kind)
            .iter()
            .filter(|format| format.extension.is_some());
        [&Self::RECORD, &Self::SAVE].into_iter().chain(others)
    }

    /// The format with this key.
    #[must_use]
    pub fn with_key(key: &str) -> Option<&'static Self> {
        Self::all().find(|format| format.key == key)
    }

    /// The format that a text looks like.
    #[must_use]
    pub fn of(text: &str) -> Option<&'static Self> {
        let text = text.trim();
        let mut formats = [&Self::BGAMMON].into_iter().chain(Self::all());
        formats.find(|format| (format.looks_like)(text))
    }
}

/// The session that begins at a position of any of the games, or the mistake that stands furthest
/// on in the text.
fn read_position(text: &str, house_rules: &RuleValues) -> Result<Content, ImportError> {
    let mut error = None;
    let mut furthest = 0;
    for kind in Kind::ALL {
        let start = Some(text.trim().to_owned());
        match Session::new(Header {
            house_rules: house_rules.clone(),
            start,
            ..Header::new(kind)
        }) {
            Ok(session) => return Ok(session.into()),
            Err(HeaderError::Position(wrong)) if wrong.at < furthest => {}
            Err(wrong) => {
                if let HeaderError::Position(wrong) = &wrong {
                    furthest = wrong.at;
                }
                error = Some(wrong);
            }
        }
    }
    Err(error.map_or(ImportError::Unknown, ImportError::Header))
}
