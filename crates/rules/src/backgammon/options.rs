//! The house rules of backgammon, each declared once.

use tesserae_words::house_rules;

use crate::{
    OptionError, Setting, Value, Values,
    house_rule::{OFF_ON, ON_OFF, YES_NO, options, values},
};

options! {
    /// The house rules of backgammon.
    struct Options {
        /// The points that win the match; None for a single game.
        match_length: Option<u8> = MATCH_LENGTHS,
            house_rules::backgammon_match_length,
            house_rules::backgammon_match_length_explained;
        doubling_cube: bool = ON_OFF,
            house_rules::backgammon_doubling_cube,
            house_rules::backgammon_doubling_cube_explained;
        crawford: bool = ON_OFF,
            house_rules::backgammon_crawford,
            house_rules::backgammon_crawford_explained;
        jacoby: bool = OFF_ON,
            house_rules::backgammon_jacoby,
            house_rules::backgammon_jacoby_explained;
        beavers: bool = OFF_ON,
            house_rules::backgammon_beavers,
            house_rules::backgammon_beavers_explained;
        automatic_doubles: bool = OFF_ON,
            house_rules::backgammon_automatic_doubles,
            house_rules::backgammon_automatic_doubles_explained;
        bar_counts: bool = YES_NO,
            house_rules::backgammon_bar_counts,
            house_rules::backgammon_bar_counts_explained;
        drop_pays: DropPays = DropPays::VALUES,
            house_rules::backgammon_drop_pays,
            house_rules::backgammon_drop_pays_explained;
    }
    check: agree_with_match;
}

values! {
    /// What refusing a double costs.
    DropPays {
        CurrentStake = "current_stake", house_rules::backgammon_drop_pays_current_stake;
        OnePoint = "one_point", house_rules::backgammon_drop_pays_one_point;
    }
}

impl Options {
    /// Whether Crawford's rule is in force: it means nothing in a single game.
    pub(super) const fn crawford_match(&self) -> Option<u8> {
        if self.crawford {
            self.match_length
        } else {
            None
        }
    }
}

/// The length of a match in points, or `single`.
impl Setting for Option<u8> {
    fn initial(_: Values) -> Self {
        None
    }

    fn from_key(key: &str) -> Option<Self> {
        if key == "single" {
            Some(None)
        } else {
            key.parse().ok().map(Some)
        }
    }

    fn to_key(&self, _: Values) -> String {
        self.map_or_else(|| "single".to_owned(), |length| length.to_string())
    }
}

/// XGID and GNU Backgammon know matches up to this many points, too.
const LONGEST_MATCH: u32 = 64;

const MATCH_LENGTHS: Values = Values::OneOfOrWhole {
    values: USUAL_LENGTHS,
    min: 1,
    max: LONGEST_MATCH,
    number: house_rules::points,
};

const USUAL_LENGTHS: &[Value] = &[
    Value {
        key: "single",
        title: house_rules::backgammon_single_game,
    },
    Value {
        key: "1",
        title: || house_rules::points(1_u8),
    },
    Value {
        key: "3",
        title: || house_rules::points(3_u8),
    },
    Value {
        key: "5",
        title: || house_rules::points(5_u8),
    },
    Value {
        key: "7",
        title: || house_rules::points(7_u8),
    },
    Value {
        key: "9",
        title: || house_rules::points(9_u8),
    },
    Value {
        key: "11",
        title: || house_rules::points(11_u8),
    },
    Value {
        key: "15",
        title: || house_rules::points(15_u8),
    },
    Value {
        key: "21",
        title: || house_rules::points(21_u8),
    },
    Value {
        key: "25",
        title: || house_rules::points(25_u8),
    },
];

impl Options {
    /// Rules for single games exclude a match.
    fn agree_with_match(&self) -> Result<(), OptionError> {
        let only_single = [
            (house_rules::not_jacoby_in_match(), self.jacoby),
            (house_rules::not_beavers_in_match(), self.beavers),
            (
                house_rules::not_automatic_doubles_in_match(),
                self.automatic_doubles,
            ),
        ];
        match (
            self.match_length,
            only_single.into_iter().find(|(_, on)| *on),
        ) {
            (Some(_), Some((conflict, _))) => Err(OptionError::Conflict(conflict)),
            _ => Ok(()),
        }
    }
}
