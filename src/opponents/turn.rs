//! A bot's turn: it thinks a little in every frame, waits as long as a person would, and then acts one step at a time.

use std::collections::VecDeque;

use bevy::{
    ecs::system::SystemParam,
    platform::{cell::SyncCell, time::Instant},
    prelude::*,
};
use tesserae_bots::{Decision, Level, Progress, Search};
use tesserae_referee::{Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Pending, Session};

use super::knowledge::{BotKnowledge, LoadedKnowledge, Loading};
use crate::{
    TableSystems,
    app::seed,
    input::throwing::ThrowRequest,
    save::Notices,
    settings::Settings,
    state::{Busy, not_in_a_lesson, not_replaying, players::bot_to_act},
};

/// How long a bot may think in one frame, in milliseconds.
const FRAME_BUDGET: u128 = 2;
/// Evaluations between two looks at the clock.
const SLICE: u32 = 16;
/// The shortest and the longest time before a bot acts, in seconds at natural speed.
const MOMENT: (f32, f32) = (0.6, 1.5);
/// How long after a request for a throw that came to nothing another is made, in seconds.
const THROW_AGAIN: f32 = 2.0;
/// The pause between two steps of a turn, in seconds at natural speed.
const STEP_PAUSE: f32 = 0.25;

/// Lets bots think and act.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>()
        .add_systems(Update, act.in_set(TableSystems::Input).run_if(not_replaying.and_then(not_in_a_lesson)));
}

/// What the bot that is to act is doing.
#[derive(Resource, Default)]
pub(crate) struct Opponents {
    stage: Stage,
    /// Seconds until the bot may act.
    wait: f32,
    /// The game whose knowledge cannot be loaded, so that there is one message about it.
    failed: Option<String>,
}

#[derive(Default)]
enum Stage {
    /// No bot is to act.
    #[default]
    Idle,
    /// It waits for what it knows about the game.
    Loading,
    /// It looks for a decision about the session as it stood after so many events.
    Thinking { after: usize, search: SyncCell<Search> },
    /// It carries out a decision; `after` is how many events there were when the last action was sent.
    Acting { after: usize, actions: VecDeque<Action> },
    /// It has asked for the dice to be thrown, or a person enters them for it.
    Throwing { after: usize },
    /// It cannot play, because what it knows cannot be had.
    Failed,
}

impl Opponents {
    /// Whether a bot is at work, so that frames must go on.
    #[must_use]
    pub(crate) fn are_busy(&self) -> bool {
        !matches!(self.stage, Stage::Idle | Stage::Failed)
    }
}

/// What a bot needs of the table.
#[derive(SystemParam)]
struct Table<'w> {
    referee: Res<'w, Referee>,
    busy: Busy<'w>,
    settings: Res<'w, Settings>,
    server: Res<'w, AssetServer>,
    assets: Res<'w, Assets<BotKnowledge>>,
    time: Res<'w, Time>,
}

/// Where a bot's decisions go.
#[derive(SystemParam)]
struct Voice<'w> {
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowRequest>,
    notices: ResMut<'w, Notices>,
}

