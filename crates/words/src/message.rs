//! A message in English, and how it is worded with its arguments.

use std::fmt::{self, Write};

use crate::{Argument, Name};

/// A message: its name and its English words.
#[derive(Debug)]
pub struct Message {
    /// Its name in every language: the topic and the identifier in the file, `ur.throw-the-lots`.
    pub id: &'static str,
    pub(crate) value: &'static [Part],
}

/// A piece of a message.
#[derive(Debug)]
pub(crate) enum Part {
    Words(&'static str),
    /// The argument with this number.
    Argument(usize),
    /// The first variant whose key fits an argument.
    Select {
        by: usize,
        variants: &'static [(Key, &'static [Part])],
        other: &'static [Part],
    },
}

/// What a variant is chosen by.
#[derive(Debug)]
pub(crate) enum Key {
    NumberIs(i64),
    /// `one` of a number, `you` of a name, what is written of anything verbatim.
    WordIs(&'static str),
}

/// Writes a pattern with its arguments, and marks before and after the words that are its own.
pub(crate) fn write(
    parts: &[Part],
    arguments: &[Argument],
    marks: [&str; 2],
    out: &mut dyn Write,
) -> fmt::Result {
    for part in parts {
        match part {
            Part::Words(words) => write!(out, "{}{words}{}", marks[0], marks[1])?,
            Part::Argument(index) => match arguments.get(*index) {
                Some(Argument::Number(number)) => write!(out, "{}", number.value())?,
                Some(Argument::Decimal(number)) => write!(out, "{number}")?,
                Some(Argument::Name(name)) => write!(out, "{name}")?,
                Some(Argument::Text(text)) => text.write(marks, out)?,
                Some(Argument::Verbatim(words)) => out.write_str(words)?,
                None => {}
            },
            Part::Select {
                by,
                variants,
                other,
            } => {
                let argument = arguments.get(*by);
                let fits = |key: &Key| argument.is_some_and(|argument| key.fits(argument));
                let chosen = variants.iter().find(|(key, _)| fits(key));
                let parts = chosen.map_or(other, |(_, parts)| parts);
                write(parts, arguments, marks, out)?;
            }
        }
    }
    Ok(())
}

impl Key {
    fn fits(&self, argument: &Argument) -> bool {
        match (self, argument) {
            (Self::NumberIs(key), Argument::Number(number)) => number.value() == *key,
            // The plural of English: everything but 1.
            (Self::WordIs("one"), Argument::Number(number)) => number.value() == 1,
            (Self::WordIs("you"), Argument::Name(name)) => *name == Name::You,
            (Self::WordIs(word), Argument::Verbatim(words)) => words == word,
            _ => false,
        }
    }
}
