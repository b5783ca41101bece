//! The search for decisions before the throw: whether to double, to take, to beaver.

use tesserae_rules::backgammon::Position;

use super::{
    chances::{Chances, OUTPUTS},
    cube::Terms,
    deep_look::look_deep,
    thinker::{DEEP_CONTACT_EFFICIENCY, Thinker},
};
use crate::{Candidate, Decision, Ranking, Stop, Stopped, TWO_DICE, ranking::sort};

/// How close decisions must be after the first round for a second one, in thousandths of the stake.
const MARGIN: i64 = 200;

/// Where a decision about the cube leads.
#[derive(Copy, Clone, Debug)]
pub(super) enum Line {
    /// The game goes on with the cube as the player on turn sees it; the sign is 1 if that player
    /// decides, else −1.
    On(Terms<'static>, i64),
    /// This value for the one who decides.
    Sure(i64),
}

/// A decision whose value is the least of its lines: the opponent chooses among them.
pub(super) struct CubeDecision {
    pub(super) decision: Decision,
    pub(super) lines: Vec<Line>,
}

/// Ranks decisions about the cube in a position as the player on turn sees it. `on_turn` is whether
/// that player decides. All decisions lead on from this position, which is looked at one throw
/// further in every round.
pub(super) fn rank(
    decisions: &[CubeDecision],
    position: Position,
    on_turn: bool,
    thinker: &mut Thinker,
    stop: &Stop,
) -> Result<Ranking, Stopped> {
    let lines = decisions.iter().flat_map(|decision| &decision.lines);
    let terms: Vec<Terms> = lines
        .filter_map(|line| match line {
            Line::On(terms, _) => Some(*terms),
            Line::Sure(_) => None,
        })
        .collect();
    let chances = thinker.evaluator.chances(position);
    let values: Vec<_> = terms
        .iter()
        .map(|terms| terms.value(chances, thinker.efficiency(position)))
        .collect();
    let mut ranking = candidates(
        decisions,
        &values,
        if on_turn { chances } else { chances.turned() },
    );
    for round in 1..=thinker.ahead {
        let ([best, second, ..], [first, ..]) = (ranking.as_slice(), terms.as_slice()) else {
            break;
        };
        if round > 1 && best.value.0 - second.value.0 > first.unit() * MARGIN / 1_000 {
            break;
        }
        let (values, chances) = look(&terms, position, round, thinker, stop)?;
        ranking = candidates(
            decisions,
            &values,
            if on_turn { chances } else { chances.turned() },
        );
        thinker.contact_efficiency = DEEP_CONTACT_EFFICIENCY;
    }
    Ok(Ranking::new(ranking, 0))
}

/// The decisions, best first, with the values of the lines that go on. Beside every decision, one
/// that ends the game included, stand the chances of the position.
fn candidates(decisions: &[CubeDecision], values: &[i64], chances: Chances) -> Vec<Candidate> {
    let mut values = values.iter();
    let mut ranking = Vec::new();
    for CubeDecision { decision, lines } in decisions {
        let of_lines = lines.iter().map(|line| match line {
            Line::On(_, sign) => sign * values.next().copied().unwrap_or(0),
            Line::Sure(value) => *value,
        });
        ranking.push(chances.candidate(decision.clone(), of_lines.min().unwrap_or(0)));
    }
    sort(&mut ranking);
    ranking
}

/// The values of a position before the throw by each of these terms of the player on turn, and the
/// player's chances: the mean over all throws, each played as well as possible and then looked at
/// `round` throws ahead.
fn look(
    terms: &[Terms<'static>],
    position: Position,
    round: u8,
    thinker: &mut Thinker,
    stop: &Stop,
) -> Result<(Vec<i64>, Chances), Stopped> {
    let weights = terms.first().map(Terms::weights).unwrap_or_default();
    // The opponent may double before the answer.
    let turned: Vec<_> = terms.iter().map(|terms| terms.turned()).collect();
    let mut sums = vec![0; terms.len()];
    let mut chance_sums = [0; OUTPUTS];
    for (throw, ways) in TWO_DICE {
        stop.check()?;
        let ways = i64::from(ways);
        let (after, _) = thinker.reply(position, throw, &weights);
        let (values, chances) =
            if round == 1 || Chances::ended(after, thinker.evaluator.bar_counts()).is_some() {
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
    Ok((
        values,
        Chances::from_list(chance_sums.map(|sum| (sum / 36) as i32)),
    ))
}
