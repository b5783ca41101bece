//! The coach looks at what a person is about to do: at a turn before the dice are handed over, and
//! at a choice, such as to double, to take a run or to throw on. What gives much away is held back
//! until the player has decided: choose again, or do it.

use bevy::{ecs::system::SystemParam, prelude::*};
use tesserae_insight::{Hint, Mark};
use tesserae_referee::{Fact, Gate, GateOwner, Intent, Referee};
use tesserae_rules::{Action, Choice, Game, Pending, Session, Undo};
use tesserae_words::{self as words, Text};

use super::{AdviceCommand, coach_is_on, hint_search::HintSearch, may_watch};
use crate::{
    table::{
        ComparedTurns, PlayOut, players::person_to_act, sets::TableSystems, settings::Settings,
    },
    thinking::Thinking,
    throw::ThrowCommand,
};

/// From this mark on the coach objects.
const OBJECTION: Mark = Mark::Error;

/// Looks at turns and choices.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .add_message::<CoachCommand>()
        .add_systems(
            Update,
            (handle_commands, listen, watch.run_if(may_watch))
                .chain()
                .in_set(TableSystems::Input),
        )
        .add_systems(Update, follow.in_set(TableSystems::React));
}

/// The answer to an objection.
#[derive(Message, Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum CoachCommand {
    /// Takes the turn back, and shows what is better.
    ChooseAgain,
    /// Does what was to be done.
    Keep,
}

/// What the coach says to a turn or a choice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Objection {
    /// Whether it is about a choice, not about a turn.
    pub(crate) is_choice: bool,
    /// What it costs: “0.12 points”, “11 wins in 100”.
    pub(crate) lost: Text,
    /// What is better, in words.
    pub(crate) better: Text,
    /// Why it is better.
    pub(crate) why: Option<Text>,
    /// The turn, and the better one in its place.
    pub(crate) turns: [PlayOut; 2],
}

impl Objection {
    /// What is given away, what is better, and why, to be read out.
    #[must_use]
    pub(crate) fn sentence(&self) -> Text {
        let (about, better) = (self.about(), self.better.clone());
        match &self.why {
            Some(why) => words::advice::objection_and_why(about, better, why.clone()),
            None => words::advice::objection(about, better),
        }
    }

    /// “This turn costs you 0.12 points.”
    #[must_use]
    pub(crate) fn about(&self) -> Text {
        if self.is_choice {
            words::advice::this_costs(self.lost.clone())
        } else {
            words::advice::this_turn_costs(self.lost.clone())
        }
    }
}

/// The coach.
#[derive(Resource, Default)]
pub(crate) struct Coach {
    /// The search for the best in what is to be decided, and how many events there were at its
    /// beginning.
    search: Option<(usize, HintSearch)>,
    /// What the player wanted to do while it was held back.
    asked: Option<Attempt>,
    objection: Option<Objection>,
    /// How many events there were when the player decided to do it anyway.
    kept: Option<usize>,
    /// The turn is being taken back to this many events.
    back_to: Option<usize>,
}

impl Coach {
    /// What is to be decided: whether something else is played.
    #[must_use]
    pub(crate) const fn objection(&self) -> Option<&Objection> {
        self.objection.as_ref()
    }

    /// The turn that it objects to beside the better one, to be shown on the board.
    #[must_use]
    pub(crate) fn compared(&self) -> Option<ComparedTurns<'_>> {
        let ((_, search), objection) = (self.search.as_ref()?, self.objection.as_ref()?);
        let [played, best] = objection
            .turns
            .each_ref()
            .map(|turn| turn.actions.as_slice());
        Some(ComparedTurns {
            before: search.game(),
            best,
            played,
        })
    }

    /// Whether it follows a turn or a choice.
    #[cfg(test)]
    #[must_use]
    pub(crate) const fn is_watching(&self) -> bool {
        self.search.is_some()
    }

    /// Whether it takes steps back, which needs redraws.
    #[must_use]
    pub(crate) const fn is_taking_back(&self) -> bool {
        self.back_to.is_some()
    }
}

/// What a player tries to do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Attempt {
    Throw,
    Choose(Choice),
}

impl Attempt {
    /// The end of a turn.
    const FINISH: Self = Self::Choose(Choice::Finish);

    /// The actions of the decision; none for a throw.
    fn actions(self) -> Vec<Action> {
        match self {
            Self::Throw => Vec::new(),
            Self::Choose(choice) => vec![choice.into()],
        }
    }
}

