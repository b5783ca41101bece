//! Reading a game from any text or file that may hold one. The formats are listed by [`Format`].

use std::borrow::Cow;

use tesserae_rules::{RuleValues, Session, TextError};

use crate::{
    Content, ContentKind, Format, ImportError, Remark,
    backgammon::{self, bgf, xg},
    copied::{as_shown, as_written},
    link,
    text_encoding::decode,
};

/// What a file held.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The format that it was recognised as.
    pub format: &'static Format,
    /// The game, or the first of them.
    pub session: Session,
    /// The others, where a file of another program holds several games that are not one match, or a match that
    /// cannot be played without a gap.
    pub others: Vec<Session>,
    /// How all of them belong together.
    pub kind: ContentKind,
    /// What of the text was not kept as it stands.
    pub remarks: Vec<Remark>,
}

impl Imported {
    fn new(format: &'static Format, content: Content) -> Result<Self, ImportError> {
        let mut sessions = content.sessions.into_iter();
        let session = sessions.next().ok_or(ImportError::Unknown)?;
        Ok(Self {
            format,
            session,
            others: sessions.collect(),
            kind: content.kind,
            remarks: content.remarks,
        })
    }
}

/// Reads a game from the bytes of a file in any format and encoding. House rules are added where
/// the format has none; our own files name theirs.
///
/// ```
/// use tesserae_formats::import;
/// use tesserae_rules::Kind;
/// let bytes = b"XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
/// let imported = import(bytes, &Default::default())?;
/// assert_eq!(imported.format.key, "xgid");
/// assert_eq!(imported.session.header().game, Kind::Backgammon);
/// # Ok::<(), tesserae_formats::ImportError>(())
/// ```
///
/// # Errors
/// What is wrong and where, or that this is no game in any known format.
pub fn import(bytes: &[u8], house_rules: &RuleValues) -> Result<Imported, ImportError> {
    if xg::is_xg(bytes) {
        return Imported::new(&Format::XG, xg::read(bytes, house_rules)?);
    }
    if bgf::is_bgf(bytes) {
        return Imported::new(&Format::BGF, bgf::read(bytes, house_rules)?);
    }
    import_text(&decode(bytes), house_rules)
}

/// Whether the bytes of a file are a format that is no text, so that they must not be decoded as
/// one.
#[must_use]
pub fn is_binary(bytes: &[u8]) -> bool {
    xg::is_xg(bytes) || bgf::is_bgf(bytes)
}

/// Reads a game from a text in any format, as [`import`] does.
///
/// # Errors
/// What is wrong and where, or that this is no game in any known format.
pub fn import_text(text: &str, house_rules: &RuleValues) -> Result<Imported, ImportError> {
    // Old editors end a text with this character.
    let text = text.trim_end_matches('\u{1a}');
    let is_own = Format::of(text).is_some_and(|format| format.has_house_rules);
    let written = if is_own {
        Cow::Borrowed(text)
    } else {
        as_written(text)
    };
    check_text(&written)?;
    // What is known as it stands may hold signs of HTML in names and comments.
    let shown = match Format::of(&written) {
        Some(format) if *format != Format::POSITION => None,
        _ => as_shown(&written),
    };
    let text = shown.as_deref().unwrap_or(&written);
    let format = Format::of(text).ok_or(ImportError::Unknown)?;
    if format.has_house_rules && !house_rules.is_empty() {
        return Err(ImportError::HouseRules(format.key));
    }
    let content = (format.read)(text, house_rules);
    // Any line may be meant as a position: of one that is none there is nothing more to say.
    let content = content.map_err(|error| {
        if *format == Format::POSITION {
            ImportError::Unknown
        } else {
            error
        }
    })?;
    Imported::new(format, content)
}

/// Reads a game from what an address can hold: a link, or a position in any form. Of several
/// positions it is the first. A program that reads nothing else is smaller than with [`import_text`].
///
/// ```
/// use tesserae_formats::import_position;
/// let session = import_position("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10")?;
/// assert!(session.events().is_empty());
/// # Ok::<(), tesserae_formats::ImportError>(())
/// ```
///
/// # Errors
/// What is wrong and where, or that this is neither a link nor a position.
pub fn import_position(text: &str) -> Result<Session, ImportError> {
    check_text(text)?;
    let (text, house_rules) = (text.trim(), RuleValues::new());
    if link::is_link(text) {
        return link::read(text).map_err(ImportError::Foreign);
    }
    let content = match backgammon::read_ids(text, &house_rules) {
        Some(content) => content?,
        None if (Format::POSITION.looks_like)(text) => {
            (Format::POSITION.read)(text, &house_rules).map_err(|_| ImportError::Unknown)?
        }
        None => return Err(ImportError::Unknown),
    };
    let mut sessions = content.sessions.into_iter();
    sessions.next().ok_or(ImportError::Unknown)
}

