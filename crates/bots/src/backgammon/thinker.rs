//! What positions are worth, evaluated with the nets, without look-ahead and one throw ahead.

use std::sync::Arc;

use tesserae_rules::{
    Seat,
    backgammon::{Afterstates, Position, State},
};

use super::{
    bearoff,
    chances::{Chances, OUTPUTS},
    cube::Terms,
    evaluator::Evaluator,
    nets::Nets,
};
use crate::{Level, Net, Search, SearchError, Stop, TWO_DICE};

/// The efficiency of the cube in contact, in millionths: usually, and where decisions about it are
/// looked at three throws ahead. Both were chosen by what they give away; see
/// `crates/bots/README.md`.
const CONTACT_EFFICIENCY: i64 = 740_000;
pub(super) const DEEP_CONTACT_EFFICIENCY: i64 = 680_000;

/// The value of a position before the throw, as a mean over the throws, where the player on turn
/// may double first.
#[derive(Clone, Debug)]
pub(super) struct ThrowMean<'t> {
    terms: Terms<'t>,
    on: i64,
    doubled: i64,
}

impl<'t> ThrowMean<'t> {
    pub(super) const fn new(terms: Terms<'t>) -> Self {
        Self {
            terms,
            on: 0,
            doubled: 0,
        }
    }

    /// The terms for which the values after a throw are needed, in the order of [`ThrowMean::add`].
    pub(super) fn terms(&self) -> impl Iterator<Item = Terms<'t>> + use<'t> {
        let doubled = self.terms.may_double().then(|| self.terms.doubled());
        std::iter::once(self.terms).chain(doubled)
    }

    /// Adds a throw with its ways; the value after it is seen by the player on turn.
    pub(super) fn add(&mut self, ways: i64, mut value: impl FnMut(&Terms<'t>) -> i64) {
        self.on += ways * value(&self.terms);
        if self.terms.may_double() {
            self.doubled += ways * value(&self.terms.doubled());
        }
    }

    /// The mean over 36 ways.
    pub(super) fn value(&self) -> i64 {
        let on = self.on / 36;
        if self.terms.may_double() {
            on.max((self.doubled / 36).min(self.terms.dropped()))
        } else {
            on
        }
    }
}

/// Evaluates positions ahead.
pub(super) struct Thinker {
    /// Without look-ahead.
    pub(super) evaluator: Evaluator<Arc<Net>>,
    found: Afterstates,
    /// How many throws the search looks ahead.
    pub(super) ahead: u8,
    /// The efficiency of the cube in contact, in millionths.
    pub(super) contact_efficiency: i64,
}

impl Thinker {
    /// With the nets of the level of a search, and in races with the bear-off table.
    pub(super) fn new(search: &Search, state: &State, stop: &Stop) -> Result<Self, SearchError> {
        let (nets, ahead) = Nets::read(search.knowledge, search.level)?;
        let mut evaluator = Evaluator::new(nets, state.options().bar_counts);
        if search.level >= Level::Master && !state.situation().seen_by(Seat::First).contact() {
            evaluator.use_bearoff(bearoff::table(stop)?);
        }
        Ok(Self {
            evaluator,
            found: Afterstates::new(),
            ahead: search.depth(ahead),
            contact_efficiency: CONTACT_EFFICIENCY,
        })
    }

    /// The best that the player on turn can do with a throw, by chances alone: the position after
    /// it as the opponent sees it, and the opponent's chances there.
    pub(super) fn reply(
        &mut self,
        position: Position,
        throw: [u8; 2],
        weights: &[i64; 5],
    ) -> (Position, Chances) {
        let (after, chances) = self
            .evaluator
            .best(position, throw, &mut self.found, |chances| {
                worth(chances, weights)
            });
        (after.turned(), chances.turned())
    }

    /// The best replies of the player on turn to a throw, by chances alone, best first: at most
    /// `most`, and none that seems worse by more than `margin` thousandths of the stake. Each is
    /// the position as the opponent sees it.
    pub(super) fn replies(
        &mut self,
        position: Position,
        throw: [u8; 2],
        weights: &[i64; 5],
        most: usize,
        margin: i64,
    ) -> Vec<Position> {
        let replies = self
            .evaluator
            .replies(position, throw, &mut self.found, |chances| {
                worth(chances, weights)
            });
        let best = replies.first().map_or(0, |reply| reply.value);
        // A win is worth two stakes more than a loss, and certain with a million.
        let margin = weights[0] / 2 * 1_000 * margin;
        let near = replies
            .iter()
            .take(most)
            .take_while(|reply| best - reply.value <= margin);
        near.map(|reply| reply.position.turned()).collect()
    }

    /// The values before the throw one throw ahead, by each of these terms of the player on turn,
    /// who may double first; and the chances.
    pub(super) fn node(&mut self, position: Position, all: &[Terms]) -> (Vec<i64>, [i64; OUTPUTS]) {
        if let Some(ended) = Chances::ended(position, self.evaluator.bar_counts()) {
            return (
                all.iter().map(|terms| terms.dead(ended)).collect(),
                ended.list().map(i64::from),
            );
        }
        let Some(weights) = all.first().map(Terms::weights) else {
            return (Vec::new(), [0; OUTPUTS]);
        };
        let mut sums: Vec<_> = all.iter().map(|terms| ThrowMean::new(*terms)).collect();
        let mut chances = [0; OUTPUTS];
        for (throw, ways) in TWO_DICE {
            let ways = i64::from(ways);
            let (after, leaf) = self.reply(position, throw, &weights);
            let efficiency = self.efficiency(after);
            sums.iter_mut()
                .for_each(|sum| sum.add(ways, |terms| -terms.turned().value(leaf, efficiency)));
            let turned = leaf.turned().list();
            chances
                .iter_mut()
                .zip(turned)
                .for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
        }
        (
            sums.iter().map(ThrowMean::value).collect(),
            chances.map(|sum| sum / 36),
        )
    }

    /// How well the cube is used from a position on, in millionths: in a race the better the longer
    /// it is.
    pub(super) fn efficiency(&self, position: Position) -> i64 {
        if position.contact() {
            self.contact_efficiency
        } else {
            550_000 + 1_250 * i64::from(position.own.pips().clamp(40, 120))
        }
    }
}

/// What chances are worth by [`Terms::weights`].
fn worth(chances: Chances, weights: &[i64; 5]) -> i64 {
    weights
        .iter()
        .zip(chances.list())
        .map(|(weight, chance)| weight * i64::from(chance))
        .sum()
}
