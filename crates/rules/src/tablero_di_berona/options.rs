//! The house rules of Tablero di Berona, each declared once.

use crate::{
    Values,
    house_rule::{OFF_ON, options, values},
};

options! {
    /// The house rules of Tablero di Berona.
    #[derive(Copy)]
    struct Options {
        /// How games add up.
        series: Series = Series::VALUES,
            "Series",
            "How the games of an evening add up.";
        /// What the loser of a game pays with a fixed stake, in coins, 1 to 1000.
        stake: u16 = Values::Whole { min: 1, max: 1000, default: 10 },
            "Fixed stake",
            "What the loser of a game pays with a fixed stake, in coins; without effect in the other series.";
        /// Whether both dice must be used if some way exists, so that nobody bumps by choice.
        use_both_dice: bool = OFF_ON,
            "Both dice must be used",
            "A bump is only allowed where both dice cannot be used in any way.";
        /// From which stacks a token may be retrieved.
        retrieve_from: RetrieveFrom = RetrieveFrom::VALUES,
            "Return a token from",
            "Where a token may lie that doubles bring back to the reserve.";
        /// Who begins after a draw.
        after_draw: AfterDraw = AfterDraw::VALUES,
            "After a draw",
            "Who begins the game after a draw.";
    }
}

values! {
    /// From which stacks a token may be retrieved.
    RetrieveFrom {
        /// Any stack on the board that has an own token on top.
        AnyStack = "any_stack", "Any stack";
        /// Such a stack of the own home row.
        OwnHomeRow = "own_home_row", "Your own home row";
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
