//! The search of the race games, Ur and Tabula: every end of a turn is valued by the net, then the best of them by
//! looking some throws further.
//!
//! Looking ahead means every throw of the player who throws next, each answered by the turn that is best for them. It
//! is done throw by throw, so that it can be sliced.

use crate::{Candidate, Decision, NamedChance, Progress, Value, bot::GameBot, candidate};

/// What a position is worth to the player who decides.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Judgement<const N: usize> {
    /// In millionths of the unit of the game.
    pub(crate) value: i64,
    /// The outputs of the net, in millionths, seen by the player who decides.
    pub(crate) answer: [i32; N],
}

/// A race game in which one player decides.
pub(crate) trait Race<const N: usize>: Send {
    /// The end of a turn.
    type End: Send;

    /// How likely each throw is, in any common unit.
    fn throws(&self) -> &'static [i64];

    /// Values the end of a turn without looking ahead.
    fn judge(&mut self, end: &Self::End) -> Judgement<N>;

    /// The ends of the turns that are possible with a throw after the end of a turn, each valued; none where the game
    /// is over. They go to the end of the list.
    fn answers(&mut self, end: &Self::End, throw: usize, answers: &mut Vec<(Self::End, Judgement<N>)>);

    /// Whether the player who decides throws next.
    fn is_mine(&self, end: &Self::End) -> bool;

    /// The chances to be told.
    fn chances(&self, answer: &[i32; N]) -> Vec<NamedChance>;
}

/// How far a level sees.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sight {
    /// For so many of the best candidates the next throw is looked at; 0 for none.
    pub(crate) width: usize,
    /// Only for those that are worth at most so many millionths less than the best.
    pub(crate) margin: i64,
    /// How many throws are looked at, one after the other.
    pub(crate) depth: u8,
}

impl Sight {
    /// No look-ahead.
    pub(crate) const NONE: Self = Self { width: 0, margin: 0, depth: 0 };
}

/// Where several throws are looked at: for so many of the best answers to a throw, the next one.
const ANSWERS: usize = 3;

/// Values the end of a turn for one throw that may follow: the best answer to it, looking so many throws ahead in all.
/// Tells how many positions were valued.
fn judge_throw<R: Race<N>, const N: usize>(race: &mut R, end: &R::End, throw: usize, depth: u8) -> (Judgement<N>, u32) {
    let mut answers = Vec::new();
    race.answers(end, throw, &mut answers);
    let mut count = answers.len() as u32;
    let sign = if race.is_mine(end) { -1 } else { 1 };
    // Whoever throws takes what is best for them.
    answers.sort_by_key(|(_, judgement)| sign * judgement.value);
    let Some((_, best)) = answers.first() else { return (race.judge(end), 1) };
    let mut best = *best;
    if depth > 1 {
        let mut deeper = Vec::new();
        for (answer, _) in answers.iter().take(ANSWERS) {
            let mut sum = Judgement64::ZERO;
            for (throw, weight) in race.throws().iter().enumerate() {
                let (judgement, more) = judge_throw(race, answer, throw, depth - 1);
                sum.add(&judgement, *weight);
                count = count.saturating_add(more);
            }
            deeper.push(sum.mean(race.throws().iter().sum()));
        }
        best = deeper.into_iter().min_by_key(|judgement| sign * judgement.value).unwrap_or(best);
    }
    (best, count)
}

/// A search over the ends of a turn.
pub(crate) struct LookAhead<R: Race<N>, const N: usize> {
    race: R,
    entries: Vec<(Decision, R::End, Judgement<N>)>,
    ranking: Vec<Candidate>,
    sight: Sight,
    /// How many entries are looked at more closely.
    open: usize,
    entry: usize,
    throw: usize,
    sum: Judgement64<N>,
    deeper: Vec<Judgement<N>>,
}

/// Sums of judgements times their weights.
#[derive(Copy, Clone, Debug)]
struct Judgement64<const N: usize> {
    value: i64,
    answer: [i64; N],
}

impl<const N: usize> Judgement64<N> {
    const ZERO: Self = Self { value: 0, answer: [0; N] };

    fn add(&mut self, judgement: &Judgement<N>, weight: i64) {
        self.value += judgement.value * weight;
        for (sum, chance) in self.answer.iter_mut().zip(judgement.answer) {
            *sum += i64::from(chance) * weight;
        }
    }

    fn mean(&self, weight: i64) -> Judgement<N> {
        Judgement { value: self.value / weight, answer: self.answer.map(|sum| (sum / weight) as i32) }
    }
}

impl<R: Race<N>, const N: usize> LookAhead<R, N> {
    /// Begins with everything that may be decided; at least one thing.
    pub(crate) fn new(mut race: R, decisions: Vec<(Decision, R::End)>, sight: Sight) -> Self {
        let mut entries: Vec<_> = decisions
            .into_iter()
            .map(|(decision, end)| {
                let judgement = race.judge(&end);
                (decision, end, judgement)
            })
            .collect();
        entries.sort_by_key(|(_, _, judgement)| std::cmp::Reverse(judgement.value));
        let best = entries.first().map_or(0, |(_, _, judgement)| judgement.value);
        let close = entries.iter().take_while(|(_, _, judgement)| best - judgement.value <= sight.margin).count();
        let mut search = Self {
            race,
            entries,
            ranking: Vec::new(),
            sight,
            open: close.min(sight.width),
            entry: 0,
            throw: 0,
            sum: Judgement64::ZERO,
            deeper: Vec::new(),
        };
        search.write_ranking();
        search
    }

    fn write_ranking(&mut self) {
        self.ranking = self
            .entries
            .iter()
            .map(|(decision, _, judgement)| Candidate {
                decision: decision.clone(),
                value: Value(judgement.value),
                chances: self.race.chances(&judgement.answer),
            })
            .collect();
        // What was looked at more closely stays before the rest.
        let looked_at = self.deeper.len().min(self.ranking.len());
        candidate::rank(&mut self.ranking[..looked_at]);
    }

    /// One throw further; how many positions were valued.
    fn look(&mut self) -> u32 {
        let throws = self.race.throws();
        let Some((_, end, _)) = self.entries.get(self.entry) else { return 1 };
        let (judgement, count) = judge_throw(&mut self.race, end, self.throw, self.sight.depth);
        self.sum.add(&judgement, throws[self.throw]);
        self.throw += 1;
        if self.throw == throws.len() {
            self.deeper.push(self.sum.mean(throws.iter().sum()));
            self.sum = Judgement64::ZERO;
            self.throw = 0;
            self.entry += 1;
        }
        count.max(1)
    }
}

impl<R: Race<N>, const N: usize> GameBot for LookAhead<R, N> {
    fn step(&mut self, budget: u32) -> Progress {
        let mut spent = 0_u32;
        while self.entry < self.open {
            if spent >= budget.max(1) {
                return Progress::Thinking;
            }
            spent = spent.saturating_add(self.look());
            if self.entry == self.open {
                for ((_, _, judgement), deeper) in self.entries.iter_mut().zip(&self.deeper) {
                    *judgement = *deeper;
                }
                self.write_ranking();
            }
        }
        Progress::Done
    }

    fn limit(&mut self, throws: u8) {
        self.sight.depth = self.sight.depth.min(throws);
        if throws == 0 {
            self.open = 0;
        }
    }

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }
}
