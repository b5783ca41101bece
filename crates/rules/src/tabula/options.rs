use crate::{
    HouseRule, HouseRules, Setting, Value, Values,
    house_rule::{OFF_ON, ON_OFF, values},
};

/// The house rules of Tabula.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Options {
    /// Rule 3: while one's hand is not empty, none of one's men may land on 13 or beyond.
    pub lock_second_half: bool,
    /// Rule 7: bearing off waits until hand and bar are empty and every man that is left is in the last quarter. Without it only the bar
    /// forbids bearing off.
    pub gather: bool,
    /// Rule 8: a man is borne off by the exact number. Without it a larger die will do for a man with none of one's own further back.
    pub exact_bearing_off: bool,
    /// How much of a throw must be played when not all of it can be.
    pub partly_playable: PartlyPlayable,
    /// What a win is worth, 1 or 2 points, if the loser has borne none off.
    pub none_off_points: u8,
    /// How the men lie at the beginning.
    pub setup: SetUp,
}

values! {
    /// How much of a throw must be played when not all of it can be.
    PartlyPlayable {
        /// As many dice as any order and choice can use.
        MostDice = "most_dice", "As many dice as possible";
        /// Any die after any other, until none of those that remain can be played.
        AnyOrder = "any_order", "Any order until nothing is playable";
    }
}

values! {
    /// How the men lie at the beginning.
    SetUp {
        /// Everything in hand; one die each decides who begins.
        AllInHand = "all_in_hand", "Everything in hand";
        /// The game that the emperor Zeno lost by one throw, as Agathias tells it: White is to play 2-5-6.
        Zeno = "zeno", "Zeno's position";
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            lock_second_half: false,
            gather: true,
            exact_bearing_off: true,
            partly_playable: PartlyPlayable::MostDice,
            none_off_points: 1,
            setup: SetUp::AllInHand,
        }
    }
}

impl HouseRules for Options {
    const RULES: &'static [HouseRule] = &[
        HouseRule {
            key: "lock_second_half",
            title: "Second half locked",
            explains: "Nothing may land on 13 or beyond while one still has men in hand.",
            values: OFF_ON,
        },
        HouseRule {
            key: "gather",
            title: "Gather before bearing off",
            explains: "Bearing off begins when every man that is left is in the last quarter. Off: only the bar forbids it.",
            values: ON_OFF,
        },
        HouseRule {
            key: "exact_bearing_off",
            title: "Exact bearing off",
            explains: "Only the exact number bears off. Off: a larger die will do for one's rearmost man.",
            values: ON_OFF,
        },
        HouseRule {
            key: "partly_playable",
            title: "A throw that cannot all be played",
            explains: "Use as many dice as can be used, or play in any order until none of the rest can be played.",
            values: PartlyPlayable::VALUES,
        },
        HouseRule {
            key: "none_off_points",
            title: "Win with the loser having none off",
            explains: "What a win is worth if the loser has not borne off a single man.",
            values: Values::OneOf(&[Value { key: "1", title: "1 point" }, Value { key: "2", title: "2 points" }]),
        },
        HouseRule {
            key: "setup",
            title: "Set-up",
            explains: "Begin with everything in hand, or where the emperor Zeno had to play his 2-5-6.",
            values: SetUp::VALUES,
        },
    ];

    fn setting(&mut self, key: &str) -> Option<&mut dyn Setting> {
        Some(match key {
            "lock_second_half" => &mut self.lock_second_half,
            "gather" => &mut self.gather,
            "exact_bearing_off" => &mut self.exact_bearing_off,
            "partly_playable" => &mut self.partly_playable,
            "none_off_points" => &mut self.none_off_points,
            "setup" => &mut self.setup,
            _ => return None,
        })
    }
}
