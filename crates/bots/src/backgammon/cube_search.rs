//! The search for decisions before the throw: whether to double, to take, to beaver.

use tesserae_rules::backgammon::Position;

use super::{
    chances::Chances,
    cube::Terms,
    deep_look::look_without_doubling,
    thinker::{DEEP_CONTACT_EFFICIENCY, Thinker},
};
use crate::{Candidate, Decision, Ranking, Search, Stop, Stopped, ranking::sort};

/// How close decisions must be after the first round for a second one, in thousandths of the stake.
const MARGIN: i64 = 200;
/// The same where the best of them was chosen by a player and is judged: it is only called wrong
/// after a second round. Where another was chosen there is a second round however bad that seems:
/// what it gives away is told.
const CHOSEN_MARGIN: i64 = 40;

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
    search: &Search,
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
        let margin = if search.is_chosen(&best.decision) {
            Some(CHOSEN_MARGIN)
        } else {
            (!search.is_judging()).then_some(MARGIN)
        };
        let apart = best.value.0 - second.value.0;
        let is_clear = margin.is_some_and(|margin| apart > first.unit() * margin / 1_000);
        // Nobody needs the cube where both are worth the same to the millionth.
        if round > 1 && (apart == 0 || is_clear) {
            break;
        }
        let Some((values, chances)) =
            look_without_doubling(thinker, position, &terms, round, u64::MAX, stop)?
        else {
            break;
        };
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
