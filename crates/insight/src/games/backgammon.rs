//! Backgammon: shots, closed points, primes, anchors, checkers left behind.

use tesserae_bots::{Decision, TWO_DICE, Value, backgammon::match_table::MATCH_EQUITY};
use tesserae_rules::{
    Action, Choice, Game, Pending, Place, Seat,
    backgammon::{Afterstates, BAR, Checkers, OFF, Position, State, afterstates},
};

use crate::{Class, Counted, Fact, Hits, Scale, Unit, game::GameInsight, hits::Exposed};

/// The ways of two dice.
const WAYS: u32 = 36;

pub(crate) struct Backgammon;

impl GameInsight for Backgammon {
    fn scale(&self, game: &dyn Game) -> Scale {
        let Ok(state) = State::of(game) else {
            return Scale::zero_sum(Unit::Points, Value::whole(1));
        };
        let stake = state
            .situation()
            .cube
            .map_or(1, |cube| i64::from(cube.stake.points()));
        let Some(length) = state.options().match_length else {
            return Scale::zero_sum(Unit::Points, Value::whole(stake));
        };
        // Half of what winning a single game makes better than losing it.
        let away = state.situation().score.map(|points| {
            i32::try_from(u32::from(length).saturating_sub(points))
                .unwrap_or(i32::MAX)
                .max(1)
        });
        let stake = stake as i32;
        let crawford = !state.options().crawford || state.situation().crawford || away.contains(&1);
        let worth =
            |won: [i32; 2]| MATCH_EQUITY.worth(away[0] - won[0], away[1] - won[1], crawford);
        let spread = (worth([stake, 0]) - worth([0, stake])) / 2;
        Scale::zero_sum(Unit::Match, Value(spread.max(1)))
    }

    /// As many as the strongest bot: it says itself where it looks further.
    fn look_ahead(&self) -> u8 {
        u8::MAX
    }

    /// The cube brings nothing to a player whose stake wins the match already.
    fn is_idle(&self, game: &dyn Game) -> bool {
        let Ok(state) = State::of(game) else {
            return false;
        };
        let (Pending::Throw(spec), Some(length)) = (game.pending(), state.options().match_length)
        else {
            return false;
        };
        let situation = state.situation();
        let stake = situation
            .cube
            .map_or(1, |cube| u32::from(cube.stake.points()));
        spec.seat()
            .is_some_and(|seat| situation.score[seat.index()] + stake >= u32::from(length))
    }

    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        let position = state.situation().seen_by(seat);
        let Position { own, other } = position;
        let contact = position.contact();
        let held = |points: std::ops::RangeInclusive<u8>| {
            points.filter(|point| own.at(*point) >= 2).count() as u32
        };
        let caught = u32::from(other.at(BAR));
        let outside = (7..=BAR).map(|point| u32::from(own.at(point))).sum();
        let highest = (1..BAR)
            .map(|point| u32::from(own.at(point)))
            .max()
            .unwrap_or(0);
        let blots = (1..BAR).filter(|point| own.at(*point) == 1).count() as u32;
        let hits = hits(position);
        let when = |contact: bool, weight: i32| if contact { weight } else { 0 };
        vec![
            Fact::throws(Counted::ThrowsThatHit, hits.any, WAYS, -9),
            Fact::new(Counted::CheckersOnBar, caught, 160),
            Fact::new(Counted::HomePointsHeld, held(1..=6), when(contact, 40)),
            Fact::new(Counted::PointsInRow, longest_row(own), when(contact, 35)),
            Fact::new(Counted::Anchors, held(19..=24), when(contact, 50)),
            Fact::new(Counted::CheckersBehind, behind(own), when(contact, -25)),
            Fact::new(Counted::Blots, blots, when(contact, -8)),
            Fact::new(Counted::OpponentsPips, other.pips(), 5),
            Fact::new(Counted::CheckersOff, own.at(OFF).into(), 60),
            Fact::new(Counted::CheckersOutside, outside, when(!contact, -30)),
            Fact::new(
                Counted::HomePointsOccupied,
                (1..=6).filter(|point| own.at(*point) > 0).count() as u32,
                when(!contact, 12),
            ),
            Fact::new(Counted::HighestStack, highest, when(contact, -8)),
        ]
    }

    fn hits(&self, game: &dyn Game, seat: Seat) -> Vec<Hits> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        let place = |point: u8| {
            Place::Point(if seat == Seat::First {
                point
            } else {
                BAR - point
            })
        };
        hits(state.situation().seen_by(seat)).hits(WAYS, |point| Some(place(point)))
    }

    fn class(&self, game: &dyn Game, decision: &Decision) -> Class {
        let offered = |choice: Choice| game.actions().contains(&choice.into());
        match decision {
            Decision::Throw => Class::Doubling,
            Decision::Act(actions) => match actions.first() {
                Some(Action::Choice(Choice::Double)) => Class::Doubling,
                Some(Action::Choice(Choice::Take | Choice::Drop | Choice::Beaver))
                    if offered(Choice::Take) =>
                {
                    Class::Taking
                }
                Some(Action::Choice(Choice::Accept | Choice::Decline)) => Class::Resignations,
                _ if State::of(game).is_ok_and(|state| state.compact().contact()) => Class::Contact,
                _ => Class::Race,
            },
        }
    }
}

/// How often the mover's blots are hit, by trying all throws of the opponent: a throw hits if some
/// legal turn with it does.
fn hits(position: Position) -> Exposed {
    let mut exposed = Exposed::new((1..BAR).filter(|point| position.own.at(*point) == 1));
    if exposed.is_empty() || !position.contact() {
        return exposed;
    }
    let mut found = Afterstates::new();
    for (throw, ways) in TWO_DICE {
        afterstates(position.turned(), throw, &mut found);
        exposed.add(ways.into(), |point| {
            found
                .positions()
                .iter()
                .any(|after| after.other.at(point) == 0)
        });
    }
    exposed
}

/// The longest row of neighbouring points with at least two checkers each, where it is at least two
/// long.
fn longest_row(own: Checkers) -> u32 {
    let mut longest = 0;
    let mut row = 0;
    for point in 1..BAR {
        row = if own.at(point) >= 2 { row + 1 } else { 0 };
        longest = longest.max(row);
    }
    if longest < 2 { 0 } else { longest }
}

/// The checkers in the opponent's home board and on the bar.
fn behind(own: Checkers) -> u32 {
    (19..=BAR).map(|point| u32::from(own.at(point))).sum()
}
