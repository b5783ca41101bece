//! The house rules of Tabula, each declared once.

use tesserae_words::house_rules;

use crate::{
    Value, Values,
    house_rule::{OFF_ON, ON_OFF, options, values},
};

options! {
    /// The house rules of Tabula.
    #[derive(Copy)]
    struct Options {
        /// Rule 8.
        exact_bearing_off: bool = ON_OFF,
            house_rules::tabula_exact_bearing_off,
            house_rules::tabula_exact_bearing_off_explained;
        /// Rule 7: hand and bar are empty, too.
        gather: bool = ON_OFF,
            house_rules::tabula_gather,
            house_rules::tabula_gather_explained;
        /// Rule 3.
        lock_second_half: bool = OFF_ON,
            house_rules::tabula_lock_second_half,
            house_rules::tabula_lock_second_half_explained;
        none_off_points: u8 =
            POINTS,
            house_rules::tabula_none_off_points,
            house_rules::tabula_none_off_points_explained;
        partly_playable: PartlyPlayable = PartlyPlayable::VALUES,
            house_rules::tabula_partly_playable,
            house_rules::tabula_partly_playable_explained;
        setup: SetUp = SetUp::VALUES,
            house_rules::tabula_setup,
            house_rules::tabula_setup_explained;
    }
}

const POINTS: Values = Values::OneOf(&[
    Value {
        key: "1",
        title: || house_rules::points(1_u8),
    },
    Value {
        key: "2",
        title: || house_rules::points(2_u8),
    },
]);

values! {
    /// How much of a throw must be played when not all of it can be.
    PartlyPlayable {
        MostDice = "most_dice", house_rules::tabula_partly_playable_most_dice;
        AnyOrder = "any_order", house_rules::tabula_partly_playable_any_order;
    }
}

values! {
    /// How the pieces lie at the beginning.
    SetUp {
        /// Everything in hand; one die each decides who begins.
        AllInHand = "all_in_hand", house_rules::tabula_set_up_all_in_hand;
        /// The game that the emperor Zeno lost by one throw, as Agathias tells it: Ivory is to play 2-5-6.
        Zeno = "zeno", house_rules::tabula_set_up_zeno;
    }
}
