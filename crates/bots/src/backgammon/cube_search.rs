//! The search for decisions before the throw: whether to double, to take, to beaver.

use tesserae_rules::backgammon::Position;

use super::{
    chances::Chances,
    cube::Terms,
    evaluator::{OUTPUTS, THROWS},
    named_chances::candidate,
    thinker::{Thinker, efficiency},
};
use crate::{Candidate, Decision, Progress, bot::GameBot};

/// Where a decision about the doubling die leads.
#[derive(Copy, Clone, Debug)]
pub(super) enum Line {
    /// The game goes on by these terms of the one on turn; the value counts for the one who decides with this sign.
    On(Terms<'static>, i64),
    /// This value for the one who decides.
    Sure(i64),
}

/// A decision whose value is the least of its lines: the opponent chooses among them.
pub(super) struct CubeDecision {
    pub(super) decision: Decision,
    pub(super) lines: Vec<Line>,
}

/// Decisions before the throw: about the doubling die. All lead on from one position, which is looked at ever deeper.
pub(super) struct CubeSearch {
    decisions: Vec<CubeDecision>,
    position: Position,
    thinker: Thinker,
    /// The next throw to be looked at, and the sums so far for each line that goes on.
    throw: usize,
    sums: Vec<i64>,
    chances: [i64; OUTPUTS],
    ranking: Vec<Candidate>,
}

impl CubeSearch {
    pub(super) fn new(decisions: Vec<CubeDecision>, position: Position, mut thinker: Thinker) -> Self {
        let chances = thinker.evaluator.chances(position);
        let on = Self::open(&decisions).map(|terms| terms.value(chances, efficiency(position))).collect::<Vec<_>>();
        let mut all = Self {
            sums: vec![0; on.len()],
            decisions,
            position,
            thinker,
            throw: 0,
            chances: [0; OUTPUTS],
            ranking: Vec::new(),
        };
        all.rank(&on, chances);
        all
    }

    /// The terms by which the game may go on.
    fn open(decisions: &[CubeDecision]) -> impl Iterator<Item = Terms<'static>> {
        decisions.iter().flat_map(|decision| &decision.lines).filter_map(|line| match line {
            Line::On(terms, _) => Some(*terms),
            Line::Sure(_) => None,
        })
    }

    fn rank(&mut self, on: &[i64], chances: Chances) {
        let mut on = on.iter();
        self.ranking.clear();
        for decision in &self.decisions {
            let mut own = true;
            let values = decision.lines.iter().map(|line| match line {
                Line::On(_, sign) => {
                    own = *sign > 0;
                    sign * on.next().copied().unwrap_or(0)
                }
                Line::Sure(value) => *value,
            });
            let value = values.min().unwrap_or(0);
            let seen = if own { chances } else { chances.turned() };
            self.ranking.push(candidate(decision.decision.clone(), value, seen));
        }
        crate::candidate::rank(&mut self.ranking);
    }
}

impl GameBot for CubeSearch {
    fn step(&mut self, budget: u32) -> Progress {
        if self.thinker.ahead == 0 || self.sums.is_empty() || self.decisions.len() < 2 {
            return Progress::Done;
        }
        let begun = self.thinker.evaluator.evaluations();
        let all: Vec<_> = Self::open(&self.decisions).collect();
        let Some(first) = all.first() else { return Progress::Done };
        while let Some((throw, ways)) = THROWS.get(self.throw).copied() {
            let (after, _) = self.thinker.reply(self.position, throw, &first.weights());
            // The opponent may double before the answer.
            let turned: Vec<_> = all.iter().map(|terms| terms.turned()).collect();
            let (values, chances) = self.thinker.node(after, &turned);
            self.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum -= value * i64::from(ways));
            let seen = Chances::from_list(chances.map(|chance| chance as i32)).turned();
            let list = self.chances.iter_mut().zip(seen.list());
            list.for_each(|(sum, chance)| *sum += i64::from(chance) * i64::from(ways));
            self.throw += 1;
            if self.throw == THROWS.len() {
                let on: Vec<i64> = self.sums.iter().map(|sum| sum / 36).collect();
                self.rank(&on, Chances::from_list(self.chances.map(|sum| (sum / 36) as i32)));
                return Progress::Done;
            }
            if self.thinker.evaluator.evaluations() - begun >= u64::from(budget) {
                return Progress::Thinking;
            }
        }
        Progress::Done
    }

    fn limit(&mut self, throws: u8) {
        self.thinker.ahead = self.thinker.ahead.min(throws);
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }
}
