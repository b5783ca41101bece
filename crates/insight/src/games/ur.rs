//! The Royal Game of Ur: pieces home, on rosettes, at the start and in the river, and throws that
//! hit.

use tesserae_bots::{Value, ur::endgames::Endgames};
use tesserae_rules::{
    Game, Seat,
    ur::{Afterstates, Options, Play, Position, ROSETTES, Side, State, place},
};

use crate::{Counted, Fact, Hits, Scale, Solved, Unit, game::GameInsight, hits::Exposed};

/// The ways of three lots.
const ALL: u32 = 8;
/// In how many of them each number comes up.
const WAYS: [u32; 4] = [1, 3, 3, 1];
/// The squares of a route.
const SQUARES: u8 = 16;

pub(crate) struct Ur;

impl GameInsight for Ur {
    fn scale(&self, game: &dyn Game) -> Scale {
        if State::of(game).is_ok_and(|state| state.options().play == Play::Set) {
            Scale {
                unit: Unit::Set,
                spread: Value(250_000),
                sum: Value::whole(1),
            }
        } else {
            Scale::zero_sum(Unit::Points, Value::whole(8))
        }
    }

    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        let position = state.compact();
        let (own, other) = (position.side(seat), position.side(seat.other()));
        let rosettes = (own.squares() & ROSETTES).count_ones();
        let hits = hits(position, seat, state.options());
        vec![
            Fact::throws(Counted::ThrowsThatHit, hits.any, ALL, -22),
            Fact::new(Counted::PiecesToRiver, other.river().into(), 70),
            Fact::new(Counted::PiecesHome, own.home().into(), 90),
            Fact::new(Counted::PiecesAtStart, own.start().into(), -25),
            Fact::new(Counted::OwnPiecesInRiver, own.river().into(), -40),
            Fact::new(Counted::Rosettes, rosettes, 8),
            Fact::new(Counted::SquaresToGo, to_go(own), -6),
        ]
    }

    fn hits(&self, game: &dyn Game, seat: Seat) -> Vec<Hits> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        hits(state.compact(), seat, state.options()).hits(ALL, |square| place(seat, square))
    }

    fn solved(&self, game: &dyn Game) -> Option<Solved> {
        let state = State::of(game)
            .ok()
            .filter(|state| Endgames::can_solve(&state.compact()))?;
        Some(if state.options().play == Play::Set {
            Solved::EndgameInSet
        } else {
            Solved::Endgame
        })
    }

    fn values_throw(&self, game: &dyn Game) -> bool {
        State::of(game).is_ok_and(|state| state.starter().is_some())
    }
}

/// The squares that the pieces of a side still have to go: 13 from the start, 17 from the river,
/// one less with each square.
fn to_go(side: Side) -> u32 {
    let on_board: u32 = (0..SQUARES)
        .filter(|square| side.squares() >> square & 1 == 1)
        .map(|at| u32::from(SQUARES - at))
        .sum();
    on_board + 13 * u32::from(side.start()) + 17 * u32::from(side.river())
}

/// How often the pieces of a seat are hit, free moves included, by trying all throws of the
/// opponent.
fn hits(position: Position, seat: Seat, options: &Options) -> Exposed {
    let own = position.side(seat).squares();
    let mut exposed = Exposed::new((0..SQUARES).filter(|square| own >> square & 1 == 1));
    let mut found = Afterstates::new();
    for (value, ways) in (0..).zip(WAYS) {
        found.find(position, seat.other(), value, options);
        // Only a hit takes a piece from its square in the opponent's turn.
        let left = found.iter().fold(own, |left, after| {
            left & after.position.side(seat).squares()
        });
        exposed.add(ways, |square| left >> square & 1 == 0);
    }
    exposed
}
