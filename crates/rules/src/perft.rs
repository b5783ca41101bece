//! Perft: counting all ways to play on, a number in which an error of the rules rarely hides.

use std::collections::HashMap;

use crate::{Choice, Game, Pending};

/// How many ways lead on from a position, see [`perft`].
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Perft {
    /// Every distinct throw and every distinct final position of its turn counts once.
    pub ways: u128,
    /// The same, each throw counted as often as it is likely: 6-5 of two dice twice, 6-6 once.
    pub weighted: u128,
}

/// Counts every throw and every turn that can be played with it, to a depth of `depth` throws: a
/// number in which an error of the rules rarely hides.
///
/// What may be chosen instead of a throw (a double, a claim, taking a run) is left out. A throw
/// that leaves nothing to play counts as one way. A game that is over leads nowhere; counts that do
/// not fit stop at the largest number.
#[must_use]
pub fn perft(game: &dyn Game, depth: u32) -> Perft {
    count(game, depth, &mut HashMap::new())
}

/// Different turns lead to the same position, whose count is then known.
type Known = HashMap<(String, u32), Perft>;

fn count(game: &dyn Game, depth: u32, known: &mut Known) -> Perft {
    if depth == 0 {
        return Perft {
            ways: 1,
            weighted: 1,
        };
    }
    let key = (game.position(), depth);
    if let Some(count) = known.get(&key) {
        return *count;
    }
    let mut sum = Perft::default();
    match game.pending() {
        Pending::Over => {}
        Pending::Act(_) => sum = after_turns(game, depth, known),
        Pending::Throw(_) => {
            for chance in game.chances() {
                let mut thrown = game.boxed();
                thrown.act_unchecked(&chance.throw.into());
                let Perft { ways, weighted } = match thrown.pending() {
                    Pending::Act(_) => after_turns(thrown.as_ref(), depth, known),
                    _ => count(thrown.as_ref(), depth - 1, known),
                };
                sum.ways = sum.ways.saturating_add(ways);
                sum.weighted = sum
                    .weighted
                    .saturating_add(weighted.saturating_mul(chance.ways.into()));
            }
        }
    }
    known.insert(key, sum);
    sum
}

/// The sum over all turns with the dice that lie there.
fn after_turns(game: &dyn Game, depth: u32, known: &mut Known) -> Perft {
    if depth == 1 {
        let turns = game.count_turns() as u128;
        return Perft {
            ways: turns,
            weighted: turns,
        };
    }
    let mut sum = Perft::default();
    let finish = Choice::Finish.into();
    for turn in game.turns() {
        let mut next = game.boxed();
        for action in &turn.actions {
            next.act_unchecked(action);
        }
        if next.actions().contains(&finish) {
            next.act_unchecked(&finish);
        }
        let Perft { ways, weighted } = count(next.as_ref(), depth - 1, known);
        sum.ways = sum.ways.saturating_add(ways);
        sum.weighted = sum.weighted.saturating_add(weighted);
    }
    sum
}
