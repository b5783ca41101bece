//! What stands in a message besides its own words.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Text;

/// What stands in a message besides its own words.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Argument {
    /// A number, which is counted or written.
    Number(Number),
    /// A number with decimal places, which is measured or computed.
    Decimal(Decimal),
    /// One of the people at the table.
    Name(Name),
    /// Another message.
    Text(Text),
    /// What is written alike in every language: notation, a key, what somebody typed.
    Verbatim(String),
}

/// A whole number.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Number(i64);

impl Number {
    /// Its value.
    #[must_use]
    pub const fn value(self) -> i64 {
        self.0
    }
}

/// Makes numbers of what is counted.
macro_rules! numbers {
    ($($type:ty),+) => {
        $(impl From<$type> for Number {
            fn from(value: $type) -> Self {
                Self(value.into())
            }
        })+
    };
}

// A truth is 1, anything else 0.
numbers!(bool, u8, u16, u32, i64);

/// Makes numbers of what may be too large, which is written as the largest number.
macro_rules! large_numbers {
    ($($type:ty),+) => {
        $(impl From<$type> for Number {
            fn from(value: $type) -> Self {
                Self(i64::try_from(value).unwrap_or(i64::MAX))
            }
        })+
    };
}

large_numbers!(u64, usize);

/// A number with decimal places. English writes it with a point: −0.42.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
pub struct Decimal {
    /// Its sign, if one is written.
    sign: Option<Sign>,
    /// Its digits as a whole number: 42 of 0.42.
    digits: u64,
    /// How many of them stand behind the point.
    places: u8,
}

/// The sign before a number.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// More than nothing.
    Plus,
    /// Less than nothing.
    Minus,
}

impl Decimal {
    /// A number rounded to this many places; its sign is written if it is less than 0.
    #[must_use]
    pub fn rounded(value: f64, places: u8) -> Self {
        let written = format!("{:.*}", usize::from(places), value.abs());
        let digits: String = written.chars().filter(char::is_ascii_digit).collect();
        Self {
            sign: (value < 0.0).then_some(Sign::Minus),
            digits: digits.parse().unwrap_or(u64::MAX),
            places,
        }
    }

    /// The same number with a plus before it if it is not less than 0.
    #[must_use]
    pub fn with_sign(self) -> Self {
        Self {
            sign: self.sign.or(Some(Sign::Plus)),
            ..self
        }
    }

    /// Its sign, if one is written.
    #[must_use]
    pub const fn sign(self) -> Option<Sign> {
        self.sign
    }

    /// Its digits before and behind the point: “0” and “42”.
    #[must_use]
    pub fn digits(self) -> (String, String) {
        let places = usize::from(self.places);
        let mut whole = format!("{:0>1$}", self.digits, places + 1);
        let behind = whole.split_off(whole.len() - places);
        (whole, behind)
    }
}

impl Decimal {
    /// Writes it with this sign before its decimal places.
    pub(crate) fn write(self, mark: char, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(match self.sign {
            Some(Sign::Plus) => "+",
            Some(Sign::Minus) => "−",
            None => "",
        })?;
        let (whole, behind) = self.digits();
        out.write_str(&whole)?;
        if behind.is_empty() {
            Ok(())
        } else {
            write!(out, "{mark}{behind}")
        }
    }
}

impl fmt::Display for Decimal {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write('.', f)
    }
}

/// Somebody whom a message names.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Name {
    /// The player who reads it.
    You,
    /// Somebody else, by the name that they gave.
    Called(String),
    /// Somebody who gave no name, by what their seat or their level is called: “White”, “Guest”.
    Titled(Text),
}

impl Default for Name {
    /// A name without letters.
    fn default() -> Self {
        Self::Called(String::new())
    }
}

impl Name {
    /// The same with at most so many letters, if somebody gave it; titles are short.
    #[must_use]
    pub fn cut(&self, letters: usize) -> Self {
        match self {
            Self::Called(name) => Self::Called(name.chars().take(letters).collect()),
            other => other.clone(),
        }
    }
}

impl From<&str> for Name {
    fn from(name: &str) -> Self {
        Self::Called(name.to_owned())
    }
}

impl From<&Self> for Name {
    fn from(name: &Self) -> Self {
        name.clone()
    }
}

impl From<Text> for Name {
    fn from(title: Text) -> Self {
        Self::Titled(title)
    }
}

/// A name that stands for itself, as in a list.
impl From<Name> for Text {
    fn from(name: Name) -> Self {
        match name {
            Name::You => crate::common::you(),
            Name::Called(_) => crate::common::as_written(name.to_string()),
            Name::Titled(title) => title,
        }
    }
}

/// A name that stands for itself, as in a list.
impl From<&Name> for Text {
    fn from(name: &Name) -> Self {
        name.clone().into()
    }
}

impl fmt::Display for Name {
    /// In English: without characters that would end the line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You => write!(f, "{}", crate::common::you()),
            Self::Titled(title) => write!(f, "{title}"),
            Self::Called(name) => name
                .split(char::is_control)
                .filter(|part| !part.is_empty())
                .enumerate()
                .try_for_each(|(index, part)| {
                    f.write_str(if index > 0 { " " } else { "" })?;
                    f.write_str(part)
                }),
        }
    }
}
