//! The coach looks at a turn before the dice are handed over. If it gives much away, the end of the turn is held back
//! until the player has decided: choose again, or keep it.

use bevy::{platform::cell::SyncCell, prelude::*};
use tesserae_insight::{Hint, Mark};
use tesserae_referee::{Fact, Intent, Referee, Restriction};
use tesserae_rules::{Action, Choice, Session};

use super::{AdviceCommand, coach_is_on, may_watch, thinking::think};
use crate::{
    opponents::KnowledgeOfGame,
    sets::TableSystems,
    settings::Settings,
    state::{game_data::Loading, players::person_to_act},
};

/// From this mark on the coach objects.
pub(super) const OBJECTION: Mark = Mark::Error;

/// The answer to what the coach has not looked at yet.
pub(super) const LOOKING: &str = "One moment: the coach is looking.";

/// Looks at turns.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .add_message::<CoachCommand>()
        .add_systems(Update, (obey, watch.run_if(may_watch)).chain().in_set(TableSystems::Input))
        .add_systems(Update, notice.in_set(TableSystems::React));
}

/// The answer to an objection.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum CoachCommand {
    /// Takes the turn back, and shows what is better.
    ChooseAgain,
    /// Does what was to be done.
    Keep,
}

/// What the coach says to a turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Objection {
    /// Whether it is about a choice, not about a turn.
    pub(crate) is_choice: bool,
    /// What is given away: “0.12 points”.
    pub(crate) lost: String,
    /// What is better, in words.
    pub(crate) better: String,
    /// Why it is better.
    pub(crate) why: Option<String>,
}

impl Objection {
    /// What is given away, what is better, and why, to be read out.
    #[must_use]
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(crate) fn sentence(&self) -> String {
        let why = self.why.as_deref().unwrap_or_default();
        format!("{} Better: {}. {why}", self.about(), self.better).trim_end().to_owned()
    }

    /// “This turn gives away 0.12 points.”
    #[must_use]
    pub(crate) fn about(&self) -> String {
        let what = if self.is_choice { "That" } else { "This turn" };
        format!("{what} gives away {}.", self.lost)
    }
}

/// The coach.
#[derive(Resource, Default)]
pub(crate) struct Coach {
    /// The turn that is being played: how many events there were at its beginning.
    turn: Option<(usize, SyncCell<Hint>)>,
    /// Whether all of it is thought over.
    is_ready: bool,
    /// Whether the player wanted to end the turn.
    is_asked: bool,
    objection: Option<Objection>,
    /// How many events there were when the player decided to keep a turn.
    kept: Option<usize>,
    /// The turn is being taken back to this many events.
    back_to: Option<usize>,
}

impl Coach {
    /// What is to be decided: whether the turn is played again.
    #[must_use]
    pub(crate) const fn objection(&self) -> Option<&Objection> {
        self.objection.as_ref()
    }

    /// Whether it follows the turn.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn is_watching(&self) -> bool {
        self.turn.is_some()
    }

    /// Whether it thinks or takes steps back, so that frames must go on.
    #[must_use]
    pub(crate) const fn is_busy(&self) -> bool {
        (self.turn.is_some() && !self.is_ready) || self.back_to.is_some()
    }
}

fn obey(
    mut commands: MessageReader<CoachCommand>,
    mut coach: ResMut<Coach>,
    referee: Res<Referee>,
    mut restriction: ResMut<Restriction>,
    mut intents: MessageWriter<Intent>,
) {
    for command in commands.read() {
        let Some(session) = referee.session().filter(|_| coach.objection.is_some()) else { continue };
        coach.objection = None;
        coach.is_asked = false;
        match command {
            CoachCommand::ChooseAgain => coach.back_to = coach.turn.as_ref().map(|(start, _)| *start),
            CoachCommand::Keep => {
                coach.kept = Some(session.events().len());
                *restriction = Restriction::None;
                intents.write(Intent::Choose(Choice::Finish));
            }
        }
    }
}

