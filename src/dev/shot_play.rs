//! What is played or looked for in a game for a screenshot.

use bevy::prelude::*;
use tesserae_insight::Mark;
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, Session};

use crate::{advice::GameAnalysis, table::VariationIntent, world::current_board::CurrentBoard};

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

/// What plays a whole turn in a variation of the one that began after this many events.
pub(super) fn variation(referee: &Referee, start: usize) -> Vec<VariationIntent> {
    let before = referee
        .session()
        .and_then(|session| session.truncated(start));
    let intents = before.as_ref().map(whole_turn).unwrap_or_default();
    let of_turn = |intent| VariationIntent { start, intent };
    intents.into_iter().map(of_turn).collect()
}

/// The position of the piece nearest to a point in front of the middle.
pub(super) fn nearest_piece(referee: &Referee, current: &CurrentBoard) -> Vec3 {
    let Some(session) = referee.session() else {
        return Vec3::ZERO;
    };
    let stacks = session.game().arrangement().stacks();
    let spots = stacks.map(|(place, _)| current.board.spot(place, 0).translation);
    spots
        .min_by_key(|at| (at.distance(Vec3::new(0.3, 0.0, 0.6)) * 1e3) as u32)
        .unwrap_or_default()
}
