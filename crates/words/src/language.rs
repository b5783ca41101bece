//! A language: its messages, as they are read from its Fluent files.

use std::collections::{BTreeMap, HashMap};

use fluent_syntax::{
    ast::{self, Entry},
    parser,
};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::{
    ALL, About, Text, common,
    message::{Kind, Message},
    pattern::{self, Key, Names, Part, Pattern},
    writer::{Dress, Writer},
};

/// A language in which texts are worded. What it lacks is worded in English.
pub struct Language {
    tag: String,
    plural: Option<PluralRules>,
    messages: HashMap<String, Translation>,
    /// Its rulebooks by game.
    rulebooks: HashMap<String, String>,
    is_right_to_left: bool,
    decimal_mark: char,
    zero: char,
    dress: Dress,
}

/// A message in another language.
struct Translation {
    value: Pattern,
    /// Its forms by name: `ablative`.
    forms: BTreeMap<String, Pattern>,
}

/// Why a file of a language is not read.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("{file}: {what}")]
pub struct LanguageError {
    /// The name of the file.
    pub file: String,
    /// What is wrong, with the line or the message where it is.
    pub what: String,
}

/// A file of a language: its name without ending, which is the topic, and what it contains.
pub type File<'a> = (&'a str, &'a str);

/// What ends a sentence in any language.
const ENDS: [char; 8] = ['.', '!', '?', '…', '。', '！', '？', '։'];

/// Topics whose texts are written elsewhere in English, and which have no arguments.
const KEYED: [&str; 1] = ["lessons"];

impl Language {
    /// The tag of English.
    pub const ENGLISH: &'static str = "en";

    /// English, which is in the program.
    #[must_use]
    pub fn english() -> Self {
        Self::without_messages(Dress::Plain)
    }

    /// English for tests of the layout: with accents, in brackets, and about two fifths longer.
    #[must_use]
    pub fn longer_english() -> Self {
        Self::without_messages(Dress::Longer)
    }

    /// English for tests of what is a message: the words of messages stand in brackets, as in
    /// [`Text::in_brackets`].
    #[must_use]
    pub fn in_brackets() -> Self {
        Self::without_messages(Dress::Brackets)
    }

    /// The same language for tests of what it lacks: what is said in English for that stands in
    /// brackets.
    #[must_use]
    pub fn with_english_in_brackets(self) -> Self {
        Self {
            dress: Dress::EnglishInBrackets,
            ..self
        }
    }

    fn without_messages(dress: Dress) -> Self {
        Self {
            tag: Self::ENGLISH.to_owned(),
            plural: None,
            messages: HashMap::new(),
            rulebooks: HashMap::new(),
            is_right_to_left: false,
            decimal_mark: '.',
            zero: '0',
            dress,
        }
    }

