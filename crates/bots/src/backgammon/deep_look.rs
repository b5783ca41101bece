//! The value of one position two throws ahead, in slices.

use tesserae_rules::backgammon::Position;

use super::{
    chances::Chances,
    cube::Terms,
    evaluator::{OUTPUTS, THROWS},
    thinker::{Thinker, ThrowMean},
};

/// How much worse than the best a reply may seem that is looked at further, in thousandths of the stake.
const REPLY_MARGIN: i64 = 40;

/// A look at a position before the throw: each throw with the best replies to it, and each throw after those.
pub(super) struct DeepLook {
    position: Position,
    /// The value so far by each of the terms of the player on turn, who may double first.
    means: Vec<ThrowMean<'static>>,
    /// The sums so far of the opponent's chances.
    sums: [i64; OUTPUTS],
    throw: usize,
    /// How many replies to a throw are looked at.
    most: usize,
    /// The replies to that throw that are still to be looked at, as the opponent sees them, and the best of the others.
    replies: Vec<Position>,
    best_reply: Option<(Vec<i64>, [i64; OUTPUTS])>,
}

impl DeepLook {
    /// A look at a position before the throw that is not over, by one or several terms of the player on turn, and at so
    /// many replies to each throw.
    pub(super) fn new(position: Position, terms: impl IntoIterator<Item = Terms<'static>>, most: usize) -> Self {
        Self {
            position,
            means: terms.into_iter().map(ThrowMean::new).collect(),
            sums: [0; OUTPUTS],
            throw: 0,
            most,
            replies: Vec::new(),
            best_reply: None,
        }
    }

    /// Looks at one more reply. After the last one: the values for the player on turn by each of the terms, and their
    /// chances.
    pub(super) fn step(&mut self, thinker: &mut Thinker) -> Option<(Vec<i64>, Chances)> {
        let (throw, ways) = THROWS[self.throw];
        let ways = i64::from(ways);
        if self.replies.is_empty() {
            let weights = self.means.first()?.weights();
            thinker.replies(self.position, throw, &weights, self.most, REPLY_MARGIN, &mut self.replies);
        }
        let after = self.replies.pop()?;
        let terms: Vec<_> = self.means.iter().flat_map(ThrowMean::terms).map(Terms::turned).collect();
        let (values, chances) = thinker.node(after, &terms);
        let best = match self.best_reply.take() {
            // Chosen for each of the terms.
            Some((best, known)) => {
                let chances = if values[0] < best[0] { chances } else { known };
                (best.iter().zip(&values).map(|(best, value)| *best.min(value)).collect(), chances)
            }
            None => (values, chances),
        };
        if !self.replies.is_empty() {
            self.best_reply = Some(best);
            return None;
        }
        let (values, chances) = best;
        let mut values = values.into_iter();
        self.means.iter_mut().for_each(|mean| mean.add(ways, |_| -values.next().unwrap_or(0)));
        self.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance * ways);
        self.throw += 1;
        if self.throw < THROWS.len() {
            return None;
        }
        let chances = Chances::from_list(self.sums.map(|sum| (sum / 36) as i32)).turned();
        Some((self.means.iter().map(ThrowMean::value).collect(), chances))
    }
}
