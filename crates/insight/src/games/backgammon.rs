//! Backgammon: shots, closed points, primes, anchors, checkers left behind.

use tesserae_bots::{Decision, Value, backgammon::match_equity::MATCH_EQUITY};
use tesserae_rules::{
    Action, Choice, Game, HouseRules, Place, Seat,
    backgammon::{Afterstates, BAR, Men, OFF, Options, Position, State, afterstates},
};

use crate::{Fact, Hits, Scale, Unit, game::GameInsight};

/// The ways of two dice.
const WAYS: u32 = 36;

pub(crate) struct Backgammon;

/// The game from the text that it tells of itself.
fn read(game: &dyn Game) -> Option<State> {
    State::from_position(Options::from_values(&game.house_rules()).ok()?, &game.position()).ok()
}

impl GameInsight for Backgammon {
    fn scale(&self, game: &dyn Game) -> Scale {
        let Some(state) = read(game) else { return Scale::zero_sum(Unit::Points, Value::whole(1)) };
        let stake = state.doubling_cube().map_or(1, |cube| i64::from(cube.stake.points()));
        let Some(length) = state.options().match_length else {
            return Scale::zero_sum(Unit::Points, Value::whole(stake));
        };
        // Half of what winning a single game makes better than losing it.
        let away = state.score().map(|points| (i64::from(length) - i64::from(points)).clamp(1, 25) as i32);
        let stake = stake as i32;
        let crawford = !state.options().crawford || state.is_crawford_game() || away.contains(&1);
        let worth = |won: [i32; 2]| MATCH_EQUITY.worth(away[0] - won[0], away[1] - won[1], crawford);
        let spread = (worth([stake, 0]) - worth([0, stake])) / 2;
        Scale::zero_sum(Unit::Match, Value(spread.max(1)))
    }

    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Some(state) = read(game) else { return Vec::new() };
        let position = state.seen_by(seat);
        let Position { own, other } = position;
        let contact = position.contact();
        let held = |points: std::ops::RangeInclusive<u8>| points.filter(|point| own.at(*point) >= 2).count() as u32;
        let caught = u32::from(other.at(BAR));
        let outside = (7..=BAR).map(|point| u32::from(own.at(point))).sum();
        let highest = (1..BAR).map(|point| u32::from(own.at(point))).max().unwrap_or(0);
        let blots = (1..BAR).filter(|point| own.at(*point) == 1).count() as u32;
        let hits = hits(position);
        let when = |contact: bool, weight: i32| if contact { weight } else { 0 };
        vec![
            Fact::throws("leaves", ["throw that hits", "throws that hit"], hits.any, WAYS, -9),
            Fact::new("puts", ["checker on the bar", "checkers on the bar"], caught, 160),
            Fact::new("holds", ["home point", "home points"], held(1..=6), when(contact, 40)),
            Fact::new("builds", ["point in a row", "points in a row"], longest_row(own), when(contact, 35)),
            Fact::new("holds", ["anchor", "anchors"], held(19..=24), when(contact, 50)),
            Fact::new("leaves", ["checker behind", "checkers behind"], behind(own), when(contact, -25)),
            Fact::new("leaves", ["blot", "blots"], blots, when(contact, -8)),
            Fact::new("leaves the opponent", ["pip to go", "pips to go"], other.pips(), 5),
            Fact::new("has", ["checker off", "checkers off"], own.at(OFF).into(), 60),
            Fact::new(
                "leaves",
                ["checker outside the home board", "checkers outside the home board"],
                outside,
                when(!contact, -30),
            ),
            Fact::new(
                "occupies",
                ["home point", "home points"],
                (1..=6).filter(|point| own.at(*point) > 0).count() as u32,
                when(!contact, 12),
            ),
            Fact::new("stacks up to", ["checker on one point", "checkers on one point"], highest, when(contact, -8)),
        ]
    }

    fn hits(&self, game: &dyn Game, seat: Seat) -> Vec<Hits> {
        let Some(state) = read(game) else { return Vec::new() };
        let place = |point: u8| Place::Point(if seat == Seat::First { point } else { BAR - point });
        let each = hits(state.seen_by(seat)).each;
        each.into_iter().map(|(point, ways)| Hits { place: place(point), ways, of: WAYS }).collect()
    }

    fn class(&self, game: &dyn Game, decision: &Decision) -> &'static str {
        let offered = |choice: Choice| game.actions().contains(&choice.into());
        match decision {
            Decision::Throw => "Doubling",
            Decision::Act(actions) => match actions.first() {
                Some(Action::Choice(Choice::Double)) => "Doubling",
                Some(Action::Choice(Choice::Take | Choice::Drop | Choice::Beaver)) if offered(Choice::Take) => "Taking",
                Some(Action::Choice(Choice::Accept | Choice::Decline)) => "Resignations",
                _ if read(game).is_some_and(|state| state.compact().contact()) => "Checker play, contact",
                _ => "Checker play, race",
            },
        }
    }
}

/// How often the own blots are hit.
struct Exposed {
    /// By how many of the 36 throws at least one is hit.
    any: u32,
    /// Each blot by its point, with the throws that hit it.
    each: Vec<(u8, u32)>,
}

/// Counts the throws of the opponent that hit, by trying all: a blot is hit by a throw if some legal turn with it hits.
fn hits(position: Position) -> Exposed {
    let blots: Vec<u8> = (1..BAR).filter(|point| position.own.at(*point) == 1).collect();
    let mut exposed = Exposed { any: 0, each: blots.iter().map(|point| (*point, 0)).collect() };
    if blots.is_empty() || !position.contact() {
        return exposed;
    }
    let mut found = Afterstates::new();
    for first in 1..=6 {
        for second in 1..=first {
            let ways = if first == second { 1 } else { 2 };
            afterstates(position.turned(), [first, second], &mut found);
            let is_hit = |point: u8| found.positions().iter().any(|after| after.other.at(point) == 0);
            let mut any = false;
            for (point, count) in &mut exposed.each {
                if is_hit(*point) {
                    any = true;
                    *count += ways;
                }
            }
            exposed.any += if any { ways } else { 0 };
        }
    }
    exposed
}

/// The longest row of neighbouring points with at least two checkers each, where it is at least two long.
fn longest_row(own: Men) -> u32 {
    let mut longest = 0;
    let mut row = 0;
    for point in 1..BAR {
        row = if own.at(point) >= 2 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    if longest < 2 { 0 } else { longest }
}

/// The checkers in the opponent's home board and on the bar.
fn behind(own: Men) -> u32 {
    (19..=BAR).map(|point| u32::from(own.at(point))).sum()
}
