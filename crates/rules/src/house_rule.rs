//! House rules: what players may choose before a game, how a game declares it ([`options!`],
//! [`values!`]), and the keys under which it stands in files and on command lines.

use std::{collections::BTreeMap, ops::RangeInclusive};

use rand::{Rng, RngExt, seq::IndexedRandom};
use tesserae_words::{self as words, Text, house_rules};
use thiserror::Error;

/// A choice that players make before a game and that stays with it.
#[derive(Copy, Clone, Debug)]
pub struct HouseRule {
    /// The name in files and on command lines: `drop_pays`.
    pub key: &'static str,
    /// The name on the page of the game.
    pub title: fn() -> Text,
    /// One line that says what it does, if its name does not say all.
    pub explains: Option<fn() -> Text>,
    /// What may be chosen.
    pub values: Values,
}

impl HouseRule {
    /// Which of its values, counted from 0, has this key.
    ///
    /// # Errors
    /// If the value is not in the list of the rule.
    pub fn choose(&self, value: &str) -> Result<usize, OptionError> {
        let index = self
            .values
            .listed()
            .iter()
            .position(|known| known.key == value);
        index.ok_or_else(|| OptionError::unknown_value(self, value))
    }

    /// The number that a text names, if the rule allows it.
    ///
    /// # Errors
    /// If it is no whole number in decimal digits, is too small or too large, or the rule's values
    /// are not numbers.
    pub fn number(&self, value: &str) -> Result<u32, OptionError> {
        let range = self
            .values
            .range()
            .filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
        let number =
            range.and_then(|range| value.parse().ok().filter(|number| range.contains(number)));
        number.ok_or_else(|| OptionError::unknown_value(self, value))
    }

    /// Whether it can be set to the value with this key, or to this number.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        self.choose(value).is_ok() || self.number(value).is_ok()
    }

    /// Whether a value is the default; no value means the default.
    #[must_use]
    pub fn is_default(&self, value: Option<&str>) -> bool {
        value.is_none_or(|value| {
            let number = self.number(value).map(|number| number.to_string());
            number.as_deref().unwrap_or(value) == self.values.default_key()
        })
    }

    /// One line that says what it does, if its name does not say all.
    #[must_use]
    pub fn explanation(&self) -> Option<Text> {
        self.explains.map(|explains| explains())
    }

    /// Which whole numbers it can be set to: “from 1 to 64 points”; None if there are none.
    #[must_use]
    pub fn range_in_words(&self) -> Option<Text> {
        match self.values {
            Values::OneOf(_) => None,
            Values::Whole { min, max, .. } => {
                Some(house_rules::range(min, words::common::number(max)))
            }
            Values::OneOfOrWhole {
                min, max, number, ..
            } => Some(house_rules::range(min, number(max))),
        }
    }

    /// Its values in one line, the default first: “Standard: On. Or: Off.”
    #[must_use]
    pub fn choices(&self) -> Text {
        let others = match self.values {
            Values::OneOf(values) => {
                words::in_a_row(values.iter().skip(1).map(|value| (value.title)()))
            }
            Values::Whole {
                min, max: u32::MAX, ..
            } => Some(house_rules::or_more(min)),
            Values::Whole { min, max, .. } => Some(house_rules::from_to(min, max)),
            Values::OneOfOrWhole {
                min, max, number, ..
            } => Some(house_rules::values_from_to(min, number(max))),
        };
        let default = self.title_of(&self.values.default_key());
        match others {
            Some(others) => house_rules::standard_or(default, others),
            None => house_rules::standard(default),
        }
    }

    /// The key of one of its values, counted from 0.
    #[must_use]
    pub fn key_of(&self, index: usize) -> Option<&'static str> {
        self.values.listed().get(index).map(|value| value.key)
    }

    /// The name of a value on the new-game sheet, by its key: “7 points”.
    #[must_use]
    pub fn title_of(&self, value: &str) -> Text {
        let listed = self.values.listed().iter().find(|known| known.key == value);
        match (listed, self.values, value.parse::<u32>()) {
            (Some(listed), _, _) => (listed.title)(),
            (None, Values::OneOfOrWhole { number, .. }, Ok(value)) => number(value),
            (None, _, Ok(value)) => words::common::number(value),
            (None, _, Err(_)) => words::common::as_written(value),
        }
    }

    /// A value by chance: one of the list or any number of the range, each half of the time where
    /// the rule has both.
    pub fn draw(&self, rng: &mut impl Rng) -> String {
        let listed = self
            .values
            .listed()
            .choose(rng)
            .map(|value| value.key.to_owned());
        match (listed, self.values.range()) {
            (Some(listed), Some(_)) if rng.random() => listed,
            (_, Some(range)) => rng.random_range(range).to_string(),
            (listed, None) => listed.unwrap_or_default(),
        }
    }
}

