//! The answers of the line protocol as JSON.

use serde_json::{Value, json};
use tesserae_rules::{Action, Game, Kind, Pending, Session, Values};

/// The state of a game.
pub fn state(session: &Session) -> Value {
    let game = session.game();
    let names = session.header().written_names(game);
    json!({
        "game": game.kind(),
        "position": game.position(),
        "ask": ask(game.pending()),
        "prompt": game.prompt(&names.into()),
        "dice": game.dice(),
        "scores": game.scores(),
        "outcome": game.outcome(),
        "can_undo": session.can_undo(),
        "events": session.events().len(),
    })
}

/// What the game waits for: `{"for":"throw","seat":"first","dice":"cube","count":2}`; seat is null
/// where each throws one.
fn ask(ask: Pending) -> Value {
    match ask {
        Pending::Throw(spec) => {
            json!({"for": "throw", "seat": ask.seat(), "dice": spec.dice, "count": spec.count})
        }
        Pending::Act(seat) => json!({"for": "act", "seat": seat}),
        Pending::Over => json!({"for": "nothing"}),
    }
}

/// An action, in the game's notation and in full.
pub fn action(game: &dyn Game, action: &Action) -> Value {
    let mut answer = json!({"word": game.write_action(action), "action": action});
    if let (Action::Choice(choice), Some(fields)) = (action, answer.as_object_mut()) {
        fields.insert("label".into(), game.label(*choice).to_string().into());
    }
    answer
}

/// The legal actions, and offers that are not part of the play.
pub fn steps(game: &dyn Game) -> Value {
    let list = |actions: Vec<Action>| actions.iter().map(|a| action(game, a)).collect::<Vec<_>>();
    json!({"ask": ask(game.pending()), "steps": list(game.actions()), "offers": list(game.offers())})
}

/// The house rules of a game; `chosen` is null if it is not the current game.
pub fn options(kind: Kind, session: Option<&Session>) -> Value {
    let rules: Vec<Value> = kind
        .house_rules()
        .iter()
        .map(|rule| {
            let mut answer =
                json!({"key": rule.key, "title": (rule.title)(), "explains": rule.explanation()});
            let listed = rule.values.listed();
            if !listed.is_empty() {
                answer["values"] = listed
                    .iter()
                    .map(|v| json!({"key": v.key, "title": (v.title)()}))
                    .collect();
            }
            if let Some(range) = rule.values.range() {
                answer["whole"] = json!({"min": range.start(), "max": range.end()});
            }
            if let Values::Whole { default, .. } = rule.values {
                answer["whole"]["default"] = json!(default);
            }
            answer
        })
        .collect();
    let chosen = session
        .filter(|session| session.header().game == kind)
        .map(|session| &session.header().house_rules);
    json!({"game": kind, "options": rules, "chosen": chosen})
}

/// The events so far, in the game's notation and in full.
pub fn log(session: &Session) -> Value {
    let events: Vec<Value> = session
        .replay()
        .map(|moment| json!({"by": moment.seat(), "word": moment.word(), "event": moment.event}))
        .collect();
    json!({"header": session.header(), "events": events})
}

/// The games.
pub fn games() -> Value {
    let games: Vec<Value> = Kind::ALL
        .into_iter()
        .map(|kind| json!({"game": kind, "title": kind.title(), "seats": kind.info().seats}))
        .collect();
    json!({ "games": games })
}
