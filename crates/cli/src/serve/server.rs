//! The state of a server: the current session, its dice, and the handling of requests.

use std::sync::Arc;

use serde_json::{Map, Value, json};
use tesserae_bots::{Knowledge, Level, Ranking, Search, Stop};
use tesserae_formats::Format;
use tesserae_rules::{
    Action, DiceSource, Effect, Event, Game, Header, Kind, Session,
    session::{
        random::{self, Generator, generator, random_event_with},
        save,
    },
};

use super::{
    ProtocolError, answers,
    request::{
        Faces, Load, Request, WordOrAction, commands, file_formats, game, missing, notation,
        rule_values,
    },
};
use crate::{
    bots::{
        BotFiles,
        best::{best_in_json, evaluation_in_json},
    },
    failure::one_line,
    game_args::{in_own_notation, seed_from_clock},
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
/// Throws have a separate generator: they depend on the seed and on the number of throws before, on
/// nothing else. So a loaded session goes on with the throws that it would have had.
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
        Self {
            session,
            throws,
            player,
        }
    }
}

impl Server {
    /// A server without a session, whose bots' files lie there.
    #[must_use]
    pub fn new(files: BotFiles) -> Self {
        Self {
            files,
            ..Self::default()
        }
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

    fn kind(&self, name: Option<&str>) -> Result<Kind, ProtocolError> {
        name.map_or_else(|| Ok(self.require_session()?.header().game), game)
    }

    /// Answers a request. The session changes only if there is no error.
    pub(super) fn answer(
        &mut self,
        command: &str,
        arguments: Map<String, Value>,
    ) -> Result<Value, ProtocolError> {
        match file_formats().find(|format| format.key == command) {
            Some(format) if arguments.is_empty() => {
                Ok(json!({format.key: written(self.require_session()?, format)?}))
            }
            Some(_) => Err(ProtocolError::arguments(format!(
                "“{command}” has no arguments"
            ))),
            None => self.handle(Request::read(command, arguments)?),
        }
    }

    fn handle(&mut self, request: Request) -> Result<Value, ProtocolError> {
        Ok(match request {
            Request::Help {} => json!({ "commands": commands() }),
            Request::Games {} => answers::games(),
            Request::Options { game } => {
                answers::options(self.kind(game.as_deref())?, self.session())
            }
            Request::Rulebook { game } => {
                let kind = self.kind(game.as_deref())?;
                json!({"rulebook": kind.rulebook(), "notation": kind.notation()})
            }
            Request::New {
                game: name,
                house_rules,
                names,
                seed,
                date,
                position: start,
                format,
            } => {
                let name =
                    name.ok_or_else(|| missing("game", &Kind::ALL.map(Kind::key).join(", ")))?;
                let (house_rules, names) = (rule_values(house_rules), names.unwrap_or_default());
                let header = Header {
                    house_rules,
                    names,
                    seed,
                    date,
                    start,
                    ..Header::new(game(&name)?)
                };
                self.begin(with_start(
                    header,
                    format.as_deref().map(notation).transpose()?,
                )?)?
            }
            Request::SetPosition { position, format } => {
                let header = Header {
                    start: Some(position),
                    ..self.require_session()?.header().clone()
                };
                self.begin(with_start(
                    header,
                    format.as_deref().map(notation).transpose()?,
                )?)?
            }
            Request::State {} => json!({"state": answers::state(self.require_session()?)}),
            Request::Position { format } => {
                let format = format.as_deref().map_or(Ok(&Format::POSITION), notation)?;
                json!({"position": written(self.require_session()?, format)?})
            }
            Request::Drawing {} => json!({"drawing": self.require_session()?.game().drawing()}),
            Request::Steps {} => answers::steps(self.require_session()?.game()),
            Request::Turns { throw, most } => turns_of(
                self.require_session()?,
                throw.as_ref(),
                limit(most, DEFAULT_TURN_LIMIT),
            )?,
            Request::Chances {} => json!({"chances": self.require_session()?.game().chances()}),
            Request::Best { throw, level, most } => {
                let (game, ranking) = self.rank(throw.as_ref(), level)?;
                best_in_json(game.as_ref(), &ranking, limit(most, DEFAULT_DECISION_LIMIT))
            }
            Request::Evaluate { throw, level } => {
                let (game, ranking) = self.rank(throw.as_ref(), level)?;
                evaluation_in_json(game.as_ref(), &ranking)
            }
            Request::Throw { faces } => self.throw(faces.as_ref())?,
            Request::Act { action } => {
                let action = match action {
                    WordOrAction::Word(word) => {
                        self.require_session()?.game().read_action(&word)?
                    }
                    WordOrAction::Action(action) => action,
                };
                let source = matches!(action, Action::Throw(_)).then_some(DiceSource::Entered);
                self.act(Event {
                    source,
                    ..action.into()
                })?
            }
            Request::Random {} => {
                let Current {
                    session,
                    throws,
                    player,
                } = self.current()?;
                let event = random_event_with(session.game(), player, throws).ok_or_else(|| {
                    ProtocolError::new("series_over", "the series is over: no action is left")
                })?;
                self.act(event)?
            }
            Request::Undo {} => {
                let Current {
                    session, throws, ..
                } = self.current()?;
                let undone = session.undo()?;
                // Throws that were taken back are drawn again.
                if let Some(again) = random::throws_of(session) {
                    *throws = again;
                }
                json!({"undone": undone, "state": answers::state(session)})
            }
            Request::Log {} => answers::log(self.require_session()?),
            Request::Load(load) => self.load(load)?,
            Request::Result {} => {
                let outcome = self.require_session()?.game().outcome();
                json!({"over": outcome.is_some(), "result": outcome})
            }
            Request::Audit {} => match self.require_session()?.game().audit() {
                Ok(()) => json!({"sound": true}),
                Err(wrong) => json!({"sound": false, "wrong": wrong}),
            },
            Request::Quit {} => json!({}),
        })
    }

    fn begin(&mut self, header: Header) -> Result<Value, ProtocolError> {
        let current = Current::new(Session::new(header)?);
        let answer =
            json!({"header": current.session.header(), "state": answers::state(&current.session)});
        self.current = Some(current);
        Ok(answer)
    }

    /// Asks a bot about the current game, after a throw if the question names one; the strongest if
    /// it names no level.
    fn rank(
        &mut self,
        throw: Option<&Faces>,
        level: Option<Level>,
    ) -> Result<(Box<dyn Game>, Ranking), ProtocolError> {
        let game = after(self.require_session()?, throw)?;
        let known = self
            .knowledge
            .take()
            .filter(|known| known.kind() == game.kind());
        let known = known.map_or_else(|| self.files.load(game.kind()), Ok);
        let known = known
            .map_err(|failure| ProtocolError::new("no_bots", one_line(&failure.to_string())))?;
        let search = Search::new(game.as_ref(), &known, level.unwrap_or(Level::Oracle), 0);
        let ranking = search.think(&Stop::never());
        self.knowledge = Some(known);
        let ranking =
            ranking.map_err(|error| ProtocolError::new("nothing_to_decide", error.to_string()))?;
        Ok((game, ranking))
    }

    fn throw(&mut self, faces: Option<&Faces>) -> Result<Value, ProtocolError> {
        let event = match faces {
            Some(faces) => Event::thrown(faces.throw()?, DiceSource::Entered),
            None => {
                let Current {
                    session, throws, ..
                } = self.current()?;
                random::next_throw(session, throws).ok_or_else(|| {
                    ProtocolError::new("no_throw_asked", "there is nothing to throw now")
                })?
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

    fn load(&mut self, mut load: Load) -> Result<Value, ProtocolError> {
        let (is_lenient, house_rules) = (
            load.lenient.unwrap_or_default(),
            rule_values(load.house_rules.take()),
        );
        let game = load.game;
        let (format, text) = load.text()?;
        if is_lenient && *format != Format::SAVE {
            return Err(ProtocolError::arguments(
                "“lenient” is for a save file only",
            ));
        }
        if format.has_house_rules && !house_rules.is_empty() {
            return Err(ProtocolError::arguments(
                "“house_rules” is for a text without house rules of its own",
            ));
        }
        let (content, lost) = if is_lenient {
            let recovered = save::load_lenient(text)?;
            (
                recovered.session.into(),
                recovered.damage.map(|damage| damage.to_string()),
            )
        } else {
            ((format.read)(&text, &house_rules)?, None)
        };
        let games = content.sessions.len();
        let remarks: Vec<String> = content.remarks.iter().map(ToString::to_string).collect();
        let game = game.unwrap_or(games);
        let current = Current::new(pick(content.sessions, game)?);
        let mut answer = json!({
            "header": current.session.header(),
            "state": answers::state(&current.session),
            "lost": lost,
        });
        if games > 1 {
            (answer["games"], answer["game"]) = (games.into(), game.into());
        }
        if !remarks.is_empty() {
            answer["remarks"] = remarks.into();
        }
        self.current = Some(current);
        Ok(answer)
    }
}

/// The header with its position in the game's own notation. A format of other programs is
/// recognised, unless the request names the format.
fn with_start(header: Header, format: Option<&'static Format>) -> Result<Header, ProtocolError> {
    if header.start.is_none() && format.is_some() {
        return Err(ProtocolError::arguments(
            "“format” is the notation of a position, but there is no “position”",
        ));
    }
    in_own_notation(header, format)
        .map_err(|text| ProtocolError::new("bad_position", text.to_string()))
}

/// The session with this number, counted from 1.
fn pick(mut sessions: Vec<Session>, number: usize) -> Result<Session, ProtocolError> {
    let count = sessions.len();
    if (1..=count).contains(&number) {
        return Ok(sessions.swap_remove(number - 1));
    }
    let what = format!("the text holds {count} games: there is no game {number}");
    Err(ProtocolError::new("bad_text", what))
}

fn written(session: &Session, format: &Format) -> Result<String, ProtocolError> {
    (format.write)(session)
        .map_err(|error| ProtocolError::new("cannot_be_written", error.to_string()))
}

/// The current game, after a throw if one is given.
fn after(session: &Session, throw: Option<&Faces>) -> Result<Box<dyn Game>, ProtocolError> {
    let mut game = session.game().boxed();
    if let Some(faces) = throw {
        game.act(&faces.throw()?.into())?;
    }
    Ok(game)
}

/// A number of things; one that is too large for the machine is as many as it can count.
fn limit(most: Option<u64>, default: usize) -> usize {
    most.map_or(default, |most| usize::try_from(most).unwrap_or(usize::MAX))
}

fn turns_of(session: &Session, throw: Option<&Faces>, most: usize) -> Result<Value, ProtocolError> {
    let game = after(session, throw)?;
    let all = game.turns();
    let turns: Vec<Value> = all
        .iter()
        .take(most)
        .map(|turn| json!({"words": turns::words(game.as_ref(), &turn.actions), "position": turn.position}))
        .collect();
    Ok(json!({"position": game.position(), "count": all.len(), "turns": turns}))
}

fn no_game() -> ProtocolError {
    ProtocolError::new(
        "no_game",
        "there is no current game: begin with “new” or “load”",
    )
}
