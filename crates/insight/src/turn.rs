//! Decisions as text, and the games that they lead to.

use tesserae_bots::Decision;
use tesserae_rules::{Action, Choice, Game};

/// The game after a decision, with the dice handed over where that ends the turn. A throw leaves the game as it is.
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

/// A decision in the notation of the game, as in a record: “24/18 13/11”; choices as their buttons call them.
#[must_use]
pub fn words(game: &dyn Game, decision: &Decision) -> String {
    let Decision::Act(actions) = decision else { return "throw".to_owned() };
    let mut game = game.boxed();
    let mut words = Vec::new();
    for action in actions {
        match action {
            Action::Choice(Choice::Finish) => {}
            Action::Choice(choice) => words.push(game.label(*choice)),
            _ => words.push(game.write_action(action)),
        }
        game.act_unchecked(action);
    }
    if words.is_empty() { "no move".to_owned() } else { words.join(" ") }
}