/// What a person is about to decide.
struct DueDecision {
    /// How many events there were before it.
    start: usize,
    /// Whether it is a choice, not a turn.
    is_choice: bool,
    /// What ends the decision.
    attempts: Vec<Attempt>,
}

impl DueDecision {
    /// What is to be decided in a game; `None` if nothing is, or nothing but one thing can be done.
    fn of(session: &Session) -> Option<Self> {
        let attempts = attempts(session.game());
        if attempts.len() > 1 {
            return Some(Self {
                start: session.events().len(),
                is_choice: true,
                attempts,
            });
        }
        Some(Self {
            start: turn_start(session)?,
            is_choice: false,
            attempts: vec![Attempt::FINISH],
        })
    }

    /// The actions of the decision if it ends with an attempt: of a turn, what has been played of
    /// it.
    fn actions(&self, session: &Session, attempt: Attempt) -> Vec<Action> {
        if self.is_choice {
            return attempt.actions();
        }
        session
            .events()
            .iter()
            .skip(self.start)
            .map(|event| event.action.clone())
            .collect()
    }
}

/// Holds actions and throws back, and carries them out.
#[derive(SystemParam)]
struct Held<'w> {
    gate: ResMut<'w, Gate>,
    intents: MessageWriter<'w, Intent>,
    throws: MessageWriter<'w, ThrowCommand>,
}

impl Held<'_> {
    fn hold(&mut self, attempts: &[Attempt], answer: Text) {
        if attempts.is_empty() {
            return self.release();
        }
        let actions = attempts
            .iter()
            .flat_map(|attempt| attempt.actions())
            .collect();
        let throw = attempts.contains(&Attempt::Throw);
        self.gate
            .set_if_neq(Gate::hold(GateOwner::Coach, actions, throw, answer));
    }

    /// Lets everything happen, unless a lesson or a puzzle has set the gate.
    fn release(&mut self) {
        if self.gate.owner() == GateOwner::Coach {
            *self.gate = Gate::default();
        }
    }

    fn carry_out(&mut self, attempt: Attempt) {
        self.release();
        match attempt {
            Attempt::Throw => {
                self.throws.write(ThrowCommand::Throw);
            }
            Attempt::Choose(choice) => {
                self.intents.write(Intent::Choose(choice));
            }
        }
    }
}

/// Does what the player has decided about an objection.
fn handle_commands(
    mut commands: MessageReader<CoachCommand>,
    mut coach: ResMut<Coach>,
    referee: Res<Referee>,
    mut held: Held,
) {
    for command in commands.read() {
        let (Some(session), Some(_)) = (referee.session(), coach.objection.take()) else {
            continue;
        };
        match (command, coach.asked.take()) {
            (CoachCommand::Keep, Some(attempt)) => {
                coach.kept = Some(session.events().len());
                held.carry_out(attempt);
            }
            _ => coach.back_to = coach.search.as_ref().map(|(start, _)| *start),
        }
    }
}

/// Notes what the player wants to do while it is held back.
fn listen(
    mut intents: MessageReader<Intent>,
    mut requests: MessageReader<ThrowCommand>,
    mut coach: ResMut<Coach>,
    referee: Res<Referee>,
    gate: Res<Gate>,
) {
    let asked = requests
        .read()
        .filter(|asked| **asked == ThrowCommand::Throw);
    let thrown = asked.count() > 0;
    let chosen = intents.read().filter_map(|intent| match intent {
        Intent::Choose(choice) => Some(Attempt::Choose(*choice)),
        _ => None,
    });
    let attempt = chosen.last().or(thrown.then_some(Attempt::Throw));
    let (Some(attempt), Some(session), GateOwner::Coach) =
        (attempt, referee.session(), gate.owner())
    else {
        return;
    };
    let is_legal = match attempt {
        Attempt::Throw => matches!(session.game().pending(), Pending::Throw(_)),
        Attempt::Choose(choice) => session.game().choices().contains(&choice),
    };
    if is_legal {
        coach.asked = Some(attempt);
    }
}

/// Forgets a game that is over or replaced, and an objection when something else is played.
fn follow(mut facts: MessageReader<Fact>, mut coach: ResMut<Coach>, mut held: Held) {
    for fact in facts.read() {
        match fact {
            Fact::Begun | Fact::Left => {
                held.release();
                *coach = Coach::default();
            }
            Fact::Happened(_) | Fact::Undone(_) if coach.objection.is_some() => {
                coach.objection = None;
                coach.asked = None;
            }
            _ => {}
        }
    }
}

