//! The moves of a `.mat` file: words such as `24/18*` and `6/4(2)`, and the dice that they take.

use tesserae_rules::{
    TextError,
    backgammon::{BAR, OFF, Situation, target},
    brief,
};

use super::plain;

/// A checker's way as the file has it, which may take several dice.
#[derive(Copy, Clone)]
pub(super) struct Hop {
    pub(super) at: usize,
    pub(super) from: u8,
    pub(super) to: u8,
}

pub(super) fn read_hops(at: usize, word: &str) -> Result<Vec<Hop>, TextError> {
    let wrong = || {
        TextError::new(
            at,
            format!("“{}” is no move, such as 24/18* or 6/4(2)", brief(word)),
        )
    };
    let (way, times) = match word
        .strip_suffix(')')
        .and_then(|rest| rest.rsplit_once('('))
    {
        Some((way, times)) => (
            way,
            plain(times)
                .filter(|times| (1..=4).contains(times))
                .ok_or_else(wrong)?,
        ),
        None => (word, 1),
    };
    let mut stops = Vec::new();
    for stop in way.split('/') {
        stops.push(match stop.trim_end_matches('*') {
            "bar" | "Bar" => BAR,
            "off" | "Off" => OFF,
            point => plain(point)
                .and_then(|point| u8::try_from(point).ok())
                .filter(|p| *p <= BAR)
                .ok_or_else(wrong)?,
        });
        if stops.len() > 5 {
            return Err(wrong());
        }
    }
    if stops.windows(2).any(|hop| hop[0] <= hop[1]) {
        return Err(wrong());
    }
    let once = stops.windows(2).map(|hop| Hop {
        at,
        from: hop[0],
        to: hop[1],
    });
    Ok(
        std::iter::repeat_n(once.collect::<Vec<_>>(), times as usize)
            .flatten()
            .collect(),
    )
}

/// Finds dice for hops: in the order of the file if that is possible, and without hitting on the
/// way where the file marks no stop.
pub(super) fn fit(situation: Situation, hops: &[Hop], way: &mut Vec<(u8, u8)>) -> bool {
    if hops.is_empty() {
        return true;
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
            if fit(after, &rest, way) {
                return true;
            }
            way.pop();
        }
    }
    false
}
