//! What the page shows, without the memory of its module.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tesserae_formats::{import_position, link};
use tesserae_rules::Session;
use tesserae_words::{About, Language, Text, saving};

/// The longest text that is read, in bytes: several times that of a long match.
const MOST: usize = 16_000;

/// A page in a language.
pub struct Page {
    language: Language,
}

/// What stands on the page.
#[derive(Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// A position.
    Position {
        /// The name of its game.
        game: String,
        /// What is asked, and of whom.
        prompt: String,
        /// The diagram, as the text of an SVG file.
        diagram: String,
        /// The text of the link that lays it out at the table.
        link: String,
    },
    /// Why there is none: a part of a sentence.
    Refusal(String),
}

/// The words of a language, as `crates/publish` writes them.
#[derive(Deserialize)]
struct Words {
    /// The content of `language.ron`.
    about: String,
    /// What the files of its messages contain, by their names.
    files: BTreeMap<String, String>,
}

impl Default for Page {
    fn default() -> Self {
        Self {
            language: Language::english(),
        }
    }
}

impl Page {
    /// Takes the words of a language.
    ///
    /// # Errors
    /// If they cannot be read; the page then goes on in the language that it had.
    pub fn speak(&mut self, words: &[u8]) -> Result<(), String> {
        let words: Words = serde_json::from_slice(words).map_err(|error| error.to_string())?;
        let about = About::read(&words.about).map_err(|error| error.to_string())?;
        let files: Vec<_> = words.files.into_iter().collect();
        self.language = Language::of(&about, &files).map_err(|error| error.to_string())?;
        Ok(())
    }

    /// What the page shows of a position, which is a text in any form.
    pub fn show(&self, text: &[u8]) -> Shown {
        match read(&String::from_utf8_lossy(text)) {
            Ok(session) => self.position(&session),
            Err(why) => Shown::Refusal(self.language.word(&why)),
        }
    }

    fn position(&self, session: &Session) -> Shown {
        let game = session.game();
        let names = session.header().both_names(game);
        Shown::Position {
            game: self.language.word(&game.kind().title()),
            prompt: self.language.word(&game.prompt(&names.clone().into())),
            diagram: tesserae_diagram::svg(game, &names, &self.language),
            link: link::write(session),
        }
    }
}

/// The game in what stands behind the `#` of an address; `game=` may stand before it, as in the
/// links of the game.
fn read(text: &str) -> Result<Session, Text> {
    if text.len() > MOST {
        return Err(saving::too_long());
    }
    let text = text.strip_prefix("game=").unwrap_or(text);
    let link = link_at_beginning(text);
    import_position(link.as_deref().unwrap_or(text)).map_err(|error| error.text())
}

