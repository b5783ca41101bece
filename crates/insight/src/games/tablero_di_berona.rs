//! Tablero di Berona: the centre, who owns which stacks, tokens in reserve, and throws that bump.

use tesserae_bots::{TWO_DICE, Value};
use tesserae_rules::{
    Game, Seat,
    tablero_di_berona::{
        Afterstates, Board, End, Options, Series, Square, State, afterstates, result,
    },
};

use crate::{Counted, Fact, Scale, Unit, game::GameInsight};

/// The ways of two dice.
const ALL: u32 = 36;

pub(crate) struct TableroDiBerona;

impl GameInsight for TableroDiBerona {
    fn scale(&self, game: &dyn Game) -> Scale {
        let Ok(state) = State::of(game) else {
            return Scale::zero_sum(Unit::Game, Value::whole(1));
        };
        match state.options().series {
            Series::Single => Scale::zero_sum(Unit::Game, Value::whole(1)),
            Series::FixedStake => {
                Scale::zero_sum(Unit::Coins, Value::whole(state.options().stake.into()))
            }
            Series::Ledger => Scale::zero_sum(Unit::Points, Value::whole(5)),
            Series::Difference => Scale::zero_sum(Unit::Coins, Value::whole(5)),
        }
    }

    fn facts(&self, game: &dyn Game, seat: Seat) -> Vec<Fact> {
        let Ok(state) = State::of(game) else {
            return Vec::new();
        };
        let position = state.compact();
        let board = &position.board;
        let points = result(board).points;
        let (own, other) = (points[seat.index()], points[seat.other().index()]);
        let owned = |of: Seat| {
            Square::all()
                .filter(|square| board.stack(*square).owner() == Some(of))
                .count() as u32
        };
        let covered = |of: Seat| {
            let below = |square: Square| {
                board
                    .stack(square)
                    .tokens()
                    .filter(|token| *token == of)
                    .count()
                    - usize::from(board.stack(square).owner() == Some(of))
            };
            Square::all().map(below).sum::<usize>() as u32
        };
        // The last turn is over once the game is, and a player who throws again is not threatened
        // yet.
        let bumps = match position.playing() {
            Some(playing) if !playing.last && playing.dice.is_none() && playing.turn != seat => {
                bumps(board, seat.other(), state.options())
            }
            _ => 0,
        };
        vec![
            Fact::new(Counted::OwnCentre, own.into(), 45),
            Fact::new(Counted::OpponentsCentre, other.into(), -45),
            Fact::new(Counted::OwnStacks, owned(seat), 10),
            Fact::new(Counted::OpponentsStacks, owned(seat.other()), -10),
            Fact::new(Counted::TokensCovered, covered(seat), -8),
            Fact::new(Counted::TokensInReserve, board.reserve(seat).into(), 8),
            Fact::throws(
                Counted::ThrowsThatBump,
                bumps,
                ALL,
                // Whoever is ahead in the centre fears no bump, for then the next turn is the
                // last.
                if own > other { 4 } else { -4 },
            ),
        ]
    }
}

/// How many of the 36 throws of a player can end in a bump.
fn bumps(board: &Board, seat: Seat, options: &Options) -> u32 {
    let mut room = Afterstates::default();
    let mut can_bump = |faces| {
        afterstates(board, seat, faces, false, options, &mut room);
        room.found().iter().any(|after| after.end == End::Bump)
    };
    TWO_DICE
        .iter()
        .filter(|(faces, _)| can_bump(*faces))
        .map(|(_, ways)| u32::from(*ways))
        .sum()
}
