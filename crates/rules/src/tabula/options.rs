use crate::{HouseRule, HouseRules, OptionError, Value, Values};

/// The house rules of Tabula.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Options {
    /// Rule 3: while one's hand is not empty, none of one's men may land on 13 or beyond.
    pub lock_second_half: bool,
    /// Rule 7: bearing off waits until hand and bar are empty and every man that is left is in the last quarter. Without it only the bar
    /// forbids bearing off.
    pub gather: bool,
    /// Rule 8: a man is borne off by the exact number. Without it a larger die will do for a man with none of one's own further back.
    pub exact_bearing_off: bool,
    /// How much of a throw must be played when not all of it can be.
    pub partly_playable: PartlyPlayable,
    /// What a win is worth, 1 or 2 points, if the loser has borne none off.
    pub none_off_points: u8,
    /// How the men lie at the beginning.
    pub setup: SetUp,
}

/// How much of a throw must be played when not all of it can be.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum PartlyPlayable {
    /// As many dice as any order and choice can use.
    MostDice,
    /// Any die after any other, until none of those that remain can be played.
    AnyOrder,
}

/// How the men lie at the beginning.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum SetUp {
    /// Everything in hand; one die each decides who begins.
    AllInHand,
    /// The game that the emperor Zeno lost by one throw, as Agathias tells it: White is to play 2-5-6.
    Zeno,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            lock_second_half: false,
            gather: true,
            exact_bearing_off: true,
            partly_playable: PartlyPlayable::MostDice,
            none_off_points: 1,
            setup: SetUp::AllInHand,
        }
    }
}

const ON: Value = Value { key: "on", title: "on" };
const OFF: Value = Value { key: "off", title: "off" };

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "lock_second_half",
            title: "Second half locked",
            explains: "Nothing may land on 13 or beyond while one still has men in hand.",
            values: Values::OneOf(&[OFF, ON]),
        },
        HouseRule {
            key: "gather",
            title: "Gather before bearing off",
            explains: "Bearing off begins when every man that is left is in the last quarter. Off: only the bar forbids it.",
            values: Values::OneOf(&[ON, OFF]),
        },
        HouseRule {
            key: "exact_bearing_off",
            title: "Exact bearing off",
            explains: "Only the exact number bears off. Off: a larger die will do for one's rearmost man.",
            values: Values::OneOf(&[ON, OFF]),
        },
        HouseRule {
            key: "partly_playable",
            title: "A throw that cannot all be played",
            explains: "Use as many dice as can be used, or play in any order until none of the rest can be played.",
            values: Values::OneOf(&[
                Value { key: "most_dice", title: "as many dice as possible" },
                Value { key: "any_order", title: "any order until nothing is playable" },
            ]),
        },
        HouseRule {
            key: "none_off_points",
            title: "Win with the loser having none off",
            explains: "What a win is worth if the loser has not borne off a single man.",
            values: Values::OneOf(&[Value { key: "1", title: "1 point" }, Value { key: "2", title: "2 points" }]),
        },
        HouseRule {
            key: "setup",
            title: "Set-up",
            explains: "Begin with everything in hand, or where the emperor Zeno had to play his 2-5-6.",
            values: Values::OneOf(&[
                Value { key: "all_in_hand", title: "everything in hand" },
                Value { key: "zeno", title: "Zeno's position" },
            ]),
        },
    ];

    fn get(&self, key: &str) -> Option<String> {
        let switch = |on: bool| if on { "on" } else { "off" };
        let value = match key {
            "lock_second_half" => switch(self.lock_second_half),
            "gather" => switch(self.gather),
            "exact_bearing_off" => switch(self.exact_bearing_off),
            "partly_playable" => match self.partly_playable {
                PartlyPlayable::MostDice => "most_dice",
                PartlyPlayable::AnyOrder => "any_order",
            },
            "none_off_points" => return Some(self.none_off_points.to_string()),
            "setup" => match self.setup {
                SetUp::AllInHand => "all_in_hand",
                SetUp::Zeno => "zeno",
            },
            _ => return None,
        };
        Some(value.to_owned())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let rule = Self::RULES
            .iter()
            .find(|rule| rule.key == key)
            .ok_or_else(|| OptionError::unknown_rule(key, Self::RULES))?;
        match (key, value) {
            ("lock_second_half", "on" | "off") => self.lock_second_half = value == "on",
            ("gather", "on" | "off") => self.gather = value == "on",
            ("exact_bearing_off", "on" | "off") => self.exact_bearing_off = value == "on",
            ("partly_playable", "most_dice") => self.partly_playable = PartlyPlayable::MostDice,
            ("partly_playable", "any_order") => self.partly_playable = PartlyPlayable::AnyOrder,
            ("none_off_points", "1") => self.none_off_points = 1,
            ("none_off_points", "2") => self.none_off_points = 2,
            ("setup", "all_in_hand") => self.setup = SetUp::AllInHand,
            ("setup", "zeno") => self.setup = SetUp::Zeno,
            _ => return Err(OptionError::unknown_value(rule, value)),
        }
        Ok(())
    }

    /// Every combination goes together.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }
}
