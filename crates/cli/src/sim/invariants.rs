//! The invariants of all games: text, undo, effects, positions, saves and records agree with the
//! game itself.

use tesserae_formats::record;
use tesserae_rules::{Action, Effect, Event, Session, session::save};

/// Plays an event and checks everything that must hold after it. `position` is the position of the
/// session in its notation, before and after.
pub fn step(session: &mut Session, event: &Event, position: &mut String) -> Result<(), String> {
    let before = std::mem::take(position);
    *position = checked(session, event, &before)
        .map_err(|error| format!("{error}; after {event:?}; at {before}"))?;
    Ok(())
}

fn checked(session: &mut Session, event: &Event, before: &str) -> Result<String, String> {
    let word = session.game().write_action(&event.action);
    match session.game().read_action(&word) {
        Ok(action) if action == event.action => {}
        Ok(action) => return Err(format!("“{word}” reads back as {action:?}")),
        Err(error) => return Err(format!("“{word}” cannot be read back: {error}")),
    }
    let mut pieces = session.game().arrangement().clone();
    let refused = |error| format!("an offered action is illegal: {error}");
    let mut effects = session.act(event.clone()).map_err(refused)?;
    if let Action::Step(_) = event.action {
        session.undo().map_err(|error| error.to_string())?;
        if session.game().position() != before || *session.game().arrangement() != pieces {
            return Err("undo leads elsewhere".into());
        }
        effects = session.act(event.clone()).map_err(refused)?;
    }
    let game = session.game();
    game.audit()?;
    for effect in &effects {
        if *effect == Effect::SetUp {
            pieces = game.arrangement().clone();
        }
        pieces.follow(effect);
    }
    if !pieces.stacks().eq(game.arrangement().stacks()) {
        return Err(format!("the effects lead elsewhere: {effects:?}"));
    }
    let position = game.position();
    let copy = game
        .kind()
        .from_position(&session.header().house_rules, &position)
        .map_err(|error| format!("its own position is refused: {error}; {position}"))?;
    if copy.position() != position
        || copy.pending() != game.pending()
        || copy.actions() != game.actions()
    {
        return Err(format!(
            "another game comes back from {position}: {}",
            copy.position()
        ));
    }
    Ok(position)
}

/// Checks that replay, save file and record reproduce a whole session.
pub fn whole(session: &Session) -> Result<(), String> {
    let now = session.game();
    let replayed = session
        .at(session.events().len())
        .ok_or("the log is gone")?;
    if replayed.position() != now.position() || replayed.arrangement() != now.arrangement() {
        return Err("replay leads elsewhere".into());
    }
    let saved = save::load(save::save(session))
        .map_err(|error| format!("its own save is refused: {error}"))?;
    if saved.events() != session.events() || saved.game().position() != now.position() {
        return Err("another game comes back from its save".into());
    }
    let read = record::read(&record::write(session))
        .map_err(|error| format!("its own record is refused: {error}"))?;
    if read.events() != session.events() || read.game().position() != now.position() {
        return Err("another game comes back from its record".into());
    }
    Ok(())
}
