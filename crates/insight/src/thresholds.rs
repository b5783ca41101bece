//! From which loss on a decision gets a mark: as this program counts, or as others do.

use serde::{Deserialize, Serialize};
use tesserae_words::{self as words, Text, insight};

use crate::Mark;

/// From which loss on a decision gets which [`Mark`].
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thresholds {
    /// As this program counts in all games: 20, 50 and 100.
    #[default]
    Tesserae,
    /// As eXtreme Gammon counts: an error from 20 on, a blunder from 80 on, nothing milder.
    ExtremeGammon,
    /// As GNU Backgammon counts: doubtful from 40 on, bad from 80 on, very bad from 160 on.
    GnuBackgammon,
}

impl Thresholds {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Tesserae, Self::ExtremeGammon, Self::GnuBackgammon];

    /// The loss from which a mark is given, in thousandths of the
    /// [spread](crate::Scale::spread); None if it is never given.
    #[must_use]
    pub const fn of(self, mark: Mark) -> Option<i64> {
        Some(match (self, mark) {
            (Self::Tesserae, Mark::Doubtful) | (Self::ExtremeGammon, Mark::Error) => 20,
            (Self::Tesserae, Mark::Error) => 50,
            (Self::Tesserae, Mark::Blunder) => 100,
            (Self::ExtremeGammon, Mark::Doubtful) => return None,
            (Self::ExtremeGammon, Mark::Blunder) | (Self::GnuBackgammon, Mark::Error) => 80,
            (Self::GnuBackgammon, Mark::Doubtful) => 40,
            (Self::GnuBackgammon, Mark::Blunder) => 160,
        })
    }

    /// The mark for having given away this many thousandths of the spread, if it is enough for one.
    #[must_use]
    pub fn mark(self, lost: i64) -> Option<Mark> {
        let is_reached = |mark: &Mark| self.of(*mark).is_some_and(|least| lost >= least);
        Mark::ALL.into_iter().rev().find(is_reached)
    }

    /// The smallest loss that gets a mark, in thousandths of the spread.
    #[must_use]
    pub fn least(self) -> i64 {
        let all = Mark::ALL.into_iter().filter_map(|mark| self.of(mark));
        all.min().unwrap_or(i64::MAX)
    }

    /// The key by which a command line names them: `gnubg`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Tesserae => "tesserae",
            Self::ExtremeGammon => "xg",
            Self::GnuBackgammon => "gnubg",
        }
    }

    /// Whose they are: “GNU Backgammon”.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Tesserae => "Tesserae",
            Self::ExtremeGammon => "eXtreme Gammon",
            Self::GnuBackgammon => "GNU Backgammon",
        }
    }

    /// The marks that are given, with their losses: “? from 20, ?? from 80”; None
    /// if none is given.
    #[must_use]
    pub fn in_words(self) -> Option<Text> {
        let given = Mark::ALL
            .into_iter()
            .filter_map(|mark| Some(insight::mark_from(mark.sign(), self.of(mark)?)));
        words::in_a_row(given)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_begin_where_each_program_gives_them() {
        let signs = |thresholds: Thresholds| {
            [19, 20, 39, 40, 50, 79, 80, 100, 159, 160]
                .map(|lost| thresholds.mark(lost).map_or("", Mark::sign))
        };
        assert_eq!(
            Thresholds::ALL.map(signs),
            [
                ["", "?!", "?!", "?!", "?", "?", "?", "??", "??", "??"],
                ["", "?", "?", "?", "?", "?", "??", "??", "??", "??"],
                ["", "", "", "?!", "?!", "?!", "?", "?", "?", "??"],
            ]
        );
        assert_eq!(Thresholds::ALL.map(Thresholds::least), [20, 20, 40]);
        assert_eq!(
            Thresholds::ExtremeGammon.in_words().unwrap(),
            "? from 20, ?? from 80"
        );
    }
}
