//! A bot's turn: it thinks, waits as long as a person would, and then acts one step at a time.

use std::{collections::VecDeque, time::Duration};

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_bots::{Decision, Level};
use tesserae_insight::{Answer, Question};
use tesserae_referee::{Fact, Intent, Referee};
use tesserae_rules::{Action, Choice, DiceSource, Event, Game, Pending, Session};
use tesserae_words as words;

use crate::{
    table::{
        Busy, idle::Alarm, no_exercise, not_replaying, notices::Notices, players::bot_to_act, seed,
        sets::TableSystems, settings::Settings,
    },
    thinking::{Thinking, Ticket, unanswered},
    throw::ThrowCommand,
};

/// The shortest and the longest time before a bot acts, in seconds at natural speed.
const MOMENT: (f32, f32) = (0.6, 1.5);
/// The time before it takes the dice where it can only throw, in seconds at natural speed. It
/// shakes them after that.
const BEFORE_DICE: f32 = 0.3;
/// How long after a request for a throw that came to nothing another is made, in seconds.
const THROW_AGAIN: f32 = 3.0;
/// The pause between two steps of a turn, in seconds at natural speed.
const STEP_PAUSE: f32 = 0.25;
/// How long after a bot could not decide it tries again.
const TRY_AGAIN: Duration = Duration::from_secs(10);

/// Lets bots think and act, after everything that has happened is known. No frame is drawn for a
/// bot that thinks or waits for its moment.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opponents>().add_systems(
        Update,
        act.in_set(TableSystems::Animate)
            .run_if(not_replaying.and_then(no_exercise)),
    );
}

/// What the bot that is to act is doing.
#[derive(Resource, Default)]
pub(crate) struct Opponents {
    stage: BotStage,
    /// When the bot may act, by the real clock.
    moment: Duration,
    /// Whether the players know that the bot cannot play.
    has_told: bool,
    /// Whether it could not decide the last time it was asked.
    has_failed: bool,
}

#[derive(Default)]
enum BotStage {
    /// No bot is to act.
    #[default]
    Idle,
    /// It looks for a decision about the session as it stood after this many events.
    Thinking { after: usize, ticket: Ticket },
    /// It has decided, and waits for its moment.
    Waiting { after: usize, decision: Decision },
    /// It carries out a decision; `after` is how many events there were when the last action was
    /// sent.
    Acting {
        after: usize,
        actions: VecDeque<Action>,
    },
    /// It has taken the dice, or a person enters them for it.
    Throwing { after: usize },
    /// It cannot play, because what it knows or the worker it thinks in cannot be had. At this time
    /// of the real clock it tries again.
    Failed { until: Duration },
}

impl Opponents {
    /// Whether the bot that is to act cannot play, until it has another answer.
    pub(crate) const fn cannot_play(&self) -> bool {
        self.has_failed
    }

    /// Whether a search is under way, which takes as long as the machine needs.
    #[cfg(test)]
    pub(crate) fn are_thinking(&self) -> bool {
        matches!(self.stage, BotStage::Thinking { .. })
    }

    /// Whether a bot waits for the moment to do what it has decided.
    #[cfg(test)]
    pub(crate) fn are_waiting(&self) -> bool {
        matches!(self.stage, BotStage::Waiting { .. })
    }
}

/// What a bot needs of the table.
#[derive(SystemParam)]
struct BotSurroundings<'w, 's> {
    facts: MessageReader<'w, 's, Fact>,
    referee: Res<'w, Referee>,
    busy: Busy<'w>,
    settings: Res<'w, Settings>,
    clock: Res<'w, Time<Real>>,
    alarm: ResMut<'w, Alarm>,
    thinking: ResMut<'w, Thinking>,
}

/// Where a bot's decisions go.
#[derive(SystemParam)]
struct BotVoice<'w> {
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowCommand>,
    notices: ResMut<'w, Notices>,
}