    /// Reads a language from all of its files: their paths in its folder, as [`About::files`] names
    /// them, and what they contain.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn of(about: &About, files: &[(String, String)]) -> Result<Self, LanguageError> {
        let topics = files
            .iter()
            .filter_map(|(path, text)| Some((path.strip_suffix(".ftl")?, text.as_str())));
        let mut language = Self::read(&about.tag, topics)?;
        let rulebooks = files.iter().filter_map(|(path, text)| {
            let game = path.strip_prefix("rulebook/")?.strip_suffix(".md")?;
            Some((game.to_owned(), text.clone()))
        });
        language.rulebooks = rulebooks.collect();
        language.is_right_to_left = about.right_to_left;
        language.decimal_mark = about.decimal_mark;
        language.zero = about.zero;
        Ok(language)
    }

    /// Reads the messages of a language.
    ///
    /// # Errors
    /// If the tag is none (BCP 47) or has no known rule of plurals, or if a file is no Fluent, has
    /// a message or an argument that English has not, or a form of plurals that the language has
    /// not.
    pub fn read<'a>(
        tag: &str,
        files: impl IntoIterator<Item = File<'a>> + Clone,
    ) -> Result<Self, LanguageError> {
        let wrong = |what: String| LanguageError {
            file: tag.to_owned(),
            what,
        };
        let tag: LanguageIdentifier = tag.parse().map_err(|error| wrong(format!("{error}")))?;
        let plain = LanguageIdentifier::from_parts(tag.language, None, None, &[]);
        let plural = PluralRules::create(tag.clone(), PluralRuleType::CARDINAL)
            .or_else(|_| PluralRules::create(plain, PluralRuleType::CARDINAL))
            .map_err(|error| wrong(error.to_owned()))?;
        let mut language = Self {
            tag: tag.to_string(),
            plural: Some(plural),
            messages: HashMap::new(),
            rulebooks: HashMap::new(),
            is_right_to_left: false,
            decimal_mark: '.',
            zero: '0',
            dress: Dress::Plain,
        };
        let mut parsed = Vec::new();
        for (topic, text) in files {
            let resource = parser::parse(text).map_err(|(_, errors)| LanguageError {
                file: topic.to_owned(),
                what: pattern::faults(text, &errors),
            })?;
            parsed.push((topic, resource));
        }
        let mut terms = BTreeMap::new();
        for (topic, resource) in &parsed {
            for entry in &resource.body {
                if let Entry::Term(term) = entry {
                    let name = term.id.name;
                    let words = Translated::new(&[], &terms).pattern(&term.value);
                    let words = words.map_err(fault(topic, &format!("-{name}")))?;
                    terms.insert(name.to_owned(), words);
                }
            }
        }
        let english: HashMap<&str, &Message> =
            ALL.iter().map(|message| (message.id, *message)).collect();
        for (topic, resource) in &parsed {
            for entry in &resource.body {
                if let Entry::Message(entry) = entry {
                    let fault = fault(topic, entry.id.name);
                    let id = format!("{topic}.{}", entry.id.name);
                    let arguments = match english.get(id.as_str()) {
                        Some(message) => message.arguments,
                        None if KEYED.contains(topic) => &[],
                        None => return Err(fault("English has no such message".to_owned())),
                    };
                    let translation = Translated::new(arguments, &terms)
                        .message(entry)
                        .map_err(&fault)?;
                    if language.messages.insert(id, translation).is_some() {
                        return Err(fault("it stands there twice".to_owned()));
                    }
                }
            }
        }
        Ok(language)
    }

    /// Its name among languages (BCP 47): `pt-BR`.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether it is written from right to left.
    #[must_use]
    pub const fn is_right_to_left(&self) -> bool {
        self.is_right_to_left
    }

    /// What stands between the whole part of a number and its decimals.
    #[must_use]
    pub const fn decimal_mark(&self) -> char {
        self.decimal_mark
    }

    /// Digits of decimal numbers, as this language writes them.
    pub(crate) fn digits(&self, number: &str) -> String {
        let own = |letter: char| {
            let digit = letter.to_digit(10)?;
            char::from_u32(u32::from(self.zero) + digit)
        };
        let letters = number.chars();
        letters
            .map(|letter| own(letter).unwrap_or(letter))
            .collect()
    }

    /// The rulebook of a game in Markdown, if it is translated.
    #[must_use]
    pub fn rulebook(&self, game: &str) -> Option<&str> {
        self.rulebooks.get(game).map(String::as_str)
    }

    /// A text in this language.
    #[must_use]
    pub fn word(&self, text: &Text) -> String {
        let mut out = String::new();
        let writer = Writer {
            language: Some(self),
            dress: self.dress,
        };
        // Writing to a string cannot fail.
        let _ = writer.text(text, None, &mut out);
        // The sign of a percentage belongs to its number.
        out.replace("\u{2069}%", "%\u{2069}")
    }

    /// Words of this language as a sentence: with a capital at the beginning, where it has capitals,
    /// and a full stop at the end, unless they end otherwise.
    #[must_use]
    pub fn sentence(&self, words: &str) -> String {
        let words = words.trim();
        let mut letters = words.chars();
        let Some(first) = letters.next() else {
            return String::new();
        };
        let sentence: String = self.capital(first).into_iter().chain(letters).collect();
        if sentence.ends_with(ENDS) || (self.tag == "el" && sentence.ends_with(';')) {
            sentence
        } else {
            self.word(&common::stated(common::as_written(sentence)))
        }
    }

    /// A letter as it begins a sentence.
    fn capital(&self, letter: char) -> Vec<char> {
        match letter {
            'i' if self.tag == "tr" => vec!['İ'],
            // Georgian has capitals for whole words only.
            '\u{10D0}'..='\u{10FF}' => vec![letter],
            _ => {
                let mut capitals = letter.to_uppercase();
                let first = capitals.next().unwrap_or(letter);
                // Of two letters in one only the first is large: “ß”, “և”.
                let rest = capitals.flat_map(char::to_lowercase);
                std::iter::once(first).chain(rest).collect()
            }
        }
    }

    /// The messages of English that this language lacks, in the order of the files.
    pub fn missing(&self) -> impl Iterator<Item = &'static str> {
        let ids = ALL.iter().map(|message| message.id);
        ids.filter(|id| !self.messages.contains_key(*id))
    }

    /// How many of the messages of English it has, and how many these are; without those that only
    /// the terminal says.
    #[must_use]
    pub fn progress(&self) -> [usize; 2] {
        let ids = ALL.iter().map(|message| message.id);
        let counted = ids.filter(|id| {
            id.split_once('.')
                .is_none_or(|(topic, _)| topic != About::TERMINAL)
        });
        let [mut done, mut all] = [0, 0];
        for id in counted {
            all += 1;
            done += usize::from(self.has(id));
        }
        [done, all]
    }

    /// The messages that it has, in no order: also those of texts that are written elsewhere.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// All words of its messages, in no order.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let patterns = self
            .messages
            .values()
            .flat_map(|message| [&message.value].into_iter().chain(message.forms.values()));
        patterns.flat_map(|pattern| words_of(pattern))
    }

    /// Whether a text that is written elsewhere, such as a step of a lesson, is translated.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    /// The words of a message, or of a form of it if it has that.
    pub(crate) fn pattern(&self, id: &str, form: Option<&str>) -> Option<&[Part]> {
        let Translation { value, forms } = self.messages.get(id)?;
        Some(form.and_then(|form| forms.get(form)).unwrap_or(value))
    }

    /// The category of a number in the grammar of this language.
    pub(crate) fn category(&self, number: i64) -> &'static str {
        match &self.plural {
            Some(rules) => name(
                rules
                    .select(number.unsigned_abs())
                    .unwrap_or(PluralCategory::OTHER),
            ),
            None if number == 1 => "one",
            None => "other",
        }
    }
}

