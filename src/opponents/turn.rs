//! A bot's turn: it thinks, waits as long as a person would, and then acts one step at a time.

use std::collections::VecDeque;

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_bots::{Decision, Level, Question};
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Game, Pending, Session};

use super::{
    hand::TakeDice,
    knowledge::KnowledgeOfGame,
    thinking::{self, Thinking, Thought},
};
use crate::{
    TableSystems,
    app::seed,
    input::throwing::ThrowRequest,
    save::Notices,
    settings::Settings,
    state::{Busy, no_exercise, not_replaying, players::bot_to_act},
};

/// The shortest and the longest time before a bot acts, in seconds at natural speed.
const MOMENT: (f32, f32) = (0.6, 1.5);
/// The time before it takes the dice where it can only throw, in seconds at natural speed. It shakes them after that.
const BEFORE_DICE: f32 = 0.3;
/// How long after a request for a throw that came to nothing another is made, in seconds.
const THROW_AGAIN: f32 = 3.0;
/// The pause between two steps of a turn, in seconds at natural speed.
const STEP_PAUSE: f32 = 0.25;
/// How long after knowledge could not be loaded it is tried again, in seconds.
const LOAD_AGAIN: f32 = 10.0;

/// Lets bots think and act, after everything that has happened is known.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>()
        .add_systems(Update, act.in_set(TableSystems::Animate).run_if(not_replaying.and_then(no_exercise)));
}

/// What the bot that is to act is doing.
#[derive(Resource, Default)]
pub(crate) struct Opponents {
    stage: Stage,
    /// Seconds until the bot may act.
    wait: f32,
    /// Whether the players know that the bot cannot play.
    has_told: bool,
}

#[derive(Default)]
enum Stage {
    /// No bot is to act.
    #[default]
    Idle,
    /// It waits for what it knows about the game.
    Loading,
    /// It looks for a decision about the session as it stood after so many events.
    Thinking { after: usize, thinking: Thinking },
    /// It has decided, and waits for its moment.
    Waiting { after: usize, decision: Decision },
    /// It carries out a decision; `after` is how many events there were when the last action was sent.
    Acting { after: usize, actions: VecDeque<Action> },
    /// It has taken the dice, or a person enters them for it.
    Throwing { after: usize },
    /// It cannot play, because what it knows cannot be had; after a while it tries again.
    Failed,
}

impl Opponents {
    /// Whether a search is under way, which takes as long as the machine needs.
    #[cfg(test)]
    pub(crate) fn are_thinking(&self) -> bool {
        matches!(self.stage, Stage::Thinking { .. } | Stage::Loading)
    }

    /// Whether a bot is at work, so that frames must go on.
    #[must_use]
    pub(crate) fn are_busy(&self) -> bool {
        !matches!(self.stage, Stage::Idle | Stage::Failed)
    }
}

/// What a bot needs of the table.
#[derive(SystemParam)]
struct Table<'w, 's> {
    facts: MessageReader<'w, 's, Fact>,
    referee: Res<'w, Referee>,
    busy: Busy<'w>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time>,
    knowledge: KnowledgeOfGame<'w>,
}

/// Where a bot's decisions go.
#[derive(SystemParam)]
struct Voice<'w> {
    intents: MessageWriter<'w, Intent>,
    dice: MessageWriter<'w, TakeDice>,
    throws: MessageWriter<'w, ThrowRequest>,
    notices: ResMut<'w, Notices>,
}

