//! Where a piece can be put down: by one die, by several in one go, or on the way.

use crate::{Game, Pending, Place, Step};

/// Where the held piece can be put down next, each with the steps that carry it there: several if
/// it uses several dice, none if it only continues a walk.
#[must_use]
pub fn targets(game: &dyn Game, from: Place, walked: &[Place]) -> Vec<(Place, Vec<Step>)> {
    let mut found: Vec<(Place, Vec<Step>)> = Vec::new();
    for step in steps_from(game, from, walked) {
        let Some(next) = step.path.get(walked.len()) else {
            continue;
        };
        let steps = if step.path.len() == walked.len() + 1 {
            vec![step.clone()]
        } else {
            Vec::new()
        };
        match found.iter_mut().find(|(place, _)| place == next) {
            Some((_, known)) if known.is_empty() => *known = steps,
            Some(_) => {}
            None => found.push((*next, steps)),
        }
    }
    if walked.is_empty() && game.combines_dice(from) {
        add_combined(game, &mut found);
    }
    found
}

/// The legal steps from a place whose paths begin with these places.
fn steps_from(game: &dyn Game, from: Place, walked: &[Place]) -> Vec<Step> {
    let begins = |step: &Step| step.from == from && step.path.starts_with(walked);
    game.steps().into_iter().filter(begins).collect()
}

/// Adds the places that the same piece can reach with more than one die.
fn add_combined(game: &dyn Game, found: &mut Vec<(Place, Vec<Step>)>) {
    /// A double in backgammon is four steps.
    const MOST_STEPS: usize = 4;
    let Pending::Act(seat) = game.pending() else {
        return;
    };
    let mut index = 0;
    while let Some((at, steps)) = found.get(index).cloned() {
        index += 1;
        if steps.is_empty() || steps.len() >= MOST_STEPS {
            continue;
        }
        let mut after = game.boxed();
        if steps
            .iter()
            .any(|step| after.act(&step.clone().into()).is_err())
            || after.pending() != Pending::Act(seat)
        {
            continue;
        }
        for step in steps_from(after.as_ref(), at, &[]) {
            if step.path.len() == 1 && found.iter().all(|(place, _)| *place != step.to()) {
                found.push((step.to(), steps.iter().cloned().chain([step]).collect()));
            }
        }
    }
}
