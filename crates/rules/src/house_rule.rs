use std::collections::BTreeMap;

use thiserror::Error;

/// A choice that players make before a game and that stays with it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct HouseRule {
    /// The name in files and on command lines: `drop_pays`.
    pub key: &'static str,
    /// The name on the new-game sheet.
    pub title: &'static str,
    /// One line that says what it does.
    pub explains: &'static str,
    /// What may be chosen.
    pub values: Values,
}

impl HouseRule {
    /// Which of its values, counted from 0, has this key.
    ///
    /// # Errors
    /// If it has no such value, or its values are numbers.
    pub fn choose(&self, value: &str) -> Result<usize, OptionError> {
        match self.values {
            Values::OneOf(values) => values.iter().position(|known| known.key == value),
            Values::Whole { .. } => None,
        }
        .ok_or_else(|| OptionError::unknown_value(self, value))
    }

    /// The number that a text names, if the rule allows it.
    ///
    /// # Errors
    /// If it is no whole number in decimal digits, is too small or too large, or the rule's values are not numbers.
    pub fn number(&self, value: &str) -> Result<u32, OptionError> {
        match self.values {
            Values::Whole { min, max, .. } if value.bytes().all(|byte| byte.is_ascii_digit()) => {
                value.parse().ok().filter(|number| (min..=max).contains(number))
            }
            _ => None,
        }
        .ok_or_else(|| OptionError::unknown_value(self, value))
    }

    /// The key of one of its values, counted from 0.
    #[must_use]
    pub fn key_of(&self, index: usize) -> Option<&'static str> {
        match self.values {
            Values::OneOf(values) => values.get(index).map(|value| value.key),
            Values::Whole { .. } => None,
        }
    }
}

/// What a house rule can be set to.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
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
}

/// One value of a house rule.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Value {
    /// The name in files and on command lines: `current_stake`.
    pub key: &'static str,
    /// The name on the new-game sheet.
    pub title: &'static str,
}

/// House rules by key, as they stand in files and on command lines. What is not named has its default.
pub type Chosen = BTreeMap<String, String>;

/// The options of one game.
pub trait HouseRules: Default {
    /// All of them, in the order of the new-game sheet.
    const RULES: &'static [HouseRule];

    /// The key of the value a rule has now; nothing if there is no such rule. Numbers are told in decimal.
    fn get(&self, key: &str) -> Option<String>;

    /// Sets one rule.
    ///
    /// # Errors
    /// If there is no such rule or it has no such value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// Checks that the rules go together.
    ///
    /// # Errors
    /// If two of them exclude one another, such as Jacoby in a match.
    fn check(&self) -> Result<(), OptionError>;

    /// Options from their keys and values.
    ///
    /// # Errors
    /// As [`HouseRules::set`] and [`HouseRules::check`].
    fn from_chosen(chosen: &Chosen) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in chosen {
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }

    /// Every rule with its value, defaults included.
    fn chosen(&self) -> Chosen {
        Self::RULES.iter().filter_map(|rule| Some((rule.key.to_owned(), self.get(rule.key)?))).collect()
    }
}

/// Why house rules were refused.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum OptionError {
    /// No rule has this key.
    #[error("there is no house rule “{key}” (known: {known})")]
    UnknownRule {
        /// What was asked for.
        key: String,
        /// The keys there are.
        known: String,
    },
    /// The rule has no such value.
    #[error("house rule “{key}” cannot be “{value}” (it may be {may_be})")]
    UnknownValue {
        /// The rule.
        key: String,
        /// What was asked for.
        value: String,
        /// What it may be.
        may_be: String,
    },
    /// Two rules exclude one another.
    #[error("{0}")]
    Conflict(String),
}

impl OptionError {
    /// The error for a key that is in none of these rules.
    #[must_use]
    pub fn unknown_rule(key: &str, rules: &[HouseRule]) -> Self {
        let known: Vec<_> = rules.iter().map(|rule| rule.key).collect();
        Self::UnknownRule { key: crate::text::brief(key), known: known.join(", ") }
    }

    /// The error for a value that this rule does not have.
    #[must_use]
    pub fn unknown_value(rule: &HouseRule, value: &str) -> Self {
        let may_be = match rule.values {
            Values::OneOf(values) => values.iter().map(|value| value.key).collect::<Vec<_>>().join(", "),
            Values::Whole { min, max, .. } => format!("a whole number from {min} to {max}"),
        };
        Self::UnknownValue { key: rule.key.to_owned(), value: crate::text::brief(value), may_be }
    }
}
