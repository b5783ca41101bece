use serde_json::{Value, json};
use tesserae_rules::{
    Action, Effect, Event, Header, Kind, Pending, Session, Source, Throw,
    session::{
        random::{self, Generator, generator, random_event_with},
        record, save,
    },
};

use super::{
    Complaint,
    request::{COMMANDS, Load, Notation, Request, Turns, WordOrAction},
    view,
};
use crate::{
    interchange::{self, Id},
    set_up::seed_of_the_moment,
    turns,
};

/// How many turns are told if the request sets no limit.
const MOST_TURNS: usize = 10_000;

/// The game in hand, if there is one, and the dice beside it.
#[derive(Debug, Default)]
pub struct Desk {
    hand: Option<Hand>,
}

/// Throws have a generator of their own: what is thrown depends on the seed and on how often it was thrown, on nothing else. So a
/// session that is loaded goes on with the throws that it would have had.
#[derive(Debug)]
struct Hand {
    session: Session,
    throws: Generator,
    player: Generator,
}

impl Hand {
    fn new(mut session: Session) -> Self {
        session.seed_if_none(seed_of_the_moment());
        let seed = session.header().seed.unwrap_or_default();
        let throws = random::throws_of(&session).unwrap_or_else(|| generator(seed));
        let mut player = generator(seed);
        player.set_stream(1 + session.events().len() as u64);
        Self { session, throws, player }
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
            Request::Options(of) => view::options(self.kind(of)?, self.session()),
            Request::Rulebook(of) => {
                let kind = self.kind(of)?;
                json!({"rulebook": kind.rulebook(), "notation": kind.notation()})
            }
            Request::New(header, notation) => self.begin(placed(header, notation)?)?,
            Request::SetPosition(position, notation) => {
                let header = Header { start: Some(position), ..self.in_hand()?.header().clone() };
                self.begin(placed(header, notation)?)?
            }
            Request::State => json!({"state": view::state(self.in_hand()?)}),
            Request::Position(notation) => json!({"position": position(self.in_hand()?, notation)?}),
            Request::Drawing => json!({"drawing": self.in_hand()?.game().drawing()}),
            Request::Steps => view::steps(self.in_hand()?.game()),
            Request::Turns(asked) => turns_of(self.in_hand()?, asked)?,
            Request::Chances => json!({"chances": self.in_hand()?.game().chances()}),
            Request::Throw(throw) => self.throw(throw)?,
            Request::Act(action) => {
                let action = match action {
                    WordOrAction::Word(word) => self.in_hand()?.game().read_action(&word)?,
                    WordOrAction::Action(action) => action,
                };
                let source = matches!(action, Action::Throw(_)).then_some(Source::Entered);
                self.act(Event { source, ..action.into() })?
            }
            Request::Random => {
                let Hand { session, throws, player } = self.hand()?;
                let event = random_event_with(session.game(), player, throws)
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
            Request::Mat => {
                let mat = interchange::write_mat(self.in_hand()?);
                json!({"mat": mat.map_err(|why| Complaint::new("cannot_be_told", why))?})
            }
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
        let hand = Hand::new(Session::new(header)?);
        let answer = json!({"header": hand.session.header(), "state": view::state(&hand.session)});
        self.hand = Some(hand);
        Ok(answer)
    }

    fn throw(&mut self, throw: Option<Throw>) -> Result<Value, Complaint> {
        let event = match throw {
            Some(throw) => Event::thrown(throw, Source::Entered),
            None => {
                let Hand { session, throws, .. } = self.hand()?;
                let Pending::Throw(spec) = session.game().pending() else {
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
        let (session, lost) = match load {
            Load::Save(text, true) => {
                let recovered = save::load_lenient(text)?;
                (recovered.session, recovered.damage.map(|damage| damage.to_string()))
            }
            Load::Save(text, false) => (save::load(text)?, None),
            Load::Record(text) => (record::read(&text)?, None),
            Load::Mat(text, house_rules) => {
                (interchange::read_mat(&text, &house_rules).map_err(|why| Complaint::new("bad_text", why))?, None)
            }
        };
        let hand = Hand::new(session);
        let answer = json!({"header": hand.session.header(), "state": view::state(&hand.session), "lost": lost});
        self.hand = Some(hand);
        Ok(answer)
    }
}

/// A header whose position is in the game's own notation. An ID of backgammon shows by itself, unless the request says what it is.
fn placed(header: Header, notation: Option<Notation>) -> Result<Header, Complaint> {
    let Some(start) = header.start.clone() else {
        return match notation {
            None => Ok(header),
            Some(_) => Err(Complaint::arguments("“format” says how a position is told, but there is no “position”")),
        };
    };
    let id = match notation {
        Some(Notation::Tesserae) => None,
        Some(Notation::Xgid) => Some(Id::Xgid),
        Some(Notation::Gnubg) => Some(Id::Gnubg),
        None => Id::of(&start),
    };
    match id {
        None => Ok(header),
        Some(id) => id.read(&start, header).map_err(|why| Complaint::new("bad_position", why)),
    }
}

fn position(session: &Session, notation: Notation) -> Result<String, Complaint> {
    let told = match notation {
        Notation::Tesserae => Ok(session.game().position()),
        Notation::Xgid => Id::Xgid.write(session),
        Notation::Gnubg => Id::Gnubg.write(session),
    };
    told.map_err(|why| Complaint::new("cannot_be_told", why))
}

fn turns_of(session: &Session, asked: Turns) -> Result<Value, Complaint> {
    let mut game = session.game().boxed();
    if let Some(throw) = asked.throw {
        game.act(&throw.into())?;
    }
    let all = game.turns();
    let told: Vec<Value> = all
        .iter()
        .take(asked.most.unwrap_or(MOST_TURNS))
        .map(|turn| json!({"words": turns::words(game.as_ref(), turn), "position": turn.position}))
        .collect();
    Ok(json!({"position": game.position(), "count": all.len(), "turns": told}))
}
