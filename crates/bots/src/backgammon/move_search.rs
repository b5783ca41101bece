//! The search for the best turn with a throw: by the nets, then the best of them one throw ahead, then two.

use std::cmp::Reverse;

use tesserae_rules::{
    Action, Choice, Game, Seat,
    backgammon::{Position, State},
};

use super::{
    chances::Chances,
    cube::Terms,
    evaluator::{OUTPUTS, THROWS},
    named_chances::named,
    thinker::{Thinker, ThrowMean, efficiency},
};
use crate::{Candidate, Decision, Progress, SearchError, Value, bot::GameBot};

/// How many candidates are looked at one throw ahead, and two.
const WIDTHS: [usize; 2] = [8, 4];
/// How much worse than the best they may seem, in thousandths of the stake.
const MARGINS: [i64; 2] = [160, 60];
/// How many replies to a throw are looked at one throw further, and how much worse than the best they may seem.
const REPLIES: usize = 3;
const REPLY_MARGIN: i64 = 40;
/// What is known of a turn.
struct Turn {
    actions: Vec<Action>,
    /// The position after it as the opponent sees it.
    after: Position,
    /// How many throws ahead its value comes from.
    depth: u8,
    value: i64,
    chances: Chances,
    /// Sums over the throws looked at in the present round; the value as the opponent sees it.
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
    /// What the present round looks at: the depth, how many of the best, and the next turn and throw.
    round: u8,
    width: usize,
    at: usize,
    throw: usize,
    /// The replies to that throw that are still to be looked at, as the mover sees them, and the best of the others.
    replies: Vec<Position>,
    best_reply: Option<(Vec<i64>, [i64; OUTPUTS])>,
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
            let value = -terms.turned().value(chances, efficiency(after));
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
            replies: Vec::new(),
            best_reply: None,
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
        let stake = i32::from(self.terms.stake);
        let unit = (self.terms.worth(stake) - self.terms.worth(-stake)) / 2;
        let Some(best) = self.turns.first().map(|best| (best.value, best.depth)) else { return false };
        let near = |known: &&Turn| known.depth == best.1 && best.0 - known.value <= unit * margin / 1_000;
        self.width = self.turns.iter().take(width).take_while(near).count();
        if self.width < 2 {
            return false;
        }
        self.round += 1;
        (self.at, self.throw) = (0, 0);
        true
    }

    /// Looks at the next throw after the next turn of the round.
    fn look(&mut self) {
        let other = self.terms.turned();
        let round = self.round;
        let Some(known) = self.turns.get_mut(self.at) else { return };
        if let Some(ended) = Chances::ended(known.after, self.thinker.evaluator.bar_counts()) {
            known.value = -other.dead(ended);
            known.depth = round;
            (self.at, self.throw) = (self.at + 1, 0);
            return;
        }
        let (throw, ways) = THROWS[self.throw];
        let ways = i64::from(ways);
        let chances = if round == 1 {
            let (after, leaf) = self.thinker.reply(known.after, throw, &other.weights());
            known.sum.add(ways, |terms| -terms.turned().value(leaf, efficiency(after)));
            leaf.list().map(i64::from)
        } else {
            if self.replies.is_empty() {
                self.best_reply = None;
                self.thinker.replies(known.after, throw, &other.weights(), REPLIES, REPLY_MARGIN, &mut self.replies);
            }
            let Some(after) = self.replies.pop() else { return };
            let all = [other.turned(), other.doubled().turned()];
            let all = if other.may_double() { &all[..] } else { &all[..1] };
            let (values, chances) = self.thinker.node(after, all);
            let best = match self.best_reply.take() {
                // The opponent chooses, for each of the terms.
                Some((best, known)) => {
                    let chances = if values[0] < best[0] { chances } else { known };
                    (best.iter().zip(&values).map(|(best, value)| *best.min(value)).collect(), chances)
                }
                None => (values, chances),
            };
            if !self.replies.is_empty() {
                self.best_reply = Some(best);
                return;
            }
            let (values, chances) = best;
            let mut values = values.into_iter();
            known.sum.add(ways, |_| -values.next().unwrap_or(0));
            chances
        };
        known.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance * ways);
        self.throw += 1;
        if self.throw == THROWS.len() {
            known.value = -known.sum.value();
            known.chances = Chances::from_list(known.sums.map(|sum| (sum / 36) as i32));
            known.depth = round;
            (known.sum, known.sums) = (ThrowMean::new(other), [0; OUTPUTS]);
            (self.at, self.throw) = (self.at + 1, 0);
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
