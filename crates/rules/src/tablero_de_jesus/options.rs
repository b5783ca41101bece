use crate::{HouseRule, HouseRules, OptionError, Value, Values};

/// The house rules of Tablero de Jesus.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Options {
    /// How many coins each player brings, 8 to 50.
    pub stake: u8,
    /// Whether all seven coins in line win an eighth coin from the opponent's purse, before he refills.
    pub eighth_coin: bool,
    /// What a taker gets when several runs lie on the board.
    pub several_runs: SeveralRuns,
    /// When a receiver of the dice may claim a run without throwing.
    pub claiming: Claiming,
    /// Who gets the coins that lie on the board at the end.
    pub coins_left: CoinsLeft,
}

/// What a taker gets when several runs lie on the board.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum SeveralRuns {
    /// All of them.
    #[default]
    All,
    /// One, which he picks; the others stay.
    One,
}

/// When the receiver of the dice may claim a run without throwing.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Claiming {
    /// When the other player has just surrendered the dice.
    #[default]
    AfterSurrender,
    /// Whenever he receives the dice, also after a refill.
    EveryReceipt,
    /// Never: he must throw first.
    Never,
}

/// Who gets the coins that lie on the board at the end.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum CoinsLeft {
    /// The winner.
    #[default]
    Winner,
    /// Nobody; they are put aside.
    Nobody,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            stake: 15,
            eighth_coin: false,
            several_runs: SeveralRuns::default(),
            claiming: Claiming::default(),
            coins_left: CoinsLeft::default(),
        }
    }
}

const STAKE: HouseRule = HouseRule {
    key: "stake",
    title: "Stake",
    explains: "How many coins each player brings.",
    values: Values::Whole { min: 8, max: 50, default: 15 },
};

const EIGHTH_COIN: HouseRule = HouseRule {
    key: "eighth_coin",
    title: "The eighth coin",
    explains: "All seven coins in line also win one coin from the opponent's purse, before the refill.",
    values: Values::OneOf(&[Value { key: "off", title: "Off" }, Value { key: "on", title: "On" }]),
};

const SEVERAL_RUNS: HouseRule = HouseRule {
    key: "several_runs",
    title: "Several runs at once",
    explains: "What a taker gets when more than one run lies on the board.",
    values: Values::OneOf(&[
        Value { key: "all", title: "All are taken" },
        Value { key: "one", title: "The taker picks one" },
    ]),
};

const CLAIMING: HouseRule = HouseRule {
    key: "claiming",
    title: "Claiming",
    explains: "When whoever receives the dice may claim a run without throwing.",
    values: Values::OneOf(&[
        Value { key: "after_surrender", title: "After a surrender" },
        Value { key: "every_receipt", title: "On every receipt of the dice" },
        Value { key: "never", title: "Never: he must throw first" },
    ]),
};

const COINS_LEFT: HouseRule = HouseRule {
    key: "coins_left",
    title: "Coins left on the board",
    explains: "Who gets the coins that lie on the board at the end.",
    values: Values::OneOf(&[Value { key: "winner", title: "The winner" }, Value { key: "nobody", title: "Nobody" }]),
};

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[STAKE, EIGHTH_COIN, SEVERAL_RUNS, CLAIMING, COINS_LEFT];

    fn get(&self, key: &str) -> Option<String> {
        let value = match key {
            "stake" => return Some(self.stake.to_string()),
            "eighth_coin" => EIGHTH_COIN.key_of(self.eighth_coin.into()),
            "several_runs" => SEVERAL_RUNS.key_of(self.several_runs as usize),
            "claiming" => CLAIMING.key_of(self.claiming as usize),
            "coins_left" => COINS_LEFT.key_of(self.coins_left as usize),
            _ => None,
        };
        value.map(str::to_owned)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        match key {
            "stake" => {
                self.stake = STAKE.number(value)?.try_into().map_err(|_| OptionError::unknown_value(&STAKE, value))?;
            }
            "eighth_coin" => self.eighth_coin = EIGHTH_COIN.choose(value)? == 1,
            "several_runs" => {
                self.several_runs = match SEVERAL_RUNS.choose(value)? {
                    0 => SeveralRuns::All,
                    _ => SeveralRuns::One,
                };
            }
            "claiming" => {
                self.claiming = match CLAIMING.choose(value)? {
                    0 => Claiming::AfterSurrender,
                    1 => Claiming::EveryReceipt,
                    _ => Claiming::Never,
                };
            }
            "coins_left" => {
                self.coins_left = match COINS_LEFT.choose(value)? {
                    0 => CoinsLeft::Winner,
                    _ => CoinsLeft::Nobody,
                };
            }
            _ => return Err(OptionError::unknown_rule(key, Self::RULES)),
        }
        Ok(())
    }

    /// Every combination makes a game. `stake` may have been set by hand, so it is looked at again.
    fn check(&self) -> Result<(), OptionError> {
        STAKE.number(&self.stake.to_string()).map(|_| ())
    }
}
