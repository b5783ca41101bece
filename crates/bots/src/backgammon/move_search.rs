//! The search for the best turn with a throw: evaluated with the nets, then the best of them one
//! throw ahead, then two, and three where two are close.

use std::cmp::Reverse;

use tesserae_rules::{
    Choice, Game, Seat,
    backgammon::{OFF, Position, State},
};

use super::{
    chances::{CERTAIN, Chances, OUTPUTS},
    cube::Terms,
    deep_look::{look_deep, look_without_doubling},
    thinker::{Thinker, ThrowMean},
};
use crate::{Candidate, Decision, Ranking, Search, SearchError, Stop, Stopped, TWO_DICE};

/// For one throw ahead and for two: how many of the best turns are looked at, how much worse than
/// the best they may seem, in thousandths of the stake, and how many are looked at however bad they
/// seem. One turn alone is looked at one throw ahead only.
const ROUNDS: [(usize, i64, usize); 2] = [(8, 160, 4), (4, 60, 1)];
/// How many replies to a throw are looked at one throw further.
const REPLIES: usize = 3;
/// How close the two best turns must be after that, in thousandths of the stake, to be looked at
/// three throws ahead.
const CLOSE: i64 = 15;
/// How many evaluations that may take for each of them; otherwise they stay as they are.
const MOST_EVALUATIONS: u64 = 250_000;
/// A race is decided where the chance to win is within this of 0 or 1, in millionths.
const DECIDED: i32 = 500;
/// What counts as equal in a decided race, as a share of the stake: one part in this many.
const EQUAL_SHARE: i64 = 2_000;

/// What is known of a turn.
struct Turn {
    decision: Decision,
    /// The position after it as the opponent sees it.
    after: Position,
    /// Its values, from no throw ahead to as many as have been looked at.
    values: Vec<i64>,
    chances: Chances,
    /// Whether it is the one that was played and is judged.
    is_judged: bool,
}

impl Turn {
    /// How many throws ahead its value comes from.
    const fn depth(&self) -> usize {
        self.values.len().saturating_sub(1)
    }

    fn value(&self) -> i64 {
        self.values.last().copied().unwrap_or_default()
    }

    /// What is known after a further throw; value and chances are those of the opponent.
    fn add(&mut self, (value, chances): (i64, Chances)) {
        self.values.push(-value);
        self.chances = chances.turned();
    }

    /// What it gives away against the best turn, as far ahead as both have been looked at.
    fn lost(&self, best: &Self) -> i64 {
        let values = best.values.get(self.depth()).zip(self.values.last());
        values.map_or(0, |(best, own)| (best - own).max(0))
    }

    /// The checkers borne off and the pips left, where the sides have passed each other.
    fn progress(&self) -> Option<(u8, u32)> {
        let own = self.after.other;
        (!self.after.contact()).then(|| (own.at(OFF), own.pips()))
    }
}

/// Ranks the turns of the mover, who sees these terms; the seed of the search decides between those
/// that are equally good.
pub(super) fn rank(
    state: &State,
    mover: Seat,
    terms: &Terms<'static>,
    thinker: &mut Thinker,
    search: &Search,
    stop: &Stop,
) -> Result<Ranking, SearchError> {
    let mut turns = at_first_sight(state, mover, terms, thinker, search)?;
    let mut equal = sort(&mut turns, terms);
    for (round, (width, margin, least)) in ROUNDS.into_iter().enumerate().take(thinker.ahead.into())
    {
        let Some(best) = turns.first() else { break };
        let (most, depth) = (best.value(), best.depth());
        let near = |turn: &&Turn| {
            turn.depth() == depth && most - turn.value() <= terms.unit() * margin / 1_000
        };
        let count = turns.iter().take(width).take_while(near).count().max(least);
        let is_looked_at = |(index, turn): (usize, &Turn)| {
            turn.depth() == depth && (index < count || turn.is_judged)
        };
        let looked_at: Vec<bool> = turns.iter().enumerate().map(is_looked_at).collect();
        if round > 0 && looked_at.iter().filter(|so| **so).count() < 2 {
            break;
        }
        for (turn, _) in turns.iter_mut().zip(looked_at).filter(|(_, so)| *so) {
            turn.add(look(turn.after, &terms.turned(), round + 1, thinker, stop)?);
        }
        equal = sort(&mut turns, terms);
    }
    // What somebody gives away is hardly told better by a third throw, and takes nearly twice as long.
    if usize::from(thinker.ahead) >= ROUNDS.len()
        && !search.is_judging()
        && look_further(&mut turns, terms, thinker, stop)?
    {
        equal = sort(&mut turns, terms);
    }
    let choice = (search.seed % equal.max(1) as u64) as usize;
    Ok(Ranking::new(candidates(turns, equal), choice))
}

/// The turns with their values; the first `equal` stay where they are. Each gives away against the
/// best what it does as far ahead as both have been looked at, so that none seems bad only because
/// the best was looked at further.
fn candidates(turns: Vec<Turn>, equal: usize) -> Vec<Candidate> {
    let Some(best) = turns.first() else {
        return Vec::new();
    };
    let value = best.value();
    let lost: Vec<i64> = turns.iter().map(|turn| turn.lost(best)).collect();
    let mut known: Vec<_> = lost.into_iter().zip(turns).collect();
    if let Some(others) = known.get_mut(equal..) {
        others.sort_by_key(|(lost, _)| *lost);
    }
    let mut most = 0;
    let candidate = |(lost, turn): (i64, Turn)| {
        // What comes later is never shown as better.
        most = most.max(lost);
        turn.chances.candidate(turn.decision, value - most)
    };
    known.into_iter().map(candidate).collect()
}

