//! The state of a server: the current session, its dice, and the handling of requests.

use std::sync::Arc;

use serde_json::{Value, json};
use tesserae_bots::{Knowledge, Search};
use tesserae_rules::{
    Action, DiceSource, Effect, Event, Format, Game, Header, Kind, Session, Throw,
    session::{
        random::{self, Generator, generator, random_event_with},
        save,
    },
};

use super::{
    ProtocolError, answers,
    request::{Load, Question, Request, Turns, WordOrAction, commands},
};
use crate::{
    bots::{
        BotFiles,
        best::{best_in_json, evaluation_in_json},
    },
    failure::one_line,
    game_args::seed_from_clock,
    turns,
};

/// The limit of decisions in an answer if the request sets none.
const DEFAULT_DECISION_LIMIT: usize = 5;
/// The limit of turns in an answer if the request sets none.
const DEFAULT_TURN_LIMIT: usize = 10_000;

/// A server of the line protocol: the current session, if there is one, and its dice.
#[derive(Debug, Default)]
pub struct Server {
    current: Option<Current>,
    /// Where the bots' files lie, and what was last read of them.
    files: BotFiles,
    knowledge: Option<Arc<Knowledge>>,
}

/// The current session.
///
/// Throws have a separate generator: they depend on the seed and on the number of throws before, on nothing else. So a
/// loaded session goes on with the throws that it would have had.
#[derive(Debug)]
struct Current {
    session: Session,
    throws: Generator,
    player: Generator,
}

impl Current {
    fn new(mut session: Session) -> Self {
        session.seed_if_none(seed_from_clock());
        let seed = session.header().seed.unwrap_or_default();
        let throws = random::throws_of(&session).unwrap_or_else(|| generator(seed));
        let mut player = generator(seed);
        player.set_stream(1 + session.events().len() as u64);
        Self { session, throws, player }
    }
}

impl Server {
    /// A server without a session, whose bots' files lie there.
    #[must_use]
    pub fn new(files: BotFiles) -> Self {
        Self { files, ..Self::default() }
    }

    /// The current session.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.current.as_ref().map(|current| &current.session)
    }

    fn current(&mut self) -> Result<&mut Current, ProtocolError> {
        self.current.as_mut().ok_or_else(no_game)
    }

    fn require_session(&self) -> Result<&Session, ProtocolError> {
        self.session().ok_or_else(no_game)
    }

    fn kind(&self, requested: Option<Kind>) -> Result<Kind, ProtocolError> {
        requested.map_or_else(|| Ok(self.require_session()?.header().game), Ok)
    }

    /// Handles a request. The session changes only if there is no error.
    pub(super) fn handle(&mut self, request: Request) -> Result<Value, ProtocolError> {
        Ok(match request {
            Request::Help => json!({ "commands": commands() }),
            Request::Games => answers::games(),
            Request::Options(of) => answers::options(self.kind(of)?, self.session()),
            Request::Rulebook(of) => {
                let kind = self.kind(of)?;
                json!({"rulebook": kind.rulebook(), "notation": kind.notation()})
            }
            Request::New(header, notation) => self.begin(with_start(header, notation)?)?,
            Request::SetPosition(position, notation) => {
                let header = Header { start: Some(position), ..self.require_session()?.header().clone() };
                self.begin(with_start(header, notation)?)?
            }
            Request::State => json!({"state": answers::state(self.require_session()?)}),
            Request::Position(format) => json!({"position": written(self.require_session()?, format)?}),
            Request::Drawing => json!({"drawing": self.require_session()?.game().drawing()}),
            Request::Steps => answers::steps(self.require_session()?.game()),
            Request::Turns(request) => turns_of(self.require_session()?, request)?,
            Request::Chances => json!({"chances": self.require_session()?.game().chances()}),
            Request::Best(question) => {
                let (game, search) = self.search(&question)?;
                best_in_json(game.as_ref(), &search, question.most.unwrap_or(DEFAULT_DECISION_LIMIT))
            }
            Request::Evaluate(question) => {
                let (game, search) = self.search(&question)?;
                evaluation_in_json(game.as_ref(), &search)
            }
            Request::Throw(throw) => self.throw(throw)?,
            Request::Act(action) => {
                let action = match action {
                    WordOrAction::Word(word) => self.require_session()?.game().read_action(&word)?,
                    WordOrAction::Action(action) => action,
                };
                let source = matches!(action, Action::Throw(_)).then_some(DiceSource::Entered);
                self.act(Event { source, ..action.into() })?
            }
            Request::Random => {
                let Current { session, throws, player } = self.current()?;
                let event = random_event_with(session.game(), player, throws)
                    .ok_or_else(|| ProtocolError::new("series_over", "the series is over: no action is left"))?;
                self.act(event)?
            }
            Request::Undo => {
                let Current { session, throws, .. } = self.current()?;
                let undone = session.undo()?;
                // Throws that were taken back are drawn again.
                if let Some(again) = random::throws_of(session) {
                    *throws = again;
                }
                json!({"undone": undone, "state": answers::state(session)})
            }
            Request::Log => answers::log(self.require_session()?),
            Request::Write(format) => json!({format.key: written(self.require_session()?, format)?}),
            Request::Load(load) => self.load(load)?,
            Request::Result => {
                json!({"over": self.require_session()?.game().outcome().is_some(), "result": self.require_session()?.game().outcome()})
            }
            Request::Audit => match self.require_session()?.game().audit() {
                Ok(()) => json!({"sound": true}),
                Err(wrong) => json!({"sound": false, "wrong": wrong}),
            },
            Request::Quit => json!({}),
        })
    }

    fn begin(&mut self, header: Header) -> Result<Value, ProtocolError> {
        let current = Current::new(Session::new(header)?);
        let answer = json!({"header": current.session.header(), "state": answers::state(&current.session)});
        self.current = Some(current);
        Ok(answer)
    }

    /// Asks a bot about the current game, after a throw if the question names one.
    fn search(&mut self, question: &Question) -> Result<(Box<dyn Game>, Search), ProtocolError> {
        let mut game = self.require_session()?.game().boxed();
        if let Some(throw) = &question.throw {
            game.act(&throw.clone().into())?;
        }
        let known = self.knowledge.take().filter(|known| known.kind() == game.kind());
        let known = known.map_or_else(|| self.files.load(game.kind()), Ok);
        let known = known.map_err(|failure| ProtocolError::new("no_bots", one_line(&failure.to_string())))?;
        let search = Search::new(game.as_ref(), &known, question.level, 0);
        self.knowledge = Some(known);
        let mut search = search.map_err(|error| ProtocolError::new("nothing_to_decide", error.to_string()))?;
        search.finish();
        Ok((game, search))
    }

    fn throw(&mut self, throw: Option<Throw>) -> Result<Value, ProtocolError> {
        let event = match throw {
            Some(throw) => Event::thrown(throw, DiceSource::Entered),
            None => {
                let Current { session, throws, .. } = self.current()?;
                random::next_throw(session, throws)
                    .ok_or_else(|| ProtocolError::new("no_throw_asked", "there is nothing to throw now"))?
            }
        };
        self.act(event)
    }

    fn act(&mut self, event: Event) -> Result<Value, ProtocolError> {
        let session = &mut self.current()?.session;
        let word = session.game().write_action(&event.action);
        let effects: Vec<Effect> = session.act(event)?;
        Ok(json!({"word": word, "effects": effects, "state": answers::state(session)}))
    }

    fn load(&mut self, load: Load) -> Result<Value, ProtocolError> {
        let (session, lost) = match load {
            Load::DamagedSave(text) => {
                let recovered = save::load_lenient(text)?;
                (recovered.session, recovered.damage.map(|damage| damage.to_string()))
            }
            Load::Text(format, text, house_rules) => (only_session((format.read)(&text, &house_rules)?)?, None),
        };
        let current = Current::new(session);
        let answer =
            json!({"header": current.session.header(), "state": answers::state(&current.session), "lost": lost});
        self.current = Some(current);
        Ok(answer)
    }
}

