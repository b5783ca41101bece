//! What tallies are worth: the chance to win a set of 21 before each of its games.
//!
//! The knowledge of Ur holds a table for each kind of reward, solved by `tesserae-trainer` from the
//! points that games between bots end with. It is what a bot plays for in a set: a point is worth
//! most to whoever can end the set with it.

use tesserae_rules::{
    Seat,
    ur::{NextStarter, Options, Play, State, Tallies},
};

use super::inputs::{self, Answer, STEPS, expected_points};
use crate::{Knowledge, KnowledgeError};

/// The number of ways in which 21 tallies can be won by two players.
const SHARES: usize = 253;
/// The length of a table in bytes: a `u32` for each way to choose the next starter, each share, and
/// whether one begins.
pub const TABLE: usize = 4 * SHARES * 2 * 4;
/// The weights with which the points of a step count, from 1 point on: the trainer finds how many
/// points games end with.
pub const WEIGHTS: usize = 21;

/// The name of the table of set equities for a kind of reward: [`TABLE`] bytes, and then for 1 to
/// 21 points a `u32`: how many of a million games end with them.
#[must_use]
pub fn set_name(options: &Options) -> String {
    format!("set.{}", inputs::letter(options.reward))
}

/// The place of a chance in a table.
#[must_use]
pub fn index(next: NextStarter, mine: u8, theirs: u8, i_begin: bool) -> usize {
    let (mine, theirs) = (usize::from(mine.min(21)), usize::from(theirs.min(21)));
    let share = mine * 22 - mine * mine.saturating_sub(1) / 2 + theirs;
    let next = match next {
        NextStarter::Lots => 0,
        NextStarter::Alternate => 1,
        NextStarter::Loser => 2,
        NextStarter::Winner => 3,
    };
    (next * SHARES + share.min(SHARES - 1)) * 2 + usize::from(i_begin)
}

/// What the end of the game that is being played means for one player's chance to win the set.
#[derive(Clone, Debug)]
pub(super) struct SetEquity {
    /// In millionths, after winning this many points; 0 is not used.
    won: [i64; 22],
    /// After losing this many.
    lost: [i64; 22],
    /// What a point more is worth on the whole, in millionths.
    slope: i64,
    /// What goes beyond that: at no step, and at each.
    beyond_won: [i64; STEPS.len() + 1],
    beyond_lost: [i64; STEPS.len() + 1],
}

impl SetEquity {
    /// What the end of this game means for a seat; None in a single game.
    pub(super) fn of(
        state: &State,
        knowledge: &Knowledge,
        seat: Seat,
    ) -> Result<Option<Self>, KnowledgeError> {
        let options = state.options();
        let (Play::Set, Some(tallies)) = (options.play, state.tallies()) else {
            return Ok(None);
        };
        let name = set_name(options);
        let table = knowledge.table(&name)?;
        let misfit = KnowledgeError::Misfit {
            name,
            what: "has another length than the bot expects",
        };
        let (table, rest) = table.split_at_checked(TABLE).ok_or(misfit.clone())?;
        let (weights, []) = rest.as_chunks::<4>() else {
            return Err(misfit);
        };
        let weights: [[u8; 4]; WEIGHTS] = weights.try_into().map_err(|_| misfit)?;
        let weights = weights.map(|bytes| i64::from(u32::from_le_bytes(bytes)));
        Ok(Some(Self::new(
            table,
            &weights,
            tallies,
            seat,
            state.starter(),
            options,
        )))
    }

    /// For a seat in a game that this seat began; the table is that of the knowledge, the weights
    /// say how many of a million games end with each number of points.
    fn new(
        table: &[u8],
        weights: &[i64; WEIGHTS],
        tallies: Tallies,
        seat: Seat,
        starter: Option<Seat>,
        options: &Options,
    ) -> Self {
        let next = options.next_starter;
        let chance = |after: Tallies, begins: Seat| {
            let (mine, theirs) = (after.won[seat.index()], after.won[seat.other().index()]);
            match after.holder() {
                Some(holder) => i64::from(holder == seat) * 1_000_000,
                None => read(table, index(next, mine, theirs, begins == seat)),
            }
        };
        let after = |winner: Seat, points: u8| {
            let mut after = tallies;
            after.pay(winner, points);
            let begins = match next {
                NextStarter::Lots => None,
                NextStarter::Alternate => starter.map(Seat::other),
                NextStarter::Loser => Some(winner.other()),
                NextStarter::Winner => Some(winner),
            };
            match begins {
                Some(begins) => chance(after, begins),
                None => (chance(after, Seat::First) + chance(after, Seat::Second)) / 2,
            }
        };
        let (mut won, mut lost) = ([0; 22], [0; 22]);
        for (points, (won, lost)) in (0..).zip(won.iter_mut().zip(&mut lost)) {
            *won = after(seat, points);
            *lost = after(seat.other(), points);
        }
        let slope = (won[10] - won[1] + lost[1] - lost[10]) / 18;
        let points = |at: usize| slope * at as i64;
        let beyond_won = beyond(weights, |at| won[at] - points(at));
        let beyond_lost = beyond(weights, |at| lost[at] + points(at));
        Self {
            won,
            lost,
            slope,
            beyond_won,
            beyond_lost,
        }
    }

    /// The chance to win the set, in millionths, with the net's answer about the present game.
    pub(super) fn value(&self, answer: &Answer) -> i64 {
        let [win, _, steps @ ..] = answer;
        let (win_steps, lose_steps) = steps.split_at(STEPS.len());
        let weigh = |chance: i32, steps: &[i32], beyond: &[i64; STEPS.len() + 1]| {
            let base = i64::from(chance) * beyond[0];
            let more = steps
                .iter()
                .zip(beyond.windows(2))
                .map(|(step, at)| i64::from(*step) * (at[1] - at[0]));
            base + more.sum::<i64>()
        };
        let sum = weigh(*win, win_steps, &self.beyond_won)
            + weigh(1_000_000 - *win, lose_steps, &self.beyond_lost);
        (self.slope * expected_points(answer) + sum) / 1_000_000
    }

    /// The chance to win the set, in millionths, when this game has ended.
    pub(super) fn at_end(&self, won: bool, points: u8) -> i64 {
        let chances = if won { &self.won } else { &self.lost };
        chances.get(usize::from(points)).copied().unwrap_or(0)
    }
}

/// The mean of something over the points between two steps.
fn beyond(weights: &[i64; WEIGHTS], of: impl Fn(usize) -> i64) -> [i64; STEPS.len() + 1] {
    let mut means = [0; STEPS.len() + 1];
    let mut from = 1;
    for (step, mean) in means.iter_mut().enumerate() {
        let to = STEPS.get(step).map_or(22, |step| usize::from(*step));
        let range = from..to;
        // One more each, so that no sum is zero.
        let weight: i64 = range.clone().map(|at| weights[at - 1] + 1).sum();
        *mean = range.map(|at| of(at) * (weights[at - 1] + 1)).sum::<i64>() / weight.max(1);
        from = to;
    }
    means
}

fn read(table: &[u8], at: usize) -> i64 {
    let bytes = table
        .get(4 * at..4 * at + 4)
        .and_then(|bytes| bytes.first_chunk());
    bytes.map_or(500_000, |bytes| i64::from(u32::from_le_bytes(*bytes)))
}
