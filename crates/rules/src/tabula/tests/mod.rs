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
use crate::{Action, Choice, Describe, Game, HouseRules, Seat, Step};

/// A game in which White is to play, written as in the cases of the rulebook: `pos!("bar, 10:2, 20"; closed 1, 3; vagus
/// 9; throw "1-3-5")`.
///
/// White's men that are not named are off; Black's are in hand, but for two on each closed point and one on each with a
/// vagus.
macro_rules! pos {
    ($white:literal $(; closed $($closed:literal),+)? $(; vagus $($vagus:literal),+)?; throw $throw:literal $(; $key:ident = $value:ident)*) => {
        $crate::tabula::tests::lay(
            $white,
            &[$($($closed),+)?],
            &[$($($vagus),+)?],
            $throw,
            &[$((stringify!($key), stringify!($value))),*],
        )
    };
}
pub(super) use pos;

/// Options from keys and values.
pub(super) fn house_rules(rules: &[(&str, &str)]) -> Options {
    let chosen = rules.iter().map(|(key, value)| (String::from(*key), String::from(*value))).collect();
    Options::from_values(&chosen).unwrap()
}

pub(super) fn lay(white: &str, closed: &[u8], vagi: &[u8], throw: &str, rules: &[(&str, &str)]) -> State {
    let fill = |list: String, place: &str| {
        let count = |entry: &str| entry.split_once(':').map_or(1, |(_, count)| count.parse::<usize>().unwrap());
        let missing = 15 - list.split(',').filter(|entry| !entry.is_empty()).map(count).sum::<usize>();
        match (list.as_str(), missing) {
            (_, 0) => list,
            ("", _) => format!("{place}:{missing}"),
            _ => format!("{list},{place}:{missing}"),
        }
    };
    let black: Vec<String> =
        closed.iter().map(|point| format!("{point}:2")).chain(vagi.iter().map(u8::to_string)).collect();
    let white = fill(white.replace(' ', ""), "off");
    let text = format!("W={white} B={} white {throw}", fill(black.join(","), "hand"));
    State::from_position(house_rules(rules), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// White's men at the end of each legal turn, those off left out; `won` where that ends the game. Every final is listed
/// once.
pub(super) fn afterstates(game: &State) -> BTreeSet<String> {
    let turns = game.turns();
    let positions: BTreeSet<_> = turns.iter().map(|turn| turn.position.clone()).collect();
    assert_eq!(positions.len(), turns.len(), "no final comes twice");
    let whites = turns.iter().map(|turn| white(&turn.position));
    whites.collect()
}

/// The number of afterstates, whatever they look like.
pub(super) fn count(game: &State) -> usize {
    afterstates(game);
    game.turns().len()
}

fn white(position: &str) -> String {
    if position.ends_with("over") {
        return "won".to_owned();
    }
    let men = position.split(' ').next().unwrap().trim_start_matches("W=");
    men.split(',').filter(|entry| !entry.starts_with("off")).collect::<Vec<_>>().join(" ")
}

pub(super) fn set(words: &[&str]) -> BTreeSet<String> {
    words.iter().map(|word| String::from(*word)).collect()
}

/// The steps that are offered, as words.
pub(super) fn offered(game: &State) -> Vec<String> {
    game.actions().iter().map(|action| game.write_action(action)).collect()
}

/// Does what the words say, one after the other.
pub(super) fn play(game: &mut State, words: &str) {
    for word in words.split(' ') {
        let action = game.read_action(word).unwrap();
        game.act(&action).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
        game.audit().unwrap();
    }
}

/// The code of the rule that an action breaks. The game stays as it was.
pub(super) fn refused(game: &mut State, action: impl Into<Action>) -> &'static str {
    let before = game.clone();
    let refusal = game.act(&action.into()).unwrap_err();
    assert_eq!(*game, before, "a refused action changes nothing");
    assert!(refusal.text.ends_with('.'), "a sentence for the player: {}", refusal.text);
    refusal.code
}

/// The code of the rule that a written action breaks.
pub(super) fn refused_word(game: &mut State, word: &str) -> &'static str {
    let action = game.read_action(word).unwrap();
    refused(game, action)
}

pub(super) const FINISH: Action = Action::Choice(Choice::Finish);
pub(super) const WHITE: Seat = Seat::First;
pub(super) const BLACK: Seat = Seat::Second;

pub(super) fn step(game: &State, word: &str) -> Step {
    match game.read_action(word).unwrap() {
        Action::Step(step) => step,
        other => panic!("{word} is no step but {other:?}"),
    }
}
