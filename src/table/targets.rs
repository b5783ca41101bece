//! Where pieces can be picked up and put down: what the hand, the keyboard and the highlights ask a
//! game.

pub(crate) use tesserae_rules::targets;
use tesserae_rules::{Game, Place, Step};

/// Every place from which a step can begin.
#[must_use]
pub(crate) fn sources(game: &dyn Game) -> Vec<Place> {
    let mut places: Vec<Place> = game.steps().into_iter().map(|step| step.from).collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The only step that ends at a place and goes there directly; None if there are several or none.
#[must_use]
pub(crate) fn only_step_to(game: &dyn Game, place: Place) -> Option<Step> {
    let mut steps = game.steps().into_iter().filter(|step| step.path == [place]);
    steps.next().filter(|_| steps.next().is_none())
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
