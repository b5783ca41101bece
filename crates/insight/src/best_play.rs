//! The search for the best play in a position, by which hints, odds and analyses judge decisions.

use tesserae_bots::{Candidate, Knowledge, Level, Search, SearchError, Stop};
use tesserae_rules::{Action, Game};

use crate::{Depth, registry};

/// Ranks every decision of the player who is asked, best first: by exact values where they can be
/// worked out, else as far ahead as the game's decisions are judged. `so_far` receives the ranking
/// without look-ahead, which takes no time.
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
    ranked(search, game, Depth::Full, stop)
}

/// Ranks every decision, and looks at what was done as far ahead as at the best.
pub(crate) fn judged_play(
    game: &dyn Game,
    actions: &[Action],
    knowledge: &Knowledge,
    depth: Depth,
    stop: &Stop,
) -> Result<Vec<Candidate>, SearchError> {
    let search = Search::new(game, knowledge, Level::Oracle, 0).judging(actions);
    ranked(search, game, depth, stop)
}

fn ranked(
    search: Search,
    game: &dyn Game,
    depth: Depth,
    stop: &Stop,
) -> Result<Vec<Candidate>, SearchError> {
    let throws = match depth {
        Depth::Quick => 1,
        Depth::Full => registry::of(game).look_ahead(),
    };
    let ranking = match search.solve(stop)? {
        Some(solved) => solved,
        None => search.within(throws).think(stop)?,
    };
    Ok(ranking.into_candidates())
}