/// Holds back what gives much away, or everything until that is known.
fn watch(
    mut coach: ResMut<Coach>,
    referee: Res<Referee>,
    settings: Res<Settings>,
    mut thinking: ResMut<Thinking>,
    mut held: Held,
    mut advice: MessageWriter<AdviceCommand>,
) {
    let session = referee
        .session()
        .filter(|session| coach_is_on(&settings) && person_to_act(session));
    let Some((session, due)) =
        session.and_then(|session| Some((session, DueDecision::of(session)?)))
    else {
        held.release();
        if coach.search.is_some() {
            *coach = Coach::default();
        }
        return;
    };
    let events = session.events().len();
    if let Some(back_to) = coach.back_to {
        let stays = |undo: Undo| events.saturating_sub(undo.events) >= back_to;
        if session.next_undo().is_ok_and(stays) {
            held.intents.write(Intent::Undo);
        } else {
            coach.back_to = None;
            advice.write(AdviceCommand::Hint);
        }
        return;
    }
    if coach
        .search
        .as_ref()
        .is_none_or(|(start, _)| *start != due.start)
    {
        let Some(game) = session.at(due.start) else {
            return;
        };
        *coach = Coach {
            search: Some((due.start, HintSearch::new(game.as_ref(), &mut thinking))),
            ..default()
        };
    }
    let coach = &mut *coach;
    let Some((_, search)) = &mut coach.search else {
        return;
    };
    let hint = search.poll();
    if coach.objection.is_some() {
        return;
    }
    let can_finish = due.is_choice || session.game().actions().contains(&Choice::Finish.into());
    let is_untouched = !due.is_choice && events == due.start && can_finish;
    if coach.kept == Some(events) || is_untouched {
        return held.release();
    }
    let hint = match hint {
        // What the bots know cannot be had, so the coach holds nothing back.
        Some(Err(_)) => return held.release(),
        Some(Ok(hint)) if can_finish => hint,
        // A turn from its beginning, so that it does not end automatically with its last step.
        _ => {
            return held.hold(&due.attempts, words::advice::coach_is_looking());
        }
    };
    let objection = |attempt: &Attempt| objection(hint, &due, due.actions(session, *attempt));
    let bad: Vec<Attempt> = due
        .attempts
        .iter()
        .copied()
        .filter(|attempt| objection(attempt).is_some())
        .collect();
    // Where turns are not confirmed, one ends with its last step.
    let ends = (!due.is_choice && !settings.confirm).then_some(Attempt::FINISH);
    coach.asked = coach.asked.or(ends);
    match coach.asked {
        Some(attempt) if bad.contains(&attempt) => {
            coach.objection = objection(&attempt);
            held.hold(&bad, words::advice::coach_knows_better());
        }
        Some(attempt) => {
            coach.asked = None;
            coach.kept = Some(events);
            held.carry_out(attempt);
        }
        None => held.hold(&bad, words::advice::coach_knows_better()),
    }
}

/// What may be chosen where no piece can be moved; empty where one can.
fn attempts(game: &dyn Game) -> Vec<Attempt> {
    if game.outcome().is_some() || !game.steps().is_empty() {
        return Vec::new();
    }
    let throw = matches!(game.pending(), Pending::Throw(_)).then_some(Attempt::Throw);
    throw
        .into_iter()
        .chain(game.choices().into_iter().map(Attempt::Choose))
        .collect()
}

/// How many events there were when the turn began: those up to its throw. `None` if no dice are
/// being played.
fn turn_start(session: &Session) -> Option<usize> {
    let throw = session
        .events()
        .iter()
        .rposition(|event| matches!(event.action, Action::Throw(_)))?;
    let since = session.events().get(throw + 1..).unwrap_or_default();
    let is_turn = since
        .iter()
        .all(|event| matches!(event.action, Action::Step(_)));
    (is_turn && matches!(session.game().pending(), Pending::Act(_))).then_some(throw + 1)
}

/// What there is to say against a decision that is carried out by these actions; none is a throw.
fn objection(hint: &Hint, due: &DueDecision, actions: Vec<Action>) -> Option<Objection> {
    let verdict = hint
        .judge(&actions)
        .filter(|verdict| verdict.mark >= Some(OBJECTION))?;
    let best = hint.ranking().first()?.decision.chosen().to_vec();
    let better = hint.words(0)?;
    Some(Objection {
        is_choice: due.is_choice,
        lost: hint.cost(verdict.played),
        better,
        why: hint.why_not(verdict.played),
        turns: [actions, best].map(|actions| PlayOut {
            start: due.start,
            actions,
        }),
    })
}
