//! The house rules of Tablero di Berona, each declared once.

use tesserae_words::house_rules;

use crate::{
    Values,
    house_rule::{OFF_ON, options, values},
};

options! {
    /// The house rules of Tablero di Berona.
    #[derive(Copy)]
    struct Options {
        series: Series = Series::VALUES,
            house_rules::berona_series,
            house_rules::berona_series_explained;
        stake: u16 = Values::Whole { min: 1, max: 1000, default: 10 },
            house_rules::berona_stake,
            house_rules::berona_stake_explained;
        use_both_dice: bool = OFF_ON,
            house_rules::berona_use_both_dice,
            house_rules::berona_use_both_dice_explained;
        return_from: ReturnFrom = ReturnFrom::VALUES,
            house_rules::berona_return_from,
            house_rules::berona_return_from_explained;
        after_draw: AfterDraw = AfterDraw::VALUES,
            house_rules::berona_after_draw,
            house_rules::berona_after_draw_explained;
    }
}

values! {
    /// From which stacks a token may be returned.
    ReturnFrom {
        /// Any stack on the board that has an own token on top.
        AnyStack = "any_stack", house_rules::berona_return_from_any_stack;
        OwnHomeRow = "own_home_row", house_rules::berona_return_from_own_home_row;
    }
}

values! {
    /// How games add up.
    Series {
        Single = "single", house_rules::berona_series_single;
        Ledger = "ledger", house_rules::berona_series_ledger;
        FixedStake = "fixed_stake", house_rules::berona_series_fixed_stake;
        Difference = "difference", house_rules::berona_series_difference;
    }
}

values! {
    /// Who begins the game after a draw.
    AfterDraw {
        Random = "random", house_rules::berona_after_draw_random;
        SamePlayer = "same_player", house_rules::berona_after_draw_same_player;
    }
}
