use serde_json::{Value, json};
use tesserae_rules::{
    Action, Ask, Effect, Event, Header, Kind, Session, Source, Throw,
    session::{
        random::{Generator, generator, random_event},
        record, save,
    },
};

use super::{
    request::{COMMANDS, Complaint, Faces, Load, Request, Turns, WordOrAction},
    view,
};
use crate::{set_up, turns};

/// How many turns are told if the request sets no limit.
const MOST_TURNS: usize = 10_000;

/// The game in hand, if there is one, and the dice beside it.
#[derive(Debug, Default)]
pub struct Desk {
    hand: Option<Hand>,
}

#[derive(Debug)]
struct Hand {
    session: Session,
    throws: Generator,
}

impl Hand {
    fn new(session: Session) -> Self {
        let mut throws = generator(session.header().seed.unwrap_or_default());
        // A loaded session must not throw again what it has thrown.
        throws.set_stream(session.events().len() as u64);
        Self { session, throws }
    }
}

impl Desk {
    /// The session in hand.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.hand.as_ref().map(|hand| &hand.session)
    }

    fn hand(&mut self) -> Result<&mut Hand, Complaint> {
        self.hand.as_mut().ok_or_else(|| Complaint::new("no_game", "no game is in hand: begin with “new” or “load”"))
    }

    fn in_hand(&self) -> Result<&Session, Complaint> {
        self.session().ok_or_else(|| Complaint::new("no_game", "no game is in hand: begin with “new” or “load”"))
    }

    fn kind(&self, asked: Option<Kind>) -> Result<Kind, Complaint> {
        asked.map_or_else(|| Ok(self.in_hand()?.header().game), Ok)
    }

    /// Does what is asked. The session in hand changes only if there is no complaint.
    pub(super) fn handle(&mut self, request: Request) -> Result<Value, Complaint> {
        Ok(match request {
            Request::Help => json!({ "commands": COMMANDS }),
            Request::Games => view::games(),
            Request::Options(of) => view::options(self.kind(of.game)?, self.session()),
            Request::Rulebook(of) => json!({"rulebook": self.kind(of.game)?.rulebook()}),
            Request::New(new) => {
                let mut header = Header::from(new);
                header.seed = header.seed.or_else(|| Some(set_up::seed_of_the_moment()));
                self.begin(header)?
            }
            Request::SetPosition(set) => {
                let header = Header { start: Some(set.position), ..self.in_hand()?.header().clone() };
                self.begin(header)?
            }
            Request::State => json!({"state": view::state(self.in_hand()?)}),
            Request::Position => json!({"position": self.in_hand()?.game().position()}),
            Request::Drawing => json!({"drawing": self.in_hand()?.game().drawing()}),
            Request::Steps => view::steps(self.in_hand()?.game()),
            Request::Turns(asked) => turns_of(self.in_hand()?, asked)?,
            Request::Chances => json!({"chances": self.in_hand()?.game().chances()}),
            Request::Throw(thrown) => self.throw(thrown.faces)?,
            Request::Act(act) => {
                let action = match act.action {
                    WordOrAction::Word(word) => self.in_hand()?.game().read_action(&word)?,
                    WordOrAction::Action(action) => action,
                };
                let source = matches!(action, Action::Throw(_)).then_some(Source::Entered);
                self.act(Event { source, ..action.into() })?
            }
            Request::Random => {
                let Hand { session, throws } = self.hand()?;
                let event = random_event(session.game(), throws)
                    .ok_or_else(|| Complaint::new("series_over", "the series is over: nothing is left to do"))?;
                self.act(event)?
            }
            Request::Undo => {
                let session = &mut self.hand()?.session;
                let undone = session.undo()?;
                json!({"undone": undone, "state": view::state(session)})
            }
            Request::Log => view::log(self.in_hand()?),
            Request::Save => json!({"save": save::save(self.in_hand()?)}),
            Request::Record => json!({"record": record::write(self.in_hand()?)}),
            Request::Load(load) => self.load(load)?,
            Request::Result => {
                json!({"over": self.in_hand()?.game().outcome().is_some(), "result": self.in_hand()?.game().outcome()})
            }
            Request::Audit => match self.in_hand()?.game().audit() {
                Ok(()) => json!({"sound": true}),
                Err(wrong) => json!({"sound": false, "wrong": wrong}),
            },
            Request::Quit => json!({}),
        })
    }

    fn begin(&mut self, header: Header) -> Result<Value, Complaint> {
        let session = Session::new(header)?;
        let answer = json!({"header": session.header(), "state": view::state(&session)});
        self.hand = Some(Hand::new(session));
        Ok(answer)
    }

    fn throw(&mut self, faces: Option<Faces>) -> Result<Value, Complaint> {
        let event = match faces {
            Some(faces) => Event::thrown(throw_of(faces)?, Source::Entered),
            None => {
                let Hand { session, throws } = self.hand()?;
                let Ask::Throw(spec) = session.game().ask() else {
                    return Err(Complaint::new("no_throw_asked", "there is nothing to throw now"));
                };
                Event::thrown(spec.draw(throws), Source::Seeded)
            }
        };
        self.act(event)
    }

    fn act(&mut self, event: Event) -> Result<Value, Complaint> {
        let session = &mut self.hand()?.session;
        let word = session.game().write_action(&event.action);
        let effects: Vec<Effect> = session.act(event)?;
        Ok(json!({"word": word, "effects": effects, "state": view::state(session)}))
    }

    fn load(&mut self, load: Load) -> Result<Value, Complaint> {
        let (session, lost) = match (load.save, load.record) {
            (Some(text), None) if load.lenient => {
                let recovered = save::load_lenient(text)?;
                (recovered.session, recovered.damage.map(|damage| damage.to_string()))
            }
            (Some(text), None) => (save::load(text)?, None),
            (None, Some(text)) => (record::read(&text)?, None),
            _ => return Err(Complaint::new("bad_arguments", "give either “save” or “record”")),
        };
        let answer = json!({"header": session.header(), "state": view::state(&session), "lost": lost});
        self.hand = Some(Hand::new(session));
        Ok(answer)
    }
}

fn throw_of(faces: Faces) -> Result<Throw, Complaint> {
    Ok(match faces {
        Faces::Word(word) => word.parse::<Throw>()?,
        Faces::List(list) => Throw::new(&list),
    })
}

fn turns_of(session: &Session, asked: Turns) -> Result<Value, Complaint> {
    let mut game = session.game().boxed();
    if let Some(faces) = asked.throw {
        game.act(&throw_of(faces)?.into())?;
    }
    let all = game.turns();
    let told: Vec<Value> = all
        .iter()
        .take(asked.most.unwrap_or(MOST_TURNS))
        .map(|turn| json!({"words": turns::words(game.as_ref(), turn), "position": turn.position}))
        .collect();
    Ok(json!({"count": all.len(), "turns": told}))
}
