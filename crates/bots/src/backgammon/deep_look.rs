//! The values of one position two or three throws ahead.

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

/// The values of a position before the throw, by each of these terms of the player on turn, who does
/// not double first; and the player's chances. Each throw is played with the reply that is best by
/// chances alone and then looked at `further` throws ahead, 1 or 2. The opponent may double before
/// the answer. None if that takes more than `most` evaluations.
pub(super) fn look_without_doubling(
    thinker: &mut Thinker,
    position: Position,
    all: &[Terms<'static>],
    further: u8,
    most: u64,
    stop: &Stop,
) -> Result<Option<(Vec<i64>, Chances)>, Stopped> {
    let begun = thinker.evaluator.evaluations();
    let weights = all.first().map(Terms::weights).unwrap_or_default();
    let turned: Vec<_> = all.iter().map(|terms| terms.turned()).collect();
    let mut sums = vec![0; all.len()];
    let mut chance_sums = [0; OUTPUTS];
    for (throw, ways) in TWO_DICE {
        stop.check()?;
        if thinker.evaluator.evaluations() - begun > most {
            return Ok(None);
        }
        let ways = i64::from(ways);
        let (after, _) = thinker.reply(position, throw, &weights);
        let (values, chances) =
            if further == 1 || Chances::ended(after, thinker.evaluator.bar_counts()).is_some() {
                let (values, chances) = thinker.node(after, &turned);
                (
                    values,
                    Chances::from_list(chances.map(|chance| chance as i32)),
                )
            } else {
                look_deep(thinker, after, &turned, 1, stop)?
            };
        sums.iter_mut()
            .zip(values)
            .for_each(|(sum, value)| *sum -= value * ways);
        let list = chance_sums.iter_mut().zip(chances.turned().list());
        list.for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
    }
    let values = sums.into_iter().map(|sum| sum / 36).collect();
    Ok(Some((
        values,
        Chances::from_list(chance_sums.map(|sum| (sum / 36) as i32)),
    )))
}