fn act(mut opponents: ResMut<Opponents>, mut table: BotSurroundings, mut voice: BotVoice) {
    // What was thought about another game, or about what was undone, is worth nothing.
    if table
        .facts
        .read()
        .any(|fact| matches!(fact, Fact::Begun | Fact::Left | Fact::Undone(_)))
    {
        *opponents = Opponents::default();
        if let Some(session) = table
            .referee
            .session()
            .filter(|session| session.header().has_bot())
        {
            table.thinking.prepare(session.header().game);
        }
    }
    let Some((session, level)) = table
        .referee
        .session()
        .and_then(|s| Some((s, bot_to_act(s)?)))
    else {
        if !matches!(opponents.stage, BotStage::Idle) {
            opponents.stage = BotStage::Idle;
        }
        return;
    };
    let now = table.clock.elapsed();
    let events = session.events().len();
    let opponents = &mut *opponents;
    if let BotStage::Thinking { after, ticket } = &mut opponents.stage
        && *after == events
    {
        match ticket.last().map(Answer::decision) {
            None => return,
            Some(Ok(decision)) => {
                opponents.has_failed = false;
                opponents.stage = BotStage::Waiting {
                    after: events,
                    decision,
                }
            }
            Some(Err(error)) => opponents.give_up(&error, now, &mut voice),
        }
    }
    if let BotStage::Failed { until } = opponents.stage
        && now < until
    {
        return table.alarm.set(until);
    }
    // A person enters the dice for it.
    let enters = session.dice_source() == DiceSource::Entered;
    if enters && matches!(opponents.stage, BotStage::Throwing { after } if after == events) {
        return;
    }
    // It thinks while pieces move, and acts when they have come to rest.
    if table.busy.is_animating() {
        return;
    }
    if now < opponents.moment && !matches!(opponents.stage, BotStage::Idle) {
        return table.alarm.set(opponents.moment);
    }
    let in_seconds = |seconds| now + Duration::from_secs_f32(seconds);
    opponents.stage = match std::mem::take(&mut opponents.stage) {
        BotStage::Waiting { after, decision } if after == events => {
            opponents.moment = in_seconds(match decision {
                Decision::Throw => THROW_AGAIN,
                Decision::Act(_) => table.settings.duration(STEP_PAUSE),
            });
            carry_out(decision, session, &mut voice)
        }
        BotStage::Acting { after, mut actions } if after < events => {
            opponents.moment = in_seconds(table.settings.duration(STEP_PAUSE));
            match actions.pop_front() {
                Some(action) => send(action, actions, session, &mut voice),
                None => BotStage::Idle,
            }
        }
        // The referee refused what the bot chose. Whatever is legal keeps the game going.
        BotStage::Acting { after, .. } if after == events => {
            error!(
                "a bot chose what the rules refuse, at {}",
                session.game().position()
            );
            match session.game().actions().into_iter().next() {
                Some(action) => send(action, VecDeque::new(), session, &mut voice),
                None => throw(session, &mut voice),
            }
        }
        BotStage::Throwing { after } if after == events => {
            opponents.moment = in_seconds(THROW_AGAIN);
            throw(session, &mut voice)
        }
        _ if only_throws(session.game()) && !may_resign(session) => {
            opponents.moment = in_seconds(table.settings.duration(BEFORE_DICE));
            BotStage::Waiting {
                after: events,
                decision: Decision::Throw,
            }
        }
        _ => {
            opponents.moment = in_seconds(if only_throws(session.game()) {
                table.settings.duration(BEFORE_DICE)
            } else {
                hesitation(&table.settings, level)
            });
            BotStage::Thinking {
                after: events,
                ticket: table.thinking.ask(question(session, level)),
            }
        }
    };
}

/// Whether there is nothing to decide but to throw.
fn only_throws(game: &dyn Game) -> bool {
    matches!(game.pending(), Pending::Throw(_)) && game.actions().is_empty()
}

/// Whether the bot that is on turn may give the game up: once in a game, because the other player
/// may want to play on.
fn may_resign(session: &Session) -> bool {
    let this_game = |event: &&Event| event.action != Choice::NextGame.into();
    let offered = |event: &Event| matches!(event.action, Action::Choice(Choice::Resign(_)));
    !session.game().offers().is_empty()
        && !session
            .events()
            .iter()
            .rev()
            .take_while(this_game)
            .any(offered)
}

/// What a bot is asked: what it should do, or whether it gives up.
fn question(session: &Session, level: Level) -> Question {
    let question = Question::decision(session.game(), level, seed::seed());
    if may_resign(session) {
        question.may_resign()
    } else {
        question
    }
}

impl Opponents {
    /// Shows one message that the bot cannot play, and lets it try again later.
    fn give_up(&mut self, error: &str, now: Duration, voice: &mut BotVoice) {
        self.stage = BotStage::Failed {
            until: now + TRY_AGAIN,
        };
        self.has_failed = true;
        if !self.has_told {
            self.has_told = true;
            voice
                .notices
                .show(words::notices::opponent_cannot_play(unanswered(error)));
        }
    }
}

/// How long a bot waits before it acts: a person's moment, a little longer the stronger it is.
fn hesitation(settings: &Settings, level: Level) -> f32 {
    let (short, long) = MOMENT;
    let share = (seed::seed() % 1000) as f32 / 1000.0 * 0.6 + 0.1 * (level as u8) as f32;
    settings.duration(short + (long - short) * share.min(1.0))
}

/// Begins what was decided.
fn carry_out(decision: Decision, session: &Session, voice: &mut BotVoice) -> BotStage {
    match decision {
        Decision::Throw => throw(session, voice),
        Decision::Act(actions) => {
            let mut actions = VecDeque::from(actions);
            // A whole turn ends by handing over the dice; where the game does not ask for that, it
            // is left out below.
            actions.push_back(Choice::Finish.into());
            match actions.pop_front() {
                Some(action) => send(action, actions, session, voice),
                None => BotStage::Idle,
            }
        }
    }
}

/// Takes the dice where they lie on the table. Who enters real dice enters the bot's as well.
fn throw(session: &Session, voice: &mut BotVoice) -> BotStage {
    if let Pending::Throw(spec) = session.game().pending() {
        match session.dice_source() {
            DiceSource::Entered | DiceSource::Agreed => {}
            DiceSource::Physical => {
                voice.throws.write(ThrowCommand::ThrowForBot(spec.seat()));
            }
            _ => {
                voice.throws.write(ThrowCommand::Throw);
            }
        }
    }
    BotStage::Throwing {
        after: session.events().len(),
    }
}

/// Sends an action to the referee. What is no longer possible (the end of a turn that has ended by
/// itself) is left out.
fn send(
    action: Action,
    rest: VecDeque<Action>,
    session: &Session,
    voice: &mut BotVoice,
) -> BotStage {
    let game = session.game();
    let finish = Action::Choice(Choice::Finish);
    if action == finish && !game.actions().contains(&finish) {
        return BotStage::Idle;
    }
    match action {
        Action::Step(step) => voice.intents.write(Intent::Step(step)),
        Action::Choice(choice) => voice.intents.write(Intent::Choose(choice)),
        Action::Throw(_) => return BotStage::Idle,
    };
    BotStage::Acting {
        after: session.events().len(),
        actions: rest,
    }
}
