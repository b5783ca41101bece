//! Simple players to measure the bots against.

use anyhow::{Result, bail};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::Decision;
use tesserae_rules::{Game, HouseRules, Kind, Pending, Seat, tablero_di_berona, tabula, ur};

/// Anything that is legal, each as likely; where dice may be thrown instead of choosing, every second time.
pub fn random(game: &dyn Game, rng: &mut ChaCha8Rng) -> Decision {
    let turns = game.turns();
    if let Some(turn) = turns.choose(rng) {
        return Decision::Act(turn.actions.clone());
    }
    let actions = game.actions();
    match actions.choose(rng) {
        Some(action) if !matches!(game.pending(), Pending::Throw(_)) || rng.random_bool(0.5) => {
            Decision::Act(vec![action.clone()])
        }
        _ => Decision::Throw,
    }
}

/// What brings most at once: in Berona the points of the centre after the turn, in the races the lead in squares or
/// pips.
///
/// # Errors
/// If nobody has written a greedy player for the game.
pub fn greedy(game: &dyn Game, rng: &mut ChaCha8Rng) -> Result<Decision> {
    match (game.kind(), game.pending().seat()) {
        (_, None) => Ok(Decision::Throw),
        (Kind::TableroDiBerona, Some(seat)) => {
            let options = tablero_di_berona::Options::from_values(&game.house_rules())?;
            most(game, rng, |position| {
                Ok(lead(&tablero_di_berona::State::from_position(options, position)?.compact().board, seat))
            })
        }
        (Kind::Tabula, Some(seat)) => {
            let options = tabula::Options::from_values(&game.house_rules())?;
            most(game, rng, |position| {
                let men = *tabula::State::from_position(options, position)?.compact();
                Ok(men.men(seat.other()).pips() as i32 - men.men(seat).pips() as i32)
            })
        }
        (Kind::Ur, Some(seat)) => {
            let options = ur::Options::from_values(&game.house_rules())?;
            most(game, rng, |position| {
                let pieces = ur::State::from_position(options, position)?.compact();
                Ok(way(pieces.side(seat.other())) - way(pieces.side(seat)))
            })
        }
        (kind, _) => bail!("there is no greedy player for {}", kind.title()),
    }
}

/// The turn that gains most; of equally good ones each is as likely.
fn most(game: &dyn Game, rng: &mut ChaCha8Rng, gain: impl Fn(&str) -> Result<i32>) -> Result<Decision> {
    let mut best = (i32::MIN, Decision::Throw);
    let mut equal = 0;
    for turn in game.turns() {
        let gain = gain(&turn.position)?;
        equal = if gain > best.0 { 1 } else { equal + u32::from(gain == best.0) };
        if gain > best.0 || gain == best.0 && rng.random_range(0..equal) == 0 {
            best = (gain, Decision::Act(turn.actions));
        }
    }
    Ok(best.1)
}

/// The squares that the pieces of a side still have to go in Ur.
fn way(side: ur::Side) -> i32 {
    let on_board: i32 = (0..16).filter(|square| side.squares() >> square & 1 == 1).map(|square| 16 - square).sum();
    on_board + 13 * i32::from(side.start()) + 17 * i32::from(side.river())
}

/// The points of the centre that a seat is ahead.
fn lead(board: &tablero_di_berona::Board, seat: Seat) -> i32 {
    let points = tablero_di_berona::result(board).points.map(i32::from);
    points[seat.index()] - points[seat.other().index()]
}
