//! The house rules of Tabula, each declared once.

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
            "Exact bearing off",
            "Only the exact number bears off. Off: a larger die will do for the piece furthest back.";
        /// Rule 7: hand and bar are empty, too.
        gather: bool = ON_OFF,
            "Gather before bearing off",
            "Bearing off begins when every piece that is left is in the last quarter. Off: only the bar forbids it.";
        /// Rule 3.
        lock_second_half: bool = OFF_ON,
            "Second half locked",
            "Nothing may land on 13 or beyond while the player still has pieces in hand.";
        none_off_points: u8 =
            Values::OneOf(&[Value { key: "1", title: "1 point" }, Value { key: "2", title: "2 points" }]),
            "A win while the loser has none off",
            "What a win is worth if the loser has not borne off a single piece.";
        partly_playable: PartlyPlayable = PartlyPlayable::VALUES,
            "A throw that cannot all be played",
            "Use as many dice as can be used, or play in any order until none of the rest can be played.";
        setup: SetUp = SetUp::VALUES,
            "Set-up",
            "Begin with everything in hand, or where the emperor Zeno had to play his 2-5-6.";
    }
}

values! {
    /// How much of a throw must be played when not all of it can be.
    PartlyPlayable {
        MostDice = "most_dice", "As many dice as possible";
        AnyOrder = "any_order", "Any order until nothing is playable";
    }
}

values! {
    /// How the pieces lie at the beginning.
    SetUp {
        /// Everything in hand; one die each decides who begins.
        AllInHand = "all_in_hand", "Everything in hand";
        /// The game that the emperor Zeno lost by one throw, as Agathias tells it: Ivory is to play 2-5-6.
        Zeno = "zeno", "Zeno’s position";
    }
}
