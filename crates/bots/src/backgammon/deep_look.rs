//! The value of one position two throws ahead.

use tesserae_rules::backgammon::Position;

use super::{
    chances::{Chances, OUTPUTS},
    cube::Terms,
    thinker::{Thinker, ThrowMean},
};
use crate::{Stop, Stopped, TWO_DICE};

/// How much worse than the best a reply may seem that is looked at further, in thousandths of the
/// stake.
const REPLY_MARGIN: i64 = 40;

/// The values of a position before the throw, by each of these terms of the player on turn, who may
/// double first; and the player's chances. Each throw is played with the best of at most `most`
/// replies, valued one throw ahead. The position is not the end of a game.
pub(super) fn look_deep(
    thinker: &mut Thinker,
    position: Position,
    all: &[Terms<'static>],
    most: usize,
    stop: &Stop,
) -> Result<(Vec<i64>, Chances), Stopped> {
    let mut means: Vec<_> = all.iter().map(|terms| ThrowMean::new(*terms)).collect();
    let after_throw: Vec<_> = means
        .iter()
        .flat_map(ThrowMean::terms)
        .map(|terms| terms.turned())
        .collect();
    let weights = all.first().map(Terms::weights).unwrap_or_default();
    let mut sums = [0; OUTPUTS];
    for (throw, ways) in TWO_DICE {
        let ways = i64::from(ways);
        // The best reply is chosen for each of the terms; the chances are those of the best for the
        // first.
        let mut best: Option<(Vec<i64>, [i64; OUTPUTS])> = None;
        for reply in thinker.replies(position, throw, &weights, most, REPLY_MARGIN) {
            stop.check()?;
            let (values, chances) = thinker.node(reply, &after_throw);
            best = Some(match best {
                Some((best, known)) => {
                    let chances = if values[0] < best[0] { chances } else { known };
                    (
                        best.iter()
                            .zip(&values)
                            .map(|(best, value)| *best.min(value))
                            .collect(),
                        chances,
                    )
                }
                None => (values, chances),
            });
        }
        let (values, chances) = best.unwrap_or_default();
        let mut values = values.into_iter();
        means
            .iter_mut()
            .for_each(|mean| mean.add(ways, |_| -values.next().unwrap_or(0)));
        sums.iter_mut()
            .zip(chances)
            .for_each(|(sum, chance)| *sum += chance * ways);
    }
    let chances = Chances::from_list(sums.map(|sum| (sum / 36) as i32)).turned();
    Ok((means.iter().map(ThrowMean::value).collect(), chances))
}
