use crate::{HouseRule, HouseRules, OptionError, Value, Values};

/// The house rules of Tablero di Berona.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Options {
    /// Whether both dice must be used if some way exists, so that nobody bumps by choice.
    pub use_both_dice: bool,
    /// From which stacks a token may be retrieved.
    pub retrieve_from: RetrieveFrom,
    /// How games add up.
    pub series: Series,
    /// What the loser of a game pays with a fixed stake, in coins, 1 to 1000.
    pub stake: u16,
    /// Who begins after a draw.
    pub after_draw: AfterDraw,
}

/// From which stacks a token may be retrieved.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum RetrieveFrom {
    /// Any stack on the board that has an own token on top.
    #[default]
    AnyStack,
    /// Such a stack of the own home row.
    OwnHomeRow,
}

/// How games add up.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Series {
    /// One game.
    #[default]
    Single,
    /// The winner writes down the difference in points.
    Ledger,
    /// The loser pays an agreed sum.
    FixedStake,
    /// The loser pays one coin a point of difference.
    Difference,
}

/// Who begins the game after a draw.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum AfterDraw {
    /// Whoever throws higher.
    #[default]
    Random,
    /// The one who began the drawn game.
    SamePlayer,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            use_both_dice: false,
            retrieve_from: RetrieveFrom::default(),
            series: Series::default(),
            stake: 10,
            after_draw: AfterDraw::default(),
        }
    }
}

const USE_BOTH_DICE: HouseRule = HouseRule {
    key: "use_both_dice",
    title: "Both dice must be used",
    explains: "A bump is only allowed where no way exists to use both dice.",
    values: Values::OneOf(&[Value { key: "off", title: "Off" }, Value { key: "on", title: "On" }]),
};

const RETRIEVE_FROM: HouseRule = HouseRule {
    key: "retrieve_from",
    title: "Retrieve from",
    explains: "Where a token that doubles take back to the reserve may lie.",
    values: Values::OneOf(&[
        Value { key: "any_stack", title: "Any stack" },
        Value { key: "own_home_row", title: "The own home row" },
    ]),
};

const SERIES: HouseRule = HouseRule {
    key: "series",
    title: "Series",
    explains: "How the games of an evening add up.",
    values: Values::OneOf(&[
        Value { key: "single", title: "A single game" },
        Value { key: "ledger", title: "Ledger: the winner writes down the difference" },
        Value { key: "fixed_stake", title: "Fixed stake: the loser pays an agreed sum" },
        Value { key: "difference", title: "Difference: the loser pays one coin a point" },
    ]),
};

const STAKE: HouseRule = HouseRule {
    key: "stake",
    title: "Fixed stake",
    explains: "What the loser of a game pays with a fixed stake, in coins.",
    values: Values::Whole { min: 1, max: 1000, default: 10 },
};

const AFTER_DRAW: HouseRule = HouseRule {
    key: "after_draw",
    title: "After a draw",
    explains: "Who begins the game after a draw.",
    values: Values::OneOf(&[
        Value { key: "random", title: "Whoever throws higher" },
        Value { key: "same_player", title: "The one who began the drawn game" },
    ]),
};

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[USE_BOTH_DICE, RETRIEVE_FROM, SERIES, STAKE, AFTER_DRAW];

    fn get(&self, key: &str) -> Option<String> {
        let value = match key {
            "use_both_dice" => USE_BOTH_DICE.key_of(self.use_both_dice.into()),
            "retrieve_from" => RETRIEVE_FROM.key_of(self.retrieve_from as usize),
            "series" => SERIES.key_of(self.series as usize),
            "stake" => return Some(self.stake.to_string()),
            "after_draw" => AFTER_DRAW.key_of(self.after_draw as usize),
            _ => None,
        };
        value.map(str::to_owned)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "use_both_dice" => self.use_both_dice = USE_BOTH_DICE.choose(value)? == 1,
            "retrieve_from" => {
                self.retrieve_from = match RETRIEVE_FROM.choose(value)? {
                    0 => RetrieveFrom::AnyStack,
                    _ => RetrieveFrom::OwnHomeRow,
                };
            }
            "series" => {
                self.series = match SERIES.choose(value)? {
                    0 => Series::Single,
                    1 => Series::Ledger,
                    2 => Series::FixedStake,
                    _ => Series::Difference,
                };
            }
            "stake" => {
                self.stake = STAKE.number(value)?.try_into().map_err(|_| OptionError::unknown_value(&STAKE, value))?;
            }
            "after_draw" => {
                self.after_draw = match AFTER_DRAW.choose(value)? {
                    0 => AfterDraw::Random,
                    _ => AfterDraw::SamePlayer,
                };
            }
            _ => return Err(OptionError::unknown_rule(key, Self::RULES)),
        }
        Ok(())
    }

    /// Every combination makes a game; the stake is without effect unless the series is for a fixed stake. It may have
    /// been set by hand, so it is looked at again.
    fn check(&self) -> Result<(), OptionError> {
        STAKE.number(&self.stake.to_string()).map(|_| ())
    }
}
