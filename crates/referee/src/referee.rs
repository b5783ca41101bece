//! The authoritative game and the judgement of intents.

use bevy_ecs::resource::Resource;
use tesserae_rules::{
    Action, DiceSource, IllegalAction, Pending, Session, Throw, intended_step,
    session::{Event, Player},
};
use tesserae_words as words;

use crate::{AutoPlay, Fact, Gate, Intent, throws::Throws};

/// What holds besides the rules.
#[derive(Copy, Clone)]
struct Conduct<'a> {
    auto_play: AutoPlay,
    gate: &'a Gate,
}

impl Conduct<'_> {
    /// The action that is to be carried out automatically now, if there is one. For a player at
    /// another machine their own program does it.
    fn automatic(&self, session: &Session) -> Option<Action> {
        let seat = session.game().pending().seat()?;
        if session.header().players[seat.index()] == Player::Elsewhere {
            return None;
        }
        self.auto_play
            .automatic(session.game())
            .and_then(|action| self.gate.automatic(action))
    }
}

/// The authoritative game. Only intents change it.
#[derive(Resource, Debug, Default)]
pub struct Referee {
    session: Option<Session>,
    throws: Throws,
}

impl Referee {
    /// A referee with throws for games whose dice are [`DiceSource::Scripted`], for tests. When
    /// none is left, an intent to throw is refused.
    pub fn scripted(throws: impl IntoIterator<Item = Throw>) -> Self {
        Self {
            session: None,
            throws: Throws::scripted(throws),
        }
    }

    /// Whether no scripted throw is left. A test that leaves some has not tested what it says.
    #[must_use]
    pub fn script_is_used_up(&self) -> bool {
        self.throws.is_used_up()
    }

    /// The session on the table, if there is one.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Where the throws of the game on the table come from; None if there is no game.
    #[must_use]
    pub fn dice_source(&self) -> Option<DiceSource> {
        self.session.as_ref().map(Session::dice_source)
    }

    /// Judges one intent and returns what came of it.
    pub(crate) fn judge(&mut self, intent: Intent, auto_play: AutoPlay, gate: &Gate) -> Vec<Fact> {
        let mut facts = Vec::new();
        let conduct = Conduct { auto_play, gate };
        match intent {
            Intent::Start(header) => match Session::new(header) {
                Ok(session) => self.lay_out(session, &mut facts),
                Err(error) => facts.push(Fact::refused("no_such_game", error.text())),
            },
            Intent::Resume(session) => self.lay_out(*session, &mut facts),
            Intent::Rearrange(session) => {
                facts.extend([Fact::Undone(0), Fact::Waiting(session.game().pending())]);
                self.session = Some(*session);
            }
            Intent::Leave => {
                self.session = None;
                facts.push(Fact::Left);
            }
            Intent::Throw => self.throw(conduct, &mut facts),
            Intent::DiceSettled { throw, rethrown } => {
                let event = Event {
                    rethrown,
                    ..Event::thrown(throw, DiceSource::Physical)
                };
                self.reported(event, conduct, &mut facts);
            }
            Intent::Enter(throw) => {
                self.reported(
                    Event::thrown(throw, DiceSource::Entered),
                    conduct,
                    &mut facts,
                );
            }
            Intent::Step(step) => self.play(step.into(), conduct, &mut facts),
            Intent::Try { from, path } => match &self.session {
                Some(session) => {
                    let step = intended_step(session.game(), from, &path);
                    self.play(step.into(), conduct, &mut facts);
                }
                None => facts.push(no_game()),
            },
            Intent::Choose(choice) => self.play(choice.into(), conduct, &mut facts),
            Intent::Add(event) => self.add(*event, conduct, &mut facts),
            Intent::Undo => self.undo(&mut facts),
        }
        facts
    }

    fn lay_out(&mut self, mut session: Session, facts: &mut Vec<Fact>) {
        let source = session.dice_source();
        if source == DiceSource::Seeded && session.header().seed.is_none() {
            // Dice without a known seed could not be checked afterwards.
            return facts.push(Fact::refused("no_seed", words::referee::no_seed()));
        }
        session.set_dice(source);
        self.throws.begin(&session);
        facts.extend([Fact::Begun, Fact::Waiting(session.game().pending())]);
        self.session = Some(session);
    }

    fn throw(&mut self, conduct: Conduct, facts: &mut Vec<Fact>) {
        let Some(session) = &self.session else {
            return facts.push(no_game());
        };
        let Pending::Throw(spec) = session.game().pending() else {
            return facts.push(Fact::refused(
                "no_throw_due",
                words::referee::no_throw_due(),
            ));
        };
        let source = session.dice_source();
        // An agreed throw comes again only as the other side has it, too.
        let again = session
            .throw_again()
            .filter(|_| source != DiceSource::Agreed)
            .cloned();
        let drawn = || Some(Event::thrown(self.throws.draw(source, &spec)?, source));
        let Some(event) = again.or_else(drawn) else {
            return facts.push(wrong_source(source));
        };
        self.play(event, conduct, facts);
    }

    /// Takes a throw that somebody else made, if the throws of this game come from there.
    fn reported(&mut self, event: Event, conduct: Conduct, facts: &mut Vec<Fact>) {
        match self.dice_source() {
            Some(source) if event.source != Some(source) => facts.push(wrong_source(source)),
            _ => self.play(event, conduct, facts),
        }
    }

    fn play(&mut self, event: Event, conduct: Conduct, facts: &mut Vec<Fact>) {
        let Some(session) = &self.session else {
            return facts.push(no_game());
        };
        if let Some(refusal) = conduct.gate.refusal(session.game(), &event.action) {
            return facts.push(refusal.into());
        }
        self.add(event, conduct, facts);
    }

    /// Carries out an event, and what follows it automatically.
    fn add(&mut self, event: Event, conduct: Conduct, facts: &mut Vec<Fact>) {
        let Some(session) = &mut self.session else {
            return facts.push(no_game());
        };
        if let Err(illegal) = act(session, event.clone(), facts) {
            return facts.push(Fact::of_illegal(session, &event.action, illegal));
        }
        while let Some(action) = conduct.automatic(session) {
            if act(session, Event::from(action).automatic(), facts).is_err() {
                break;
            }
        }
        facts.push(Fact::Waiting(session.game().pending()));
    }

    fn undo(&mut self, facts: &mut Vec<Fact>) {
        let Some(session) = &mut self.session else {
            return facts.push(no_game());
        };
        match session.undo() {
            Ok(count) => {
                // Drawn throws that were undone are drawn again.
                self.throws.begin(session);
                facts.extend([Fact::Undone(count), Fact::Waiting(session.game().pending())]);
            }
            Err(error) => facts.push(IllegalAction::from(error).into()),
        }
    }
}

/// Carries out an event and adds it to the facts with its effects.
fn act(session: &mut Session, event: Event, facts: &mut Vec<Fact>) -> Result<(), IllegalAction> {
    let effects = session.act(event.clone())?;
    facts.push(Fact::Happened(event));
    facts.extend(effects.into_iter().map(Fact::Effect));
    Ok(())
}

fn no_game() -> Fact {
    Fact::refused("no_game", words::referee::no_game())
}

fn wrong_source(source: DiceSource) -> Fact {
    let text = match source {
        DiceSource::Seeded => words::referee::program_throws(),
        DiceSource::Physical => words::referee::dice_are_thrown(),
        DiceSource::Entered => words::referee::own_dice(),
        DiceSource::Scripted => words::referee::no_throw_left(),
        DiceSource::Agreed => words::referee::throws_are_agreed(),
    };
    Fact::refused("wrong_dice", text)
}
