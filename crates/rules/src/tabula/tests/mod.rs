//! The rulebook as tests.

mod bearing_off;
mod brute_force;
mod cases;
mod conduct;
mod errors;
mod perft;
mod set_up;
mod text;

use std::collections::BTreeSet;

use super::{Options, State};
use crate::{
    Action, Choice, Describe, Game, Seat, Step,
    refusals::assert_refused,
    scenes::{does, options, words},
};

/// A game in which Ivory is to play, written as in the cases of the rulebook: `pos!("bar, 10:2,
/// 20"; closed 1, 3; vagus 9; throw "1-3-5")`.
///
/// Ivory's pieces that are not named are off; Brown's are in hand, but for two on each closed point
/// and one on each with a vagus.
macro_rules! pos {
    (
        $ivory:literal $(; closed $($closed:literal),+)? $(; vagus $($vagus:literal),+)?;
        throw $throw:literal $(; $key:ident = $value:ident)*
    ) => {
        $crate::tabula::tests::lay(
            $ivory,
            &[$($($closed),+)?],
            &[$($($vagus),+)?],
            $throw,
            &[$((stringify!($key), stringify!($value))),*],
        )
    };
}
pub(super) use pos;

/// A game in which Ivory is to play, see [`pos!`].
pub(super) fn lay(
    ivory: &str,
    closed: &[u8],
    vagi: &[u8],
    throw: &str,
    rules: &[(&str, &str)],
) -> State {
    let fill = |list: String, place: &str| {
        let count = |entry: &str| {
            entry
                .split_once(':')
                .map_or(1, |(_, count)| count.parse::<usize>().unwrap())
        };
        let missing = 15
            - list
                .split(',')
                .filter(|entry| !entry.is_empty())
                .map(count)
                .sum::<usize>();
        match (list.as_str(), missing) {
            (_, 0) => list,
            ("", _) => format!("{place}:{missing}"),
            _ => format!("{list},{place}:{missing}"),
        }
    };
    let brown: Vec<String> = closed
        .iter()
        .map(|point| format!("{point}:2"))
        .chain(vagi.iter().map(u8::to_string))
        .collect();
    let ivory = fill(ivory.replace(' ', ""), "off");
    let text = format!(
        "I={ivory} B={} ivory {throw}",
        fill(brown.join(","), "hand")
    );
    State::from_position(options(rules), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Ivory's pieces at the end of each legal turn, those off left out; `won` where that ends the
/// game. Every final is listed once.
pub(super) fn afterstates(game: &State) -> BTreeSet<String> {
    let turns = game.turns();
    let positions: BTreeSet<_> = turns.iter().map(|turn| turn.position.clone()).collect();
    assert_eq!(positions.len(), turns.len(), "no final comes twice");
    let ivories = turns.iter().map(|turn| ivory(&turn.position));
    ivories.collect()
}

/// The number of afterstates, whatever they look like.
pub(super) fn count(game: &State) -> usize {
    afterstates(game);
    game.turns().len()
}

fn ivory(position: &str) -> String {
    if position.ends_with("over") {
        return "won".to_owned();
    }
    let pieces = position.split(' ').next().unwrap().trim_start_matches("I=");
    pieces
        .split(',')
        .filter(|entry| !entry.starts_with("off"))
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn set(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|word| String::from(*word)).collect()
}

pub(super) const FINISH: Action = Action::Choice(Choice::Finish);
pub(super) const IVORY: Seat = Seat::First;
pub(super) const BROWN: Seat = Seat::Second;
