//! The moves of a `.mat` file: words such as `24/18*` and `6/4(2)`, and the dice that they take.

use std::collections::HashSet;

use tesserae_rules::backgammon::{BAR, Checkers, OFF, Situation, notation::place_word, target};

use super::plain;

/// A checker's way as the file has it, which may take several dice.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(in crate::backgammon) struct Hop {
    pub(in crate::backgammon) from: u8,
    pub(in crate::backgammon) to: u8,
}

impl Hop {
    /// The hops as a file has them: `8/5 6/5`.
    pub(super) fn words(hops: &[Self]) -> String {
        let words: Vec<String> = hops
            .iter()
            .map(|hop| format!("{}/{}", place_word(hop.from), place_word(hop.to)))
            .collect();
        words.join(" ")
    }
}

/// What joins the points of a way, as programs and people write it.
const JOINTS: [char; 9] = ['/', '-', '–', '—', '−', '→', '⁄', '∕', '／'];

/// The hops in a word, or `None` if it is no move. A word may hold several ways, `8/5,6/5` or
/// `8/5(2)6/3(2)`, and a sign of punctuation or praise behind them.
pub(in crate::backgammon) fn read_hops(word: &str) -> Option<Vec<Hop>> {
    let word = word.trim_end_matches([',', ';', '.', '!', '?']);
    let mut hops = Vec::new();
    for part in word.split(',') {
        let mut rest = part;
        while let Some(end) = rest.find(')').filter(|end| end + 1 < rest.len()) {
            hops.extend(read_way(&rest[..=end])?);
            rest = &rest[end + 1..];
        }
        hops.extend(read_way(rest)?);
        // No turn is longer; a hostile word is not kept whole.
        hops.truncate(16);
    }
    Some(hops)
}