fn act(mut opponents: ResMut<Opponents>, mut knowledge: ResMut<LoadedKnowledge>, table: Table, mut voice: Voice) {
    let Some((session, level)) = table.referee.session().and_then(|s| Some((s, bot_to_act(s)?))) else {
        if !matches!(opponents.stage, Stage::Idle) {
            opponents.stage = Stage::Idle;
        }
        return;
    };
    opponents.wait -= table.time.delta_secs();
    if table.busy.is_animating() {
        return;
    }
    let events = session.events().len();
    let opponents = &mut *opponents;
    match &mut opponents.stage {
        Stage::Thinking { after, search } if *after == events => {
            if think(search.get()) == Progress::Done && opponents.wait <= 0.0 {
                let decision = search.get().choice().clone();
                opponents.wait = match decision {
                    Decision::Throw => THROW_AGAIN,
                    Decision::Act(_) => table.settings.duration(STEP_PAUSE),
                };
                opponents.stage = carry_out(decision, session, &mut voice);
            }
        }
        Stage::Acting { after, actions } if *after < events => {
            if opponents.wait > 0.0 {
                return;
            }
            opponents.wait = table.settings.duration(STEP_PAUSE);
            opponents.stage = match actions.pop_front() {
                Some(action) => send(action, std::mem::take(actions), session, &mut voice),
                None => Stage::Idle,
            };
        }
        // The referee refused what the bot chose. Whatever is legal keeps the game going.
        Stage::Acting { after, .. } if *after == events => {
            error!("a bot chose what the rules refuse, at {}", session.game().position());
            opponents.stage = match session.game().actions().into_iter().next() {
                Some(action) => send(action, VecDeque::new(), session, &mut voice),
                None => throw(session, &mut voice),
            };
        }
        Stage::Throwing { after } if *after == events => {
            if opponents.wait <= 0.0 {
                opponents.wait = THROW_AGAIN;
                opponents.stage = throw(session, &mut voice);
            }
        }
        _ => match knowledge.of(session.game().kind(), &table.server, &table.assets) {
            Loading::Waiting => opponents.stage = Stage::Loading,
            Loading::Ready(known) => match Search::new(session.game(), &known, level, seed::seed()) {
                Ok(search) => {
                    opponents.wait = moment(&table.settings, level);
                    opponents.stage = Stage::Thinking { after: events, search: SyncCell::new(search) };
                }
                Err(error) => opponents.give_up(session, &error.to_string(), &mut voice),
            },
            Loading::Failed(error) => opponents.give_up(session, &error, &mut voice),
        },
    }
}

impl Opponents {
    /// Shows one message that the bot cannot play.
    fn give_up(&mut self, session: &Session, error: &str, voice: &mut Voice) {
        self.stage = Stage::Failed;
        let game = session.game().kind().key();
        if self.failed.as_deref() != Some(game) {
            self.failed = Some(game.to_owned());
            voice.notices.show(format!("The opponent cannot play: {error}."));
        }
    }
}

/// Thinks for one frame.
fn think(search: &mut Search) -> Progress {
    let begun = Instant::now();
    loop {
        if search.step(SLICE) == Progress::Done {
            return Progress::Done;
        }
        if begun.elapsed().as_millis() >= FRAME_BUDGET {
            return Progress::Thinking;
        }
    }
}

/// How long a bot waits before it acts: a person's moment, a little longer the stronger it is.
fn moment(settings: &Settings, level: Level) -> f32 {
    let (short, long) = MOMENT;
    let share = (seed::seed() % 1000) as f32 / 1000.0 * 0.6 + 0.1 * (level as u8) as f32;
    settings.duration(short + (long - short) * share.min(1.0))
}

/// Begins what was decided.
fn carry_out(decision: Decision, session: &Session, voice: &mut Voice) -> Stage {
    match decision {
        Decision::Throw => throw(session, voice),
        Decision::Act(actions) => {
            let mut actions = VecDeque::from(actions);
            // A whole turn ends by handing over the dice; where the game does not ask for that, it is left out below.
            actions.push_back(Choice::Finish.into());
            match actions.pop_front() {
                Some(action) => send(action, actions, session, voice),
                None => Stage::Idle,
            }
        }
    }
}

/// Throws, where the dice are the program's or lie on the table. Who enters real dice enters the bot's as well.
fn throw(session: &Session, voice: &mut Voice) -> Stage {
    if matches!(session.game().pending(), Pending::Throw(_)) && session.dice_source() != DiceSource::Entered {
        voice.throws.write(ThrowRequest);
    }
    Stage::Throwing { after: session.events().len() }
}

/// Sends an action to the referee. What is no longer possible (the end of a turn that has ended by itself) is left out.
fn send(action: Action, rest: VecDeque<Action>, session: &Session, voice: &mut Voice) -> Stage {
    let game = session.game();
    let finish = Action::Choice(Choice::Finish);
    if action == finish && !game.actions().contains(&finish) {
        return Stage::Idle;
    }
    match action {
        Action::Step(step) => voice.intents.write(Intent::Step(step)),
        Action::Choice(choice) => voice.intents.write(Intent::Choose(choice)),
        Action::Throw(_) => return Stage::Idle,
    };
    Stage::Acting { after: session.events().len(), actions: rest }
}
