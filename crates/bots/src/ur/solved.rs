//! The ranking of an endgame that is solved while somebody waits.

use std::sync::{Arc, Mutex, PoisonError};

use tesserae_rules::{
    Game, HouseRules, Pending, Seat,
    ur::{Options, Play, Position, State},
};

use super::{
    End,
    endgames::{Endgames, Stakes, Worth},
    set_equity, turns,
};
use crate::{Candidate, Decision, Knowledge, Level, NamedChance, Progress, SearchError, Value, bot::GameBot};

/// Decisions whose values are closer than this share of the range of all values are equally good.
const EQUAL: f64 = 2e-6;

/// Begins to solve an endgame; nothing where the position is none that can be solved.
pub(crate) fn begin(game: &dyn Game, knowledge: &Arc<Knowledge>) -> Result<Option<Box<dyn GameBot>>, SearchError> {
    let options = Options::from_values(&game.house_rules())?;
    let state = State::from_position(options, &game.position())?;
    let position = state.compact();
    let Some(seat) = game.pending().seat().filter(|_| Endgames::can_solve(&position)) else { return Ok(None) };
    let first = super::begin(game, knowledge, Level::Oracle, 0)?;
    let is_set = options.play == Play::Set;
    let stakes = stakes(&state, knowledge)?;
    let decisions = match game.pending() {
        Pending::Act(seat) => turns(&state, seat),
        _ => vec![(Decision::Throw, End { position, thrower: seat })],
    };
    let equal = EQUAL * stakes.range();
    let endgames = knowledge.ur_endgames(&options, stakes);
    let ranking = first.ranking().to_vec();
    Ok(Some(Box::new(SolvedEndgame { endgames, position, seat, is_set, equal, decisions, ranking })))
}

/// What the first seat gets at the end: points, or the chance to win the set.
fn stakes(state: &State, knowledge: &Knowledge) -> Result<Stakes, SearchError> {
    let Some(set) = set_equity::SetEquity::of(state, knowledge, Seat::First)? else { return Ok(Stakes::points()) };
    let chance = |won, points: usize| set.at_end(won, points as u8) as f64 / Value::UNIT as f64;
    Ok(Stakes([true, false].map(|won| std::array::from_fn(|points| chance(won, points)))))
}

/// A position of an endgame, and everything that may be done in it.
struct SolvedEndgame {
    endgames: Arc<Mutex<Endgames>>,
    position: Position,
    seat: Seat,
    /// Whether values are chances to win the set.
    is_set: bool,
    /// How close values are that are equally good.
    equal: f64,
    decisions: Vec<(Decision, End)>,
    /// By the net, until the endgame is solved.
    ranking: Vec<Candidate>,
}

impl SolvedEndgame {
    /// What is worth so much to the first seat, to the seat that decides.
    fn seen(&self, worth: Worth) -> Worth {
        match self.seat {
            Seat::First => worth,
            Seat::Second if self.is_set => Worth { value: 1.0 - worth.value, win: 1.0 - worth.win },
            Seat::Second => Worth { value: -worth.value, win: 1.0 - worth.win },
        }
    }

    fn rank(&self, endgames: &Endgames) -> Option<Vec<Candidate>> {
        let worths = self.decisions.iter().map(|(_, end)| endgames.worth(&end.position, end.thrower));
        let worths: Vec<Worth> = worths.map(|worth| Some(self.seen(worth?))).collect::<Option<_>>()?;
        let best = worths.iter().map(|worth| worth.value).fold(f64::MIN, f64::max);
        let millionths = |share: f64| (share * Value::UNIT as f64).round() as i64;
        let candidate = |((decision, _), worth): (&(Decision, End), &Worth)| {
            let value = if best - worth.value < self.equal { best } else { worth.value };
            let chances = vec![NamedChance { name: "win", millionths: millionths(worth.win) }];
            Candidate { decision: decision.clone(), value: Value(millionths(value)), chances }
        };
        let mut ranking: Vec<Candidate> = self.decisions.iter().zip(&worths).map(candidate).collect();
        crate::candidate::rank(&mut ranking);
        Some(ranking)
    }
}

impl GameBot for SolvedEndgame {
    fn step(&mut self, budget: u32) -> Progress {
        // Whatever another search has left is sound: each layer is kept only when it is complete.
        let endgames = Arc::clone(&self.endgames);
        let mut endgames = endgames.lock().unwrap_or_else(PoisonError::into_inner);
        if endgames.step(&self.position, budget) == Progress::Thinking {
            return Progress::Thinking;
        }
        if let Some(ranking) = self.rank(&endgames) {
            self.ranking = ranking;
        }
        Progress::Done
    }

    fn limit(&mut self, _throws: u8) {}

    fn ranking(&self) -> &[Candidate] {
        &self.ranking
    }
}