/// All words of a pattern, of every variant.
fn words_of(pattern: &[Part]) -> Vec<&str> {
    let mut found = Vec::new();
    for part in pattern {
        match part {
            Part::Words(words) => found.push(&**words),
            Part::Select {
                variants, other, ..
            } => {
                found.extend(variants.iter().flat_map(|(_, variant)| words_of(variant)));
                found.extend(words_of(other));
            }
            Part::Argument(_) | Part::Form { .. } => {}
        }
    }
    found
}

const fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

fn fault(topic: &str, id: &str) -> impl Fn(String) -> LanguageError {
    move |what| LanguageError {
        file: topic.to_owned(),
        what: format!("{id}: {what}"),
    }
}

/// A message that is being read: what English gives it, and the terms of its language.
struct Translated<'a> {
    arguments: &'static [(&'static str, Kind)],
    terms: &'a BTreeMap<String, Pattern>,
}

impl<'a> Translated<'a> {
    const fn new(
        arguments: &'static [(&'static str, Kind)],
        terms: &'a BTreeMap<String, Pattern>,
    ) -> Self {
        Self { arguments, terms }
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) -> Result<Pattern, String> {
        pattern::read(pattern, self)
    }

    fn message(&mut self, entry: &ast::Message<&str>) -> Result<Translation, String> {
        let value = entry.value.as_ref().ok_or("it has no text")?;
        let value = self.pattern(value)?;
        let forms = entry.attributes.iter().map(|form| {
            let words = self.pattern(&form.value)?;
            Ok((form.id.name.to_lowercase(), words))
        });
        let forms = forms.collect::<Result<_, String>>()?;
        Ok(Translation { value, forms })
    }
}

impl Names for Translated<'_> {
    fn argument(&mut self, name: &str) -> Result<usize, String> {
        let place = self.arguments.iter().position(|(known, _)| *known == name);
        place.ok_or_else(|| format!("it has no argument ${name} in English"))
    }

    fn check(&self, argument: usize, key: &Key) -> Result<(), String> {
        let categories = ["zero", "one", "two", "few", "many"];
        match (self.arguments[argument].1, key) {
            (Kind::Number, Key::NumberIs(_)) | (Kind::Verbatim, Key::WordIs(_)) => Ok(()),
            (Kind::Number, Key::WordIs(word)) if categories.contains(&&**word) => Ok(()),
            (Kind::Name, Key::WordIs(word)) if word == "you" => Ok(()),
            (_, key) => {
                let name = self.arguments[argument].0;
                Err(format!("${name} is never {key:?}"))
            }
        }
    }

    fn term(&self, name: &str) -> Result<Pattern, String> {
        let words = self.terms.get(name).cloned();
        words.ok_or_else(|| format!("no term -{name} stands before it"))
    }
}