/// The turns, evaluated with the nets alone.
fn at_first_sight(
    state: &State,
    mover: Seat,
    terms: &Terms,
    thinker: &mut Thinker,
    search: &Search,
) -> Result<Vec<Turn>, SearchError> {
    let mut turns = Vec::new();
    for found in state.turns() {
        let after = State::from_position(state.options().clone(), &found.position)?
            .situation()
            .seen_by(mover.other());
        let actions = found
            .actions
            .into_iter()
            .filter(|action| *action != Choice::Finish.into())
            .collect();
        if turns.is_empty() {
            thinker.evaluator.begin_near(after);
        }
        let chances = thinker.evaluator.chances(after);
        let value = -terms.turned().value(chances, thinker.efficiency(after));
        turns.push(Turn {
            decision: Decision::Act(actions),
            after,
            values: vec![value],
            chances: chances.turned(),
            is_judged: false,
        });
    }
    let judged = search.find_judged(turns.iter().map(|turn| &turn.decision));
    if let Some(turn) = judged.and_then(|index| turns.get_mut(index)) {
        turn.is_judged = true;
    }
    Ok(turns)
}

/// Looks at the best turn and the second three throws ahead if they are close and that does not take
/// too long; returns whether it has.
fn look_further(
    turns: &mut [Turn],
    terms: &Terms<'static>,
    thinker: &mut Thinker,
    stop: &Stop,
) -> Result<bool, Stopped> {
    let depth = ROUNDS.len();
    let [best, second, ..] = turns else {
        return Ok(false);
    };
    if best.value() - second.value() > terms.unit() * CLOSE / 1_000 {
        return Ok(false);
    }
    let bar_counts = thinker.evaluator.bar_counts();
    let is_open =
        |turn: &Turn| turn.depth() == depth && Chances::ended(turn.after, bar_counts).is_none();
    if !is_open(best) || !is_open(second) {
        return Ok(false);
    }
    // The opponent may double before the throw.
    let mean = ThrowMean::new(terms.turned());
    let after: Vec<_> = mean.terms().collect();
    let mut look = |position| {
        look_without_doubling(
            thinker,
            position,
            &after,
            depth as u8,
            MOST_EVALUATIONS,
            stop,
        )
    };
    let (Some(of_best), Some(of_second)) = (look(best.after)?, look(second.after)?) else {
        return Ok(false);
    };
    for (turn, (values, chances)) in [best, second].into_iter().zip([of_best, of_second]) {
        let (mut mean, mut values) = (mean.clone(), values.into_iter());
        mean.add(36, |_| values.next().unwrap_or(0));
        turn.add((mean.value(), chances));
    }
    Ok(true)
}

/// The value of a position and the chances, both seen by the player on turn, `depth` throws ahead.
fn look(
    position: Position,
    terms: &Terms<'static>,
    depth: usize,
    thinker: &mut Thinker,
    stop: &Stop,
) -> Result<(i64, Chances), Stopped> {
    if let Some(ended) = Chances::ended(position, thinker.evaluator.bar_counts()) {
        return Ok((terms.dead(ended), ended));
    }
    if depth > 1 {
        let (values, chances) = look_deep(thinker, position, &[*terms], REPLIES, stop)?;
        return Ok((values[0], chances));
    }
    let mut mean = ThrowMean::new(*terms);
    let mut sums = [0; OUTPUTS];
    for (throw, ways) in TWO_DICE {
        stop.check()?;
        let ways = i64::from(ways);
        let (after, leaf) = thinker.reply(position, throw, &terms.weights());
        let efficiency = thinker.efficiency(after);
        mean.add(ways, |terms| -terms.turned().value(leaf, efficiency));
        sums.iter_mut()
            .zip(leaf.list())
            .for_each(|(sum, chance)| *sum += i64::from(chance) * ways);
    }
    Ok((
        mean.value(),
        Chances::from_list(sums.map(|sum| (sum / 36) as i32)).turned(),
    ))
}

/// Best first, those looked at deepest before the others. In a race the most checkers borne off,
/// then the fewest pips decide between equal turns. Returns how many at the beginning are still
/// equal.
fn sort(turns: &mut [Turn], terms: &Terms) -> usize {
    turns.sort_by_key(|turn| (Reverse(turn.depth()), Reverse(turn.value())));
    let equal = equal(turns, terms);
    let best = &mut turns[..equal];
    best.sort_by_key(|turn| turn.progress().map(|(off, pips)| (Reverse(off), pips)));
    let first = best.first().and_then(Turn::progress);
    best.iter()
        .take_while(|turn| turn.progress() == first)
        .count()
}

/// How many turns are as good as the best: those of the same value, and in a decided race those so
/// close to it that no player would see a difference.
fn equal(turns: &[Turn], terms: &Terms) -> usize {
    let Some(best) = turns.first() else { return 0 };
    let is_decided =
        !best.after.contact() && !(DECIDED..=CERTAIN - DECIDED).contains(&best.chances.win);
    let margin = if is_decided {
        terms.unit() / EQUAL_SHARE
    } else {
        0
    };
    let as_good =
        |turn: &&Turn| turn.depth() == best.depth() && best.value() - turn.value() <= margin;
    turns.iter().take_while(as_good).count()
}
