//! What an analysis comes to: sums for each seat, the graph, the turning points, and one sentence.

use std::cmp::Reverse;

use tesserae_bots::Value;
use tesserae_rules::{Address, Seat};
use tesserae_words::{self as words, Text};

use super::{Analysis, Judged};
use crate::{Class, Mark, Solved};

/// How many turning points there are at most.
const TURNING_POINTS: usize = 3;

/// Sums over the decisions and throws of a seat.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// The unforced decisions.
    pub decisions: u32,
    /// What they gave away.
    pub lost: Value,
    /// The same in thousandths of the [spread](crate::Scale::spread).
    pub lost_share: i64,
    /// The throws whose luck is known.
    pub throws: u32,
    /// The luck of all throws.
    pub luck: Value,
    /// The marks by how often they were given, in the order of [`Mark::ALL`].
    pub marks: [u32; Mark::ALL.len()],
}

impl Tally {
    /// What an unforced decision gave away on average, in thousandths of the
    /// [spread](crate::Scale::spread); in backgammon for money these are thousandths of the stake.
    /// 0 without decisions.
    #[must_use]
    pub fn error_rate(&self) -> f64 {
        self.lost_share as f64 / f64::from(self.decisions.max(1))
    }

    /// The performance rating (PR) of eXtreme Gammon: 500 times what an unforced decision gave away
    /// on average in normalised points, which is half of the [error rate](Self::error_rate). The
    /// lower it is, the better they play.
    #[must_use]
    pub fn performance_rating(&self) -> f64 {
        self.error_rate() / 2.0
    }

    pub(super) fn count(&mut self, judged: &Judged) {
        if !judged.verdict.unforced {
            return;
        }
        self.decisions += 1;
        self.lost = self.lost + judged.verdict.lost;
        self.lost_share += judged.share;
        if let Some(mark) = judged.verdict.mark {
            self.marks[mark as usize] += 1;
        }
    }
}

/// How close to perfect play decisions were whose values are exact.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Perfection {
    /// Why the values are exact.
    pub solved: Solved,
    /// How many of the decisions gave away nothing.
    pub perfect: u32,
    /// How many there were.
    pub all: u32,
    /// What they gave away together.
    pub lost: Value,
}

/// What turned a game: a throw or a wrong decision.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Cause {
    /// A lucky or unlucky throw: which of [`Analysis::throws`].
    Throw(usize),
    /// A wrong decision: which of [`Analysis::decisions`].
    Decision(usize),
}

/// A moment that turned the game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct TurningPoint {
    /// How many events of the session come before it.
    pub event: usize,
    /// Who threw or decided.
    pub seat: Seat,
    /// What happened.
    pub cause: Cause,
    /// How much it changed for this seat, in thousandths of the [spread](crate::Scale::spread).
    pub share: i64,
}

