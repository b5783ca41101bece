//! Totals of a whole match: play and cube apart, game by game, and the result without the luck.

use std::{iter::Sum, ops::Add};

use tesserae_bots::Value;
use tesserae_rules::{Outcome, Pending, Seat, Session};

use super::{Analysis, Judged, Tally};
use crate::{Part, Unit};

impl Add for Tally {
    type Output = Self;

    /// The sums over both, which must be in the same unit. What a damaged file says of past games
    /// may be too much to be added, and stays at the most.
    fn add(self, other: Self) -> Self {
        let mut marks = self.marks;
        for (all, more) in marks.iter_mut().zip(other.marks) {
            *all += more;
        }
        Self {
            decisions: self.decisions.saturating_add(other.decisions),
            lost: self.lost + other.lost,
            lost_share: self.lost_share.saturating_add(other.lost_share),
            throws: self.throws + other.throws,
            luck: self.luck + other.luck,
            marks,
        }
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), Add::add)
    }
}

impl Analysis {
    /// The sums of a seat over the decisions that are about this. Luck is in none.
    #[must_use]
    pub fn tally_of_part(&self, seat: Seat, part: Part) -> Tally {
        self.tally_of(seat, |judged| judged.class.part() == part)
    }

    /// The sums of a seat over one game of the series, counted from 0.
    #[must_use]
    pub fn tally_of_game(&self, seat: Seat, number: usize) -> Tally {
        let mut tally = self.tally_of(seat, |judged| judged.number == number);
        let throws = self.throws.iter();
        for thrown in throws.filter(|thrown| (thrown.seat, thrown.number) == (seat, number)) {
            tally.throws += 1;
            tally.luck = tally.luck + thrown.luck;
        }
        tally
    }

    fn tally_of(&self, seat: Seat, which: impl Fn(&Judged) -> bool) -> Tally {
        let mut tally = Tally::default();
        self.decisions
            .iter()
            .filter(|judged| judged.seat == seat && which(judged))
            .for_each(|judged| tally.count(judged));
        tally
    }

    /// How the games of the session ended, in their order; one that was cut off is missing.
    #[must_use]
    pub fn outcomes(&self) -> &[Outcome] {
        &self.outcomes
    }

    /// What a seat won in the end, in the unit of the values: points or coins over all games, or
    /// the certainty of having won or lost. None as long as the last game is not over, and where the
    /// unit is a series that goes on or whose winner is not who won its last game.
    #[must_use]
    pub fn result(&self, seat: Seat) -> Option<Value> {
        let last = self.outcome.as_ref()?;
        let sign = |outcome: &Outcome| match outcome.winner {
            Some(winner) if winner == seat => 1,
            Some(_) => -1,
            None => 0,
        };
        match self.scale.unit {
            Unit::Points | Unit::Coins => {
                let all = self.outcomes.iter();
                let points = all.map(|outcome| sign(outcome) * i64::from(outcome.points));
                Some(Value::whole(points.sum()))
            }
            Unit::Game if self.outcomes.len() == 1 => Some(self.certain(sign(last))),
            Unit::Match if last.series_over => Some(self.certain(sign(last))),
            Unit::Game | Unit::Match | Unit::Set => None,
        }
    }

    /// Certain win (1), certain loss (−1) or half of both, on the scale of the values.
    fn certain(&self, sign: i64) -> Value {
        if self.scale.sum == Value::ZERO {
            Value::whole(sign)
        } else {
            Value(Value::UNIT * (1 + sign) / 2)
        }
    }

    /// The result without the luck: what a seat [won](Self::result) less the luck of its own throws
    /// and plus that of the other's, in the unit of the values. It estimates how the session would
    /// have ended with average dice between players who play as these did, with much less chance in
    /// it than the result itself has; a chance may lie below 0 or above 1. It is the *luck adjusted
    /// result* of GNU Backgammon's statistics.
    #[must_use]
    pub fn adjusted_result(&self, seat: Seat) -> Option<Value> {
        let [own, other] = [seat, seat.other()].map(|seat| self.tally(seat).luck);
        Some(self.result(seat)? - (own - other))
    }
}

/// How the games of a session ended.
pub(super) fn outcomes(session: &Session) -> Vec<Outcome> {
    let is_over = |game: &dyn tesserae_rules::Game| game.pending() == Pending::Over;
    let mut outcomes: Vec<Outcome> = Vec::new();
    if is_over(session.start()) {
        outcomes.extend(session.start().outcome().cloned());
    }
    for moment in session.replay() {
        if is_over(moment.after.as_ref()) && !is_over(moment.before.as_ref()) {
            outcomes.extend(moment.after.outcome().cloned());
        }
    }
    outcomes
}