fn act(mut opponents: ResMut<Opponents>, mut table: Table, mut voice: Voice) {
    // What was thought about another game, or about what was undone, is worth nothing.
    if table.facts.read().any(|fact| matches!(fact, Fact::Begun | Fact::Left | Fact::Undone(_))) {
        *opponents = Opponents::default();
        table.knowledge.forget_failure();
        if let Some(session) = table.referee.session().filter(|session| session.header().has_bot()) {
            thinking::prepare(session.header().game, &mut table.knowledge);
        }
    }
    let Some((session, level)) = table.referee.session().and_then(|s| Some((s, bot_to_act(s)?))) else {
        if !matches!(opponents.stage, Stage::Idle) {
            opponents.stage = Stage::Idle;
        }
        return;
    };
    opponents.wait -= table.time.delta_secs();
    let events = session.events().len();
    let opponents = &mut *opponents;
    if let Stage::Thinking { after, thinking } = &mut opponents.stage
        && *after == events
    {
        match thinking.poll() {
            Thought::Thinking => return,
            Thought::Decided(decision) => opponents.stage = Stage::Waiting { after: events, decision },
            Thought::Failed(error) => return opponents.give_up(&error, &mut voice),
            #[cfg(target_arch = "wasm32")]
            Thought::Lost => opponents.stage = Stage::Loading,
        }
    }
    // It thinks while pieces move, and acts when they have come to rest.
    if table.busy.is_animating() || (opponents.wait > 0.0 && !matches!(opponents.stage, Stage::Idle | Stage::Loading)) {
        return;
    }
    opponents.stage = match std::mem::take(&mut opponents.stage) {
        Stage::Waiting { after, decision } if after == events => {
            opponents.wait = match decision {
                Decision::Throw => THROW_AGAIN,
                Decision::Act(_) => table.settings.duration(STEP_PAUSE),
            };
            carry_out(decision, session, &mut voice)
        }
        Stage::Acting { after, mut actions } if after < events => {
            opponents.wait = table.settings.duration(STEP_PAUSE);
            match actions.pop_front() {
                Some(action) => send(action, actions, session, &mut voice),
                None => Stage::Idle,
            }
        }
        // The referee refused what the bot chose. Whatever is legal keeps the game going.
        Stage::Acting { after, .. } if after == events => {
            error!("a bot chose what the rules refuse, at {}", session.game().position());
            match session.game().actions().into_iter().next() {
                Some(action) => send(action, VecDeque::new(), session, &mut voice),
                None => throw(session, &mut voice),
            }
        }
        Stage::Throwing { after } if after == events => {
            opponents.wait = THROW_AGAIN;
            throw(session, &mut voice)
        }
        _ if only_throws(session.game()) => {
            opponents.wait = table.settings.duration(BEFORE_DICE);
            Stage::Waiting { after: events, decision: Decision::Throw }
        }
        _ => match Thinking::begin(Question::new(session.game(), level, seed::seed()), &mut table.knowledge) {
            Ok(Some(thinking)) => {
                opponents.wait = moment(&table.settings, level);
                Stage::Thinking { after: events, thinking }
            }
            Ok(None) => Stage::Loading,
            Err(error) => {
                table.knowledge.forget_failure();
                return opponents.give_up(&error, &mut voice);
            }
        },
    };
}

/// Whether there is nothing to decide but to throw.
fn only_throws(game: &dyn Game) -> bool {
    matches!(game.pending(), Pending::Throw(_)) && game.actions().is_empty()
}

impl Opponents {
    /// Shows one message that the bot cannot play, and lets it try again later.
    fn give_up(&mut self, error: &str, voice: &mut Voice) {
        self.stage = Stage::Failed;
        self.wait = LOAD_AGAIN;
        if !self.has_told {
            self.has_told = true;
            voice.notices.show(format!("The opponent cannot play: {error}."));
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

/// Takes the dice where they lie on the table. Who enters real dice enters the bot's as well.
fn throw(session: &Session, voice: &mut Voice) -> Stage {
    if let Pending::Throw(spec) = session.game().pending() {
        match session.dice_source() {
            DiceSource::Entered => {}
            DiceSource::Physical => {
                voice.dice.write(TakeDice { seat: spec.seat() });
            }
            _ => {
                voice.throws.write(ThrowRequest);
            }
        }
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
