//! The search of the race games, Ur and Tabula: the net values every end of a turn; the best of
//! them are then valued by looking some throws ahead. That means every throw of the player who
//! throws next, each answered by the turn that is best for them.

use std::cmp::Reverse;

use tesserae_rules::Seat;

use crate::{Candidate, Decision, NamedChance, Ranking, Stop, Stopped, Value};

/// What a position is worth to the player who decides.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Judgement<const N: usize> {
    /// In millionths of the unit of the game.
    pub(crate) value: i64,
    /// The outputs of the net, in millionths, seen by the player who decides.
    pub(crate) answer: [i32; N],
}

/// The end of a turn: the dice go to the next thrower, or the game is over.
pub(crate) struct End<P> {
    pub(crate) position: P,
    pub(crate) thrower: Seat,
}

/// A race game in which one player decides.
pub(crate) trait Race<const N: usize> {
    /// The pieces.
    type Position;

    /// The player who decides.
    fn seat(&self) -> Seat;

    /// How likely each throw is, in any common unit.
    fn throws(&self) -> &'static [i64];

    /// Values the end of a turn without looking ahead.
    fn judge(&mut self, end: &End<Self::Position>) -> Judgement<N>;

    /// The ends of the turns that are possible with a throw after the end of a turn, to be valued
    /// next; none where the game is over.
    fn ends(&mut self, end: &End<Self::Position>, throw: usize) -> Vec<End<Self::Position>>;

    /// The chances that are shown.
    fn chances(&self, answer: &[i32; N]) -> Vec<NamedChance>;

    /// The pieces that the player who decides has off at the end of a turn and the pips left, where
    /// nothing else is left to play for.
    fn progress(&self, _end: &End<Self::Position>) -> Option<(u8, u32)> {
        None
    }

    /// The points that can be expected, in millionths, where the game counts points.
    fn points(&self, _answer: &[i32; N]) -> Option<i64> {
        None
    }
}

/// How far a level sees.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Lookahead {
    /// How many of the best candidates are valued by looking ahead.
    pub(crate) width: usize,
    /// By how many millionths those may be worth less than the best.
    pub(crate) margin: i64,
    /// How many throws are looked at, one after the other; 0 for no look-ahead.
    pub(crate) depth: u8,
}

impl Lookahead {
    /// No look-ahead.
    pub(crate) const NONE: Self = Self {
        width: 0,
        margin: 0,
        depth: 0,
    };
}

/// How many of the best answers to a throw are looked at further.
const ANSWERS: usize = 3;
/// A chance is decided where it is within this of 0 or 1, in millionths: nets err by as much.
const DECIDED: i32 = 20_000;
/// What counts as equal where all chances are decided, in millionths of a point.
const EQUAL: i64 = 10_000;

/// Ranks everything that may be decided, each with the end of the turn that it leads to.
pub(crate) fn rank<R: Race<N>, const N: usize>(
    race: &mut R,
    decisions: Vec<(Decision, End<R::Position>)>,
    sight: Lookahead,
    stop: &Stop,
) -> Result<Ranking, Stopped> {
    let judged = |(decision, end): (Decision, End<R::Position>)| (race.judge(&end), decision, end);
    let mut ends: Vec<_> = decisions.into_iter().map(judged).collect();
    ends.sort_by_key(|(judgement, ..)| Reverse(judgement.value));
    let mut looked_at = 0;
    if sight.depth > 0 {
        let best = ends.first().map_or(0, |(judgement, ..)| judgement.value);
        let close = ends
            .iter()
            .take_while(|(judgement, ..)| best - judgement.value <= sight.margin)
            .count();
        looked_at = close.min(sight.width);
    }
    for (judgement, _, end) in &mut ends[..looked_at] {
        *judgement = look_ahead(race, end, sight.depth, stop)?;
    }
    // Those that were looked at stay before the rest.
    ends[..looked_at].sort_by_key(|(judgement, ..)| Reverse(judgement.value));
    let alike = if looked_at > 0 { looked_at } else { ends.len() };
    let equal = decided(race, &ends[..alike]);
    ends[..equal]
        .sort_by_key(|(.., end)| race.progress(end).map(|(off, pips)| (Reverse(off), pips)));
    let mut most = i64::MAX;
    let candidate = |(number, (judgement, decision, _)): (
        usize,
        (Judgement<N>, Decision, End<R::Position>),
    )| {
        // What makes more progress is never shown as worse.
        most = if number < equal {
            most.min(judgement.value)
        } else {
            judgement.value
        };
        Candidate {
            decision,
            value: Value(most),
            chances: race.chances(&judgement.answer),
            points: race.points(&judgement.answer).map(Value),
        }
    };
    Ok(Ranking::new(
        ends.into_iter().enumerate().map(candidate).collect(),
        0,
    ))
}

/// How many ends of turns at the beginning, the best first, are equally good because nothing but
/// progress is left to play for: all chances are decided.
fn decided<R: Race<N>, const N: usize>(
    race: &R,
    ends: &[(Judgement<N>, Decision, End<R::Position>)],
) -> usize {
    let best = ends.first().map_or(0, |(judgement, ..)| judgement.value);
    let is_open = |chance: &i32| (DECIDED..=1_000_000 - DECIDED).contains(chance);
    let as_good = |(judgement, _, end): &&(Judgement<N>, Decision, End<R::Position>)| {
        best - judgement.value <= EQUAL
            && !judgement.answer.iter().any(is_open)
            && race.progress(end).is_some()
    };
    ends.iter().take_while(as_good).count()
}

/// Values the end of a turn as the mean over the next throws, looking `depth` throws ahead.
fn look_ahead<R: Race<N>, const N: usize>(
    race: &mut R,
    end: &End<R::Position>,
    depth: u8,
    stop: &Stop,
) -> Result<Judgement<N>, Stopped> {
    let mut value = 0;
    let mut answer = [0; N];
    for (throw, weight) in race.throws().iter().enumerate() {
        let judgement = best_answer(race, end, throw, depth, stop)?;
        value += judgement.value * weight;
        answer
            .iter_mut()
            .zip(judgement.answer)
            .for_each(|(sum, chance)| *sum += i64::from(chance) * weight);
    }
    let weights: i64 = race.throws().iter().sum();
    Ok(Judgement {
        value: value / weights,
        answer: answer.map(|sum| (sum / weights) as i32),
    })
}

/// Values the end of a turn after one throw: the thrower takes the turn that is best for them.
fn best_answer<R: Race<N>, const N: usize>(
    race: &mut R,
    end: &End<R::Position>,
    throw: usize,
    depth: u8,
    stop: &Stop,
) -> Result<Judgement<N>, Stopped> {
    stop.check()?;
    let sign = if end.thrower == race.seat() { -1 } else { 1 };
    let answers = race.ends(end, throw).into_iter();
    let mut answers: Vec<_> = answers
        .map(|answer| (race.judge(&answer), answer))
        .collect();
    answers.sort_by_key(|(judgement, _)| sign * judgement.value);
    let Some((first, _)) = answers.first() else {
        return Ok(race.judge(end));
    };
    if depth == 1 {
        return Ok(*first);
    }
    let mut best: Option<Judgement<N>> = None;
    for (_, answer) in answers.iter().take(ANSWERS) {
        let judgement = look_ahead(race, answer, depth - 1, stop)?;
        if best.is_none_or(|best| sign * judgement.value < sign * best.value) {
            best = Some(judgement);
        }
    }
    Ok(best.unwrap_or(*first))
}
