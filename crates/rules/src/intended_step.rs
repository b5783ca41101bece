//! The step that a hand means by moving a piece.

use crate::{Game, Pending, Place, Step};

/// The step that somebody means who moves what lies at a place along these places: a legal one, or
/// else the one whose refusal explains best why there is none, e.g. that the point is closed rather
/// than out of reach of the other die.
///
/// Numbers that other pieces can use now come first, then the dice that are left. Where nothing can
/// be played it is a step with 1. Without places any step from there is meant.
#[must_use]
pub fn intended_step(game: &dyn Game, from: Place, path: &[Place]) -> Step {
    let legal = if matches!(game.pending(), Pending::Act(_)) {
        game.steps()
    } else {
        Vec::new()
    };
    let path = match path {
        [] => legal
            .first()
            .map_or_else(|| vec![from], |step| step.path.clone()),
        path => path.to_vec(),
    };
    let mut numbers: Vec<u8> = Vec::new();
    if matches!(game.pending(), Pending::Act(_)) {
        let steps = legal.iter().map(|step| step.die);
        let left = game
            .dice()
            .iter()
            .filter(|die| !die.used)
            .map(|die| die.face);
        steps.chain(left).for_each(|number| {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        });
    }
    if let Some(step) = legal
        .into_iter()
        .find(|step| step.from == from && step.path == path)
    {
        return step;
    }
    let step = |die: u8| Step {
        from,
        path: path.clone(),
        die,
    };
    let explains = |die: &u8| {
        game.boxed()
            .act(&step(*die).into())
            .is_err_and(|refusal| !refusal.wrong_die)
    };
    step(
        numbers
            .iter()
            .copied()
            .find(|die| explains(die))
            .or(numbers.first().copied())
            .unwrap_or(1),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, RuleValues, Seat};

    fn refused(kind: Kind, position: &str, from: Place, path: &[Place]) -> &'static str {
        let mut game = kind
            .from_position(&RuleValues::default(), position)
            .unwrap();
        game.act(&intended_step(game.as_ref(), from, path).into())
            .unwrap_err()
            .code
    }

    #[test]
    fn a_closed_point_is_called_closed_whichever_die_lies_first() {
        for dice in ["5-1", "1-5", "5-2", "2-5"] {
            let position =
                format!("24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white {dice} middle:1 0-0 move");
            // The opponent's checkers stand on 1, 12, 17 and 19 in the numbering of the mover.
            assert_eq!(
                refused(
                    Kind::Backgammon,
                    &position,
                    Place::Point(6),
                    &[Place::Point(1)]
                ),
                "point_closed"
            );
        }
    }

    #[test]
    fn a_target_that_no_number_reaches_has_its_own_refusal() {
        let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 3-1 middle:1 0-0 move";
        assert_eq!(
            refused(
                Kind::Backgammon,
                start,
                Place::Point(24),
                &[Place::Point(18)]
            ),
            "wrong_target"
        );
        assert_eq!(
            refused(
                Kind::Backgammon,
                start,
                Place::Bar(Seat::Second),
                &[Place::Point(5)]
            ),
            "not_your_checker"
        );
    }

    #[test]
    fn a_legal_step_is_meant_by_its_places_and_none_by_a_piece_that_cannot_move() {
        let start = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white 5-2 middle:1 0-0 move";
        let game = Kind::Backgammon
            .from_position(&RuleValues::default(), start)
            .unwrap();
        let step = intended_step(game.as_ref(), Place::Point(13), &[Place::Point(11)]);
        assert_eq!(step, Step::new(Place::Point(13), Place::Point(11), 2));
        assert_eq!(
            refused(Kind::Backgammon, start, Place::Point(12), &[]),
            "not_your_checker"
        );
        let before = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 white - middle:1 0-0 throw";
        assert_eq!(
            refused(Kind::Backgammon, before, Place::Point(13), &[]),
            "throw_first"
        );
    }
}
