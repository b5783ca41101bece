//! Where pieces can be picked up and put down: what the hand, the keyboard and the highlights ask a
//! game.

use tesserae_rules::{Game, Pending, Place, Step};

/// The legal steps from a place whose paths begin with these places.
fn steps_from(game: &dyn Game, from: Place, walked: &[Place]) -> Vec<Step> {
    let begins = |step: &Step| step.from == from && step.path.starts_with(walked);
    game.steps().into_iter().filter(begins).collect()
}

/// Every place from which a step can begin.
#[must_use]
pub(crate) fn sources(game: &dyn Game) -> Vec<Place> {
    let mut places: Vec<Place> = game.steps().into_iter().map(|step| step.from).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// Where the held piece can be put down next, each with the steps that carry it there: several if
/// it uses several dice, none if it only continues a walk.
#[must_use]
pub(crate) fn targets(game: &dyn Game, from: Place, walked: &[Place]) -> Vec<(Place, Vec<Step>)> {
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

/// The only step that ends at a place and goes there directly; None if there are several or none.
#[must_use]
pub(crate) fn only_step_to(game: &dyn Game, place: Place) -> Option<Step> {
    let mut steps = game.steps().into_iter().filter(|step| step.path == [place]);
    steps.next().filter(|_| steps.next().is_none())
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

#[cfg(test)]
mod tests {
    use tesserae_rules::{Kind, RuleValues};

    use super::*;

    #[test]
    fn a_place_to_which_a_single_step_leads_has_one() {
        let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 3-1 middle:1 0-0 move";
        let game = Kind::Backgammon
            .from_position(&RuleValues::default(), start)
            .unwrap();
        let from = |place| only_step_to(game.as_ref(), Place::Point(place)).map(|step| step.from);
        assert_eq!(from(10), Some(Place::Point(13)));
        assert_eq!(from(5), None, "from 8 and from 6");
        assert_eq!(from(9), None, "nobody gets there with one die");
    }
}
