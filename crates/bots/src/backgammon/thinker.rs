//! What positions are worth by the nets, without look-ahead and one throw ahead.

use std::sync::Arc;

use tesserae_rules::{
    Game, Seat,
    backgammon::{Afterstates, Position, State},
};

use super::{
    bearoff,
    chances::Chances,
    cube::Terms,
    evaluator::{Evaluator, OUTPUTS, Reply, THROWS},
    nets::Nets,
};
use crate::{Knowledge, Level, Net, SearchError};

/// The efficiency of the doubling die in contact, in millionths: usually, and where decisions about it are looked at
/// three throws ahead. Both were chosen by what they give away; see `crates/bots/README.md`.
const CONTACT_EFFICIENCY: i64 = 740_000;
pub(super) const DEEP_CONTACT_EFFICIENCY: i64 = 600_000;

/// The value of a position before the throw, as a mean over the throws, where the player on turn may double first.
#[derive(Clone, Debug)]
pub(super) struct ThrowMean<'t> {
    terms: Terms<'t>,
    on: i64,
    doubled: i64,
}

impl<'t> ThrowMean<'t> {
    pub(super) const fn new(terms: Terms<'t>) -> Self {
        Self { terms, on: 0, doubled: 0 }
    }

    /// The terms by which values after a throw are asked for, in the order of [`ThrowMean::add`].
    pub(super) fn terms(&self) -> impl Iterator<Item = Terms<'t>> + use<'t> {
        let doubled = self.terms.may_double().then(|| self.terms.doubled());
        std::iter::once(self.terms).chain(doubled)
    }

    /// What the ends of the game are worth before the double.
    pub(super) fn weights(&self) -> [i64; OUTPUTS] {
        self.terms.weights()
    }

    /// Adds a throw with its ways; the value after it is told for terms of the player on turn.
    pub(super) fn add(&mut self, ways: i64, mut value: impl FnMut(&Terms<'t>) -> i64) {
        self.on += ways * value(&self.terms);
        if self.terms.may_double() {
            self.doubled += ways * value(&self.terms.doubled());
        }
    }

    /// The mean over 36 ways.
    pub(super) fn value(&self) -> i64 {
        let on = self.on / 36;
        if self.terms.may_double() { on.max((self.doubled / 36).min(self.terms.dropped())) } else { on }
    }
}

/// Evaluates positions ahead.
pub(super) struct Thinker {
    /// Without look-ahead.
    pub(super) evaluator: Evaluator<Arc<Net>>,
    found: Afterstates,
    replies: Vec<Reply>,
    /// How many throws the level looks ahead.
    pub(super) ahead: u8,
    /// The efficiency of the doubling die in contact, in millionths.
    pub(super) contact_efficiency: i64,
}

impl Thinker {
    pub(super) fn new(knowledge: &Knowledge, level: Level, state: &State) -> Result<Self, SearchError> {
        let (nets, ahead) = Nets::read(knowledge, level)?;
        let mut evaluator = Evaluator::new(nets, state.options().bar_counts);
        // Only where it is always at hand, so that slices make no difference.
        if level >= Level::Master
            && !state.seen_by(Seat::First).contact()
            && let Some(table) = bearoff::table()
        {
            evaluator.use_bearoff(table);
        }
        Ok(Self {
            evaluator,
            found: Afterstates::new(),
            replies: Vec::new(),
            ahead,
            contact_efficiency: CONTACT_EFFICIENCY,
        })
    }

    /// The best that the player on turn can do with a throw, by chances alone: the position after it as the opponent
    /// sees it, and the opponent's chances there.
    pub(super) fn reply(&mut self, position: Position, throw: [u8; 2], weights: &[i64; 5]) -> (Position, Chances) {
        let (after, chances) = self.evaluator.best(position, throw, &mut self.found, |chances| worth(chances, weights));
        (after.turned(), chances.turned())
    }

    /// The best replies of the player on turn to a throw, by chances alone, the best last: at most so many, and none
    /// that seems worse by more than so many thousandths of the stake. Each is the position as the opponent sees it.
    pub(super) fn replies(
        &mut self,
        position: Position,
        throw: [u8; 2],
        weights: &[i64; 5],
        most: usize,
        margin: i64,
        found: &mut Vec<Position>,
    ) {
        let Self { evaluator, found: ends, replies, .. } = self;
        evaluator.replies(position, throw, ends, |chances| worth(chances, weights), replies);
        let best = replies.first().map_or(0, |reply| reply.value);
        // A win is worth two stakes more than a loss, and certain with a million.
        let margin = weights[0] / 2 * 1_000 * margin;
        let near = replies.iter().take(most).take_while(|reply| best - reply.value <= margin);
        found.clear();
        found.extend(near.map(|reply| reply.position.turned()));
        found.reverse();
    }

    /// The values before the throw one throw ahead, by each of these terms of the player on turn, who may double first;
    /// and the chances.
    pub(super) fn node(&mut self, position: Position, all: &[Terms]) -> (Vec<i64>, [i64; OUTPUTS]) {
        if let Some(ended) = Chances::ended(position, self.evaluator.bar_counts()) {
            return (all.iter().map(|terms| terms.dead(ended)).collect(), ended.list().map(i64::from));
        }
        let Some(weights) = all.first().map(Terms::weights) else { return (Vec::new(), [0; OUTPUTS]) };
        let mut sums: Vec<_> = all.iter().map(|terms| ThrowMean::new(*terms)).collect();
        let mut chances = [0; OUTPUTS];
        for (throw, ways) in THROWS {
            let ways = i64::from(ways);
            let (after, leaf) = self.reply(position, throw, &weights);
            let efficiency = self.efficiency(after);
            sums.iter_mut().for_each(|sum| sum.add(ways, |terms| -terms.turned().value(leaf, efficiency)));
            let turned = leaf.turned().list();
            chances.iter_mut().zip(turned).for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
        }
        (sums.iter().map(ThrowMean::value).collect(), chances.map(|sum| sum / 36))
    }

    /// The value for the player on turn of going on, without look-ahead, and the chances: with the dice that lie on the
    /// table, if some do.
    pub(super) fn after_dice(&mut self, state: &State, position: Position, terms: &Terms) -> (i64, Chances) {
        let faces: Vec<u8> = state.dice().iter().map(|die| die.face).collect();
        if let &[high, low] = faces.as_slice() {
            let (after, leaf) = self.reply(position, [high, low], &terms.weights());
            return (-terms.turned().value(leaf, self.efficiency(after)), leaf.turned());
        }
        let chances = self.evaluator.chances(position);
        (terms.value(chances, self.efficiency(position)), chances)
    }

    /// How well the doubling die is used from a position on, in millionths: in a race the better the longer it is.
    pub(super) fn efficiency(&self, position: Position) -> i64 {
        if position.contact() {
            self.contact_efficiency
        } else {
            550_000 + 1_250 * i64::from(position.own.pips().clamp(40, 120))
        }
    }
}

/// What chances are worth by the weights of [`Terms::weights`].
fn worth(chances: Chances, weights: &[i64; 5]) -> i64 {
    weights.iter().zip(chances.list()).map(|(weight, chance)| weight * i64::from(chance)).sum()
}