/// What a house rule can be set to.
#[derive(Copy, Clone, Debug)]
pub enum Values {
    /// One of these; the first is the default.
    OneOf(&'static [Value]),
    /// A whole number from `min` to `max`.
    Whole {
        /// The smallest.
        min: u32,
        /// The largest.
        max: u32,
        /// Where nothing is chosen.
        default: u32,
    },
    /// One of these, the usual ones, of which the first is the default; or any whole number from
    /// `min` to `max`.
    OneOfOrWhole {
        /// The usual values. Numbers among them have their decimal digits as key.
        values: &'static [Value],
        /// The smallest number.
        min: u32,
        /// The largest number.
        max: u32,
        /// A number with what it counts: “7 points”.
        number: fn(u32) -> Text,
    },
}

impl Values {
    /// The values that have a name; empty where all of them are numbers.
    #[must_use]
    pub const fn listed(self) -> &'static [Value] {
        match self {
            Self::OneOf(values) | Self::OneOfOrWhole { values, .. } => values,
            Self::Whole { .. } => &[],
        }
    }

    /// The whole numbers that are allowed, if any are.
    #[must_use]
    pub const fn range(self) -> Option<RangeInclusive<u32>> {
        match self {
            Self::OneOf(_) => None,
            Self::Whole { min, max, .. } | Self::OneOfOrWhole { min, max, .. } => Some(min..=max),
        }
    }

    /// The key of the default.
    #[must_use]
    pub fn default_key(self) -> String {
        match self {
            Self::Whole { default, .. } => default.to_string(),
            Self::OneOf(values) | Self::OneOfOrWhole { values, .. } => values
                .first()
                .map_or_else(String::new, |value| value.key.to_owned()),
        }
    }
}

/// One value of a house rule.
#[derive(Copy, Clone, Debug)]
pub struct Value {
    /// The name in files and on command lines: `current_stake`.
    pub key: &'static str,
    /// The name on the page of the game.
    pub title: fn() -> Text,
}

/// House rules by key, as they stand in files and on command lines. What is not named has its
/// default.
pub type RuleValues = BTreeMap<String, String>;

/// The values of a rule that is usually on.
pub(crate) const ON_OFF: Values = Values::OneOf(&[ON, OFF]);
/// The values of a rule that is usually off.
pub(crate) const OFF_ON: Values = Values::OneOf(&[OFF, ON]);
/// The values of a rule to which the answer is usually no.
pub(crate) const NO_YES: Values = Values::OneOf(&[NO, YES]);
/// The values of a rule to which the answer is usually yes.
pub(crate) const YES_NO: Values = Values::OneOf(&[YES, NO]);

const NO: Value = Value {
    key: "no",
    title: house_rules::no,
};
const YES: Value = Value {
    key: "yes",
    title: house_rules::yes,
};
const ON: Value = Value {
    key: "on",
    title: house_rules::on,
};
const OFF: Value = Value {
    key: "off",
    title: house_rules::off,
};

/// A type that can hold the value of a house rule.
pub trait Setting: Sized {
    /// Where nothing is chosen: the first of the values, or the default number.
    fn initial(values: Values) -> Self;

    /// The value with this key; numbers are written in decimal digits.
    fn from_key(key: &str) -> Option<Self>;