impl Analysis {
    /// The sums of a seat.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Tally {
        let mut tally = Tally::default();
        self.decisions
            .iter()
            .filter(|judged| judged.seat == seat)
            .for_each(|judged| tally.count(judged));
        for thrown in self.throws.iter().filter(|thrown| thrown.seat == seat) {
            tally.throws += 1;
            tally.luck = tally.luck + thrown.luck;
        }
        tally
    }

    /// How perfect the unforced decisions of a seat were whose values are exact; None without such
    /// decisions.
    #[must_use]
    pub fn perfection(&self, seat: Seat) -> Option<Perfection> {
        let exact = self
            .decisions
            .iter()
            .filter(|judged| judged.verdict.unforced && judged.seat == seat);
        let mut sum: Option<Perfection> = None;
        for (judged, solved) in exact.filter_map(|judged| Some((judged, judged.solved?))) {
            let sum = sum.get_or_insert(Perfection {
                solved,
                perfect: 0,
                all: 0,
                lost: Value::ZERO,
            });
            sum.perfect += u32::from(judged.verdict.lost == Value::ZERO);
            sum.all += 1;
            sum.lost = sum.lost + judged.verdict.lost;
        }
        sum
    }

    /// The sums of a seat for every class of decisions that occurred, in the order of their first
    /// occurrence. Luck is in none.
    #[must_use]
    pub fn classes(&self, seat: Seat) -> Vec<(Class, Tally)> {
        let mut classes: Vec<(Class, Tally)> = Vec::new();
        for judged in &self.decisions {
            let at = match classes.iter().position(|(class, _)| *class == judged.class) {
                Some(at) => at,
                None => {
                    classes.push((judged.class, Tally::default()));
                    classes.len() - 1
                }
            };
            if judged.seat == seat {
                classes[at].1.count(judged);
            }
        }
        classes.retain(|(_, tally)| tally.decisions > 0);
        classes
    }

    /// Pairs of a number of events and the first seat's chance to win after them, in millionths:
    /// before and after each decision, and at the end.
    #[must_use]
    pub fn graph(&self) -> Vec<(usize, i64)> {
        let mut points = Vec::new();
        for judged in &self.decisions {
            let [best, played] = judged.win();
            points.push((judged.start, best));
            points.push((judged.end, played));
        }
        if self.is_done()
            && let Some(outcome) = &self.outcome
        {
            let win = match outcome.winner {
                Some(Seat::First) => 1_000_000,
                Some(Seat::Second) => 0,
                None => 500_000,
            };
            points.push((self.events, win));
        }
        points
    }

    /// The moments that changed most, oldest first: at most three, and none that no mark would be
    /// given for.
    #[must_use]
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let throws = self
            .throws
            .iter()
            .enumerate()
            .map(|(index, thrown)| TurningPoint {
                event: thrown.event,
                seat: thrown.seat,
                cause: Cause::Throw(index),
                share: thrown.share,
            });
        let decisions = self
            .decisions
            .iter()
            .enumerate()
            .map(|(index, judged)| TurningPoint {
                event: judged.start,
                seat: judged.seat,
                cause: Cause::Decision(index),
                share: -judged.share,
            });
        let mut points: Vec<_> = throws
            .chain(decisions)
            .filter(|point| point.share.abs() >= self.thresholds.least())
            .collect();
        points.sort_by_key(|point| Reverse(point.share.abs()));
        points.truncate(TURNING_POINTS);
        points.sort_by_key(|point| point.event);
        points
    }

    /// How much better a seat threw than the other, and how much less it gave away, in the unit of
    /// the values.
    #[must_use]
    fn luck_and_skill(&self, seat: Seat) -> [Value; 2] {
        let (own, other) = (self.tally(seat), self.tally(seat.other()));
        [own.luck - other.luck, other.lost - own.lost]
    }

    /// Luck and skill in one plain sentence: “Ann threw better than Ben, by 0.90 points; Ann gave
    /// away 0.40 points, Ben gave away 0.10 points: Ann won by luck.”
    #[must_use]
    pub fn sentence(&self, to: &Address) -> Text {
        let winner = self.outcome.as_ref().and_then(|outcome| outcome.winner);
        let seat = winner.unwrap_or(Seat::First);
        let [luck, skill] = self.luck_and_skill(seat);
        let worth = |value| match self.scale.is_hardly_any(value) {
            true => words::insight::hardly_anything(),
            false => self.scale.difference(value),
        };
        let threw = match luck.0 {
            _ if self.scale.is_hardly_any(luck) => "alike",
            0.. => "better",
            _ => "worse",
        };
        let by = match (luck.0 > 0, skill.0 > 0) {
            _ if winner.is_none() => "no-winner",
            (true, true) if luck >= skill => "luck-first",
            (true, true) => "skill-first",
            (true, false) => "luck",
            (false, true) => "skill",
            (false, false) => "neither",
        };
        let [lost, other_lost] = [seat, seat.other()].map(|seat| worth(self.tally(seat).lost));
        let (name, other) = (to.name(seat), to.name(seat.other()));
        words::insight::luck_and_skill(threw, name, other, worth(luck), lost, other_lost, by)
    }
}
