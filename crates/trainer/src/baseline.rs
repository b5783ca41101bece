//! Simple players to measure the bots against.

use anyhow::{Result, bail};
use rand::{RngExt, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tesserae_bots::Decision;
use tesserae_rules::{Game, HouseRules, Kind, Pending, Seat, tablero_di_berona};

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

/// What brings most at once: in Berona the points of the centre after the turn.
///
/// # Errors
/// If nobody has written a greedy player for the game.
pub fn greedy(game: &dyn Game, rng: &mut ChaCha8Rng) -> Result<Decision> {
    match (game.kind(), game.pending().seat()) {
        (_, None) => Ok(Decision::Throw),
        (Kind::TableroDiBerona, Some(seat)) => {
            let options = tablero_di_berona::Options::from_values(&game.house_rules())?;
            let mut best = (i32::MIN, Decision::Throw);
            let mut equal = 0;
            for turn in game.turns() {
                let state = tablero_di_berona::State::from_position(options, &turn.position)?;
                let gain = lead(&state.compact().board, seat);
                equal = if gain > best.0 { 1 } else { equal + u32::from(gain == best.0) };
                // Of equally good turns each is as likely.
                if gain > best.0 || gain == best.0 && rng.random_range(0..equal) == 0 {
                    best = (gain, Decision::Act(turn.actions));
                }
            }
            Ok(best.1)
        }
        (kind, _) => bail!("there is no greedy player for {}", kind.title()),
    }
}

/// The points of the centre that a seat is ahead.
fn lead(board: &tablero_di_berona::Board, seat: Seat) -> i32 {
    let points = tablero_di_berona::result(board).points.map(i32::from);
    points[seat.index()] - points[seat.other().index()]
}
