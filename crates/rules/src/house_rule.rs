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

    /// Whether it can be set to the value with this key, or to this number.
    #[must_use]
    pub fn allows(&self, value: &str) -> bool {
        self.choose(value).is_ok() || self.number(value).is_ok()
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
pub type RuleValues = BTreeMap<String, String>;

/// The values of a rule that is usually on.
pub(crate) const ON_OFF: Values = Values::OneOf(&[ON, OFF]);
/// The values of a rule that is usually off.
pub(crate) const OFF_ON: Values = Values::OneOf(&[OFF, ON]);
/// The values of a rule to which the answer is usually no.
pub(crate) const NO_YES: Values =
    Values::OneOf(&[Value { key: "no", title: "No" }, Value { key: "yes", title: "Yes" }]);

const ON: Value = Value { key: "on", title: "On" };
const OFF: Value = Value { key: "off", title: "Off" };

/// What a house rule is set to, whatever kind of value it has.
pub trait Setting {
    /// The key of the value, one of those that the rule has; a number in decimal digits.
    fn told(&self, values: Values) -> String;

    /// Takes the value with this key, which the rule has. Whether that was possible.
    fn choose(&mut self, key: &str) -> bool;
}

/// A switch: `on` and `yes` are true, whatever else there is is false.
impl Setting for bool {
    fn told(&self, values: Values) -> String {
        let Values::OneOf(values) = values else { return String::new() };
        values.iter().find(|value| is_on(value.key) == *self).map_or_else(String::new, |value| value.key.to_owned())
    }

    fn choose(&mut self, key: &str) -> bool {
        *self = is_on(key);
        true
    }
}

fn is_on(key: &str) -> bool {
    matches!(key, "on" | "yes")
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Setting for $number {
            fn told(&self, _: Values) -> String {
                self.to_string()
            }

            fn choose(&mut self, key: &str) -> bool {
                key.parse().map(|number| *self = number).is_ok()
            }
        }
    )+};
}

numbers!(u8, u16, u32);

/// An enumeration whose variants are the values of one house rule, the default first.
macro_rules! values {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $key:literal, $title:literal;)+ }) => {
        $(#[$about])*
        #[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            const VALUES: $crate::Values =
                $crate::Values::OneOf(&[$($crate::Value { key: $key, title: $title }),+]);
        }

        impl $crate::Setting for $name {
            fn told(&self, _: $crate::Values) -> String {
                match self { $(Self::$variant => $key,)+ }.to_owned()
            }

            fn choose(&mut self, key: &str) -> bool {
                *self = match key { $($key => Self::$variant,)+ _ => return false };
                true
            }
        }
    };
}

pub(crate) use values;

/// The options of one game.
pub trait HouseRules: Clone + Default {
    /// All of them, in the order of the new-game sheet.
    const RULES: &'static [HouseRule];

    /// Where the value of a rule is kept; nothing if there is no such rule.
    fn setting(&mut self, key: &str) -> Option<&mut dyn Setting>;

    /// Checks that the rules go together.
    ///
    /// # Errors
    /// If two of them exclude one another, such as Jacoby in a match.
    fn agree(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// The key of the value a rule has now; nothing if there is no such rule. Numbers are told in decimal.
    fn get(&self, key: &str) -> Option<String> {
        let rule = Self::RULES.iter().find(|rule| rule.key == key)?;
        Some(self.clone().setting(key)?.told(rule.values))
    }

    /// Sets one rule.
    ///
    /// # Errors
    /// If there is no such rule or it has no such value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let rule = Self::RULES.iter().find(|rule| rule.key == key);
        let (Some(rule), Some(setting)) = (rule, self.setting(key)) else {
            return Err(OptionError::unknown_rule(key, Self::RULES));
        };
        if rule.allows(value) && setting.choose(value) { Ok(()) } else { Err(OptionError::unknown_value(rule, value)) }
    }

    /// Checks that every rule has a value that it may have, also where it was set by hand, and that the rules go together.
    ///
    /// # Errors
    /// If one has not, or two of them exclude one another.
    fn check(&self) -> Result<(), OptionError> {
        for (rule, value) in Self::RULES.iter().filter_map(|rule| Some((rule, self.get(rule.key)?))) {
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
