//! What a language says of itself: its file `language.ron`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Language, LanguageError};

/// What a text is set in.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(rename_all = "snake_case")]
pub enum FontRole {
    /// The font of texts.
    Text,
    /// That of emphasised text and buttons.
    Strong,
    /// That of explanations and remarks.
    Italic,
}

/// What a language says of itself, in `language.ron` in its folder.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// Its name among languages (BCP 47), which is that of its folder: `pt-BR`.
    pub tag: String,
    /// What it is called by those who speak it: `Deutsch`.
    pub name: String,
    /// What it is called in English.
    pub english_name: String,
    /// Whether it lacks nothing: only then is it chosen without being asked for.
    pub complete: bool,
    /// Whether a person who plays in it has read it.
    pub read_by_a_player: bool,
    /// Whether it is written from right to left.
    #[serde(default)]
    pub right_to_left: bool,
    /// What stands between the whole part of a number and its decimals.
    pub decimal_mark: char,
    /// The digit zero: the digits up to nine follow it, as in every script.
    #[serde(default = "ascii_zero")]
    pub zero: char,
    /// The fonts that it needs beyond those in the program: the files with the ending `.ttf` in
    /// [`Self::FONTS`], by what is set in them. What has none of its own is set in that of texts.
    #[serde(default)]
    pub fonts: BTreeMap<FontRole, String>,
    /// Whether its headings are set in what is strong, because the font of headings lacks its
    /// letters, or draws two of them alike.
    #[serde(default)]
    pub strong_headings: bool,
    /// Its messages: the files with the ending `.ftl` in its folder, by their topics. Nobody but
    /// the program in the terminal reads [`Self::TERMINAL`].
    pub topics: Vec<String>,
    /// Its rulebooks: the files with the ending `.md` in its folder `rulebook`, by their games, each
    /// with the [`fingerprint`] of the English rulebook that it says.
    pub rulebooks: BTreeMap<String, String>,
}

const fn ascii_zero() -> char {
    '0'
}

impl About {
    /// The name of its file.
    pub const FILE: &'static str = "language.ron";
    /// The topic that only the program in the terminal says.
    pub const TERMINAL: &'static str = "terminal";
    /// The folder of the fonts of languages, in that of all assets.
    pub const FONTS: &'static str = "fonts/languages";

    /// Reads `language.ron`.
    ///
    /// # Errors
    /// What is wrong, and in which line; also if the name of a file is not one word of letters,
    /// digits, hyphens and underscores.
    pub fn read(text: &str) -> Result<Self, LanguageError> {
        let wrong = |what| LanguageError {
            file: Self::FILE.to_owned(),
            what,
        };
        let about: Self = ron::from_str(text)
            .map_err(|error| wrong(format!("line {}: {}", error.span.start.line, error.code)))?;
        let is_word = |name: &&String| {
            let is_part = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
            !name.is_empty() && name.chars().all(is_part)
        };
        let files = about.topics.iter().chain(about.rulebooks.keys());
        let mut names = files.chain(about.fonts.values());
        match names.find(|name| !is_word(name)) {
            Some(name) => Err(wrong(format!("“{name}” is not the name of a file"))),
            None => Ok(about),
        }
    }

    /// The files that it is made of for the table and the page, as paths in its folder: messages
    /// first.
    pub fn files(&self) -> impl Iterator<Item = String> {
        let topics = self.topics.iter().filter(|topic| *topic != Self::TERMINAL);
        let topics = topics.map(|topic| format!("{topic}.ftl"));
        let games = self.rulebooks.keys();
        topics.chain(games.map(|game| format!("rulebook/{game}.md")))
    }

    /// The same, and what the program in the terminal says.
    pub fn all_files(&self) -> impl Iterator<Item = String> {
        let is_there = self.topics.iter().any(|topic| topic == Self::TERMINAL);
        let terminal = is_there.then(|| format!("{}.ftl", Self::TERMINAL));
        terminal.into_iter().chain(self.files())
    }

    /// The files of its fonts, as paths in the folder of all assets, by what is set in them.
    pub fn font_files(&self) -> impl Iterator<Item = (FontRole, String)> {
        let files = self.fonts.iter();
        files.map(|(role, name)| (*role, format!("{}/{name}.ttf", Self::FONTS)))
    }
}

