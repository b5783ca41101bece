use crate::{
    HouseRule, HouseRules, Setting, Values,
    house_rule::{OFF_ON, values},
};

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

values! {
    /// From which stacks a token may be retrieved.
    RetrieveFrom {
        /// Any stack on the board that has an own token on top.
        AnyStack = "any_stack", "Any stack";
        /// Such a stack of the own home row.
        OwnHomeRow = "own_home_row", "The own home row";
    }
}

values! {
    /// How games add up.
    Series {
        /// One game.
        Single = "single", "A single game";
        /// The winner writes down the difference in points.
        Ledger = "ledger", "Ledger: the winner writes down the difference";
        /// The loser pays an agreed sum.
        FixedStake = "fixed_stake", "Fixed stake: the loser pays an agreed sum";
        /// The loser pays one coin a point of difference.
        Difference = "difference", "Difference: the loser pays one coin a point";
    }
}

values! {
    /// Who begins the game after a draw.
    AfterDraw {
        /// Whoever throws higher.
        Random = "random", "Whoever throws higher";
        /// The one who began the drawn game.
        SamePlayer = "same_player", "The one who began the drawn game";
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            use_both_dice: false,
            retrieve_from: RetrieveFrom::AnyStack,
            series: Series::Single,
            stake: 10,
            after_draw: AfterDraw::Random,
        }
    }
}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "use_both_dice",
            title: "Both dice must be used",
            explains: "A bump is only allowed where no way exists to use both dice.",
            values: OFF_ON,
        },
        HouseRule {
            key: "retrieve_from",
            title: "Retrieve from",
            explains: "Where a token that doubles take back to the reserve may lie.",
            values: RetrieveFrom::VALUES,
        },
        HouseRule {
            key: "series",
            title: "Series",
            explains: "How the games of an evening add up.",
            values: Series::VALUES,
        },
        HouseRule {
            key: "stake",
            title: "Fixed stake",
            explains: "What the loser of a game pays with a fixed stake, in coins; without effect in the other series.",
            values: Values::Whole { min: 1, max: 1000, default: 10 },
        },
        HouseRule {
            key: "after_draw",
            title: "After a draw",
            explains: "Who begins the game after a draw.",
            values: AfterDraw::VALUES,
        },
    ];

    fn setting(&mut self, key: &str) -> Option<&mut dyn Setting> {
        Some(match key {
            "use_both_dice" => &mut self.use_both_dice,
            "retrieve_from" => &mut self.retrieve_from,
            "series" => &mut self.series,
            "stake" => &mut self.stake,
            "after_draw" => &mut self.after_draw,
            _ => return None,
        })
    }
}
