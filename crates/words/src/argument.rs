//! What stands in a message besides its own words.

use std::fmt;

use crate::Text;

/// What stands in a message besides its own words.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Argument {
    /// A number, which is counted or written.
    Number(Number),
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

/// Somebody whom a message names.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Name {
    /// The player who reads it.
    You,
    /// Somebody else, by the name that they gave.
    Called(String),
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

impl fmt::Display for Name {
    /// In English: without characters that would end the line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::You => write!(f, "{}", crate::common::you()),
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
