//! The search for the best play in a position, by which hints, odds and analyses judge decisions.

use tesserae_bots::{Candidate, Knowledge, Level, Search, SearchError, Stop};
use tesserae_rules::Game;

/// How many throws ahead decisions are judged; luck is judged without look-ahead.
const LOOK_AHEAD: u8 = 1;

/// Ranks every decision of the player who is asked, best first: by exact values where they can be
/// worked out, else one throw ahead. `so_far` receives the ranking without look-ahead, which takes
/// no time.
///
/// # Errors
/// If the game is over, the knowledge does not fit it, or the search is stopped.
pub fn best_play(
    game: &dyn Game,
    knowledge: &Knowledge,
    stop: &Stop,
    so_far: &mut dyn FnMut(&[Candidate]),
) -> Result<Vec<Candidate>, SearchError> {
    let search = Search::new(game, knowledge, Level::Oracle, 0);
    so_far(search.within(0).think(stop)?.candidates());
    let ranking = match search.solve(stop)? {
        Some(solved) => solved,
        None => search.within(LOOK_AHEAD).think(stop)?,
    };
    Ok(ranking.into_candidates())
}
