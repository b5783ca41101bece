//! Tabula: men that can be hit, held points, men still to enter or to gather.

use tesserae_bots::{
    Value,
    tabula::{THROWS, WAYS},
};
use tesserae_rules::{
    Game, HouseRules, Place, Seat,
    tabula::{Buffer, Options, POINTS, Position, State, afterstates},
};

use crate::{Fact, Hits, Scale, Unit, game::GameInsight};

/// The ways of three dice.
const ALL: u32 = 216;

pub(crate) struct Tabula;

/// The game from the text that it tells of itself.
fn read(game: &dyn Game) -> Option<State> {
    State::from_position(Options::from_values(&game.house_rules()).ok()?, &game.position()).ok()
}

impl GameInsight for Tabula {
    fn scale(&self, _game: &dyn Game) -> Scale {
        Scale::zero_sum(Unit::Points, Value::whole(1))
    }

    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Some(state) = read(game) else { return Vec::new() };
        let position = state.compact();
        let (own, other) = (position.men(seat), position.men(seat.other()));
        let held = (1..=POINTS).filter(|point| own.on(*point) >= 2).count() as u32;
        let alone = (1..=POINTS).filter(|point| own.on(*point) == 1).count() as u32;
        let gathered: u32 = (19..=POINTS).map(|point| u32::from(own.on(point))).sum();
        vec![
            Fact::throws("leaves", ["throw that hits", "throws that hit"], hits(&state, position, seat).any, ALL, -2),
            Fact::new("puts", ["piece on the bar", "pieces on the bar"], other.bar().into(), 90),
            Fact::new("leaves", ["own piece on the bar", "own pieces on the bar"], own.bar().into(), -90),
            Fact::new("holds", ["point", "points"], held, 25),
            Fact::new("leaves", ["piece alone", "pieces alone"], alone, -12),
            Fact::new("has", ["piece off", "pieces off"], own.off().into(), 50),
            Fact::new("keeps", ["piece in hand", "pieces in hand"], own.hand().into(), -8),
            Fact::new("gathers", ["piece in the last quarter", "pieces in the last quarter"], gathered, 6),
            Fact::new("leaves the opponent", ["pip to go", "pips to go"], other.pips(), 4),
            Fact::new("leaves", ["pip to go", "pips to go"], own.pips(), -4),
        ]
    }

    fn hits(&self, game: &dyn Game, seat: Seat) -> Vec<Hits> {
        let Some(state) = read(game) else { return Vec::new() };
        let each = hits(&state, state.compact(), seat).each;
        each.into_iter().map(|(point, ways)| Hits { place: Place::Point(point), ways, of: ALL }).collect()
    }
}

/// How often the own lone men are hit.
struct Exposed {
    /// By how many of the 216 throws at least one is hit.
    any: u32,
    /// Each lone man by its point, with the throws that hit it.
    each: Vec<(u8, u32)>,
}

/// Counts the throws of the opponent that hit, by trying all.
fn hits(state: &State, position: &Position, seat: Seat) -> Exposed {
    let alone = (1..=POINTS).filter(|point| position.men(seat).on(*point) == 1);
    let mut exposed = Exposed { any: 0, each: alone.map(|point| (point, 0)).collect() };
    if exposed.each.is_empty() {
        return exposed;
    }
    let mut buffer = Buffer::default();
    for (throw, ways) in THROWS.iter().zip(WAYS) {
        afterstates(position, seat.other(), throw, state.options(), &mut buffer);
        // A hit man is on the bar: what he left is empty, because nobody else of his side has moved.
        let after: Vec<_> =
            buffer.afterstates().iter().map(|after| after.position(position, seat.other()).men(seat)).collect();
        let ways = u32::try_from(ways).unwrap_or(0);
        let mut any = false;
        for (point, count) in &mut exposed.each {
            if after.iter().any(|men| men.on(*point) == 0) {
                any = true;
                *count += ways;
            }
        }
        exposed.any += if any { ways } else { 0 };
    }
    exposed
}
