use bevy_ecs::resource::Resource;
use tesserae_rules::{
    IllegalAction, Pending, Session,
    session::{Event, Source},
};

use crate::{AutoPlay, DiceSource, Fact, Intent};

/// The authoritative game. Only intents change it.
#[derive(Resource, Default)]
pub struct Referee {
    session: Option<Session>,
}

impl Referee {
    /// The session on the table, if one lies there.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Judges one intent and tells what came of it.
    pub(crate) fn judge(&mut self, intent: Intent, dice: &mut DiceSource, auto_play: AutoPlay) -> Vec<Fact> {
        let mut facts = Vec::new();
        match intent {
            Intent::Start(header) => match Session::new(header) {
                Ok(session) => self.lay_out(session, &mut facts),
                Err(error) => facts.push(Fact::refused("no_such_game", error.to_string())),
            },
            Intent::Resume(session) => self.lay_out(*session, &mut facts),
            Intent::Leave => {
                self.session = None;
                facts.push(Fact::Left);
            }
            Intent::Throw => self.throw(dice, auto_play, &mut facts),
            Intent::Rested { throw, rethrown } => {
                let event = Event { rethrown, ..Event::thrown(throw, Source::Physical) };
                self.reported(event, dice, auto_play, &mut facts);
            }
            Intent::Enter(throw) => self.reported(Event::thrown(throw, Source::Entered), dice, auto_play, &mut facts),
            Intent::Step(step) => self.play(step.into(), auto_play, &mut facts),
            Intent::Choose(choice) => self.play(choice.into(), auto_play, &mut facts),
            Intent::Undo => self.undo(&mut facts),
        }
        facts
    }

    fn lay_out(&mut self, session: Session, facts: &mut Vec<Fact>) {
        facts.extend([Fact::Begun, Fact::Waiting(session.game().pending())]);
        self.session = Some(session);
    }

    fn throw(&mut self, dice: &mut DiceSource, auto_play: AutoPlay, facts: &mut Vec<Fact>) {
        let Some(session) = &self.session else { return facts.push(nothing_here()) };
        let Pending::Throw(spec) = session.game().pending() else {
            return facts.push(Fact::refused("no_throw_due", "Nothing is to be thrown now."));
        };
        let source = dice.source();
        let Some(throw) = dice.draw(&spec) else { return facts.push(wrong_source(source)) };
        self.play(Event::thrown(throw, source), auto_play, facts);
    }

    /// Takes a throw that somebody else made, if throws come from there.
    fn reported(&mut self, event: Event, dice: &DiceSource, auto_play: AutoPlay, facts: &mut Vec<Fact>) {
        if event.source == Some(dice.source()) {
            self.play(event, auto_play, facts);
        } else {
            facts.push(wrong_source(dice.source()));
        }
    }

    fn play(&mut self, event: Event, auto_play: AutoPlay, facts: &mut Vec<Fact>) {
        let Some(session) = &mut self.session else { return facts.push(nothing_here()) };
        if let Err(refusal) = record(session, event, facts) {
            return facts.push(Fact::Refused { code: refusal.code, text: refusal.text });
        }
        while let Some(action) = auto_play.automatic(session.game()) {
            if record(session, Event::from(action).automatic(), facts).is_err() {
                break;
            }
        }
        facts.push(Fact::Waiting(session.game().pending()));
    }

    fn undo(&mut self, facts: &mut Vec<Fact>) {
        let Some(session) = &mut self.session else { return facts.push(nothing_here()) };
        match session.undo() {
            Ok(count) => facts.extend([Fact::TakenBack(count), Fact::Waiting(session.game().pending())]),
            Err(error) => {
                let refusal = IllegalAction::from(error);
                facts.push(Fact::Refused { code: refusal.code, text: refusal.text });
            }
        }
    }
}

/// Lets an event happen and tells it with its effects.
fn record(session: &mut Session, event: Event, facts: &mut Vec<Fact>) -> Result<(), IllegalAction> {
    let effects = session.act(event.clone())?;
    facts.push(Fact::Happened(event));
    facts.extend(effects.into_iter().map(Fact::Shown));
    Ok(())
}

fn nothing_here() -> Fact {
    Fact::refused("no_game", "No game lies on the table.")
}

fn wrong_source(source: Source) -> Fact {
    let text = match source {
        Source::Seeded => "In this game the program throws.",
        Source::Physical => "In this game the dice on the table are thrown.",
        Source::Entered => "In this game you throw your own dice and enter what they show.",
        Source::Scripted => "No throw is left in the script.",
    };
    Fact::refused("wrong_dice", text)
}
