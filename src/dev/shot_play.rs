//! What is played or looked for in a game for a screenshot.

use tesserae_insight::Mark;
use tesserae_referee::Intent;
use tesserae_rules::{Action, Choice, Session};

use crate::advice::GameAnalysis;

/// How many events there were before the first turn that is clearly wrong, as far as is known.
pub(super) fn first_mistake(analysis: &GameAnalysis, session: &Session) -> Option<usize> {
    let known = analysis.of(session)?;
    let mut wrong = known
        .analysis
        .decisions()
        .iter()
        .filter(|judged| judged.verdict.mark >= Some(Mark::Error));
    wrong
        .find(|judged| judged.actions.len() > 1)
        .map(|judged| judged.start)
}

/// What plays a whole turn, which need not be good.
pub(super) fn whole_turn(session: &Session) -> Vec<Intent> {
    let actions = session
        .game()
        .turns()
        .pop()
        .map(|turn| turn.actions)
        .unwrap_or_default();
    let intents = actions.into_iter().filter_map(|action| match action {
        Action::Step(step) => Some(Intent::Step(step)),
        Action::Choice(choice) => Some(Intent::Choose(choice)),
        Action::Throw(_) => None,
    });
    intents.chain([Intent::Choose(Choice::Finish)]).collect()
}
