//! The search for decisions before the throw: whether to double, to take, to beaver.

use tesserae_rules::backgammon::Position;

use super::{
    chances::Chances,
    cube::Terms,
    deep_look::DeepLook,
    evaluator::{OUTPUTS, THROWS},
    named_chances::candidate,
    thinker::{DEEP_CONTACT_EFFICIENCY, Thinker},
};
use crate::{Candidate, Decision, Progress, bot::GameBot};

/// How close decisions must be after the first round for a second one, in thousandths of the stake.
const MARGIN: i64 = 200;

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
    /// How many throws ahead the present round looks beyond the next one.
    round: u8,
    /// The next throw to be looked at, and the sums so far for each line that goes on.
    throw: usize,
    sums: Vec<i64>,
    chances: [i64; OUTPUTS],
    /// The look at what follows that throw, in the second round.
    deep: Option<DeepLook>,
    ranking: Vec<Candidate>,
}

impl CubeSearch {
    pub(super) fn new(decisions: Vec<CubeDecision>, position: Position, mut thinker: Thinker) -> Self {
        let chances = thinker.evaluator.chances(position);
        let on =
            Self::open(&decisions).map(|terms| terms.value(chances, thinker.efficiency(position))).collect::<Vec<_>>();
        let mut all = Self {
            sums: vec![0; on.len()],
            decisions,
            position,
            thinker,
            round: 1,
            throw: 0,
            chances: [0; OUTPUTS],
            deep: None,
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

    /// Looks a little further at what follows the next throw.
    fn look(&mut self) {
        let terms: Vec<_> = Self::open(&self.decisions).collect();
        let (throw, ways) = THROWS[self.throw];
        let ways = i64::from(ways);
        // The opponent may double before the answer.
        let turned: Vec<_> = terms.iter().map(|terms| terms.turned()).collect();
        let found = match &mut self.deep {
            Some(deep) => deep.step(&mut self.thinker),
            None => {
                let (after, _) = self.thinker.reply(self.position, throw, &terms[0].weights());
                if self.round == 1 || Chances::ended(after, self.thinker.evaluator.bar_counts()).is_some() {
                    let (values, chances) = self.thinker.node(after, &turned);
                    Some((values, Chances::from_list(chances.map(|chance| chance as i32))))
                } else {
                    self.deep = Some(DeepLook::new(after, turned, 1));
                    None
                }
            }
        };
        let Some((values, chances)) = found else { return };
        self.deep = None;
        self.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum -= value * ways);
        let list = self.chances.iter_mut().zip(chances.turned().list());
        list.for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
        self.throw += 1;
    }

    /// Ends a round: ranks by it, and begins the next one where it may change the decision.
    fn end_round(&mut self) {
        let on: Vec<i64> = self.sums.iter().map(|sum| sum / 36).collect();
        self.rank(&on, Chances::from_list(self.chances.map(|sum| (sum / 36) as i32)));
        self.sums.fill(0);
        self.chances.fill(0);
        self.throw = 0;
        self.round += 1;
        self.thinker.contact_efficiency = DEEP_CONTACT_EFFICIENCY;
    }

    /// Whether another round may change the decision.
    fn goes_on(&self) -> bool {
        let [best, second, ..] = self.ranking.as_slice() else { return false };
        let Some(unit) = Self::open(&self.decisions).next().map(|terms| terms.unit()) else { return false };
        self.round <= self.thinker.ahead && (self.round == 1 || best.value.0 - second.value.0 <= unit * MARGIN / 1_000)
    }
}

impl GameBot for CubeSearch {
    fn step(&mut self, budget: u32) -> Progress {
        let begun = self.thinker.evaluator.evaluations();
        while self.goes_on() {
            self.look();
            if self.throw == THROWS.len() {
                self.end_round();
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
