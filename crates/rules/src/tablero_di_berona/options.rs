//! The house rules of Tablero di Berona, each declared once.

use crate::{
    Values,
    house_rule::{OFF_ON, options, values},
};

options! {
    /// The house rules of Tablero di Berona.
    #[derive(Copy)]
    struct Options {
        series: Series = Series::VALUES,
            "Series",
            "Whether you play one game, or several that add up.";
        stake: u16 = Values::Whole { min: 1, max: 1000, default: 10 },
            "Fixed stake",
            "What the loser of a game pays with a fixed stake, in coins; without effect in the other series.";
        use_both_dice: bool = OFF_ON,
            "Both dice must be used",
            "A bump is only allowed where both dice cannot be used in any way.";
        return_from: ReturnFrom = ReturnFrom::VALUES,
            "Return a token from",
            "Where a token may lie that doubles return to the reserve.";
        after_draw: AfterDraw = AfterDraw::VALUES,
            "After a draw",
            "Who begins the game after a draw.";
    }
}

values! {
    /// From which stacks a token may be returned.
    ReturnFrom {
        /// Any stack on the board that has an own token on top.
        AnyStack = "any_stack", "Any stack";
        OwnHomeRow = "own_home_row", "Your own home squares";
    }
}

values! {
    /// How games add up.
    Series {
        Single = "single", "A single game";
        Ledger = "ledger", "Running score: the winner adds the difference";
        FixedStake = "fixed_stake", "Fixed stake: the loser pays an agreed sum";
        Difference = "difference", "Difference: the loser pays one coin a point";
    }
}

values! {
    /// Who begins the game after a draw.
    AfterDraw {
        Random = "random", "Whoever throws higher";
        SamePlayer = "same_player", "The one who began the drawn game";
    }
}
