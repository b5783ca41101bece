use crate::{
    HouseRule, HouseRules, OptionError, Setting, Value, Values,
    house_rule::{OFF_ON, ON_OFF, values},
};

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

values! {
    /// What refusing a double costs.
    DropPays {
        /// The stake before the offer.
        CurrentStake = "current_stake", "The stake before the offer";
        /// One point, whatever the stake: the literal words of our source.
        OnePoint = "one_point", "1 point (the source's literal words)";
    }
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

impl Options {
    /// Whether Crawford's rule is in force: it means nothing in a single game.
    pub(super) const fn crawford_match(&self) -> Option<u8> {
        if self.crawford { self.match_length } else { None }
    }
}

/// The length of a match in points, or `single`.
impl Setting for Option<u8> {
    fn told(&self, _: Values) -> String {
        self.map_or_else(|| "single".to_owned(), |length| length.to_string())
    }

    fn choose(&mut self, key: &str) -> bool {
        *self = key.parse().ok();
        self.is_some() || key == "single"
    }
}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "drop_pays",
            title: "A refused double pays",
            explains: "What the one who drops loses. The two differ only after a redouble.",
            values: DropPays::VALUES,
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
            values: ON_OFF,
        },
        HouseRule {
            key: "jacoby",
            title: "Jacoby",
            explains: "Gammons and backgammons count only after a double has been taken. For single games.",
            values: OFF_ON,
        },
        HouseRule {
            key: "beavers",
            title: "Beavers",
            explains: "Whoever takes a double may at once double again and keep the die. For single games.",
            values: OFF_ON,
        },
        HouseRule {
            key: "automatic_doubles",
            title: "Automatic doubles",
            explains: "The first tie in the opening doubles the stake, at most once. For single games.",
            values: OFF_ON,
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
            values: ON_OFF,
        },
    ];

    fn setting(&mut self, key: &str) -> Option<&mut dyn Setting> {
        Some(match key {
            "drop_pays" => &mut self.drop_pays,
            "bar_counts" => &mut self.bar_counts,
            "doubling_die" => &mut self.doubling_die,
            "jacoby" => &mut self.jacoby,
            "beavers" => &mut self.beavers,
            "automatic_doubles" => &mut self.automatic_doubles,
            "match_length" => &mut self.match_length,
            "crawford" => &mut self.crawford,
            _ => return None,
        })
    }

    fn agree(&self) -> Result<(), OptionError> {
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