    /// The key of the value, one of those that the rule has.
    fn to_key(&self, values: Values) -> String;
}

/// A switch: `on` and `yes` are true, every other key is false.
impl Setting for bool {
    fn initial(values: Values) -> Self {
        is_on(&values.default_key())
    }

    fn from_key(key: &str) -> Option<Self> {
        Some(is_on(key))
    }

    fn to_key(&self, values: Values) -> String {
        values
            .listed()
            .iter()
            .find(|value| is_on(value.key) == *self)
            .map_or_else(String::new, |value| value.key.to_owned())
    }
}

fn is_on(key: &str) -> bool {
    matches!(key, "on" | "yes")
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Setting for $number {
            fn initial(values: Values) -> Self {
                Self::from_key(&values.default_key()).unwrap_or_default()
            }

            fn from_key(key: &str) -> Option<Self> {
                key.parse().ok()
            }

            fn to_key(&self, _: Values) -> String {
                self.to_string()
            }
        }
    )+};
}

numbers!(u8, u16, u32);

/// Declares an enumeration whose variants are the values of one house rule, the default first.
///
/// Each variant is followed by its key in files and its name on the page of the game.
macro_rules! values {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $key:literal, $topic:ident::$title:ident;)+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
        pub enum $name { $(
            #[doc = $crate::house_rule::named!($title)]
            $(#[$doc])*
            $variant,
        )+ }

        impl $name {
            const VALUES: $crate::Values =
                $crate::Values::OneOf(&[$($crate::Value { key: $key, title: $topic::$title }),+]);
        }

        impl $crate::Setting for $name {
            fn initial(_: $crate::Values) -> Self {
                [$(Self::$variant),+][0]
            }

            fn from_key(key: &str) -> Option<Self> {
                Some(match key { $($key => Self::$variant,)+ _ => return None })
            }

            fn to_key(&self, _: $crate::Values) -> String {
                match self { $(Self::$variant => $key,)+ }.to_owned()
            }
        }
    };
}

pub(crate) use values;

/// Declares the options of a game, each once: field (and key, where files call it otherwise), type,
/// values, name on the new-game sheet, explanation. It yields the struct, its `Default` and its
/// [`HouseRules`].
macro_rules! options {
    (
        $(#[$about:meta])*
        struct $name:ident {
            $(
                $(#[$doc:meta])*
                $field:ident $(as $key:literal)?: $type:ty = $values:expr, $topic:ident::$title:ident, $place:ident::$explains:ident;
            )+
        }
        $(check: $check:ident;)?
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, Eq, PartialEq, Hash)]
        pub struct $name { $(
            #[doc = $crate::house_rule::named!($explains)]
            $(#[$doc])*
            pub $field: $type,
        )+ }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: <$type as $crate::Setting>::initial($values),)+ }
            }
        }

        impl $crate::HouseRules for $name {
            const RULES: &'static [$crate::HouseRule] = &[$($crate::HouseRule {
                key: $crate::house_rule::key!($field $($key)?),
                title: $topic::$title,
                explains: Some($place::$explains),
                values: $values,
            },)+];

            fn get(&self, key: &str) -> Option<String> {
                $(if key == $crate::house_rule::key!($field $($key)?) {
                    return Some($crate::Setting::to_key(&self.$field, $values));
                })+
                None
            }

            fn put(&mut self, key: &str, value: &str) -> Option<()> {
                $(if key == $crate::house_rule::key!($field $($key)?) {
                    self.$field = $crate::Setting::from_key(value)?;
                    return Some(());
                })+
                None
            }

            $(fn agree(&self) -> Result<(), $crate::OptionError> {
                self.$check()
            })?
        }
    };
}

/// The documentation of what has a name on the page of the game: a link to the message.
macro_rules! named {
    ($message:ident) => {
        concat!(
            "[“",
            stringify!($message),
            "”](house_rules::",
            stringify!($message),
            ")\n\n"
        )
    };
}

