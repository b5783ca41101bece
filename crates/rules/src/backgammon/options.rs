use crate::{HouseRule, HouseRules, OptionError, Value, Values};

/// The house rules of one game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Options {
    /// What refusing a double costs.
    pub drop_pays: DropPays,
    /// Whether a man on the bar makes a backgammon as one in the winner's home board does.
    pub bar_counts: bool,
    /// Whether there is a doubling die at all.
    pub doubling_die: bool,
    /// Gammons and backgammons count only if a double has been taken. Single games only.
    pub jacoby: bool,
    /// The taker of a double may double again at once. Single games only.
    pub beavers: bool,
    /// The first tie in the opening doubles the stake. Single games only.
    pub automatic_doubles: bool,
    /// The points that win the match; nothing for a single game.
    pub match_length: Option<u8>,
    /// No doubling in the first game after somebody has come within a point of the match.
    pub crawford: bool,
}

/// What refusing a double costs.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum DropPays {
    /// The stake before the offer.
    CurrentStake,
    /// One point, whatever the stake: the literal words of our source.
    OnePoint,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            drop_pays: DropPays::CurrentStake,
            bar_counts: true,
            doubling_die: true,
            jacoby: false,
            beavers: false,
            automatic_doubles: false,
            match_length: None,
            crawford: true,
        }
    }
}

const ON_OFF: &[Value] = &[Value { key: "on", title: "On" }, Value { key: "off", title: "Off" }];
const OFF_ON: &[Value] = &[Value { key: "off", title: "Off" }, Value { key: "on", title: "On" }];

impl Options {
    /// Whether Crawford's rule is in force: it means nothing in a single game.
    pub(super) const fn crawford_match(&self) -> Option<u8> {
        if self.crawford { self.match_length } else { None }
    }

    fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "bar_counts" => &mut self.bar_counts,
            "doubling_die" => &mut self.doubling_die,
            "jacoby" => &mut self.jacoby,
            "beavers" => &mut self.beavers,
            "automatic_doubles" => &mut self.automatic_doubles,
            "crawford" => &mut self.crawford,
            _ => return None,
        })
    }
}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "drop_pays",
            title: "A refused double pays",
            explains: "What the one who drops loses. The two differ only after a redouble.",
            values: Values::OneOf(&[
                Value { key: "current_stake", title: "The stake before the offer" },
                Value { key: "one_point", title: "1 point (the source's literal words)" },
            ]),
        },
        HouseRule {
            key: "bar_counts",
            title: "Backgammon counts the bar",
            explains: "Whether a man on the bar makes a threefold loss, as one in the winner's home board does.",
            values: Values::OneOf(&[
                Value { key: "yes", title: "Yes" },
                Value { key: "no", title: "No (the source names only the table)" },
            ]),
        },
        HouseRule {
            key: "doubling_die",
            title: "Doubling die",
            explains: "Without it every game is played for one point.",
            values: Values::OneOf(ON_OFF),
        },
        HouseRule {
            key: "jacoby",
            title: "Jacoby",
            explains: "Gammons and backgammons count only after a double has been taken. For single games.",
            values: Values::OneOf(OFF_ON),
        },
        HouseRule {
            key: "beavers",
            title: "Beavers",
            explains: "Whoever takes a double may at once double again and keep the die. For single games.",
            values: Values::OneOf(OFF_ON),
        },
        HouseRule {
            key: "automatic_doubles",
            title: "Automatic doubles",
            explains: "The first tie in the opening doubles the stake, at most once. For single games.",
            values: Values::OneOf(OFF_ON),
        },
        HouseRule {
            key: "match_length",
            title: "Match length",
            explains: "A single game, or as many as it takes until somebody has this many points.",
            values: Values::OneOf(&[
                Value { key: "single", title: "Single game" },
                Value { key: "3", title: "3 points" },
                Value { key: "5", title: "5 points" },
                Value { key: "7", title: "7 points" },
                Value { key: "9", title: "9 points" },
                Value { key: "11", title: "11 points" },
                Value { key: "15", title: "15 points" },
                Value { key: "21", title: "21 points" },
                Value { key: "25", title: "25 points" },
            ]),
        },
        HouseRule {
            key: "crawford",
            title: "Crawford",
            explains: "In a match: when somebody first comes within a point of winning it, one game is played without doubling.",
            values: Values::OneOf(ON_OFF),
        },
    ];

    fn get(&self, key: &str) -> Option<String> {
        let text = match key {
            "drop_pays" => match self.drop_pays {
                DropPays::CurrentStake => "current_stake".to_owned(),
                DropPays::OnePoint => "one_point".to_owned(),
            },
            "bar_counts" => if self.bar_counts { "yes" } else { "no" }.to_owned(),
            "match_length" => self.match_length.map_or_else(|| "single".to_owned(), |length| length.to_string()),
            _ => if *self.clone().switch(key)? { "on" } else { "off" }.to_owned(),
        };
        Some(text)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let rule = Self::RULES
            .iter()
            .find(|rule| rule.key == key)
            .ok_or_else(|| OptionError::unknown_rule(key, Self::RULES))?;
        let known = matches!(rule.values, Values::OneOf(values) if values.iter().any(|v| v.key == value));
        if !known {
            return Err(OptionError::unknown_value(rule, value));
        }
        match key {
            "drop_pays" => {
                self.drop_pays = if value == "one_point" { DropPays::OnePoint } else { DropPays::CurrentStake };
            }
            "match_length" => self.match_length = value.parse().ok(),
            _ => {
                if let Some(switch) = self.switch(key) {
                    *switch = matches!(value, "on" | "yes");
                }
            }
        }
        Ok(())
    }

    fn check(&self) -> Result<(), OptionError> {
        let only_single =
            [("Jacoby", self.jacoby), ("beavers", self.beavers), ("automatic doubles", self.automatic_doubles)];
        match (self.match_length, only_single.iter().find(|(_, on)| *on)) {
            (Some(_), Some((name, _))) => Err(OptionError::Conflict(
                format!("{name} are for single games, not for matches").replace("Jacoby are", "Jacoby is"),
            )),
            _ => Ok(()),
        }
    }
}
