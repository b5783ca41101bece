use crate::{HouseRule, HouseRules, OptionError};

/// The house rules of one game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Options {}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[];

    fn get(&self, _key: &str) -> Option<String> {
        None
    }

    fn set(&mut self, key: &str, _value: &str) -> Result<(), OptionError> {
        Err(OptionError::unknown_rule(key, Self::RULES))
    }

    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
