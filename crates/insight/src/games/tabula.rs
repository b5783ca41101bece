//! Tabula: pieces that can be hit, held points, pieces still to enter or to gather.

use tesserae_bots::tabula::{THROWS, WAYS};
use tesserae_rules::{
    Game, Place, Seat,
    tabula::{Buffer, POINTS, Position, State, afterstates},
};

use crate::{Counted, Fact, Hits, game::GameInsight, hits::Exposed};

/// The ways of three dice.
const ALL: u32 = 216;

pub(crate) struct Tabula;

impl GameInsight for Tabula {
    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        let position = state.compact();
        let (own, other) = (position.pieces(seat), position.pieces(seat.other()));
        let held = (1..=POINTS).filter(|point| own.on(*point) >= 2).count() as u32;
        let alone = (1..=POINTS).filter(|point| own.on(*point) == 1).count() as u32;
        let gathered: u32 = (19..=POINTS).map(|point| u32::from(own.on(point))).sum();
        vec![
            Fact::throws(
                Counted::ThrowsThatHit,
                hits(&state, position, seat).any,
                ALL,
                -2,
            ),
            Fact::new(Counted::PiecesOnBar, other.bar().into(), 90),
            Fact::new(Counted::OwnPiecesOnBar, own.bar().into(), -90),
            Fact::new(Counted::PointsHeld, held, 25),
            Fact::new(Counted::PiecesAlone, alone, -12),
            Fact::new(Counted::PiecesOff, own.off().into(), 50),
            Fact::new(Counted::PiecesInHand, own.hand().into(), -8),
            Fact::new(Counted::PiecesGathered, gathered, 6),
            Fact::new(Counted::OpponentsPips, other.pips(), 4),
            Fact::new(Counted::OwnPips, own.pips(), -4),
        ]
    }

    fn hits(&self, game: &dyn Game, seat: Seat) -> Vec<Hits> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        hits(&state, state.compact(), seat).hits(ALL, |point| Some(Place::Point(point)))
    }
}

/// How often the player's own lone pieces are hit, by trying all throws of the opponent.
fn hits(state: &State, position: &Position, seat: Seat) -> Exposed {
    let mut exposed =
        Exposed::new((1..=POINTS).filter(|point| position.pieces(seat).on(*point) == 1));
    if exposed.is_empty() {
        return exposed;
    }
    let mut buffer = Buffer::default();
    for (throw, ways) in THROWS.iter().zip(WAYS) {
        afterstates(position, seat.other(), throw, state.options(), &mut buffer);
        // A hit piece is on the bar: what it left is empty, because no other of its side has moved.
        let after: Vec<_> = buffer
            .afterstates()
            .iter()
            .map(|after| after.position(position, seat.other()).pieces(seat))
            .collect();
        exposed.add(ways as u32, |point| {
            after.iter().any(|pieces| pieces.on(point) == 0)
        });
    }
    exposed
}
