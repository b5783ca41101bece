use crate::{
    HouseRule, HouseRules, Setting, Values,
    house_rule::{OFF_ON, values},
};

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

values! {
    /// What a taker gets when several runs lie on the board.
    SeveralRuns {
        /// All of them.
        All = "all", "All are taken";
        /// One, which he picks; the others stay.
        One = "one", "The taker picks one";
    }
}

values! {
    /// When the receiver of the dice may claim a run without throwing.
    Claiming {
        /// When the other player has just surrendered the dice.
        AfterSurrender = "after_surrender", "After a surrender";
        /// Whenever he receives the dice, also after a refill.
        EveryReceipt = "every_receipt", "On every receipt of the dice";
        /// Never: he must throw first.
        Never = "never", "Never: he must throw first";
    }
}

values! {
    /// Who gets the coins that lie on the board at the end.
    CoinsLeft {
        /// The winner.
        Winner = "winner", "The winner";
        /// Nobody; they are put aside.
        Nobody = "nobody", "Nobody";
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            stake: 15,
            eighth_coin: false,
            several_runs: SeveralRuns::All,
            claiming: Claiming::AfterSurrender,
            coins_left: CoinsLeft::Winner,
        }
    }
}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "stake",
            title: "Stake",
            explains: "How many coins each player brings.",
            values: Values::Whole { min: 8, max: 50, default: 15 },
        },
        HouseRule {
            key: "eighth_coin",
            title: "The eighth coin",
            explains: "All seven coins in line also win one coin from the opponent's purse, before the refill.",
            values: OFF_ON,
        },
        HouseRule {
            key: "several_runs",
            title: "Several runs at once",
            explains: "What a taker gets when more than one run lies on the board.",
            values: SeveralRuns::VALUES,
        },
        HouseRule {
            key: "claiming",
            title: "Claiming",
            explains: "When whoever receives the dice may claim a run without throwing.",
            values: Claiming::VALUES,
        },
        HouseRule {
            key: "coins_left",
            title: "Coins left on the board",
            explains: "Who gets the coins that lie on the board at the end.",
            values: CoinsLeft::VALUES,
        },
    ];

    fn setting(&mut self, key: &str) -> Option<&mut dyn Setting> {
        Some(match key {
            "stake" => &mut self.stake,
            "eighth_coin" => &mut self.eighth_coin,
            "several_runs" => &mut self.several_runs,
            "claiming" => &mut self.claiming,
            "coins_left" => &mut self.coins_left,
            _ => return None,
        })
    }
}