/// The tag of the language for somebody who reads these, in the order of their preference, as
/// `de-AT` or `de_AT.UTF-8`: the first that is there and complete, otherwise English.
#[must_use]
pub fn best_of<'a, 'b>(all: &'b [About], read: impl IntoIterator<Item = &'a str>) -> &'b str {
    let complete = || all.iter().filter(|about| about.complete);
    for tag in read {
        let is_it = |known: &str| known.eq_ignore_ascii_case(tag);
        let is_like_it = |known: &str| primary(known).eq_ignore_ascii_case(primary(tag));
        let mut found = complete().filter(|about| is_it(&about.tag));
        let mut alike = complete().filter(|about| is_like_it(&about.tag));
        if let Some(about) = found.next().or_else(|| alike.next()) {
            return &about.tag;
        }
        if is_like_it(Language::ENGLISH) {
            break;
        }
    }
    Language::ENGLISH
}

/// A tag without what is said of regions and scripts: that of `pt_BR.UTF-8` is `pt`.
fn primary(tag: &str) -> &str {
    tag.split(['-', '_', '.', '@']).next().unwrap_or(tag)
}

/// A number of 16 hexadecimal digits that changes with a text (64-bit FNV-1a): by it a translation
/// knows the English text that it says.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const GERMAN: &str = r#"(
    tag: "de",
    name: "Deutsch",
    english_name: "German",
    complete: false,
    read_by_a_player: false,
    decimal_mark: ',',
    topics: ["common", "ur"],
    rulebooks: {"ur": "cbf29ce484222325"},
)"#;

    #[test]
    fn a_language_names_its_files() {
        let german = About::read(GERMAN).expect("it can be read");
        let files: Vec<String> = german.files().collect();
        assert_eq!(files, ["common.ftl", "ur.ftl", "rulebook/ur.md"]);
        let with_terminal = GERMAN.replacen("\"ur\"]", "\"terminal\", \"ur\"]", 1);
        let german = About::read(&with_terminal).expect("it can be read");
        assert_eq!(german.files().collect::<Vec<_>>(), files);
        assert_eq!(german.all_files().next().as_deref(), Some("terminal.ftl"));
        assert_eq!(german.all_files().count(), files.len() + 1);
        assert!(!german.right_to_left);
        assert_eq!(german.zero, '0');
        assert_eq!(german.font_files().count(), 0);
    }

    #[test]
    fn a_language_names_its_fonts_by_what_is_set_in_them() {
        let fonts =
            "fonts: {text: \"A-Regular\", strong: \"A-Bold\"}, strong_headings: true, topics";
        let about = About::read(&GERMAN.replacen("topics", fonts, 1)).expect("it can be read");
        let files: Vec<_> = about.font_files().collect();
        let files: Vec<_> = files.iter().map(|(role, file)| (*role, &**file)).collect();
        let [text, strong] =
            ["A-Regular", "A-Bold"].map(|name| format!("fonts/languages/{name}.ttf"));
        assert_eq!(
            files,
            [(FontRole::Text, &*text), (FontRole::Strong, &*strong)]
        );
        assert!(about.strong_headings);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        for (old, new, said) in [
            ("false", "maybe", "language.ron: line 5: "),
            ("\"ur\"]", "\"../ur\"]", "“../ur” is not the name of a file"),
            ("{\"ur\"", "{\"\"", "“” is not the name of a file"),
            (
                "topics",
                "fonts: {text: \"a/b\"}, topics",
                "“a/b” is not the name of a file",
            ),
            (
                "topics",
                "fonts: {bold: \"A\"}, topics",
                "language.ron: line 8: ",
            ),
            ("name:", "nome:", "language.ron: line 3: "),
        ] {
            let error = About::read(&GERMAN.replacen(old, new, 1)).unwrap_err();
            assert!(error.to_string().contains(said), "{error}");
        }
    }

    #[test]
    fn a_fingerprint_changes_with_the_text() {
        assert_eq!(fingerprint(""), "cbf29ce484222325");
        assert_eq!(fingerprint("a"), "af63dc4c8601ec8c");
        assert_ne!(fingerprint("ab"), fingerprint("ba"));
    }

    #[test]
    fn the_first_complete_language_of_a_system_is_chosen_and_otherwise_english() {
        let about = |tag: &str, complete: bool| About {
            tag: tag.to_owned(),
            complete,
            ..About::read(GERMAN).expect("it can be read")
        };
        let all = [about("de", true), about("pt-BR", true), about("tr", false)];
        for (read, chosen) in [
            (&[][..], "en"),
            (&["C"], "en"),
            (&["de"], "de"),
            (&["de_AT.UTF-8"], "de"),
            (&["tr-TR", "de-CH"], "de"),
            (&["tr"], "en"),
            (&["fr", "pt-PT"], "pt-BR"),
            (&["pt-br", "de"], "pt-BR"),
            (&["en-GB", "de"], "en"),
        ] {
            assert_eq!(best_of(&all, read.iter().copied()), chosen, "{read:?}");
        }
    }
}