/// The link with which a text begins. Mail programs and messengers break its lines, and take the
/// full stop or bracket after it for a part of it.
fn link_at_beginning(text: &str) -> Option<String> {
    let (format, coded) = text.split_once('-')?;
    format.trim().parse::<u32>().ok()?;
    let letters = coded.chars().filter(|letter| !letter.is_whitespace());
    let coded: String = letters
        .take_while(|letter| letter.is_ascii_alphanumeric() || "-_".contains(*letter))
        .collect();
    (!coded.is_empty()).then(|| format!("{}-{coded}", format.trim()))
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use tesserae_formats::Format;
    use tesserae_rules::{Header, Kind, Throw, session::random::played};

    use super::*;

    /// A page in a language of the program, of which it has the topics that the build publishes.
    fn page(tag: &str) -> Page {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/words");
        let read = |file: &str| fs::read_to_string(folder.join(tag).join(file)).unwrap();
        let topics: Vec<String> =
            serde_json::from_str(include_str!("../../../web/position/topics.json")).unwrap();
        let files: BTreeMap<String, String> = topics
            .iter()
            .map(|topic| format!("{topic}.ftl"))
            .map(|file| (file.clone(), read(&file)))
            .collect();
        let words = serde_json::json!({ "about": read(About::FILE), "files": files });
        let mut page = Page::default();
        page.speak(words.to_string().as_bytes()).unwrap();
        page
    }

    fn shown(page: &Page, text: &str) -> [String; 4] {
        match page.show(text.as_bytes()) {
            Shown::Position {
                game,
                prompt,
                diagram,
                link,
            } => [game, prompt, diagram, link],
            Shown::Refusal(why) => panic!("{text}: {why}"),
        }
    }

    fn refused(page: &Page, text: &str) -> String {
        match page.show(text.as_bytes()) {
            Shown::Refusal(why) => why,
            Shown::Position { game, .. } => panic!("{text}: {game}"),
        }
    }

    #[test]
    fn every_position_is_shown_and_opens_at_the_table_as_it_is() {
        let page = Page::default();
        for kind in Kind::ALL {
            for events in [0, 3, 4, 9, 400] {
                let session = played(kind, 5, events).unwrap();
                let position = session.game().position();
                for format in [&Format::LINK, &Format::POSITION] {
                    let text = (format.write)(&session).unwrap();
                    let [game, prompt, diagram, link] = shown(&page, &text);
                    assert_eq!(game, kind.title().to_string());
                    assert!(!prompt.is_empty() && diagram.starts_with("<svg "), "{text}");
                    let opened = link::read(&link).unwrap();
                    assert_eq!(opened.game().position(), position, "{kind}: {text}");
                }
            }
        }
    }

    #[test]
    fn positions_of_other_programs_are_shown() {
        let mut start = Session::new(Header::new(Kind::Backgammon)).unwrap();
        start.act(Throw::new(&[6, 3])).unwrap();
        let formats = Format::of_others(Kind::Backgammon).iter();
        let mut count = 0;
        for format in formats.filter(|format| format.extension.is_none()) {
            let text = (format.write)(&start).unwrap();
            let [_, _, diagram, _] = shown(&Page::default(), &text);
            assert!(diagram.contains("<circle"), "{text}");
            count += 1;
        }
        assert_eq!(count, 4);
    }

    #[test]
    fn a_link_is_read_as_messengers_leave_it() {
        let page = Page::default();
        let text = link::write(&played(Kind::Ur, 5, 20).unwrap());
        let wanted = shown(&page, &text);
        let (begin, end) = text.split_at(20);
        for written in [
            format!("game={text}"),
            format!("{text})."),
            format!("{begin}\r\n {end}"),
        ] {
            assert_eq!(shown(&page, &written), wanted, "{written}");
        }
    }

    #[test]
    fn what_is_no_position_is_refused_with_the_reason() {
        let page = Page::default();
        let ur = link::write(&played(Kind::Ur, 5, 20).unwrap());
        for (text, why) in [
            ("", "this is no saved game"),
            ("hello", "this is no saved game"),
            ("<script>alert(1)</script>", "this is no saved game"),
            ("XGID=nonsense", "an XGID has ten fields"),
            (&ur[..ur.len() - 2], "the link is damaged"),
            ("9-AAAA", "the link has format 9"),
            ("a\u{1}b", "this is not text"),
            (&"1-A".repeat(MOST), "it is too long"),
        ] {
            let said = refused(&page, text);
            assert!(said.contains(why), "{text}: {said}");
        }
        assert!(matches!(page.show(&[0xff, 0xfe]), Shown::Refusal(_)));
    }

    #[test]
    fn names_of_others_are_no_markup() {
        let names = ["<script>alert(1)</script>", "\"&'"].map(str::to_owned);
        let header = Header {
            names,
            ..Header::new(Kind::Tabula)
        };
        let text = link::write(&Session::new(header).unwrap());
        let [_, _, diagram, _] = shown(&Page::default(), &text);
        assert!(!diagram.contains("<script"), "{diagram}");
    }

    #[test]
    fn the_words_that_are_published_say_everything_in_their_language() {
        let mut page = page("de");
        page.language = page.language.with_english_in_brackets();
        for kind in Kind::ALL {
            for seed in 0..8 {
                let session = played(kind, seed, 400).unwrap();
                for moment in session.replay() {
                    let game = moment.before;
                    let names = session.header().both_names(game.as_ref());
                    let svg = tesserae_diagram::svg(game.as_ref(), &names, &page.language);
                    assert!(!svg.contains('⟦'), "{svg}");
                }
            }
        }
        for wrong in [
            "",
            "XGID=nonsense",
            "XGID=-b----E:0:0:1:00:0:0:0:7:10",
            "1-AAAA",
        ] {
            let said = refused(&page, wrong);
            assert!(!said.contains('⟦'), "{said}");
        }
    }

    #[test]
    fn what_is_asked_is_written_in_the_direction_of_the_language() {
        let text = link::write(&played(Kind::Backgammon, 5, 3).unwrap());
        for (tag, is_turned) in [("he", true), ("fa", true), ("de", false)] {
            let [_, prompt, diagram, _] = shown(&page(tag), &text);
            let first = prompt.split(' ').next().unwrap();
            let turned = diagram.contains(&format!("\u{2067}{first}"));
            assert!(diagram.contains(first) && turned == is_turned, "{diagram}");
        }
    }

    #[test]
    fn words_that_cannot_be_read_leave_the_language() {
        let mut page = page("de");
        let before = refused(&page, "1-");
        for wrong in ["", "{}", r#"{"about": "(", "files": {}}"#] {
            assert!(page.speak(wrong.as_bytes()).is_err(), "{wrong}");
        }
        assert_eq!(refused(&page, "1-"), before);
    }
}
