//! Decisions as text, and the games that they lead to.

use tesserae_bots::Decision;
use tesserae_rules::{Action, Choice, Game, TextError, moves_in_words};

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
pub fn words(game: &dyn Game, decision: &Decision) -> String {
    let Decision::Act(actions) = decision else {
        return THROW.to_owned();
    };
    let mut game = game.boxed();
    let mut parts: Vec<(String, usize)> = Vec::new();
    for action in actions {
        let before = game.boxed();
        let effects = game.act_unchecked(action);
        let part = match action {
            Action::Choice(Choice::Finish) => continue,
            Action::Choice(choice) => small(&before.chosen(*choice).to_string()),
            _ => match moves_in_words(before.as_ref(), &effects) {
                Some(moves) => moves.to_string(),
                None => before.write_action(action),
            },
        };
        match parts.last_mut() {
            Some((last, times)) if *last == part => *times += 1,
            _ => parts.push((part, 1)),
        }
    }
    let times = |times| match times {
        1 => "",
        2 => " twice",
        3 => " three times",
        _ => " four times",
    };
    let parts: Vec<String> = parts
        .into_iter()
        .map(|(part, count)| part + times(count))
        .collect();
    match parts.as_slice() {
        [] => "no move".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => {
            let comma = if first.iter().any(|part| part.contains(',')) {
                ","
            } else {
                ""
            };
            format!("{}{comma} and {last}", first.join(", "))
        }
    }
}

/// A text with a small letter at the beginning.
fn small(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(rest).collect()
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
        game.act(&action)
            .map_err(|error| TextError::new(0, format!("{word}: {error}")))?;
        actions.push(action);
    }
    Ok(Decision::Act(actions))
}