/// The key of an option in files: its own, or the name of its field.
macro_rules! key {
    ($field:ident) => {
        stringify!($field)
    };
    ($field:ident $key:literal) => {
        $key
    };
}

pub(crate) use {key, named, options};

/// The options of one game.
pub trait HouseRules: Clone + Default {
    /// All of them, in the order of the page of the game.
    const RULES: &'static [HouseRule];

    /// The key of the value a rule has now; `None` if there is no such rule. Numbers are written in
    /// decimal.
    fn get(&self, key: &str) -> Option<String>;

    /// Stores a value that [`HouseRule::allows`]; `None` if there is no such rule or its type
    /// cannot hold the value.
    fn put(&mut self, key: &str, value: &str) -> Option<()>;

    /// Checks that the rules go together.
    ///
    /// # Errors
    /// If two of them exclude one another, such as Jacoby in a match.
    fn agree(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// Sets one rule.
    ///
    /// # Errors
    /// If there is no such rule or it has no such value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let rule = Self::RULES.iter().find(|rule| rule.key == key);
        let rule = rule.ok_or_else(|| OptionError::unknown_rule(key, Self::RULES))?;
        let stored = if rule.allows(value) {
            self.put(key, value)
        } else {
            None
        };
        stored.ok_or_else(|| OptionError::unknown_value(rule, value))
    }

    /// Checks that every rule has a value that it may have, also where it was set by hand, and that
    /// the rules go together.
    ///
    /// # Errors
    /// If one has not, or two of them exclude one another.
    fn check(&self) -> Result<(), OptionError> {
        for (rule, value) in Self::RULES
            .iter()
            .filter_map(|rule| Some((rule, self.get(rule.key)?)))
        {
            if !rule.allows(&value) {
                return Err(OptionError::unknown_value(rule, &value));
            }
        }
        self.agree()
    }

    /// Options from their keys and values.
    ///
    /// # Errors
    /// As [`HouseRules::set`] and [`HouseRules::check`].
    fn from_values(chosen: &RuleValues) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in chosen {
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }

    /// Every rule with its value, defaults included.
    fn rule_values(&self) -> RuleValues {
        let mut values = RuleValues::new();
        values.extend(
            Self::RULES
                .iter()
                .filter_map(|rule| Some((rule.key.to_owned(), self.get(rule.key)?))),
        );
        values
    }
}

/// Why house rules were refused.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("{}", self.text())]
pub enum OptionError {
    /// No rule has this key.
    UnknownRule {
        /// What was asked for.
        key: String,
        /// The keys there are.
        known: String,
    },
    /// The rule has no such value.
    UnknownValue {
        /// The rule.
        key: String,
        /// What was asked for.
        value: String,
        /// What it may be.
        may_be: Text,
    },
    /// Two rules exclude one another.
    Conflict(Text),
}

impl OptionError {
    /// Why they were refused.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::UnknownRule { key, known } => {
                house_rules::unknown_rule(key.as_str(), known.as_str())
            }
            Self::UnknownValue { key, value, may_be } => {
                house_rules::unknown_value(key.as_str(), value.as_str(), may_be.clone())
            }
            Self::Conflict(conflict) => conflict.clone(),
        }
    }

    /// The error for a key that is in none of these rules.
    #[must_use]
    fn unknown_rule(key: &str, rules: &[HouseRule]) -> Self {
        let known: Vec<_> = rules.iter().map(|rule| rule.key).collect();
        Self::UnknownRule {
            key: crate::text::brief(key),
            known: known.join(", "),
        }
    }

    /// The error for a value that this rule does not have.
    #[must_use]
    fn unknown_value(rule: &HouseRule, value: &str) -> Self {
        let listed = rule.values.listed().iter();
        let listed = listed.map(|value| words::common::as_written(value.key));
        let may_be = words::in_a_row(listed.chain(rule.range_in_words()));
        Self::UnknownValue {
            key: rule.key.to_owned(),
            value: crate::text::brief(value),
            may_be: may_be.unwrap_or_else(|| words::common::as_written("")),
        }
    }
}
