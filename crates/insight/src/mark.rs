//! The marks of wrong decisions: ?! ? ??

use serde::{Deserialize, Serialize};
use tesserae_bots::Value;
use tesserae_words::{Text, insight};

use crate::{Scale, Thresholds};

/// How wrong a decision was.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// ?! a little worse than the best.
    Doubtful,
    /// ? clearly worse.
    Error,
    /// ?? much worse.
    Blunder,
}

impl Mark {
    /// All of them, the mildest first.
    pub const ALL: [Self; 3] = [Self::Doubtful, Self::Error, Self::Blunder];

    /// The mark for having given away this much, if it is enough for one, by the thresholds of this
    /// program; [`Thresholds`] has those of others.
    #[must_use]
    pub fn of(lost: Value, scale: &Scale) -> Option<Self> {
        Thresholds::default().mark(scale.thousandths(lost))
    }

    /// As it stands behind a move: “?!”.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Doubtful => "?!",
            Self::Error => "?",
            Self::Blunder => "??",
        }
    }

    /// In words: “doubtful”.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Doubtful => insight::doubtful(),
            Self::Error => insight::error(),
            Self::Blunder => insight::blunder(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unit;

    #[test]
    fn marks_begin_at_their_thresholds() {
        let scale = Scale::zero_sum(Unit::Coins, Value::whole(10));
        let mark = |thousandths: i64| Mark::of(Value(thousandths * 10_000), &scale);
        assert_eq!(
            [19, 20, 49, 50, 99, 100]
                .map(mark)
                .map(|mark| mark.map_or("", Mark::sign)),
            ["", "?!", "?!", "?", "?", "??"]
        );
    }
}
