//! The house rules of Tablero de Jesus, each declared once.

use crate::{
    Values,
    house_rule::{OFF_ON, options, values},
};

options! {
    /// The house rules of Tablero de Jesus.
    #[derive(Copy)]
    struct Options {
        /// How many coins each player brings, 8 to 50.
        stake: u8 = Values::Whole { min: 8, max: 50, default: 15 },
            "Stake",
            "How many coins each player brings.";
        /// When a receiver of the dice may claim a run without throwing.
        claiming: Claiming = Claiming::VALUES,
            "Claiming",
            "When whoever receives the dice may claim a run without throwing.";
        /// What a taker gets when several runs lie on the board.
        several_runs: SeveralRuns = SeveralRuns::VALUES,
            "Several runs at once",
            "What a taker gets when more than one run lies on the board.";
        /// Whether all seven coins in line win an eighth coin from the opponent’s purse, before the refill.
        eighth_coin: bool = OFF_ON,
            "The eighth coin",
            "All seven coins in line also win one coin from the opponent’s purse, before the refill.";
        /// Who gets the coins that lie on the board at the end.
        coins_left: CoinsLeft = CoinsLeft::VALUES,
            "Coins left on the board",
            "Who gets the coins that lie on the board at the end.";
    }
}

values! {
    /// What a taker gets when several runs lie on the board.
    SeveralRuns {
        /// All of them.
        All = "all", "All are taken";
        /// One, which the taker picks; the others stay.
        One = "one", "The taker picks one";
    }
}

values! {
    /// When the receiver of the dice may claim a run without throwing.
    Claiming {
        /// When the other player has just surrendered the dice.
        AfterSurrender = "after_surrender", "After a surrender";
        /// On every receipt of the dice, also after a refill.
        EveryReceipt = "every_receipt", "On every receipt of the dice";
        /// Never: the dice must be thrown first.
        Never = "never", "Never: throw first";
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
