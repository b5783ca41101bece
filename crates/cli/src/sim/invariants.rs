use tesserae_rules::{
    Action, Effect, Event, Game, Session,
    session::{record, save},
};

/// Lets something happen and checks all that must hold after it.
pub fn step(session: &mut Session, event: &Event, before: &dyn Game) -> Result<(), String> {
    let told = |what: String| format!("{what}\n  after {:?}\n  at {}", event.action, before.position());
    let word = before.write_action(&event.action);
    match before.read_action(&word) {
        Ok(action) if action == event.action => {}
        Ok(action) => return Err(told(format!("“{word}” reads back as {action:?}"))),
        Err(error) => return Err(told(format!("“{word}” cannot be read back: {error}"))),
    }
    let refused = |refusal| told(format!("an offered action was refused: {refusal}"));
    let mut effects = session.act(event.clone()).map_err(refused)?;
    if let Action::Step(_) = event.action {
        session.undo().map_err(|error| told(error.to_string()))?;
        let undone = session.game();
        if undone.position() != before.position() || undone.arrangement() != before.arrangement() {
            return Err(told("undo leads elsewhere".into()));
        }
        effects = session.act(event.clone()).map_err(refused)?;
    }
    let game = session.game();
    game.audit().map_err(told)?;
    effects_tell_all(before, &effects, game).map_err(told)?;
    let position = game.position();
    let copy = game
        .kind()
        .from_position(&session.header().house_rules, &position)
        .map_err(|error| told(format!("its own position is refused: {error}\n  {position}")))?;
    if copy.position() != position || copy.ask() != game.ask() || copy.actions() != game.actions() {
        return Err(told(format!("another game comes back from {position}: {}", copy.position())));
    }
    Ok(())
}

fn effects_tell_all(before: &dyn Game, effects: &[Effect], after: &dyn Game) -> Result<(), String> {
    let mut pieces = before.arrangement().clone();
    for effect in effects {
        if *effect == Effect::SetUp {
            pieces = after.arrangement().clone();
        }
        pieces.follow(effect);
    }
    if pieces.stacks().eq(after.arrangement().stacks()) {
        Ok(())
    } else {
        Err(format!("the effects lead elsewhere: {effects:?}"))
    }
}

/// Checks what must hold for a whole log: replay, save file and record give it back.
pub fn whole(session: &Session) -> Result<(), String> {
    let now = session.game();
    let replayed = session.at(session.events().len()).ok_or("the log is gone")?;
    if replayed.position() != now.position() || replayed.arrangement() != now.arrangement() {
        return Err("replay leads elsewhere".into());
    }
    let saved = save::load(save::save(session)).map_err(|error| format!("its own save is refused: {error}"))?;
    if saved.events() != session.events() || saved.game().position() != now.position() {
        return Err("another game comes back from its save".into());
    }
    let read = record::read(&record::write(session)).map_err(|error| format!("its own record is refused: {error}"))?;
    if read.events() != session.events() || read.game().position() != now.position() {
        return Err("another game comes back from its record".into());
    }
    Ok(())
}
