//! The house rules of Tablero de Jesus, each declared once.

use tesserae_words::house_rules;

use crate::{
    Values,
    house_rule::{OFF_ON, options, values},
};

options! {
    /// The house rules of Tablero de Jesus.
    #[derive(Copy)]
    struct Options {
        stake: u8 = Values::Whole { min: 8, max: 50, default: 15 },
            house_rules::jesus_stake,
            house_rules::jesus_stake_explained;
        claiming: Claiming = Claiming::VALUES,
            house_rules::jesus_claiming,
            house_rules::jesus_claiming_explained;
        several_runs: SeveralRuns = SeveralRuns::VALUES,
            house_rules::jesus_several_runs,
            house_rules::jesus_several_runs_explained;
        eighth_coin: bool = OFF_ON,
            house_rules::jesus_eighth_coin,
            house_rules::jesus_eighth_coin_explained;
        coins_left: CoinsLeft = CoinsLeft::VALUES,
            house_rules::jesus_coins_left,
            house_rules::jesus_coins_left_explained;
    }
}

values! {
    /// What a taker gets when several runs lie on the board.
    SeveralRuns {
        All = "all", house_rules::jesus_several_runs_all;
        /// One, which the taker picks; the others stay.
        One = "one", house_rules::jesus_several_runs_one;
    }
}

values! {
    /// When the receiver of the dice may claim a run without throwing.
    Claiming {
        AfterSurrender = "after_surrender", house_rules::jesus_claiming_after_surrender;
        /// Every time the dice are received, also after a refill.
        EveryReceipt = "every_receipt", house_rules::jesus_claiming_every_receipt;
        Never = "never", house_rules::jesus_claiming_never;
    }
}

values! {
    /// Who gets the coins that lie on the board at the end.
    CoinsLeft {
        Winner = "winner", house_rules::jesus_coins_left_winner;
        /// Nobody; they are put aside.
        Nobody = "nobody", house_rules::jesus_coins_left_nobody;
    }
}