/// A refusal that is the coach's means that the player wants to end the turn.
fn notice(mut facts: MessageReader<Fact>, mut coach: ResMut<Coach>, restriction: Res<Restriction>) {
    for fact in facts.read() {
        match fact {
            Fact::Refused { code: Restriction::CODE, .. } if holds_turn(&restriction) => {
                coach.is_asked = true;
            }
            Fact::Happened(_) | Fact::Undone(_) if coach.objection.is_some() => coach.objection = None,
            Fact::Begun | Fact::Left => *coach = Coach::default(),
            _ => {}
        }
    }
}

pub(super) fn watch(
    mut coach: ResMut<Coach>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    mut knowledge: KnowledgeOfGame,
    mut restriction: ResMut<Restriction>,
    mut intents: MessageWriter<Intent>,
    mut advice: MessageWriter<AdviceCommand>,
) {
    let release = |restriction: &mut ResMut<Restriction>| {
        if holds_turn(restriction) {
            **restriction = Restriction::None;
        }
    };
    let session = referee.session().filter(|session| coach_is_on(&settings) && person_to_act(session));
    let Some((session, start)) = session.and_then(|session| Some((session, turn_start(session)?))) else {
        release(&mut restriction);
        if coach.turn.is_some() {
            *coach = Coach::default();
        }
        return;
    };
    let events = session.events().len();
    if let Some(back_to) = coach.back_to {
        if events > back_to && session.can_undo() {
            intents.write(Intent::Undo);
        } else {
            coach.back_to = None;
            advice.write(AdviceCommand::Hint);
        }
        return;
    }
    if coach.turn.as_ref().is_none_or(|(known, _)| *known != start) {
        let Loading::Ready(known) = knowledge.get(session.game().kind()) else { return };
        let hint = session.at(start).and_then(|game| Hint::new(game.as_ref(), &known).ok());
        let Some(hint) = hint else { return };
        *coach = Coach { turn: Some((start, SyncCell::new(hint))), ..default() };
    }
    let coach = &mut *coach;
    let Some((_, hint)) = &mut coach.turn else { return };
    let hint = hint.get();
    if !coach.is_ready {
        coach.is_ready = think(|budget| hint.step(budget));
    }
    let finish = Action::Choice(Choice::Finish);
    let can_finish = session.game().actions().contains(&finish);
    if coach.kept == Some(events) || (events == start && can_finish) {
        return release(&mut restriction);
    }
    if !can_finish {
        // From the beginning of the turn, so that it does not end automatically with its last step.
        restriction.set_if_neq(Restriction::Hold { actions: vec![finish], answer: LOOKING.to_owned() });
        return;
    }
    let played: Vec<Action> = session.events().iter().skip(start).map(|event| event.action.clone()).collect();
    let objection = if coach.is_ready { objection(hint, &played) } else { None };
    if coach.is_ready && objection.is_none() {
        release(&mut restriction);
        if coach.is_asked || !settings.confirm {
            coach.is_asked = false;
            intents.write(Intent::Choose(Choice::Finish));
        }
        return;
    }
    let answer = if coach.is_ready { "The coach knows a better turn." } else { LOOKING };
    restriction.set_if_neq(Restriction::Hold { actions: vec![finish], answer: answer.to_owned() });
    if coach.is_ready && (coach.is_asked || !settings.confirm) {
        coach.objection = objection;
    }
}

/// How many events there were when the turn began: those up to its throw. Nothing if no dice are being played.
fn turn_start(session: &Session) -> Option<usize> {
    let throw = session.events().iter().rposition(|event| matches!(event.action, Action::Throw(_)))?;
    let since = session.events().get(throw + 1..).unwrap_or_default();
    let is_turn = since.iter().all(|event| matches!(event.action, Action::Step(_)));
    (is_turn && session.game().pending().seat().is_some()).then_some(throw + 1)
}

/// Whether the end of a turn is held back, and not a choice.
fn holds_turn(restriction: &Restriction) -> bool {
    matches!(restriction, Restriction::Hold { actions, .. } if *actions == [Action::Choice(Choice::Finish)])
}

/// What there is to say against a turn.
fn objection(hint: &Hint, played: &[Action]) -> Option<Objection> {
    let verdict = hint.judge(played).filter(|verdict| verdict.mark >= Some(OBJECTION))?;
    Some(Objection {
        is_choice: false,
        lost: hint.scale().difference(verdict.lost),
        better: hint.words(0),
        why: hint.why_not(verdict.played),
    })
}