/// The hops of one way, `13/10/7(2)`.
fn read_way(word: &str) -> Option<Vec<Hop>> {
    let (way, times) = match word
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('))
    {
        Some((way, times)) => (way, repetition(times)?),
        None => match word.rsplit_once(['x', 'X', '×']) {
            Some((way, times)) if repetition(times).is_some() => (way, repetition(times)?),
            _ => (word, 1),
        },
    };
    let mut stops = Vec::new();
    for stop in way.split(JOINTS) {
        // A hit is marked in several ways.
        let stop = stop.trim_end_matches(['*', 'x', 'X']);
        stops.push(match stop.to_ascii_lowercase().as_str() {
            "bar" | "b" => BAR,
            "off" | "o" => OFF,
            point => plain(point)
                .and_then(|point| u8::try_from(point).ok())
                .filter(|point| *point <= BAR)?,
        });
        if stops.len() > 5 {
            return None;
        }
    }
    // A way to a higher point is nothing that the rules allow, but may have been played.
    let is_way = |from: u8, to: u8| {
        let is_backwards = from < to && from > OFF && to < BAR && !way.contains('-');
        from > to || is_backwards
    };
    if stops.len() < 2 || stops.windows(2).any(|hop| !is_way(hop[0], hop[1])) {
        return None;
    }
    let once = stops.windows(2).map(|hop| Hop {
        from: hop[0],
        to: hop[1],
    });
    Some(
        std::iter::repeat_n(once.collect::<Vec<_>>(), times as usize)
            .flatten()
            .collect(),
    )
}

/// How often a way is played.
fn repetition(times: &str) -> Option<u32> {
    plain(times).filter(|times| (1..=4).contains(times))
}

/// A way to play hops: the steps, as point and die, and what comes of them.
pub(super) struct Way {
    pub(super) steps: Vec<(u8, u8)>,
    pub(super) end: Situation,
}

/// The ways to play hops with the dice on the table that lead to different ends: in the order of
/// the file where that is possible, and without hitting on the way where the file marks no stop.
/// Ways that use the dice up come first.
pub(super) fn ways(situation: Situation, hops: &[Hop]) -> Vec<Way> {
    let mut ways = Vec::new();
    if hops.len() <= 4 {
        collect(situation, hops, &mut Vec::new(), &mut ways);
    }
    ways.sort_by_key(|way| !way.end.steps().is_empty());
    ways
}

fn collect(situation: Situation, hops: &[Hop], way: &mut Vec<(u8, u8)>, ways: &mut Vec<Way>) {
    if hops.is_empty() {
        if ways.iter().all(|way| way.end != situation) {
            ways.push(Way {
                steps: way.clone(),
                end: situation,
            });
        }
        return;
    }
    let steps = situation.steps();
    for (index, hop) in hops.iter().enumerate() {
        let mut fitting: Vec<(u8, u8)> = steps
            .iter()
            .copied()
            .filter(|(from, die)| *from == hop.from && target(*from, *die) >= hop.to)
            .collect();
        fitting
            .sort_by_key(|&(from, die)| (target(from, die) != hop.to, situation.hits(from, die)));
        for (from, die) in fitting {
            let mut after = situation;
            after.step(from, die);
            let mut rest = hops.to_vec();
            if target(from, die) == hop.to {
                rest.remove(index);
            } else {
                rest[index].from = target(from, die);
            }
            way.push((from, die));
            collect(after, &rest, way, ways);
            way.pop();
        }
    }
}

/// The steps, as point and die, of a whole legal turn whose end is as wanted.
pub(in crate::backgammon) fn steps_to(
    start: Situation,
    is_wanted: impl Fn(&Situation) -> bool,
) -> Option<Vec<(u8, u8)>> {
    let mut seen = HashSet::new();
    let mut open = vec![(start, Vec::new())];
    while let Some((situation, way)) = open.pop() {
        let steps = situation.steps();
        if steps.is_empty() {
            if is_wanted(&situation) {
                return Some(way);
            }
            continue;
        }
        for (from, die) in steps {
            let mut next = situation;
            next.step(from, die);
            if seen.insert(next) {
                let mut way: Vec<(u8, u8)> = way.clone();
                way.push((from, die));
                open.push((next, way));
            }
        }
    }
    None
}

/// The hops with those that go on from where another ends as one.
pub(super) fn joined(hops: &[Hop]) -> Vec<Hop> {
    let mut joined: Vec<Hop> = Vec::new();
    for hop in hops {
        let goes_on = |before: &&mut Hop| before.to == hop.from && hop.to < hop.from;
        match joined.iter_mut().find(goes_on) {
            Some(before) => before.to = hop.to,
            None => joined.push(*hop),
        }
    }
    joined
}

/// The position after hops that the rules do not allow: the checkers are moved as the file says,
/// whatever the dice are. `None` if a checker is not there or a point is held by the opponent.
pub(super) fn forced(mut situation: Situation, hops: &[Hop]) -> Option<Situation> {
    for hop in hops {
        let mut seen = situation.seen_by(situation.turn);
        let there = BAR - hop.to.min(BAR);
        let on_board = (1..BAR).contains(&hop.to);
        if on_board && seen.other.at(there) > 1 {
            return None;
        }
        seen.own = moved(seen.own, hop.from, hop.to)?;
        if on_board && seen.other.at(there) == 1 {
            seen.other = moved(seen.other, there, BAR)?;
        }
        situation.set_position(seen);
    }
    Some(situation)
}

fn moved(checkers: Checkers, from: u8, to: u8) -> Option<Checkers> {
    let mut counts = checkers.counts();
    let from = counts.get_mut(usize::from(from))?;
    *from = from.checked_sub(1)?;
    *counts.get_mut(usize::from(to))? += 1;
    Checkers::new(counts)
}

#[cfg(test)]
mod tests {
    use super::{Hop, ways};
    use crate::backgammon::xgid;

    #[test]
    fn one_hop_may_stop_where_the_file_does_not_say_so_that_all_dice_are_used() {
        let id = "-AA--------------------b--:0:0:1:21:0:0:0:0:10";
        let state = xgid::read(id, &Default::default()).unwrap();
        let ways = ways(*state.situation(), &[Hop { from: 2, to: 0 }]);
        assert_eq!(ways[0].steps, [(2, 1), (1, 2)]);
        assert_eq!((ways.len(), &ways[1].steps[..]), (2, &[(2, 2)][..]));
    }
}
