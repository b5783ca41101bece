//! The ranking of an endgame by its exact values.

use std::sync::{Mutex, PoisonError};

use tesserae_rules::{
    Seat,
    ur::{Options, Play, Position, State},
};

use super::{
    endgames::{Endgames, Stakes, Worth},
    set_equity::SetEquity,
};
use crate::{
    Candidate, Decision, Knowledge, NamedChance, Ranking, SearchError, Stop, Stopped, Value,
    look_ahead::End,
};

/// Decisions whose values are closer than this share of the range of all values are equally good.
const EQUAL: f64 = 2e-6;

/// Ranks the decisions of a seat in an endgame that can be solved, each with where it ends.
pub(super) fn rank(
    state: &State,
    seat: Seat,
    decisions: Vec<(Decision, End<Position>)>,
    knowledge: &Knowledge,
    stop: &Stop,
) -> Result<Ranking, SearchError> {
    let stakes = stakes(state, knowledge)?;
    let equal = EQUAL * stakes.range();
    let kept = knowledge.part(|_| Ok(Kept::default()))?;
    let worths = kept.worths(state, stakes, &decisions, stop)?;
    let is_set = state.options().play == Play::Set;
    // What a position is worth to the seat.
    let seen = |worth: Worth| match seat {
        Seat::First => worth,
        Seat::Second if is_set => Worth {
            value: 1.0 - worth.value,
            win: 1.0 - worth.win,
        },
        Seat::Second => Worth {
            value: -worth.value,
            win: 1.0 - worth.win,
        },
    };
    let worths: Vec<Worth> = worths.into_iter().map(seen).collect();
    let best = worths
        .iter()
        .map(|worth| worth.value)
        .fold(f64::MIN, f64::max);
    let millionths = |share: f64| (share * Value::UNIT as f64).round() as i64;
    let candidate = |((decision, _), worth): ((Decision, End<Position>), Worth)| {
        let value = if best - worth.value < equal {
            best
        } else {
            worth.value
        };
        let chances = vec![NamedChance {
            name: "win",
            millionths: millionths(worth.win),
        }];
        Candidate {
            decision,
            value: Value(millionths(value)),
            chances,
            points: None,
        }
    };
    Ok(Ranking::sorted(
        decisions.into_iter().zip(worths).map(candidate).collect(),
    ))
}

/// What the first seat gets at the end: points, or the chance to win the set.
fn stakes(state: &State, knowledge: &Knowledge) -> Result<Stakes, SearchError> {
    let Some(set) = SetEquity::of(state, knowledge, Seat::First)? else {
        return Ok(Stakes::points());
    };
    let chance = |won, points: usize| set.at_end(won, points as u8) as f64 / Value::UNIT as f64;
    Ok(Stakes([true, false].map(|won| {
        std::array::from_fn(|points| chance(won, points))
    })))
}

/// The endgames that were asked about last, the latest at the end, as far as they have been solved.
#[derive(Default)]
struct Kept(Mutex<Vec<Endgames>>);

impl Kept {
    /// How many are kept; each takes a few megabytes.
    const MOST: usize = 4;

    /// What the ends of some decisions are worth, after solving what is needed for the position
    /// before them.
    fn worths(
        &self,
        state: &State,
        stakes: Stakes,
        decisions: &[(Decision, End<Position>)],
        stop: &Stop,
    ) -> Result<Vec<Worth>, Stopped> {
        let options: &Options = state.options();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut endgames = match kept.iter().position(|known| known.fit(options, &stakes)) {
            Some(at) => kept.remove(at),
            None => Endgames::new(options, stakes),
        };
        // Whatever was solved before it was stopped is kept.
        let solved = endgames.solve_position(&state.compact(), stop);
        let worth = |(_, end): &(Decision, End<Position>)| {
            endgames
                .worth(&end.position, end.thrower)
                .unwrap_or_default()
        };
        let worths = decisions.iter().map(worth).collect();
        if kept.len() == Self::MOST {
            kept.remove(0);
        }
        kept.push(endgames);
        solved.map(|()| worths)
    }
}
