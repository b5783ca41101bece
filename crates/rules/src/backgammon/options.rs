//! The house rules of backgammon, each declared once.

use crate::{
    OptionError, Setting, Value, Values,
    house_rule::{OFF_ON, ON_OFF, YES_NO, options, values},
};

options! {
    /// The house rules of backgammon.
    struct Options {
        /// The points that win the match; None for a single game.
        match_length: Option<u8> = MATCH_LENGTHS,
            "Match length",
            "A single game, or as many as it takes until somebody has this many points.";
        doubling_cube: bool = ON_OFF,
            "Doubling cube",
            "Without it the stake stays one point; gammons and backgammons still count two and three times.";
        crawford: bool = ON_OFF,
            "Crawford",
            "In a match: when somebody first comes within a point of winning it, one game is played without doubling.";
        jacoby: bool = OFF_ON,
            "Jacoby",
            "Gammons and backgammons count only after a double has been taken. For single games.";
        beavers: bool = OFF_ON,
            "Beavers",
            "Whoever takes a double may at once double again and keep the cube. For single games.";
        automatic_doubles: bool = OFF_ON,
            "Automatic doubles",
            "The first tie in the opening doubles the stake, at most once. For single games.";
        bar_counts: bool = YES_NO,
            "Backgammon counts the bar",
            "Whether a checker on the bar makes a threefold loss, as one in the winner’s home board does.";
        drop_pays: DropPays = DropPays::VALUES,
            "A refused double pays",
            "What the one who drops loses. The two differ only after a redouble.";
    }
    check: agree_with_match;
}

values! {
    /// What refusing a double costs.
    DropPays {
        CurrentStake = "current_stake", "The stake before the offer";
        OnePoint = "one_point", "1 point";
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
    unit: "points",
};

const USUAL_LENGTHS: &[Value] = &[
    Value {
        key: "single",
        title: "Single game",
    },
    Value {
        key: "1",
        title: "1 point",
    },
    Value {
        key: "3",
        title: "3 points",
    },
    Value {
        key: "5",
        title: "5 points",
    },
    Value {
        key: "7",
        title: "7 points",
    },
    Value {
        key: "9",
        title: "9 points",
    },
    Value {
        key: "11",
        title: "11 points",
    },
    Value {
        key: "15",
        title: "15 points",
    },
    Value {
        key: "21",
        title: "21 points",
    },
    Value {
        key: "25",
        title: "25 points",
    },
];

impl Options {
    /// Rules for single games exclude a match.
    fn agree_with_match(&self) -> Result<(), OptionError> {
        let only_single = [
            ("Jacoby is", self.jacoby),
            ("beavers are", self.beavers),
            ("automatic doubles are", self.automatic_doubles),
        ];
        match (self.match_length, only_single.iter().find(|(_, on)| *on)) {
            (Some(_), Some((rule, _))) => Err(OptionError::Conflict(format!(
                "{rule} for single games, not for matches"
            ))),
            _ => Ok(()),
        }
    }
}
