//! What is said to the answer to a puzzle.

use tesserae_bots::Decision;
use tesserae_insight::{Exercise, Puzzle, PuzzleAnswer, Scale, decision_of, words as turn_words};
use tesserae_rules::{Action, Game, TextError};
use tesserae_words::{Text, insight, teaching};

/// What is said to the answer to a puzzle.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct PuzzleVerdict {
    /// Whether it was the best.
    pub(crate) is_best: bool,
    /// Whether it was, and what it gave away.
    pub(crate) about: Text,
    /// The best turn, the plausible one and the reason.
    pub(crate) reason: Text,
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
        let best = turn_words(game, &puzzle.best(game)?);
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
                    teaching::level_plays(level, turn_words(game, &trap), lost),
                )
            }
            PuzzleAnswer::Worse(_) | PuzzleAnswer::AtLeast(_) => {
                (actions.to_vec(), teaching::better(best.clone()))
            }
        };
        let about = match answer {
            PuzzleAnswer::Best => teaching::right(best),
            PuzzleAnswer::Worse(lost) => teaching::not_the_best(scale.difference(lost)),
            PuzzleAnswer::AtLeast(lost) => teaching::not_the_best_or_more(scale.difference(lost)),
        };
        let subject = subject(answer == PuzzleAnswer::Best);
        let reason = match puzzle.why(game, &compared, subject)? {
            Some(why) => teaching::with_reason(reason, why),
            None => reason,
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
        let done = decision_of(actions);
        let [best, done] = [&best, &done].map(|decision| turn_words(game, decision));
        let (is_best, about, compared) = match answer {
            PuzzleAnswer::Best => {
                let played = exercise.played(game)?;
                let about = teaching::right(done);
                (true, about, played.chosen().to_vec())
            }
            PuzzleAnswer::Worse(lost) | PuzzleAnswer::AtLeast(lost) => {
                let lost = Scale::of(game).difference(lost);
                let about = teaching::not_the_best(lost);
                (false, about, actions.to_vec())
            }
        };
        let subject = subject(is_best);
        let why = exercise.why(game, &compared, subject)?;
        let reason = match (is_best, why) {
            (false, None) => teaching::better(best),
            (false, Some(why)) => teaching::with_reason(teaching::better(best), why),
            (true, why) => {
                let played = turn_words(game, &exercise.played(game)?);
                let then = teaching::in_the_game(played);
                match why {
                    Some(why) => teaching::with_reason(then, why),
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

/// The better decision as the subject of a sentence.
const fn subject(is_best: bool) -> Text {
    if is_best {
        insight::the_best()
    } else {
        insight::it()
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
                verdict.is_best && verdict.about.to_string().starts_with("Right: "),
                "{verdict:?}"
            );
            assert!(
                verdict.reason.to_string().contains("which costs"),
                "{verdict:?}"
            );
            let Decision::Act(trap) = puzzle.plausible(game.as_ref()).unwrap() else {
                continue;
            };
            let verdict = PuzzleVerdict::new(puzzle, game.as_ref(), &trap).unwrap();
            assert!(
                !verdict.is_best && verdict.about.to_string().contains("costs you"),
                "{verdict:?}"
            );
            let reason = verdict.reason.to_string();
            assert!(reason.starts_with("Better: "), "{verdict:?}");
            checked += 1;
        }
        assert!(checked >= 10, "only {checked} puzzles are about turns");
    }
}
