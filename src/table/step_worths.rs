//! What each legal step gives away, where that is known exactly and shown on the board.

use bevy::prelude::*;
use tesserae_rules::{Place, Step};
use tesserae_words::Text;

/// A legal step with what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StepWorth {
    /// The step.
    pub(crate) step: Step,
    /// What the best turn that begins with it gives away, in thousandths of the game's spread.
    pub(crate) lost: i64,
    /// The same in words: “best”, “−0.42”.
    pub(crate) words: Text,
}

/// What each legal step gives away; empty where that is not shown.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct StepWorths(pub(crate) Vec<StepWorth>);

impl StepWorths {
    /// The places from which a step begins, each once.
    #[must_use]
    pub(crate) fn sources(&self) -> Vec<Place> {
        let mut places: Vec<Place> = self.0.iter().map(|worth| worth.step.from).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The best step from a place.
    #[must_use]
    pub(crate) fn best_from(&self, place: Place) -> Option<&StepWorth> {
        self.best(|step| step.from == place)
    }

    /// The best step from a place to another.
    #[must_use]
    pub(crate) fn best_between(&self, from: Place, to: Place) -> Option<&StepWorth> {
        self.best(|step| step.from == from && step.to() == to)
    }

    fn best(&self, is_meant: impl Fn(&Step) -> bool) -> Option<&StepWorth> {
        self.0
            .iter()
            .filter(|worth| is_meant(&worth.step))
            .min_by_key(|worth| worth.lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_worth_what_its_best_step_is() {
        let worth = |from, to, lost: i64| StepWorth {
            step: Step::new(Place::Point(from), Place::Point(to), 1),
            lost,
            words: tesserae_words::common::number(lost),
        };
        let worths = StepWorths(vec![worth(8, 5, 30), worth(8, 7, 0), worth(6, 5, 12)]);
        assert_eq!(
            worths.best_from(Place::Point(8)).map(|worth| worth.lost),
            Some(0)
        );
        assert_eq!(
            worths
                .best_between(Place::Point(8), Place::Point(5))
                .map(|worth| worth.lost),
            Some(30)
        );
        assert_eq!(worths.best_from(Place::Point(1)), None);
    }
}
