//! The house rules of Tablero de Jesus, each declared once.

use crate::{
    Values,
    house_rule::{OFF_ON, options, values},
};

options! {
    /// The house rules of Tablero de Jesus.
    #[derive(Copy)]
    struct Options {
        stake: u8 = Values::Whole { min: 8, max: 50, default: 15 },
            "Stake",
            "How many coins each player brings.";
        claiming: Claiming = Claiming::VALUES,
            "Claiming",
            "When whoever receives the dice may claim a run without throwing.";
        several_runs: SeveralRuns = SeveralRuns::VALUES,
            "Several runs at once",
            "What a taker gets when more than one run lies on the board.";
        eighth_coin: bool = OFF_ON,
            "The eighth coin",
            "All seven coins in line also win one coin from the opponent’s purse, before the refill.";
        coins_left: CoinsLeft = CoinsLeft::VALUES,
            "Coins left on the board",
            "Who gets the coins that lie on the board at the end.";
    }
}

values! {
    /// What a taker gets when several runs lie on the board.
    SeveralRuns {
        All = "all", "All are taken";
        /// One, which the taker picks; the others stay.
        One = "one", "The taker picks one";
    }
}

values! {
    /// When the receiver of the dice may claim a run without throwing.
    Claiming {
        AfterSurrender = "after_surrender", "After the dice are lost";
        /// Every time the dice are received, also after a refill.
        EveryReceipt = "every_receipt", "Every time you get the dice";
        Never = "never", "Never: throw first";
    }
}

values! {
    /// Who gets the coins that lie on the board at the end.
    CoinsLeft {
        Winner = "winner", "The winner";
        /// Nobody; they are put aside.
        Nobody = "nobody", "Nobody";
    }
}
