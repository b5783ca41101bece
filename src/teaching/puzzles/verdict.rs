//! What is said to the answer to a puzzle.

use tesserae_bots::Decision;
use tesserae_insight::{Exercise, Puzzle, PuzzleAnswer, Scale, words};
use tesserae_rules::{Action, Game, TextError};
use tesserae_words::insight;

/// What is said to the answer to a puzzle.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct PuzzleVerdict {
    /// Whether it was the best.
    pub(crate) is_best: bool,
    /// Whether it was, and what it gave away.
    pub(crate) about: String,
    /// The best turn, the plausible one and the reason.
    pub(crate) reason: String,
}

impl PuzzleVerdict {
    /// Judges what was done; no action is a throw.
    pub(super) fn new(
        puzzle: &Puzzle,
        game: &dyn Game,
        actions: &[Action],
    ) -> Result<Self, TextError> {
        let scale = Scale::of(game);
        let answer = puzzle.answer(game, actions)?;
        let best = words(game, &puzzle.best(game)?);
        let (compared, reason) = match answer {
            PuzzleAnswer::Best => {
                let trap = puzzle.plausible(game)?;
                let actions = if let Decision::Act(actions) = &trap {
                    actions.clone()
                } else {
                    Vec::new()
                };
                let lost = puzzle.worse.first().map_or(0, |worse| worse.lost);
                let level = puzzle.misses.title();
                let lost = scale.difference(scale.of_thousandths(lost));
                (
                    actions,
                    format!("{level} plays {}, which costs {lost}.", words(game, &trap)),
                )
            }
            PuzzleAnswer::Worse(_) | PuzzleAnswer::AtLeast(_) => {
                (actions.to_vec(), format!("Better: {best}."))
            }
        };
        let about = match answer {
            PuzzleAnswer::Best => format!("Right: {best}."),
            PuzzleAnswer::Worse(lost) => {
                format!("Not the best: this costs you {}.", scale.difference(lost))
            }
            PuzzleAnswer::AtLeast(lost) => format!(
                "Not the best: this costs you {} or more.",
                scale.difference(lost)
            ),
        };
        let subject = if answer == PuzzleAnswer::Best {
            insight::the_best()
        } else {
            insight::it()
        };
        let reason = match puzzle.why(game, &compared, subject)? {
            None => reason,
            Some(why) => format!("{reason} {why}"),
        };
        Ok(Self {
            is_best: answer == PuzzleAnswer::Best,
            about,
            reason,
        })
    }

    /// What is said to an answer to a player's own mistake; no action is a throw.
    pub(super) fn of_exercise(
        exercise: &Exercise,
        game: &dyn Game,
        actions: &[Action],
        answer: PuzzleAnswer,
    ) -> Result<Self, TextError> {
        let best = exercise.best(game)?;
        let done = if actions.is_empty() {
            Decision::Throw
        } else {
            Decision::Act(actions.to_vec())
        };
        let [best, done] = [&best, &done].map(|decision| words(game, decision));
        let (is_best, about, compared) = match answer {
            PuzzleAnswer::Best => {
                let played = exercise.played(game)?;
                let about = format!("Right: {done}.");
                (true, about, played.chosen().to_vec())
            }
            PuzzleAnswer::Worse(lost) | PuzzleAnswer::AtLeast(lost) => {
                let lost = Scale::of(game).difference(lost);
                let about = format!("Not the best: this costs you {lost}.");
                (false, about, actions.to_vec())
            }
        };
        let subject = if is_best {
            insight::the_best()
        } else {
            insight::it()
        };
        let why = exercise.why(game, &compared, subject)?;
        let reason = match (is_best, why) {
            (false, None) => format!("Better: {best}."),
            (false, Some(why)) => format!("Better: {best}. {why}"),
            (true, why) => {
                let played = words(game, &exercise.played(game)?);
                let then = format!("In the game it was {played}.");
                match why {
                    Some(why) => format!("{then} {why}"),
                    None => then,
                }
            }
        };
        Ok(Self {
            is_best,
            about,
            reason,
        })
    }
}

#[cfg(test)]
mod tests {
    use tesserae_rules::Kind;

    use super::*;

    #[test]
    fn a_right_answer_is_told_why_and_a_wrong_one_what_it_gives_away() {
        let path = format!("{}/assets/puzzles/ur.txt", env!("CARGO_MANIFEST_DIR"));
        let puzzles = Puzzle::read_all(&std::fs::read_to_string(path).unwrap()).unwrap();
        let mut checked = 0;
        for puzzle in puzzles.values().take(20) {
            let game = puzzle.game(Kind::Ur).unwrap();
            let Decision::Act(best) = puzzle.best(game.as_ref()).unwrap() else {
                continue;
            };
            let verdict = PuzzleVerdict::new(puzzle, game.as_ref(), &best).unwrap();
            assert!(
                verdict.is_best && verdict.about.starts_with("Right: "),
                "{verdict:?}"
            );
            assert!(verdict.reason.contains("which costs"), "{verdict:?}");
            let Decision::Act(trap) = puzzle.plausible(game.as_ref()).unwrap() else {
                continue;
            };
            let verdict = PuzzleVerdict::new(puzzle, game.as_ref(), &trap).unwrap();
            assert!(
                !verdict.is_best && verdict.about.contains("costs you"),
                "{verdict:?}"
            );
            assert!(verdict.reason.starts_with("Better: "), "{verdict:?}");
            checked += 1;
        }
        assert!(checked >= 10, "only {checked} puzzles are about turns");
    }
}
