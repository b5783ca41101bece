//! How a text is worded: in a language as far as it goes, the rest in English.

use std::fmt::{self, Write};

use crate::{
    Argument, Language, Name, Text, common,
    pattern::{Key, Part},
};

/// Begins words in the direction of their first letter: FSI of Unicode.
const FIRST_STRONG: char = '\u{2068}';
/// Begins words from left to right: LRI.
const LEFT_TO_RIGHT: char = '\u{2066}';
/// Ends either: PDI.
const END_OF_ISOLATE: char = '\u{2069}';

/// Writes texts in a language.
pub(crate) struct Writer<'a> {
    /// None is English.
    pub(crate) language: Option<&'a Language>,
    /// What is done with the words of messages, so that tests can tell them from their arguments.
    pub(crate) dress: Dress,
}

/// What is done with the words of messages.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Dress {
    /// They are written as they are.
    Plain,
    /// They stand in brackets.
    Brackets,
    /// Those that a language lacks stand in brackets.
    EnglishInBrackets,
    /// They stand in brackets, have accents and are longer by two fifths.
    Longer,
}

impl Writer<'_> {
    /// A text, in a form of it if it has that form.
    pub(crate) fn text(&self, text: &Text, form: Option<&str>, out: &mut dyn Write) -> fmt::Result {
        let translated = self
            .language
            .and_then(|language| language.pattern(text.id(), form));
        let arguments = text.arguments();
        match (translated, text.english()) {
            (Some(parts), _) => self.parts(parts, arguments, self.language, out),
            (None, Ok(parts)) if self.dress == Dress::EnglishInBrackets => {
                out.write_char('⟦')?;
                self.parts(parts, arguments, None, out)?;
                out.write_char('⟧')
            }
            (None, Ok(parts)) => self.parts(parts, arguments, None, out),
            (None, Err(words)) => self.words(words, out),
        }
    }

    /// A pattern with its arguments, whose numbers are counted as in this language.
    fn parts(
        &self,
        parts: &[Part],
        arguments: &[Argument],
        counted: Option<&Language>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        for part in parts {
            match part {
                Part::Words(words) => self.words(words, out)?,
                Part::Argument(index) => self.argument(arguments.get(*index), None, out)?,
                Part::Form { of, form } => self.argument(arguments.get(*of), Some(form), out)?,
                Part::Select {
                    by,
                    variants,
                    other,
                } => {
                    let argument = arguments.get(*by);
                    let fits =
                        |key: &Key| argument.is_some_and(|argument| fits(key, argument, counted));
                    let chosen = variants.iter().find(|(key, _)| fits(key));
                    let parts = chosen.map_or(other, |(_, parts)| parts);
                    self.parts(parts, arguments, counted, out)?;
                }
            }
        }
        Ok(())
    }

    fn argument(
        &self,
        argument: Option<&Argument>,
        form: Option<&str>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        match argument {
            Some(Argument::Number(number)) => self.number(&number.value().to_string(), out),
            Some(Argument::Decimal(number)) => {
                let mut written = String::new();
                number.write(
                    self.language.map_or('.', Language::decimal_mark),
                    &mut written,
                )?;
                self.number(&written, out)
            }
            Some(Argument::Name(Name::You)) => self.text(&common::you(), form, out),
            Some(Argument::Name(name @ Name::Called(_))) => {
                self.isolated(FIRST_STRONG, &name.to_string(), out)
            }
            Some(Argument::Name(Name::Titled(text)) | Argument::Text(text)) => {
                self.text(text, form, out)
            }
            Some(Argument::Verbatim(words)) => self.isolated(FIRST_STRONG, words, out),
            None => Ok(()),
        }
    }

    fn number(&self, number: &str, out: &mut dyn Write) -> fmt::Result {
        let Some(language) = self.language else {
            return out.write_str(number);
        };
        let digits = language.digits(number);
        if number.starts_with(|first: char| first.is_ascii_digit()) {
            out.write_str(&digits)
        } else {
            self.isolated(LEFT_TO_RIGHT, &digits, out)
        }
    }

    /// Words that may be written in another direction than those around them: in a language that is
    /// written from right to left they are kept together.
    fn isolated(&self, begin: char, words: &str, out: &mut dyn Write) -> fmt::Result {
        if !words.is_empty() && self.language.is_some_and(Language::is_right_to_left) {
            write!(out, "{begin}{words}{END_OF_ISOLATE}")
        } else {
            out.write_str(words)
        }
    }

    fn words(&self, words: &str, out: &mut dyn Write) -> fmt::Result {
        match self.dress {
            Dress::Plain | Dress::EnglishInBrackets => out.write_str(words),
            Dress::Brackets => write!(out, "⟦{words}⟧"),
            Dress::Longer => write!(out, "[{}]", longer(words)),
        }
    }
}

/// Whether an argument is what a key says; numbers are counted as in this language.
fn fits(key: &Key, argument: &Argument, counted: Option<&Language>) -> bool {
    match (key, argument) {
        (Key::NumberIs(key), Argument::Number(number)) => number.value() == *key,
        (Key::WordIs(word), Argument::Number(number)) => match counted {
            Some(language) => language.category(number.value()) == word,
            None => word == "one" && number.value() == 1,
        },
        (Key::WordIs(word), Argument::Name(name)) => word == "you" && *name == Name::You,
        (Key::WordIs(word), Argument::Verbatim(words)) => words == word,
        _ => false,
    }
}

/// Words with accents, and with every vowel twice: about two fifths longer, the brackets included.
fn longer(words: &str) -> String {
    let mut out = String::with_capacity(words.len() * 2);
    for letter in words.chars() {
        let accented = match letter {
            'a' => 'ä',
            'e' => 'é',
            'i' => 'î',
            'o' => 'ø',
            'u' => 'ů',
            'A' => 'Å',
            'E' => 'É',
            'I' => 'Í',
            'O' => 'Ö',
            'U' => 'Ú',
            'c' => 'ç',
            'n' => 'ñ',
            's' => 'š',
            'z' => 'ž',
            other => other,
        };
        out.push(accented);
        if "aeiouAEIOU".contains(letter) {
            out.push(accented);
        }
    }
    out
}