/// Refuses pictures, programs and whatever else is no text.
fn check_text(text: &str) -> Result<(), TextError> {
    let is_binary = |character: char| {
        character.is_control() && !matches!(character, '\t' | '\n' | '\r' | '\u{c}')
    };
    let wrong = |(index, line): (usize, &str)| {
        let at = line.find(is_binary)?;
        Some(TextError::new(at, tesserae_words::files::not_text()).on_line(index + 1))
    };
    text.lines().enumerate().find_map(wrong).map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;
    use tesserae_rules::{
        Header, Kind, Throw,
        session::{random::played, save},
    };

    fn mat(session: &Session) -> String {
        (Format::with_key("mat").unwrap().write)(session).unwrap()
    }

    fn read(bytes: impl AsRef<[u8]>) -> Result<Imported, ImportError> {
        import(bytes.as_ref(), &RuleValues::new())
    }

    #[test]
    fn every_format_comes_back_as_the_same_game() {
        for kind in Kind::ALL {
            let session = played(kind, 3, 60).unwrap();
            let position = session.game().position();
            for format in Format::files_of(kind).chain([&Format::POSITION]) {
                let text = format!("\n{}\r\n", (format.write)(&session).unwrap());
                let back =
                    read(&text).unwrap_or_else(|error| panic!("{kind} as {}: {error}", format.key));
                assert_eq!((back.format, back.session.header().game), (format, kind));
                assert_eq!(
                    back.session.game().position(),
                    position,
                    "{kind} as {}",
                    format.key
                );
            }
        }
    }

    #[test]
    fn every_position_of_other_programs_comes_back_as_the_same_text() {
        let mut session = Session::new(Header::new(Kind::Backgammon)).unwrap();
        session.act(Throw::new(&[6, 3])).unwrap();
        for format in Format::of_others(Kind::Backgammon)
            .iter()
            .filter(|format| format.extension.is_none())
        {
            let text = (format.write)(&session).unwrap();
            let back = read(&text).unwrap();
            assert_eq!(
                (back.format, (format.write)(&back.session).unwrap()),
                (format, text)
            );
        }
    }

    #[test]
    fn links_and_positions_are_read_alone_as_among_all_formats_and_files_are_not() {
        for kind in Kind::ALL {
            let session = played(kind, 3, 60).unwrap();
            let start = Session::new(Header::new(kind)).unwrap();
            let ids = Format::of_others(kind).iter();
            let ids = ids.filter(|format| format.extension.is_none());
            for format in [&Format::LINK, &Format::POSITION].into_iter().chain(ids) {
                for session in [&session, &start] {
                    let Ok(text) = (format.write)(session) else {
                        continue;
                    };
                    let text = format!("\n{text}\r\n");
                    let [alone, among] = [
                        import_position(&text).unwrap(),
                        read(&text).unwrap().session,
                    ];
                    assert_eq!(alone.header(), among.header(), "{text}");
                    assert_eq!(alone.events(), among.events(), "{text}");
                }
            }
            for format in Format::files_of(kind) {
                let text = (format.write)(&session).unwrap();
                let refused = import_position(&text).unwrap_err();
                assert_eq!(refused, ImportError::Unknown, "{text}");
            }
        }
        for wrong in ["", "hello", "XGID=nonsense", "1-AAAA", "one\ntwo \0"] {
            assert_eq!(
                import_position(wrong).unwrap_err(),
                read(wrong).unwrap_err()
            );
        }
    }

    #[test]
    fn every_format_has_a_key_of_its_own_and_writes_only_games_that_it_belongs_to() {
        let keys: Vec<_> = Format::all().map(|format| format.key).collect();
        let unique: std::collections::BTreeSet<_> = keys.iter().collect();
        assert_eq!(unique.len(), keys.len(), "{keys:?}");
        for owner in Kind::ALL {
            for format in Format::of_others(owner) {
                for kind in Kind::ALL.into_iter().filter(|kind| *kind != owner) {
                    assert!(
                        (format.write)(&Session::new(Header::new(kind)).unwrap()).is_err(),
                        "{kind}: {}",
                        format.key
                    );
                }
            }
        }
    }

    #[test]
    fn files_of_other_encodings_are_read() {
        let mut header = Header::new(Kind::Backgammon);
        header.names = ["Zoë".into(), "Ren\u{e9}".into()];
        let mut session = Session::new(header).unwrap();
        session.act(Throw::new(&[6, 3])).unwrap();
        for text in [record::write(&session), mat(&session)] {
            let with_mark = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
            let latin: Vec<u8> = text
                .chars()
                .map(|c| u8::try_from(u32::from(c)).unwrap_or(0x85))
                .collect();
            let sixteen: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            for bytes in [
                with_mark,
                latin,
                [b"\xFF\xFE", sixteen.as_slice()].concat(),
                sixteen,
            ] {
                assert_eq!(
                    read(bytes).unwrap().session.header().names,
                    session.header().names,
                    "{text}"
                );
            }
        }
        let saved = save::save(&session);
        let sixteen: Vec<u8> = saved.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(
            read([b"\xFE\xFF", sixteen.as_slice()].concat())
                .unwrap()
                .session
                .events(),
            session.events()
        );
        let latin: Vec<u8> = saved
            .chars()
            .map(|c| u8::try_from(u32::from(c)).unwrap())
            .collect();
        assert_ne!(
            read(latin)
                .map(|imported| imported.session.header().names.clone())
                .ok(),
            Some(session.header().names.clone()),
            "a save that is not UTF-8 is damaged, and its names are not guessed"
        );
    }

    #[test]
    fn positions_in_addresses_are_read() {
        let id = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";
        let escaped = id.replace(':', "%3A").replace('-', "%2d");
        for address in [
            format!("https://example.org/board?xgid={id}"),
            format!("https://example.org/board?xgid={escaped}&theme=dark#top"),
            format!("https://example.org/board?theme=dark&XGID=XGID%3D{escaped}"),
            format!("(https://example.org/board?Xgid=xgid={id}&x=1)."),
            format!("xgid={id}"),
            format!("<a href=\"https://example.org/?xgid={id}&amp;x=1\">"),
        ] {
            let imported = read(&address).unwrap_or_else(|error| panic!("{error}: {address}"));
            assert_eq!(imported.format.key, "xgid", "{address}");
            let position = imported.session.game().position();
            assert_eq!(
                import_position(&address).unwrap().game().position(),
                position
            );
            let plain = read(format!("XGID={id}")).unwrap();
            assert_eq!(position, plain.session.game().position(), "{address}");
        }
        let ogid = "11jjjjjhhhccccc:ooddddd88866666:N0N";
        let address = format!("https://example.org/?ogid={}", ogid.replace(':', "%3A"));
        assert_eq!(read(&address).unwrap().format.key, "ogid");
    }

    #[test]
    fn errors_name_the_line_and_what_is_wrong_there() {
        let text = record::write(&played(Kind::Ur, 3, 60).unwrap());
        let broken = text.replacen(":", ": nonsense", text.matches(':').count());
        assert_eq!(read("").unwrap_err(), ImportError::Unknown);
        assert_eq!(read("hello").unwrap_err(), ImportError::Unknown);
        assert_eq!(read("a\nb\n").unwrap_err(), ImportError::Unknown);
        assert!(read(&broken).unwrap_err().to_string().contains("line"));
        assert!(matches!(read("{\"tesserae\":1"), Err(ImportError::Save(_))));
        assert!(matches!(read("XGID=nonsense"), Err(ImportError::Text(_))));
        assert_eq!(
            read(b"one\ntwo \0").unwrap_err().to_string(),
            "line 2, character 5: this is not text"
        );
        let wrong = (Format::POSITION.read)(
            "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 grey",
            &RuleValues::new(),
        )
        .unwrap_err();
        assert!(wrong.to_string().contains("character 41"), "{wrong}");
        let mat = " 5 point match\n\n Game 1\n Ann\n";
        assert!(read(mat).unwrap_err().to_string().contains("line 4"));
    }

    #[test]
    fn house_rules_are_for_the_formats_of_others() {
        let rules: RuleValues = [("bar_counts".to_owned(), "no".to_owned())].into();
        let session = played(Kind::Backgammon, 3, 20).unwrap();
        assert!(matches!(
            import(save::save(&session).as_bytes(), &rules),
            Err(ImportError::HouseRules(_))
        ));
        let imported = import(mat(&session).as_bytes(), &rules).unwrap();
        assert_eq!(imported.session.header().house_rules["bar_counts"], "no");
    }

    #[test]
    fn invisible_characters_in_the_names_of_a_file_are_dropped() {
        let session = Session::new(Header {
            names: ["Ann".into(), "Ben".into()],
            ..Header::new(Kind::Backgammon)
        })
        .unwrap();
        let texts = [save::save(&session), record::write(&session), mat(&session)];
        for text in texts {
            let imported = read(text.replace("Ann", "\u{202E}A\u{200B}nn")).unwrap();
            assert_eq!(imported.session.header().names, ["Ann", "Ben"], "{text}");
        }
    }
}
