//! The search for the best turn with a throw: by the nets, then the best of them one throw ahead, then two.

use std::cmp::Reverse;

use tesserae_rules::{
    Action, Choice, Game, Seat,
    backgammon::{Position, State},
};

use super::{
    chances::Chances,
    cube::Terms,
    deep_look::DeepLook,
    evaluator::{OUTPUTS, THROWS},
    named_chances::named,
    thinker::{Thinker, ThrowMean},
};
use crate::{Candidate, Decision, Progress, SearchError, Value, bot::GameBot};

/// How many candidates are looked at one throw ahead, and two.
const WIDTHS: [usize; 2] = [8, 4];
/// How much worse than the best they may seem, in thousandths of the stake.
const MARGINS: [i64; 2] = [160, 60];
/// How many replies to a throw are looked at one throw further.
const REPLIES: usize = 3;

/// What is known of a turn.
struct Turn {
    actions: Vec<Action>,
    /// The position after it as the opponent sees it.
    after: Position,
    /// How many throws ahead its value comes from.
    depth: u8,
    value: i64,
    chances: Chances,
    /// Sums over the throws looked at in the first round; the value as the opponent sees it.
    sum: ThrowMean<'static>,
    sums: [i64; OUTPUTS],
}

/// The choice of a turn.
pub(super) struct MoveSearch {
    thinker: Thinker,
    /// As the mover sees them.
    terms: Terms<'static>,
    /// The best first.
    turns: Vec<Turn>,
    /// What the present round looks at: the depth, how many of the best, and the next turn.
    round: u8,
    width: usize,
    at: usize,
    /// In the first round the next throw after that turn, and the look at it in the second.
    throw: usize,
    deep: Option<DeepLook>,
    ranking: Vec<Candidate>,
    choice: usize,
    seed: u64,
}

impl MoveSearch {
    pub(super) fn new(
        state: &State,
        mover: Seat,
        terms: Terms<'static>,
        mut thinker: Thinker,
        seed: u64,
    ) -> Result<Self, SearchError> {
        let mut turns = Vec::new();
        for found in state.turns() {
            let after = State::from_position(state.options().clone(), &found.position)?.seen_by(mover.other());
            let actions = found.actions.into_iter().filter(|action| *action != Choice::Finish.into()).collect();
            if turns.is_empty() {
                thinker.evaluator.begin_near(after);
            }
            let chances = thinker.evaluator.chances(after);
            let value = -terms.turned().value(chances, thinker.efficiency(after));
            let chances = chances.turned();
            let sum = ThrowMean::new(terms.turned());
            turns.push(Turn { actions, after, depth: 0, value, chances, sum, sums: [0; OUTPUTS] });
        }
        let mut search = Self {
            thinker,
            terms,
            turns,
            round: 0,
            width: 0,
            at: 0,
            throw: 0,
            deep: None,
            ranking: Vec::new(),
            choice: 0,
            seed,
        };
        search.rank();
        Ok(search)
    }

    /// Orders what is known, deepest first. What has been looked at less deeply is never shown as better.
    fn rank(&mut self) {
        self.turns.sort_by_key(|known| (Reverse(known.depth), Reverse(known.value)));
        self.ranking.clear();
        let mut most = i64::MAX;
        for known in &self.turns {
            most = most.min(known.value);
            let decision = Decision::Act(known.actions.clone());
            self.ranking.push(Candidate { decision, value: Value(most), chances: named(known.chances) });
        }
        let Some(best) = self.turns.first() else { return };
        let equal =
            self.turns.iter().take_while(|known| known.depth == best.depth && known.value == best.value).count();
        self.choice = (self.seed % equal.max(1) as u64) as usize;
    }

    /// Begins the next round, if there is one worth it.
    fn begin_round(&mut self) -> bool {
        if self.round >= self.thinker.ahead || self.turns.len() < 2 {
            return false;
        }
        let (width, margin) = (WIDTHS[usize::from(self.round)], MARGINS[usize::from(self.round)]);
        let unit = self.terms.unit();
        let Some(best) = self.turns.first().map(|best| (best.value, best.depth)) else { return false };
        let near = |known: &&Turn| known.depth == best.1 && best.0 - known.value <= unit * margin / 1_000;
        self.width = self.turns.iter().take(width).take_while(near).count();
        if self.width < 2 {
            return false;
        }
        self.round += 1;
        self.at = 0;
        true
    }

    /// Looks a little further at the next turn of the round.
    fn look(&mut self) {
        let other = self.terms.turned();
        let Some(known) = self.turns.get_mut(self.at) else { return };
        let found = if let Some(ended) = Chances::ended(known.after, self.thinker.evaluator.bar_counts()) {
            Some((other.dead(ended), known.chances.turned()))
        } else if self.round == 1 {
            let (throw, ways) = THROWS[self.throw];
            let ways = i64::from(ways);
            let (after, leaf) = self.thinker.reply(known.after, throw, &other.weights());
            let efficiency = self.thinker.efficiency(after);
            known.sum.add(ways, |terms| -terms.turned().value(leaf, efficiency));
            known.sums.iter_mut().zip(leaf.list()).for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
            self.throw = (self.throw + 1) % THROWS.len();
            let last = self.throw == 0;
            last.then(|| (known.sum.value(), Chances::from_list(known.sums.map(|sum| (sum / 36) as i32)).turned()))
        } else {
            let deep = self.deep.get_or_insert_with(|| DeepLook::new(known.after, [other], REPLIES));
            deep.step(&mut self.thinker).map(|(values, chances)| (values[0], chances))
        };
        if let Some((value, chances)) = found {
            (known.value, known.chances) = (-value, chances.turned());
            known.depth = self.round;
            self.deep = None;
            self.at += 1;
        }
    }
}

impl GameBot for MoveSearch {
    fn step(&mut self, budget: u32) -> Progress {
        let begun = self.thinker.evaluator.evaluations();
        if self.at >= self.width && !self.begin_round() {
            return Progress::Done;
        }
        loop {
            self.look();
            if self.at >= self.width {
                self.rank();
                return Progress::Thinking;
            }
            if self.thinker.evaluator.evaluations() - begun >= u64::from(budget) {
                return Progress::Thinking;
            }
        }
    }

    fn limit(&mut self, throws: u8) {
        self.thinker.ahead = self.thinker.ahead.min(throws);
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }

    fn choice(&self) -> usize {
        self.choice
    }
}
