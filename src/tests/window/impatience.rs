use tesserae_rules::{
    Action, Choice, Game, Kind, RuleValues, Seat,
    session::random::{Generator, random_event},
};

/// Games that are played by chance to see how long a step lets a game go on.
const TRIALS: usize = 6;
/// Events after which such a game is long enough.
const LONG: usize = 3_000;

/// Which of these steps lets the first seat win soonest, as play by chance goes on from there, whoever makes it. By chance alone Tablero de
/// Jesus takes five hundred throws.
pub fn soonest(kind: Kind, position: &str, words: &[&str], chance: &mut Generator) -> Option<usize> {
    let game = kind.from_position(&RuleValues::default(), position).ok()?;
    let actions = game.actions();
    let named = |word: &str| actions.iter().find(|action| game.write_action(action) == word);
    if let Some(index) = words.iter().position(|word| named(word).is_some_and(|step| earns(game.as_ref(), step, 2))) {
        return Some(index);
    }
    let rests: Vec<Option<usize>> = words.iter().map(|word| rest(game.as_ref(), Some(named(word)?), chance)).collect();
    (0..words.len()).filter(|index| rests[*index].is_some()).min_by_key(|index| rests[*index])
}

/// Which of these choices, named by their labels, lets the first seat win sooner than going on without it, if one does.
pub fn sooner(kind: Kind, position: &str, labels: &[String], chance: &mut Generator) -> Option<usize> {
    let game = kind.from_position(&RuleValues::default(), position).ok()?;
    let without = rest(game.as_ref(), None, chance)?;
    let actions = game.actions();
    let named =
        |action: &&Action, label: &str| matches!(action, Action::Choice(choice) if game.label(*choice) == label);
    (0..labels.len()).find(|index| {
        let action = actions.iter().find(|action| named(action, &labels[*index]));
        action.and_then(|action| rest(game.as_ref(), Some(action), chance)).is_some_and(|with| with < without)
    })
}

/// Whether a step leads, within so many more, to a run of coins that the first seat may take: so are coins won in Tablero de Jesus.
fn earns(game: &dyn Game, step: &Action, more: usize) -> bool {
    let mut after = game.boxed();
    if after.act(step).is_err() {
        return false;
    }
    let actions = after.actions();
    let takes = |action: &Action| matches!(action, Action::Choice(Choice::Claim(_) | Choice::TakeRun(_)));
    if after.pending().seat() == Some(Seat::First) && actions.iter().any(takes) {
        return true;
    }
    let goes_on = |action: &&Action| matches!(action, Action::Step(_) | Action::Choice(Choice::Finish));
    more > 0 && actions.iter().filter(goes_on).any(|action| earns(after.as_ref(), action, more - 1))
}

/// How much is left of some games that are played on by chance, after an action or without one.
fn rest(game: &dyn Game, action: Option<&Action>, chance: &mut Generator) -> Option<usize> {
    let mut after = game.boxed();
    if let Some(action) = action {
        after.act(action).ok()?;
    }
    Some((0..TRIALS).map(|_| length(after.as_ref(), chance)).sum())
}

/// The events of a game that is played on by chance; many more if the seat wins that is to lose. Both players work together to be done.
fn length(game: &dyn Game, chance: &mut Generator) -> usize {
    let mut game = game.boxed();
    let mut count = 0;
    while count < LONG
        && let Some(event) = random_event(game.as_ref(), chance)
    {
        game.act_unchecked(&event.action);
        count += 1;
    }
    if game.outcome().is_some_and(|outcome| outcome.winner == Some(Seat::First)) { count } else { count + LONG }
}
