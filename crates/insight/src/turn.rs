//! Decisions as text, and the games that they lead to.

use tesserae_bots::Decision;
use tesserae_rules::{Action, Choice, Game, TextError, moves_in_words};
use tesserae_words::{self as words, Text, insight};

/// A throw as a decision.
const THROW: &str = "throw";

/// The game after a decision, with the dice handed over where that ends the turn. A throw leaves
/// the game as it is.
#[must_use]
pub fn after(game: &dyn Game, decision: &Decision) -> Box<dyn Game> {
    match decision {
        Decision::Throw => game.boxed(),
        Decision::Act(actions) => after_actions(game, actions),
    }
}

/// The game after these actions, with the dice handed over where nothing else is left to do.
pub(crate) fn after_actions(game: &dyn Game, actions: &[Action]) -> Box<dyn Game> {
    let mut game = game.boxed();
    for action in actions {
        game.act_unchecked(action);
    }
    let finish = Action::from(Choice::Finish);
    if actions.last() != Some(&finish) && game.actions().contains(&finish) {
        game.act_unchecked(&finish);
    }
    game
}

/// A decision in words: “13 to 8 and 6 to 5”, “double to 4”.
#[must_use]
pub fn words(game: &dyn Game, decision: &Decision) -> Text {
    let Decision::Act(actions) = decision else {
        return insight::throw();
    };
    let mut game = game.boxed();
    let mut parts: Vec<(Text, usize)> = Vec::new();
    for action in actions {
        let before = game.boxed();
        let effects = game.act_unchecked(action);
        let part = match action {
            Action::Choice(Choice::Finish) => continue,
            Action::Choice(choice) => before.chosen_in_sentence(*choice),
            _ => moves_in_words(before.as_ref(), &effects)
                .unwrap_or_else(|| words::common::as_written(before.write_action(action))),
        };
        match parts.last_mut() {
            Some((last, times)) if *last == part => *times += 1,
            _ => parts.push((part, 1)),
        }
    }
    let parts = parts.into_iter().map(|(part, times)| match times {
        1 => part,
        times => insight::repeated(part, times),
    });
    in_one(parts.collect()).unwrap_or_else(insight::no_move)
}

/// What moves pieces in the notation of the game; any other decision in words.
#[must_use]
pub fn brief_words(game: &dyn Game, decision: &Decision) -> Text {
    let finish = Action::from(Choice::Finish);
    let moves = decision.chosen().iter().filter(|action| **action != finish);
    let moves: Vec<Action> = moves.cloned().collect();
    let has_choices = moves
        .iter()
        .any(|action| matches!(action, Action::Choice(_)));
    if moves.is_empty() || has_choices {
        words(game, decision)
    } else {
        words::common::as_written(notation(game, &decision_of(&moves)))
    }
}

/// What is done one after the other, as one; None of nothing.
fn in_one(mut parts: Vec<Text>) -> Option<Text> {
    let last = parts.pop()?;
    // In English “and” follows a comma where a part has one of its own.
    let has_comma = parts.iter().any(|part| part.to_string().contains(','));
    Some(match words::in_a_row(parts) {
        Some(first) if has_comma => insight::and_after_comma(first, last),
        Some(first) => insight::and(first, last),
        None => last,
    })
}

/// A decision in the notation of the game: actions as in a record, with spaces between them. A
/// throw is `throw`, and nothing to move an empty text.
#[must_use]
pub fn notation(game: &dyn Game, decision: &Decision) -> String {
    let Decision::Act(actions) = decision else {
        return THROW.to_owned();
    };
    let mut game = game.boxed();
    let mut words = Vec::new();
    for action in actions {
        words.push(game.write_action(action));
        game.act_unchecked(action);
    }
    words.join(" ")
}

/// The decision that these actions carry out; without any it is a throw.
#[must_use]
pub fn decision_of(actions: &[Action]) -> Decision {
    if actions.is_empty() {
        Decision::Throw
    } else {
        Decision::Act(actions.to_vec())
    }
}

/// Whether these actions, or without any a throw, are a decision or lead where it leads.
pub(crate) fn is_same(game: &dyn Game, decision: &Decision, actions: &[Action]) -> bool {
    match decision {
        Decision::Throw => actions.is_empty(),
        Decision::Act(_) => {
            !actions.is_empty()
                && after(game, decision).position() == after_actions(game, actions).position()
        }
    }
}

/// Reads what [`notation`] has written.
///
/// # Errors
/// If it is not legal in the game.
pub fn read_decision(game: &dyn Game, text: &str) -> Result<Decision, TextError> {
    if text == THROW {
        return Ok(Decision::Throw);
    }
    let mut game = game.boxed();
    let mut actions = Vec::new();
    for word in text.split_whitespace() {
        let action = game.read_action(word)?;
        game.act(&action).map_err(|error| {
            TextError::new(
                0,
                words::common::titled(words::common::as_written(word), error.text),
            )
        })?;
        actions.push(action);
    }
    Ok(Decision::Act(actions))
}
