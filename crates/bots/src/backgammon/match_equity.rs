//! What a score is worth in a match. `match_table` makes the numbers.

/// The longest match, in points.
pub(super) const LONGEST: usize = 64;
/// What is certain.
const CERTAIN: i64 = 1_000_000;

/// The worth of every score.
#[derive(Debug)]
pub struct MatchEquity {
    /// Before the Crawford game, and the Crawford game where one needs a single point.
    pub(super) before: [[i64; LONGEST + 1]; LONGEST + 1],
    /// After the Crawford game, for the player who needs this many points while the other needs
    /// one.
    pub(super) after: [i64; LONGEST + 1],
}

impl MatchEquity {
    pub(super) fn after(&self, away: usize) -> i64 {
        self.after.get(away).copied().unwrap_or(0)
    }

    /// The worth of a score to the player who needs `own` points while the opponent needs `other`;
    /// 0 or less is a match won. `after_crawford`: no Crawford game will come, because one has been
    /// played or there is none.
    #[must_use]
    pub fn worth(&self, own: i32, other: i32, after_crawford: bool) -> i64 {
        let away = |points: i32| usize::try_from(points).unwrap_or(0).min(LONGEST);
        match (own, other) {
            (..=0, _) => CERTAIN,
            (_, ..=0) => -CERTAIN,
            (1, 1) => 0,
            (1, _) if after_crawford => -self.after(away(other)),
            (_, 1) if after_crawford => self.after(away(own)),
            _ => self.before[away(own)][away(other)],
        }
    }
}