/// The header with its position in the game's own notation. A format of other programs is recognised, unless the
/// request names the format.
fn with_start(header: Header, format: Option<&'static Format>) -> Result<Header, ProtocolError> {
    let Some(start) = &header.start else {
        return match format {
            None => Ok(header),
            Some(_) => {
                Err(ProtocolError::arguments("“format” is the notation of a position, but there is no “position”"))
            }
        };
    };
    let format = format.or_else(|| Format::of(start).filter(|format| format.extension.is_none()));
    let Some(format) = format.filter(|format| **format != Format::POSITION) else { return Ok(header) };
    let wrong = |text: String| ProtocolError::new("bad_position", text);
    if !header.game.info().formats.contains(format) {
        return Err(wrong(format!("{} is no format of {}", format.title, header.game)));
    }
    let session = (format.read)(start, &header.house_rules).map_err(|error| wrong(error.to_string()))?;
    let Header { house_rules, start, .. } = only_session(session)?.header().clone();
    Ok(Header { house_rules, start, ..header })
}

/// The session of a text that may hold one only.
fn only_session(mut sessions: Vec<Session>) -> Result<Session, ProtocolError> {
    let count = sessions.len();
    let only = sessions.pop().filter(|_| count == 1);
    only.ok_or_else(|| ProtocolError::new("bad_text", format!("it holds {count} games that are not one match")))
}

fn written(session: &Session, format: &Format) -> Result<String, ProtocolError> {
    (format.write)(session).map_err(|error| ProtocolError::new("cannot_be_told", error))
}

fn turns_of(session: &Session, request: Turns) -> Result<Value, ProtocolError> {
    let mut game = session.game().boxed();
    if let Some(throw) = request.throw {
        game.act(&throw.into())?;
    }
    let all = game.turns();
    let turns: Vec<Value> = all
        .iter()
        .take(request.most.unwrap_or(DEFAULT_TURN_LIMIT))
        .map(|turn| json!({"words": turns::words(game.as_ref(), turn), "position": turn.position}))
        .collect();
    Ok(json!({"position": game.position(), "count": all.len(), "turns": turns}))
}

fn no_game() -> ProtocolError {
    ProtocolError::new("no_game", "there is no current game: begin with “new” or “load”")
}
